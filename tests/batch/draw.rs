//! Numbers of shapes of all kinds that batches have.

use clash2d::{
    Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment, Shape, ShapeKind,
    Vector2D,
};
use clash2d_oracle::Rng;

pub(crate) const KINDS: [ShapeKind; 8] = [
    ShapeKind::Point,
    ShapeKind::Line,
    ShapeKind::Segment,
    ShapeKind::Circle,
    ShapeKind::Rectangle,
    ShapeKind::OrientedRectangle,
    ShapeKind::Capsule,
    ShapeKind::Sector,
];

/// Where numbers come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    Uniform,
    /// Small integers: many touches.
    Grid,
    /// These, some of them a last place beside.
    Adjacent,
    /// Sizes and lengths of all kinds.
    Wide,
    /// About 1e6 away.
    Far,
    /// Tiny or large all together.
    Small,
    Large,
    /// Lengths and sizes that are 0.
    Degenerate,
    /// Some numbers that no shape has.
    Invalid,
    /// Any bits.
    Bits,
}

pub(crate) const STYLES: [Style; 10] = [
    Style::Uniform,
    Style::Grid,
    Style::Adjacent,
    Style::Wide,
    Style::Far,
    Style::Small,
    Style::Large,
    Style::Degenerate,
    Style::Invalid,
    Style::Bits,
];

/// What each number of a kind is: a place, a way, a length or degrees.
fn parts(kind: ShapeKind) -> &'static str {
    match kind {
        ShapeKind::Point => "pp",
        ShapeKind::Line => "ppww",
        ShapeKind::Segment => "pppp",
        ShapeKind::Circle => "ppl",
        ShapeKind::Rectangle => "ppll",
        ShapeKind::OrientedRectangle => "pplld",
        ShapeKind::Capsule => "ppppl",
        _ => "ppllda",
    }
}

pub(crate) fn number_count(kind: ShapeKind) -> usize {
    parts(kind).len()
}

/// The numbers of a random shape; what the kind does not have is 0.
pub(crate) fn draw(kind: ShapeKind, style: Style, rng: &mut Rng) -> [f32; 6] {
    let mut numbers = [0.0; 6];
    for (number, part) in numbers.iter_mut().zip(parts(kind).chars()) {
        *number = draw_number(part, style, rng);
    }
    if kind == ShapeKind::Sector && numbers[2] > numbers[3] && style != Style::Invalid {
        numbers.swap(2, 3);
    }
    numbers
}

fn draw_number(part: char, style: Style, rng: &mut Rng) -> f32 {
    let near = rng.f32() * 16.0 - 8.0;
    let integer = rng.i32(-6..7) as f32;
    let scaled = |x: f32| match part {
        'p' | 'w' => x,
        'l' => x.abs() * 0.5,
        'd' => x * 50.0,
        _ => x.abs() * 20.0,
    };
    let grid = match part {
        'd' => 15.0 * integer,
        'a' => 15.0 * integer.abs(),
        'l' => (0.5 * integer).abs(),
        _ => integer,
    };
    match style {
        Style::Uniform => scaled(near),
        Style::Grid => grid,
        Style::Adjacent if rng.usize(..3) == 0 => {
            if rng.bool() {
                grid.next_up()
            } else {
                grid.next_down().max(-0.0)
            }
        }
        Style::Adjacent => grid,
        Style::Wide => scaled(near) * [1e-4, 0.1, 1.0, 1.0, 10.0, 1e4][rng.usize(..6)],
        Style::Far if part == 'p' => 1e6 + near,
        Style::Far => scaled(near),
        Style::Small if "da".contains(part) => scaled(near),
        Style::Small => scaled(near) * 1e-22,
        Style::Large if "da".contains(part) => scaled(near) * 1e5,
        Style::Large => scaled(near) * 1e18,
        Style::Degenerate if rng.usize(..3) == 0 => [0.0, -0.0][rng.usize(..2)],
        Style::Degenerate => grid,
        Style::Invalid if rng.usize(..12) == 0 => {
            [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -1.0][rng.usize(..4)]
        }
        Style::Invalid => grid,
        Style::Bits => f32::from_bits(rng.u32(..)),
    }
}

pub(crate) fn shape(kind: ShapeKind, &[a, b, c, d, e, f]: &[f32; 6]) -> Shape<'static> {
    let v = Vector2D::new;
    match kind {
        ShapeKind::Point => v(a, b).into(),
        ShapeKind::Line => Line::new(v(a, b), v(c, d)).into(),
        ShapeKind::Segment => Segment::new(v(a, b), v(c, d)).into(),
        ShapeKind::Circle => Circle::new(v(a, b), c).into(),
        ShapeKind::Rectangle => Rectangle::new(v(a, b), v(c, d)).into(),
        ShapeKind::OrientedRectangle => OrientedRectangle::new(v(a, b), v(c, d), e).into(),
        ShapeKind::Capsule => Capsule::new(v(a, b), v(c, d), e).into(),
        _ => Shape::from(Sector {
            center: v(a, b),
            inner_radius: c,
            radius: d,
            direction: e,
            half_angle: f,
        }),
    }
}
