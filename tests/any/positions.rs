//! Shapes that stand elsewhere: each of their points is moved by a real sum.

use clash2d::{
    CastSettings, Group, Motion, Node, Polygon, Prepared, Rectangle, Shape, Status, Vector2D,
    cast_turning_with, collide,
};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{self, Figure, Pair};

use crate::agreement::answers;
use crate::compare::{Extent, check};
use crate::distances::right_distance;
use crate::shape::with_shapes;

const EXTENT: Extent = Extent { cases: 1, every: 1, points: 40 };

/// Places where floats lie close, or far, or beside each other.
fn place(rng: &mut Rng) -> Pair {
    const FAR: [f32; 8] = [0.0, 1.0, 0.1, 1e6, -1e9, 1e20, 3e38, 1e-40];
    [0, 1].map(|_| match rng.u32(..4) {
        0 => (rng.f32() - 0.5) * 20.0,
        1 => FAR[rng.usize(..FAR.len())].next_up(),
        _ => FAR[rng.usize(..FAR.len())],
    })
}

/// Two places: the same, beside each other, or any.
pub(crate) fn places(rng: &mut Rng) -> [Pair; 2] {
    let first = place(rng);
    let second = match rng.u32(..4) {
        0 => place(rng),
        1 => first.map(|x| x + (rng.f32() - 0.5) * 4.0),
        2 => first.map(f32::next_up),
        _ => first,
    };
    [first, second]
}

/// The figure at a place; of a group, some members at places of their own, too.
pub(crate) fn moved(figure: &Figure, at: Pair, rng: &mut Rng) -> Figure {
    let figure = match figure {
        Figure::Group(members) => {
            let member = |member: &Figure| match (member, rng.bool()) {
                (Figure::Group(_), _) | (_, false) => member.clone(),
                (_, true) => member.clone().at(place(rng)),
            };
            Figure::Group(members.iter().map(member).collect())
        }
        figure => figure.clone(),
    };
    figure.at(at)
}

#[test]
fn collide_at_positions() {
    check(EXTENT, |a, b, rng| {
        let [at_a, at_b] = places(rng);
        let (a, b) = (moved(a, at_a, rng), moved(b, at_b, rng));
        let answers =
            [with_shapes(&a, &b, |a, b| collide(a, b)), with_shapes(&b, &a, |a, b| collide(a, b))];
        match any::collide(&a, &b) {
            Some(truth) if answers != [truth; 2] => {
                Err(format!("{answers:?} is not {truth}:\nlet a = {a};\nlet b = {b};"))
            }
            _ => Ok(()),
        }
    });
}

#[test]
fn distances_at_positions() {
    check(Extent { points: 20, ..EXTENT }, |a, b, rng| {
        let [at_a, at_b] = places(rng);
        let (a, b) = (moved(a, at_a, rng), moved(b, at_b, rng));
        // Of two of these one stands at the floats that are nearest.
        if [&a, &b].iter().all(|figure| is_line_or_sector(figure)) {
            return Ok(());
        }
        right_distance(&a, &b).map_err(|what| format!("{what}:\nlet a = {a};\nlet b = {b};"))
    });
}

#[test]
fn one_truth_at_positions() {
    check(Extent { points: 12, ..EXTENT }, |a, b, rng| {
        let [at_a, at_b] = places(rng);
        let (a, b) = (moved(a, at_a, rng), moved(b, at_b, rng));
        let both = [with_shapes(&a, &b, answers), with_shapes(&b, &a, answers)];
        let agree = both.iter().flatten().all(|answer| *answer == both[0][0]);
        let truth = any::collide(&a, &b).is_none_or(|truth| truth == both[0][0]);
        let tell = || format!("{both:?}:\nlet a = {a};\nlet b = {b};");
        if agree && truth { Ok(()) } else { Err(tell()) }
    });
}

/// Casts and rays meet what they meet in truth, and never late.
#[test]
fn casts_at_positions() {
    check(Extent { points: 10, every: 3, ..EXTENT }, |a, b, rng| {
        let [at_a, at_b] = places(rng);
        let (a, b) = (a.clone().at(at_a), b.clone().at(at_b));
        let way = [0, 1].map(|axis| at_b[axis] - at_a[axis] + (rng.f32() - 0.5) * 20.0);
        let still = Vector2D::ZERO;
        let ask = |a: &Shape<'_>, b: &Shape<'_>| clash2d::cast(a, Vector2D::from(way), b, still);
        let found = with_shapes(&a, &b, ask).map(|hit| hit.fraction);
        let [seen_a, seen_b] = any::there_for([&a, &b], [way, [0.0; 2]]);
        match any::cast(&seen_a, way, &seen_b, [0.0; 2]) {
            Some(truth) => {
                let truth = truth.map(|truth| truth.about());
                let is_right = match (found, truth) {
                    (Some(found), Some(truth)) => (f64::from(found) - truth).abs() <= 1e-6,
                    (found, truth) => found.is_none() == truth.is_none(),
                };
                let tell =
                    || format!("{found:?} is not {truth:?}: {way:?}\nlet a = {a};\nlet b = {b};");
                if is_right { Ok(()) } else { Err(tell()) }
            }
            None => Ok(()),
        }
    });
}

/// Contacts are as deep anywhere, and shapes that touch have one.
#[test]
fn contacts_at_positions() {
    check(Extent { points: 14, ..EXTENT }, |a, b, rng| {
        let at = place(rng);
        let (there_a, there_b) = (a.clone().at(at), b.clone().at(at));
        let home = with_shapes(a, b, |a, b| clash2d::contact(a, b));
        let there = with_shapes(&there_a, &there_b, |a, b| clash2d::contact(a, b));
        let depths = [home, there].map(|contact| contact.map(|contact| contact.depth));
        let size = |figure: &Figure| {
            figure
                .clone()
                .numbers()
                .iter()
                .fold(0.0, |size: f32, (_, number)| size.max(number.abs()))
        };
        let bound = (size(a) + size(b)) * 1e-6;
        let is_near = match depths {
            [Some(home), Some(there)] => home == there || (home - there).abs() <= bound,
            _ => depths == [None; 2],
        };
        if is_near { Ok(()) } else { Err(format!("{depths:?} at {at:?}")) }
    });
}

fn is_line_or_sector(figure: &Figure) -> bool {
    match figure {
        Figure::At { figure, .. } => is_line_or_sector(figure),
        Figure::Group(members) => members.iter().any(is_line_or_sector),
        _ => matches!(figure, Figure::Line { .. } | Figure::Sector { .. }),
    }
}

/// The same displacement has the same answers anywhere.
#[test]
fn far_away_as_at_home() {
    check(EXTENT, |a, b, rng| {
        let home = with_shapes(a, b, |a, b| collide(a, b));
        let at = place(rng);
        let there = with_shapes(&a.clone().at(at), &b.clone().at(at), |a, b| collide(a, b));
        if home == there { Ok(()) } else { Err(format!("{there} at {at:?}")) }
    });
}

/// Members of a prepared group have their own position, and so has the group.
#[test]
fn prepared_groups_stand_elsewhere() {
    let tile = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(1.0, 1.0)));
    let tiles: Vec<Shape<'_>> = (0..100)
        .map(|i| tile.at(Vector2D::new((i % 10) as f32 * 2.0, (i / 10) as f32 * 2.0)))
        .collect();
    let group = Group::new(&tiles);
    let mut nodes = vec![Node::default(); Prepared::size(group)];
    let prepared = Shape::from(Prepared::group(group, &mut nodes).expect("a group"));
    for far in [0.0, 1e6, 1e9, 1e20] {
        let far = Vector2D::new(far, -far);
        for x in (0..40).step_by(3) {
            for y in (0..40).step_by(3) {
                let own = Vector2D::new(x as f32 * 0.5 + 0.0625, y as f32 * 0.5 - 0.0625);
                let point = Shape::from(own).at(far);
                let truth = [own.x, own.y].iter().all(|x| x.rem_euclid(2.0) <= 1.0 && *x >= 0.0);
                assert_eq!(collide(prepared.at(far), point), truth, "{own:?} {far:?}");
                assert_eq!(collide(point, Shape::from(group).at(far)), truth, "{own:?} {far:?}");
            }
        }
    }
}

/// Boxes around edges were looked for where these are without the position.
#[test]
fn turning_crowds_of_corners_stand_elsewhere() {
    let saw = |at: Vector2D| -> Vec<Vector2D> {
        let teeth = (0..20).flat_map(|x| [(x as f32, 1.0), (x as f32 + 0.5, 0.0)]);
        let corners = teeth.chain([(20.0, -1.0), (0.0, -1.0)]);
        corners.map(|(x, y)| at + Vector2D::new(x, y)).collect()
    };
    let (far, high) = (Vector2D::new(30.0, 20.0), Vector2D::new(3.0, 12.0));
    let [low_ring, high_ring, far_ring] = [Vector2D::ZERO, high, far].map(saw);
    let [low, home, away] =
        [&low_ring, &high_ring, &far_ring].map(|ring| Shape::from(Polygon::new(ring)));
    let fall = |low: Shape<'_>, high: Shape<'_>, pivot: Vector2D| {
        let turn = Motion { movement: Vector2D::new(0.0, -14.0), rotation: 5.0, pivot };
        let hit = cast_turning_with(
            low,
            Motion::default(),
            high,
            turn,
            &CastSettings::new().with_tolerance(0.01),
        );
        hit.expect("they meet").fraction
    };
    let here = fall(low, home, high);
    let mut memory = vec![Node::default(); Prepared::size(away)];
    let ready = Shape::from(Prepared::new(away, &mut memory).expect("a valid saw"));
    for at in [Vector2D::ZERO, Vector2D::new(100.0, 7.0), Vector2D::new(-77.5, 0.25)] {
        for away in [away, ready] {
            let there = fall(low.at(at), away.at(at + high - far), at + high);
            assert!((here - there).abs() < 0.002, "{here}, {there}");
        }
    }
}

#[test]
fn no_place_is_no_shape() {
    let point = Shape::from(Vector2D::ZERO);
    for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        for at in [Vector2D::new(bad, 0.0), Vector2D::new(0.0, bad)] {
            assert_eq!(point.at(at).check(), Status::NotFinite);
            assert!(!collide(point.at(at), point) && !collide(point.at(at), point.at(at)));
            let members = [point.at(at)];
            assert_eq!(Group::new(&members).check(), Status::NotFinite);
            assert!(!collide(Group::new(&members), point));
        }
    }
    assert!(collide(point.at(Vector2D::new(-0.0, 0.0)), point));
}

/// Hulls contain each shape where it stands.
#[test]
fn hulls_at_positions() {
    check(Extent { points: 20, ..EXTENT }, |a, _, rng| {
        let a = moved(a, place(rng), rng);
        let found = with_shapes(&a, &a, |a, _| {
            let hulls = clash2d::bounding_rectangle(a).zip(clash2d::bounding_circle(a));
            hulls.zip(clash2d::oriented_box(a))
        });
        let Some(((around, circle), turned)) = found else {
            return if any::is_empty(&a) { Ok(()) } else { Err("nothing is around it".into()) };
        };
        let hulls = [Shape::from(around), circle.into(), turned.into()];
        let is_bounded = around.size.is_finite() && circle.radius.is_finite();
        if any::is_empty(&a) || !is_bounded || !turned.half_extend.is_finite() {
            return Ok(());
        }
        let holds = hulls.map(|hull| with_shapes(&a, &a, |a, _| clash2d::contains(hull, a)));
        if holds == [true; 3] { Ok(()) } else { Err(format!("{holds:?} {hulls:?}\nlet a = {a};")) }
    });
}
