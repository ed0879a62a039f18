//! `ClashCollider2D`: a shape with a place in the scene.

#![forbid(unsafe_code)]

use clash2d::Status;
use godot::classes::notify::CanvasItemNotification;
use godot::classes::{Engine, INode2D, Node2D, Resource};
use godot::obj::InstanceId;
use godot::prelude::*;

use super::event::{ClashEvent2D, node};
use super::settings::{Settings, family, number, settings};
use super::world::{ClashWorld2D, above};
use crate::report;
use crate::shape::ask::collide;
use crate::shape::{AnyShape, CLASSES, Shape, draw, resource, transformed, typed};

/// A shape with a place in the scene, that can be asked what it meets.
///
/// The shape is where the node is: [method get_global_shape] is [member shape] moved, turned and
/// scaled by the node's global transform. Questions are answered at once from where everything is
/// now; there is no physics server and no frame of delay.
///
/// Below a [ClashWorld2D] it is in that world, however deep: it moves there as the node moves, is asked for there,
/// and tells what it begins and ends to touch. Without one, [method get_colliding] asks as many
/// colliders as there are in a group: for hundreds of them, not for tens of thousands.
///
/// Turned, a [ClashRectangle2D] is an oriented rectangle. What is round must have the same scale
/// along both axes, and the sides of a rectangle must stay at right angles; otherwise the node shows
/// a warning in the editor, and its answers are no, with an error.
///
/// Positions of nodes have 32 bits: the answer is exact for the shape that
/// [method get_global_shape] returns; in a world, where positions are added exactly, for
/// that of [method ClashWorld2D.get_collider_shape].
#[derive(GodotClass)]
#[class(tool, init, base = Node2D)]
pub(crate) struct ClashCollider2D {
    /// The shape, in the node's own coordinates: a [ClashCapsule2D], [ClashChain2D],
    /// [ClashCircle2D], [ClashGroup2D], [ClashLine2D], [ClashOrientedRectangle2D], [ClashPoint2D],
    /// [ClashPolygon2D], [ClashRectangle2D], [ClashSector2D] or [ClashSegment2D].
    #[export]
    #[var(set, hint = RESOURCE_TYPE, hint_string = CLASSES)]
    shape: Option<Gd<Resource>>,
    /// The same, as the class that it has: to look for that takes longer than a question.
    typed: Option<AnyShape>,
    /// Whether the shape is drawn in the running game too. It always is in the editor, and in a
    /// game that was started with [b]Debug > Visible Collision Shapes[/b].
    #[export]
    #[var(set)]
    debug_draw: bool,
    /// The color that the shape is drawn with; its outline is the same color, but opaque.
    #[export]
    #[var(set)]
    #[init(val = Color::from_rgba(0.0, 0.6, 0.7, 0.42))]
    debug_color: Color,
    /// The layers of the world on which it is; none: nobody finds it.
    #[export(flags_2d_physics)]
    #[var(set)]
    #[init(val = 1)]
    collision_layer: i64,
    /// The layers for which it looks; none: it may be found. Two are a pair if the mask of one holds a layer of the
    /// other; only those are told whose mask does.
    #[export(flags_2d_physics)]
    #[var(set)]
    #[init(val = 1)]
    collision_mask: i64,
    /// It stops no mover. Two sensors are a pair like any other.
    #[export]
    #[var(set)]
    is_sensor: bool,
    /// It moves rarely: dear to move, same answers; two of them are a pair only if one is a sensor.
    #[export]
    #[var(set)]
    is_static: bool,
    /// Only where it is at an update counts, not the way there.
    #[export]
    #[var(set)]
    is_unswept: bool,
    /// As it moves it carries and pushes movers: a platform, a lift.
    #[export]
    #[var(set)]
    is_carrier: bool,
    /// In the node's own coordinates: it stops movers that come from there only; the null vector: from everywhere.
    #[export]
    #[var(set)]
    one_way: Vector2,
    /// Those of the same family are no pairs: parts of one body, a shot and who fired it; 0: none.
    #[export]
    #[var(set)]
    family: i64,
    /// A number of the game's own, which comes back in events and hits.
    #[export]
    #[var(set)]
    user: i64,
    /// The world above it.
    world: Option<InstanceId>,
    base: Base<Node2D>,
}

#[godot_api]
impl ClashCollider2D {
    /// This collider and one that its mask looks for began to touch. Emitted by [method ClashWorld2D.update]; `other` is
    /// null if that is a plain collider or a [ClashTileGrid2D], which the event has.
    #[signal]
    fn overlap_began(other: Gd<ClashCollider2D>, event: Gd<ClashEvent2D>);

    /// This collider and one that its mask looks for ended to touch, or that was removed: then `other` is null if its
    /// node is freed.
    #[signal]
    fn overlap_ended(other: Gd<ClashCollider2D>, event: Gd<ClashEvent2D>);

    /// Whether this collider and another one share a point now; touching counts.
    ///
    /// An error and no if `other` is null, if one of the two has no shape, or if its transform
    /// makes no shape of clash2d of it.
    #[func]
    fn collides_with(&self, other: Option<Gd<ClashCollider2D>>) -> bool {
        let Some(other) = other else {
            report::null("other");
            return false;
        };
        self.shape_here().zip(other.bind().shape_here()).is_some_and(|(a, b)| collide(&a, &b))
    }

    /// All colliders of a group that this one meets now, in the order of the scene tree; never
    /// itself. Those without a shape are left out. What else is in the group is ignored.
    #[func]
    fn get_colliding(&self, group: StringName) -> Array<Gd<ClashCollider2D>> {
        let mut found = Array::new();
        if !self.base().is_inside_tree() {
            report::outside_tree();
            return found;
        }
        let (Some(here), this) = (self.shape_here(), self.to_gd()) else { return found };
        for node in self.base().get_tree().get_nodes_in_group(&group).iter_shared() {
            let Ok(other) = node.try_cast::<ClashCollider2D>() else { continue };
            if other != this && other.bind().placed().is_some_and(|there| collide(&here, &there)) {
                found.push(&other);
            }
        }
        found
    }

    /// The shape where it is in the scene, as a new resource, for all other questions:
    /// [code]a.get_global_shape().contact(b.get_global_shape())[/code]. Null if there is none.
    #[func]
    fn get_global_shape(&self) -> Option<Gd<Resource>> {
        self.shape_here().as_ref().map(resource)
    }

    #[func]
    fn set_shape(&mut self, shape: Option<Gd<Resource>>) {
        let typed = shape.clone().and_then(|shape| typed("shape", shape));
        if shape.is_some() && typed.is_none() {
            return;
        }
        let listener = self.base().callable("update_shape");
        if let Some(old) = &mut self.shape
            && old.is_connected("changed", &listener)
        {
            old.disconnect("changed", &listener);
        }
        if let Some(new) = &shape {
            new.clone().connect("changed", &listener);
        }
        self.shape = shape;
        self.typed = typed;
        self.update_shape();
    }

    /// Takes over what has become of [member shape]. It is called whenever that emits [signal Resource.changed].
    #[func]
    fn update_shape(&mut self) {
        let (this, shape) = (self.base().instance_id(), self.local());
        if let Some(mut world) = self.world() {
            let world = &mut *world.bind_mut();
            world.followers.set_shape(&mut world.world, this, shape);
        }
        self.base_mut().queue_redraw();
        self.base_mut().update_configuration_warnings();
    }

    /// Tells the world that the node was put where it is, by a teleport: there was no way, and whatever lies between
    /// is not met.
    #[func]
    fn place(&mut self) {
        let this = self.base().instance_id();
        if let Some(mut world) = self.world() {
            world.bind_mut().followers.put(this);
        }
    }

    /// The nearest [ClashWorld2D] above it; null if there is none, outside of the tree and in the editor.
    #[func]
    fn get_world(&self) -> Option<Gd<ClashWorld2D>> {
        self.world()
    }

    /// The id of its collider in the world, as [member ClashQuery2D.exclude] takes it; 0 if there is no world.
    #[func]
    fn get_id(&self) -> i64 {
        let this = self.base().instance_id();
        self.world().map_or(0, |world| number(world.bind().followers.id(this)))
    }

    /// The nodes in the same world that it touches, on the layers that its mask looks for and of other families, by their
    /// numbers: where the last [method ClashWorld2D.update] or [method ClashWorld2D.sync] has seen them.
    #[func]
    fn get_overlapping(&self) -> Array<Gd<ClashCollider2D>> {
        let Some(world) = self.world() else { return Array::new() };
        let world = world.bind();
        let found = world.overlapping(world.followers.id(self.base().instance_id()));
        found.into_iter().filter_map(|id| node(world.followers.node(id))).collect()
    }

    #[func]
    fn set_collision_layer(&mut self, collision_layer: i64) {
        self.collision_layer = collision_layer;
        self.tell_settings();
    }

    #[func]
    fn set_collision_mask(&mut self, collision_mask: i64) {
        self.collision_mask = collision_mask;
        self.tell_settings();
    }

    #[func]
    fn set_is_sensor(&mut self, is_sensor: bool) {
        self.is_sensor = is_sensor;
        self.tell_settings();
    }

    #[func]
    fn set_is_static(&mut self, is_static: bool) {
        self.is_static = is_static;
        self.tell_settings();
    }

    #[func]
    fn set_is_unswept(&mut self, is_unswept: bool) {
        self.is_unswept = is_unswept;
        self.tell_settings();
    }

    #[func]
    fn set_is_carrier(&mut self, is_carrier: bool) {
        self.is_carrier = is_carrier;
        self.tell_settings();
    }

    #[func]
    fn set_one_way(&mut self, one_way: Vector2) {
        if !one_way.is_finite() {
            return report::not_finite("one_way");
        }
        self.one_way = one_way;
        self.tell_settings();
    }

    #[func]
    fn set_family(&mut self, family: i64) {
        if self::family(family).is_some() {
            self.family = family;
            self.tell_settings();
        }
    }

    #[func]
    fn set_user(&mut self, user: i64) {
        self.user = user;
        self.tell_settings();
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

    fn world(&self) -> Option<Gd<ClashWorld2D>> {
        Gd::try_from_instance_id(self.world?).ok()
    }

    /// What it is in the world, besides its shape; the setters have refused what can't be.
    fn settings(&self) -> Option<Settings> {
        let flags = [
            (self.is_static, ClashWorld2D::COLLIDER_STATIC),
            (self.is_sensor, ClashWorld2D::COLLIDER_SENSOR),
            (self.is_unswept, ClashWorld2D::COLLIDER_UNSWEPT),
            (self.is_carrier, ClashWorld2D::COLLIDER_CARRIER),
        ];
        let flags = flags.iter().filter(|(is_set, _)| *is_set).map(|(_, flag)| flag).sum();
        let numbers = [self.collision_layer, self.collision_mask, flags, self.family, self.user];
        settings(numbers, self.one_way)
    }

    fn tell_settings(&mut self) {
        let this = self.base().instance_id();
        if let Some((mut world, settings)) = self.world().zip(self.settings()) {
            let world = &mut *world.bind_mut();
            world.followers.set(&mut world.world, this, settings);
        }
    }

    /// Enters the nearest world above.
    fn enter_world(&mut self) {
        let this = self.to_gd();
        let above = above(&this.clone().upcast());
        let Some((mut world, settings)) = above.zip(self.settings()) else { return };
        self.world = Some(world.instance_id());
        world.bind_mut().enter(this.upcast(), self.local(), settings);
    }

    fn leave_world(&mut self) {
        let this = self.base().instance_id();
        if let Some(mut world) = self.world() {
            world.bind_mut().leave(this);
        }
        self.world = None;
    }

    /// The shape in the node's own coordinates.
    fn local(&self) -> Option<Shape> {
        self.typed.as_ref().map(AnyShape::shape)
    }

    /// The shape where it is in the scene; none if there is none, or if it is no shape of clash2d.
    fn placed(&self) -> Option<Shape> {
        transformed(&self.local()?, self.base().get_global_transform())
    }

    /// The same, and a report if there is none.
    fn shape_here(&self) -> Option<Shape> {
        let placed = self.placed();
        match (&self.shape, &placed) {
            (None, _) => report::null("shape"),
            (Some(shape), None) => report::misshaped(&shape.get_class().to_string()),
            _ => (),
        }
        placed
    }

    /// Its shape where a transform puts what is above it, as a piece of a character; a sensor is none.
    pub(super) fn piece(&self, above: Transform2D) -> Option<Shape> {
        let local = self.local().filter(|_| !self.is_sensor)?;
        let placed = transformed(&local, above * self.base().get_transform());
        if placed.is_none() {
            report::misshaped(&self.base().get_name().to_string());
        }
        placed
    }

    fn is_drawn(&self) -> bool {
        self.debug_draw
            || Engine::singleton().is_editor_hint()
            || self.base().get_tree().is_debugging_collisions_hint()
    }
}

#[godot_api]
impl INode2D for ClashCollider2D {
    // Not enter_tree() and exit_tree(), which a script of the node may have of its own.
    fn on_notification(&mut self, what: CanvasItemNotification) {
        let is_editor = || Engine::singleton().is_editor_hint();
        match what {
            CanvasItemNotification::ENTER_TREE if is_editor() => {
                self.base_mut().set_notify_transform(true);
            }
            CanvasItemNotification::ENTER_TREE => self.enter_world(),
            CanvasItemNotification::EXIT_TREE => self.leave_world(),
            CanvasItemNotification::TRANSFORM_CHANGED => {
                self.base_mut().update_configuration_warnings();
            }
            _ => (),
        }
    }

    fn draw(&mut self) {
        if let Some(shape) = self.local()
            && self.is_drawn()
        {
            draw(&shape, self.base().get_canvas_item(), self.debug_color);
        }
    }

    fn get_configuration_warnings(&self) -> PackedStringArray {
        let Some(shape) = self.local() else {
            return warning(
                "This node has no shape, so it can't collide with anything. \
                 Set its property \"shape\" to a ClashCircle2D or another shape of clash2d.",
            );
        };
        if self.placed().is_none() {
            return warning(
                "This node's scale or skew makes no shape of clash2d of its shape, so it can't \
                 collide with anything. What is round needs the same scale along both axes; the \
                 sides of a rectangle must stay at right angles.",
            );
        }
        let status = shape.check();
        if status != Status::Ok {
            let reason = status.message();
            return warning(&format!("The shape is empty: {reason}."));
        }
        if shape.is_blank() {
            return warning("The shape is empty: it has no points.");
        }
        PackedStringArray::new()
    }
}

fn warning(text: &str) -> PackedStringArray {
    [GString::from(text)].into()
}
