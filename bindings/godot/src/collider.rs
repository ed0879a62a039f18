//! `ClashCollider2D`: a shape with a place in the scene.

#![forbid(unsafe_code)]

use clash2d::Status;
use godot::classes::notify::CanvasItemNotification;
use godot::classes::{Engine, INode2D, Node2D, Resource};
use godot::prelude::*;

use crate::report;
use crate::shape::ask::collide;
use crate::shape::{AnyShape, CLASSES, Shape, draw, resource, transformed, typed};

/// A shape with a place in the scene, that can be asked what it meets.
///
/// The shape is where the node is: [method get_global_shape] is [member shape] moved, turned and
/// scaled by the node's global transform. Questions are answered at once from where everything is
/// now; there is no physics server, no signal and no frame of delay. Asking costs as much as there
/// are colliders in the group: for hundreds of them, not for tens of thousands.
///
/// Turned, a [ClashRectangle2D] is an oriented rectangle. What is round must have the same scale
/// along both axes, and the sides of a rectangle must stay at right angles; otherwise the node shows
/// a warning in the editor, and its answers are no, with an error.
///
/// Positions of nodes have 32 bits: the answer is exact for the shape that
/// [method get_global_shape] returns.
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
    base: Base<Node2D>,
}

#[godot_api]
impl ClashCollider2D {
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
        self.place().zip(other.bind().place()).is_some_and(|(a, b)| collide(&a, &b))
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
        let (Some(here), this) = (self.place(), self.to_gd()) else { return found };
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
        self.place().as_ref().map(resource)
    }

    #[func]
    fn set_shape(&mut self, shape: Option<Gd<Resource>>) {
        let typed = shape.clone().and_then(|shape| typed("shape", shape));
        if shape.is_some() && typed.is_none() {
            return;
        }
        let listeners = ["queue_redraw", "update_configuration_warnings"]
            .map(|method| self.base().callable(method));
        for listener in &listeners {
            if let Some(old) = &mut self.shape
                && old.is_connected("changed", listener)
            {
                old.disconnect("changed", listener);
            }
        }
        self.shape = shape;
        self.typed = typed;
        for listener in &listeners {
            if let Some(new) = &mut self.shape {
                new.connect("changed", listener);
            }
        }
        self.base_mut().queue_redraw();
        self.base_mut().update_configuration_warnings();
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

    /// The shape in the node's own coordinates.
    fn local(&self) -> Option<Shape> {
        self.typed.as_ref().map(AnyShape::shape)
    }

    /// The shape where it is in the scene; none if there is none, or if it is no shape of clash2d.
    fn placed(&self) -> Option<Shape> {
        transformed(&self.local()?, self.base().get_global_transform())
    }

    /// The same, and a report if there is none.
    fn place(&self) -> Option<Shape> {
        let placed = self.placed();
        match (&self.shape, &placed) {
            (None, _) => report::null("shape"),
            (Some(shape), None) => report::misshaped(&shape.get_class().to_string()),
            _ => (),
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
    fn enter_tree(&mut self) {
        let is_editor = Engine::singleton().is_editor_hint();
        self.base_mut().set_notify_transform(is_editor);
    }

    fn on_notification(&mut self, what: CanvasItemNotification) {
        if what == CanvasItemNotification::TRANSFORM_CHANGED {
            self.base_mut().update_configuration_warnings();
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
