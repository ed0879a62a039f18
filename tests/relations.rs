//! How boxes, discs and segments lie to each other, for all of them with small whole numbers: counted
//! in integers, with nothing left to chance.

use clash2d::Relation::{self, *};
use clash2d::{
    Circle, Group, OrientedRectangle, Polygon, Rectangle, Segment, Shape, Vector2D, contact,
    intersections, relate,
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
            let found = contact(a_shape, b_shape).expect("a contact");
            assert_eq!((found.depth, found.normal.y, found.normal.x.abs()), (a + b, 0.0, 1.0));
            let between = center[0] + found.normal * ((a - b) / 2.0);
            assert_eq!(found.points[0].position, between, "{a} {b}");
        }
    }
}

/// Where a point of a grid lies in boxes, which fill whole cells of it: by the four cells around it.
fn of_cells(boxes: &[[[i32; 2]; 2]], x: i32, y: i32) -> Relation {
    let is_filled = |column: i32, row: i32| {
        let is_in = |[low, high]: [i32; 2], cell: i32| low <= cell && cell < high;
        boxes.iter().any(|[across, up]| is_in(*across, column) && is_in(*up, row))
    };
    let cells = [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)];
    match cells.into_iter().filter(|&(column, row)| is_filled(column, row)).count() {
        0 => Disjoint,
        4 => AInsideB,
        _ => AInsideBTouching,
    }
}

#[test]
fn points_and_boxes_of_a_group() {
    let first = [[1, 4], [1, 3]];
    for (number, across) in ranges(5).enumerate() {
        for (other, up) in ranges(4).enumerate() {
            let boxes = [first, [across, up]];
            for quarter in [0, 1 + (number + other) % 3] {
                let shape = |[[left, right], [low, high]]: [[i32; 2]; 2]| -> Shape<'static> {
                    let (sum, size) = (v(left + right, low + high), v(right - left, high - low));
                    let half = size / 2.0;
                    let half = if quarter % 2 == 1 { Vector2D::new(half.y, half.x) } else { half };
                    match quarter {
                        0 => Rectangle::new(v(left, low), size).into(),
                        _ => OrientedRectangle::new(sum / 2.0, half, 90.0 * quarter as f32).into(),
                    }
                };
                let members = boxes.map(shape);
                let group = Group::new(&members).into();
                for (x, y) in (0..=5).flat_map(|x| (0..=4).map(move |y| (x, y))) {
                    check(&v(x, y).into(), &group, of_cells(&boxes, x, y));
                }
            }
        }
    }
}

/// Rings on a line, whose edges run to and fro over each other, are the ranges from their least to their
/// greatest vertex.
#[test]
fn rings_on_a_line() {
    let mut seed = 7_u32;
    let mut random = |end: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % end
    };
    for round in 0..300 {
        let way = [v(1, 0), v(0, 1), v(3, 7), v(-5, 2)][round % 4];
        // Thirds are rounded on the first two ways alone, where they stay in line.
        let part = if round % 4 < 2 && round % 3 == 0 { 1.0 / 3.0 } else { 1.0 };
        let mut ring = || -> Vec<f32> { (0..3 + random(9)).map(|_| random(12) as f32).collect() };
        let (a, b) = (ring(), ring());
        let range = |ring: &[f32]| {
            let low = ring.iter().copied().fold(f32::INFINITY, f32::min);
            [low, ring.iter().copied().fold(0.0, f32::max)]
        };
        let ([a_low, a_high], [b_low, b_high]) = (range(&a), range(&b));
        if a_low == a_high || b_low == b_high {
            continue;
        }
        let is_apart = a_high < b_low || b_high < a_low;
        let inside = [b_low <= a_low && a_high <= b_high, a_low <= b_low && b_high <= a_high];
        let place = |ring: &[f32]| -> Vec<Vector2D> {
            ring.iter().map(|x| Vector2D::new(x * part * way.x, x * part * way.y)).collect()
        };
        let (a, b) = (place(&a), place(&b));
        let (a, b) = (Polygon::new(&a).into(), Polygon::new(&b).into());
        // All of a ring without area is border.
        let expected = if is_apart { Disjoint } else { of_parts(inside, true, false) };
        check(&a, &b, expected);
        assert_eq!(intersections(a, b, &mut []) > 0, !is_apart, "{a:?} {b:?}");
    }
}
