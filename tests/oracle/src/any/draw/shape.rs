//! Random figures of each kind.

use super::plan::Plan;
use super::polygon::{chain, polygon};
use crate::Rng;
use crate::any::{Figure, Kind};

pub(super) fn draw(kind: Kind, plan: &Plan, rng: &mut Rng) -> Figure {
    let style = &plan.style;
    match kind {
        Kind::Point => Figure::Point { at: plan.place(rng) },
        Kind::Line => Figure::Line {
            base: plan.place(rng),
            direction: [(style.length)(rng), (style.length)(rng)],
        },
        Kind::Segment => Figure::Segment { point1: plan.place(rng), point2: plan.place(rng) },
        Kind::Circle => Figure::Circle { center: plan.place(rng), radius: plan.extent(rng) },
        Kind::Rectangle => Figure::Rectangle {
            origin: plan.place(rng),
            size: [plan.extent(rng), plan.extent(rng)],
        },
        Kind::Oriented => Figure::Oriented {
            center: plan.place(rng),
            half_extend: [plan.extent(rng), plan.extent(rng)],
            rotation: (style.degrees)(rng),
        },
        Kind::Capsule => capsule(plan, rng),
        Kind::Polygon => polygon(plan, rng),
        Kind::Chain => chain(plan, rng),
        Kind::Sector => sector(plan, rng),
        Kind::Group => group(plan, rng),
    }
}

fn capsule(plan: &Plan, rng: &mut Rng) -> Figure {
    let point1 = plan.place(rng);
    let point2 = if rng.u8(..8) == 0 { point1 } else { plan.place(rng) };
    let radius = if rng.u8(..8) == 0 { 0.0 } else { plan.extent(rng) };
    Figure::Capsule { point1, point2, radius }
}

fn sector(plan: &Plan, rng: &mut Rng) -> Figure {
    let mut radii = [plan.extent(rng), plan.extent(rng)];
    radii.sort_by(f32::total_cmp);
    let inner_radius = match rng.u8(..8) {
        0..4 => 0.0,
        4 => radii[1],
        _ => radii[0],
    };
    Figure::Sector {
        center: plan.place(rng),
        inner_radius,
        radius: radii[1],
        direction: (plan.style.degrees)(rng),
        half_angle: half_angle(plan, rng),
    }
}

fn half_angle(plan: &Plan, rng: &mut Rng) -> f32 {
    match rng.u8(..8) {
        0..2 => 90.0,
        2 => [0.0, 180.0, 270.0, 360.0][rng.usize(..4)],
        3..5 => (rng.u8(..=12) * 15).into(),
        5 if !plan.is_wild => rng.f32() * 0.1,
        6 => (plan.style.degrees)(rng).abs(),
        _ => rng.f32() * 180.0,
    }
}

/// Mostly two or three members, sometimes none, many or a group.
fn group(plan: &Plan, rng: &mut Rng) -> Figure {
    let count = match rng.u8(..16) {
        0 => 0,
        1 => 12,
        n => usize::from(n) % 3 + 1,
    };
    let kinds = [&Kind::ALL[..], &Kind::ALL[2..10], &Kind::ALL[2..10]].concat();
    let member = |rng: &mut Rng| {
        let kind = kinds[rng.usize(..kinds.len())];
        draw(kind, plan, rng)
    };
    Figure::Group((0..count).map(|_| member(rng)).collect())
}
