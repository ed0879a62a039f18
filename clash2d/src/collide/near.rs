//! Whether sectors, lines and outlines come within a distance of each other: at 0, whether they share a
//! point.

use super::ring::few;
use crate::any::{Form, Placed};
use crate::exact::judge::quickly;
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::outline::{Outline, Way, Wedge};
use crate::shape::{Line, Sector};

/// Whether a sector that stands somewhere, seen from a line, comes within a distance of it.
pub(super) fn sector_is_near_line(
    sector: Sector,
    line: Line,
    position: Position,
    distance: f32,
) -> bool {
    sector.is_valid()
        && settle!(R, run => {
            let [x, y, reach] =
                [line.direction.x, line.direction.y, distance].map(|x| R::new_in(x, run));
            let from = position.point_in::<R>(sector.center, line.base, run).map(|x| -x);
            let way = Way { from, along: [x, y], is_endless: true };
            Wedge::new_in(sector, run).is_near(way, reach)
        }, or true)
}

/// Whether a sector comes within a distance of another shape, no line, sector or group, that is seen from
/// where the sector stands.
pub(super) fn sector_is_near_outline(sector: Sector, other: Placed<'_>, distance: f32) -> bool {
    Outline::of(other, sector.center).is_some_and(|outline| {
        let is_quick = is_small(other.form);
        let quick =
            quickly(|| if is_quick { is_nearly_near(sector, &outline, distance) } else { None });
        quick.unwrap_or_else(|| outline.is_near_sector(sector, distance))
    })
}

/// Whether a shape has few edges.
fn is_small(form: Form<'_>) -> bool {
    match form {
        Form::Polygon(polygon) => few(polygon).is_some(),
        Form::Chain(_) | Form::Prepared(_) => false,
        _ => true,
    }
}

/// Whether a sector comes within a distance of an outline that is seen from its center; None if f64 is
/// in doubt.
fn is_nearly_near(sector: Sector, outline: &Outline<'_>, distance: f32) -> Option<bool> {
    let (wedge, reach) = (Wedge::<Near>::new(sector), Near::sum(&[outline.radius, distance]));
    let mut is_doubtful = false;
    let is_met = outline.any_edge(|a, b| {
        let is_near = wedge.is_near(Way::between(a.near, b.near), reach);
        is_doubtful |= is_near.is_none();
        is_near == Some(true)
    });
    match is_doubtful && !is_met {
        true => None,
        false => Some(is_met || outline.surrounds(sector)),
    }
}

/// Whether two sectors come within a distance of each other, the second one standing somewhere seen from
/// the first.
pub(super) fn sectors_are_near(a: Sector, b: Sector, position: Position, distance: f32) -> bool {
    settle!(R, run => {
        let center = position.point_in::<R>(b.center, a.center, run);
        Wedge::new_in(a, run).comes_near(&Wedge::new_in(b, run), center, R::new_in(distance, run))
    }, or true)
}
