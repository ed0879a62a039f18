//! Whether two figures share a point.

use super::figure::{Figure, Pair};
use super::lift::{Effort, Lift};
use super::part::Part;
use super::simple::{Simple, simple};
use super::turning::Turning;
use crate::number::any;

/// Whether two figures share a point; touching counts.
///
/// None where a sine or cosine that is not 0 makes a value so small that the library may count it
/// as touching; never without turned rectangles and sectors.
pub fn collide(a: &Figure, b: &Figure) -> Option<bool> {
    let parts = [simple(a), simple(b)];
    let angles: Vec<Turning> = parts.iter().flatten().flat_map(Simple::angles).collect();
    let few = Lift::new([a, b], &angles, Effort::Few);
    let answer = on_scale(&parts, &few);
    if few.is_complete() {
        return answer;
    }
    answer.or_else(|| on_scale(&parts, &Lift::new([a, b], &angles, Effort::Enough)))
}

/// Whether a point belongs to a figure.
pub fn contains_point(figure: &Figure, point: Pair) -> Option<bool> {
    collide(figure, &Figure::Point { at: point })
}

fn on_scale(parts: &[Vec<Simple>; 2], lift: &Lift) -> Option<bool> {
    let [a, b] = parts
        .each_ref()
        .map(|parts| parts.iter().map(|part| Part::new(part, lift)).collect::<Vec<_>>());
    any(a.iter().flat_map(|a| b.iter().map(move |b| a.meets(b))))
}
