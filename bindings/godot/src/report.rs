//! Mistakes in arguments, as Godot reports its own: an error in the console, and a plain answer.

#![forbid(unsafe_code)]

use clash2d::Status;
use godot::prelude::*;

/// Says that a parameter must not be null.
#[cold]
pub(crate) fn null(parameter: &str) {
    godot_error!("Parameter \"{parameter}\" is null.");
}

/// Says that a parameter is of none of the classes of shapes.
#[cold]
pub(crate) fn no_shape(parameter: &str, class: &str, classes: &str) {
    let classes = classes.replace(',', ", ");
    godot_error!("Parameter \"{parameter}\" is a {class}, but must be one of {classes}.");
}

/// Says that an element of an array is null.
#[cold]
pub(crate) fn null_element(parameter: &str, index: usize) {
    godot_error!("Parameter \"{parameter}\" has null at index {index}.");
}

/// Says that a group can't be a member of a group.
#[cold]
pub(crate) fn nested_group(parameter: &str) {
    godot_error!("Parameter \"{parameter}\": a ClashGroup2D can't be a member of a ClashGroup2D.");
}

/// Says that a number is none of the constants that a parameter may be.
#[cold]
pub(crate) fn unknown(parameter: &str, constants: &str) {
    godot_error!("Parameter \"{parameter}\" must be {constants} of ClashGeometry2D.");
}

/// Says why the library refuses something.
#[cold]
pub(crate) fn refused(status: Status) {
    godot_error!("That is impossible: {}.", status.message());
}

/// Says that a count is out of its range.
#[cold]
pub(crate) fn bad_count(most: i64) {
    godot_error!("Parameter \"count\" must be from 0 to {most}.");
}

/// Says that a shape of Godot's physics has no counterpart.
#[cold]
pub(crate) fn no_counterpart(class: &str) {
    godot_error!("Parameter \"shape\": {class} has no counterpart among the shapes of clash2d.");
}

/// Says that a number must not be negative, as the setters of Godot's own shapes do.
#[cold]
pub(crate) fn negative(class: &str, what: &str) {
    godot_error!("{class} {what} cannot be negative.");
}

/// Says that a Rect2 has a negative size, in the words of `Rect2.intersects()`.
#[cold]
pub(crate) fn negative_rect() {
    godot_error!(
        "Rect2 size is negative, this is not supported. \
         Use Rect2.abs() to get a Rect2 with a positive size."
    );
}

/// Says that two arrays that belong together differ in size.
#[cold]
pub(crate) fn different_sizes(a: &str, b: &str) {
    godot_error!("\"{a}\" and \"{b}\" must have the same size.");
}

/// Says that a transform makes something of a shape that is no shape of clash2d.
#[cold]
pub(crate) fn misshaped(class: &str) {
    godot_error!("{class} can't be skewed or scaled that way: the result is no shape of clash2d.");
}

/// Says that a node must be in the scene tree.
#[cold]
pub(crate) fn outside_tree() {
    godot_error!("Condition \"!is_inside_tree()\" is true.");
}

/// Says that a parameter has bits that mean nothing.
#[cold]
pub(crate) fn unknown_bits(parameter: &str, constants: &str) {
    godot_error!("Parameter \"{parameter}\" must be made of {constants}.");
}

/// Says that a parameter has a NaN or an infinity.
#[cold]
pub(crate) fn not_finite(parameter: &str) {
    godot_error!("Parameter \"{parameter}\" is not finite.");
}

/// Says that a number is out of its range.
#[cold]
pub(crate) fn out_of_range(parameter: &str, range: &str) {
    godot_error!("Parameter \"{parameter}\" must be {range}.");
}

/// Says that an id is no collider's.
#[cold]
pub(crate) fn stale(parameter: &str) {
    godot_error!("Parameter \"{parameter}\" is the id of no collider of this world.");
}

/// Says why the library refuses a parameter.
#[cold]
pub(crate) fn refused_parameter(parameter: &str, status: Status) {
    godot_error!("Parameter \"{parameter}\": {}.", status.message());
}

/// Says that a world has colliders, so that something of it stays as it is.
#[cold]
pub(crate) fn not_empty(property: &str) {
    godot_error!("ClashWorld2D {property} can only be set while the world has no colliders.");
}

/// Says that a world plays no log, as it has nodes.
#[cold]
pub(crate) fn has_nodes() {
    godot_error!("A ClashWorld2D can only play a log while no node below it is in it.");
}

/// Says that a node is where its collider can't be.
#[cold]
pub(crate) fn out_of_reach() {
    godot_error!(
        "A ClashCollider2D is so far away or so large that its shape is none there: its collider stays."
    );
}

/// Says that a collider goes with its node.
#[cold]
pub(crate) fn follows_a_node(parameter: &str) {
    godot_error!("Parameter \"{parameter}\" is of a node: move, change or free that instead.");
}

/// Says that a character has to be below a world.
#[cold]
pub(crate) fn no_world() {
    godot_error!("A ClashCharacter2D can only move below a ClashWorld2D.");
}

/// Says that something of a grid stays as it is while there is something in it.
#[cold]
pub(crate) fn cells_are_filled(property: &str) {
    godot_error!("ClashTileGrid2D {property} can only be set while all cells are empty.");
}

/// Says that a node is no layer of tiles.
#[cold]
pub(crate) fn no_layer(parameter: &str, class: &str) {
    godot_error!("Parameter \"{parameter}\" is a {class}, but must be a TileMapLayer.");
}

/// Says that a resource is no bitmap.
#[cold]
pub(crate) fn no_bitmap(parameter: &str, class: &str) {
    godot_error!("Parameter \"{parameter}\" is a {class}, but must be a BitMap.");
}

/// Says that a grid would ask a layer for something else than it has.
#[cold]
pub(crate) fn asks_otherwise() {
    godot_error!(
        "physics_layer or material_data of a ClashTileGrid2D have changed since it was read: call read()."
    );
}

/// Says that a layer is placed as no grid can be.
#[cold]
pub(crate) fn turned_layer() {
    godot_error!(
        "Parameter \"layer\" is turned, flipped or skewed: the cells of a ClashTileGrid2D are upright."
    );
}

/// Says that a tile set has other tiles than squares.
#[cold]
pub(crate) fn no_squares() {
    godot_error!(
        "Parameter \"layer\": tile_shape of its tile set must be TileSet.TILE_SHAPE_SQUARE."
    );
}

/// Says why a tile can't be in a grid.
#[cold]
pub(crate) fn bad_tile(cell: Vector2i, [source, x, y, alternative]: [i64; 4], why: &str) {
    godot_error!(
        "Cell {cell} stays empty, as all with tile ({x}, {y}) of source {source}, alternative {alternative}: {why}."
    );
}

/// Says that a character has no shape.
#[cold]
pub(crate) fn no_shape_below() {
    godot_error!(
        "A ClashCharacter2D can only move with a ClashCollider2D as a child that has a shape and is no sensor."
    );
}
