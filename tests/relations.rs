//! How boxes, discs and segments lie to each other, for all of them with small whole numbers: counted
//! in integers, with nothing left to chance.

use clash2d::Relation::{self, *};
use clash2d::{
    Circle, OrientedRectangle, Polygon, Rectangle, Segment, Shape, Vector2D, contact, relate,
};

fn v(x: i32, y: i32) -> Vector2D {
    Vector2D::new(x as f32, y as f32)
}

/// Asks for both orders.
fn check(a: &Shape<'_>, b: &Shape<'_>, expected: Relation) {
    let swapped = match expected {
        AInsideB => BInsideA,
        AInsideBTouching => BInsideATouching,
        BInsideA => AInsideB,
        BInsideATouching => AInsideBTouching,
        other => other,
    };
    assert_eq!(relate(a, b), expected, "{a:?} {b:?}");
    assert_eq!(relate(b, a), swapped, "{b:?} {a:?}");
}

/// The relation of two shapes that share a point, by which one is in the other one, whether their
/// borders meet and whether their interiors do.
fn of_parts(inside: [bool; 2], do_borders_meet: bool, do_overlap: bool) -> Relation {
    match (inside, do_borders_meet) {
        ([true, true], _) => Equal,
        ([true, false], false) => AInsideB,
        ([true, false], true) => AInsideBTouching,
        ([false, true], false) => BInsideA,
        ([false, true], true) => BInsideATouching,
        _ if do_overlap => Overlapping,
        _ => Touching,
    }
}

/// All ranges of some length between 0 and a number.
fn ranges(end: i32) -> impl Iterator<Item = [i32; 2]> {
    (0..end).flat_map(move |low| (low + 1..=end).map(move |high| [low, high]))
}

fn of_ranges(a: &[[i32; 2]], b: &[[i32; 2]]) -> Relation {
    let all =
        |test: &dyn Fn([i32; 2], [i32; 2]) -> bool| a.iter().zip(b).all(|(a, b)| test(*a, *b));
    if !all(&|a, b| a[0] <= b[1] && b[0] <= a[1]) {
        return Disjoint;
    }
    let is_in = |a: [i32; 2], b: [i32; 2]| b[0] <= a[0] && a[1] <= b[1];
    let inside = [all(&is_in), all(&|a, b| is_in(b, a))];
    let is_clear = all(&|a, b| a[0] != b[0] && a[1] != b[1]);
    of_parts(inside, !is_clear, all(&|a, b| a[0] < b[1] && b[0] < a[1]))
}

#[test]
fn boxes() {
    let other = [[2, 4], [2, 4]];
    let shapes = |[[left, right], [low, high]]: [[i32; 2]; 2]| -> [Shape<'static>; 2] {
        let (sum, size) = (v(left + right, low + high), v(right - left, high - low));
        let turned = OrientedRectangle::new(sum / 2.0, size / 2.0, 180.0);
        [Rectangle::new(v(left, low), size).into(), turned.into()]
    };
    for across in ranges(6) {
        for up in ranges(6) {
            let expected = of_ranges(&[across, up], &other);
            for a in shapes([across, up]) {
                shapes(other).iter().for_each(|b| check(&a, b, expected));
                let corners = [v(2, 2), v(4, 2), v(4, 4), v(2, 4)];
                check(&a, &Polygon::new(&corners).into(), expected);
            }
        }
    }
}

#[test]
fn discs() {
    for x in -7..=7 {
        for y in -7..=7 {
            for [first, second] in (1..=4_i32).flat_map(|a| (1..=4).map(move |b| [a, b])) {
                let square = x * x + y * y;
                let (sum, gap) = ((first + second).pow(2), (first - second).pow(2));
                let inside = [first <= second && square <= gap, second <= first && square <= gap];
                let expected = match square > sum {
                    true => Disjoint,
                    false => of_parts(inside, square == gap, square < sum),
                };
                let (a, b) = (Circle::new(v(1, 1), first as f32), v(1 + x, 1 + y));
                check(&a.into(), &Circle::new(b, second as f32).into(), expected);
                let core = [b];
                let disc = Polygon::new(&core).with_radius(second as f32).into();
                check(&a.into(), &disc, expected);
            }
        }
    }
}

/// Along a line their borders are their ends.
#[test]
fn segments_of_one_line() {
    for a in ranges(6) {
        for b in ranges(6) {
            for way in [[1, 0], [0, -1], [2, 3]] {
                let at = |part: i32| v(1 + way[0] * part, 2 + way[1] * part);
                let segment = |[from, to]: [i32; 2]| Shape::from(Segment::new(at(from), at(to)));
                check(&segment(a), &segment(b), of_ranges(&[a], &[b]));
                check(&segment(a), &segment([b[1], b[0]]), of_ranges(&[a], &[b]));
            }
        }
    }
}

/// Rounded points at the same place are pushed apart along the X axis: between the borders that face
/// each other, which is off their middle if one is larger.
#[test]
fn concentric_discs_touch_between_their_borders() {
    let center = [v(5, 5)];
    let disc = |radius: f32| Shape::from(Polygon::new(&center).with_radius(radius));
    for [a, b] in [[3.0, 1.0], [1.0, 3.0], [0.0, 4.0], [2.0, 2.0]] {
        for (a_shape, b_shape) in [
            (disc(a), disc(b)),
            (Circle::new(center[0], a).into(), Circle::new(center[0], b).into()),
            (Circle::new(center[0], a).into(), disc(b)),
        ] {
            let found = contact(&a_shape, &b_shape).expect("a contact");
            assert_eq!((found.depth, found.normal.y, found.normal.x.abs()), (a + b, 0.0, 1.0));
            let between = center[0] + found.normal * ((a - b) / 2.0);
            assert_eq!(found.points[0].position, between, "{a} {b}");
        }
    }
}
