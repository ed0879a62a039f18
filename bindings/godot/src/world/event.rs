//! `ClashEvent2D`.

use clash2d::{Event, EventFlags};
use godot::classes::{IRefCounted, Node2D};
use godot::obj::InstanceId;
use godot::prelude::*;
use godot::register::property::PhantomVar;

use super::collider::ClashCollider2D;
use super::settings::number;
use super::tile_grid::ClashTileGrid2D;
use crate::convert::vector2;
use crate::text::Told;

/// An event, with the nodes that the two colliders had.
#[derive(Clone, Copy)]
pub(super) struct ToldEvent {
    pub(super) event: Event,
    pub(super) nodes: [Option<InstanceId>; 2],
}

/// Two colliders of a [ClashWorld2D] that began to touch, or ended.
///
/// Of the two, A is the one that the world numbers lower. The time of an update goes from 0, the update before, to 1,
/// now.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashEvent2D {
    /// The node of the first one; null if it is a plain collider, a grid of tiles or freed.
    #[var(get = get_a, no_set)]
    a: PhantomVar<Option<Gd<ClashCollider2D>>>,
    /// The node of the second one; null if it is a plain collider, a grid of tiles or freed.
    #[var(get = get_b, no_set)]
    b: PhantomVar<Option<Gd<ClashCollider2D>>>,
    /// The node of the one that is a [ClashTileGrid2D]; null if none is, or if it is freed.
    #[var(get = get_tile_grid, no_set)]
    tile_grid: PhantomVar<Option<Gd<ClashTileGrid2D>>>,
    /// The id of the first one.
    #[var(no_set)]
    id_a: i64,
    /// The id of the second one.
    #[var(no_set)]
    id_b: i64,
    /// What the program keeps with the first one.
    #[var(no_set)]
    user_a: i64,
    /// What the program keeps with the second one.
    #[var(no_set)]
    user_b: i64,
    /// The part of the time before the first contact, never too late; 0 of a pair that touched before.
    #[var(no_set)]
    enter: f64,
    /// The part of the time before the last contact, never too early; 1 if they touch at the end.
    #[var(no_set)]
    exit: f64,
    /// Where they touch first, of an end where they touch last; the null vector if that is on no way.
    #[var(no_set)]
    point: Vector2,
    /// The normal there, from the first one to the second one.
    #[var(no_set)]
    normal: Vector2,
    /// Whether the mask of the first one holds a layer of the second one.
    #[var(no_set)]
    a_sees_b: bool,
    /// Whether the mask of the second one holds a layer of the first one.
    #[var(no_set)]
    b_sees_a: bool,
    /// Whether they met and parted within one update: this is among the begins and among the ends.
    #[var(no_set)]
    passed: bool,
    /// Whether the first one was removed: its id is stale.
    #[var(no_set)]
    a_removed: bool,
    /// Whether the second one was removed.
    #[var(no_set)]
    b_removed: bool,
    /// Whether it came by what was added, placed or set, or is not swept, and not on a way: then [member enter] and
    /// [member exit] are 0.
    #[var(no_set)]
    changed: bool,
    nodes: [Option<InstanceId>; 2],
}

#[godot_api]
impl ClashEvent2D {
    #[func]
    fn get_a(&self) -> Option<Gd<ClashCollider2D>> {
        node(self.nodes[0])
    }

    #[func]
    fn get_b(&self) -> Option<Gd<ClashCollider2D>> {
        node(self.nodes[1])
    }

    #[func]
    fn get_tile_grid(&self) -> Option<Gd<ClashTileGrid2D>> {
        self.nodes.into_iter().find_map(tile_grid)
    }

    /// The object for what the library tells.
    pub(super) fn of(told: &ToldEvent) -> Gd<Self> {
        let ToldEvent { event, nodes } = *told;
        Gd::from_object(Self {
            a: PhantomVar::default(),
            b: PhantomVar::default(),
            tile_grid: PhantomVar::default(),
            id_a: number(event.pair.a),
            id_b: number(event.pair.b),
            user_a: event.user_a as i64,
            user_b: event.user_b as i64,
            enter: f64::from(event.enter),
            exit: f64::from(event.exit),
            point: vector2(event.point),
            normal: vector2(event.normal),
            a_sees_b: event.is(EventFlags::ASeesB),
            b_sees_a: event.is(EventFlags::BSeesA),
            passed: event.is(EventFlags::Passed),
            a_removed: event.is(EventFlags::ARemoved),
            b_removed: event.is(EventFlags::BRemoved),
            changed: event.is(EventFlags::Changed),
            nodes,
        })
    }
}

/// The node with a grid of a number, unless it is freed.
pub(super) fn tile_grid(id: Option<InstanceId>) -> Option<Gd<ClashTileGrid2D>> {
    Gd::try_from_instance_id(id?).ok()
}

/// The node of a number, unless it is freed.
pub(super) fn node(id: Option<InstanceId>) -> Option<Gd<ClashCollider2D>> {
    Gd::try_from_instance_id(id?).ok()
}

#[godot_api]
impl IRefCounted for ClashEvent2D {
    fn to_string(&self) -> GString {
        let flags = [
            ("a_sees_b", self.a_sees_b),
            ("b_sees_a", self.b_sees_a),
            ("passed", self.passed),
            ("a_removed", self.a_removed),
            ("b_removed", self.b_removed),
            ("changed", self.changed),
        ];
        let flags = flags.map(|(name, is_set)| format!("{name}: {is_set}")).join(", ");
        GString::from(&format!(
            "ClashEvent2D(a: {}, b: {}, tile_grid: {}, id_a: {}, id_b: {}, user_a: {}, user_b: {}, enter: {}, exit: {}, \
             point: {}, normal: {}, {flags})",
            told(self.get_a()),
            told(self.get_b()),
            told(self.get_tile_grid()),
            self.id_a,
            self.id_b,
            self.user_a,
            self.user_b,
            self.enter.told(),
            self.exit.told(),
            self.point.told(),
            self.normal.told()
        ))
    }
}

/// A node as text.
pub(super) fn told(node: Option<Gd<impl Inherits<Node2D>>>) -> String {
    node.map_or_else(|| "null".to_owned(), |node| node.to_string())
}
