//! Where many rays enter a shape.

use super::ask::{round_rays, upright_rays};
use super::group::{Many, One, first_bits, places};
use super::view::View;
use crate::any::{Batch, Shape, ShapeKind};
use crate::cast::cast_ray;
use crate::pack::{Asker, ByEach, ByOne, WORD, Word};

/// Of a ray that meets no point of the shape.
const NOWHERE: f32 = 2.0;

/// [`ask::batch_cast_rays`](crate::ask::batch_cast_rays).
pub fn batch_cast_rays(shape: &Shape<'_>, rays: &Batch<'_>, entries: &mut [f32]) -> usize {
    entries.iter_mut().take(rays.count()).for_each(|entry| *entry = NOWHERE);
    let is_of_rays = rays.kind() == ShapeKind::Line as u32;
    let Some(mut words) = Many::new(rays).filter(|_| is_of_rays) else { return 0 };
    let one = One::new(shape);
    if matches!(one.seen.view, View::Point | View::Round) {
        return cast(one, round_rays(), &mut words, entries);
    }
    let one = if one.seen.view == View::Rectangle { one } else { One::around(shape) };
    cast(one, upright_rays(), &mut words, entries)
}

/// The same of a shape that is seen as something; most of the rays that miss it are soon told.
fn cast(
    one: One<'_>,
    asker: Asker<ByOne, ByEach>,
    words: &mut Many<'_>,
    entries: &mut [f32],
) -> usize {
    let rays = words.batch;
    let mut total = 0;
    for first in (0..rays.count()).step_by(WORD) {
        let Word { yes, sure } = asker.ask(&one.numbers, &words.word(first));
        for place in places((yes | !sure) & first_bits(rays.count() - first)) {
            let [x, y, way_x, way_y, ..] = rays.numbers(first + place);
            let Some(hit) = cast_ray(one.shape, (x, y).into(), (way_x, way_y).into()) else {
                continue;
            };
            total += 1;
            if let Some(entry) = entries.get_mut(first + place) {
                *entry = hit.entry;
            }
        }
    }
    total
}
