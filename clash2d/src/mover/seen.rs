//! Questions about a pair, seen from where ways begin.

use core::cmp::Ordering;

use super::crossing::{Crossing, Nearing};
use super::entry::{At, Entry, Moment};
use super::grown::Pair;
use super::quick::{Held, Quick};
use super::round::{Edges, Made};
use super::track::{Edge, Nearest, SHARP, Side, Track, unit_of};
use crate::exact::judge::quickly;
use crate::exact::real::Real;
use crate::exact::settle::{settle, settle_long};
use crate::exact::terms::Vector;
use crate::outline::{cross, dot};
use crate::vector::Vector2D;

/// A pair, seen from a float.
pub(super) struct Seen<'p, 'a, 'm> {
    pub(super) pair: Pair<'p, 'a, 'm>,
    anchor: Vector2D,
    /// Its core where f64 holds the corners.
    quick: Option<Quick<'p>>,
}

/// Settles a formula of type `Option<T>` of edges in numbers R, as `settle!` does: first of those that f64 holds, of
/// which some may be left out that a way and a reach do not come to.
macro_rules! ask {
    (
        $seen:ident, $ahead:expr, $R:ident, $run:tt, $edges:ident => $formula:expr, or $other:expr
    ) => {{
        type $R = crate::exact::real::Tight;
        let $run = crate::exact::real::Only;
        let made = Made { pair: &$seen.pair, anchor: $seen.anchor };
        let held = $seen
            .quick
            .as_ref()
            .map(|quick| Held::new(quick, $ahead));
        let quick = || match &held {
            Some($edges) => $formula,
            None => {
                let $edges = &made;
                $formula
            }
        };
        match quickly(quick) {
            Some(answer) => answer,
            None => {
                let $edges = &made;
                settle_long!($R, $run => $formula).unwrap_or($other)
            }
        }
    }};
}

impl<'p, 'a, 'm> Seen<'p, 'a, 'm> {
    pub(super) fn new(pair: Pair<'p, 'a, 'm>, anchor: Vector2D) -> Self {
        let quick = quickly(|| Quick::of(&pair, anchor));
        Self { pair, anchor, quick }
    }

    /// Whether it holds the place in its inside.
    pub(super) fn holds(&self) -> bool {
        self.is_entered(&Track::at(self.anchor))
    }

    /// Whether a way leads through an inner point.
    pub(super) fn is_entered(&self, track: &Track) -> bool {
        let is_entered =
            self.quick.as_ref().and_then(|quick| quick.is_entered(track, self.reach()));
        is_entered.unwrap_or_else(|| {
            ask!(self, None, R, run, edges => {
                is_entered_in::<R>(&self.pair, track, edges, run)
            }, or false)
        })
    }

    /// About the part of a way that enters before it does, and at what.
    pub(super) fn meeting(&self, track: &Track) -> (Moment, At) {
        let corners = [self.pair.solid.lowest(), self.pair.mover.highest()];
        let nowhere = At { side: Side { corners, is_of: [false; 2] }, other: None };
        let (moment, at) = ask!(self, Some((track, self.reach())), R, run, edges => {
            let entry = Entry::<R>::of(&self.pair, track, edges, run)?;
            Some((entry.moment(&self.pair), entry.at))
        }, or (Moment::start(), nowhere));
        // From within a way may still come to a rounded corner; to an edge it does not.
        let is_at_once = self.pair.is_round() && at.side.is_of == [false; 2] && self.holds();
        if is_at_once { (Moment::start(), nowhere) } else { (moment, at) }
    }

    /// Whether a way that enters does so on a side that faces a direction.
    pub(super) fn is_met_facing(&self, track: &Track, direction: Vector<2>) -> bool {
        ask!(self, Some((track, self.reach())), R, run, edges => {
            let direction = direction.map(|terms| R::sum_in(&terms, run));
            let entry = Entry::<R>::of(&self.pair, track, edges, run)?;
            let [a, b] = entry.outs(track.way(run));
            Some(dot(a, direction).sign()?.is_gt() || dot(b, direction).sign()?.is_gt())
        }, or false)
    }

    /// The corner of the core, or the edge, that is nearest, as plain numbers tell.
    pub(super) fn nearest(&self) -> Nearest {
        let edges = Made { pair: &self.pair, anchor: self.anchor };
        self.quick.as_ref().map_or_else(
            || settle!(R, run from Tight => nearest_in::<R>(&edges, run), or Nearest::NONE),
            Quick::nearest,
        )
    }

    fn reach(&self) -> f64 {
        self.pair.radii().iter().fold(0.0, |sum, radius| sum + f64::from(*radius))
    }
}

impl<'p, 'a, 'm> Pair<'p, 'a, 'm> {
    /// Seen from where ways begin, for questions about these.
    pub(super) fn seen_from(self, anchor: Vector2D) -> Seen<'p, 'a, 'm> {
        Seen::new(self, anchor)
    }

    /// The side that ends where one begins.
    pub(super) fn before(&self, side: Side) -> Option<Side> {
        let (edges, mut found) = (Made { pair: self, anchor: Vector2D::ZERO }, None);
        let end = |Side { corners: [i, j], is_of: [a, b] }: Side| {
            [if a { self.solid.next(i) } else { i }, if b { self.mover.next(j) } else { j }]
        };
        settle!(R, run from Tight => edges.each_edge(run, |edge: &Edge<R>| {
            let is_it = end(edge.side) == side.corners;
            found = is_it.then_some(edge.side).or(found);
            Some(is_it)
        }));
        found
    }

    /// Which of two pairs a way that enters both enters first.
    pub(super) fn compare(&self, other: &Pair<'_, '_, '_>, track: &Track) -> Ordering {
        let made = |pair| Made { pair, anchor: track.from };
        let begins_in = |pair: &Pair<'_, '_, '_>| pair.seen_from(track.from).holds();
        match [begins_in(self), begins_in(other)] {
            [false, false] => {}
            [own, others] => return others.cmp(&own),
        }
        settle!(R, run from Tight => {
            let own = Entry::<R>::of(self, track, &made(self), run)?;
            own.compare(&Entry::of(other, track, &made(other), run)?)
        }, or Ordering::Equal)
    }

    /// Visits half-planes without an inner point, seen from a place, in plain numbers: their normals, of length 1,
    /// and how far their borders are along these.
    pub(super) fn each_half(&self, place: Vector2D, visit: &mut dyn FnMut([f64; 2], f64)) {
        let mut known = 0;
        let edges = Made { pair: self, anchor: place };
        let is_ended = settle!(R, run from Tight => {
            let mut number = 0;
            edges.each_edge(run, |edge: &Edge<R>| {
                let halves = [self.half_beside(edge)?, self.half_at_corner(edge)?];
                // Numbers of another kind begin anew.
                if number == known {
                    halves.iter().flatten().for_each(|(normal, least)| visit(*normal, *least));
                    known += 1;
                }
                number += 1;
                Some(false)
            })
        });
        debug_assert!(!is_ended, "no visit ends it");
    }

    /// The half-plane beside an edge that has a length.
    fn half_beside<R: Real>(&self, edge: &Edge<R>) -> Option<Option<Half>> {
        let [x, y] = unit_of(edge.along)?;
        let length = dot(edge.along, edge.along).square_root();
        let border = self.reach::<R>(length.run()) * length - cross(edge.along, edge.start);
        let least = border.to_relative(SHARP)? / length.value();
        Some(([x, y] != [0.0; 2]).then_some(([y, -x], least)))
    }

    /// Of what is rounded the one at the corner where an edge begins, towards the place.
    fn half_at_corner<R: Real>(&self, edge: &Edge<R>) -> Option<Option<Half>> {
        if !self.is_round() {
            return Some(None);
        }
        let normal = unit_of(edge.start.map(|x| -x))?;
        let distance = dot(edge.start, edge.start).square_root();
        let least = (self.reach::<R>(distance.run()) - distance).to_relative(SHARP)?;
        Some((normal != [0.0; 2]).then_some((normal, least)))
    }
}

/// A half-plane: its normal, of length 1, and how far its border is along it.
type Half = ([f64; 2], f64);

/// Of what is rounded two questions in one walk: whether a way leads through an inner point of the core, and
/// whether it comes nearer to an edge than both radii.
fn is_entered_in<R: Real>(
    pair: &Pair<'_, '_, '_>,
    track: &Track,
    edges: &impl Edges<R>,
    run: R::Run,
) -> Option<bool> {
    let by = track.way::<R>(run);
    let mut crossing = Crossing::new(by, track);
    let mut nearing = pair.is_round().then(|| Nearing::new(by, track, pair.reach(run)));
    let is_decided = edges.each_edge(run, |edge| {
        let is_apart = crossing.is_apart(edge);
        match &mut nearing {
            Some(nearing) => Some(nearing.is_near(edge)),
            None => Some(is_apart),
        }
    })?;
    // Across a flat one counts, too, but for a single point.
    let has_edges = pair.solid.edges() + pair.mover.edges() > 0;
    let is_core_entered = || crossing.is_entering().map(|is_entering| has_edges && is_entering);
    let Some(nearing) = nearing else {
        return if is_decided { Some(false) } else { is_core_entered() };
    };
    if is_decided {
        return Some(true);
    }
    let is_core_entered = is_core_entered();
    if is_core_entered == Some(true) || !nearing.is_doubtful { is_core_entered } else { None }
}

fn nearest_in<R: Real>(edges: &impl Edges<R>, run: R::Run) -> Option<Nearest> {
    let mut best = Nearest::NONE;
    edges.each_edge(run, |edge| {
        best.look(edge.side, edge.start.map(R::value), edge.along.map(R::value));
        Some(false)
    })?;
    Some(best)
}

#[cfg(test)]
mod tests {
    use std::boxed::Box;
    use std::cmp::Ordering;
    use std::vec::Vec;

    use clash2d_oracle::Real as Big;

    use super::{Made, Pair, Quick, Track, is_entered_in};
    use crate::any::{Placed, Polygon, Shape};
    use crate::exact::ball::Long;
    use crate::exact::settle::in_each_run;
    use crate::exact::truth::of_f64;
    use crate::mover::draw::{Draw, Grown, way_of};
    use crate::mover::order::Order;
    use crate::mover::piece::Piece;
    use crate::shape::{Capsule, Circle};
    use crate::vector::Vector2D;

    #[test]
    fn what_is_certain_is_what_big_numbers_tell() {
        let mut draw = Draw::new(31);
        let (mut certain, mut inside) = (0, 0);
        for _ in 0..40_000 {
            draw.move_on();
            let shapes = if draw.rng.u32(..4) == 0 { draw.turned() } else { draw.shapes() };
            // Triangles may be flat.
            let [Some(solid), Some(mover)] = shapes.map(|shape| Piece::of(Placed::of(&shape)))
            else {
                continue;
            };
            let order = Order::of(&solid, &mover);
            let pair = Pair { solid: &solid, mover: &mover, order: order.as_ref() };
            let mut track = draw.track();
            // Half of the ways come to an edge to within some roundings, of these half from a float beside it.
            for _ in 0..draw.rng.u32(..4).saturating_sub(1) {
                let from = track.from + Vector2D::new(track.by[0][0], track.by[1][0]);
                let seen = pair.seen_from(from);
                let edges = seen.quick.iter().flat_map(Quick::edges).collect::<Vec<_>>();
                let Some((_, start, along)) = draw.rng.choice(edges) else { break };
                track = draw.aimed(from, [start, along], seen.reach());
            }
            let seen = pair.seen_from(track.from);
            let quick = seen.quick.as_ref().and_then(|core| core.is_entered(&track, seen.reach()));
            let made = Made { pair: &pair, anchor: track.from };
            // What is turned may touch by less than the shorter numbers tell.
            let truth = in_each_run(|is_last| is_entered_in::<Long>(&pair, &track, &made, is_last));
            if let Some(is_entered) = quick {
                certain += 1;
                inside += u32::from(is_entered);
                assert_eq!(Some(is_entered), truth, "{shapes:?} {:?} {:?}", track.from, track.by);
            }
            assert_eq!(
                seen.is_entered(&track),
                truth == Some(true),
                "{shapes:?} {:?} {:?} {quick:?}",
                track.from,
                track.by
            );
        }
        assert!(certain > 10_000 && inside > 2_000, "{certain} {inside}");
    }

    /// What of a way is before it enters, by the formula and by exact numbers.
    #[test]
    fn ways_enter_when_exact_numbers_let_them() {
        let mut draw = Draw::new(32);
        let mut met = 0;
        for _ in 0..20_000 {
            draw.move_on();
            let (shapes, track) = (draw.shapes(), draw.track());
            let [Some(solid), Some(mover)] = shapes.map(|shape| Piece::of(Placed::of(&shape)))
            else {
                continue;
            };
            let gap = if draw.rng.bool() { draw.number().abs() } else { 0.0 };
            let mover = mover.keeping(gap);
            let order = Order::of(&solid, &mover);
            let pair = Pair { solid: &solid, mover: &mover, order: order.as_ref() };
            let seen = pair.seen_from(track.from);
            if !seen.is_entered(&track) {
                continue;
            }
            met += 1;
            let truth = Grown::new(&shapes, gap).time(&track);
            let found = seen.meeting(&track).0.value();
            // To a float: where a way grazes a corner, a root leaves half of the digits.
            let size = |v: Vector2D| Big::new(v.x.abs().max(v.y.abs()));
            let [x, y] = way_of(&track).map(|x| x.abs());
            let by = if x < y { y } else { x };
            let off = &(&of_f64(found) - &truth).abs() * &by;
            let room = &Big::power(-24) * &(&size(track.from) + &by);
            let text = || format!("{shapes:?} {:?} {:?}", track.from, track.by);
            assert!(off <= room, "{found} {}: {}", truth.about(), text());
        }
        assert!(met > 4_000, "{met}");
    }

    /// Obstacles that have a corner in common, and one round it.
    fn neighbours(draw: &mut Draw, common: Vector2D) -> Vec<Shape<'static>> {
        let radius = if draw.rng.bool() { draw.number().abs() } else { 0.0 };
        let mut corner = || draw.vector();
        let mut list: Vec<Shape<'static>> = (0..3)
            .map(|_| {
                let ring = Box::leak(Box::new([common, corner(), corner()]));
                Polygon::new(ring).with_radius(radius).into()
            })
            .collect();
        list.push(Circle::new(common, radius).into());
        list.push(Capsule::new(common, corner(), radius).into());
        list.into_iter().map(|shape| shape.at(draw.place)).collect()
    }

    /// Of two obstacles the one is entered first that exact numbers name, also where a rounded corner is one of both, and
    /// where the way begins in one of them, or beside it.
    #[test]
    fn moments_come_in_their_order() {
        let mut draw = Draw::new(33);
        let (mut counts, mut at_corners, mut at_once) = ([0; 3], 0, 0);
        for _ in 0..3_000 {
            draw.move_on();
            let (common, [_, mover]) = (draw.vector(), draw.shapes());
            let solids = neighbours(&mut draw, common);
            let away = draw.vector() * 4.0;
            let track = match draw.rng.u32(..3) {
                0 => draw.track(),
                // Towards the corner, and beside it.
                1 => Track::along(draw.place + common + away, away * -1.0),
                _ => Track::along(draw.place + common + away, draw.vector() - away),
            };
            let Some(own) = Piece::of(Placed::of(&mover)) else { continue };
            let mut known = Vec::new();
            for solid in &solids {
                let Some(piece) = Piece::of(Placed::of(solid)) else { continue };
                let order = Order::of(&piece, &own);
                let pair = Pair { solid: &piece, mover: &own, order: order.as_ref() };
                let seen = pair.seen_from(track.from);
                if !seen.is_entered(&track) {
                    continue;
                }
                let truth = Grown::new(&[*solid, mover], 0.0).time(&track);
                let moment = seen.meeting(&track).0;
                at_once += u32::from(seen.holds());
                for (other, time) in &known {
                    let is_tie = (&truth - time).abs() <= &Big::power(-200) * &truth;
                    let order =
                        if is_tie { Some(Ordering::Equal) } else { truth.partial_cmp(time) };
                    let found = moment.compare(other);
                    let text = || format!("{solids:?} {mover:?} {:?} {:?}", track.from, track.by);
                    assert!(found.is_none() || found == order, "{found:?} {order:?}: {}", text());
                    counts[found.map_or(0, |order| 1 + usize::from(order.is_eq()))] += 1;
                    at_corners +=
                        u32::from(moment.is_at_corner() && found == Some(Ordering::Equal));
                }
                known.push((moment, truth));
            }
        }
        assert!(
            counts[1] > 2_000 && at_corners > 150 && at_once > 300,
            "{counts:?} {at_corners} {at_once}"
        );
    }
}
