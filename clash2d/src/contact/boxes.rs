//! Contacts of rectangles with each other and with segments and capsules.

use core::hint::select_unpredictable;

use super::answer::{Contact, ContactPoint};
use super::axis::TOLERANCE;
use super::gap::{Found, halves, least_told, limited, narrow};
use super::places::{self, Site, Sites};
use crate::any::Shape;
use crate::pack::{Mask, Pack, Pair, Two};
use crate::place::around_end;
use crate::small::{Both, Overhang, Plate, Round, along, face_number, left, sum, twice};
use crate::vector::Vector2D;

/// A rectangle or a path above the face of another one, and how they are looked at.
pub(super) struct View<'s> {
    over: Overhang,
    /// That of the face first.
    shapes: [&'s Shape<'s>; 2],
    /// Whether that of the face, and the other one, is a path.
    paths: [bool; 2],
    anchor: Vector2D,
    tolerance: Two,
    /// How far both reach beyond themselves.
    reach: Two,
    /// How far apart they may be.
    margin: Two,
    /// What is no more than this away from 0 is not told from it here.
    told: Two,
    is_swapped: bool,
}

impl<'s> View<'s> {
    /// Two of rectangles, segments and capsules, seen from an anchor, or told to be the swapped ones; None
    /// of other shapes.
    #[inline(always)]
    pub(super) fn of(
        shapes: [&'s Shape<'s>; 2],
        anchor: Vector2D,
        is_swapped: bool,
        margin: f32,
    ) -> Option<Self> {
        let [a, b] = shapes.map(|shape| Plate::without_ends(shape, anchor));
        let (a, b) = (a?, b?);
        let over = Overhang::of([a, b], anchor, TOLERANCE / f64::EPSILON);
        let (tolerance, margin) = (over.size * Two::all(TOLERANCE), Two::all(margin.into()));
        let told = tolerance.greater(least_told(margin));
        let reach = over.radii.map_or(Two::all(0.0), sum);
        let is_second = over.is_second.bits() & 1 != 0;
        let [a, b] = [a, b].map(Plate::is_path);
        let paths = if is_second { [b, a] } else { [a, b] };
        let [first, second] = shapes;
        let shapes = if is_second { [second, first] } else { shapes };
        Some(Self { over, shapes, paths, anchor, tolerance, reach, margin, told, is_swapped })
    }

    /// Whether they clearly do not come within the margin. What follows takes longer than a wrong guess.
    #[inline(always)]
    pub(super) fn is_apart(&self) -> bool {
        let Self { over, reach, margin, tolerance, .. } = self;
        over.is_valid & (over.gap.first() > (*reach + *margin + *tolerance).first())
    }

    /// How they touch; None where it is in doubt.
    #[inline(always)]
    pub(super) fn touch(&self) -> Option<Found> {
        let is_at_face = self.over.radii.is_none() & (self.margin.first() == 0.0);
        let found = match if is_at_face { None } else { self.ends_apart() } {
            Some(ends) => self.at_ends(&ends),
            None => self.at_face(),
        };
        found.is_known.then_some(found)
    }

    /// The ends that are nearest where cores are apart.
    #[inline(always)]
    fn ends_apart(&self) -> Option<Ends> {
        let (ends, gap) = (Ends::of(&self.over, self.tolerance), self.over.gap);
        let is_apart = ends.is_beyond & ends.length.is_above(gap + self.tolerance);
        let is_apart = gap.is_above(self.tolerance) & is_apart;
        is_apart.any().then_some(ends)
    }

    /// The touch along the normal of the face.
    #[inline(always)]
    fn at_face(&self) -> Found {
        let Self { over, tolerance, margin, .. } = self;
        let (side, tolerance) = (Side::of(over, self.paths[1]), *tolerance);
        let cut = Cut::of(&side, self);
        let depth = self.reach - over.gap;
        let is_there = (depth + *margin).is_above(tolerance).any();
        let is_told = depth.abs().is_above(self.told);
        let depth = limited(depth, *margin).only(is_told);
        let is_turned = (over.is_second.bits() & 1 != 0) != self.is_swapped;
        let normal = over.normal.turned_by(Two::all(if is_turned { -0.0 } else { 0.0 }));
        let anchor = Two::of(self.anchor);
        let [start, end] = over.outside(cut.middles(over), anchor);
        let positions = [self.narrow(start), self.narrow(end)];
        let features = cut.features(self.numbers(side.number), is_turned);
        let depths = limited(cut.depths, *margin).lesser(depth).narrow();
        let is_pair = cut.is_pair(tolerance);
        let is_last = cut.is_last;
        let sites = self.sites(&cut, &side, is_turned);
        let last = point(positions[1], depths.y, features[1], sites[1]);
        let first = point(
            select_unpredictable(is_last, positions[1], positions[0]),
            select_unpredictable(is_last, depths.y, depths.x),
            select_unpredictable(is_last, features[1], features[0]),
            sites[usize::from(is_last)],
        );
        let is_long = side.half.first() > tolerance.first();
        let is_known = over.is_valid & cut.is_beside & is_long;
        let contact = Contact {
            // Without the sign of a zero.
            normal: (normal + Two::all(0.0)).narrow(),
            depth: depth.narrow().x,
            points: [first, last.kept_if(is_pair)],
            point_count: 1 + u32::from(is_pair),
            member_a: 0,
            member_b: 0,
            part_a: 0,
            part_b: 0,
        };
        // Cores that nearly touch may do so at their corners.
        let is_clear = over.radii.is_none() | over.gap.abs().is_above(tolerance).any();
        let is_clear = is_clear & is_told.any();
        Found { contact, is_there, is_certain: is_known & is_there & is_clear, is_known }
    }

    /// The places of both ends of a side above the face: on the face, and on the side.
    #[inline(always)]
    fn sites(&self, cut: &Cut, side: &Side, is_turned: bool) -> [Sites; 2] {
        let (over, half) = (&self.over, Two::all(0.5));
        let [_, end] = twice(over.half);
        let own = self.on_edge(0, over.face, half + cut.along / (end + end));
        let [other_start, other_end] = self.on_edge(1, side.number, cut.parts);
        let tilt = self.tilt(side);
        // Sides of capsules that lie aslant touch with what is around their ends, or next to that.
        let (start, end) = if self.paths[1] && tilt.abs() > LEVEL {
            let [start, end] = cut.parts.numbers();
            (self.aslant(side, start, tilt), self.aslant(side, end, tilt))
        } else {
            (other_start, other_end)
        };
        [
            places::swapped_if(is_turned, [own[0], start]),
            places::swapped_if(is_turned, [own[1], end]),
        ]
    }

    /// The place of both ends on an edge of a rectangle or a path.
    #[inline(always)]
    fn on_edge(&self, number: usize, edge: u32, parts: Two) -> [Site; 2] {
        let is_thin = self.paths[number] && self.radius(number) == 0.0;
        let back = Two::all(f64::from(u8::from(is_thin & (edge == 2))));
        let parts = (back - parts).abs().greater(Two::all(0.0)).lesser(Two::all(1.0)).narrow();
        let edge = if is_thin { 0 } else { edge };
        [Site::new(edge, parts.x), Site::new(edge, parts.y)]
    }

    /// How far the one or the other reaches beyond itself.
    #[inline(always)]
    fn radius(&self, number: usize) -> f64 {
        self.over.radii.map_or(0.0, |radii| radii.numbers()[number])
    }

    /// By which part of a rounded side above a face what is in front of an end lies aside of that.
    #[inline(always)]
    fn tilt(&self, side: &Side) -> f64 {
        let [_, along] = side.out.numbers();
        self.radius(1) * along / (2.0 * side.half.first())
    }

    /// The place on a rounded side above a face, or around its end, that is in front of a part of the side
    /// or, if that is none, nearest to what is.
    #[inline(always)]
    fn aslant(&self, side: &Side, part: f64, tilt: f64) -> Site {
        if (0.0..=1.0).contains(&(part + tilt)) {
            return Site::new(side.number, (part + tilt) as f32);
        }
        let end = if part + tilt < 0.0 { 0.0 } else { 1.0 };
        // The left side begins at the end.
        let is_left = side.number != 0;
        let [x, y] = self.over.normal.numbers();
        let radius = self.radius(1);
        let beyond = if is_left { end - part } else { part - end };
        let Some(Round::Path([&from, &to], _)) = Round::of(self.shapes[1]) else {
            return Site::UNKNOWN;
        };
        let way = (Two::of(to) - Two::of(from)) * Two::all(beyond);
        self.around_end(1, (end == 0.0) != is_left, way - Two::new(x, y) * Two::all(radius))
    }

    /// Around an end of a capsule.
    #[inline(always)]
    fn around_end(&self, number: usize, is_start: bool, out: Two) -> Site {
        let Some(Round::Path([&from, &to], _)) = Round::of(self.shapes[number]) else {
            return Site::UNKNOWN;
        };
        let path = Two::of(to) - Two::of(from);
        let (edge, along) = around_end(is_start, path.numbers(), out.numbers());
        Site::new(edge, along)
    }

    /// A place in floats, none of them infinite.
    #[inline(always)]
    fn narrow(&self, place: Two) -> Vector2D {
        if self.over.radii.is_none() { place.narrow() } else { narrow(place) }
    }

    /// The numbers of the face and of the corners where it begins and ends, and the same of a side
    /// above it.
    #[inline(always)]
    fn numbers(&self, side: u32) -> [[u32; 3]; 2] {
        let numbers = |face: u32, is_path: bool| {
            let next = (face + 1) & 3;
            // The corners to the left are the start of a path.
            let corner = |number: u32| if is_path { (number ^ number >> 1) & 1 } else { number };
            [face >> u32::from(is_path), corner(face), corner(next)]
        };
        [numbers(self.over.face, self.paths[0]), numbers(side, self.paths[1])]
    }
}

#[inline(always)]
fn point(position: Vector2D, depth: f32, feature: u32, sites: Sites) -> ContactPoint {
    ContactPoint::new(position, depth, halves(feature), sites)
}

#[inline(always)]
fn is_below(numbers: Two) -> Both {
    Two::all(0.0).is_above(numbers)
}

/// The edge of the upper rectangle that faces the other one most, seen as its
/// [`Overhang`] is: from its end ahead to its end behind.
struct Side {
    /// Its middle.
    middle: Two,
    /// Out of the edge, of length 1.
    out: Two,
    /// Half of its length.
    half: Two,
    number: u32,
}

impl Side {
    /// A path is seen from its side, however steep it is.
    #[inline(always)]
    fn of(over: &Overhang, is_path: bool) -> Self {
        let direction = over.direction;
        let [up, along] = twice(direction.abs());
        let is_across = up.is_above(if is_path { Two::all(f64::INFINITY) } else { along });
        let axis = Two::select(is_across, direction, left(direction));
        // Without the sign of a zero.
        let up = twice(axis)[0] + Two::all(0.0);
        let out = -axis.turned_by(up);
        let extents = Two::select(is_across, over.other, over.other.exchanged());
        let [depth, half] = twice(extents);
        let is_lower = !Two::all(0.0).is_above(up);
        let number = face_number(!is_across, is_lower);
        Self { middle: over.place + out * depth, out, half, number }
    }
}

/// What is no tilt of a side but roundings.
const LEVEL: f64 = 1e-9;

/// Of a direction of length 1 how far it leads along the face below, if that is not much.
const STEEP: f64 = 1.0 / 32.0;

/// Both ends of a side, cut to what lies above a face.
struct Cut {
    along: Two,
    /// How far the ends are behind the face.
    depths: Two,
    is_cut: Both,
    /// Which parts of the side lie before them.
    parts: Two,
    /// Which ends are too far from the face.
    is_out: Both,
    /// Whether only the second end touches, or is the deeper one of two that are the same.
    is_last: bool,
    /// Whether there is something above the face that touches it.
    is_beside: bool,
}

impl Cut {
    #[inline(always)]
    fn of(side: &Side, view: &View) -> Self {
        let View { over, reach, margin, told, .. } = view;
        let (ends, tolerance) = (Two::new(-0.0, 0.0), view.tolerance);
        let ([up, along], [out_up, out_along]) = (twice(side.middle), twice(side.out));
        let [top, end] = twice(over.half);
        let along = along + (out_up * side.half).turned_by(ends);
        let up = up - (out_along * side.half).turned_by(ends);
        let inside = along.lesser(end).greater(-end);
        let is_cut = along.abs().is_above(end + tolerance);
        let rise = (along - inside) * (out_along / out_up);
        // A steep path that is not cut stays as it is.
        let rise = if over.radii.is_some() { rise.only(is_cut) } else { rise };
        let heights = up + rise - top;
        let depths = if over.radii.is_some() { *reach - heights } else { -heights };
        let depths = depths.only(depths.abs().is_above(*told));
        let is_beyond = is_cut & is_below(along.turned_by(Two::new(0.0, -0.0)));
        let is_out = (-(*margin + tolerance)).is_above(depths);
        let [start, stop] = twice(along);
        // Only a path is seen from its side however steep it is.
        let is_point = over.radii.is_some() & !(start - stop).abs().is_above(tolerance).any();
        let [first, last] = twice(depths);
        let is_last = (is_out.bits() & 1 != 0) | (is_point & last.is_above(first).any());
        // Where it is cut it has to be known well how high it lies.
        let is_steep = over.radii.is_some() & Two::all(STEEP).is_above(out_up.abs()).any();
        let is_clear = !is_steep | (is_cut.bits() == 0);
        let is_beside = (is_beyond.bits() == 0) & (is_out.bits() != 3) & is_clear;
        let parts = Two::select(is_cut, (inside - start) / (stop - start), Two::new(0.0, 1.0));
        Self { along: inside, depths, is_cut, parts, is_out, is_last, is_beside }
    }

    /// The places in the middle between the ends and the face, in columns.
    #[inline(always)]
    fn middles(&self, over: &Overhang) -> [Two; 2] {
        let [top, _] = twice(over.half);
        let top = over.radii.map_or(top, |radii| top + twice(radii)[0]);
        [top - self.depths * Two::all(0.5), self.along]
    }

    /// Whether both ends touch and are not the same.
    #[inline(always)]
    fn is_pair(&self, tolerance: Two) -> bool {
        let [start, end] = twice(self.along);
        let is_new = (start - end).is_above(tolerance);
        ((self.is_out | !is_new).bits()) == 0
    }

    /// The features of both ends: an end of the side above the face, or the face's end under the side.
    /// Only the start is ever cut at the face's end, and only the end at its start.
    #[inline(always)]
    fn features(&self, [face, side]: [[u32; 3]; 2], is_turned: bool) -> [u32; 2] {
        let (is_cut, turn) = (self.is_cut.bits(), u32::from(is_turned) << 4);
        let cut = [face[2], face[1]].map(|end| end << 18 | side[0] << 2 | 1);
        let whole = [side[1], side[2]].map(|end| face[0] << 18 | 1 << 16 | end << 2);
        let [first, last] = [is_cut & 1, is_cut >> 1].map(|bit| bit != 0);
        [
            select_unpredictable(first, cut[0], whole[0]).rotate_left(turn),
            select_unpredictable(last, cut[1], whole[1]).rotate_left(turn),
        ]
    }
}

/// The end of a face and the corner above it that are nearest to each other.
struct Ends {
    /// Where they are, seen as the [`Overhang`] is.
    places: [Two; 2],
    way: Two,
    square: Two,
    length: Two,
    /// Whether the end is the one ahead, which is where the face ends.
    is_ahead: bool,
    /// Whether the corner lies beyond the end.
    is_beyond: Both,
    /// Whether the corner is one to the right, and one above, in its own frame: a bit for each.
    sides: u32,
}

impl Ends {
    #[inline(always)]
    fn of(over: &Overhang, tolerance: Two) -> Self {
        let ups = over.direction.turned_by(Two::new(0.0, -0.0)) * over.other;
        let alongs = over.direction.exchanged() * over.other;
        // The corners of an edge along the face are as low.
        let is_flat = tolerance.is_at_least((ups + ups).abs());
        let [_, middle] = twice(over.place);
        let middle = middle - sum(alongs.turned_by(ups).only(!is_flat));
        let sides = Two::select(is_flat, alongs.turned_by(middle), ups);
        let [down, across] = [sum(ups.turned_by(sides)), sum(alongs.turned_by(sides))];
        let corner = over.place - Two::firsts(down, across);
        let ([_, end], [_, along]) = (twice(over.half), twice(corner));
        let foot = Two::firsts(over.half, along.lesser(end).greater(-end));
        let way = corner - foot;
        let square = sum(way * way);
        Self {
            places: [foot, corner],
            way,
            square,
            length: square.square_roots(),
            is_ahead: is_below(-along).any(),
            is_beyond: (along * middle).is_above(Two::all(0.0)),
            sides: sides.signs(),
        }
    }
}

impl View<'_> {
    /// The touch from corner to corner.
    #[inline(always)]
    fn at_ends(&self, ends: &Ends) -> Found {
        let Self { over, tolerance, margin, .. } = self;
        let &Ends { places: [foot, _], way, square, length, .. } = ends;
        let depth = self.reach - length;
        let (rest, is_told) = (depth + *margin, depth.abs().is_above(self.told));
        let is_turned = (over.is_second.bits() & 1 != 0) != self.is_swapped;
        let sign = Two::all(f64::from_bits(u64::from(is_turned) << 63));
        let scale = Two::all(1.0) / length;
        let normal = over.way_outside(way * scale);
        let part =
            over.radii.map_or(length, |radii| length + sum(radii.turned_by(Two::new(0.0, -0.0))));
        let place = foot + way * (part * scale * Two::all(0.5));
        let [place, _] = over.outside(twice(place), Two::of(self.anchor));
        let depth = limited(depth, *margin).only(is_told);
        let corners = self.corners(ends);
        let on = |number: usize, out: Two| match (self.paths[number], corners[number]) {
            (true, end) if self.radius(number) == 0.0 => Site::new(0, end as f32),
            (true, end) => self.around_end(number, end == 0, out),
            (false, corner) => Site::new(corner, 0.0),
        };
        let sites = [on(0, normal), on(1, -normal)];
        let feature = (corners[0] << 18 | corners[1] << 2).rotate_left(u32::from(is_turned) << 4);
        let sites = places::swapped_if(is_turned, sites);
        let point = point(narrow(place), depth.narrow().x, feature, sites);
        let contact = Contact {
            // Without the sign of a zero.
            normal: (normal.turned_by(sign) + Two::all(0.0)).narrow(),
            depth: depth.narrow().x,
            points: [point, ContactPoint::default()],
            point_count: 1,
            member_a: 0,
            member_b: 0,
            part_a: 0,
            part_b: 0,
        };
        // No places are nearer to each other if the one rectangle is all before, and the other one
        // behind, a strip between the two.
        let other = along(over.direction, way).abs() * over.other;
        let strip = sum(way * over.place - (other + way.abs() * over.half));
        let is_nearest = strip.is_at_least(square - *tolerance * length * Two::all(0.5)).any();
        // Too short to know its direction well.
        let short = *tolerance * Two::all((1_u64 << 28) as f64);
        let is_long = (normal * length).abs().is_above(short).bits() == 3;
        let is_known = over.is_valid & is_nearest & is_long;
        let is_clear = rest.abs().is_above(*tolerance).any() & is_told.any();
        let is_there = rest.is_above(*tolerance).any();
        Found { contact, is_there, is_certain: is_known & is_clear, is_known }
    }

    /// The numbers of both corners, that of the face first.
    #[inline(always)]
    fn corners(&self, ends: &Ends) -> [u32; 2] {
        let [[_, first, last], _] = self.numbers(0);
        let own = select_unpredictable(ends.is_ahead, last, first);
        let upper = if self.paths[1] { 0 } else { 3 * (ends.sides >> 1) };
        let other = (ends.sides & 1) ^ upper;
        [own, other]
    }
}
