//! Where rays enter shapes, and where they leave them.

use super::{all, between, circle, polygon, segment, v};
use clash2d::{Capsule, Chain, RayHit, Shape, Vector2D, cast_ray};

fn ray(shape: &Shape<'_>, from: [f32; 2], way: [f32; 2]) -> Option<RayHit> {
    cast_ray(shape, from.into(), way.into())
}

/// RandyGaul/cute_headers#159: rays stop before a capsule, or within it.
#[test]
fn rays_stop_at_all_sides_of_a_capsule() {
    let capsule = Capsule::new(v(0.0, 0.0), v(0.0, 8.0), 2.0).into();
    for (from, way, entry, exit, normal) in [
        ([-6.0, 4.0], [16.0, 0.0], 0.25, 0.5, v(-1.0, 0.0)),
        ([6.0, 4.0], [-16.0, 0.0], 0.25, 0.5, v(1.0, 0.0)),
        ([0.0, -6.0], [0.0, 32.0], 0.125, 0.5, v(0.0, -1.0)),
        ([0.0, 14.0], [0.0, -32.0], 0.125, 0.5, v(0.0, 1.0)),
        // Along the side, which is touched from end to end; and over the round end, at 3-4-5.
        ([2.0, -8.0], [0.0, 32.0], 0.25, 0.5, v(1.0, 0.0)),
    ] {
        let hit = ray(&capsule, from, way).expect("a hit");
        assert_eq!((hit.entry, hit.exit, hit.entry_normal), (entry, exit, normal), "{from:?}");
    }
    assert!(ray(&capsule, [2.000_000_2, -8.0], [0.0, 32.0]).is_none());
}

/// slembcke/Chipmunk2D#169 and #222: a query that starts within a shape tells of its end, and of any
/// normal; godotengine/godot#38873 and #39859: it tells of nothing, depending on the shape.
#[test]
fn rays_that_start_inside_say_so() {
    let square = all([(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]);
    let capsule = Capsule::new(v(-1.0, 0.0), v(1.0, 0.0), 1.0).into();
    let tile = between([-1.0, -1.0], [1.0, 1.0]);
    for shape in [circle(0.0, 0.0, 1.0), polygon(&square), capsule, tile] {
        for way in [[5.0, 5.0], [0.25, 0.0]] {
            let hit = ray(&shape, [0.0, 0.0], way).expect("a hit");
            assert!(hit.starts_inside && hit.entry == 0.0, "{shape:?}");
            assert_eq!((hit.entry_point, hit.entry_normal), (v(0.0, 0.0), v(0.0, 0.0)));
            assert_eq!(hit.exit == 1.0, way[1] == 0.0);
        }
    }
}

/// viblo/pymunk#252: both ways along the same piece.
#[test]
fn a_ray_and_its_way_back_meet_the_same_box() {
    let tile = between([0.0, 0.0], [10.0, 5.0]);
    let there = ray(&tile, [15.0, 0.0], [-10.0, 0.0]).expect("a hit");
    assert_eq!((there.entry, there.exit, there.starts_inside), (0.5, 1.0, false));
    let back = ray(&tile, [5.0, 0.0], [10.0, 0.0]).expect("a hit");
    assert_eq!((back.entry, back.exit, back.starts_inside), (0.0, 0.5, true));
}

/// erincatto/box2d#64: a ray meets what is behind the end of an edge. They cross at 11 1/3.
#[test]
fn a_ray_passes_the_end_of_an_edge() {
    let ends = all([(0.0, 0.0), (10.0, 10.0)]);
    for edge in [segment([0.0, 0.0], [10.0, 10.0]), polygon(&ends), Chain::new(&ends).into()] {
        assert_eq!(ray(&edge, [8.0, 4.0], [5.0, 11.0]), None);
        assert!(ray(&edge, [8.0, 4.0], [-2.0, 6.0]).is_some_and(|hit| !hit.starts_inside));
    }
}

/// erincatto/box2d#330: a ray that turns within four walls misses them at some angles.
#[test]
fn rays_in_a_room_meet_its_walls_at_every_angle() {
    let walls = all([(-20.0, 0.0), (20.0, 0.0), (20.0, 40.0), (-20.0, 40.0)]);
    let room: Shape<'_> = Chain::new(&walls).closed().into();
    for step in -2000..2000 {
        let slope = step as f32 / 1000.0;
        for way in [[32.0, 32.0 * slope], [-32.0, 32.0 * slope], [32.0 * slope, -32.0]] {
            let hit = ray(&room, [0.0, 20.0], way).expect("a hit");
            let reach = way[0].abs().max(way[1].abs());
            let expected = 20.0 / f64::from(reach);
            let early = expected - f64::from(hit.entry);
            assert!((0.0..=expected * 1.2e-7).contains(&early), "{slope}: {early}");
            assert!(!hit.starts_inside);
        }
    }
}

/// dimforge/ncollide#178 and #269: a ray meets the segment that it runs beside.
#[test]
fn a_ray_does_not_meet_what_it_runs_beside() {
    let wall = segment([1.0, 2.0], [1.0, -2.0]);
    assert_eq!(ray(&wall, [0.0, 0.0], [0.0, -1.0]), None);
    assert_eq!(ray(&wall, [1.0_f32.next_down(), 8.0], [0.0, -16.0]), None);
    let along = ray(&wall, [1.0, 6.0], [0.0, -16.0]).expect("a hit");
    assert_eq!((along.entry, along.exit), (0.25, 0.5));
}

/// dimforge/rapier.js#258: a long flat box, of which the ray hits the upper side in its middle.
#[test]
fn a_ray_meets_a_long_flat_box() {
    let flat = between([640.0, 188.0], [1129.0, 189.0]);
    let hit = ray(&flat, [380.0, 241.0], [624.0, -104.0]).expect("a hit");
    assert_eq!((hit.entry, hit.entry_normal), (0.5, v(0.0, 1.0)));
    assert_eq!(hit.entry_point, Vector2D::new(692.0, 189.0));
    assert!((f64::from(hit.exit) - 53.0 / 104.0).abs() < 1e-7);
}

/// The way to the edge is 3 + 1e-30 of 4: more than 0.75, by less than the last place of an f64.
#[test]
fn a_doubt_below_the_last_place_counts() {
    let edge = clash2d::Segment::new(Vector2D::new(-9.0, 0.0), Vector2D::new(4.0, -13.0));
    let hit = ray(&edge.into(), [-12.0, -1e-30], [4.0, 0.0]).unwrap();
    assert_eq!((hit.entry, hit.exit), (0.75, 0.75_f32.next_up()));
    let hit = ray(&edge.into(), [-12.0, 1e-30], [4.0, 0.0]);
    assert!(hit.is_none(), "{hit:?}");
}
