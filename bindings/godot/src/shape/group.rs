//! `ClashGroup2D`.

use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use super::classes::{AnyShape, CLASSES, typed};
use crate::report;
use crate::text::told;

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
    #[var(get, set, hint = TYPE_STRING, hint_string = &hint())]
    shapes: Array<Option<Gd<Resource>>>,
    /// The same, as the classes that they have.
    members: Vec<AnyShape>,
    base: Base<Resource>,
}

#[godot_api]
impl ClashGroup2D {
    /// A new group. What is null, no shape of clash2d, or a group, is left out, and an error says so.
    #[func]
    fn create(shapes: Array<Option<Gd<Resource>>>) -> Gd<Self> {
        let given = |(index, shape): (usize, Option<Gd<Resource>>)| {
            if shape.is_none() {
                report::null_element("shapes", index);
            }
            shape.filter(|shape| member(shape.clone()).is_some())
        };
        Self::of(shapes.iter_shared().enumerate().filter_map(given))
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
told!(ClashGroup2D: IResource, shapes);

/// For the inspector: objects (24), resources of one of these classes (17).
fn hint() -> String {
    format!("24/17:{}", CLASSES.replace("ClashGroup2D,", ""))
}

/// A member as the class that it has; none, and a report, if it is a group or no shape.
fn member(shape: Gd<Resource>) -> Option<AnyShape> {
    let member = typed("shapes", shape)?;
    if matches!(member, AnyShape::Group(_)) {
        report::nested_group("shapes");
        return None;
    }
    Some(member)
}
