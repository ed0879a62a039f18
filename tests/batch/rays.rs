//! Rays against one shape.

use crate::draw::{KINDS, STYLES, draw, shape};
use crate::lay::lay;
use crate::{COUNT, in_all_registers};
use clash2d::{Polygon, Shape, ShapeKind, Vector2D, batch_cast_rays, cast_ray};
use clash2d_oracle::Rng;

fn check(one: &Shape<'_>, rays: &[[f32; 6]], rng: &mut Rng) {
    let single = |&[x, y, way_x, way_y, ..]: &[f32; 6]| {
        let hit = cast_ray(one, Vector2D::new(x, y), Vector2D::new(way_x, way_y));
        hit.map_or(2.0, |hit| hit.entry)
    };
    let entries: Vec<u32> = rays.iter().map(|ray| single(ray).to_bits()).collect();
    let total = entries.iter().filter(|&&entry| entry != 2.0_f32.to_bits()).count();
    let (mut found, laid) = (vec![-1.0_f32; rays.len()], lay(ShapeKind::Line, rays, rng));
    assert_eq!(batch_cast_rays(one, &laid.batch(), &mut found), total, "{one:?}");
    assert_eq!(found.iter().map(|entry| entry.to_bits()).collect::<Vec<_>>(), entries, "{one:?}");
    assert_eq!(batch_cast_rays(one, &laid.batch(), &mut []), total);
}

#[test]
fn rays_enter_where_single_ones_do() {
    in_all_registers(|| {
        let mut rng = Rng::with_seed(1505);
        let corners = [(0.0, 0.0), (6.0, 0.0), (2.0, 2.0), (0.0, 5.0)].map(Vector2D::from);
        for style in STYLES {
            let drawn = KINDS.map(|kind| shape(kind, &draw(kind, style, &mut rng)));
            for one in drawn.into_iter().chain([Polygon::new(&corners).into(), Shape::default()]) {
                let count = rng.usize(..COUNT);
                let rays: Vec<_> =
                    (0..count).map(|_| draw(ShapeKind::Line, style, &mut rng)).collect();
                check(&one, &rays, &mut rng);
                check(&one.at(Vector2D::new(0.3, 2.0)), &rays, &mut rng);
            }
        }
    });
}

#[test]
fn other_shapes_are_no_rays() {
    let mut entries = [0.0; 2];
    let points = [Vector2D::ZERO; 2];
    let point = Shape::from(Vector2D::ZERO);
    assert_eq!(batch_cast_rays(point, &points[..].into(), &mut entries), 0);
    assert_eq!(entries, [2.0; 2]);
}
