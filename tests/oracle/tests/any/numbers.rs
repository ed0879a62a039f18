//! Distances, rays and casts against each other and against collisions.

use clash2d_oracle::any::{
    Distribution, Figure, Kind, Motion, cast, collide, contains_point, distance, distance_at, draw,
    draw_pair, ray,
};
use clash2d_oracle::{Real, Rng};

use crate::naive::naive;
use crate::sampled::{gap, has_line, is_tame};

/// Those without numbers of all sizes.
const CALM: [Distribution; 8] = [
    Distribution::Uniform,
    Distribution::Grid,
    Distribution::Adjacent,
    Distribution::Far,
    Distribution::Degenerate,
    Distribution::Angles,
    Distribution::Touching,
    Distribution::Inside,
];

fn each_pair(cases: usize, mut check: impl FnMut(Distribution, &Figure, &Figure, &mut Rng)) {
    for (number, kinds) in Kind::pairs().enumerate() {
        for distribution in CALM {
            let mut rng = Rng::with_seed(number as u64);
            for _ in 0..cases {
                let [a, b] = draw_pair(kinds, distribution, &mut rng);
                check(distribution, &a, &b, &mut rng);
            }
        }
    }
}

fn is_small(figure: &Figure) -> bool {
    figure.points().len() < 40
}

#[test]
fn distances_are_near_those_of_plain_floats() {
    const STEP: f64 = 0.5;
    let mut compared = 0;
    each_pair(2, |_, a, b, _| {
        let tame = is_tame(a) && is_tame(b) && is_small(a) && is_small(b);
        if !tame || (has_line(a) && has_line(b)) {
            return;
        }
        let Some(distance) = distance(a, b) else { return };
        let rough = gap(&naive(a, 1e5), &naive(b, 1e5), STEP).max(0.0);
        let excess = rough - distance.about();
        assert!((-0.1..STEP + 0.1).contains(&excess), "{rough} {}: {a}\n{b}", distance.about());
        compared += 1;
    });
    assert!(compared > 800, "{compared}");
}

/// A circle around a point reaches a figure from exactly the distance on.
#[test]
fn circles_of_the_distance_touch() {
    let mut compared = 0;
    for kind in Kind::ALL {
        for distribution in CALM {
            let mut rng = Rng::with_seed(4);
            for _ in 0..20 {
                let [figure, point] = draw_pair([kind, Kind::Point], distribution, &mut rng);
                let Some(distance) = distance(&figure, &point) else { continue };
                let Figure::Point { at: center } = point else { unreachable!("a point") };
                let reaches = |radius: f32| collide(&figure, &Figure::Circle { center, radius });
                let (down, up) = (distance.down(), distance.up());
                assert_ne!(reaches(up), Some(false), "{up} {center:?} {figure}");
                let below = if down == up { down.next_down() } else { down };
                if below >= 0.0 {
                    compared += 1;
                    assert_ne!(reaches(below), Some(true), "{below} {center:?} {figure}");
                }
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

fn movement(a: &Figure, b: &Figure, rng: &mut Rng) -> [f32; 2] {
    let ends = [a, b].map(|figure| rng.choice(figure.points()).unwrap_or_default());
    let factor = [1.0, 2.0, 0.5][rng.usize(..3)];
    [0, 1].map(|axis| ((ends[1][axis] - ends[0][axis]) * factor).clamp(-1e30, 1e30))
}

fn straight(movement: [f32; 2]) -> Motion {
    Motion { movement, ..Motion::default() }
}

/// A point that is cast is a ray.
#[test]
fn rays_enter_where_points_hit() {
    let (mut hits, mut all) = (0, 0);
    for kind in Kind::ALL {
        for distribution in CALM {
            let mut rng = Rng::with_seed(8);
            for _ in 0..15 {
                let [figure, point] = draw_pair([kind, Kind::Point], distribution, &mut rng);
                if !is_small(&figure) {
                    continue;
                }
                let way = movement(&point, &figure, &mut rng);
                let Figure::Point { at } = point else { unreachable!("a point") };
                let (entry, cast) = (ray(&figure, at, way), cast(&point, way, &figure, [0.0; 2]));
                let (Some(entry), Some(cast)) = (entry, cast) else { continue };
                all += 1;
                assert_eq!(entry.is_some(), cast.is_some(), "{at:?} {way:?} {figure}");
                let (Some((entry, exit)), Some(cast)) = (entry, cast) else { continue };
                hits += 1;
                assert!((&entry - &cast).is_below(-150), "{at:?} {way:?} {figure}");
                assert!(entry <= exit && exit <= Real::new(1.0), "{at:?} {way:?} {figure}");
            }
        }
    }
    assert!(hits > 400 && all > hits + 200, "{hits} of {all}");
}

#[test]
fn rays_leave_where_they_enter_backward() {
    for kind in Kind::ALL {
        let mut rng = Rng::with_seed(9);
        for _ in 0..40 {
            let figure = draw(kind, Distribution::Grid, &mut rng);
            let [from, to] = [(); 2].map(|()| [rng.i32(-9..9) as f32, rng.i32(-9..9) as f32]);
            let way = [to[0] - from[0], to[1] - from[1]];
            let back = way.map(|x| -x);
            let Some(Some((entry, exit))) = ray(&figure, from, way) else { continue };
            let (first, last) = ray(&figure, to, back).flatten().expect("a hit");
            let one = Real::new(1.0);
            if way != [0.0; 2] {
                assert!((&(&first + &exit) - &one).is_below(-150), "{from:?} {to:?} {figure}");
                assert!((&(&last + &entry) - &one).is_below(-150), "{from:?} {to:?} {figure}");
            }
        }
    }
}

/// Along an axis, so that floats lie on the way.
#[test]
fn no_point_of_a_ray_before_its_entry_is_held() {
    for kind in Kind::ALL {
        for distribution in [Distribution::Uniform, Distribution::Grid, Distribution::Angles] {
            let mut rng = Rng::with_seed(10);
            for _ in 0..20 {
                let figure = draw(kind, distribution, &mut rng);
                let near = rng.choice(figure.points()).unwrap_or_default();
                let Some(hit) = ray(&figure, [-512.0, near[1]], [1024.0, 0.0]) else { continue };
                for step in 0..=256 {
                    let at = [step as f32 * 4.0 - 512.0, near[1]];
                    let time = Real::new(step as f32 / 256.0);
                    let may =
                        hit.as_ref().is_some_and(|(entry, exit)| *entry <= time && time <= *exit);
                    assert!(may || contains_point(&figure, at) != Some(true), "{at:?} {figure}");
                }
            }
        }
    }
}

#[test]
fn casts_touch_and_not_before() {
    let (mut hits, mut misses) = (0, 0);
    each_pair(2, |distribution, a, b, rng| {
        if !is_small(a) || !is_small(b) || distance(a, b).is_none_or(|gap| gap.is_zero()) {
            return;
        }
        let (there, back) = (movement(a, b, rng), if rng.bool() { [0.0; 2] } else { [1.0, -3.0] });
        let Some(hit) = cast(a, there, b, back) else { return };
        let at = |time: f32| {
            distance_at(a, &straight(there), b, &straight(back), time).expect("two shapes")
        };
        let shown = || format!("{distribution:?}: {there:?} {back:?}\n{a}\n{b}");
        let last = hit.as_ref().map_or(1.0, |time| time.down().next_down());
        for part in [0.0, 0.25, 0.5, 0.75, 0.9, 0.99, 1.0] {
            assert!(last < 0.0 || !at(last * part).is_zero(), "{}", shown());
        }
        let Some(hit) = hit else {
            misses += 1;
            return;
        };
        hits += 1;
        let size = (there[0] - back[0]).abs() + (there[1] - back[1]).abs();
        let near = at(hit.nearest().0).about();
        assert!(near <= f64::from(size) * 1e-7, "{near} at {}: {}", hit.about(), shown());
    });
    assert!(hits > 200 && misses > 100, "{hits} hits, {misses} misses");
}

/// Turned by a right angle around the origin, numbers only change places.
#[test]
fn motions_end_where_they_should() {
    let motion = Motion { movement: [8.0, -4.0], pivot: [1.0, 2.0], degrees: 180.0 };
    let figure = Figure::Sector {
        center: [3.0, 2.0],
        inner_radius: 0.0,
        radius: 2.0,
        direction: 0.0,
        half_angle: 30.0,
    };
    let point = |x: f32, y: f32| Figure::Point { at: [x, y] };
    let still = Motion::default();
    for (time, at, expected) in [
        (0.0, [1.0, 2.0], 2.0),
        (0.5, [5.0, 2.0], 0.0),
        (0.5, [5.0, 6.0], 2.0),
        (1.0, [7.0, -2.0], 0.0),
        (1.0, [4.0, -2.0], 1.0),
    ] {
        let gap = distance_at(&figure, &motion, &point(at[0], at[1]), &still, time);
        assert_eq!(gap.expect("two shapes").about(), expected, "{time} {at:?}");
    }
}
