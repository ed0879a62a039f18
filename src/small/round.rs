//! Points and segments with a radius: where two of them are nearest, in closed form.
//!
//! There is no anchor: the difference of two floats is off by at most half a place of itself.
//! Nothing is a branch here, as none could be predicted. What a mask says is said twice, and a length
//! told in both numbers.

use crate::any::{OfKind, Shape};
use crate::pack::{Mask, Pack, Two};
use crate::shape::{Capsule, Circle, Segment};
use crate::vector::Vector2D;

/// A yes or no for each of two numbers.
pub(crate) type Both = <Two as Pack>::Mask;

/// A shape with a point or a segment as its core, and how far it reaches beyond that. All numbers may
/// be anything. Points are where the shape has them: compilers load copies of them in halves.
#[derive(Clone, Copy)]
pub(crate) enum Round<'s> {
    Disc(&'s Vector2D, f32),
    Path([&'s Vector2D; 2], f32),
}

impl<'s> Round<'s> {
    /// A shape of this sort.
    #[inline(always)]
    pub(crate) fn of(shape: &'s Shape<'_>) -> Option<Self> {
        if let Some(c) = Circle::of(shape) {
            return Some(Round::Disc(&c.center, c.radius));
        }
        if let Some(c) = Capsule::of(shape) {
            return Some(Round::Path([&c.point1, &c.point2], c.radius));
        }
        if let Some(p) = Vector2D::of(shape) {
            return Some(Round::Disc(p, 0.0));
        }
        Segment::of(shape).map(|s| Round::Path([&s.point1, &s.point2], 0.0))
    }

    #[inline(always)]
    pub(crate) fn radius(self) -> f32 {
        match self {
            Round::Disc(_, radius) | Round::Path(_, radius) => radius,
        }
    }

    /// Whether the radius is finite and not less than 0.
    #[inline(always)]
    pub(crate) fn has_radius(self) -> bool {
        // NaN and negative ones have greater bits.
        self.radius().to_bits() < f32::INFINITY.to_bits()
    }
}

/// Much less than any float but 0: what is told nearer than that to it is in doubt.
pub(crate) const LEAST: f64 = f32::MIN_POSITIVE as f64 / (1_u64 << 50) as f64;

/// The nearest places of two cores.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    pub(crate) places: [Two; 2],
    /// From the first one to the second one, with smaller roundings than their difference.
    pub(crate) way: Two,
    /// How long that is.
    pub(crate) length: Two,
    /// What the length may be off by, but for two roundings of its own; nothing if both are the same.
    pub(crate) slip: Two,
}

impl Span {
    #[inline(always)]
    pub(crate) fn between(a: Two, b: Two) -> Self {
        Self::along([a, b], b - a, Two::all(LEAST))
    }

    #[inline(always)]
    fn along(places: [Two; 2], way: Two, slip: Two) -> Self {
        Self { places, way, length: length(way), slip }
    }

    #[inline(always)]
    pub(crate) fn swapped(self) -> Self {
        let [a, b] = self.places;
        Self { places: [b, a], way: -self.way, ..self }
    }
}

/// How long a way is.
#[inline(always)]
pub(crate) fn length(way: Two) -> Two {
    sum(way * way).square_roots()
}

/// Where on a segment the place is that is nearest to a point.
#[derive(Clone, Copy)]
pub(crate) struct Foot {
    /// From the point to that place.
    pub(crate) span: Span,
    /// From one end of the segment to the other one.
    pub(crate) path: Two,
    /// How much of the path leads to the place, from 0 to 1.
    pub(crate) part: Two,
}

impl Foot {
    /// From a point to a segment.
    ///
    /// With u for half a place of 1, v for the way from the start to the point and sums of absolute
    /// coordinates for sizes: `ahead` is off by 4 u |path| |v|, so that the foot is off by 4 u |v| and
    /// 4 u of the path along it at most, which moves it nearer to or farther from the point by no
    /// more; the way is off by another 2 u |v| and 3 u |path|.
    #[inline(always)]
    pub(crate) fn of(p: Two, [from, to]: [Two; 2]) -> Self {
        let (path, v) = (to - from, p - from);
        let (ahead, square) = (sum(path * v), sum(path * path));
        // The quotient may be NaN where the segment is a point.
        let part = within(ahead / square);
        let slip = Two::all(LEAST) + sum(path.abs() + v.abs()) * Two::all(4.0 * f64::EPSILON);
        let (is_late, rest) = from_next(part);
        let (start, ahead) = (Two::select(is_late, to, from), path * rest);
        Self { span: Span::along([p, start + ahead], (start - p) + ahead, slip), path, part }
    }
}

/// Which parts of paths end nearer to their ends than to their starts, and what is left of them from
/// there, so that ends are exact.
#[inline(always)]
fn from_next(parts: Two) -> (Both, Two) {
    let is_late = parts.is_above(Two::all(0.5));
    (is_late, parts - Two::all(1.0).only(is_late))
}

/// The sum of two numbers, twice.
#[inline(always)]
pub(crate) fn sum(numbers: Two) -> Two {
    numbers + numbers.exchanged()
}

/// Numbers from 0 to 1; 0 for NaN.
#[inline(always)]
pub(crate) fn within(parts: Two) -> Two {
    parts.greater(Two::all(0.0)).lesser(Two::all(1.0))
}

/// The ends of a segment beside another one.
#[derive(Clone, Copy)]
struct Feet {
    /// Along the other segment.
    path: Two,
    /// The ways from its start to both ends, in columns.
    ways: [Two; 2],
    /// Which multiples of the path lead next to the ends.
    multiples: Two,
    /// How much of the path leads to the places on it that are nearest.
    parts: Two,
    /// The squares of how far the ends are away.
    squares: Two,
    /// How far the ends are beside the path's line, times its length.
    beside: Two,
    /// 1 over the square of its length.
    inverse: Two,
}

impl Feet {
    /// On a path from the start of which two ways lead to both ends.
    #[inline(always)]
    fn of(path: Two, ways: [Two; 2]) -> Self {
        let [x, y] = columns(ways);
        let [along, up] = twice(path);
        let inverse = Two::all(1.0) / (along * along + up * up);
        let multiples = (along * x + up * y) * inverse;
        // They may be NaN where the segment is a point.
        let parts = within(multiples);
        let rest = [x - along * parts, y - up * parts];
        let squares = rest[0] * rest[0] + rest[1] * rest[1];
        let beside = along * y - up * x;
        Self { path, ways: [x, y], multiples, parts, squares, beside, inverse }
    }

    /// The squares of how far the ends are beside the path's line.
    #[inline(always)]
    fn heights(&self) -> Two {
        self.beside * self.beside * self.inverse
    }
}

/// The first numbers of two pairs, and the second ones.
#[inline(always)]
pub(crate) fn columns([a, b]: [Two; 2]) -> [Two; 2] {
    [Two::firsts(a, b), Two::seconds(a, b)]
}

/// Each of two numbers twice.
#[inline(always)]
pub(crate) fn twice(numbers: Two) -> [Two; 2] {
    columns([numbers, numbers])
}

/// The ends of two segments beside each other.
struct Pair {
    /// The ends of the second one beside the first one.
    on_a: Feet,
    /// The ends of the first one beside the second one, turned by 180 degrees: all ways are opposite
    /// ones.
    on_b: Feet,
    /// The parts that lead to where they cross.
    crossing: [Two; 2],
    /// Whether they cross beyond doubt.
    is_crossing: Both,
    /// What the distance may be off by.
    slip: Two,
}

impl Pair {
    /// In units of e, for 2^-52, and of the size, the sum of all absolute coordinates of the way
    /// between the starts and of both paths: each way to a foot is off by 5 at most, as a [`Foot`],
    /// each cross product by 2 times the path. The nearest foot is no more than 10 farther away than
    /// the one that is taken. Where two segments cross although a sign is doubtful here, an end is so
    /// near to the line of the other segment that this or the other one's end is as near to a segment,
    /// the crossing lies between the two, that is 15.
    #[inline(always)]
    fn of(a: [Two; 2], b: [Two; 2]) -> Self {
        // The second path leads back.
        let (p, q) = (a[1] - a[0], b[0] - b[1]);
        let way = b[0] - a[0];
        let (on_a, on_b) = (Feet::of(p, [way, b[1] - a[0]]), Feet::of(q, [way, b[0] - a[1]]));
        let sizes = [p.abs(), q.abs()];
        let room = sum(way.abs() + (sizes[0] + sizes[1])) * Two::all(8.0 * f64::EPSILON);
        let crossing = columns([on_b.beside, on_a.beside]);
        let [first, second] = columns([sizes[1], sizes[0]]);
        let is_crossing = are_across(crossing, room * (first + second));
        let slip = Two::all(LEAST) + room * Two::all(4.0);
        Self { on_a, on_b, crossing, is_crossing, slip }
    }

    /// The places to which parts of two paths lead, and the way from the first one to the second one:
    /// from end to end it is their difference, rounded once.
    #[inline(always)]
    fn way(&self, a: [Two; 2], b: [Two; 2], parts: Two) -> ([Two; 2], Two) {
        let [(is_late_a, s), (is_late_b, t)] = twice(parts).map(from_next);
        let (p, q) = (Two::select(is_late_a, a[1], a[0]), Two::select(is_late_b, b[1], b[0]));
        let (from, back) = (self.on_a.path * s, self.on_b.path * t);
        ([p + from, q - back], (q - p) - (from + back))
    }
}

impl Span {
    /// From a segment to another one: at a place of both, and of no length, if they cross; and
    /// whether they do so beyond doubt. Swapping them, and which one comes first, swaps the answer.
    #[inline(always)]
    pub(crate) fn between_paths(a: [Two; 2], b: [Two; 2], is_second_first: bool) -> (Self, Both) {
        let pair = Pair::of(a, b);
        let nearest = Nearest::of([pair.on_a.squares, pair.on_b.squares], is_second_first);
        let [first, second] = pair.crossing;
        let parts = nearest.parts([pair.on_a.parts, pair.on_b.parts]);
        let parts = Two::select(pair.is_crossing, first / (first - second), parts);
        let (places, way) = pair.way(a, b, parts);
        let span = Self {
            places,
            way,
            length: nearest.square.only(!pair.is_crossing).square_roots(),
            slip: pair.slip.only(!pair.is_crossing),
        };
        (span, pair.is_crossing)
    }
}

/// Which of the ends of two segments is nearest to the other one.
#[derive(Clone, Copy)]
struct Nearest {
    /// The square of how far it is away.
    square: Two,
    /// Whether it is an end of the second segment.
    is_on_first: Both,
    /// 1 for the second end, 0 for the first one: of the ends of the second segment, and of the first.
    ends: Two,
    is_second: Both,
}

impl Nearest {
    /// Where the squares of how far the ends of the second and of the first one are away are known.
    #[inline(always)]
    fn of(squares: [Two; 2], is_second_first: bool) -> Self {
        let [first, second] = columns(squares);
        let is_second = first.is_above(second);
        let least = second.lesser(first);
        // Of equally near ones that on the segment that comes first, so that roundings do not choose.
        const MUCH: f64 = 1.0 - 4.0 * f64::EPSILON;
        const FAVOR: [[f64; 2]; 2] = [[MUCH, 1.0], [1.0, MUCH]];
        let favor = Two::each(|i| FAVOR[usize::from(is_second_first)][i]);
        let [rank_a, rank_b] = twice(least.greater(Two::all(LEAST * LEAST)) * favor);
        Self {
            square: least.lesser(least.exchanged()),
            is_on_first: rank_b.is_above(rank_a),
            ends: Two::all(1.0).only(is_second),
            is_second,
        }
    }

    /// How much of each segment leads there.
    #[inline(always)]
    fn parts(self, parts: [Two; 2]) -> Two {
        let [first, second] = columns(parts);
        let feet = Two::select(self.is_second, second, first);
        let (on_a, on_b) = (Two::firsts(feet, self.ends), Two::seconds(self.ends, feet));
        Two::select(self.is_on_first, on_a, on_b)
    }
}

/// Whether both ends of each of two segments lie on different sides of the other one's line beyond
/// doubt.
#[inline(always)]
fn are_across([first, second]: [Two; 2], doubt: Two) -> Both {
    let is_beyond = first.abs().lesser(second.abs()).is_above(doubt);
    let is_across = Two::all(0.0).is_above(first * second) & is_beyond;
    is_across & Mask::followed_by(is_across, is_across)
}

/// Two segments, seen from the start of the one which the nearest end of the other one is next to; or
/// the least deep one if they cross. All ways are opposite ones if that is the second segment.
#[derive(Clone, Copy)]
pub(crate) struct Beside {
    /// Along the segment.
    pub(crate) path: Two,
    /// The ways from its start to both ends of the other one, in columns.
    pub(crate) ways: [Two; 2],
    /// Which multiples of the path lead next to these ends.
    pub(crate) multiples: Two,
    /// The nearest end: 0 or 1.
    pub(crate) end: Two,
    /// How much of the path leads to the foot of that end.
    pub(crate) part: Two,
    /// How far it is away; less than 0 if they cross.
    pub(crate) gap: Two,
    /// From the foot to the end.
    pub(crate) way: Two,
    /// Whether the foot is an end as well, and the two do not cross.
    pub(crate) is_corner: Both,
    /// 1 over the length of the way if so, and of the path otherwise.
    pub(crate) scale: Two,
    pub(crate) is_on_first: Both,
    pub(crate) is_crossing: Both,
    /// What the gap may be off by.
    pub(crate) slip: Two,
}

impl Beside {
    /// Swapping two segments, and which one comes first, changes nothing but which one has the foot.
    #[inline(always)]
    pub(crate) fn of(a: [Two; 2], b: [Two; 2], is_second_first: bool) -> Self {
        let pair = Pair::of(a, b);
        let Pair { on_a, on_b, is_crossing, slip, .. } = &pair;
        let (is_crossing, slip) = (*is_crossing, *slip);
        let squares =
            [on_a, on_b].map(|feet| Two::select(is_crossing, feet.heights(), feet.squares));
        let nearest = Nearest::of(squares, is_second_first);
        let Nearest { square, is_on_first, .. } = nearest;
        let choose = |a: Two, b: Two| Two::select(is_on_first, a, b);
        let [x, y] = [choose(on_a.ways[0], on_b.ways[0]), choose(on_a.ways[1], on_b.ways[1])];
        let multiples = choose(on_a.multiples, on_b.multiples);
        let parts = nearest.parts([on_a.parts, on_b.parts]);
        let [s, t] = twice(parts);
        let (path, part, end) = (choose(on_a.path, on_b.path), choose(s, t), choose(t, s));
        let is_corner = is_end(part) & !is_crossing;
        let length = square.square_roots();
        // Roots side by side with what they are to be multiplied by.
        let inverse = choose(on_a.inverse, on_b.inverse).square_roots();
        Self {
            path,
            ways: [x, y],
            multiples,
            end,
            part,
            gap: length.turned_by(Two::all(-0.0).only(is_crossing)),
            way: pair.way(a, b, parts).1,
            is_corner,
            scale: Two::select(is_corner, Two::all(1.0) / length, inverse),
            is_on_first,
            is_crossing,
            slip,
        }
    }
}

/// Whether a part leads to an end.
#[inline(always)]
pub(crate) fn is_end(part: Two) -> Both {
    part.is_equal(Two::all(0.0)) | part.is_equal(Two::all(1.0))
}
