//! Formulas of real numbers that are run once more where f64 leaves a doubt.

/// Runs a formula once more, out of the way of the fast path.
#[cold]
#[inline(never)]
pub(crate) fn carefully<T>(formula: impl FnOnce() -> T) -> T {
    formula()
}

/// The answer of a formula in the first run of [`Long`](super::ball::Long), or in the last one.
#[cold]
#[inline(never)]
pub(crate) fn in_each_run<T>(formula: impl FnMut(bool) -> Option<T>) -> Option<T> {
    // One after the other, so that the numbers of both are never on the stack together.
    [false, true].into_iter().find_map(formula)
}

/// Settles a formula of type `Option<T>`, in which `?` works:
/// `settle!(R, run => Some((R::new_in(a, run) - R::sum_in(&[b, c], run)).sign()?.is_lt()))`.
///
/// R is [`Near`](super::real::Near) first and, while that gives None, [`Long`](super::ball::Long) in
/// both runs. If the formula gives None even then, the answer is the default, or the one named:
/// `, or 1.0`. `settle!(R, run from Tight => ...)` starts with [`Tight`](super::real::Tight), of
/// which ties of short numbers need no more.
macro_rules! settle {
    ($R:ident, $run:tt => $formula:expr) => {
        $crate::exact::settle::settle!($R, $run => $formula, or ::core::default::Default::default())
    };
    ($R:ident, $run:tt => $formula:expr, or $fallback:expr) => {
        $crate::exact::settle::settle!($R, $run from Near => $formula, or $fallback)
    };
    ($R:ident, $run:tt from $First:ident => $formula:expr) => {
        $crate::exact::settle::settle!(
            $R, $run from $First => $formula, or ::core::default::Default::default()
        )
    };
    ($R:ident, $run:tt from $First:ident => $formula:expr, or $fallback:expr) => {{
        let quick = || {
            type $R = $crate::exact::real::$First;
            let $run = $crate::exact::real::Only;
            $formula
        };
        match $crate::exact::judge::quickly(quick) {
            Some(answer) => answer,
            None => $crate::exact::settle::settle_long!($R, $run => $formula).unwrap_or($fallback),
        }
    }};
}
pub(crate) use settle;

/// Settles a formula about which f64 is in doubt, as `settle!` does then; None if it stays in doubt.
macro_rules! settle_long {
    ($R:ident, $run:tt => $formula:expr) => {
        $crate::exact::settle::in_each_run(|$run: bool| {
            type $R = $crate::exact::ball::Long;
            $formula
        })
    };
}
pub(crate) use settle_long;

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use clash2d_oracle::{Real as Big, Rng};

    use crate::exact::ball::Ball;
    use crate::exact::real::{Near, Real};
    use crate::exact::truth::{Truth, of_f64};

    /// One number three times.
    #[derive(Clone)]
    struct Trio {
        near: Near,
        ball: Ball,
        truth: Truth,
    }

    impl Trio {
        fn new(x: f32) -> Self {
            Self { near: Near::new(x), ball: Ball::new(x), truth: Truth::new(x) }
        }

        fn check(&self, what: &str) {
            let (middle, radius) = self.ball.truth();
            assert!(self.truth.is_within(&radius, &middle), "ball of {what}");
            let (value, slip) = (self.near.value(), self.near.slip());
            if slip.is_finite() {
                let is_within = self.truth.is_within(&of_f64(slip), &of_f64(value));
                assert!(is_within, "{what}: {value:e} is off by more than {slip:e}");
            }
            let truth = &self.truth;
            if truth.value.abs() > truth.slip || truth.slip.is_zero() {
                let sign = truth.value.partial_cmp(&Big::new(0.0));
                let near = self.near.sign();
                assert!(near.is_none() || near == sign, "{near:?} is the sign of {what}");
                let ball = self.ball.sign();
                assert!(ball.is_none() || ball == sign, "sign of {what}");
            }
        }
    }

    /// Floats of all sizes, or such as games have.
    fn float(rng: &mut Rng, is_wild: bool) -> f32 {
        if is_wild {
            let x = f32::from_bits(rng.u32(..));
            return if x.is_finite() { x } else { f32::MAX };
        }
        match rng.u32(..4) {
            0 => rng.i32(-8..8) as f32,
            1 => rng.i32(-1000..1000) as f32 / 64.0,
            _ => (rng.f32() - 0.5) * 1000.0,
        }
    }

    fn step(rng: &mut Rng, numbers: &[Trio], is_wild: bool) -> Option<(Trio, &'static str)> {
        let mut pick = || numbers[rng.usize(..numbers.len())].clone();
        let (a, b) = (pick(), pick());
        let (near, ball, truth, name) = match rng.u32(..13) {
            0 | 1 => (a.near + b.near, a.ball + b.ball, a.truth.plus(&b.truth), "sum"),
            2 | 3 => (a.near - b.near, a.ball - b.ball, a.truth.minus(&b.truth), "difference"),
            4..7 => (a.near * b.near, a.ball * b.ball, a.truth.times(&b.truth), "product"),
            7 => (a.near.over(b.near), a.ball.over(b.ball), a.truth.over(&b.truth)?, "quotient"),
            8 => {
                let root = a.truth.square_root();
                (a.near.square_root(), a.ball.square_root(), root, "root")
            }
            9 => {
                let lesser = a.truth.lesser(&b.truth);
                (a.near.lesser(b.near), a.ball.lesser(b.ball), lesser, "lesser")
            }
            11 => {
                let terms: Vec<f32> = (0..rng.u32(..5)).map(|_| float(rng, is_wild)).collect();
                let sum = terms.iter().fold(Truth::new(0.0), |sum, &x| sum.plus(&Truth::new(x)));
                (Near::sum(&terms), Ball::sum(&terms), sum, "floats")
            }
            10 => (a.near.absolute(), a.ball.absolute(), a.truth.absolute(), "absolute"),
            _ => {
                let (degrees, i) = (float(rng, is_wild), rng.usize(..2));
                let truth = Truth::rotation(degrees)[i].clone();
                (Near::rotation(degrees)[i], Ball::rotation(degrees)[i], truth, "rotation")
            }
        };
        Some((Trio { near, ball, truth }, name))
    }

    #[test]
    fn no_number_is_off_by_more_than_it_says() {
        let mut rng = Rng::with_seed(5);
        for round in 0..6000 {
            let is_wild = round % 2 == 0;
            let mut numbers: Vec<Trio> =
                (0..4).map(|_| Trio::new(float(&mut rng, is_wild))).collect();
            for _ in 0..7 {
                if let Some((number, name)) = step(&mut rng, &numbers, is_wild) {
                    number.check(name);
                    numbers.push(number);
                }
            }
        }
    }

    #[test]
    fn differences_of_angles_are_exact() {
        let mut rng = Rng::with_seed(6);
        for round in 0..4000 {
            let is_wild = round % 2 == 0;
            let (a, b) = (float(&mut rng, is_wild), float(&mut rng, is_wild));
            let b = match rng.u32(..3) {
                0 => b,
                1 => a.next_up().min(f32::MAX),
                _ => a + 90.0 * rng.i32(-5..5) as f32,
            };
            let [[cos_a, sin_a], [cos_b, sin_b]] = [a, b].map(Truth::rotation);
            let truths = [
                cos_a.times(&cos_b).plus(&sin_a.times(&sin_b)),
                cos_a.times(&sin_b).minus(&sin_a.times(&cos_b)),
            ];
            let (near, ball) = (Near::rotation_between(a, b), Ball::rotation_between(a, b));
            for (i, truth) in truths.into_iter().enumerate() {
                let number = Trio { near: near[i], ball: ball[i], truth };
                number.check("difference of angles");
                assert!(near[i].slip() <= 1e-15 * near[i].value().abs());
            }
        }
    }

    #[test]
    fn doubts_are_settled() {
        let is_pythagorean = |a: f32, b: f32, c: f32| {
            settle!(R, run => {
                let [a, b, c] = [a, b, c].map(|x| R::new_in(x, run));
                let hypotenuse = (a.square() + b.square()).square_root();
                Some(hypotenuse.compare(c)?.is_eq())
            })
        };
        assert!(is_pythagorean(3e-20, 0.0, 3e-20) && is_pythagorean(3.0, 4.0, 5.0));
        assert!(!is_pythagorean(3.0, 4.0, 5.0_f32.next_up()));
        assert!(is_pythagorean(16_777_215.0, 0.0, 16_777_215.0));
        // (1 + x)(1 - x) - 1 = -x²
        let x = 1e-12;
        let lost = settle!(R, run => {
            let (one, x) = (R::new_in(1.0, run), R::new_in(x, run));
            ((one + x) * (one - x) - one).to_relative(1e-7)
        });
        assert!((lost / -(f64::from(x) * f64::from(x)) - 1.0).abs() < 1e-15);
        let x = settle!(R, run => {
            R::new_in(f32::NAN, run).sign().filter(|sign| sign.is_gt())
        }, or Ordering::Less);
        assert_eq!(x, Ordering::Less);
    }
}
