//! Shapes by their borders.

use super::beside::{self, Beside, Own};
use super::edges::{Edges, is_regular};
use super::members::Members;
use super::piece::{Branch, Piece, Place, turn_by};
use super::tour::{Labelled, Source, Tour};
use crate::any::{Form, Group};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::outline::{
    self, Bounds, Ends, Outline, Spot, Wedge, cross, frame_of_bounds, minus, plus,
};
use crate::shape::{Line, Sector};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// A shape by its border, seen from an anchor that two of them share.
#[derive(Clone, Copy)]
pub(crate) struct Figure<'a> {
    kind: Kind<'a>,
    pub(crate) anchor: Vector2D,
}

#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant, reason = "there are a few of them at a time, on the stack")]
enum Kind<'a> {
    Outline(Outline<'a>),
    Sector(Sector),
    Line(Line),
    Group(Members<'a>),
}

impl<'a> Figure<'a> {
    /// The figure of a shape; None if it is empty.
    pub(crate) fn of(form: Form<'a>, anchor: Vector2D) -> Option<Self> {
        let kind = match form {
            Form::Line(line) if line.direction == Vector2D::ZERO => {
                return Self::of(Form::Point(line.base), anchor);
            }
            Form::Line(line) => line.is_valid().then_some(Kind::Line(line))?,
            Form::Sector(sector) if sector.is_valid() => {
                match Outline::of_flat(sector, Position::ZERO, anchor) {
                    Some(flat) => Kind::Outline(flat),
                    None => Kind::Sector(sector),
                }
            }
            Form::Group(group) => {
                let group = Members::of(group);
                let mut members = members(group, anchor);
                let first = members.next()?;
                match members.next() {
                    Some(_) => Kind::Group(group),
                    None => return Some(first),
                }
            }
            _ => Kind::Outline(Outline::of(form, anchor)?.reduced()),
        };
        Some(Self { kind, anchor })
    }

    /// Asks something about the figure, with boxes around its edges if there are many.
    pub(crate) fn with_boxes<T>(&self, ask: impl FnOnce(&Figure<'_>) -> T) -> T {
        let Kind::Outline(outline) = self.kind else { return ask(self) };
        if !is_regular(&outline) {
            return ask(&Figure { kind: Kind::Outline(outline.without_boxes()), ..*self });
        }
        outline.with_boxes(|outline| ask(&Figure { kind: Kind::Outline(*outline), ..*self }))
    }

    /// Within which coordinates it lies.
    pub(crate) fn bounds(&self) -> Bounds {
        match self.kind {
            Kind::Outline(outline) => outline.bounds().grown(outline.radius),
            Kind::Sector(sector) => {
                Bounds::around(self.seen::<Near>(sector.center), sector.radius.into())
            }
            Kind::Line(_) => Bounds::PLANE,
            Kind::Group(group) => members(group, self.anchor)
                .map(|member| member.bounds())
                .fold(Bounds::EMPTY, Bounds::joined),
        }
    }

    /// A box around it.
    pub(crate) fn frame(&self) -> Frame {
        match self.kind {
            Kind::Group(group) => group.frame(),
            _ => frame_of_bounds(&self.bounds(), self.anchor),
        }
    }

    /// Of a group the members that may meet a box, if these are few.
    pub(crate) fn near(&self, around: &Frame) -> Self {
        let Kind::Group(group) = self.kind else { return *self };
        let near = group.near(around, |form| piece_count(form, self.anchor));
        Self { kind: Kind::Group(near), ..*self }
    }

    /// How many pieces its border has.
    fn pieces(&self) -> u32 {
        if let Kind::Outline(outline) = self.kind {
            return Edges::of(&outline, self.anchor).pieces();
        }
        let mut count = 0;
        self.any_piece::<Near>(|_| {
            count += 1;
            Some(false)
        });
        count
    }

    /// 0 for a point, 1 for what has a length, 2 for what has an area.
    pub(crate) fn dimension(&self) -> u32 {
        match self.kind {
            Kind::Line(_) => 1,
            Kind::Sector(s) if s.inner_radius == s.radius => 1,
            Kind::Sector(_) => 2,
            Kind::Outline(outline) => outline.dimension(),
            Kind::Group(group) => {
                members(group, self.anchor).map(|member| member.dimension()).max().unwrap_or(0)
            }
        }
    }

    /// Whether its border may cross itself, or have parts that its own points cover.
    pub(crate) fn may_cover_itself(&self) -> bool {
        match self.kind {
            Kind::Outline(outline) => outline.may_cover_itself(),
            Kind::Sector(_) | Kind::Line(_) => false,
            Kind::Group(_) => true,
        }
    }

    /// Whether one of its points passes a test, which may be in doubt, if it consists of single points.
    pub(crate) fn any_point<R: Real>(
        &self,
        test: &mut dyn FnMut(Place<R>) -> Option<bool>,
    ) -> Option<bool> {
        match self.kind {
            Kind::Outline(outline) => match outline.first() {
                Some(spot) if outline.dimension() == 0 => test(spot.seen_from(self.anchor)),
                _ => Some(false),
            },
            Kind::Group(group) => {
                for member in members(group, self.anchor) {
                    if member.any_point(test)? {
                        return Some(true);
                    }
                }
                Some(false)
            }
            _ => Some(false),
        }
    }

    /// The ends of what has a length but no area.
    pub(crate) fn ends<R: Real>(&self) -> [Option<Place<R>>; 2] {
        match self.kind {
            Kind::Outline(outline) => match outline.ends() {
                Ends::Open(ends) => ends.map(|spot| Some(spot.seen_from(self.anchor))),
                Ends::Closed => [None; 2],
            },
            Kind::Sector(sector) => self.sector_arc(sector, &Wedge::new(sector)).ends(),
            Kind::Line(_) | Kind::Group(_) => [None; 2],
        }
    }

    /// What lies beside a place, for one who looks along a direction.
    pub(crate) fn beside<R: Real>(&self, place: Place<R>, direction: Place<R>) -> Option<Beside> {
        match self.kind {
            Kind::Outline(outline) => {
                beside::outline(&outline, self.anchor, place, direction, None)
            }
            Kind::Sector(sector) => {
                let place = minus(place, self.seen(sector.center));
                let beside = beside::wedge(&Wedge::new(sector), place, direction)?;
                let is_arc = beside.is_on && self.dimension() == 1;
                Some(if is_arc { Beside::ON } else { beside })
            }
            Kind::Line(line) => {
                let (from, along) = self.line(line);
                let side = cross(along, minus(place, from)).sign()?;
                Some(if side.is_eq() { Beside::ON } else { Beside::OUTSIDE })
            }
            Kind::Group(group) => members(group, self.anchor)
                .try_fold(Beside::OUTSIDE, |all, member| {
                    Some(all.joined(member.beside(place, direction)?))
                }),
        }
    }

    /// What lies beside a place on a piece of the own border, for one who looks along it.
    pub(crate) fn beside_own<R: Real>(
        &self,
        label: &Labelled<R>,
        place: Place<R>,
        direction: Place<R>,
    ) -> Option<Beside> {
        match (self.kind, label.source) {
            (Kind::Group(_), _) => self.beside(place, direction),
            (_, Source::Simple(beside) | Source::Edge(_, Some(beside))) => Some(beside),
            (Kind::Outline(outline), Source::Edge(_, None)) => {
                let own = Some(Own::Edge(label.index));
                beside::outline(&outline, self.anchor, place, direction, own)
            }
            (Kind::Outline(outline), Source::Side(ends)) => {
                let own = Some(Own::Side(ends));
                beside::outline(&outline, self.anchor, place, direction, own)
            }
            (Kind::Outline(outline), Source::Arc(vertices)) => {
                let own = Some(Own::Arc(vertices));
                beside::outline(&outline, self.anchor, place, direction, own)
            }
            _ => self.beside(place, direction),
        }
    }

    /// Whether a common point on a piece is told with another piece that begins or ends there: of
    /// those that meet in a point, the first one that begins there comes first, and dots come last.
    pub(crate) fn is_told_elsewhere<R: Real>(
        &self,
        label: &Labelled<R>,
        parameter: R,
    ) -> Option<bool> {
        let Some(own) = label.piece.end_at(parameter)? else { return Some(false) };
        let own = (label.is_dot(), own, label.index);
        let is_side = matches!(label.source, Source::Side(_));
        let place = label.piece.at(parameter);
        self.any_piece_near(Bounds::around(place, 0.0), |other| {
            if !other.piece.holds(place)? {
                return Some(false);
            }
            let Some(parameter) = other.piece.parameter_of(place)? else { return Some(false) };
            if is_side && other.piece.is_whole_circle() {
                return Some(true);
            }
            let there = other.piece.end_at(parameter)?;
            Some(there.is_some_and(|there| (other.is_dot(), there, other.index) < own))
        })
    }

    /// Whether a place that belongs to the shape is told apart from its interior.
    pub(crate) fn is_border<R: Real>(&self, place: Place<R>) -> Option<bool> {
        if let Kind::Group(group) = self.kind {
            for member in members(group, self.anchor) {
                let there = member.beside(place, [R::new(1.0), R::new(0.0)])?;
                if there.is_covered() && !member.is_border(place)? {
                    return Some(false);
                }
            }
        }
        if self.dimension() < 2 {
            return self.is_end(place);
        }
        self.is_exposed(place)
    }

    /// Whether a place on a piece of the border is one of the whole border, too.
    fn is_exposed<R: Real>(&self, place: Place<R>) -> Option<bool> {
        let is_on = self.beside(place, [R::new(1.0), R::new(0.0)])?.is_on;
        // Of several shapes together it may be another direction that leads along the outside.
        let leads_outside = |branch: Branch<R>| {
            let there = self.beside(place, branch.direction)?;
            Some(!(there.left & there.right))
        };
        Some(
            is_on
                || (matches!(self.kind, Kind::Group(_))
                    && self.any_branch(place, leads_outside)?),
        )
    }

    /// Whether a place is an end of what has no area.
    fn is_end<R: Real>(&self, place: Place<R>) -> Option<bool> {
        for end in self.ends::<R>().into_iter().flatten() {
            let [x, y] = minus(end, place);
            if x.sign()?.is_eq() && y.sign()?.is_eq() {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether nothing of the shape lies on both sides of a place on one of its pieces.
    pub(crate) fn is_outermost<R: Real>(&self, place: Place<R>) -> Option<bool> {
        if self.may_cover_itself() { self.is_exposed(place) } else { Some(true) }
    }

    /// Whether a way along the border from a place on it passes a test.
    pub(crate) fn any_branch<R: Real>(
        &self,
        place: Place<R>,
        mut test: impl FnMut(Branch<R>) -> Option<bool>,
    ) -> Option<bool> {
        self.any_piece_near(Bounds::around(place, 0.0), |label| {
            if label.is_dot() || !label.piece.holds(place)? {
                return Some(false);
            }
            for branch in label.piece.branches(place)?.into_iter().flatten() {
                if test(branch)? {
                    return Some(true);
                }
            }
            Some(false)
        })
    }

    /// Whether a piece of the border passes a test, which may be in doubt.
    pub(crate) fn any_piece<R: Real>(
        &self,
        mut test: impl FnMut(Labelled<R>) -> Option<bool>,
    ) -> Option<bool> {
        self.visit(&mut Tour { index: 0, within: None, test: &mut test })
    }

    /// Whether one passes a test of those that may come near some bounds.
    pub(crate) fn any_piece_near<R: Real>(
        &self,
        bounds: Bounds,
        mut test: impl FnMut(Labelled<R>) -> Option<bool>,
    ) -> Option<bool> {
        self.visit(&mut Tour { index: 0, within: Some(bounds), test: &mut test })
    }

    fn visit<R: Real>(&self, tour: &mut Tour<'_, R>) -> Option<bool> {
        match self.kind {
            Kind::Line(line) => {
                let (from, along) = self.line(line);
                let piece = Piece::Straight { from, along, is_endless: true };
                tour.show(piece, Source::Simple(Beside::ON))
            }
            Kind::Sector(sector) => self
                .any_sector_piece(sector, |piece, beside| tour.show(piece, Source::Simple(beside))),
            Kind::Outline(outline) => self.any_outline_piece(&outline, tour),
            Kind::Group(group) => {
                for (piece, form) in group.forms() {
                    let Some(member) = Figure::of(form, self.anchor) else { continue };
                    tour.index = piece.unwrap_or(tour.index);
                    if member.visit(tour)? {
                        return Some(true);
                    }
                }
                Some(false)
            }
        }
    }

    fn any_sector_piece<R: Real>(
        &self,
        sector: Sector,
        mut test: impl FnMut(Piece<R>, Beside) -> Option<bool>,
    ) -> Option<bool> {
        let wedge = Wedge::<R>::new(sector);
        let center = self.seen(sector.center);
        let outer = self.sector_arc(sector, &wedge);
        if sector.inner_radius == sector.radius {
            return test(outer, Beside::ON);
        }
        if test(outer, Beside::LEFT)? {
            return Some(true);
        }
        if let Piece::Round { start, end, .. } = outer
            && sector.inner_radius > 0.0
        {
            let radius = wedge.radii[0];
            if test(Piece::Round { center, radius, start, end }, Beside::RIGHT)? {
                return Some(true);
            }
        }
        if wedge.is_whole {
            return Some(false);
        }
        let side = |[a, b]: [Place<R>; 2]| Piece::between(plus(center, a), plus(center, b));
        let [start, end] = wedge.sides();
        Some(test(side(start), Beside::LEFT)? || test(side(end), Beside::RIGHT)?)
    }

    /// The outer arc of a sector.
    fn sector_arc<R: Real>(&self, sector: Sector, wedge: &Wedge<R>) -> Piece<R> {
        let center = self.seen(sector.center);
        if wedge.is_whole {
            return Piece::circle(center, wedge.radii[1]);
        }
        let end = turn_by(wedge.start, wedge.end, wedge.is_wide);
        Piece::arc(center, wedge.radii[1], wedge.start, end)
    }

    fn any_outline_piece<R: Real>(
        &self,
        outline: &Outline<'_>,
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let edges = Edges::of(outline, self.anchor);
        if let (Some(runs), Some(within)) = (outline.boxes(), tour.within) {
            return edges.any_piece_among(runs, &within, tour);
        }
        let mut answer = Some(false);
        outline.any_edge_after(|before, a, b| {
            answer = edges.any_piece(before, [a, b], tour);
            answer != Some(false)
        });
        answer
    }

    fn seen<R: Real>(&self, p: Vector2D) -> Place<R> {
        Spot::of(p).seen_from(self.anchor)
    }

    fn line<R: Real>(&self, line: Line) -> (Place<R>, Place<R>) {
        (self.seen(line.base), [R::new(line.direction.x), R::new(line.direction.y)])
    }
}

/// The members of a group that are not empty, none of them a group.
fn members<'a>(group: Members<'a>, anchor: Vector2D) -> impl Iterator<Item = Figure<'a>> {
    group.forms().filter_map(move |(_, form)| Figure::of(form, anchor))
}

/// How many pieces the border of a form has.
fn piece_count(form: Form<'_>, anchor: Vector2D) -> u32 {
    match form {
        Form::Circle(c) => c.is_valid().into(),
        Form::Rectangle(r) if r.size.x > 0.0 && r.size.y > 0.0 => 4 * u32::from(r.is_valid()),
        form => Figure::of(form, anchor).map_or(0, |figure| figure.pieces()),
    }
}

/// A point near a shape.
pub(crate) fn anchor(form: Form<'_>) -> Option<Vector2D> {
    match form {
        Form::Line(line) => Some(line.base),
        Form::Sector(sector) => Some(sector.center),
        Form::Group(group) => first_anchor(group),
        _ => outline::anchor(form),
    }
}

fn first_anchor(group: Group<'_>) -> Option<Vector2D> {
    group.shapes().iter().find_map(|shape| match shape.form().plain() {
        Form::Group(_) => None,
        form => anchor(form).filter(|anchor| anchor.is_finite()),
    })
}
