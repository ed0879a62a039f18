//! How the numbers of a shape are drawn.

use crate::{Function, Kind, Rng};

/// A way to draw each sort of number.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    pub(crate) place: fn(&mut Rng) -> f32,
    /// A signed difference of places: a direction, a movement.
    pub(crate) length: fn(&mut Rng) -> f32,
    /// A size or radius, not negative.
    pub(crate) extent: fn(&mut Rng) -> f32,
    pub(crate) degrees: fn(&mut Rng) -> f32,
}

impl Style {
    /// Writes all arguments of a function.
    pub(crate) fn draw(&self, function: &Function, rng: &mut Rng, arguments: &mut Vec<f32>) {
        arguments.clear();
        let spread = function.spread();
        for &kind in function.kinds {
            let start = arguments.len();
            let vector = if function.moves() { self.length } else { self.place };
            let numbers: [fn(&mut Rng) -> f32; 5] = match kind {
                Kind::Vector => [vector; 5],
                Kind::Line => [self.place, self.place, self.length, self.length, self.length],
                Kind::Circle | Kind::Rectangle | Kind::OrientedRectangle => {
                    [self.place, self.place, self.extent, self.extent, self.degrees]
                }
                Kind::Pose => [self.place, self.place, self.degrees, self.place, self.place],
                Kind::Motion => [self.length, self.length, self.degrees, self.place, self.place],
                Kind::Segment | Kind::Range | Kind::Number => [self.place; 5],
            };
            arguments.extend(numbers[..kind.arity()].iter().map(|number| number(rng)));
            let extents = &mut arguments[start..][kind.extents()];
            extents.iter_mut().for_each(|extent| *extent = (*extent * spread).min(f32::MAX));
            if kind == Kind::Range && rng.u8(..8) > 0 {
                arguments[start..].sort_by(f32::total_cmp);
            }
        }
    }

    /// Draws one number anew.
    pub(crate) fn redraw(
        &self,
        function: &Function,
        place: usize,
        rng: &mut Rng,
        arguments: &mut [f32],
    ) {
        let mut other = Vec::new();
        self.draw(function, rng, &mut other);
        arguments[place] = other[place];
    }
}

impl Function {
    /// Whether its vector is a movement rather than a place.
    pub(crate) fn moves(&self) -> bool {
        self.name.starts_with("moving_")
    }

    /// How much larger its shapes must be so that a good part of random ones meet.
    fn spread(&self) -> f32 {
        match self.name {
            "point_rectangle_collide" => 4.0,
            "oriented_rectangle_point_collide" => 1.5,
            name if name.starts_with("rectangle") || name == "circle_point_collide" => 2.0,
            _ => 1.0,
        }
    }

    /// Whether random shapes never meet: yes takes an exact coincidence.
    pub(crate) fn is_rare(&self) -> bool {
        let flat = [Kind::Vector, Kind::Line];
        let point_segment = self.kinds == [Kind::Vector, Kind::Segment];
        point_segment || self.kinds.iter().all(|kind| flat.contains(kind))
    }
}

pub(crate) const UNIFORM: Style = Style {
    place: |rng| (rng.f32() - 0.5) * 200.0,
    length: |rng| (rng.f32() - 0.5) * 200.0,
    extent: |rng| rng.f32() * 75.0,
    degrees: |rng| (rng.f32() - 0.5) * 720.0,
};

pub(crate) const GRID: Style = Style {
    place: |rng| rng.i32(-6..=6) as f32,
    length: |rng| rng.i32(-6..=6) as f32,
    extent: |rng| rng.i32(0..=6) as f32,
    degrees: |rng| (rng.i32(-9..=9) * 45) as f32,
};

pub(crate) const SMALL_GRID: Style = Style {
    place: |rng| rng.i32(-2..=2) as f32,
    length: |rng| rng.i32(-2..=2) as f32,
    extent: |rng| rng.i32(0..=2) as f32,
    degrees: right_degrees,
};

pub(crate) const FAR: Style = Style {
    place: |rng| 1e6 + (rng.f32() - 0.5) * 6.0,
    length: |rng| (rng.f32() - 0.5) * 4.0,
    extent: |rng| 0.25 + rng.f32() * 1.75,
    degrees: |rng| (rng.f32() - 0.5) * 720.0,
};

pub(crate) const EXPONENTS: Style = Style {
    place: any_scale,
    length: any_scale,
    extent: |rng| any_scale(rng).abs(),
    degrees: |rng| {
        let degrees = any_scale(rng);
        if rng.bool() { degrees } else { (UNIFORM.degrees)(rng) }
    },
};

/// The whole range of `f32`, subnormal numbers and the largest ones included.
pub(crate) const EXTREMES: Style = Style {
    place: any_finite,
    length: any_finite,
    extent: |rng| any_finite(rng).abs(),
    degrees: |rng| {
        let degrees = any_finite(rng);
        if rng.bool() { degrees } else { (UNIFORM.degrees)(rng) }
    },
};

pub(crate) const ANGLES: Style = Style {
    place: |rng| rng.i32(-8..=8) as f32,
    length: |rng| rng.i32(-8..=8) as f32,
    extent: |rng| rng.i32(0..=5) as f32,
    degrees: |rng| {
        if rng.bool() {
            return right_degrees(rng);
        }
        (rng.i32(-3..=3) * 360 + rng.i32(0..24) * 15) as f32
    },
};

/// A multiple of 90, small or as big as 90 * 2^100.
fn right_degrees(rng: &mut Rng) -> f32 {
    let mut degrees = (rng.i32(-8..=8) * 90) as f32;
    if rng.u8(..4) == 0 {
        for _ in 0..rng.u8(..100) {
            degrees *= 2.0;
        }
    }
    degrees
}

/// A signed number with an exponent from 1e-20 to 1e20.
fn any_scale(rng: &mut Rng) -> f32 {
    sign(rng) * (1.0 + rng.f32()) * scale(rng)
}

/// A power of two from about 1e-20 to 1e20.
pub(crate) fn scale(rng: &mut Rng) -> f32 {
    f32::from_bits(u32::from(rng.u8(127 - 66..=127 + 66)) << 23)
}

fn sign(rng: &mut Rng) -> f32 {
    if rng.bool() { 1.0 } else { -1.0 }
}

fn any_finite(rng: &mut Rng) -> f32 {
    loop {
        let number = f32::from_bits(rng.u32(..));
        if number.is_finite() {
            return number;
        }
    }
}
