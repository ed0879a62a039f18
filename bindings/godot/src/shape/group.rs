//! `ClashGroup2D`.

use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use super::classes::{AnyShape, CLASSES};
use crate::report;

/// Several shapes taken as one: all of their points.
///
/// A member that is null, empty or a group itself adds nothing. Who asks a group asks its members
/// where they are now: they may change, and be members of other groups, too.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashGroup2D {
    /// The members, of any class but this one. What is no shape of clash2d is refused with an error,
    /// as are groups. To add one, assign an array: what is done to the one that this returns, which
    /// is a copy, does not count.
    #[export]
    #[var(get, set, hint = TYPE_STRING, hint_string = &format!("24/17:{CLASSES}"))]
    shapes: Array<Option<Gd<Resource>>>,
    /// The same, as the classes that they have.
    members: Vec<AnyShape>,
    base: Base<Resource>,
}

#[godot_api]
impl ClashGroup2D {
    /// A new group. What is no shape of clash2d, or a group, is left out, and an error says so.
    #[func]
    fn create(shapes: Array<Option<Gd<Resource>>>) -> Gd<Self> {
        let shapes = shapes.iter_shared().flatten();
        Self::of(shapes.filter(|shape| member(shape.clone()).is_some()))
    }

    /// The group of some resources that are shapes and no groups.
    pub(crate) fn of(shapes: impl Iterator<Item = Gd<Resource>>) -> Gd<Self> {
        let mut group =
            Gd::from_init_fn(|base| Self { shapes: Array::new(), members: Vec::new(), base });
        group.bind_mut().set_shapes(shapes.map(Some).collect());
        group
    }

    #[func]
    fn get_shapes(&self) -> Array<Option<Gd<Resource>>> {
        self.shapes.duplicate_shallow()
    }

    #[func]
    fn set_shapes(&mut self, shapes: Array<Option<Gd<Resource>>>) {
        let members: Option<_> = shapes.iter_shared().flatten().map(member).collect();
        let Some(members) = members else { return };
        let listener = self.base().callable("emit_changed");
        for mut old in self.shapes.iter_shared().flatten() {
            if old.is_connected("changed", &listener) {
                old.disconnect("changed", &listener);
            }
        }
        for mut new in shapes.iter_shared().flatten() {
            if !new.is_connected("changed", &listener) {
                new.connect("changed", &listener);
            }
        }
        self.shapes = shapes.duplicate_shallow();
        self.members = members;
        self.base_mut().emit_changed();
    }
}

shape_class!(ClashGroup2D, |g| Shape::Group(g.members.iter().map(AnyShape::shape).collect()));

/// A member as the class that it has; none, and a report, if it is a group or no shape.
fn member(shape: Gd<Resource>) -> Option<AnyShape> {
    let member = AnyShape::of(shape);
    match &member {
        None => report::no_shape(CLASSES),
        Some(AnyShape::Group(_)) => {
            report::nested_group();
            return None;
        }
        Some(_) => (),
    }
    member
}
