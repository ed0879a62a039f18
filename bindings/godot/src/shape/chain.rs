//! `ClashChain2D`.

use clash2d::{Chain, Side};
use godot::classes::Resource;
use godot::prelude::*;

use super::class::shape_class;
use super::shared::Nodes;
use super::{Shape, SharedChain};
use crate::convert::{points, side, side_number, vectors};
use crate::report;
use crate::text::told;

/// A line of straight pieces from point to point, open or closed, nothing of it filled: the ground
/// of a level.
///
/// A solid side does not add points to it: it says to which side contacts push. What touches the chain
/// is pushed to its free side, however it came there; what is near it without touching has contacts in
/// front of the free side only. As each piece knows its neighbours, nothing stumbles over the points in between. With one point it is that point, with
/// none it is empty. One point that is not finite makes all of it empty.
///
/// From 32 points on it prepares itself when it is made or changed: most questions then look at few of
/// its pieces.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashChain2D {
    /// The points, in order.
    #[export]
    #[var(set)]
    points: PackedVector2Array,
    /// The thickness to either side: all points within this distance belong to it; 0 or more. With a
    /// negative one it is empty, and an error says so.
    #[export(range = (0.0, 1024.0, 0.01, or_greater, suffix = "px"))]
    #[var(set)]
    radius: f64,
    /// Whether the last point is joined to the first one.
    #[export]
    #[var(set)]
    closed: bool,
    /// The side that is solid ground, on the screen and seen from each point towards the next:
    /// [constant ClashGeometry2D.CHAIN_SIDE_NONE], [constant ClashGeometry2D.CHAIN_SIDE_LEFT] or
    /// [constant ClashGeometry2D.CHAIN_SIDE_RIGHT]. Ground that is drawn from the left to the right
    /// is solid on its right. Other numbers are refused with an error.
    #[export(enum = (None, Left, Right))]
    #[var(set)]
    solid_side: i64,
    #[init(val = SharedChain::from(Chain::default()))]
    chain: SharedChain,
    base: Base<Resource>,
}

#[godot_api]
impl ClashChain2D {
    /// A new chain. With a negative radius it is empty, and an error says so; an unknown side is
    /// none, with an error.
    #[func]
    fn create(
        points: PackedVector2Array,
        #[opt(default = 0.0)] radius: f64,
        #[opt(default = false)] closed: bool,
        #[opt(default = 0)] solid_side: i64,
    ) -> Gd<Self> {
        if radius < 0.0 {
            report::negative("ClashChain2D", "radius");
        }
        let chain = SharedChain {
            vertices: vectors(&points),
            radius: radius as f32,
            is_closed: closed,
            side: known(solid_side).unwrap_or_default(),
            nodes: Nodes::default(),
        }
        .prepared();
        let solid_side = side_number(chain.side);
        Gd::from_init_fn(|base| Self { points, radius, closed, solid_side, chain, base })
    }

    /// The resource for a chain of the library, whatever its numbers are.
    pub(crate) fn of(chain: &SharedChain) -> Gd<Self> {
        Gd::from_init_fn(|base| Self {
            points: points(&chain.vertices),
            radius: f64::from(chain.radius),
            closed: chain.is_closed,
            solid_side: side_number(chain.side),
            chain: chain.clone().prepared(),
            base,
        })
    }

    #[func]
    fn set_points(&mut self, points: PackedVector2Array) {
        let vertices = vectors(&points);
        self.points = points;
        self.update(|chain| SharedChain { vertices, ..chain });
    }

    #[func]
    fn set_radius(&mut self, radius: f64) {
        if radius < 0.0 {
            report::negative("ClashChain2D", "radius");
        }
        self.radius = radius;
        self.update(|chain| SharedChain { radius: radius as f32, ..chain });
    }

    #[func]
    fn set_closed(&mut self, closed: bool) {
        self.closed = closed;
        self.update(|chain| SharedChain { is_closed: closed, ..chain });
    }

    #[func]
    fn set_solid_side(&mut self, solid_side: i64) {
        let Some(side) = known(solid_side) else { return };
        self.solid_side = solid_side;
        self.update(|chain| SharedChain { side, ..chain });
    }

    fn update(&mut self, changed: impl FnOnce(SharedChain) -> SharedChain) {
        self.chain = changed(self.chain.clone()).prepared();
        self.base_mut().emit_changed();
    }
}

shape_class!(ClashChain2D, |c| Shape::Chain(c.chain.clone()));
told!(ClashChain2D: IResource, points, radius, closed, solid_side);

/// The side of a number; none, and a report, if it is unknown.
fn known(number: i64) -> Option<Side> {
    let side = side(number);
    if side.is_none() {
        report::unknown("solid_side", "CHAIN_SIDE_NONE, CHAIN_SIDE_LEFT or CHAIN_SIDE_RIGHT");
    }
    side
}
