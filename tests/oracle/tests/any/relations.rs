//! Relations: by hand, against collisions, against points.

use std::collections::BTreeMap;

use clash2d_oracle::Rng;
use clash2d_oracle::any::Figure::{Capsule, Chain, Circle, Line, Point, Polygon, Rectangle};
use clash2d_oracle::any::Figure::{Sector, Segment};
use clash2d_oracle::any::Relation::{
    AInsideB, AInsideBTouching, BInsideA, BInsideATouching, Disjoint, Equal, Overlapping, Touching,
};
use clash2d_oracle::any::{
    Distribution, Figure, Kind, Relation, collide, contains_point, draw_pair, relate,
};

fn swapped(relation: Relation) -> Relation {
    match relation {
        AInsideB => BInsideA,
        AInsideBTouching => BInsideATouching,
        BInsideA => AInsideB,
        BInsideATouching => AInsideBTouching,
        same => same,
    }
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Figure {
    Rectangle { origin: [x, y], size: [width, height] }
}

fn circle(x: f32, y: f32, radius: f32) -> Figure {
    Circle { center: [x, y], radius }
}

fn segment(point1: [f32; 2], point2: [f32; 2]) -> Figure {
    Segment { point1, point2 }
}

fn ring(vertices: &[[f32; 2]], radius: f32) -> Figure {
    Polygon { rings: vec![vertices.to_vec()], radius }
}

#[test]
fn decided_by_hand() {
    let square = || rectangle(0.0, 0.0, 4.0, 4.0);
    let frame = |radius: f32| Polygon {
        rings: vec![
            vec![[0.0, 0.0], [6.0, 0.0], [6.0, 6.0], [0.0, 6.0]],
            vec![[2.0, 2.0], [4.0, 2.0], [4.0, 4.0], [2.0, 4.0]],
        ],
        radius,
    };
    let corner = [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]];
    let chain = |closed: bool| Chain { vertices: corner.to_vec(), closed, radius: 0.0, side: 0 };
    let outline = ring(&[[4.0, 4.0], [0.0, 4.0], [0.0, 2.0], [0.0, 0.0], [4.0, 0.0]], 0.0);
    let sector = |direction: f32, half_angle: f32| Sector {
        center: [0.0, 0.0],
        inner_radius: 0.0,
        radius: 5.0,
        direction,
        half_angle,
    };
    // There and back again, so that nothing lies inside; a normal of the capsule runs along an edge.
    let flat = ring(&[[2.0, 1.0], [-1.0, -2.0], [1.0, -4.0], [-1.0, -2.0]], 0.0);
    let around = Capsule { point1: [-1.0, -2.0], point2: [2.0, 1.0], radius: 2.0 };
    let line = |x: f32, y: f32| Line { base: [x, y], direction: [0.0, 2.0] };
    let capsule = Capsule { point1: [0.0, 0.0], point2: [4.0, 0.0], radius: 1.0 };
    let cases = [
        (square(), rectangle(5.0, 0.0, 1.0, 1.0), Disjoint),
        (square(), rectangle(4.0, 4.0, 1.0, 1.0), Touching),
        (square(), rectangle(4.0, 1.0, 1.0, 1.0), Touching),
        (square(), rectangle(3.0, 3.0, 2.0, 2.0), Overlapping),
        (square(), rectangle(1.0, 1.0, 2.0, 2.0), BInsideA),
        (square(), rectangle(0.0, 1.0, 2.0, 2.0), BInsideATouching),
        (square(), outline, Equal),
        (around, flat, Touching),
        (square(), Point { at: [4.0, 4.0] }, BInsideATouching),
        (square(), Point { at: [3.0, 1.0] }, BInsideA),
        (square(), segment([0.0, 1.0], [0.0, 2.0]), BInsideATouching),
        (square(), segment([1.0, 1.0], [4.0, 2.0]), BInsideATouching),
        (square(), segment([1.0, 1.0], [5.0, 2.0]), Overlapping),
        (square(), segment([4.0, 2.0], [5.0, 2.0]), Touching),
        (square(), segment([4.0, 2.0], [4.0, 5.0]), Touching),
        (square(), circle(2.0, 2.0, 2.0), BInsideATouching),
        (square(), circle(2.0, 2.0, 2.000_000_2), Overlapping),
        (square(), circle(7.0, 8.0, 5.0), Touching),
        (square(), circle(7.0, 8.0, 4.999_999_5), Disjoint),
        (square(), line(4.0, 1.0), Touching),
        (square(), line(3.0, 1.0), Overlapping),
        (line(4.0, 1.0), line(4.0, 7.0), Equal),
        (line(4.0, 1.0), line(5.0, 7.0), Disjoint),
        (line(4.0, 1.0), segment([4.0, 9.0], [4.0, 7.0]), BInsideA),
        (line(4.0, 1.0), segment([4.0, 9.0], [5.0, 9.0]), Touching),
        (line(4.0, 1.0), segment([3.0, 9.0], [5.0, 9.0]), Overlapping),
        (line(4.0, 1.0), Point { at: [4.0, 9.0] }, BInsideA),
        (circle(0.0, 0.0, 5.0), circle(3.0, 4.0, 10.0), AInsideBTouching),
        (circle(0.0, 0.0, 5.0), circle(3.0, 4.0, 10.000_001), AInsideB),
        (circle(0.0, 0.0, 5.0), circle(6.0, 8.0, 5.0), Touching),
        (circle(0.0, 0.0, 0.0), Point { at: [0.0, 0.0] }, Equal),
        (circle(0.0, 0.0, 5.0), sector(30.0, 180.0), Equal),
        (circle(0.0, 0.0, 5.0), sector(30.0, 100.0), BInsideATouching),
        (circle(0.0, 0.0, 5.1), sector(30.0, 100.0), BInsideA),
        (sector(45.0, 45.0), sector(135.0, 45.0), Touching),
        (sector(45.0, 45.0), sector(90.0, 90.0), AInsideBTouching),
        (sector(45.0, 45.0), sector(-135.0, 135.0), Touching),
        (frame(0.0), rectangle(2.0, 2.0, 2.0, 2.0), Touching),
        (frame(0.0), rectangle(0.0, 0.0, 6.0, 6.0), AInsideBTouching),
        (frame(0.0), rectangle(3.0, 3.0, 0.5, 0.5), Disjoint),
        (frame(1.0), rectangle(3.25, 3.0, 0.5, 0.5), BInsideA),
        (frame(0.5), circle(3.0, 3.0, 0.5), Touching),
        (capsule.clone(), ring(&[[0.0, 0.0], [4.0, 0.0]], 1.0), Equal),
        (capsule.clone(), rectangle(0.0, -1.0, 4.0, 2.0), BInsideATouching),
        (capsule.clone(), segment([0.0, 0.0], [4.0, 0.0]), BInsideA),
        (capsule, rectangle(0.0, -1.0, 4.5, 2.0), Overlapping),
        (chain(false), ring(&corner, 0.0), AInsideBTouching),
        (chain(true), chain(false), BInsideA),
        (chain(false), segment([4.0, 0.0], [4.0, 9.0]), Overlapping),
        (chain(false), segment([4.0, 4.0], [4.0, 9.0]), Touching),
        (chain(true), segment([4.0, 4.0], [4.0, 9.0]), Touching),
        (chain(true), segment([1.0, 2.0], [2.0, 1.0]), Overlapping),
        (segment([0.0, 0.0], [4.0, 4.0]), segment([2.0, 2.0], [1.0, 1.0]), BInsideA),
        (segment([0.0, 0.0], [4.0, 4.0]), segment([2.0, 2.0], [0.0, 0.0]), BInsideATouching),
        (segment([0.0, 0.0], [4.0, 4.0]), segment([4.0, 4.0], [0.0, 0.0]), Equal),
        (segment([0.0, 0.0], [4.0, 4.0]), segment([2.0, 2.0], [5.0, 5.0]), Overlapping),
        (segment([0.0, 0.0], [4.0, 4.0]), rectangle(0.0, 4.0, 4.0, 0.0), Touching),
    ];
    for (a, b, expected) in cases {
        assert_eq!(relate(&a, &b), Some(expected), "{a}\n{b}");
        assert_eq!(relate(&b, &a), Some(swapped(expected)), "swapped {a}\n{b}");
    }
}

/// Whether a relation can be, seeing which of the two sets hold a point.
fn allows(relation: Relation, held: [bool; 2]) -> bool {
    match held {
        [true, true] => relation != Disjoint,
        [true, false] => ![Equal, AInsideB, AInsideBTouching].contains(&relation),
        [false, true] => ![Equal, BInsideA, BInsideATouching].contains(&relation),
        [false, false] => true,
    }
}

fn points(figures: &[Figure; 2], rng: &mut Rng) -> Vec<[f32; 2]> {
    let mut points: Vec<[f32; 2]> = figures.iter().flat_map(Figure::points).collect();
    points.truncate(40);
    for _ in 0..10 {
        let ends = [(); 2].map(|()| rng.choice(&points).copied().unwrap_or_default());
        let part = rng.f32();
        points.push([0, 1].map(|axis| ends[0][axis] * part + ends[1][axis] * (1.0 - part)));
    }
    points
}

#[test]
fn relations_agree_with_collisions_and_points() {
    let mut counts: BTreeMap<Option<Relation>, usize> = BTreeMap::new();
    for (number, kinds) in Kind::pairs().enumerate() {
        let distributions = Distribution::ALL.into_iter().enumerate();
        for (place, distribution) in distributions {
            let mut rng = Rng::with_seed(number as u64);
            if (number + place) % 3 == 0 {
                let pair = draw_pair(kinds, distribution, &mut rng);
                let [a, b] = &pair;
                let relation = relate(a, b);
                *counts.entry(relation).or_default() += 1;
                let Some(relation) = relation else { continue };
                let met = collide(a, b) == Some(true);
                assert_eq!(relation != Disjoint, met, "{distribution:?}: {relation:?} {a}\n{b}");
                for at in
                    points(&pair, &mut rng).into_iter().filter(|p| p.iter().all(|x| x.is_finite()))
                {
                    let held = pair.each_ref().map(|figure| contains_point(figure, at));
                    if let [Some(in_a), Some(in_b)] = held {
                        assert!(allows(relation, [in_a, in_b]), "{relation:?} {at:?} {a}\n{b}");
                    }
                }
            }
        }
    }
    assert!(counts.values().all(|&count| count > 3), "{counts:?}");
    assert!(counts[&None] * 10 < counts.values().sum(), "{counts:?}");
}
