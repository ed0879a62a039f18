//! `ClashPolygon2D`.

use clash2d::{Polygon, Status};
use godot::classes::Resource;
use godot::prelude::*;

use super::class::shape_class;
use super::shared::Nodes;
use super::{Shape, SharedPolygon};
use crate::convert::{points, vector2, vectors};
use crate::report;
use crate::text::told;

/// A filled polygon, its border included: convex or not, with or without holes, in either direction.
///
/// It consists of its edges and of all points inside by the even-odd rule: a ray from there crosses
/// the edges an odd number of times. A ring within another one is therefore a hole, and edges may
/// cross. With one point it is that point, with two a segment, with none it is empty. One point that
/// is not finite makes all of it empty.
///
/// From 32 points on it prepares itself when it is made or changed: most questions then look at few of
/// its edges.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashPolygon2D {
    /// The corners of all rings, one ring after the other; each ring leads back to its first one.
    #[export]
    #[var(set)]
    points: PackedVector2Array,
    /// How many of the points each ring has; together all of them, otherwise the polygon is empty.
    /// With no sizes there is one ring.
    #[export]
    #[var(set)]
    ring_sizes: PackedInt32Array,
    /// Rounds the corners: all points within this distance belong to it, too; 0 or more. With a
    /// negative one it is empty, and an error says so.
    #[export(range = (0.0, 1024.0, 0.01, or_greater, suffix = "px"))]
    #[var(set)]
    radius: f64,
    #[init(val = SharedPolygon::from(Polygon::default()))]
    polygon: SharedPolygon,
    base: Base<Resource>,
}

#[godot_api]
impl ClashPolygon2D {
    /// A new polygon of one ring. With a negative radius it is empty, and an error says so.
    #[func]
    fn create(points: PackedVector2Array, #[opt(default = 0.0)] radius: f64) -> Gd<Self> {
        Self::new(points, PackedInt32Array::new(), radius)
    }

    /// A new polygon of several rings, outlines and holes, as [method Geometry2D.clip_polygons] and
    /// others have them. With a negative radius it is empty, and an error says so.
    #[func]
    fn create_with_rings(
        rings: Array<PackedVector2Array>,
        #[opt(default = 0.0)] radius: f64,
    ) -> Gd<Self> {
        let (mut points, mut ring_sizes) = (PackedVector2Array::new(), PackedInt32Array::new());
        for ring in rings.iter_shared() {
            points.extend_array(&ring);
            ring_sizes.push(ring.len() as i32);
        }
        Self::new(points, ring_sizes, radius)
    }

    fn new(points: PackedVector2Array, ring_sizes: PackedInt32Array, radius: f64) -> Gd<Self> {
        if radius < 0.0 {
            report::negative("ClashPolygon2D", "radius");
        }
        let polygon = shared(&points, &ring_sizes, radius);
        Gd::from_init_fn(|base| Self { points, ring_sizes, radius, polygon, base })
    }

    /// The resource for a polygon of the library, whatever its numbers are.
    pub(crate) fn of(polygon: &SharedPolygon) -> Gd<Self> {
        let sizes = match &*polygon.ring_sizes {
            [_] => PackedInt32Array::new(),
            sizes => sizes.iter().map(|&size| size as i32).collect(),
        };
        Gd::from_init_fn(|base| Self {
            points: points(&polygon.vertices),
            ring_sizes: sizes,
            radius: f64::from(polygon.radius),
            polygon: polygon.clone().prepared(),
            base,
        })
    }

    #[func]
    fn set_points(&mut self, points: PackedVector2Array) {
        self.points = points;
        self.update();
    }

    #[func]
    fn set_ring_sizes(&mut self, ring_sizes: PackedInt32Array) {
        self.ring_sizes = ring_sizes;
        self.update();
    }

    #[func]
    fn set_radius(&mut self, radius: f64) {
        if radius < 0.0 {
            report::negative("ClashPolygon2D", "radius");
        }
        self.radius = radius;
        self.update();
    }

    fn update(&mut self) {
        self.polygon = shared(&self.points, &self.ring_sizes, self.radius);
        self.base_mut().emit_changed();
    }

    /// The area. See [method ClashGeometry2D.polygon_area].
    #[func]
    pub(crate) fn area(&self) -> f64 {
        self.polygon.lent().area().map_or(f64::NAN, f64::from)
    }

    /// The point at which it balances. See [method ClashGeometry2D.polygon_centroid].
    #[func]
    pub(crate) fn centroid(&self) -> Vector2 {
        let centroid = self.polygon.lent().centroid();
        centroid.map_or(Vector2::new(f32::NAN, f32::NAN), vector2)
    }

    /// Whether it is convex. See [method ClashGeometry2D.polygon_is_convex].
    #[func]
    pub(crate) fn is_convex(&self) -> bool {
        self.polygon.lent().is_convex()
    }

    /// Whether its edges keep apart. See [method ClashGeometry2D.polygon_is_simple].
    #[func]
    pub(crate) fn is_simple(&self) -> bool {
        self.polygon.lent().is_simple()
    }

    /// Triangles that cover it, three points each. See [method ClashGeometry2D.triangles].
    #[func]
    pub(crate) fn triangles(&self) -> PackedVector2Array {
        let corners = self.polygon.triangles().unwrap_or_else(|status| {
            report::refused(status);
            Vec::new()
        });
        corners.into()
    }

    /// Convex polygons that cover it. See [method ClashGeometry2D.convex_pieces].
    #[func]
    pub(crate) fn convex_pieces(&self) -> Array<PackedVector2Array> {
        self.polygon
            .pieces()
            .unwrap_or_else(|status| {
                report::refused(status);
                Vec::new()
            })
            .iter()
            .map(|piece| PackedVector2Array::from(piece.as_slice()))
            .collect()
    }
}

shape_class!(ClashPolygon2D, |p| Shape::Polygon(p.polygon.clone()));
told!(ClashPolygon2D: IResource, points, ring_sizes, radius);

fn shared(points: &PackedVector2Array, sizes: &PackedInt32Array, radius: f64) -> SharedPolygon {
    // A negative size is as impossible as one that is too large.
    let sizes = sizes.as_slice().iter().map(|&size| u32::try_from(size).unwrap_or(u32::MAX));
    let (vertices, ring_sizes) = (vectors(points), sizes.collect());
    let nodes = Nodes::default();
    SharedPolygon { vertices, ring_sizes, radius: radius as f32, nodes }.prepared()
}

impl SharedPolygon {
    /// The convex pieces, or why there are none.
    pub(crate) fn pieces(&self) -> Result<Vec<Vec<Vector2>>, Status> {
        let mut buffer = vec![0; self.lent().convex_pieces_capacity()];
        let pieces = self.lent().convex_pieces(&mut buffer)?;
        Ok(pieces.iter().map(|piece| self.corners(piece)).collect())
    }

    /// The corners of all triangles, three and three, or why there are none.
    pub(crate) fn triangles(&self) -> Result<Vec<Vector2>, Status> {
        let mut buffer = vec![0; self.lent().convex_pieces_capacity()];
        let triangles = self.lent().triangles(&mut buffer)?;
        Ok(self.corners(triangles.indices()))
    }

    fn corners(&self, numbers: &[u32]) -> Vec<Vector2> {
        numbers.iter().map(|&number| vector2(self.vertices[number as usize])).collect()
    }
}
