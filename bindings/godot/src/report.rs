//! Mistakes in arguments, as Godot reports its own: an error in the console, and a plain answer.

#![forbid(unsafe_code)]

use godot::prelude::*;

/// Says that a parameter must not be null.
#[cold]
pub(crate) fn null(parameter: &str) {
    godot_error!("Parameter \"{parameter}\" is null.");
}

/// Says that a resource is none of the six shapes.
#[cold]
pub(crate) fn no_shape() {
    godot_error!(
        "The shape must be a ClashCircle2D, ClashLine2D, ClashOrientedRectangle2D, ClashPoint2D, \
         ClashRectangle2D or ClashSegment2D."
    );
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

/// Says that a transform makes something of a shape that is none of the six.
#[cold]
pub(crate) fn misshaped(class: &str) {
    godot_error!("{class} can't be skewed or scaled that way: the result is no shape of clash2d.");
}

/// Says that a node must be in the scene tree.
#[cold]
pub(crate) fn outside_tree() {
    godot_error!("Condition \"!is_inside_tree()\" is true.");
}
