//! Cases in which the shapes touch exactly, made so that every number is exact.
//!
//! Either the two shapes lie on the two sides of a line and touch it in the same point, the line's
//! normal being a side of a right triangle of integers; or everything lies along one line.

use clash2d_oracle::{Function, Kind, Rng};

/// Sides of right triangles of integers.
const TRIANGLES: [[f32; 3]; 4] =
    [[3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [1.0, 0.0, 1.0], [8.0, 15.0, 17.0]];

/// What both shapes of a case have in common.
struct Touch<'a> {
    rng: &'a mut Rng,
    /// Where they touch.
    point: [f32; 2],
    /// The normal of the line between them, times `length`; both coordinates not negative.
    normal: [f32; 2],
    length: f32,
    /// Whether every shape has its own power of two.
    spread: bool,
}

/// A case of the function; with `spread` all its exponents are independent.
pub fn case(function: &Function, spread: bool, rng: &mut Rng) -> Vec<f32> {
    let [a, b, length] = TRIANGLES[rng.usize(0..TRIANGLES.len())];
    let normal = if rng.bool() { [a, b] } else { [b, a] };
    let point = if spread { [0.0; 2] } else { [0; 2].map(|_| f32::from(rng.i8(-99..100))) };
    let along = rng.bool() || !function.kinds.iter().copied().all(has_a_side);
    let mut touch = Touch { rng, point, normal, length, spread };
    if function.name.starts_with("moving") {
        return touch.moving(function);
    }
    let turned = function.kinds.contains(&Kind::OrientedRectangle);
    let mut numbers = Vec::new();
    for (place, &kind) in function.kinds.iter().enumerate() {
        let scale = touch.scale();
        let side = if place == 0 { -1.0 } else { 1.0 };
        numbers.extend(match along {
            true => touch.along(kind, turned, scale),
            false => touch.beside(kind, side, scale),
        });
    }
    numbers
}

/// Two lines or points have no sides to lie on: they meet along a line only.
fn has_a_side(kind: Kind) -> bool {
    !matches!(kind, Kind::Vector | Kind::Line)
}

impl Touch<'_> {
    /// A small integer times a power of two.
    fn scale(&mut self) -> f32 {
        let exponent = if self.spread { self.rng.i32(-40..=40) } else { 0 };
        let whole = f32::from(self.rng.u8(1..8));
        whole * f32::from_bits(((127 + exponent) as u32) << 23)
    }

    /// The touching point, moved by `u` times the normal and `v` times the line's direction.
    fn place(&self, u: f32, v: f32) -> [f32; 2] {
        let [a, b] = self.normal;
        [self.point[0] + u * a - v * b, self.point[1] + u * b + v * a]
    }

    /// A shape on that side of the line which touches it in the point.
    fn beside(&mut self, kind: Kind, side: f32, scale: f32) -> Vec<f32> {
        let [x, y] = self.point;
        let far = scale * f32::from(self.rng.u8(1..8));
        match kind {
            Kind::Circle => [&self.place(side * scale, 0.0)[..], &[scale * self.length]].concat(),
            Kind::Segment => {
                let aside = if self.rng.bool() { far } else { -far };
                let end = self.place(side * scale, aside);
                vec![x, y, end[0], end[1]]
            }
            Kind::Rectangle if side > 0.0 => vec![x, y, scale, far],
            Kind::Rectangle => vec![x - scale, y - far, scale, far],
            Kind::OrientedRectangle => {
                let turns = f32::from(self.rng.i8(-4..=4));
                let half = if turns % 2.0 == 0.0 { [scale, far] } else { [far, scale] };
                vec![x + side * scale, y + side * far, half[0], half[1], 90.0 * turns]
            }
            Kind::Line => {
                let [a, b] = self.normal;
                vec![x, y, -b * scale, a * scale]
            }
            _ => vec![x, y],
        }
    }

    /// A shape without width along one line through the point. With turned boxes the line is
    /// level, or with spread exponents a diagonal: there sine and cosine are irrational.
    fn along(&mut self, kind: Kind, turned: bool, scale: f32) -> Vec<f32> {
        let [u, v] = match (turned, self.spread) {
            (false, _) => self.normal,
            (true, false) => [1.0, 0.0],
            (true, true) => [1.0, 1.0],
        };
        let [x, y] = self.point;
        let at = |times: f32| [x + times * u, y + times * v];
        let [near, end] = [at(scale), at(-scale)];
        match kind {
            Kind::Segment => vec![near[0], near[1], end[0], end[1]],
            Kind::Line => vec![near[0], near[1], -u * scale, -v * scale],
            Kind::Circle => vec![x, y, 0.0],
            Kind::Rectangle => vec![x, y, 0.0, 0.0],
            Kind::OrientedRectangle => {
                let base = if self.spread { 45.0 } else { 0.0 };
                let rotation = base + [0.0, 180.0, -180.0][self.rng.usize(0..3)];
                vec![near[0], near[1], 2.0 * scale, 0.0, rotation]
            }
            _ => vec![x, y],
        }
    }

    /// The first shape passes the second one along the line between them, or arrives at it.
    fn moving(&mut self, function: &Function) -> Vec<f32> {
        let scale = self.scale();
        let way = if self.rng.bool() { [0.0, scale] } else { [scale, scale] };
        let arrival = self.beside(function.kinds[0], -1.0, scale);
        let step = self.place(way[0], way[1]);
        let step = [step[0] - self.point[0], step[1] - self.point[1]];
        let mut numbers = arrival;
        numbers[0] -= step[0];
        numbers[1] -= step[1];
        let passes = way[0] == 0.0;
        let further = if passes { 2.0 } else { 1.0 };
        numbers.extend([further * step[0], further * step[1]]);
        let scale = self.scale();
        numbers.extend(self.beside(function.kinds[2], 1.0, scale));
        numbers
    }
}
