//! Contacts of points, segments, circles and capsules, in closed form and without branches.

use super::{Contact, ContactPoint};
use crate::pack::{Mask, Pack, Two};
use crate::small::{Beside, Both, Foot, Round, Span, length, sum, twice, within};
use crate::vector::Vector2D;

/// How two such shapes touch.
pub(super) struct Found {
    /// The contact, if they do.
    pub(super) contact: Contact,
    /// Whether they do.
    pub(super) is_there: bool,
    /// Whether that is beyond doubt.
    pub(super) is_certain: bool,
    /// Whether the contact is right if they do.
    pub(super) is_known: bool,
}

/// How two such shapes touch. Swapping them, and which one comes first, swaps the answer.
#[inline(always)]
pub(super) fn touch(a: Round, b: Round, is_after: bool) -> Found {
    let radii = Two::of(Vector2D::new(a.radius(), b.radius()));
    let found = match (a, b) {
        (Round::Disc(p, _), Round::Disc(q, _)) => {
            let span = Span::between(Two::of(p), Two::of(q));
            Gap::of(span.length, span.slip, radii).at(span, span.way * inverse(span.length), 0)
        }
        (Round::Disc(p, _), Round::Path(path, _)) => {
            beside(Foot::of(Two::of(p), path.map(Two::of)), radii, false)
        }
        (Round::Path(path, _), Round::Disc(p, _)) => {
            beside(Foot::of(Two::of(p), path.map(Two::of)), radii.exchanged(), true)
        }
        (Round::Path(p, _), Round::Path(q, _)) => paths_touch(p, q, radii, is_after),
    };
    let is_certain = found.is_certain & a.has_radius() & b.has_radius();
    Found { is_certain, ..found }
}

#[inline(always)]
fn inverse(length: Two) -> Two {
    Two::all(1.0) / length
}

/// What is between the borders around the nearest places of two cores.
#[derive(Clone, Copy)]
struct Gap {
    radii: Two,
    /// 0 unless they touch beyond doubt.
    depth: Two,
    /// What the depth may be off by.
    doubt: Two,
    is_there: bool,
    is_certain: bool,
    is_known: bool,
}

impl Gap {
    #[inline(always)]
    fn of(gap: Two, slip: Two, radii: Two) -> Self {
        let (reach, length) = (sum(radii), gap.abs());
        let (depth, doubt) = (reach - gap, slip + length * Two::all(4.0 * f64::EPSILON));
        let is_there = depth.is_above(doubt);
        Self {
            radii,
            depth: depth.only(is_there),
            doubt,
            is_there: depth.first() > doubt.first(),
            // The cores have to be apart, or to cross, as well. Not if a number is NaN or infinite.
            is_certain: doubt.first() < depth.abs().lesser(length).first(),
            is_known: (doubt.first() < length.first()) & (length.first() < f64::INFINITY),
        }
    }

    /// The contact at a single point. Its place does not depend on the order of the shapes.
    #[inline(always)]
    fn at(self, span: Span, normal: Two, feature: u32) -> Found {
        let [a, b] = twice(self.radii);
        let [from, to] = [span.places[0] + normal * a, span.places[1] - normal * b];
        let position = narrow((from + to) * Two::all(0.5));
        let depth = self.depth.narrow().x;
        let points = [ContactPoint { position, depth, feature }, ContactPoint::default()];
        self.found(normal, points, 1)
    }

    #[inline(always)]
    fn found(self, normal: Two, points: [ContactPoint; 2], point_count: u32) -> Found {
        // Without the sign of a zero.
        let normal = (normal + Two::all(0.0)).narrow();
        let depth = self.depth.narrow().x;
        let contact = Contact { normal, depth, points, point_count, part_a: 0, part_b: 0 };
        let Self { is_there, is_certain, is_known, .. } = self;
        Found { contact, is_there, is_certain, is_known }
    }
}

/// A place in floats, none of them infinite.
#[inline(always)]
fn narrow(place: Two) -> Vector2D {
    const LAST: f64 = f32::MAX as f64;
    place.greater(Two::all(-LAST)).lesser(Two::all(LAST)).narrow()
}

/// The mark of a corner or of an edge, to which a number of 0 or 1 belongs.
#[inline(always)]
fn mark(is_corner: Both, corner: Two, edge: Two) -> Two {
    let (corner, edge) = (corner + corner, edge + edge + Two::all(1.0));
    Two::select(is_corner, corner, edge)
}

/// A way turned by a right angle, to the side to which another one leads; and whether that is the
/// left side.
#[inline(always)]
fn turned(path: Two, way: Two) -> (Two, Both) {
    let products = path * way.exchanged();
    // The second number is the cross product, the first one is less than 0 on the left.
    let sides = products.exchanged() - products;
    let [_, left] = twice(sides);
    (path.exchanged().turned_by(sides), left.is_above(Two::all(0.0)))
}

/// Between a point and a segment; of the swapped shapes if so told.
#[inline(always)]
fn beside(foot: Foot, radii: Two, is_swapped: bool) -> Found {
    let Foot { span, path, part } = foot;
    let gap = Gap::of(span.length, span.slip, radii);
    let is_corner = is_end(part);
    let (across, is_left) = turned(path, span.way);
    // The way leads from the point to the segment.
    let is_right = Two::all(1.0).only(is_left);
    let direction = Two::select(is_corner, span.way, across);
    let normal = direction * inverse(length(direction));
    let edge = Two::all(1.0) - is_right;
    let [mark, _] = mark(is_corner, part, edge).integers();
    if is_swapped {
        let [p, q] = span.places;
        let gap = Gap { radii: gap.radii.exchanged(), ..gap };
        return gap.at(Span { places: [q, p], ..span }, -normal, mark << 16);
    }
    gap.at(span, normal, mark)
}

/// Whether a part leads to an end.
#[inline(always)]
fn is_end(part: Two) -> Both {
    part.is_equal(Two::all(0.0)) | part.is_equal(Two::all(1.0))
}

#[inline(always)]
fn paths_touch(p: [Vector2D; 2], q: [Vector2D; 2], radii: Two, is_after: bool) -> Found {
    let (p, q) = (p.map(Two::of), q.map(Two::of));
    let seen = Beside::of(p, q, is_after);
    let gap = Gap::of(seen.gap, seen.slip, radii);
    // What follows takes longer than a wrong guess.
    if gap.is_certain & !gap.is_there {
        return gap.found(Two::all(0.0), [ContactPoint::default(); 2], 0);
    }
    let is_corner = is_end(seen.part) & !seen.is_crossing;
    let inwards = Two::select(seen.is_crossing, Two::all(-1.0), Two::all(1.0));
    let (across, is_left) = turned(seen.path, seen.way * inwards);
    let direction = Two::select(is_corner, seen.way, across);
    let scale = inverse(length(direction));
    let normal = direction * scale;
    // What is no more than this along the path counts as nothing.
    let tolerance = gap.doubt * scale;
    let ends = Two::each(|i| [0.0, 1.0][i]);

    // The other segment, cut to what lies above this one.
    let limit = within(seen.multiples);
    let beyond = (seen.multiples - limit).abs();
    let is_cut = beyond.is_above(tolerance) & !is_corner;
    let [start, stop] = twice(seen.multiples);
    let step = stop - start;
    let parts = Two::select(is_cut, within((limit - start) / step), ends);
    let [[x, x_end], [y, y_end]] = [twice(seen.ways[0]), twice(seen.ways[1])];
    let (dx, dy) = (x_end - x, y_end - y);
    let places = [x + dx * parts, y + dy * parts];

    let [[nx, ny], [foot_x, foot_y]] = [twice(normal), twice(seen.path * seen.part)];
    let heights = (places[0] - foot_x) * nx + (places[1] - foot_y) * ny;
    let depths = sum(radii) - heights;
    let depths = depths.only(depths.abs().is_above(gap.doubt));

    // One point of these if there are no two.
    let apart = |x: Two| (x - x.exchanged()).abs();
    let is_new = apart(places[0]).greater(apart(places[1])).is_above(gap.doubt);
    let is_flat = step.abs().is_above(tolerance);
    let [first, last] = twice(depths);
    let deepest = Two::all(1.0).only(last.is_above(first));
    let single = ends.is_equal(Two::select(is_corner, seen.end, deepest));
    let is_double = is_new & is_flat & !is_corner;
    let is_kept = depths.is_at_least(Two::all(0.0)) & (is_double | single);

    let difference = radii - radii.exchanged();
    let [ab, ba] = twice(difference);
    let difference = Two::select(seen.is_on_first, ab, ba);
    let middles = (difference - heights) * Two::all(0.5);
    let places = [places[0] + nx * middles, places[1] + ny * middles];
    let turn = Two::select(seen.is_on_first, Two::all(1.0), Two::all(-1.0));
    let home = Two::select(seen.is_on_first, p[0], q[0]);
    let [first_place, last_place] =
        [Two::firsts(places[0], places[1]), Two::seconds(places[0], places[1])];
    let [first_place, last_place] = [home + first_place * turn, home + last_place * turn];

    let face = Two::all(1.0).only(is_left);
    let other_face = Two::all(1.0).only((dy * nx).is_above(dx * ny));
    let own = mark(is_corner | is_cut, Two::select(is_corner, seen.part, limit), face);
    let other = mark(!is_cut, ends, other_face);
    let marks = Two::select(seen.is_on_first, own, other) * Two::all(65536.0)
        + Two::select(seen.is_on_first, other, own);

    let kept = Two::all(1.0).only(is_kept);
    let [is_first, is_last] = twice(kept);
    let is_first = is_first.is_above(Two::all(0.0));
    let is_both = is_first & is_last.is_above(Two::all(0.0));
    let depths = depths.lesser(gap.depth);
    let pick = |numbers: Two| {
        let first = Two::select(is_first, numbers, numbers.exchanged());
        Two::firsts(first, numbers.exchanged().only(is_both))
    };
    let places =
        [narrow(Two::select(is_first, first_place, last_place)), narrow(last_place.only(is_both))];
    let (depths, features) = (pick(depths).narrow(), pick(marks).integers());
    let points = [
        ContactPoint { position: places[0], depth: depths.x, feature: features[0] },
        ContactPoint { position: places[1], depth: depths.y, feature: features[1] },
    ];
    let count = sum(kept).integers()[0];
    let found = gap.found(normal, points, count);
    // The end that is least deep may lie beside the other segment only by its rounding.
    let chosen = ends.is_equal(seen.end);
    let is_beside = (is_kept & chosen & !is_cut).any();
    Found {
        is_certain: found.is_certain & (is_beside | !found.is_there),
        is_known: found.is_known & is_beside,
        ..found
    }
}
