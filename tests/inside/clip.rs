//! Stretches of segments in shapes: all crossings with borders in big numbers, and what lies between them.

use clash2d::{
    Circle, Group, Line, Node, Polygon, Rectangle, Segment, Shape, Stretch, Vector2D, clip_segment,
    collide,
};
use clash2d_oracle::{Real, Rng};

use crate::cells::{any_box, corner};
use crate::plane::{cross, dot, edges, minus, points, real, square, zero};

/// A member of what is clipped to.
enum Member {
    Ring(Vec<Vector2D>),
    Disc(Vector2D, f32),
}

/// What is below this is 0.
fn is_zero(x: &Real) -> bool {
    x.is_zero() || x.is_below(-900)
}

fn at([from, way]: &[[Real; 2]; 2], part: &Real) -> [Real; 2] {
    [0, 1].map(|axis| &from[axis] + &(&way[axis] * part))
}

impl Member {
    fn shape(&self) -> Shape<'_> {
        match self {
            Self::Ring(ring) => Polygon::new(ring).into(),
            Self::Disc(center, radius) => Circle::new(*center, *radius).into(),
        }
    }

    /// Where the border meets the line of a segment, as parts of that.
    fn cuts(&self, segment: &[[Real; 2]; 2]) -> Vec<Real> {
        let [from, way] = segment;
        match self {
            Self::Disc(center, radius) => {
                let (from, r) = (minus(from, &real(*center)), Real::new(*radius));
                let (ahead, beside) = (dot(&from, way), cross(&from, way));
                let room = &(&(&r * &r) * &square(way)) - &(&beside * &beside);
                if room.is_negative() {
                    return Vec::new();
                }
                let root = room.root();
                [&-&ahead - &root, &-&ahead + &root].map(|x| x.divided_by(&square(way))).into()
            }
            Self::Ring(ring) => {
                edges(ring).iter().flat_map(|edge| edge_cuts(*edge, segment)).collect()
            }
        }
    }

    /// Whether a point belongs to it that is not next to its border, or on a straight part of that.
    fn covers(&self, p: &[Real; 2]) -> bool {
        match self {
            Self::Disc(center, radius) => {
                let r = Real::new(*radius);
                square(&minus(p, &real(*center))) <= &r * &r
            }
            Self::Ring(ring) => {
                let mut is_odd = false;
                for edge in edges(ring) {
                    let [a, b] = edge.map(real);
                    let side = cross(&minus(&b, &a), &minus(p, &a));
                    if is_zero(&side) && dot(&minus(p, &a), &minus(p, &b)) <= zero() {
                        return true;
                    }
                    if (a[1] > p[1]) != (b[1] > p[1]) {
                        is_odd ^= (side > zero()) == (b[1] > a[1]);
                    }
                }
                is_odd
            }
        }
    }
}

fn edge_cuts([a, b]: [Vector2D; 2], [from, way]: &[[Real; 2]; 2]) -> Vec<Real> {
    let [a, b] = [a, b].map(real);
    let (edge, to_a) = (minus(&b, &a), minus(&a, from));
    let area = cross(way, &edge);
    if area.is_zero() {
        let ahead = |p: &[Real; 2]| dot(&minus(p, from), way).divided_by(&square(way));
        return if cross(&to_a, way).is_zero() { vec![ahead(&a), ahead(&b)] } else { Vec::new() };
    }
    // The part of the edge before the crossing, without dividing.
    let (part, one) = (&cross(&to_a, way) * &area, &area * &area);
    let is_on = !part.is_negative() && part <= one;
    if is_on { vec![cross(&to_a, &edge).divided_by(&area)] } else { Vec::new() }
}

/// All stretches, by where they begin and end.
fn truth(members: &[Member], segment: Segment) -> Vec<[Real; 2]> {
    let from = real(segment.point1);
    let segment = [from.clone(), minus(&real(segment.point2), &from)];
    let one = Real::new(1.0);
    let mut cuts: Vec<Real> = members.iter().flat_map(|member| member.cuts(&segment)).collect();
    cuts.retain(|x| (is_zero(x) || *x > zero()) && (is_zero(&(x - &one)) || *x < one));
    let ends = [zero(), one];
    let starts_inside = ends.each_ref().map(|x| members.iter().any(|m| m.covers(&at(&segment, x))));
    // What begins or ends inside has cuts there.
    cuts.extend(ends.into_iter().zip(starts_inside).filter(|(_, inside)| *inside).map(|(x, _)| x));
    cuts.sort_by(|a, b| a.partial_cmp(b).expect("numbers"));
    cuts.dedup_by(|a, b| is_zero(&(&*a - &*b)));
    let mut found: Vec<[Real; 2]> = Vec::new();
    for cut in cuts {
        if let Some([_, end]) = found.last_mut() {
            let middle = &(&*end + &cut) * &Real::new(0.5);
            if members.iter().any(|member| member.covers(&at(&segment, &middle))) {
                *end = cut;
                continue;
            }
        }
        found.push([cut.clone(), cut]);
    }
    found
}

fn check(members: &[Member], shape: &Shape<'_>, segment: Segment) -> usize {
    let truth = truth(members, segment);
    let mut found = vec![Stretch::default(); 64];
    let count = clip_segment(shape, segment, &mut found);
    let case = || format!("{segment:?} {shape:?}: {:?}, {truth:?}", &found[..count.min(64)]);
    assert_eq!(count, truth.len(), "{}", case());
    assert_eq!(count > 0, collide(shape, segment), "{}", case());
    let from = real(segment.point1);
    let whole = [from.clone(), minus(&real(segment.point2), &from)];
    let size = [&whole[1][0].abs() + &whole[1][1].abs(), Real::new(1.0)];
    let mut last = 0.0;
    for (found, ends) in found.iter().zip(&truth) {
        let told = [(found.entry, found.entry_point), (found.exit, found.exit_point)];
        for ((part, point), end) in told.into_iter().zip(ends) {
            assert!(part >= last && part <= 1.0, "{}", case());
            last = part;
            let is_near = |x: f32, truth: &Real, size: &Real| {
                truth.ulps_to(x) <= 1.0 || (&Real::new(x) - truth).abs() <= size * &Real::power(-24)
            };
            let [x, y] = at(&whole, end);
            assert!(is_near(part, end, &size[1]), "{}", case());
            assert!(is_near(point.x, &x, &size[0]) && is_near(point.y, &y, &size[0]), "{}", case());
        }
    }
    // What does not fit is counted.
    let mut few = [Stretch::default()];
    assert_eq!(clip_segment(shape, segment, &mut few), count);
    assert!(count == 0 || few[0] == found[0]);
    count
}

/// A disc, or a ring that may cross itself.
fn member(rng: &mut Rng) -> Member {
    let place = Vector2D::new(rng.i32(-6..=6) as f32, rng.i32(-6..=6) as f32);
    match rng.u32(..3) {
        0 => Member::Disc(place, rng.i32(0..=5) as f32),
        1 => {
            let [low, high] = any_box(rng);
            let corners =
                [[low[0], low[1]], [high[0], low[1]], [high[0], high[1]], [low[0], high[1]]];
            Member::Ring(corners.map(corner).to_vec())
        }
        _ => {
            let count = rng.usize(3..8);
            let mut any = || Vector2D::new(rng.i32(-6..=6) as f32, rng.i32(-6..=6) as f32);
            Member::Ring((0..count).map(|_| any()).collect())
        }
    }
}

#[test]
fn members_on_a_grid_are_clipped_to_together() {
    Real::with_bits(1200, || {
        let mut rng = Rng::with_seed(41);
        let mut most = 0;
        for _ in 0..1500 {
            let members: Vec<Member> = (0..rng.usize(1..5)).map(|_| member(&mut rng)).collect();
            let mut any = || Vector2D::new(rng.i32(-8..=8) as f32, rng.i32(-8..=8) as f32);
            let segment = Segment::new(any(), any());
            if segment.point1 == segment.point2 {
                continue;
            }
            let shapes: Vec<Shape<'_>> = members.iter().map(Member::shape).collect();
            let group = Shape::from(Group::new(&shapes));
            most = most.max(check(&members, &group, segment));
            let mut memory = vec![Node::default(); group.prepared_capacity()];
            check(&members, &group.prepared(&mut memory).expect("enough memory"), segment);
            check(&members[..1], &shapes[0], segment);
        }
        assert!(most > 3);
    });
}

/// Floats of all sizes.
#[test]
fn rings_of_any_floats_are_clipped_to() {
    Real::with_bits(2400, || {
        let mut rng = Rng::with_seed(42);
        for _ in 0..1500 {
            let count = rng.usize(3..9);
            let mut ring = points(&mut rng, count + 2);
            let segment = Segment::new(ring.remove(0), ring.remove(0));
            if segment.point1 == segment.point2 {
                continue;
            }
            let members = [Member::Ring(ring)];
            check(&members, &members[0].shape(), segment);
        }
    });
}

#[test]
fn special_segments_are_clipped() {
    let v = Vector2D::new;
    let mut found = [Stretch::default(); 2];
    let room = Shape::from(Rectangle::new(v(0.0, 0.0), v(8.0, 4.0)));
    let dot = |p: Vector2D| Segment::new(p, p);
    assert_eq!(clip_segment(room, dot(v(8.0, 4.0)), &mut found), 1);
    assert_eq!((found[0].entry, found[0].exit, found[0].exit_point), (0.0, 1.0, v(8.0, 4.0)));
    assert_eq!(clip_segment(room, dot(v(8.0, 4.5)), &mut found), 0);
    let touching = Segment::new(v(7.0, 5.0), v(9.0, 3.0));
    assert_eq!(clip_segment(room, touching, &mut found), 1);
    assert_eq!((found[0].entry, found[0].exit, found[0].entry_point), (0.5, 0.5, v(8.0, 4.0)));
    let along = Segment::new(v(-8.0, 4.0), v(24.0, 4.0));
    assert_eq!(clip_segment(room, along, &mut found), 1);
    assert_eq!((found[0].entry, found[0].exit, found[0].exit_point), (0.25, 0.5, v(8.0, 4.0)));
    let line = Shape::from(Line::new(v(0.0, 4.0), v(1.0, 0.0)));
    assert_eq!(clip_segment(line, along, &mut found), 1);
    assert_eq!((found[0].entry, found[0].exit), (0.0, 1.0));
    assert_eq!(clip_segment(line, touching, &mut found), 1);
    assert_eq!((found[0].entry, found[0].exit), (0.5, 0.5));
    let far = v(1e6, 3e5);
    assert_eq!(
        clip_segment(
            room.at(far),
            Segment::new(v(-8.0, 4.0) + far, v(24.0, 4.0) + far),
            &mut found
        ),
        1
    );
    assert_eq!(
        (found[0].entry, found[0].exit, found[0].exit_point),
        (0.25, 0.5, v(8.0, 4.0) + far)
    );
    for bad in [dot(v(f32::NAN, 0.0)), Segment::new(v(0.0, 0.0), v(f32::INFINITY, 0.0))] {
        assert_eq!(clip_segment(room, bad, &mut found), 0);
    }
    assert_eq!(clip_segment(Shape::default(), along, &mut found), 0);
}
