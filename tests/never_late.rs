//! No turning cast tells of a contact too late, or misses one: proven by the oracle, not sampled.
//!
//! As far as two shapes are apart, so far at least must their points move before they meet. From
//! moment to moment the oracle goes ahead by that much, until it comes to the time that was told, or
//! to a gap that is too small to go any further.

mod figure;

use clash2d::{CastSettings, CastSides, cast_turning_with};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, Motion, Pair, Role, distance_at, draw_pair};
use figure::lend_both;

/// How many cases of each pair of kinds and each distribution; the environment may ask for others.
fn cases() -> u32 {
    std::env::var("CLASH2D_CASES").map_or(4, |text| text.parse().expect("a number"))
}

/// A shape, and what it does.
#[derive(Debug)]
struct Mover {
    figure: Figure,
    motion: Motion,
}

impl Mover {
    fn draw(figure: Figure, rng: &mut Rng) -> Self {
        let points = figure.points();
        let mut pick = || rng.choice(&points).copied().unwrap_or_default();
        let (pivot, [x, y]) = (pick(), pick());
        let degrees = [0.0, 15.0, -45.0, 90.0, 200.0][rng.usize(..5)];
        let scale = [0.0, 0.5, -1.0, 2.0][rng.usize(..4)];
        Self { figure, motion: Motion { movement: [x * scale, y * scale], pivot, degrees } }
    }

    fn told(&self) -> clash2d::Motion {
        clash2d::Motion {
            movement: self.motion.movement.into(),
            rotation: self.motion.degrees,
            pivot: self.motion.pivot.into(),
        }
    }

    /// No point of it moves farther during the whole motion.
    fn speed(&self) -> f64 {
        let mut figure = self.figure.clone();
        let extents = figure.numbers().into_iter().filter(|(role, _)| *role == Role::Extent);
        let extent: f64 = extents.map(|(_, extent)| f64::from(*extent)).sum();
        let away =
            |point: &Pair| length([0, 1].map(|i| wide(point, i) - wide(&self.motion.pivot, i)));
        let reach = self.figure.points().iter().map(away).fold(0.0, f64::max) + extent;
        let turn = f64::from(self.motion.degrees.abs()).to_radians();
        (length([0, 1].map(|i| wide(&self.motion.movement, i))) + turn * reach) * (1.0 + 1e-9)
    }

    /// Parts of a line move faster the farther away they are.
    fn is_endless(&self) -> bool {
        self.motion.degrees != 0.0 && self.figure.to_string().contains("Line")
    }
}

fn wide(pair: &Pair, axis: usize) -> f64 {
    pair[axis].into()
}

fn length([x, y]: [f64; 2]) -> f64 {
    (x * x + y * y).sqrt()
}

/// How far the movers are apart at a time; None if one is empty.
fn gap([a, b]: &[Mover; 2], time: f32) -> Option<f64> {
    let gap = distance_at(&a.figure, &a.motion, &b.figure, &b.motion, time)?;
    Some(gap.about())
}

/// Until when it is certain that the movers are apart, up to a given time; the gap may become so
/// small that nobody knows.
fn apart_until(movers: &[Mover; 2], end: f32) -> Option<f32> {
    const PATIENCE: usize = 200;
    let speed: f64 = movers.iter().map(Mover::speed).sum();
    let mut time = 0.0_f32;
    for _ in 0..PATIENCE {
        let gap = gap(movers, time)?;
        assert!(gap > 0.0, "they meet at {time}, not at {end}: {movers:?}");
        let next = (f64::from(time) + gap * (1.0 - 1e-9) / speed) as f32;
        if next.next_down() >= end || speed == 0.0 {
            return Some(end);
        }
        if next.next_down() <= time {
            break;
        }
        time = next.next_down();
    }
    Some(time)
}

#[test]
fn turning_casts_are_never_late() {
    let (mut hits, mut proven, mut all) = (0, 0, 0);
    for (number, kinds) in Kind::pairs().enumerate() {
        for distribution in [Distribution::Uniform, Distribution::Grid, Distribution::Angles] {
            let mut rng = Rng::with_seed(100 + number as u64);
            for _ in 0..cases() {
                let figures = draw_pair(kinds, distribution, &mut rng);
                let movers = figures.map(|figure| Mover::draw(figure, &mut rng));
                if movers.iter().any(Mover::is_endless) {
                    continue;
                }
                let figures = movers.each_ref().map(|mover| &mover.figure);
                let [motion_a, motion_b] = movers.each_ref().map(Mover::told);
                let settings =
                    CastSettings::new().with_tolerance(0.01).with_sides(CastSides::Ignore);
                let hit = lend_both(figures, |a, b| {
                    cast_turning_with(a, motion_a, b, motion_b, &settings)
                });
                hits += u32::from(hit.is_some_and(|hit| hit.fraction > 0.0));
                let end = hit.map_or(1.0, |hit| hit.fraction);
                if let Some(until) = (end > 0.0).then(|| apart_until(&movers, end)).flatten() {
                    all += 1;
                    proven += u32::from(until >= end * 0.999);
                }
            }
        }
    }
    println!("{hits} hits, {proven} of {all} proven");
    assert!(hits > 100 && proven * 20 > all * 19, "{hits} hits, {proven} of {all} proven");
}
