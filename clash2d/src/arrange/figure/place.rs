//! What a figure is to a place.

use super::{Figure, Kind, On};
use crate::arrange::beside::{self, Beside, Seen};
use crate::arrange::members::Members;
use crate::arrange::piece::Place;
use crate::arrange::tour::{Labelled, Source};
use crate::exact::position::Position;
use crate::exact::real::{Real, Tight};
use crate::outline::{Bounds, Outline, Wedge, cross, minus};
use crate::shape::{Line, Sector};

impl<'a> Figure<'a> {
    /// What lies beside a place, for one who looks along a direction.
    pub(crate) fn beside<R: Real>(&self, place: Place<R>, direction: Place<R>) -> Option<Beside> {
        self.beside_any(None, place, direction)
    }

    /// What lies beside a place on a piece of the own border, or of another one that this may have, too, for
    /// one who looks along it.
    pub(in crate::arrange) fn beside_on<R: Real>(
        &self,
        on: On<'_>,
        [place, direction]: [Place<R>; 2],
    ) -> Option<Beside> {
        self.beside_any(Some(on), place, direction).map(Beside::without_seam)
    }

    /// In f64, if that is certain.
    fn beside_any<R: Real>(
        &self,
        on: Option<On<'_>>,
        place: Place<R>,
        direction: Place<R>,
    ) -> Option<Beside> {
        let exactly = || self.beside_in(on, place, direction);
        if R::IS_QUICK {
            return exactly();
        }
        let nearly = [place, direction].map(|p| p.map(Tight::about));
        self.beside_in(on, nearly[0], nearly[1]).or_else(exactly)
    }

    fn beside_in<R: Real>(
        &self,
        on: Option<On<'_>>,
        place: Place<R>,
        direction: Place<R>,
    ) -> Option<Beside> {
        if let &Kind::Group(group) = &self.kind {
            return self.beside_in_group(group, on, place, direction);
        }
        let is_between = on.is_some_and(|on| on.is_between);
        let is_own = |on: &On<'_>| on.member.is_some() || on.of.is_written_as(&self.placed);
        let on = on.filter(is_own);
        let source = on.map(|on| on.source);
        if let Some(Source::Simple(beside) | Source::Edge(_, Some(beside))) = source {
            return Some(beside);
        }
        match &self.kind {
            Kind::Outline(outline) => {
                let own = on.and_then(|on| on.source.own(on.number));
                let seen = Seen { anchor: self.anchor, place, direction, is_between };
                beside::outline(outline, &seen, own)
            }
            Kind::Sector(sector, position) => {
                self.beside_sector(*sector, *position, place, direction)
            }
            Kind::Line(line, position) => self.beside_line(*line, *position, place),
            Kind::Group(_) => None,
        }
    }

    #[inline(never)]
    fn beside_sector<R: Real>(
        &self,
        sector: Sector,
        position: Position,
        place: Place<R>,
        direction: Place<R>,
    ) -> Option<Beside> {
        let run = place[0].run();
        let place = minus(place, position.point_in(sector.center, self.anchor, run));
        let beside = beside::wedge(&Wedge::new_in(sector, run), place, direction)?;
        let is_arc = beside.is_on && self.dimension == 1;
        Some(if is_arc { Beside::ON } else { beside })
    }

    #[inline(never)]
    fn beside_line<R: Real>(
        &self,
        line: Line,
        position: Position,
        place: Place<R>,
    ) -> Option<Beside> {
        let (from, along) = self.line(line, position, place[0].run());
        let side = cross(along, minus(place, from)).sign()?;
        Some(if side.is_eq() { Beside::ON } else { Beside::OUTSIDE })
    }

    /// What the members of a group make together that lie beside a place.
    fn beside_in_group<R: Real>(
        &self,
        group: Members<'a>,
        on: Option<On<'_>>,
        place: Place<R>,
        direction: Place<R>,
    ) -> Option<Beside> {
        let beside = |number: u32, member: Figure<'a>| {
            let is_its = |own: &u32| *own == number;
            let on = on.map(|on| On { member: on.member.filter(is_its), ..on });
            member.beside_any(on, place, direction)
        };
        let cover = on.and_then(|on| on.cover);
        // What covers all around hides what is in doubt, and on what has no area nothing else matters.
        let is_final = |all: &Beside| *all == Beside::INSIDE || (self.dimension < 2 && all.is_flat);
        let last = cover.and_then(|cover| Some((cover.get(), self.member(&group, cover.get())?)));
        if let Some(there) = last.and_then(|(number, last)| beside(number, last)).filter(is_final) {
            return Some(there);
        }
        let (mut all, mut is_certain) = (Beside::OUTSIDE, true);
        self.any_member_near(group, &Bounds::around(place, 0.0), &mut |number, member| {
            let there = beside(number, member);
            if let Some(cover) = cover.filter(|_| there.as_ref().is_some_and(is_final)) {
                cover.set(number);
            }
            is_certain &= there.is_some();
            all = all.joined(there.unwrap_or_default());
            Some(is_final(&all))
        })?;
        (is_certain || is_final(&all)).then_some(all)
    }

    /// Whether a piece is the one with which its end at a parameter is told, if it has one there: of those
    /// that meet in a point, the first one that begins there comes first, and dots come last.
    pub(crate) fn is_told_with<R: Real>(&self, label: &Labelled<R>, parameter: R) -> Option<bool> {
        let Some(own) = label.piece.end_at(parameter)? else { return Some(true) };
        let own = (label.is_dot(), own, label.id);
        let is_side = matches!(label.source, Source::Side(_));
        let place = label.piece.at(parameter);
        let is_other = self.any_piece_at(place, |other| {
            let Some(parameter) = other.piece.parameter_of(place)? else { return Some(false) };
            if is_side && other.piece.is_whole_circle() {
                return Some(true);
            }
            let there = other.piece.end_at(parameter)?;
            Some(there.is_some_and(|there| (other.is_dot(), there, other.id) < own))
        })?;
        Some(!is_other)
    }

    /// Whether a place that belongs to the shape is told apart from its interior.
    pub(crate) fn is_border<R: Real>(&self, place: Place<R>) -> Option<bool> {
        if self.is_surely_inside(place) {
            return Some(false);
        }
        if let Kind::Group(group) = self.kind {
            let bounds = Bounds::around(place, 0.0);
            let is_inside = self.any_member_near(group, &bounds, &mut |_, member| {
                let there = member.beside(place, [1.0, 0.0].map(|x| place[0].like(x)))?;
                Some(there.is_covered() && !member.is_border(place)?)
            })?;
            if is_inside {
                return Some(false);
            }
        }
        if self.dimension < 2 {
            return self.is_end(place);
        }
        self.is_exposed(place)
    }

    /// Whether all that is near a place that belongs to the shape belongs to it, too: nothing is around what has
    /// no area.
    pub(crate) fn is_around<R: Real>(&self, place: Place<R>) -> Option<bool> {
        if self.dimension < 2 || self.is_straight {
            return Some(false);
        }
        Some(self.is_surely_inside(place) || !self.is_exposed(place)?)
    }

    /// Whether f64 is certain that a place on a member is none of the ends of that, so that no border is there.
    pub(in crate::arrange) fn is_surely_between<R: Real>(
        &self,
        number: u32,
        place: Place<R>,
    ) -> bool {
        let Kind::Group(group) = self.kind else { return false };
        let nearly = place.map(Tight::about);
        let member = self.member(&group, number).filter(|member| member.dimension == 1);
        member.is_some_and(|member| member.is_end(nearly) == Some(false))
    }

    /// Whether f64 is certain that a place lies inside of a member or of what is rounded, so that no border is there.
    pub(crate) fn is_surely_inside<R: Real>(&self, place: Place<R>) -> bool {
        let (nearly, way) = (place.map(Tight::about), [1.0, 0.0].map(Tight::new));
        let is_in = |figure: &Self| figure.beside(nearly, way) == Some(Beside::INSIDE);
        match self.kind {
            _ if self.dimension < 2 => false,
            Kind::Group(group) => {
                let around = Bounds::around(place, 0.0);
                self.any_member_near(group, &around, &mut |_, member| Some(is_in(&member)))
                    == Some(true)
            }
            Kind::Outline(outline) => outline.radius > 0.0 && is_in(self),
            _ => false,
        }
    }

    /// Whether a place on a piece of the border is one of the whole border, too.
    fn is_exposed<R: Real>(&self, place: Place<R>) -> Option<bool> {
        let there = self.beside(place, [1.0, 0.0].map(|x| place[0].like(x)))?;
        let is_group = matches!(self.kind, Kind::Group(_));
        let is_certain = !self.may_cover_itself() || !(there.is_on || is_group);
        if is_certain || !(there.left & there.right) {
            return Some(there.is_on);
        }
        // It may be another direction that leads along the outside.
        self.any_branch(place, |direction| {
            let there = self.beside(place, direction)?;
            Some(!(there.left & there.right))
        })
    }

    /// Whether a place is an end of what has no area.
    fn is_end<R: Real>(&self, place: Place<R>) -> Option<bool> {
        for end in self.ends(place[0].run()).into_iter().flatten() {
            let [x, y] = minus(end, place);
            if x.sign()?.is_eq() && y.sign()?.is_eq() {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether a place on a piece is border of the whole figure.
    pub(crate) fn is_outermost<R: Real>(&self, label: &Labelled<R>, at: R) -> Option<bool> {
        if !self.may_cover_itself() || self.dimension < 2 {
            return Some(true);
        }
        let place = label.piece.at(at);
        if label.piece.end_at(at)?.is_none() {
            if self.has_no_other_piece(label, place)? {
                return Some(true);
            }
            let on = On { is_between: false, ..self.on_own(label)? };
            let there = self.beside_any(Some(on), place, label.piece.tangent(at))?;
            if !(there.left & there.right) {
                return Some(there.is_on);
            }
        }
        self.is_exposed(place)
    }

    /// Whether a place between the ends of an edge surely is border, because no other edge is there: by the
    /// even-odd rule its sides differ.
    fn has_no_other_piece<R: Real>(&self, label: &Labelled<R>, place: Place<R>) -> Option<bool> {
        let Kind::Outline(Outline { radius: 0.0, .. }) = self.kind else { return Some(false) };
        let around = Bounds::around(place, 0.0);
        let is_other = self.any_piece_near(around, place[0].run(), None, |other| {
            Some(other.id != label.id && other.piece.holds(place)?)
        })?;
        Some(!is_other)
    }
}
