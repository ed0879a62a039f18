//! What is invalid is the empty set: no question meets it, though without a look at its validity it
//! would be there. Each invalid shape has a valid twin, of which the questions are asked as well.

mod figure;
mod scene;

use clash2d::{
    CastMode, CastSettings, CastSides, Contact, Group, Intersection, Motion, Node, Prepared,
    Relation, Shape, Status, Vector2D,
};
use clash2d_oracle::any::{Figure, Pair, Role};
use figure::{lend, lend_all, lend_both};
use scene::{PLACES, Place, chain, lend_ready, polygon};

const REST: Vector2D = Vector2D::ZERO;

/// A point of all figures.
const HEART: Pair = [2.0, 1.0];

/// Of how many invalid shapes one is asked about in each place.
const STEP: usize = if cfg!(debug_assertions) { 8 } else { 1 };

/// Beside the others.
const ASIDE: Pair = [-32.0, -16.0];

/// The way from beside to the other side.
fn way(place: Place) -> Vector2D {
    Vector2D::from(ASIDE) * (-2.0 * place.scale)
}

/// A ring of so many vertices whose upper border is jagged.
fn saw(count: usize) -> Vec<Pair> {
    let top = (0..count - 2).map(|i| [9.0 - i as f32 * 0.5, 5.0 + (i % 2) as f32]);
    [[-9.0, -4.0], [9.0, -4.0]].into_iter().chain(top).collect()
}

/// Shapes of all kinds, of few and of many vertices, that share the heart.
fn figures() -> Vec<Figure> {
    let tile = [[0.0, 0.0], [4.0, 0.0], [4.0, 3.0], [0.0, 3.0]];
    let hexagon = [[4.0, 1.0], [3.0, 3.0], [1.0, 3.0], [0.0, 1.0], [1.0, -1.0], [3.0, -1.0]];
    let arrow = [[0.0, 0.0], [6.0, 1.0], [0.0, 2.0], [1.0, 1.0]];
    let frame = [[-5.0, -5.0], [5.0, -5.0], [5.0, 5.0], [-5.0, 5.0]];
    let hole = [[-4.0, -4.0], [2.0, -4.0], [2.0, 4.0], [-4.0, 4.0]];
    let path = [[0.0, -1.0], [4.0, 3.0], [6.0, 3.0]];
    let stairs: Vec<Pair> = (0..30).map(|i| [((i + 1) / 2) as f32, (i / 2) as f32]).collect();
    let stairs: Vec<Pair> = stairs.into_iter().map(|[x, y]| [x - 3.0, y - 4.0]).collect();
    let circle = Figure::Circle { center: [1.0, 1.0], radius: 2.0 };
    vec![
        Figure::Point { at: HEART },
        Figure::Line { base: [0.0, -1.0], direction: [1.0, 1.0] },
        Figure::Segment { point1: [4.0, -1.0], point2: [0.0, 3.0] },
        circle.clone(),
        Figure::Rectangle { origin: [0.0, 0.0], size: [4.0, 3.0] },
        Figure::Oriented { center: HEART, half_extend: [2.0, 1.0], rotation: 90.0 },
        Figure::Oriented { center: [2.0, 2.0], half_extend: [3.0, 2.0], rotation: 33.0 },
        Figure::Capsule { point1: [1.0, 0.0], point2: [3.0, 2.0], radius: 1.0 },
        polygon(&tile, 0.0),
        polygon(&hexagon, 0.0),
        polygon(&hexagon, 1.0),
        polygon(&hexagon[..3], 2.0),
        polygon(&arrow, 0.0),
        Figure::Polygon { rings: vec![frame.to_vec(), hole.to_vec()], radius: 1.0 },
        polygon(&saw(12), 0.0),
        polygon(&saw(40), 0.0),
        polygon(&[HEART], 0.0),
        chain(&path, false, 0.0, 0),
        chain(&path, false, 1.0, 1),
        chain(&hexagon, true, 2.0, 2),
        chain(&stairs, false, 0.0, 0),
        Figure::Sector {
            center: [0.0, 1.0],
            inner_radius: 0.0,
            radius: 4.0,
            direction: 0.0,
            half_angle: 45.0,
        },
        Figure::Sector {
            center: [-1.0, 1.0],
            inner_radius: 2.0,
            radius: 4.0,
            direction: 10.0,
            half_angle: 200.0,
        },
        Figure::Group(vec![circle, Figure::Segment { point1: [2.0, -1.0], point2: [2.0, 4.0] }]),
    ]
}

/// An invalid figure, and what it would be with its numbers as they should be.
struct Twins {
    invalid: Figure,
    valid: Figure,
}

/// What a number must not be.
fn bad_numbers(role: Role, number: f32) -> Vec<f32> {
    let tiny = f32::from_bits(1);
    match role {
        Role::Extent | Role::Opening => {
            vec![-number, -tiny, -1.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY]
        }
        _ => vec![f32::NAN, -f32::NAN, f32::INFINITY, f32::NEG_INFINITY],
    }
}

/// A figure with one bad number at a time; of many numbers some are left as they are.
fn spoilt(valid: &Figure) -> Vec<Figure> {
    let count = valid.clone().numbers().len();
    let is_asked = |at: &usize| count < 9 || at.is_multiple_of(7) || at + 2 >= count;
    let spoil = |at: usize| {
        let mut copy = valid.clone();
        let (role, number) = copy.numbers().swap_remove(at);
        bad_numbers(role, *number).into_iter().map(move |bad| {
            let mut invalid = valid.clone();
            *invalid.numbers()[at].1 = bad;
            invalid
        })
    };
    (0..count).filter(is_asked).flat_map(spoil).collect()
}

/// Figures whose negative or swapped sizes would make up their twins.
fn inside_out() -> Vec<Twins> {
    let rectangle = |origin: Pair, size: Pair| Figure::Rectangle { origin, size };
    let oriented =
        |half_extend: Pair| Figure::Oriented { center: HEART, half_extend, rotation: 30.0 };
    let sector = |[inner_radius, radius]: Pair, direction: f32, half_angle: f32| Figure::Sector {
        center: [0.0, 1.0],
        inner_radius,
        radius,
        direction,
        half_angle,
    };
    let of = |invalid: Figure, valid: Figure| Twins { invalid, valid };
    let tile = rectangle([0.0; 2], [4.0, 3.0]);
    let piece = || sector([1.0, 4.0], 0.0, 45.0);
    vec![
        of(rectangle([4.0, 3.0], [-4.0, -3.0]), tile.clone()),
        of(rectangle([4.0, 0.0], [-4.0, 3.0]), tile.clone()),
        of(rectangle([0.0, 3.0], [4.0, -3.0]), tile.clone()),
        of(rectangle([4.0, 1.0], [-4.0, 0.0]), tile.clone()),
        of(rectangle([2.0, 3.0], [0.0, -3.0]), tile),
        of(oriented([-2.0, -1.0]), oriented([2.0, 1.0])),
        of(oriented([-2.0, 1.0]), oriented([2.0, 1.0])),
        of(oriented([2.0, -1.0]), oriented([2.0, 1.0])),
        of(sector([4.0, 1.0], 0.0, 45.0), piece()),
        of(sector([4.0_f32.next_up(), 4.0], 0.0, 45.0), piece()),
        of(sector([1.0, 4.0], 0.0, -45.0), piece()),
        of(sector([1.0, 4.0], 180.0, -135.0), piece()),
        of(sector([-1.0, 4.0], 0.0, 45.0), piece()),
        of(sector([-1.0, -4.0], 180.0, 45.0), piece()),
        of(sector([-4.0, -1.0], 180.0, 45.0), piece()),
    ]
}

/// All invalid figures at a place.
fn invalid(place: Place, aside: Pair) -> Vec<Figure> {
    let plain = figures().into_iter().filter(|figure| !matches!(figure, Figure::Group(_)));
    let spoilt = plain.flat_map(|figure| spoilt(&place.of(&figure, aside)));
    let inside_out = inside_out().into_iter().map(|twins| place.of(&twins.invalid, aside));
    // -0 is as good as 0.
    spoilt.chain(inside_out).filter(|figure| !figure.is_valid()).collect()
}

/// A question, and whether two shapes have an answer to it.
type Answer = (&'static str, bool);

/// What is told about two shapes.
fn answers(a: &Shape<'_>, b: &Shape<'_>) -> [Answer; 8] {
    let (mut contacts, mut crossings) = ([Contact::default(); 2], [Intersection::default(); 2]);
    [
        ("collide", clash2d::collide(a, b)),
        ("relate", clash2d::relate(a, b) != Relation::Disjoint),
        ("contact", clash2d::contact(a, b).is_some()),
        ("contacts", clash2d::contacts(a, b, &mut contacts) > 0),
        ("separation", clash2d::separation(a, b).is_some()),
        ("distance", clash2d::distance(a, b).is_some()),
        ("contains", clash2d::contains(a, b)),
        ("intersections", clash2d::intersections(a, b, &mut crossings) > 0),
    ]
}

/// From whichever side they come.
const SETTINGS: CastSettings =
    CastSettings::new().with_tolerance(0.1).with_sides(CastSides::Ignore);

/// What is told about the way of a shape to another one, and back.
fn casts(a: &Shape<'_>, way: Vector2D, b: &Shape<'_>) -> [Answer; 4] {
    [
        ("cast", clash2d::cast_with(a, way, b, REST, &SETTINGS).is_some()),
        ("cast of the other one", clash2d::cast_with(b, -way, a, REST, &SETTINGS).is_some()),
        ("cast of both", clash2d::cast_with(b, -way * 0.5, a, way * 0.5, &SETTINGS).is_some()),
        (
            "approaching cast",
            clash2d::cast_with(a, way, b, REST, &SETTINGS.with_mode(CastMode::Approaching))
                .is_some(),
        ),
    ]
}

/// The same if it turns around a point of it that comes upon the other one.
fn turning_casts(a: &Shape<'_>, heart: Vector2D, way: Vector2D, b: &Shape<'_>) -> [Answer; 4] {
    let turned = |rotation: f32| Motion { movement: way, rotation, pivot: heart };
    let still = Motion::straight(REST);
    let turning = |rotation: f32, mode: CastMode| {
        clash2d::cast_turning_with(a, turned(rotation), b, still, &SETTINGS.with_mode(mode))
            .is_some()
    };
    let back = clash2d::cast_turning_with(b, still, a, turned(-90.0), &SETTINGS);
    [
        ("turning cast", turning(40.0, CastMode::All)),
        ("straight turning cast", turning(0.0, CastMode::All)),
        ("turning cast of the other one", back.is_some()),
        ("approaching turning cast", turning(40.0, CastMode::Approaching)),
    ]
}

/// What is told about one shape that a ray meets.
fn own_answers(shape: &Shape<'_>, place: Place, heart: Vector2D) -> [Answer; 6] {
    let way = way(place);
    let [rectangle, circle, turned] = [
        clash2d::bounding_rectangle(shape).map_or(f64::NAN, |r| r.size.x.into()),
        clash2d::bounding_circle(shape).map_or(f64::NAN, |c| c.radius.into()),
        clash2d::oriented_box(shape).map_or(f64::NAN, |r| r.half_extend.x.into()),
    ];
    [
        ("ray", clash2d::cast_ray(shape, heart - way * 0.5, way).is_some()),
        ("ray from within", clash2d::cast_ray(shape, heart, way).is_some()),
        ("ray without a length", clash2d::cast_ray(shape, heart, REST).is_some()),
        ("bounding rectangle", !rectangle.is_nan()),
        ("bounding circle", !circle.is_nan()),
        ("oriented box", !turned.is_nan()),
    ]
}

/// Asserts that there is no answer.
fn is_empty(told: impl IntoIterator<Item = Answer>, what: impl Fn() -> String) {
    for (question, is_told) in told {
        assert!(!is_told, "{question}: {}", what());
    }
}

/// Asserts that there is an answer to each question, but for those that need more than a common point.
fn is_there(told: &[Answer], what: impl Fn() -> String) {
    for (question, is_told) in told {
        let is_sure = !["contains", "intersections"].contains(question);
        assert!(*is_told || !is_sure, "{question}: {}", what());
    }
}

#[test]
fn valid_twins_meet_all_others() {
    let at = |place: Place, aside: Pair| -> Vec<Figure> {
        figures().iter().map(|figure| place.of(figure, aside)).collect()
    };
    for place in PLACES {
        lend_ready(&at(place, [0.0; 2]), |near| {
            for a in near {
                assert_eq!(a.check(), Status::Ok);
                is_there(&own_answers(a, place, place.point(HEART)), || format!("{a:?}"));
                near.iter().for_each(|b| assert!(clash2d::collide(a, b), "{a:?} and {b:?}"));
            }
        });
    }
    let place = PLACES[0];
    let start = place.point([HEART[0] + ASIDE[0], HEART[1] + ASIDE[1]]);
    lend_all(&at(place, [0.0; 2]), |near| {
        lend_all(&at(place, ASIDE), |far| {
            for (i, b) in near.iter().enumerate() {
                for (a, far) in near.iter().zip(far).skip(i % 3).step_by(3) {
                    let what = || format!("{a:?} and {b:?}");
                    is_there(&answers(a, b), what);
                    is_there(&casts(far, way(place), b), what);
                    is_there(&turning_casts(far, start, way(place), b), what);
                }
            }
        });
    });
    for twins in inside_out() {
        for other in figures() {
            let what = || format!("{:?} and {other:?}", twins.valid);
            lend_both([&twins.valid, &other], |a, b| is_there(&answers(a, b), what));
        }
    }
}

/// Asserts that a shape is empty, whatever it is asked about together with the others.
fn assert_empty(shape: &Shape<'_>, others: &[Shape<'_>], place: Place, aside: Pair) {
    let heart = place.point([HEART[0] + aside[0], HEART[1] + aside[1]]);
    is_empty(own_answers(shape, place, heart), || format!("{shape:?}"));
    is_empty(answers(shape, shape), || format!("{shape:?}"));
    for other in others {
        let what = || format!("{shape:?} and {other:?}");
        is_empty(answers(shape, other), what);
        is_empty(answers(other, shape), what);
        is_empty(casts(shape, way(place), other), what);
        is_empty(turning_casts(shape, heart, way(place), other), what);
    }
}

#[test]
fn invalid_shapes_meet_nothing() {
    for (turn, place) in PLACES.into_iter().enumerate() {
        let others: Vec<Figure> = figures().iter().map(|f| place.of(f, [0.0; 2])).collect();
        lend_ready(&others, |others| {
            for (near, aside) in [[0.0; 2], ASIDE].into_iter().enumerate() {
                let all = invalid(place, aside).into_iter().enumerate();
                let is_asked = |number: usize| (number + 2 * near + turn).is_multiple_of(STEP);
                for (_, figure) in all.filter(|(number, _)| is_asked(*number)) {
                    lend(&figure, |shape| assert_empty(shape, others, place, aside));
                }
            }
        });
    }
}

/// The same shape with another number in what is reserved.
fn reserving<'a>(shape: &Shape<'a>, number: u32) -> Shape<'a> {
    let mut reserving = *shape;
    // SAFETY: that is the second number of a shape, after its kind.
    unsafe { (&raw mut reserving).cast::<u32>().add(1).write(number) };
    reserving
}

#[test]
fn shapes_with_a_reserved_number_meet_nothing() {
    let place = PLACES[0];
    let figures: Vec<Figure> = figures().iter().map(|f| place.of(f, [0.0; 2])).collect();
    lend_ready(&figures, |shapes| {
        for (number, shape) in shapes.iter().enumerate() {
            let shape = reserving(shape, 1 << (number % 32));
            assert_eq!(shape.check(), Status::ReservedNotZero);
            assert_empty(&shape, &shapes[number % STEP..][..4], place, [0.0; 2]);
            let (members, mut nodes) = ([shape], [Node::default(); 4]);
            let group = Group::new(&members);
            assert_eq!(group.check(), Status::ReservedNotZero);
            assert_eq!(Prepared::group(group, &mut nodes).err(), Some(Status::ReservedNotZero));
            assert_empty(&group.into(), &shapes[..1], place, [0.0; 2]);
        }
    });
}
