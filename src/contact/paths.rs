//! Contacts of segments and capsules with each other, in closed form and without branches.

use super::ContactPoint;
use super::gap::{Across, Found, Gap, mark, narrow};
use crate::pack::{Mask, Pack, Two};
use crate::small::{Beside, Both, sum, twice, within};

/// How two such shapes touch. Swapping them, and which one comes first, swaps the answer.
#[inline(always)]
pub(super) fn touch(p: [Two; 2], q: [Two; 2], radii: Two, is_after: bool) -> Found {
    let seen = Beside::of(p, q, is_after);
    let gap = Gap::of(seen.gap, seen.slip, radii);
    // What follows takes longer than a wrong guess.
    if gap.is_certain & !gap.is_there {
        return gap.found(Two::all(0.0), [ContactPoint::default(); 2], 0);
    }
    let across = Across::of(seen.path, seen.way, Some(seen.is_crossing));
    let normal = Two::select(seen.is_corner, seen.way, across.way) * seen.scale;
    let facing = Facing { seen, gap, normal, face: across.is_left };
    let cut = facing.cut();
    let levels = facing.levels(&cut);
    let is_kept = facing.is_kept(&cut, levels.depths);
    let home = Two::select(seen.is_on_first, p[0], q[0]);
    let places = facing.places(&cut, levels.heights, home);
    let (marks, depths) = (facing.marks(&cut), levels.depths.lesser(gap.depth));
    let (points, count) = Points { is_kept, places, depths, marks }.narrow();
    let found = gap.found(normal, points, count);
    // The end that is nearest may lie beside the other segment, but only by its rounding.
    let is_nearest = ends().is_equal(seen.end);
    let is_beside = (is_kept & is_nearest & !cut.is_cut).any();
    Found {
        is_certain: found.is_certain & (is_beside | !found.is_there),
        is_known: found.is_known & is_beside,
        ..found
    }
}

/// The numbers of both ends.
#[inline(always)]
fn ends() -> Two {
    Two::each(|i| [0.0, 1.0][i])
}

/// Two segments that touch, each number for both ends of the one that faces the other.
struct Facing {
    seen: Beside,
    gap: Gap,
    /// Of length 1, out of the segment that is faced.
    normal: Two,
    /// Which of its faces is faced.
    face: Two,
}

/// The segment that faces the other one, cut to what lies above that.
struct Cut {
    /// Its ends, in columns.
    places: [Two; 2],
    /// From one end of the whole segment to the other one.
    way: [Two; 2],
    /// The ends of the other segment next to these.
    limits: Two,
    is_cut: Both,
    /// Whether there is some way along the other segment from end to end.
    is_long: Both,
}

/// How high the ends lie above the other segment, and how deep within the borders.
struct Levels {
    heights: Two,
    depths: Two,
}

impl Facing {
    #[inline(always)]
    fn cut(&self) -> Cut {
        let Beside { multiples, ways, is_corner, scale, .. } = self.seen;
        // What is no more than this along the path counts as nothing.
        let tolerance = self.gap.doubt * scale;
        let limits = within(multiples);
        let is_cut = (multiples - limits).abs().is_above(tolerance) & !is_corner;
        let [start, stop] = twice(multiples);
        let step = stop - start;
        let parts = Two::select(is_cut, within((limits - start) / step), ends());
        let [[x, x_end], [y, y_end]] = ways.map(twice);
        let way = [x_end - x, y_end - y];
        let places = [x + way[0] * parts, y + way[1] * parts];
        Cut { places, way, limits, is_cut, is_long: step.abs().is_above(tolerance) }
    }

    #[inline(always)]
    fn levels(&self, cut: &Cut) -> Levels {
        let [foot, normal] = [twice(self.seen.path * self.seen.part), twice(self.normal)];
        let above = |axis: usize| (cut.places[axis] - foot[axis]) * normal[axis];
        let heights = above(0) + above(1);
        let depths = sum(self.gap.radii) - heights;
        Levels { heights, depths: depths.only(depths.abs().is_above(self.gap.doubt)) }
    }

    /// Which ends touch: both, or of equal ones, and at a corner, a single one.
    #[inline(always)]
    fn is_kept(&self, cut: &Cut, depths: Two) -> Both {
        let apart = cut.places.map(|numbers| (numbers - numbers.exchanged()).abs());
        let is_long = apart[0].greater(apart[1]).is_above(self.gap.doubt) & cut.is_long;
        let [first, last] = twice(depths);
        let deepest = Two::all(1.0).only(last.is_above(first));
        let single = Two::select(self.seen.is_corner, self.seen.end, deepest);
        let is_candidate = (is_long & !self.seen.is_corner) | ends().is_equal(single);
        depths.is_at_least(Two::all(0.0)) & is_candidate
    }

    /// The places in the middle between the surfaces, seen from the origin.
    #[inline(always)]
    fn places(&self, cut: &Cut, heights: Two, home: Two) -> [Two; 2] {
        let Self { seen, gap, normal, .. } = self;
        let [first, second] = twice(gap.radii - gap.radii.exchanged());
        let middles = (Two::select(seen.is_on_first, first, second) - heights) * Two::all(0.5);
        let [nx, ny] = twice(*normal);
        let [x, y] = [cut.places[0] + nx * middles, cut.places[1] + ny * middles];
        let turn = Two::all(-0.0).only(!seen.is_on_first);
        [Two::firsts(x, y), Two::seconds(x, y)].map(|place| home + place.turned_by(turn))
    }

    /// The features, as numbers.
    #[inline(always)]
    fn marks(&self, cut: &Cut) -> Two {
        let Self { seen, normal, .. } = self;
        let ([nx, ny], [x, y]) = (twice(*normal), cut.way);
        let face = Two::all(1.0).only((y * nx).is_above(x * ny));
        let corner = Two::select(seen.is_corner, seen.part, cut.limits);
        let own = mark(seen.is_corner | cut.is_cut, corner, self.face);
        let other = mark(!cut.is_cut, ends(), face);
        let of = |a: Two, b: Two| Two::select(seen.is_on_first, a, b);
        of(own, other) * Two::all(65536.0) + of(other, own)
    }
}

/// Two points, of which one or both are kept.
struct Points {
    is_kept: Both,
    places: [Two; 2],
    depths: Two,
    marks: Two,
}

impl Points {
    /// The points, those that are kept first, and how many they are.
    #[inline(always)]
    fn narrow(self) -> ([ContactPoint; 2], u32) {
        let kept = Two::all(1.0).only(self.is_kept);
        let [is_first, is_last] = twice(kept).map(|number| number.is_above(Two::all(0.0)));
        let is_both = is_first & is_last;
        let pick = |numbers: Two| {
            let first = Two::select(is_first, numbers, numbers.exchanged());
            Two::firsts(first, numbers.exchanged().only(is_both))
        };
        let [first, last] = self.places;
        let place = [Two::select(is_first, first, last), last.only(is_both)].map(narrow);
        let (depths, features) = (pick(self.depths).narrow(), pick(self.marks).integers());
        let points = [
            ContactPoint { position: place[0], depth: depths.x, feature: features[0] },
            ContactPoint { position: place[1], depth: depths.y, feature: features[1] },
        ];
        (points, sum(kept).integers()[0])
    }
}
