//! Drawing single shapes around the origin.

use clash2d_oracle::Rng;
use clash2d_oracle::any::{Figure, Pair};

use super::part::Piece;

/// How the numbers of a shape are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Any numbers, sizes from 5 to 30.
    Smooth,
    /// Multiples of 8, sizes from 8 to 32, turned by multiples of 45 degrees.
    Tiled,
}

/// A hexagon on the grid; its sides have four different slopes.
const TILED_HEXAGON: [Pair; 6] =
    [[2.0, 0.0], [1.0, 2.0], [-1.0, 2.0], [-2.0, 0.0], [-1.0, -2.0], [1.0, -2.0]];

impl Style {
    /// A length.
    pub fn length(self, rng: &mut Rng) -> f32 {
        match self {
            Style::Smooth => between(rng, 5.0, 30.0),
            Style::Tiled => 8.0 * f32::from(rng.u8(1..5)),
        }
    }

    fn radius(self, rng: &mut Rng) -> f32 {
        match self {
            Style::Smooth => between(rng, 2.0, 15.0),
            Style::Tiled => 8.0 * f32::from(rng.u8(1..3)),
        }
    }

    /// A number, moved to the grid if there is one.
    pub fn snap(self, number: f32) -> f32 {
        match self {
            Style::Smooth => number,
            Style::Tiled => (number / 8.0).round() * 8.0,
        }
    }

    fn degrees(self, rng: &mut Rng) -> f32 {
        match self {
            Style::Smooth => between(rng, -180.0, 180.0),
            Style::Tiled => [0.0, 90.0, 180.0, 45.0][usize::from(rng.u8(0..4))],
        }
    }

    /// A vector of some length.
    fn way(self, rng: &mut Rng) -> Pair {
        let length = self.length(rng);
        match self {
            Style::Smooth => along(between(rng, 0.0, 360.0)).map(|part| part * length),
            Style::Tiled => {
                let ways = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [-1.0, 1.0]];
                ways[rng.usize(0..4)].map(|part| part * length)
            }
        }
    }
}

/// The next random shape around the origin.
pub fn draw(piece: Piece, style: Style, rng: &mut Rng) -> Figure {
    match piece {
        Piece::Point => Figure::Point { at: [0.0; 2] },
        Piece::Segment => {
            let [point1, point2] = ends(style, rng);
            Figure::Segment { point1, point2 }
        }
        Piece::Circle => Figure::Circle { center: [0.0; 2], radius: style.length(rng) },
        Piece::Rectangle => {
            let half = [0; 2].map(|_| style.length(rng));
            Figure::Rectangle { origin: half.map(|n| -n), size: half.map(|n| 2.0 * n) }
        }
        Piece::OrientedRectangle => Figure::Oriented {
            center: [0.0; 2],
            half_extend: [0; 2].map(|_| style.length(rng)),
            rotation: style.degrees(rng),
        },
        Piece::Capsule => {
            let [point1, point2] = ends(style, rng);
            Figure::Capsule { point1, point2, radius: style.radius(rng) }
        }
        Piece::Hexagon => Figure::Polygon { rings: vec![hexagon(style, rng)], radius: 0.0 },
        Piece::Outline => coast(12, style, rng),
        Piece::Polygon(count) | Piece::Prepared(count) => coast(count, style, rng),
    }
}

fn ends(style: Style, rng: &mut Rng) -> [Pair; 2] {
    let way = style.way(rng);
    [way.map(|n| -n), way]
}

/// On an ellipse, hence convex, with six different sides.
fn hexagon(style: Style, rng: &mut Rng) -> Vec<Pair> {
    if style == Style::Tiled {
        let side = style.radius(rng);
        return TILED_HEXAGON.map(|vertex| vertex.map(|n| n * side)).to_vec();
    }
    let (wide, high) = (style.length(rng), style.length(rng));
    let [cosine, sine] = along(between(rng, 0.0, 360.0));
    let vertex = |number: usize| {
        let [x, y] = along(60.0 * number as f32 + between(rng, -20.0, 20.0));
        let (x, y) = (x * wide, y * high);
        [x * cosine - y * sine, x * sine + y * cosine]
    };
    (0..6).map(vertex).collect()
}

/// A coast line: three large waves and a rough edge, on a circle of radius 50.
fn coast(count: usize, style: Style, rng: &mut Rng) -> Figure {
    let waves = [3.0, 5.0, 11.0].map(|times| (times, between(rng, 0.0, 360.0)));
    let rough = 20.0 / count as f32;
    let vertex = |number: usize| {
        let degrees = 360.0 * number as f32 / count as f32;
        let height = |&(times, shift): &(f32, f32)| along(times * degrees + shift)[0] / times;
        let waves: f32 = waves.iter().map(height).sum();
        let length = 50.0 * (0.75 + 0.4 * waves + between(rng, -rough, rough).clamp(-0.1, 0.1));
        along(degrees).map(|part| style.snap(part * length))
    };
    Figure::Polygon { rings: vec![(0..count).map(vertex).collect()], radius: 0.0 }
}

/// The direction of an angle.
#[allow(clippy::disallowed_methods, reason = "the last bit of a drawn case does not matter")]
pub fn along(degrees: f32) -> Pair {
    let (sine, cosine) = f64::from(degrees).to_radians().sin_cos();
    [cosine as f32, sine as f32]
}

/// A number of a range.
pub fn between(rng: &mut Rng, low: f32, high: f32) -> f32 {
    low + rng.f32() * (high - low)
}
