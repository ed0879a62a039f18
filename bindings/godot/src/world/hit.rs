//! `ClashWorldHit2D`.

use clash2d::{ColliderId, WorldHit};
use godot::classes::IRefCounted;
use godot::obj::InstanceId;
use godot::prelude::*;
use godot::register::property::PhantomVar;

use super::collider::ClashCollider2D;
use super::event::{node, tile_grid, told};
use super::settings::number;
use super::tile_grid::ClashTileGrid2D;
use super::tile_hit::vector2i;
use crate::convert::vector2;
use crate::text::Told;

/// What a question to a [ClashWorld2D] found. Of an overlap only [member id], [member collider], [member tile_grid] and [member user]
/// are told.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashWorldHit2D {
    /// Which collider.
    #[var(no_set)]
    id: i64,
    /// Its node; null if it is a plain collider, a grid of tiles or freed.
    #[var(get = get_collider, no_set)]
    collider: PhantomVar<Option<Gd<ClashCollider2D>>>,
    /// The node of the grid if it is a [ClashTileGrid2D]; null if it is none, or freed.
    #[var(get = get_tile_grid, no_set)]
    tile_grid: PhantomVar<Option<Gd<ClashTileGrid2D>>>,
    /// The cell of the tile; (0, 0) if it is none.
    #[var(no_set)]
    cell: Vector2i,
    /// What the program keeps with it.
    #[var(no_set)]
    user: i64,
    /// The part of the movement before the contact, from 0 to 1, never beyond it; of what is nearest the distance.
    #[var(no_set)]
    fraction: f64,
    /// Of a ray the part before the last point, never before it; otherwise 0.
    #[var(no_set)]
    exit: f64,
    /// Where, on the collider.
    #[var(no_set)]
    point: Vector2,
    /// Towards the collider, of length 1; the null vector where a ray starts inside, and of what is at a distance
    /// of 0.
    #[var(no_set)]
    normal: Vector2,
    /// The number of the collider's member, if its shape is a group; otherwise 0.
    #[var(no_set)]
    member: i64,
    /// The number of the edge that the point is on: see [ClashEdge2D].
    #[var(no_set)]
    edge: i64,
    /// How far along that edge: 0 at its start, 1 at its end. On a line, in lengths of its direction.
    #[var(no_set)]
    along: f64,
    /// Whether they touch at the start.
    #[var(no_set)]
    starts_inside: bool,
    node: Option<InstanceId>,
}

#[godot_api]
impl ClashWorldHit2D {
    #[func]
    fn get_collider(&self) -> Option<Gd<ClashCollider2D>> {
        node(self.node)
    }

    #[func]
    fn get_tile_grid(&self) -> Option<Gd<ClashTileGrid2D>> {
        tile_grid(self.node)
    }

    /// The object for an answer of the library.
    pub(super) fn of(hit: WorldHit, node: Option<InstanceId>) -> Gd<Self> {
        Gd::from_object(Self {
            id: number(hit.id),
            collider: PhantomVar::default(),
            tile_grid: PhantomVar::default(),
            cell: vector2i(hit.cell),
            user: hit.user as i64,
            fraction: f64::from(hit.fraction),
            exit: f64::from(hit.exit),
            point: vector2(hit.point),
            normal: vector2(hit.normal),
            member: i64::from(hit.place.member),
            edge: i64::from(hit.place.edge),
            along: f64::from(hit.place.along),
            starts_inside: hit.starts_inside,
            node,
        })
    }

    /// The object for a collider that overlaps.
    pub(super) fn overlap(id: ColliderId, user: u64, node: Option<InstanceId>) -> Gd<Self> {
        let mut hit = WorldHit::default();
        (hit.id, hit.user) = (id, user);
        Self::of(hit, node)
    }
}

#[godot_api]
impl IRefCounted for ClashWorldHit2D {
    fn to_string(&self) -> GString {
        GString::from(&format!(
            "ClashWorldHit2D(id: {}, collider: {}, tile_grid: {}, cell: {}, user: {}, fraction: {}, exit: {}, point: {}, normal: {}, \
             member: {}, edge: {}, along: {}, starts_inside: {})",
            self.id,
            told(self.get_collider()),
            told(self.get_tile_grid()),
            self.cell.told(),
            self.user,
            self.fraction.told(),
            self.exit.told(),
            self.point.told(),
            self.normal.told(),
            self.member,
            self.edge,
            self.along.told(),
            self.starts_inside
        ))
    }
}
