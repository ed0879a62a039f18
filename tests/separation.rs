//! Separations: exact arithmetic says that they separate, and plain numbers that they are short.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

mod brute;
mod corner;
mod figures;
mod solid;

use brute::{Model, shortest_way};
use clash2d::Relation as Apart;
use clash2d::{
    Capsule, Chain, Circle, Group, Line, Node, Polygon, Rectangle, Segment, Shape, Side, Vector2D,
    separation,
};
use clash2d_oracle::any::{Distribution, Figure, Kind, Role, collide, draw_pair};
use clash2d_oracle::any::{Relation, relate};
use clash2d_oracle::{Real, Rng};
use figures::{ask_both, in_line, members};
use solid::{Solid, Spot, Support, cross, minus, size};

fn asked(pair: [&Figure; 2]) -> Option<Vector2D> {
    ask_both(pair, |a, b| separation(a, b))
}

fn moved(figure: &Figure, by: Vector2D) -> Figure {
    let mut figure = figure.clone();
    for (role, number) in figure.numbers() {
        match role {
            Role::Place(0) => *number += by.x,
            Role::Place(_) => *number += by.y,
            _ => {}
        }
    }
    figure
}

fn has_line(figure: &Figure) -> bool {
    members(figure).iter().any(|member| matches!(member, Figure::Line { .. }))
}

fn check(pair: [&Figure; 2]) {
    let tell = || format!("{:?}\n{:?}", pair[0], pair[1]);
    let found = asked(pair);
    if let Some(truth) = collide(pair[0], pair[1]) {
        assert_eq!(found.is_some(), truth, "{}", tell());
    }
    let Some(found) = found else { return };
    let extent = pair.map(size).into_iter().fold(0.0, f64::max);
    if !found.is_finite() {
        assert_eq!(found, Vector2D::new(f32::INFINITY, f32::INFINITY));
        assert!(extent > 1e37 || pair.into_iter().all(has_line), "{}", tell());
        return;
    }
    let away = moved(pair[1], found);
    let is_apart = collide(pair[0], &away) != Some(true) || only_touch(pair[0], &away);
    assert!(is_apart, "{found:?} does not separate\n{}", tell());
    check_length(found, pair, extent);
}

/// Whether no parts of two figures that collide share interior points.
fn only_touch(a: &Figure, b: &Figure) -> bool {
    relate(a, b) == Some(Relation::Touching)
        || members(a).into_iter().all(|a| {
            members(b).into_iter().all(|b| {
                collide(a, b) != Some(true)
                    || relate(a, b) == Some(Relation::Touching)
                    || is_on_border(a, b)
                    || is_point_without_inside(a, b)
                    || is_point_without_inside(b, a)
                    || is_line_between(a, b)
                    || are_far_enough(a, b)
            })
        })
}

/// Whether a figure is a point at an end of another one, or a polygon in one point, which has no inside.
fn is_point_without_inside(point: &Figure, other: &Figure) -> bool {
    let points = point.points();
    let is_one = points.iter().all(|p| p == &points[0]);
    is_one
        && (matches!(point, Figure::Polygon { .. })
            || relate(point, other) == Some(Relation::AInsideBTouching))
}

/// Whether one figure has no area, and all of its points lie on edges of the other one, which has one.
fn is_on_border(a: &Figure, b: &Figure) -> bool {
    let is_flat = |figure: &Figure| match Solid::all_of(figure).pop() {
        Some(Solid::Straight { is_filled, edges, .. }) => {
            let ends: Vec<&Spot> = edges.iter().flatten().collect();
            let is_in_line =
                |a: &Spot, b: &Spot, c: &Spot| cross(&minus(b, a), &minus(c, a)) == Real::new(0.0);
            !is_filled || ends.iter().all(|b| ends.iter().all(|c| is_in_line(ends[0], b, c)))
        }
        _ => false,
    };
    let is_along = |a: &Figure, b: &Figure| {
        let edges = straight(a).zip(straight(b));
        is_flat(a) && !is_flat(b) && edges.is_some_and(|(a, b)| are_covered(&a, &b))
    };
    is_along(a, b) || is_along(b, a)
}

/// Whether all points of some edges lie on others.
fn are_covered(edges: &[[Spot; 2]], others: &[[Spot; 2]]) -> bool {
    let zero = Real::new(0.0);
    let is_on = |p: &Spot| {
        others.iter().any(|[c, d]| {
            let (way, from, to) = (minus(d, c), minus(p, c), minus(p, d));
            let ahead = &(&from[0] * &to[0]) + &(&from[1] * &to[1]);
            cross(&way, &from) == zero && ahead <= zero
        })
    };
    edges.iter().all(|[a, b]| {
        let way = minus(b, a);
        // Between two ends next to each other all points are alike.
        let mut cuts: Vec<&Spot> =
            others.iter().flatten().filter(|p| is_between(p, [a, b])).collect();
        cuts.extend([a, b]);
        let place = |p: &Spot| &(&way[0] * &minus(p, a)[0]) + &(&way[1] * &minus(p, a)[1]);
        cuts.sort_by(|p, q| place(p).partial_cmp(&place(q)).unwrap());
        let half = Real::new(0.5);
        cuts.iter().all(|p| is_on(p))
            && cuts
                .windows(2)
                .all(|ends| is_on(&[0, 1].map(|i| &(&ends[0][i] + &ends[1][i]) * &half)))
    })
}

fn is_between(p: &Spot, [a, b]: [&Spot; 2]) -> bool {
    let (way, from, to) = (minus(b, a), minus(p, a), minus(p, b));
    let ahead = &(&from[0] * &to[0]) + &(&from[1] * &to[1]);
    cross(&way, &from) == Real::new(0.0) && ahead <= Real::new(0.0)
}

/// Whether the cores of two figures with radii are no less than these apart, without one of them
/// inside of the other one.
fn are_far_enough(a: &Figure, b: &Figure) -> bool {
    let both = [a, b].map(|figure| Solid::all_of(figure).pop());
    let [
        Some(Solid::Straight { edges: a, is_filled: a_filled, radius: a_radius }),
        Some(Solid::Straight { edges: b, is_filled: b_filled, radius: b_radius }),
    ] = both
    else {
        return false;
    };
    let reach = &a_radius + &b_radius;
    let covers = |edges: &[[Spot; 2]], p: &Spot| {
        let seen = |spot: &Spot| minus(spot, p).map(|x| x.about());
        let edges: Vec<_> = edges.iter().map(|[a, b]| [seen(a), seen(b)]).collect();
        solid::is_inside(&edges)
    };
    if reach.is_zero() || a_filled && covers(&a, &b[0][0]) || b_filled && covers(&b, &a[0][0]) {
        return false;
    }
    let limit = &reach * &reach;
    a.iter().all(|a| b.iter().all(|b| solid::squares(a, b).iter().all(|square| *square >= limit)))
}

/// Whether all of one figure lies on or beyond a line, and all of the other one on or before it.
fn is_line_between(a: &Figure, b: &Figure) -> bool {
    let (Some(a), Some(b)) = (straight(a), straight(b)) else { return false };
    let is_point = |edges: &[[Spot; 2]]| edges.iter().flatten().all(|spot| *spot == edges[0][0]);
    let splits = |from: &Spot, to: &Spot| {
        let sides = |edges: &[[Spot; 2]]| {
            let (mut left, mut right) = (false, false);
            for p in edges.iter().flatten() {
                let side = cross(&minus(to, from), &minus(p, from));
                left |= side > Real::new(0.0);
                right |= side < Real::new(0.0);
            }
            (left, right)
        };
        let ((a_left, a_right), (b_left, b_right)) = (sides(&a), sides(&b));
        let is_split = a_left && a_right || b_left && b_right;
        from != to && !(is_split || a_left && b_left || a_right && b_right)
    };
    is_point(&a) && is_point(&b) || a.iter().chain(&b).any(|[from, to]| splits(from, to))
}

/// The edges of a figure without a radius, or a piece of a line.
fn straight(figure: &Figure) -> Option<Vec<[Spot; 2]>> {
    match Solid::all_of(figure).pop()? {
        Solid::Straight { edges, radius, .. } if radius.is_zero() => Some(edges),
        Solid::Line { base, along } => {
            let end = [&base[0] + &along[0], &base[1] + &along[1]];
            Some(vec![[base, end]])
        }
        _ => None,
    }
}

/// For convex figures it is the shortest way.
fn check_length(found: Vector2D, pair: [&Figure; 2], extent: f64) {
    let tell = || format!("{found:?}\n{:?}\n{:?}", pair[0], pair[1]);
    let (Some(a), Some(b)) = (Support::of(pair[0]), Support::of(pair[1])) else { return };
    if extent > 1e37 {
        return;
    }
    let depth = |[x, y]: [f64; 2]| a.height([x, y]) + b.height([-x, -y]);
    let least = a.directions(&b).into_iter().map(depth).fold(f64::INFINITY, f64::min);
    let length = f64::from(found.x).hypot(f64::from(found.y));
    // Two points in one place are parted by the least float.
    let slip = extent * 1e-6 + f64::from(f32::from_bits(1));
    assert!(length <= least + slip, "{length} rather than {least}\n{}", tell());
}

fn count(usual: usize) -> usize {
    std::env::var("CLASH2D_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn separations_of_all_kinds_separate() {
    for kinds in Kind::pairs() {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(47);
            for _ in 0..count(2) {
                let [a, b] = draw_pair(kinds, distribution, &mut rng);
                check([&a, &b]);
            }
        }
    }
}

/// They are left as the segments that they are: their edges lie over each other.
#[test]
fn polygons_in_one_line_are_left_as_segments() {
    for kind in Kind::ALL {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(48);
            for _ in 0..count(6) {
                let Some(figures) = in_line(kind, distribution, &mut rng) else { continue };
                let [segment, polygon, other] = &figures;
                for pair in [[polygon, other], [other, polygon]] {
                    check(pair);
                    if let Some(found) = asked(pair).filter(|way| way.is_finite()) {
                        let extent = pair.map(size).into_iter().fold(0.0, f64::max);
                        check_length(found, [segment, other], extent);
                    }
                }
            }
        }
    }
}

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn circle(x: f32, y: f32, radius: f32) -> Shape<'static> {
    Circle::new(v(x, y), radius).into()
}

fn rectangle(low: [f32; 2], high: [f32; 2]) -> Shape<'static> {
    Rectangle::new(low.into(), v(high[0] - low[0], high[1] - low[1])).into()
}

#[test]
fn tiles_are_left_exactly() {
    let tile = rectangle([3.0, 2.0], [4.0, 3.0]);
    assert_eq!(separation(tile, rectangle([3.5, 2.875], [4.5, 4.0])), Some(v(0.0, 0.125)));
    assert_eq!(separation(tile, rectangle([3.75, 2.5], [5.0, 4.0])), Some(v(0.25, 0.0)));
    assert_eq!(separation(tile, rectangle([4.0, 2.0], [5.0, 3.0])), Some(v(0.0, 0.0)));
    assert_eq!(separation(tile, circle(3.5, 3.375, 0.5)), Some(v(0.0, 0.125)));
    assert_eq!(separation(tile, circle(3.5, 4.375, 0.5)), None);
    assert_eq!(separation(circle(0.0, 0.0, 2.0), circle(3.0, 4.0, 3.0)), Some(v(0.0, 0.0)));
    // Swapped, it is the other one that moves.
    assert_eq!(separation(circle(3.5, 3.375, 0.5), tile), Some(v(0.0, -0.125)));
}

#[test]
fn a_corner_is_left_by_both_walls_at_once() {
    let corners =
        [[0.0, 0.0], [6.0, 0.0], [6.0, 1.0], [1.0, 1.0], [1.0, 6.0], [0.0, 6.0]].map(|p| p.into());
    let polygon = Shape::from(Polygon::new(&corners));
    let ball = circle(1.75, 1.5, 1.0);
    assert_eq!(separation(polygon, ball), Some(v(0.25, 0.5)));
    let wall = Shape::from(Chain::new(&corners[1..5]).with_solid_side(Side::Left));
    assert_eq!(separation(wall, ball), Some(v(0.25, 0.5)));
    let walls = [rectangle([0.0, 0.0], [6.0, 1.0]), rectangle([0.0, 0.0], [1.0, 6.0])];
    assert_eq!(separation(Group::new(&walls), ball), Some(v(0.25, 0.5)));
    // A box that fits exactly touches both.
    let fitting = rectangle([0.75, 0.5], [1.5, 1.5]);
    assert_eq!(separation(polygon, fitting), Some(v(0.25, 0.5)));
}

#[test]
fn lines_leave_chains_on_their_free_side() {
    let ground = [v(-6.0, 0.0), v(-2.0, 4.0), v(2.0, 1.0), v(6.0, 3.0)];
    let ground = Chain::new(&ground);
    let level = |height: f32| Shape::from(Line::new(v(9.0, height), v(1.0, 0.0)));
    let told = |side: Side, height: f32| separation(ground.with_solid_side(side), level(height));
    assert_eq!(told(Side::None, 0.5), Some(v(0.0, -0.5)));
    // A vertex between edges is one of the inner points, which are left by a last place.
    let is_just = |found: Option<Vector2D>, height: f32| {
        let beyond = found.unwrap().y - height;
        assert!(found.unwrap().x == 0.0 && beyond * height.signum() > 0.0 && beyond.abs() < 2e-6);
    };
    is_just(told(Side::Right, 0.5), 3.5);
    is_just(told(Side::Right, 4.0), 0.0);
    assert_eq!(told(Side::Left, 3.5), Some(v(0.0, -3.5)));
    assert_eq!(told(Side::Left, 0.0), Some(v(0.0, 0.0)));
}

#[test]
fn nothing_separates_lines_that_cross() {
    let line = |x: f32, y: f32| Shape::from(Line::new(Vector2D::ZERO, v(x, y)));
    let never = Some(v(f32::INFINITY, f32::INFINITY));
    assert_eq!(separation(line(1.0, 0.0), line(1.0, 1.0)), never);
    // Equal ones are apart in the next float.
    assert_eq!(separation(line(1.0, 0.0), line(-3.0, 0.0)), Some(v(0.0, f32::from_bits(1))));
    assert_eq!(separation(line(1.0, 0.0), circle(0.0, 1.0, 2.0)), Some(v(0.0, 1.0)));
}

/// Also of groups, wherever they and their members stand; of lines that do not cross there is a way.
#[test]
fn nothing_separates_groups_whose_lines_cross() {
    let line = |x: f32, y: f32| Shape::from(Line::new(v(3.0, -1.0), v(x, y)));
    let far = v(0.1, 7.0);
    let own = [circle(0.0, 0.0, 1.0), line(2.0, 1.0).at(far), rectangle([4.0, -3.0], [9.0, 8.0])];
    let never = Some(v(f32::INFINITY, f32::INFINITY));
    for (x, y, crosses) in [(2.0, 1.0, false), (-6.0, -3.0, false), (2.0, 1.0_f32.next_up(), true)]
    {
        let others = [rectangle([0.0, -4.0], [5.0, 2.0]), line(-4.0, -2.0), line(x, y)];
        let (a, b) = (Shape::from(Group::new(&own)), Shape::from(Group::new(&others)));
        let mut memory = vec![Node::default(); b.prepared_capacity()];
        let prepared = b.prepared(&mut memory).unwrap();
        for b in [b, prepared, b.at(far), prepared.at(far)] {
            for (a, b) in [(a, b), (b, a)] {
                let way = separation(a, b);
                assert_eq!(way == never, crosses, "{way:?}");
                let moved = b.at(b.position() + way.unwrap());
                let relation = clash2d::relate(a, moved);
                let is_apart = matches!(relation, Apart::Disjoint | Apart::Touching);
                assert!(crosses || is_apart, "{way:?} {relation:?}");
            }
        }
        let sides = [line(x, y), circle(3.0, 3.0, 2.0)].map(|shape| separation(shape, a) == never);
        assert_eq!(sides, [crosses, false]);
    }
}

// ---- The shortest way, found by trying ---------------------------------------------------------

fn check_way(a: &Model, b: &Model) -> Option<f64> {
    let found = a.ask(b, |a, b| separation(a, b))?;
    let length = f64::from(found.x).hypot(f64::from(found.y));
    let by = [f64::from(found.x), f64::from(found.y)];
    assert!(!a.overlaps(b, by, 1e-5), "{found:?} does not separate\n{a:?}\n{b:?}");
    if !a.overlaps(b, [0.0; 2], 1e-9) {
        return None;
    }
    let least = shortest_way(a, b, length);
    assert!(length <= 3.0 * least + 1e-4, "{found:?}, {least} would do\n{a:?}\n{b:?}");
    Some((length / least.max(1e-4)).max(1.0))
}

#[test]
fn ways_out_of_shapes_that_are_not_convex_are_short() {
    let rng = &mut Rng::with_seed(61);
    let (mut sum, mut number) = (0.0, 0);
    for kind in 0..brute::KINDS {
        for _ in 0..count(8) {
            let (a, b) = brute::scene(kind, rng);
            if let Some(ratio) = check_way(&a, &b) {
                (sum, number) = (sum + ratio, number + 1);
            }
        }
    }
    assert!(sum <= 1.25 * f64::from(number), "{} of {number}", sum / f64::from(number));
}

// ---- What only touches -------------------------------------------------------------------------

#[test]
fn what_only_touches_stays() {
    let walls = [rectangle([-1.0, 0.0], [0.0, 4.0]), rectangle([1.0, 0.0], [2.0, 4.0])];
    let walls = Shape::from(Group::new(&walls));
    let fitting = rectangle([0.0, 1.5], [1.0, 2.5]);
    assert_eq!(separation(walls, fitting), Some(Vector2D::ZERO));
    assert_eq!(separation(fitting, walls), Some(Vector2D::ZERO));
    let shaft: Vec<Shape<'_>> = (0..40)
        .flat_map(|y| [-1.0, 1.0].map(|x| rectangle([x, y as f32], [x + 1.0, y as f32 + 1.0])))
        .collect();
    let shaft = Shape::from(Group::new(&shaft));
    for height in [17.5, 17.625, 18.0] {
        let inside = rectangle([0.0, height], [1.0, height + 1.0]);
        assert_eq!(separation(shaft, inside), Some(Vector2D::ZERO));
        // Half a tile into the wall: back into the shaft.
        let beside = rectangle([0.25, height], [1.25, height + 1.0]);
        assert_eq!(separation(shaft, beside), Some(v(-0.25, 0.0)));
    }
}

/// Edges that go back the way they came have no interior beside them: what crosses such a spike or the seam to a
/// hole only touches it, and stays.
#[test]
fn what_crosses_a_spike_or_a_seam_stays() {
    let corners = |all: &[[f32; 2]]| -> Vec<Vector2D> { all.iter().map(|p| (*p).into()).collect() };
    let spike = corners(&[[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [2.0, 5.0], [2.0, 2.0], [0.0, 2.0]]);
    // A frame, whose hole is reached by a seam from the lower left.
    let outer = [[0.0, 0.0], [9.0, 0.0], [9.0, 9.0], [0.0, 9.0], [0.0, 0.0]];
    let inner = [[3.0, 3.0], [3.0, 6.0], [6.0, 6.0], [6.0, 3.0], [3.0, 3.0]];
    let frame = corners(&[outer, inner].concat());
    let bar = corners(&[[1.0, 3.0], [3.0, 3.0], [3.0, 4.0], [1.0, 4.0]]);
    let small = rectangle([1.0, 1.0], [2.0, 2.0]);
    let kept = rectangle([4.0, 4.0], [5.0, 5.0]);
    let cases: [(&[Vector2D], Shape<'_>, Option<Vector2D>); 6] = [
        (&spike, rectangle([1.0, 3.0], [3.0, 4.0]), Some(Vector2D::ZERO)),
        (&spike, Polygon::new(&bar).into(), Some(Vector2D::ZERO)),
        // Half a unit into what has an area.
        (&spike, rectangle([1.5, 1.0], [6.0, 1.5]), Some(v(0.5, 0.0))),
        (&frame, kept, None),
        // On the seam, in what has an area on both sides of it.
        (&frame, small, Some(v(-2.0, 0.0))),
        (&frame, rectangle([3.0, 4.0], [6.0, 5.0]), Some(Vector2D::ZERO)),
    ];
    let long = |way: Vector2D| way.length();
    for (polygon, other, way) in cases {
        let polygon = Shape::from(Polygon::new(polygon));
        for far in [Vector2D::ZERO, v(1024.0, -512.0)] {
            let [a, b] = [polygon, other].map(|shape| shape.at(far));
            assert_eq!(separation(a, b).map(long), way.map(long), "{other:?} at {far:?}");
            assert_eq!(separation(b, a).map(long), way.map(long), "swapped, {other:?} at {far:?}");
        }
    }
}

/// Members of groups count one by one: what lies on the seam between two tiles only touches each.
#[test]
fn what_lies_on_a_seam_between_members_stays() {
    let tiles = [rectangle([0.0, 0.0], [2.0, 2.0]), rectangle([2.0, 0.0], [4.0, 2.0])];
    let tiles = Shape::from(Group::new(&tiles));
    let on_seam = Shape::from(Segment::new(v(2.0, 0.5), v(2.0, 1.5)));
    for far in [Vector2D::ZERO, v(1024.0, -512.0)] {
        assert_eq!(separation(tiles.at(far), on_seam.at(far)), Some(Vector2D::ZERO), "{far:?}");
    }
}

#[test]
fn an_l_fits_into_an_l() {
    let corners = [[0.0, 0.0], [4.0, 0.0], [4.0, 1.0], [1.0, 1.0], [1.0, 4.0], [0.0, 4.0]];
    let l: Vec<Vector2D> = corners.map(Vector2D::from).to_vec();
    let moved = |x: f32, y: f32| -> Vec<Vector2D> { l.iter().map(|p| *p + v(x, y)).collect() };
    let told = |x: f32, y: f32| separation(Polygon::new(&l), Polygon::new(&moved(x, y)));
    assert_eq!(told(1.0, 1.0), Some(Vector2D::ZERO));
    assert_eq!(told(0.75, 1.0), Some(v(0.25, 0.0)));
    assert_eq!(told(0.75, 0.875), Some(v(0.25, 0.125)));
}

#[test]
fn a_seam_inside_is_no_border() {
    let corners = [
        [0.0, 0.0],
        [2.0, 0.0],
        [2.0, 4.0],
        [0.0, 4.0],
        [2.0, 0.0],
        [4.0, 0.0],
        [4.0, 4.0],
        [2.0, 4.0],
    ];
    let halves = corners.map(Vector2D::from);
    let halves = Shape::from(Polygon::new(&halves).with_rings(&[4, 4]));
    assert_eq!(separation(halves, circle(2.0, 3.5, 0.25)), Some(v(0.0, 0.75)));
    let spike = [[0.0, 0.0], [2.0, 2.0], [0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]];
    let spike = spike.map(Vector2D::from);
    let found = separation(Polygon::new(&spike), circle(2.0, 3.5, 0.25));
    assert_eq!(found, Some(v(0.0, 0.75)));
}

/// A point on a line and on another point at once leaves both aside.
#[test]
fn a_point_leaves_a_line_and_a_point() {
    let at = Vector2D::new(1.0, -6.0);
    let line = Line::new(Vector2D::new(-3.0, -6.0), Vector2D::new(-4.0, 0.0));
    let members = [line.into(), Segment::new(at, at).into()];
    let (group, point) =
        (Shape::from(Group::new(&members)), Shape::from(Capsule::new(at, at, 0.0)));
    for (a, b) in [(&group, &point), (&point, &group)] {
        let way = separation(a, b).unwrap();
        assert!(way.y != 0.0 && way.y.abs() < 1e-6 && way.x == 0.0, "{way:?}");
    }
}

#[test]
fn shapes_without_area_are_left() {
    let segment = |a: [f32; 2], b: [f32; 2]| Shape::from(Segment::new(a.into(), b.into()));
    let least = f32::from_bits(1);
    let long = segment([0.0, 0.0], [4.0, 0.0]);
    // One on the other, across, end to end, and an end on the middle.
    let leaves = |b: &Shape<'_>| separation(long, b).map(Vector2D::length);
    assert!(leaves(&segment([1.0, 0.0], [6.0, 0.0])).unwrap() <= 1e-6);
    assert!(leaves(&segment([1.0, 0.0], [6.0, 0.0])).unwrap() > 0.0);
    assert_eq!(leaves(&segment([1.0, -1.0], [1.0, 2.0])), Some(1.0));
    assert_eq!(leaves(&segment([4.0, 0.0], [6.0, 0.0])), Some(0.0));
    assert_eq!(leaves(&segment([2.0, 0.0], [2.0, 3.0])), Some(0.0));
    let point = Shape::from(v(0.0, 0.0));
    assert_eq!(separation(point, point).map(|way| way.x.abs() + way.y.abs()), Some(least));
}
