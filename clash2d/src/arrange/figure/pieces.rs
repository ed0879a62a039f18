//! The pieces of a figure's border.

use super::{Figure, Kind};
use crate::arrange::beside::Beside;
use crate::arrange::edges::Edges;
use crate::arrange::piece::{Piece, Place, turn_by};
use crate::arrange::tour::{Id, Labelled, Source, Tour};
use crate::exact::position::Position;
use crate::exact::real::{Only, Real, Tight};
use crate::outline::{Bounds, Outline, Wedge, plus};
use crate::shape::{Line, Sector};

impl<'a> Figure<'a> {
    /// Whether the direction of a way along the border from a place on it passes a test.
    pub(crate) fn any_branch<R: Real>(
        &self,
        place: Place<R>,
        mut test: impl FnMut(Place<R>) -> Option<bool>,
    ) -> Option<bool> {
        self.any_piece_at(place, |label| {
            if label.is_dot() {
                return Some(false);
            }
            let branches = label.piece.branches(place);
            for &branch in branches.as_ref()?.iter().flatten() {
                if test(branch)? {
                    return Some(true);
                }
            }
            Some(false)
        })
    }

    /// Whether a piece of the border passes a test, which may be in doubt, of those that may come near some
    /// bounds, or meet what is straight between these ends if they are told.
    pub(crate) fn any_piece_near<R: Real>(
        &self,
        bounds: Bounds,
        run: R::Run,
        met: Option<[Place<f64>; 2]>,
        mut test: impl FnMut(&Labelled<R>) -> Option<bool>,
    ) -> Option<bool> {
        self.visit(&mut Tour { met, ..Tour::new(bounds, run, &mut test) })
    }

    /// The same of the pieces that a place is on. Those that f64 excludes are not made in other numbers.
    pub(crate) fn any_piece_at<R: Real>(
        &self,
        place: Place<R>,
        mut test: impl FnMut(&Labelled<R>) -> Option<bool>,
    ) -> Option<bool> {
        let nearly = place.map(Tight::about);
        let around = (place.map(R::value), place[0].slip() + place[1].slip());
        let mut test = |label: &Labelled<R>| Some(label.piece.holds(place)? && test(label)?);
        if R::IS_QUICK {
            return self.any_piece_around(around, place[0].run(), test);
        }
        self.any_piece_around(around, Only, |label| {
            if label.piece.holds(nearly) == Some(false) {
                return Some(false);
            }
            let label = self.again(label.id, place[0].run());
            test(label.as_ref()?)
        })
    }

    /// Whether a piece passes a test, which may be in doubt, of those that may come within a distance of a place.
    pub(crate) fn any_piece_around<R: Real>(
        &self,
        (place, distance): ([f64; 2], f64),
        run: R::Run,
        mut test: impl FnMut(&Labelled<R>) -> Option<bool>,
    ) -> Option<bool> {
        let bounds = Bounds::around(place.map(Tight::exactly), distance);
        self.visit(&mut Tour { at: Some((place, distance)), ..Tour::new(bounds, run, &mut test) })
    }

    /// The piece of a number of what is no group; None if there is none, and in doubt.
    pub(crate) fn piece<R: Real>(&self, number: u32, run: R::Run) -> Option<Piece<R>> {
        self.again(Id { member: 0, number }, run).map(|label| label.piece)
    }

    /// A piece in numbers of any kind; None if there is none, and in doubt.
    #[inline(never)]
    pub(crate) fn again<R: Real>(&self, id: Id, run: R::Run) -> Option<Labelled<R>> {
        let mut only = None;
        let mut take = |label: &Labelled<R>| {
            let is_it = label.id == id;
            if is_it {
                only = Some(*label);
            }
            Some(is_it)
        };
        self.visit(&mut Tour { only: Some(id), ..Tour::new(Bounds::PLANE, run, &mut take) })?;
        only
    }

    fn visit<R: Real>(&self, tour: &mut Tour<'_, R>) -> Option<bool> {
        match &self.kind {
            Kind::Line(line, position) => self.show_line(*line, *position, tour),
            Kind::Sector(sector, position) => self.any_sector_piece(*sector, *position, tour),
            Kind::Outline(outline) => self.any_outline_piece(outline, tour),
            &Kind::Group(group) => {
                let within = tour.within;
                if let Some(only) = tour.only {
                    let member = self.member(&group, only.member);
                    tour.next = Id { number: 0, ..only };
                    return member.map_or(Some(false), |member| member.visit(tour));
                }
                self.any_member_near(group, &within, &mut |number, member| {
                    tour.next = Id { member: number, number: 0 };
                    member.visit(tour)
                })
            }
        }
    }

    #[inline(never)]
    fn show_line<R: Real>(
        &self,
        line: Line,
        position: Position,
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let run = tour.run;
        tour.show(Source::Simple(Beside::ON), || {
            let (from, along) = self.line(line, position, run);
            Piece::Straight { from, along, is_endless: true }
        })
    }

    #[inline(never)]
    fn any_sector_piece<R: Real>(
        &self,
        sector: Sector,
        position: Position,
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let wedge = &Wedge::<R>::new_in(sector, tour.run);
        let arc = |number| move || self.sector_arc(sector, position, wedge, number);
        let side = |number| move || self.sector_side(sector, position, wedge, number);
        let [on, left, right] = [Beside::ON, Beside::LEFT, Beside::RIGHT].map(Source::Simple);
        if sector.inner_radius == sector.radius {
            return tour.show(on, arc(1));
        }
        let (has_sides, has_hole) = (!wedge.is_whole, sector.inner_radius > 0.0);
        Some(
            (has_sides && tour.show(left, side(0))?)
                || tour.show(left, arc(1))?
                || (has_sides && tour.show(left, side(1))?)
                || (has_hole && tour.show(right, arc(0))?),
        )
    }

    /// The inner or the outer arc of a sector.
    #[inline(never)]
    pub(super) fn sector_arc<R: Real>(
        &self,
        sector: Sector,
        position: Position,
        wedge: &Wedge<R>,
        number: usize,
    ) -> Piece<R> {
        let radius = wedge.radii[number];
        let center = position.point_in(sector.center, self.anchor, radius.run());
        if wedge.is_whole {
            return Piece::circle(center, radius);
        }
        let end = turn_by(wedge.start, wedge.end, wedge.is_wide);
        Piece::arc(center, radius, wedge.start, end)
    }

    /// The first side of a sector, from the inside out, or the second one, back.
    #[inline(never)]
    fn sector_side<R: Real>(
        &self,
        sector: Sector,
        position: Position,
        wedge: &Wedge<R>,
        number: usize,
    ) -> Piece<R> {
        let center = position.point_in(sector.center, self.anchor, wedge.radii[0].run());
        let ends = wedge.side([wedge.start, wedge.end][number]);
        Piece::between(plus(center, ends[number]), plus(center, ends[1 - number]))
    }

    #[inline(never)]
    fn any_outline_piece<R: Real>(
        &self,
        outline: &Outline<'_>,
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let edges = Edges::of(outline, self.anchor, self.numbers.as_ref());
        if let Some(runs) = outline.boxes() {
            return edges.any_piece_among(runs, tour);
        }
        let mut answer = Some(false);
        outline.any_edge_after(|before, a, b| {
            answer = edges.any_piece(before, [a, b], tour);
            answer != Some(false)
        });
        answer
    }
}
