//! The book's shapes: the same answers as the oracle of the book's functions.

use clash2d_oracle::any::{Figure, collide};
use clash2d_oracle::{Distribution, FUNCTIONS, Function, Kind, Rng};

fn figure(kind: Kind, numbers: &[f32]) -> Figure {
    let pair = |place: usize| [numbers[place], numbers[place + 1]];
    match kind {
        Kind::Vector => Figure::Point { at: pair(0) },
        Kind::Line => Figure::Line { base: pair(0), direction: pair(2) },
        Kind::Segment => Figure::Segment { point1: pair(0), point2: pair(2) },
        Kind::Circle => Figure::Circle { center: pair(0), radius: numbers[2] },
        Kind::Rectangle => Figure::Rectangle { origin: pair(0), size: pair(2) },
        Kind::OrientedRectangle => {
            Figure::Oriented { center: pair(0), half_extend: pair(2), rotation: numbers[4] }
        }
        Kind::Range | Kind::Pose | Kind::Motion | Kind::Number => unreachable!("no shape"),
    }
}

fn is_pair(function: &Function) -> bool {
    function.name.ends_with("_collide")
        && function.kinds.len() == 2
        && !function.kinds.contains(&Kind::Range)
}

#[test]
fn pairs_of_the_book_have_one_truth() {
    let mut asked = 0;
    for function in FUNCTIONS.iter().filter(|function| is_pair(function)) {
        let middle = function.kinds[0].arity();
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(17);
            let mut numbers = Vec::new();
            for _ in 0..200 {
                function.case(distribution, &mut rng, &mut numbers);
                let a = figure(function.kinds[0], &numbers[..middle]);
                let b = figure(function.kinds[1], &numbers[middle..]);
                let answers = [collide(&a, &b), collide(&b, &a)];
                let truth = Some(function.truth(&numbers));
                let known = answers.iter().all(|answer| *answer == truth || answer.is_none());
                assert!(known, "{answers:?} {} {numbers:?}", function.name);
                asked += usize::from(answers[0].is_some());
            }
        }
    }
    assert!(asked > 36_000, "{asked}");
}
