//! Ways out of corners, where something overlaps two or three pieces a little: as long as those out of
//! the two planes there, whatever stands at positions or is prepared.

use clash2d::{Form, Group, Node, Shape, Vector2D, separation};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Figure, Pair, Relation, collide, relate};

use crate::brute::{Model, shortest_way};
use crate::figures::{ask, members};

type Place = [f64; 2];

/// A level with a corner between two planes, below which all of it lies.
struct Corner {
    level: Figure,
    at: Place,
    normals: [Place; 2],
}

fn dot(a: Place, b: Place) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

fn boxed(x: f32, y: f32, width: f32, height: f32) -> Figure {
    Figure::Rectangle { origin: [x, y], size: [width, height] }
}

fn ring(corners: &[Place]) -> Figure {
    let ring = corners.iter().map(|corner| corner.map(|x| x as f32)).collect();
    Figure::Polygon { rings: vec![ring], radius: 0.0 }
}

fn upright(level: Figure) -> Corner {
    Corner { level, at: [12.0, 0.0], normals: [[0.0, 1.0], [-1.0, 0.0]] }
}

/// Between two slopes, as two pieces or as one that is not convex.
fn wedge(is_one: bool, rng: &mut Rng) -> Corner {
    let at = [3.0, 1.0];
    let [right, left] = [0, 1].map(|_| (15.0 + 60.0 * f64::from(rng.f32())).to_radians());
    let ways = [[right.cos(), right.sin()], [-left.cos(), left.sin()]];
    let normals = [[-right.sin(), right.cos()], [left.sin(), left.cos()]];
    let on = |from: Place, way: Place, length: f64| [0, 1].map(|i| from[i] + way[i] * length);
    let ends = ways.map(|way| on(at, way, 8.0));
    let level = if is_one {
        ring(&[at, ends[1], [ends[1][0], -3.0], [ends[0][0], -3.0], ends[0]])
    } else {
        let slope = |i: usize| {
            ring(&[at, ends[i], on(ends[i], normals[i], -1.0), on(at, normals[i], -1.0)])
        };
        Figure::Group(vec![slope(0), slope(1)])
    };
    Corner { level, at, normals }
}

const CORNERS: usize = 6;

fn corner(kind: usize, rng: &mut Rng) -> Corner {
    let wall = boxed(12.0, -1.0, 1.0, 7.0);
    match kind {
        0 => upright(Figure::Group(vec![boxed(-8.0, -1.0, 20.0, 1.0), wall])),
        1 => {
            let floor = [boxed(-8.0, -1.0, 19.5, 1.0), boxed(11.5, -1.0, 0.5, 1.0)];
            upright(Figure::Group(floor.into_iter().chain([wall]).collect()))
        }
        2 => {
            let floor = (0..13).map(|x| boxed(x as f32, -1.0, 1.0, 1.0));
            let wall = (0..6).map(|y| boxed(12.0, y as f32, 1.0, 1.0));
            upright(Figure::Group(floor.chain(wall).collect()))
        }
        3 => upright(ring(&[
            [0.0, -1.0],
            [13.0, -1.0],
            [13.0, 6.0],
            [12.0, 6.0],
            [12.0, 0.0],
            [0.0, 0.0],
        ])),
        _ => wedge(kind == 4, rng),
    }
}

const HEROES: usize = 5;

/// Around the origin.
fn hero(kind: usize, rng: &mut Rng) -> Figure {
    let mut number = |from: f32, to: f32| from + rng.f32() * (to - from);
    let (size, other) = (number(0.3, 1.0), number(0.3, 1.0));
    match kind {
        0 => {
            let end = [number(-0.5, 0.5), size];
            Figure::Capsule { point1: end.map(|x| -x), point2: end, radius: 0.5 * other }
        }
        1 => boxed(-size, -other, 2.0 * size, 2.0 * other),
        2 => Figure::Circle { center: [0.0; 2], radius: size },
        3 => {
            let turn = f64::from(number(0.0, 1.0));
            let corner = |i: usize| {
                let angle = turn + std::f64::consts::FRAC_PI_3 * i as f64;
                [angle.cos(), angle.sin()].map(|x| x * f64::from(size))
            };
            ring(&[0, 1, 2, 3, 4, 5].map(corner))
        }
        _ => Figure::Oriented {
            center: [0.0; 2],
            half_extend: [size, other],
            rotation: number(0.0, 90.0),
        },
    }
}

/// How far a hero at a place is below the planes of a corner.
fn depths(hero: &Figure, place: Place, corner: &Corner) -> [f64; 2] {
    let (corners, radius) = Model::core(hero);
    corner.normals.map(|normal| {
        let height =
            |p: &[f32; 2]| dot(normal, [0, 1].map(|i| f64::from(p[i]) + place[i] - corner.at[i]));
        radius - corners.iter().map(height).fold(f64::INFINITY, f64::min)
    })
}

/// The way by which heights above two planes grow by two numbers.
fn climb([a, b]: [Place; 2], [height, other]: [f64; 2]) -> Place {
    let area = a[0] * b[1] - a[1] * b[0];
    [(height * b[1] - other * a[1]) / area, (a[0] * other - b[0] * height) / area]
}

/// The length of the shortest way out of both planes.
fn least_climb(normals: [Place; 2], depths: [f64; 2]) -> f64 {
    let along = dot(normals[0], normals[1]);
    let [deep, other] = depths;
    if deep * along >= other {
        return deep;
    }
    if other * along >= deep {
        return other;
    }
    let [x, y] = climb(normals, depths);
    x.hypot(y)
}

/// Asks about a shape as it is, and prepared.
fn each_way(shape: &Shape<'_>, mut ask: impl FnMut(&Shape<'_>)) {
    ask(shape);
    let mut memory = vec![Node::default(); shape.prepared_capacity()];
    ask(&shape.prepared(&mut memory).expect("valid"));
}

/// Whether no members share more than borders.
fn are_apart(level: &Figure, hero: &Figure, by: Pair) -> bool {
    let hero = hero.clone().at(by);
    members(level).into_iter().all(|member| {
        collide(member, &hero) == Some(false) || relate(member, &hero) == Some(Relation::Touching)
    })
}

/// The lengths of the ways out for a hero at a position, and with the position in its numbers.
fn lengths(level: &Figure, hero: &Figure, position: Pair) -> Vec<f64> {
    let mut lengths = Vec::new();
    let there = super::moved(hero, position.into());
    for (hero, position) in [(hero, position), (&there, [0.0; 2])] {
        let tell = |by: Pair| format!("{by:?} from {position:?}\n{level:?}\n{hero:?}");
        ask(level, |plain| {
            each_way(plain, |a| {
                ask(hero, |b| {
                    let b = b.at(position.into());
                    let way = separation(a, b).expect("they overlap");
                    let by = [way.x, way.y];
                    let is_apart = if position == [0.0; 2] {
                        are_apart(level, &super::moved(hero, way), [0.0; 2])
                    } else {
                        are_apart(level, hero, [0, 1].map(|i| position[i] + by[i]))
                    };
                    assert!(is_apart, "no way: {}", tell(by));
                    let length = f64::from(way.x).hypot(way.y.into());
                    let back = separation(b, a).expect("they overlap");
                    let back_length = f64::from(back.x).hypot(back.y.into());
                    assert!((length - back_length).abs() < 1e-5, "{back:?}: {}", tell(by));
                    lengths.push(length);
                });
            });
        });
    }
    lengths
}

#[test]
fn corners_are_left_by_all_walls_at_once_wherever_shapes_stand() {
    let rng = &mut Rng::with_seed(53);
    let (mut sum, mut number) = (0.0, 0.0);
    for kind in 0..CORNERS * HEROES * super::count(4) {
        let corner = corner(kind % CORNERS, rng);
        let hero = hero(kind / CORNERS % HEROES, rng);
        let wanted = [0, 1].map(|_| 10.0_f64.powf(-4.0 + 3.5 * f64::from(rng.f32())));
        let rest = depths(&hero, [0.0; 2], &corner);
        let place = climb(corner.normals, [0, 1].map(|i| rest[i] - wanted[i]));
        let position = place.map(|x| x as f32);
        let climb = least_climb(corner.normals, depths(&hero, position.map(f64::from), &corner));
        let lengths = lengths(&corner.level, &hero, position);
        let models = [&corner.level, &super::moved(&hero, position.into())].map(Model::of);
        let least = shortest_way(&models[0], &models[1], climb);
        for length in lengths {
            let tell = || format!("{position:?}\n{:?}\n{hero:?}", corner.level);
            assert!(length <= 3.0 * least + 1e-5, "{length}, not {least}: {}", tell());
            (sum, number) = (sum + length / least.max(1e-5), number + 1.0);
        }
    }
    assert!(sum <= 1.25 * number, "{}", sum / number);
}

/// The way along one contact's normal led past all of the wall.
#[test]
fn a_hero_in_a_corner_is_not_sent_over_the_wall() {
    let level = Figure::Group(vec![boxed(-8.0, -1.0, 20.0, 1.0), boxed(12.0, -1.0, 1.0, 7.0)]);
    let hero = Figure::Capsule { point1: [0.0, 0.4], point2: [0.0, 1.4], radius: 0.4 };
    for length in lengths(&level, &hero, [11.601181, -0.055555]) {
        let least = f64::hypot(0.055555, 0.001181);
        assert!((length - least).abs() < 1e-5, "{length}, not {least}");
    }
}

#[test]
fn levels_and_their_members_may_stand_at_positions() {
    let floor_and_wall = [boxed(-8.0, -1.0, 20.0, 1.0), boxed(12.0, -1.0, 1.0, 7.0)];
    let hero = Figure::Capsule { point1: [0.0, 0.4], point2: [0.0, 1.4], radius: 0.4 };
    let (aside, least) = (Vector2D::new(3.0, -2.0), f64::hypot(0.055555, 0.001181));
    let check = |level: &Shape<'_>| {
        ask(&hero, |hero| {
            let hero = hero.at(Vector2D::new(11.601181, -0.055555) + aside);
            let ways = [separation(level, hero), separation(hero, level)];
            for way in ways.map(|way| way.expect("they overlap")) {
                let length = f64::from(way.x).hypot(way.y.into());
                assert!((length - least).abs() < 1e-5, "{way:?}, not {least}");
            }
        });
    };
    ask(&Figure::Group(floor_and_wall.to_vec()), |level| {
        each_way(level, |level| check(&level.at(aside)));
    });
    let members = floor_and_wall.map(|figure| ask(&figure, owned).at(aside));
    each_way(&Group::new(&members).into(), check);
}

/// A shape that borrows nothing.
fn owned(shape: &Shape<'_>) -> Shape<'static> {
    let Form::Rectangle(rectangle) = shape.form() else { unreachable!("a box") };
    rectangle.into()
}
