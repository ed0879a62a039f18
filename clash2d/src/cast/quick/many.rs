//! Rays through any number of edges without a radius.

use super::super::hit::RayHit;
use super::super::members::lane_of_point;
use super::super::rays::Track;
use super::cut::Cut;
use super::edges::Cuts;
use super::number::wide;
use super::shot;
use crate::any::{Form, Prepared, Side};
use crate::collide::forms_collide;
use crate::distance::place::{Place, cross, minus};
use crate::outline::Lane;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How many edges of a shape that is not prepared are looked at together.
const BLOCK: usize = 16;

/// A ray on its way through edges.
struct EdgeRay<'l> {
    track: Track,
    side: Side,
    start: Place<f64>,
    along: Place<f64>,
    lane: &'l Lane,
    cuts: Cuts,
}

/// [`cast_ray`](super::super::cast_ray) of a polygon or a chain without a radius.
#[inline(never)]
pub(super) fn ray_many(form: Form<'_>, track: Track) -> Option<Option<RayHit>> {
    let Track { origin, movement, .. } = track;
    let is_ray = origin.is_finite() & movement.is_finite() & (movement != Vector2D::ZERO);
    let side = if is_ray { thin_side(form)? } else { return None };
    let lane = lane_of_point(Frame::of(origin, origin), movement);
    let (start, along) = (wide(origin), wide(movement));
    let mut ray = EdgeRay { track, side, start, along, lane: &lane, cuts: Cuts::default() };
    if ray.is_doubtful_through(form) {
        return None;
    }
    let Cuts { first, last, between, .. } = ray.cuts;
    let is_filled = matches!(form.plain(), Form::Polygon(_));
    let starts_inside = is_filled && forms_collide(Form::Point(origin), form);
    let ends_inside = is_filled & (starts_inside != (between % 2 == 1));
    let entry = if starts_inside { None } else { first };
    let exit = if ends_inside { None } else { last };
    if !starts_inside & entry.is_none() {
        return Some(None);
    }
    let entry = entry.map(|cut| cut.moment(1.0));
    shot::hit(track, entry, exit.map(|cut| cut.moment(-1.0))).map(Some)
}

/// Which side is solid of a valid polygon or chain without a radius; None of any other form.
fn thin_side(form: Form<'_>) -> Option<Side> {
    let is_prepared = matches!(form, Form::Prepared(_));
    match form.plain() {
        Form::Polygon(p) => {
            ((p.radius() == 0.0) && (is_prepared || p.is_valid())).then_some(Side::None)
        }
        Form::Chain(c) => ((c.radius() == 0.0) && (is_prepared || c.is_valid())).then(|| c.side()),
        _ => None,
    }
}

impl EdgeRay<'_> {
    /// Takes an edge; whether the ray may meet one of its ends, or another edge at the same time.
    #[inline]
    fn is_doubtful(&mut self, edge: [Vector2D; 2]) -> bool {
        self.take(edge).is_none()
    }

    #[inline]
    fn take(&mut self, [from, to]: [Vector2D; 2]) -> Option<()> {
        const DOUBT: f64 = 1.0 / (1_u64 << 50) as f64;
        let places = [from, to].map(|end| minus(wide(end), self.start));
        let [a, b] = places.map(|place| cross(self.along, place));
        let size = |[x, y]: Place<f64>| x.abs() + y.abs();
        let room = DOUBT * size(self.along);
        let [room_a, room_b] = places.map(|place| room * size(place));
        let is_left = (a > room_a) & (b > room_b);
        let is_right = (a < -room_a) & (b < -room_b);
        if is_left
            | is_right
            | self.is_left_out(b - a, room_a + room_b)
            | !self.lane.may_meet(&Frame::of(from, to))
        {
            return Some(());
        }
        let is_crossed = ((a > room_a) & (b < -room_b)) | ((a < -room_a) & (b > room_b));
        if is_crossed { self.cuts.take(Cut::new([from, to], self.track)?) } else { None }
    }

    /// Whether an edge is certainly not there, as the ray crosses it out of its solid side: it leads to the
    /// left by a number, which is off by less than another one.
    #[inline]
    fn is_left_out(&self, to_left: f64, room: f64) -> bool {
        match self.side {
            Side::None => false,
            Side::Left => to_left > room,
            Side::Right => to_left < -room,
        }
    }

    /// Takes the edges from vertex to vertex, but for blocks of them that the ray does not meet.
    fn is_row_doubtful(&mut self, row: &[Vector2D], is_closed: bool) -> bool {
        let (Some(&first), Some(&last)) = (row.first(), row.last()) else { return false };
        let is_block_doubtful = |start: usize| {
            let block = &row[start..row.len().min(start + BLOCK + 1)];
            let frames = block.iter().map(|&v| Frame { low: v, high: v });
            self.lane.may_meet(&frames.fold(Frame::EMPTY, Frame::joined))
                && block.windows(2).any(|ends| self.is_doubtful([ends[0], ends[1]]))
        };
        (0..row.len()).step_by(BLOCK).any(is_block_doubtful)
            // A single vertex is an edge from there to itself.
            || ((is_closed | (row.len() == 1)) && self.is_doubtful([last, first]))
    }

    fn is_doubtful_through(&mut self, form: Form<'_>) -> bool {
        match form {
            Form::Polygon(polygon) => polygon.rings().any(|ring| self.is_row_doubtful(ring, true)),
            Form::Chain(chain) => self.is_row_doubtful(chain.vertices(), chain.is_closed()),
            Form::Prepared(prepared) => self.is_prepared_doubtful(prepared),
            _ => true,
        }
    }

    fn is_prepared_doubtful(&mut self, prepared: Prepared<'_>) -> bool {
        let Some(runs) = prepared.runs() else { return true };
        let lane = self.lane;
        runs.any_edge(|frame| lane.may_meet(frame), |edge| self.is_doubtful(edge))
    }
}
