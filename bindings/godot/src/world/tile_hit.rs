//! `ClashTileHit2D`, `ClashTileContact2D` and `ClashTileDistance2D`.

use clash2d::{GridCastHit, GridCell, GridContact, GridDistance, GridRayHit};
use godot::prelude::*;

use crate::answer::ClashContact2D;
use crate::convert::vector2;
use crate::text::told;

/// Where a ray or a moving shape meets a [ClashTileGrid2D].
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashTileHit2D {
    /// Which cell.
    #[var(no_set)]
    cell: Vector2i,
    /// What is in it: [constant ClashTileGrid2D.KIND_FULL] or a kind of the grid's own.
    #[var(no_set)]
    kind: i64,
    /// The material of what is in it.
    #[var(no_set)]
    material: i64,
    /// The part of the way before the first contact, from 0 to 1, never beyond it.
    #[var(no_set)]
    fraction: f64,
    /// Where, on the tile.
    #[var(no_set)]
    point: Vector2,
    /// Out of the edge of the grid there, of length 1, never of an edge between two tiles; the null vector if a ray starts
    /// in the grid.
    #[var(no_set)]
    normal: Vector2,
    /// The number of the tile's edge that the point is on: see [ClashEdge2D].
    #[var(no_set)]
    edge: i64,
    /// How far along that edge: 0 at its start, 1 at its end.
    #[var(no_set)]
    along: f64,
    /// Whether it touches the grid at the start.
    #[var(no_set)]
    starts_inside: bool,
}

impl ClashTileHit2D {
    /// The object for an answer of the library.
    pub(super) fn of(hit: &GridRayHit) -> Gd<Self> {
        Gd::from_object(Self {
            cell: vector2i(hit.found.cell),
            kind: i64::from(hit.found.tile.kind),
            material: i64::from(hit.found.tile.material),
            fraction: f64::from(hit.fraction),
            point: vector2(hit.point),
            normal: vector2(hit.normal),
            edge: i64::from(hit.place.edge),
            along: f64::from(hit.place.along),
            starts_inside: hit.starts_inside,
        })
    }

    /// The object for a moving shape's; the tile is the first shape.
    pub(super) fn of_cast(hit: &GridCastHit) -> Gd<Self> {
        Gd::from_object(Self {
            cell: vector2i(hit.found.cell),
            kind: i64::from(hit.found.tile.kind),
            material: i64::from(hit.found.tile.material),
            fraction: f64::from(hit.cast.fraction),
            point: vector2(hit.cast.point),
            normal: vector2(hit.cast.normal),
            edge: i64::from(hit.cast.place_a.edge),
            along: f64::from(hit.cast.place_a.along),
            starts_inside: hit.cast.starts_in_contact,
        })
    }
}

told!(ClashTileHit2D: IRefCounted, cell, kind, material, fraction, point, normal, edge, along, starts_inside);

/// How a shape touches a tile of a [ClashTileGrid2D].
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashTileContact2D {
    /// Which cell.
    #[var(no_set)]
    cell: Vector2i,
    /// What is in it: [constant ClashTileGrid2D.KIND_FULL] or a kind of the grid's own.
    #[var(no_set)]
    kind: i64,
    /// The material of what is in it.
    #[var(no_set)]
    material: i64,
    /// How: the tile is the first shape, so that the normal leads out of the grid.
    #[var(no_set)]
    contact: Gd<ClashContact2D>,
}

impl ClashTileContact2D {
    /// The object for an answer of the library.
    pub(super) fn of(found: &GridContact) -> Gd<Self> {
        Gd::from_object(Self {
            cell: vector2i(found.found.cell),
            kind: i64::from(found.found.tile.kind),
            material: i64::from(found.found.tile.material),
            contact: ClashContact2D::of(found.contact),
        })
    }
}

told!(ClashTileContact2D: IRefCounted, cell, kind, material, contact);

/// The tile of a [ClashTileGrid2D] that is nearest to a shape.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashTileDistance2D {
    /// Which cell.
    #[var(no_set)]
    cell: Vector2i,
    /// What is in it: [constant ClashTileGrid2D.KIND_FULL] or a kind of the grid's own.
    #[var(no_set)]
    kind: i64,
    /// The material of what is in it.
    #[var(no_set)]
    material: i64,
    /// The distance: 0 exactly if they collide.
    #[var(no_set)]
    distance: f64,
    /// A point of the tile that is nearest to the shape.
    #[var(no_set)]
    point_a: Vector2,
    /// A point of the shape that is nearest to [member point_a]; the same point if they collide.
    #[var(no_set)]
    point_b: Vector2,
}

impl ClashTileDistance2D {
    /// The object for an answer of the library.
    pub(super) fn of(nearest: &GridDistance) -> Gd<Self> {
        Gd::from_object(Self {
            cell: vector2i(nearest.found.cell),
            kind: i64::from(nearest.found.tile.kind),
            material: i64::from(nearest.found.tile.material),
            distance: f64::from(nearest.distance.distance),
            point_a: vector2(nearest.distance.point_a),
            point_b: vector2(nearest.distance.point_b),
        })
    }
}

told!(ClashTileDistance2D: IRefCounted, cell, kind, material, distance, point_a, point_b);

/// The library's cell as Godot's.
pub(super) fn vector2i(cell: GridCell) -> Vector2i {
    Vector2i::new(cell.x, cell.y)
}
