//! Random pairs of all kinds and distributions, asked twice.

use std::fmt::{Debug, Write};

use clash2d::Shape;
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, draw_pair};

use crate::shape::with_shapes;

/// How much is asked.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    /// Of each pair of kinds and each distribution that has its turn.
    pub(crate) cases: usize,
    /// Every so many distributions one has its turn.
    pub(crate) every: usize,
    /// The most points that a pair has; pairs with more are left out.
    pub(crate) points: usize,
}

/// A wrong answer, told as source that asks again.
struct Wrong {
    distribution: Distribution,
    text: String,
}

/// Fails where a question is answered otherwise than by the oracle. Where the oracle has no answer,
/// the library is only asked.
pub(crate) fn compare<T: PartialEq + Debug>(
    extent: Extent,
    truth: impl Fn(&Figure, &Figure) -> Option<T>,
    ask: impl Fn(&Shape<'_>, &Shape<'_>) -> T,
) {
    check(extent, |a, b, _| {
        let answer = with_shapes(a, b, &ask);
        let expected = truth(a, b).filter(|expected| *expected != answer);
        expected.map_or(Ok(()), |expected| Err(format!("{answer:?} is not {expected:?}")))
    });
}

/// Fails with the shortest of the pairs for which something is wrong, of each pair of kinds.
pub(crate) fn check(
    Extent { cases, every, points }: Extent,
    question: impl Fn(&Figure, &Figure, &mut Rng) -> Result<(), String>,
) {
    let cases = setting("CLASH2D_CASES").map_or(cases, |text| text.parse().expect("a number"));
    let mut report = String::new();
    for (number, kinds) in kinds().enumerate() {
        let mut wrong = Vec::new();
        let distributions = Distribution::ALL.iter().skip(number % every).step_by(every);
        for &distribution in distributions.filter(|distribution| is_chosen(**distribution)) {
            let mut rng = Rng::with_seed(number as u64);
            for _ in 0..cases {
                let [a, b] = draw_pair(kinds, distribution, &mut rng);
                if a.points().len() + b.points().len() > points {
                    continue;
                }
                if let Err(what) = question(&a, &b, &mut rng) {
                    let text = format!("{what}:\nlet a = {a};\nlet b = {b};");
                    wrong.push(Wrong { distribution, text });
                }
            }
        }
        tell(kinds, wrong, &mut report);
    }
    assert!(report.is_empty(), "{cases} cases of each distribution:\n{report}");
}

fn setting(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Whether a distribution is the chosen one, or none is chosen.
fn is_chosen(distribution: Distribution) -> bool {
    setting("CLASH2D_DISTRIBUTION").is_none_or(|name| format!("{distribution:?}") == name)
}

/// All pairs of kinds, or those with a chosen one.
fn kinds() -> impl Iterator<Item = [Kind; 2]> {
    let chosen = setting("CLASH2D_KIND");
    let is_chosen = move |kinds: &[Kind; 2]| {
        chosen.as_ref().is_none_or(|name| kinds.iter().any(|kind| format!("{kind:?}") == *name))
    };
    Kind::pairs().filter(is_chosen)
}

fn tell([a, b]: [Kind; 2], mut wrong: Vec<Wrong>, report: &mut String) {
    wrong.sort_by_key(|wrong| wrong.text.len());
    let _ = match wrong.len() {
        0 => Ok(()),
        count => writeln!(report, "{a:?} and {b:?}: {count} wrong"),
    };
    for Wrong { distribution, text } in wrong.into_iter().take(2) {
        let _ = writeln!(report, "{distribution:?}: {text}");
    }
}
