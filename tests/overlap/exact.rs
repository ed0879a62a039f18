//! What two polygons share, in fractions: slabs between all vertices and crossings, cut into pieces.

/// A fraction; the denominator is positive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fraction(i128, i128);

impl Fraction {
    fn new(over: i128, under: i128) -> Self {
        fn gcd(a: i128, b: i128) -> i128 {
            if b == 0 { a.abs() } else { gcd(b, a % b) }
        }
        let common = gcd(over, under).max(1) * under.signum();
        Self(over / common, under / common)
    }

    fn plus(self, other: Self) -> Self {
        Self::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    fn half(self) -> Self {
        Self::new(self.0, 2 * self.1)
    }

    pub(crate) fn about(self) -> f64 {
        self.0 as f64 / self.1 as f64
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Fraction {}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// A corner in whole numbers.
pub(crate) type Corner = [i64; 2];

type Edge = [Corner; 2];

fn edges(rings: &[Vec<Corner>]) -> Vec<Edge> {
    let of_ring = |ring: &Vec<Corner>| {
        let next = ring.iter().cycle().skip(1);
        ring.iter().zip(next).map(|(a, b)| [*a, *b]).collect::<Vec<_>>()
    };
    rings.iter().flat_map(of_ring).collect()
}

fn cross([ax, ay]: Corner, [bx, by]: Corner) -> i128 {
    i128::from(ax) * i128::from(by) - i128::from(ay) * i128::from(bx)
}

fn minus([ax, ay]: Corner, [bx, by]: Corner) -> Corner {
    [ax - bx, ay - by]
}

/// The X coordinate where the lines of two edges cross, if within both.
fn crossing([a, b]: Edge, [c, d]: Edge) -> Option<Fraction> {
    let (way, along) = (minus(b, a), minus(d, c));
    let under = cross(way, along);
    let (part, other) = (cross(minus(c, a), along), cross(minus(c, a), way));
    let is_within = |x: i128| if under > 0 { 0 <= x && x <= under } else { under <= x && x <= 0 };
    (under != 0 && is_within(part) && is_within(other))
        .then(|| Fraction::new(i128::from(a[0]) * under + part * i128::from(way[0]), under))
}

/// The height of an edge at an X coordinate.
fn height([a, b]: Edge, x: Fraction) -> Fraction {
    let [dx, dy] = minus(b, a).map(i128::from);
    let ahead = Fraction::new((x.0 - i128::from(a[0]) * x.1) * dy, x.1 * dx);
    ahead.plus(Fraction::new(a[1].into(), 1))
}

/// A piece of the overlap between two X coordinates: from a lower to a higher edge.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) x: [Fraction; 2],
    /// The lower and the higher end, on the left and on the right.
    pub(crate) y: [[Fraction; 2]; 2],
}

/// The connected parts of what the insides of two polygons share, by the even-odd rule.
pub(crate) fn overlaps(a: &[Vec<Corner>], b: &[Vec<Corner>]) -> Vec<Vec<Piece>> {
    let (edges_a, edges_b) = (edges(a), edges(b));
    let all: Vec<Edge> = edges_a.iter().chain(&edges_b).copied().collect();
    let mut xs: Vec<Fraction> = all.iter().map(|[a, _]| Fraction::new(a[0].into(), 1)).collect();
    for (i, p) in all.iter().enumerate() {
        xs.extend(all[..i].iter().filter_map(|q| crossing(*p, *q)));
    }
    xs.sort();
    xs.dedup();
    let slabs: Vec<Vec<Piece>> =
        xs.windows(2).map(|x| pieces([x[0], x[1]], &edges_a, &edges_b)).collect();
    joined(&slabs)
}

fn pieces([left, right]: [Fraction; 2], a: &[Edge], b: &[Edge]) -> Vec<Piece> {
    let middle = left.plus(right).half();
    let mut over: Vec<(Fraction, Edge, bool)> = Vec::new();
    for (edges, is_first) in [(a, true), (b, false)] {
        for edge in edges {
            let [from, to] = edge.map(|p| Fraction::new(p[0].into(), 1));
            if from.min(to) < middle && middle < from.max(to) {
                over.push((height(*edge, middle), *edge, is_first));
            }
        }
    }
    over.sort_by_key(|(height, ..)| *height);
    let (mut inside, mut pieces) = ([false; 2], Vec::new());
    for pair in over.windows(2) {
        let [(low, lower, is_first), (high, higher, _)] = [pair[0], pair[1]];
        inside[usize::from(!is_first)] ^= true;
        if inside == [true; 2] && low < high {
            let y = [left, right].map(|x| [height(lower, x), height(higher, x)]);
            pieces.push(Piece { x: [left, right], y });
        }
    }
    pieces
}

/// Pieces side by side that share more than a point are one.
fn joined(slabs: &[Vec<Piece>]) -> Vec<Vec<Piece>> {
    let mut parts: Vec<Vec<Piece>> = Vec::new();
    for slab in slabs {
        for piece in slab {
            let touches = |last: &Piece| {
                let ([_, [low, high]], [[from, to], _]) = (last.y, piece.y);
                last.x[1] == piece.x[0] && low.max(from) < high.min(to)
            };
            let above = |last: &Piece| {
                let ([a, b], [c, d]) = (last.y, piece.y);
                last.x == piece.x && (a[1] == c[0] && b[1] == d[0])
            };
            let is_near = |part: &Vec<Piece>| part.iter().any(|last| touches(last) || above(last));
            let (near, mut rest): (Vec<_>, Vec<_>) = parts.into_iter().partition(is_near);
            let mut part: Vec<Piece> = near.into_iter().flatten().collect();
            part.push(piece.clone());
            rest.push(part);
            parts = rest;
        }
    }
    parts
}

impl Piece {
    /// How far a place is away, about.
    pub(crate) fn distance_to(&self, [x, y]: [f64; 2]) -> f64 {
        let [left, right] = self.x.map(Fraction::about);
        let [[a, b], [c, d]] = self.y.map(|side| side.map(Fraction::about));
        let corners = [[left, a], [right, c], [right, d], [left, b]];
        let mut is_inside = true;
        let mut least = f64::INFINITY;
        for i in 0..4 {
            let ([px, py], [qx, qy]) = (corners[i], corners[(i + 1) % 4]);
            let ([wx, wy], [vx, vy]) = ([qx - px, qy - py], [x - px, y - py]);
            is_inside &= wx * vy - wy * vx >= 0.0;
            let square = wx * wx + wy * wy;
            let part =
                if square > 0.0 { ((vx * wx + vy * wy) / square).clamp(0.0, 1.0) } else { 0.0 };
            least = least.min((vx - part * wx).hypot(vy - part * wy));
        }
        if is_inside { 0.0 } else { least }
    }
}
