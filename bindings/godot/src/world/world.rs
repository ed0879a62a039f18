//! `ClashWorld2D`: its life, updates and signals.

use clash2d::{ColliderFlags, Event, EventFlags, QueryFlags, Stop, World, WorldSettings};
use godot::classes::notify::CanvasItemNotification;
use godot::classes::{Engine, INode2D, Node, Node2D, RenderingServer};
use godot::obj::InstanceId;
use godot::prelude::*;

use super::event::{ClashEvent2D, ToldEvent, node};
use super::followers::{Followers, Own};
use super::settings::{Settings, number};
use super::tile_grid::ClashTileGrid2D;
use crate::report;
use crate::shape::{Shape, draw, owned};

/// Many colliders of any shape, the pairs among them, and questions about all of them at once.
///
/// Each [ClashCollider2D] below this node is in the world, and follows its node. Plain colliders, for bullets and tiles
/// by the thousand, have no node but a number: see [method add].
///
/// At the end of each physics frame, after every [method Node._physics_process], the world [method update]s itself: it
/// finds all pairs that touch now, or did on the ways since the last time, and emits [signal overlap_began] and
/// [signal overlap_ended]. Nothing that moves is too fast. Every begin has one end, also if a collider is removed.
///
/// Questions are exact, and see what the last update saw and all that was done since to plain colliders and to
/// shapes. Of nodes that have moved since, [method sync] tells the world. A question is about colliders on the layers of
/// `collision_mask` (64 bits; -1: all), whose ids are not in `exclude` (see [method ClashCollider2D.get_id]), without
/// those that `flags` leave out (constants of this class) and those of a `family`, if that is not 0. `limit` is how many are
/// wanted, 0: all.
///
/// Everything is in global coordinates. All answers are the same on every platform, whatever the order in which
/// things were added.
#[derive(GodotClass)]
#[class(tool, init, base = Node2D)]
pub(crate) struct ClashWorld2D {
    /// Whether the world updates itself in each physics frame.
    #[export]
    #[var(set)]
    #[init(val = true)]
    auto_update: bool,
    /// For ways with a turn, how near counts as a contact, as in [method ClashGeometry2D.cast_turning]; 0: as near as
    /// 32 bits tell. It can be set while the world has no colliders, which then begins anew: for all pairs, and without a log.
    #[export(range = (0.0, 1.0, 0.001, or_greater, suffix = "px"))]
    #[var(set)]
    tolerance: f64,
    /// Whether plain colliders are drawn. They always are in a game that was started with
    /// [b]Debug > Visible Collision Shapes[/b].
    #[export]
    #[var(set)]
    debug_draw: bool,
    /// The color that plain colliders are drawn with; the outline is the same color, but opaque.
    #[export]
    #[var(set)]
    #[init(val = Color::from_rgba(0.0, 0.6, 0.7, 0.42))]
    debug_color: Color,
    pub(super) world: World,
    pub(super) followers: Followers,
    /// How many updates there were.
    pub(super) updates: u64,
    /// The physics frame in which a character has looked where all nodes are.
    looked: Option<u64>,
    told: Told,
    base: Base<Node2D>,
}

/// What the last update told.
#[derive(Clone, Default)]
struct Told {
    begins: Vec<ToldEvent>,
    ends: Vec<ToldEvent>,
}

#[godot_api]
impl ClashWorld2D {
    /// Moves rarely: dear to move, same answers; two of them pair only if one is a sensor.
    #[constant]
    pub(super) const COLLIDER_STATIC: i64 = ColliderFlags::Static as i64;
    /// Stops no mover. Two sensors are a pair like any other.
    #[constant]
    pub(super) const COLLIDER_SENSOR: i64 = ColliderFlags::Sensor as i64;
    /// Only where it is at an update counts, not the way there.
    #[constant]
    pub(super) const COLLIDER_UNSWEPT: i64 = ColliderFlags::Unswept as i64;
    /// As it moves it carries and pushes movers: a platform, a lift.
    #[constant]
    pub(super) const COLLIDER_CARRIER: i64 = ColliderFlags::Carrier as i64;
    /// A question is about no sensors.
    #[constant]
    const QUERY_NO_SENSORS: i64 = QueryFlags::NoSensors as i64;
    /// A question is about none but sensors.
    #[constant]
    const QUERY_NO_SOLIDS: i64 = QueryFlags::NoSolids as i64;
    /// A question is about none that are static.
    #[constant]
    const QUERY_NO_STATICS: i64 = QueryFlags::NoStatics as i64;
    /// A question is about none but static ones.
    #[constant]
    const QUERY_NO_MOVING: i64 = QueryFlags::NoMoving as i64;
    /// Rays and casts pass one-way colliders, except from their open side: what comes against that, and is not deeper in
    /// them than by a touch. Chains with a solid side are met from the free one in any case.
    #[constant]
    const QUERY_ONE_WAY: i64 = QueryFlags::OneWay as i64;

    /// Two colliders began to touch. Emitted by [method update], by the time of the contact and then by the numbers of
    /// the colliders. Whatever is added, moved, removed or freed meanwhile changes nothing about the rest.
    #[signal]
    fn overlap_began(event: Gd<ClashEvent2D>);

    /// Two colliders ended to touch, or one of them was removed. Emitted after all [signal overlap_began], by the time
    /// of the last contact and then by the numbers of the colliders.
    #[signal]
    fn overlap_ended(event: Gd<ClashEvent2D>);

    /// Brings the colliders of all nodes to where these are, finds all pairs that touch now, or did on the ways since
    /// the last update, and emits the signals: for each pair that of the world, then those of the two nodes.
    #[func(gd_self)]
    fn update(mut this: Gd<Self>) {
        let Some(told) = this.bind_mut().find() else { return };
        emit(&mut this, "overlap_began", &told.begins);
        emit(&mut this, "overlap_ended", &told.ends);
    }

    /// Brings the colliders of all nodes to where these are, without an update. Of several ways of one node between two
    /// updates each takes an equal part of the time.
    #[func]
    pub(super) fn sync(&mut self) {
        self.followers.follow(&mut self.world);
    }

    /// What began at the last update, by time, then by the numbers of the colliders.
    #[func]
    fn get_begins(&self) -> Array<Gd<ClashEvent2D>> {
        self.told.begins.iter().map(ClashEvent2D::of).collect()
    }

    /// What ended at the last update, by time, then by the numbers of the colliders.
    #[func]
    fn get_ends(&self) -> Array<Gd<ClashEvent2D>> {
        self.told.ends.iter().map(ClashEvent2D::of).collect()
    }

    /// The pairs that touched at the update before the last one and at the last one, as two ids each, by the numbers
    /// of the colliders.
    #[func]
    fn get_stays(&self) -> PackedInt64Array {
        let pairs = self.world.events().stays().iter();
        pairs.flat_map(|pair| [number(pair.a), number(pair.b)]).collect()
    }

    #[func]
    fn set_auto_update(&mut self, auto_update: bool) {
        self.auto_update = auto_update;
        let is_processed = auto_update && !Engine::singleton().is_editor_hint();
        self.base_mut().set_physics_process_internal(is_processed);
    }

    #[func]
    fn set_tolerance(&mut self, tolerance: f64) {
        if !self.world.is_empty() {
            return report::not_empty("tolerance");
        }
        match World::new(&settings(tolerance)) {
            Ok(world) => (self.world, self.tolerance) = (world, tolerance),
            Err(status) => report::refused(status),
        }
    }

    #[func]
    fn set_debug_draw(&mut self, debug_draw: bool) {
        self.debug_draw = debug_draw;
        self.base_mut().queue_redraw();
    }

    #[func]
    fn set_debug_color(&mut self, debug_color: Color) {
        self.debug_color = debug_color;
        self.base_mut().queue_redraw();
    }

    /// Does all of an update but for the signals; what it tells.
    fn find(&mut self) -> Option<Told> {
        self.sync();
        if let Err(status) = self.world.update() {
            report::refused(status);
            return None;
        }
        self.updates += 1;
        self.tell();
        self.followers.settle(&mut self.world);
        Some(self.told.clone())
    }

    /// What the world's last update told is what is told now.
    pub(super) fn tell(&mut self) {
        let told = |event: &Event| ToldEvent {
            event: *event,
            nodes: [event.pair.a, event.pair.b].map(|id| self.followers.node(id)),
        };
        let events = self.world.events();
        let begins = events.begins().iter().map(told).collect();
        let ends = events.ends().iter().map(told).collect();
        self.told = Told { begins, ends };
        if self.is_drawn() {
            self.base_mut().queue_redraw();
        }
    }

    /// A node below enters the scene.
    pub(super) fn enter(&mut self, node: Gd<Node2D>, shape: Option<Shape>, settings: Settings) {
        self.followers.enter(&mut self.world, node, shape, settings);
    }

    /// A node below leaves the scene.
    pub(super) fn leave(&mut self, node: InstanceId) {
        self.followers.leave(&mut self.world, node);
    }

    /// Looks where nodes are for a character: at all once a frame, at carriers each time. The colliders below it.
    pub(super) fn look(&mut self, character: &Gd<Node>) -> Vec<Own> {
        let frame = Some(Engine::singleton().get_physics_frames());
        if self.looked == frame {
            self.followers.follow_carriers(&mut self.world);
        } else {
            self.sync();
        }
        self.looked = frame;
        let mut own = Vec::new();
        self.followers.below(character, &mut own);
        own
    }

    /// The colliders below a character go its way.
    pub(super) fn lead(&mut self, own: &[Own], stops: &[Stop]) {
        for own in own {
            self.followers.lead(&mut self.world, own.node, stops);
        }
    }

    /// The grid of a node below is the world's.
    pub(super) fn enter_grid(&mut self, node: &mut ClashTileGrid2D) {
        let (id, settings) = (node.base().instance_id(), node.settings());
        self.followers.enter_grid(&mut self.world, id, &mut node.own, settings);
    }

    /// The grid of a node below is that one's again.
    pub(super) fn leave_grid(&mut self, node: &mut ClashTileGrid2D) {
        let id = node.base().instance_id();
        self.followers.leave_grid(&mut self.world, id, &mut node.own);
    }

    /// A world was restored: what was told is gone.
    pub(super) fn restored(&mut self) {
        self.told = Told::default();
        self.followers.restored(&self.world);
        for (node, _) in self.followers.grids() {
            if let Ok(mut grid) = Gd::<ClashTileGrid2D>::try_from_instance_id(node) {
                grid.bind_mut().restored();
            }
        }
    }

    /// What the library's world is made with.
    pub(super) fn settings(&self) -> WorldSettings {
        settings(self.tolerance)
    }

    fn is_drawn(&self) -> bool {
        let is_in_game = self.base().is_inside_tree() && !Engine::singleton().is_editor_hint();
        is_in_game && (self.debug_draw || self.base().get_tree().is_debugging_collisions_hint())
    }
}

#[godot_api]
impl INode2D for ClashWorld2D {
    fn on_notification(&mut self, what: CanvasItemNotification) {
        match what {
            CanvasItemNotification::ENTER_TREE => self.set_auto_update(self.auto_update),
            // After the whole frame, and while nobody has borrowed the world.
            CanvasItemNotification::INTERNAL_PHYSICS_PROCESS => {
                self.base_mut().call_deferred("update", &[]);
            }
            _ => (),
        }
    }

    fn draw(&mut self) {
        if !self.is_drawn() {
            return;
        }
        let item = self.base().get_canvas_item();
        let here = self.base().get_global_transform().affine_inverse();
        RenderingServer::singleton().canvas_item_add_set_transform(item, here);
        for id in self.world.ids().filter(|&id| !self.followers.has(id)) {
            if let Some(shape) = self.world.shape(id) {
                draw(&owned(&shape), item, self.debug_color);
            }
        }
    }
}

fn settings(tolerance: f64) -> WorldSettings {
    WorldSettings { tolerance: tolerance as f32, ..WorldSettings::default() }
}

/// Emits a signal of the world and those of the nodes for some events.
fn emit(world: &mut Gd<ClashWorld2D>, signal: &str, events: &[ToldEvent]) {
    let is_heard = !world.get_signal_connection_list(signal).is_empty();
    for told in events {
        if !is_heard && told.nodes == [None, None] {
            continue;
        }
        let event = ClashEvent2D::of(told);
        if is_heard && world.is_instance_valid() {
            world.emit_signal(signal, &[event.to_variant()]);
        }
        for (hears, other) in told.listeners() {
            if let Some(mut hearer) = node(hears) {
                hearer.emit_signal(signal, &[node(other).to_variant(), event.to_variant()]);
            }
        }
    }
}

impl ToldEvent {
    /// Who of the two is told, each with the other one: who looks for it.
    fn listeners(&self) -> impl Iterator<Item = (Option<InstanceId>, Option<InstanceId>)> {
        let [a, b] = self.nodes;
        let told = [(EventFlags::ASeesB, (a, b)), (EventFlags::BSeesA, (b, a))];
        told.into_iter().filter(|&(sees, _)| self.event.is(sees)).map(|(_, two)| two)
    }
}

/// The nearest world above a node.
pub(super) fn above(node: &Gd<Node>) -> Option<Gd<ClashWorld2D>> {
    let mut above = node.get_parent();
    while let Some(parent) = above {
        match parent.try_cast::<ClashWorld2D>() {
            Ok(world) => return Some(world),
            Err(parent) => above = parent.get_parent(),
        }
    }
    None
}
