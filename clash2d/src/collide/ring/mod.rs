//! Rings of few vertices with points, circles, segments, capsules and each other.
//!
//! All edges are taken at once, without a branch: in f32. Where that leaves a doubt the same numbers are
//! exact if they lie on a grid, and otherwise f64 is asked. But for those that are compared with each
//! other, rings need not be convex.

mod edges;
mod grid;
mod near;

mod convex;

mod boxes;
pub(super) mod disc;
pub(super) mod path;
mod point;

mod few;

pub(super) use boxes::boxes_meet;
pub(crate) use boxes::boxes_placement;
pub(super) use convex::rings_meet;
pub(crate) use convex::rings_placement;
pub(super) use few::{are_near, cores_placement, is_box_near, is_rectangle_near};
pub(super) use point::has_point;
pub(crate) use point::place_in;

use crate::any::Polygon;
use crate::vector::Vector2D;

/// The vertices of a polygon that is a ring of few.
#[inline(always)]
pub(crate) fn few(polygon: Polygon<'_>) -> Option<&[Vector2D]> {
    let vertices = if polygon.is_single_ring() { polygon.vertices() } else { &[] };
    (1..=8).contains(&vertices.len()).then_some(vertices)
}

#[cfg(test)]
mod tests {
    use super::{has_point, is_rectangle_near, path};
    use crate::shape::{Rectangle, Segment};
    use crate::vector::Vector2D;

    /// All numbers but one lie on a grid, and that one makes the difference.
    #[test]
    fn one_number_off_the_grid_is_seen() {
        let ring = [(1.0, 1.0), (2.0, 2.0), (1.0, 3.0), (-1.0, 4.0), (-4.0, 2.0), (-1.0, 0.0)];
        let ring = ring.map(Vector2D::from);
        let end = Vector2D::new(4.0, -4.0);
        let beside = |x: f32| {
            let segment = Segment::new(Vector2D::new(x, 4.0), end);
            match path::meets_quickly(&ring, segment, [0.0; 2])? {
                Ok(is_met) => Some(is_met),
                Err(()) => path::meets_closely(&ring, segment, [0.0; 2]),
            }
        };
        let [hit, miss] = [1.333_333_3, 1.333_333_4];
        assert_eq!([beside(hit), beside(miss)], [Some(true), Some(false)]);
        let lies_in = |x: f32| has_point(&ring, Vector2D::new(x, 2.0));
        assert_eq!([lies_in(2.0), lies_in(2.0_f32.next_up())], [Some(true), Some(false)]);
    }

    /// A sum that f64 rounds onto the grid.
    #[test]
    fn a_number_that_is_lost_in_a_sum_is_seen() {
        let rectangle = |x: f32| Rectangle::new((x, 1.0).into(), (1.0, 1.0).into());
        let path = Segment::new((0.0, 0.0).into(), (0.0, 4.0).into());
        assert_eq!(is_rectangle_near(rectangle(1.0), path, 1.0), Some(true));
        assert_ne!(is_rectangle_near(rectangle(1e-30), path, 0.0), Some(true));
    }
}
