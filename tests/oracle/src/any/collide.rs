//! Whether two figures share a point.

use super::figure::{Figure, Pair};
use super::lift::{Effort, Lift};
use super::part::Part;
use crate::number::any;

/// Whether two figures share a point; touching counts.
///
/// None where a sine or cosine that is not 0 makes a value so small that the library may count it
/// as touching; never without turned rectangles and sectors.
pub fn collide(a: &Figure, b: &Figure) -> Option<bool> {
    let few = Lift::new([a, b], Effort::Few);
    let answer = on_scale(a, b, &few);
    if few.is_complete() {
        return answer;
    }
    answer.or_else(|| on_scale(a, b, &Lift::new([a, b], Effort::Enough)))
}

/// Whether a point belongs to a figure.
pub fn contains_point(figure: &Figure, point: Pair) -> Option<bool> {
    collide(figure, &Figure::Point { at: point })
}

fn on_scale(a: &Figure, b: &Figure, lift: &Lift) -> Option<bool> {
    let [a, b] = [a, b].map(|figure| Part::all_of(figure, lift));
    any(a.iter().flat_map(|a| b.iter().map(move |b| a.meets(b))))
}
