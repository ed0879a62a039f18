//! Rays through edges without a radius.

use super::super::hit::RayHit;
use super::corners::Corners;
use super::cut::{Cut, Edges};
use super::number::wide;
use super::shot::Shot;
use crate::distance::place::{Place, cross, minus};

/// The cuts of a ray's line.
#[derive(Default)]
pub(super) struct Cuts {
    /// The first one on the ray, and the last one.
    pub(super) first: Option<Cut>,
    pub(super) last: Option<Cut>,
    /// How many are on the ray, before the start, and beyond the end.
    pub(super) between: u32,
    behind: u32,
    beyond: u32,
}

impl Cuts {
    /// Takes a cut, unless it may be at the start or the end, or at the same time as another one.
    #[inline]
    pub(super) fn take(&mut self, cut: Cut) -> Option<()> {
        let (time, error) = (cut.time.value(), cut.error);
        let is_clear = (time.abs() > error) & ((time - 1.0).abs() > error);
        if !is_clear {
            return None;
        }
        self.behind += u32::from(time < 0.0);
        self.beyond += u32::from(time > 1.0);
        if !(0.0..1.0).contains(&time) {
            return Some(());
        }
        self.between += 1;
        let Some((first, last)) = self.first.zip(self.last) else {
            (self.first, self.last) = (Some(cut), Some(cut));
            return Some(());
        };
        let lead = [first, last].map(|other| time - other.time.value());
        if !((lead[0].abs() > error + first.error) & (lead[1].abs() > error + last.error)) {
            return None;
        }
        self.first = Some(if lead[0] < 0.0 { cut } else { first });
        self.last = Some(if lead[1] > 0.0 { cut } else { last });
        Some(())
    }
}

impl Edges<'_> {
    /// Bits of the edges that the ray's line crosses; None if it may meet a vertex.
    #[inline(always)]
    fn crossed(&self, start: Place<f64>, along: Place<f64>) -> Option<u32> {
        const DOUBT: f64 = 1.0 / (1_u64 << 50) as f64;
        let room = DOUBT * (along[0].abs() + along[1].abs());
        let (mut left, mut right) = (0_u32, 0_u32);
        for (number, vertex) in self.vertices.iter().enumerate() {
            let place = minus(wide(*vertex), start);
            let (aside, room) = (cross(along, place), room * (place[0].abs() + place[1].abs()));
            left |= u32::from(aside > room) << number;
            right |= u32::from(aside < -room) << number;
        }
        let count = self.vertices.len();
        if (left | right) + 1 != 1 << count {
            return None;
        }
        let next = (left >> 1) | ((left & 1) << (count - 1));
        let crossed = left ^ next;
        Some(if self.is_closed { crossed } else { crossed & ((1 << (count - 1)) - 1) })
    }

    /// [`cast_ray`](super::super::cast_ray) of these edges.
    #[inline(always)]
    pub(super) fn ray(&self, shot: Shot) -> Option<Option<RayHit>> {
        if !(2..=8).contains(&self.vertices.len()) {
            return None;
        }
        let hit = self.through(shot);
        if hit.is_some() { hit } else { self.ray_closely(shot) }
    }

    #[inline(always)]
    fn through(&self, shot: Shot) -> Option<Option<RayHit>> {
        let (start, along) = (wide(shot.origin), wide(shot.movement));
        let mut crossed = self.crossed(start, along)?;
        let mut cuts = Cuts::default();
        while crossed != 0 {
            let number = crossed.trailing_zeros() as usize;
            crossed &= crossed - 1;
            let next = if number + 1 == self.vertices.len() { 0 } else { number + 1 };
            let [from, to] = [number, next].map(|number| wide(self.vertices[number]));
            let place = minus(from, start);
            cuts.take(Cut::new(place, minus(to, from), along).estimated(place, along)?)?;
        }
        let starts_inside = self.is_filled & (cuts.behind % 2 == 1);
        let ends_inside = self.is_filled & (cuts.beyond % 2 == 1);
        let entry = if starts_inside { None } else { cuts.first };
        let exit = if ends_inside { None } else { cuts.last };
        if !starts_inside & entry.is_none() {
            return Some(None);
        }
        shot.hit(entry.map(|cut| cut.moment(1.0)), exit.map(|cut| cut.moment(-1.0))).map(Some)
    }

    #[cold]
    #[inline(never)]
    fn ray_closely(&self, shot: Shot) -> Option<Option<RayHit>> {
        Corners::new(self, shot)?.ray()
    }
}
