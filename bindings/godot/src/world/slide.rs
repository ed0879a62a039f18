//! `ClashSlideCollision2D`.

use clash2d::{MoverHit, MoverTouch};
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

/// What a [ClashCharacter2D] came to on its way.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashSlideCollision2D {
    /// Which collider.
    #[var(no_set)]
    id: i64,
    /// Its node; null if it is a tile, a plain collider or freed.
    #[var(get = get_collider, no_set)]
    collider: PhantomVar<Option<Gd<ClashCollider2D>>>,
    /// What the program keeps with it; of a tile its material.
    #[var(no_set)]
    user: i64,
    /// The grid of a tile; null if it is none, or freed.
    #[var(get = get_tile_grid, no_set)]
    tile_grid: PhantomVar<Option<Gd<ClashTileGrid2D>>>,
    /// The cell of the tile, of several that are flush the first to which the character came; (0, 0) if it is none.
    #[var(no_set)]
    cell: Vector2i,
    /// Where the character was then.
    #[var(no_set)]
    position: Vector2,
    /// Out of the collider, of length 1, as that of a [KinematicCollision2D].
    #[var(no_set)]
    normal: Vector2,
    /// The part of the way before, from 0 to 1.
    #[var(no_set)]
    fraction: f64,
    /// Whether it is a floor to the character.
    #[var(no_set)]
    is_floor: bool,
    /// Whether it is a wall to the character.
    #[var(no_set)]
    is_wall: bool,
    /// Whether it is a ceiling to the character.
    #[var(no_set)]
    is_ceiling: bool,
    node: Option<InstanceId>,
}

#[godot_api]
impl ClashSlideCollision2D {
    #[func]
    fn get_collider(&self) -> Option<Gd<ClashCollider2D>> {
        node(self.node)
    }

    #[func]
    fn get_tile_grid(&self) -> Option<Gd<ClashTileGrid2D>> {
        tile_grid(self.node)
    }

    /// The object for an answer of the library.
    pub(super) fn of(hit: &MoverHit, node: Option<InstanceId>) -> Gd<Self> {
        let is = |touch: MoverTouch| hit.touch == touch as u32;
        Gd::from_object(Self {
            id: number(hit.id.collider),
            collider: PhantomVar::default(),
            user: hit.user as i64,
            tile_grid: PhantomVar::default(),
            cell: vector2i(hit.cell),
            position: vector2(hit.position),
            normal: vector2(-hit.normal),
            fraction: f64::from(hit.time),
            is_floor: is(MoverTouch::Floor),
            is_wall: is(MoverTouch::Wall),
            is_ceiling: is(MoverTouch::Ceiling),
            node,
        })
    }
}

#[godot_api]
impl IRefCounted for ClashSlideCollision2D {
    fn to_string(&self) -> GString {
        GString::from(&format!(
            "ClashSlideCollision2D(id: {}, collider: {}, user: {}, tile_grid: {}, cell: {}, position: {}, normal: {}, fraction: {}, \
             is_floor: {}, is_wall: {}, is_ceiling: {})",
            self.id,
            told(self.get_collider()),
            self.user,
            told(self.get_tile_grid()),
            self.cell.told(),
            self.position.told(),
            self.normal.told(),
            self.fraction.told(),
            self.is_floor,
            self.is_wall,
            self.is_ceiling
        ))
    }
}
