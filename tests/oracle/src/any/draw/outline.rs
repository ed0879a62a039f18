//! Closed outlines within 1 of the origin.

use crate::Rng;
use crate::angle::Angle;

/// A ring of vertices.
pub(super) type Outline = Vec<[f64; 2]>;

/// Some outline, mostly with few vertices.
pub(super) fn draw(rng: &mut Rng) -> Outline {
    match rng.u8(..10) {
        0..2 => scattered(rng),
        2 => regular(rng),
        3..5 => star(rng),
        5..7 => comb(rng),
        7 => sliver(rng),
        8 => nearly_straight(rng),
        _ => round(rng),
    }
}

/// 3 to 12, in one case of eight up to 200.
fn count(rng: &mut Rng) -> usize {
    if rng.u8(..8) == 0 { rng.usize(13..=200) } else { rng.usize(3..=12) }
}

fn signed(rng: &mut Rng) -> f64 {
    2.0 * rng.f64() - 1.0
}

/// A point at some distance in the direction of a part of a full turn.
fn polar(part: f64, distance: f64) -> [f64; 2] {
    let (cos, sin) = Angle::new((part * 360.0) as f32).quick();
    [cos.about() * distance, sin.about() * distance]
}

/// Any points: edges cross.
fn scattered(rng: &mut Rng) -> Outline {
    (0..rng.usize(3..=9)).map(|_| [signed(rng), signed(rng)]).collect()
}

fn regular(rng: &mut Rng) -> Outline {
    let (count, start) = (count(rng), rng.f64());
    (0..count).map(|i| polar(start + i as f64 / count as f64, 1.0)).collect()
}

/// Random distances around the center.
fn star(rng: &mut Rng) -> Outline {
    let (count, least) = (count(rng), rng.f64());
    let mut distance = || least + (1.0 - least) * rng.f64();
    (0..count).map(|i| polar(i as f64 / count as f64, distance())).collect()
}

/// A convex one with uneven edges.
fn round(rng: &mut Rng) -> Outline {
    let mut parts: Vec<f64> = (0..count(rng)).map(|_| rng.f64()).collect();
    parts.sort_by(f64::total_cmp);
    parts.into_iter().map(|part| polar(part, 1.0)).collect()
}

/// Teeth upward from a straight base.
fn comb(rng: &mut Rng) -> Outline {
    let teeth = if rng.u8(..8) == 0 { rng.usize(2..=49) } else { rng.usize(2..=4) };
    let last = (4 * teeth - 3) as f64;
    let (depth, slant) = (signed(rng) * 0.5, rng.bool());
    let place = |i: usize| 2.0 * i as f64 / last - 1.0;
    let mut outline = vec![[-1.0, -1.0]];
    for tooth in 0..teeth {
        let start = 4 * tooth;
        let top = if slant { [start, start] } else { [start, start + 1] };
        outline.extend(top.map(|i| [place(i), 1.0]));
        if tooth + 1 < teeth {
            outline.extend([start + 1, start + 4].map(|i| [place(i), depth]));
        }
    }
    outline.push([1.0, -1.0]);
    outline
}

/// Long and thin.
fn sliver(rng: &mut Rng) -> Outline {
    let height = [0.1, 1e-3, 1e-6, 0.0][rng.usize(..4)];
    let (tip, lean) = (signed(rng), signed(rng));
    let top = [tip, tip * lean + height];
    let mut outline = vec![[-1.0, -lean], [1.0, lean], top];
    if rng.bool() {
        outline.push([tip - height, tip * lean + height * rng.f64()]);
    }
    outline
}

/// A triangle with many vertices on its sides, as nearly as the rounding allows.
fn nearly_straight(rng: &mut Rng) -> Outline {
    let corners: Vec<[f64; 2]> = (0..3).map(|_| [signed(rng), signed(rng)]).collect();
    let each = rng.usize(1..=8);
    let mut outline = Vec::new();
    for (i, [x, y]) in corners.iter().enumerate() {
        let [to_x, to_y] = corners[(i + 1) % 3];
        outline.extend((0..each).map(|step| {
            let part = step as f64 / each as f64;
            [x + (to_x - x) * part, y + (to_y - y) * part]
        }));
    }
    outline
}
