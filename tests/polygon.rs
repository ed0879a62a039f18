//! Measures of polygons against their definitions in big numbers.

mod plane;

use clash2d::{Polygon, Vector2D, Winding, winding};
use clash2d_oracle::{Real, Rng};
use plane::{cross, double_area, edges, hull, is_between, points, real, zero};
use std::cmp::Ordering;

const CASES: usize = 3000;

/// Random rings of all scatters.
fn each_ring(most: usize, mut check: impl FnMut(&[Vector2D])) {
    let mut rng = Rng::with_seed(22);
    for number in 0..CASES {
        let count = rng.usize(0..=most);
        let mut ring = points(&mut rng, count);
        // Every other ring is convex or nearly so.
        if number % 2 == 0 {
            ring = hull(&ring);
            spoil(&mut rng, &mut ring);
        }
        check(&ring);
    }
}

/// Turns a convex ring round, repeats a vertex, adds one on an edge, goes round twice or back.
fn spoil(rng: &mut Rng, ring: &mut Vec<Vector2D>) {
    if ring.is_empty() {
        return;
    }
    let place = rng.usize(..ring.len());
    let next = ring[(place + 1) % ring.len()];
    match rng.u8(..8) {
        0 => ring.reverse(),
        1 => ring.insert(place, ring[place]),
        2 => ring.insert(place + 1, 0.5 * ring[place] + 0.5 * next),
        3 => ring.extend_from_within(..),
        4 => ring.splice(place..place, [ring[place], next]).for_each(drop),
        5 => ring.swap(place, 0),
        _ => ring.rotate_left(place),
    }
}

#[test]
fn windings_are_the_sign_of_the_area() {
    each_ring(10, |ring| {
        let truth = match double_area(ring).partial_cmp(&zero()) {
            Some(Ordering::Greater) => Winding::Counterclockwise,
            Some(Ordering::Less) => Winding::Clockwise,
            _ => Winding::None,
        };
        assert_eq!(winding(ring), truth, "{ring:?}");
    });
}

#[test]
fn areas_are_rounded_well() {
    each_ring(10, |ring| {
        let area = Polygon::new(ring).area().expect("a valid polygon");
        let truth = &double_area(ring).abs() * &Real::new(0.5);
        assert!(truth.ulps_to(area) <= 0.51, "{area} instead of {} of {ring:?}", truth.about());
    });
}

#[test]
fn centroids_are_rounded_well() {
    each_ring(10, |ring| {
        let area = double_area(ring);
        let Some(centroid) = Polygon::new(ring).centroid() else {
            assert!(area.is_zero(), "{ring:?}");
            return;
        };
        for (axis, center) in [centroid.x, centroid.y].into_iter().enumerate() {
            let moment = edges(ring).into_iter().fold(zero(), |sum, [a, b]| {
                let (a, b) = (real(a), real(b));
                &sum + &(&(&a[axis] + &b[axis]) * &cross(&a, &b))
            });
            let truth = moment.divided_by(&(&area * &Real::new(3.0)));
            assert!(truth.ulps_to(center) <= 0.51, "{center} of {ring:?}");
        }
    });
}

/// Whether a ring visits the border of its hull in order and once.
fn is_convex(ring: &[Vector2D]) -> bool {
    let corners = hull(ring);
    let is_around = |ring: &[Vector2D]| {
        let places: Option<Vec<_>> = ring.iter().map(|&p| place_on(&corners, p)).collect();
        places.is_some_and(|places| {
            let falls = |i: &usize| places[(i + 1) % places.len()] < places[*i];
            (0..places.len()).filter(falls).count() == 1
        })
    };
    let reversed: Vec<Vector2D> = ring.iter().rev().copied().collect();
    corners.len() > 2 && (is_around(ring) || is_around(&reversed))
}

/// The number of the hull's edge that a point lies on, and how far along.
fn place_on(corners: &[Vector2D], p: Vector2D) -> Option<(usize, Real)> {
    let far = |a: Vector2D, p: Vector2D| {
        &(&Real::new(p.x) - &Real::new(a.x)).abs() + &(&Real::new(p.y) - &Real::new(a.y)).abs()
    };
    let on = |(_, [a, b]): &(usize, [Vector2D; 2])| p != *b && is_between(*a, *b, p);
    let (number, [a, _]) = edges(corners).into_iter().enumerate().find(on)?;
    Some((number, far(a, p)))
}

#[test]
fn convex_rings_are_told_from_others() {
    let mut answers = [0; 2];
    each_ring(8, |ring| {
        let truth = is_convex(ring);
        assert_eq!(Polygon::new(ring).is_convex(), truth, "{ring:?}");
        answers[usize::from(truth)] += 1;
    });
    assert!(answers[0] > 500 && answers[1] > 500, "{answers:?}");
}

#[test]
fn a_star_that_winds_twice_is_not_convex() {
    let star: Vec<Vector2D> =
        (0..5).map(|i| Vector2D::new(0.0, 9.0).rotated(144.0 * i as f32)).collect();
    assert!(!Polygon::new(&star).is_convex() && !Polygon::new(&star).is_simple());
    assert_eq!(winding(&star), Winding::Counterclockwise);
}

/// Whether no two edges meet but for neighbours in their vertex.
fn is_simple(ring: &[Vector2D]) -> bool {
    let edges = edges(ring);
    let count = edges.len();
    let is_apart = |i: usize, k: usize| {
        if (i + 1) % count == k {
            let ([a, b], [_, c]) = (edges[i], edges[k]);
            return a != b && b != c && !is_between(a, b, c) && !is_between(b, c, a);
        }
        (k + 1) % count == i || !plane::do_meet(edges[i], edges[k])
    };
    count > 2 && (0..count).all(|i| (0..count).all(|k| i == k || is_apart(i, k)))
}

#[test]
fn simple_rings_are_told_from_others() {
    let mut answers = [0; 2];
    each_ring(6, |ring| {
        let truth = is_simple(ring);
        assert_eq!(Polygon::new(ring).is_simple(), truth, "{ring:?}");
        answers[usize::from(truth)] += 1;
    });
    assert!(answers[0] > 500 && answers[1] > 500, "{answers:?}");
}

#[test]
fn invalid_and_empty_polygons_measure_nothing() {
    let mut corners = [[0.0, 0.0], [4.0, 0.0], [0.0, 4.0]].map(Vector2D::from);
    let bad_rings = Polygon::new(&corners).with_rings(&[4]);
    let negative = Polygon::new(&corners).with_radius(-1.0);
    for polygon in [bad_rings, negative] {
        assert!(polygon.area().is_none() && polygon.centroid().is_none());
        assert!(!polygon.is_convex() && !polygon.is_simple());
    }
    assert_eq!(Polygon::new(&[]).area(), Some(0.0));
    assert!(!Polygon::new(&[]).is_convex() && !Polygon::new(&[]).is_simple());
    corners[1].x = f32::INFINITY;
    let infinite = Polygon::new(&corners);
    assert!(infinite.area().is_none() && infinite.centroid().is_none());
    assert!(!infinite.is_convex() && !infinite.is_simple() && winding(&corners) == Winding::None);
}

/// A rectangle between two corners of a grid: x from and to, y from and to.
type Tile = [[i32; 2]; 2];

/// Some rectangles such that of any two one contains the other or they share no more than their
/// borders.
fn tiles(rng: &mut Rng) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Vec::new();
    for _ in 0..40 {
        let tile = [0, 1].map(|_| {
            let low = rng.i32(0..10);
            [low, rng.i32(low + 1..=10)]
        });
        let is_apart =
            |other: &Tile| (0..2).any(|i| tile[i][1] <= other[i][0] || other[i][1] <= tile[i][0]);
        let contains =
            |a: &Tile, b: &Tile| (0..2).all(|i| a[i][0] <= b[i][0] && b[i][1] <= a[i][1]);
        let fits = |other: &Tile| {
            tile != *other && (is_apart(other) || contains(&tile, other) || contains(other, &tile))
        };
        if tiles.len() < 6 && tiles.iter().all(fits) {
            tiles.push(tile);
        }
    }
    tiles
}

/// The tiles' corners in either direction from any corner on.
fn corners(tiles: &[Tile], rng: &mut Rng) -> Vec<Vector2D> {
    let mut corners = Vec::new();
    for [x, y] in tiles {
        let mut ring = [[x[0], y[0]], [x[1], y[0]], [x[1], y[1]], [x[0], y[1]]];
        ring.rotate_left(rng.usize(..4));
        if rng.bool() {
            ring.reverse();
        }
        corners.extend(ring.map(|[x, y]| Vector2D::new(x as f32, y as f32)));
    }
    corners
}

#[test]
fn rings_count_by_the_even_odd_rule() {
    let mut rng = Rng::with_seed(23);
    for _ in 0..1000 {
        let tiles = tiles(&mut rng);
        let corners = corners(&tiles, &mut rng);
        let sizes = vec![4; tiles.len()];
        let polygon = Polygon::new(&corners).with_rings(&sizes);
        let is_in = |x: i32, y: i32| {
            let holds = |t: &&Tile| t[0][0] <= x && x < t[0][1] && t[1][0] <= y && y < t[1][1];
            tiles.iter().filter(holds).count() % 2 == 1
        };
        let cells: Vec<[i32; 2]> =
            (0..100).map(|i| [i % 10, i / 10]).filter(|&[x, y]| is_in(x, y)).collect();
        assert_eq!(polygon.area(), Some(cells.len() as f32), "{tiles:?}");
        let sum = cells
            .iter()
            .fold([0, 0], |sum, cell| [sum[0] + 2 * cell[0] + 1, sum[1] + 2 * cell[1] + 1]);
        let middle = sum.map(|sum| (f64::from(sum) / (2 * cells.len()) as f64) as f32);
        assert_eq!(polygon.centroid(), (!cells.is_empty()).then_some(middle.into()), "{tiles:?}");
    }
}

/// Teeth that lie above each other, as far from one to the next as one is thick.
fn comb(teeth: usize) -> Vec<Vector2D> {
    let tooth = |i: usize| {
        let y = 4.0 * i as f32;
        [[0.0, y], [16.0, y], [16.0, y + 2.0], [0.0, y + 2.0]]
    };
    let top = 4.0 * teeth as f32;
    (0..teeth).flat_map(tooth).chain([[-1.0, top], [-1.0, -1.0]]).map(Vector2D::from).collect()
}

#[test]
fn one_touch_is_found_among_thousands_of_edges() {
    for teeth in [9, 300, 2200] {
        for is_flipped in [false, true] {
            let is_simple = |ring: &[Vector2D]| {
                let flip = |&v: &Vector2D| if is_flipped { Vector2D::new(v.y, v.x) } else { v };
                let ring: Vec<Vector2D> = ring.iter().map(flip).collect();
                let mut buffer = vec![0; 12 * ring.len()];
                let pieces = Polygon::new(&ring).convex_pieces(&mut buffer).is_ok();
                assert_eq!(Polygon::new(&ring).is_simple(), pieces, "{teeth} {is_flipped}");
                pieces
            };
            let mut ring = comb(teeth);
            assert!(is_simple(&ring), "{teeth} {is_flipped}");
            for tooth in [0, teeth / 3, teeth - 2] {
                let corner = 4 * tooth + 2;
                let next = ring[corner + 2].y;
                let before = ring[corner];
                ring[corner] = Vector2D::new(12.0, next - 0.03125);
                assert!(is_simple(&ring), "{tooth} of {teeth}");
                ring[corner].y = next;
                assert!(!is_simple(&ring), "{tooth} of {teeth} touches the next one");
                ring[corner] = before;
            }
        }
    }
}

#[test]
fn thousands_of_rings_count_by_the_even_odd_rule() {
    let mut rng = Rng::with_seed(29);
    for (columns, most) in [(1, 2100), (2, 150), (20, 4), (70, 1)] {
        let (mut vertices, mut sizes, mut area) = (Vec::new(), Vec::new(), 0);
        let mut add = |rng: &mut Rng, x: i32, y: i32, size: i32| {
            let mut ring = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
            ring.rotate_left(rng.usize(..4));
            if rng.bool() {
                ring.reverse();
            }
            let corner = |[dx, dy]: [i32; 2]| [x + dx * size, y + dy * size].map(|x| x as f32);
            vertices.extend(ring.map(|to| Vector2D::from(corner(to))));
            sizes.push(4);
            4 * i64::from(size) * i64::from(size)
        };
        let width = 2 * most + 2;
        if rng.bool() || columns > 1 {
            area -= add(&mut rng, 0, 0, 2 * columns * width);
        }
        for cell in 0..columns * columns {
            let center = [cell % columns, cell / columns].map(|i| i * width);
            let depth = rng.i32((most / 2)..=most);
            for size in 1..=depth {
                let part = add(&mut rng, center[0], center[1], size);
                area += if (depth - size) % 2 == 0 { part } else { -part };
            }
        }
        let polygon = Polygon::new(&vertices).with_rings(&sizes);
        assert!(polygon.is_simple());
        let (found, truth) = (polygon.area().map_or(f64::NAN, f64::from), area.abs() as f64);
        assert!((found - truth).abs() <= 1e-7 * truth, "{found} for {truth}, {columns} {most}");
    }
}

#[test]
fn every_bit_pattern_has_its_measures() {
    let mut rng = Rng::with_seed(25);
    let mut buffer = [0; 12 * 9 + 24 * 2];
    for _ in 0..4000 {
        let number = |rng: &mut Rng| match rng.u8(..8) {
            0 => [f32::NAN, f32::INFINITY, f32::MAX, -0.0][rng.usize(..4)],
            1 => rng.i32(-2..=2) as f32,
            _ => f32::from_bits(rng.u32(..)),
        };
        let corners = [0; 9].map(|_| Vector2D::new(number(&mut rng), number(&mut rng)));
        let corners = &corners[..rng.usize(..10)];
        let sizes = [rng.u32(..6), rng.u32(..4), rng.u32(..4)];
        let polygon = Polygon::new(corners).with_rings(&sizes[..rng.usize(..4)]);
        let (area, centroid) = (polygon.area(), polygon.centroid());
        assert_eq!(area.is_none(), !polygon.is_valid(), "{corners:?}");
        assert!(centroid.is_none() || area >= Some(0.0), "{corners:?}");
        let pieces = polygon.convex_pieces(&mut buffer);
        assert_eq!(pieces.is_ok(), polygon.is_simple(), "{pieces:?} of {corners:?}");
        assert!(!polygon.is_convex() || winding(corners) != Winding::None, "{corners:?}");
    }
}
