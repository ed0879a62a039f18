//! Shapes by their borders.

use core::cell::Cell;

use super::beside::{self, Beside, Seen};
use super::edges::{Edges, Numbers};
use super::members::Members;
use super::piece::{Piece, Place, turn_by};
use super::tour::{Id, Labelled, Source, Tour};
use crate::any::{Form, Placed, moved_frame};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real, Tight};
use crate::outline::{
    self, Bounds, Ends, Outline, Vertex, Wedge, cross, frame_of_bounds, minus, plus, straight,
};
use crate::shape::{Line, Sector};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// A piece of a border by the shape that it belongs to: other figures may have the same one.
#[derive(Clone, Copy)]
pub(crate) struct On<'a> {
    of: Placed<'a>,
    /// The number of the member, if it is the asked figure's own.
    member: Option<u32>,
    number: u32,
    source: Source,
    /// Whether nothing crosses it where one looks along it.
    is_between: bool,
    /// The last member of which more than it did not matter, to be asked first.
    pub(super) cover: Option<&'a Cell<u32>>,
}

/// A shape by its border, seen from an anchor that two of them share.
#[derive(Clone, Copy)]
pub(crate) struct Figure<'a> {
    kind: Kind<'a>,
    /// The shape as it is written.
    placed: Placed<'a>,
    /// Its number in the group whose only member it is; otherwise 0.
    member: u32,
    pub(crate) anchor: Vector2D,
    /// 0 for a point, 1 for what has a length, 2 for what has an area.
    pub(crate) dimension: u32,
    /// Whether it is a polygon in one line.
    pub(crate) is_straight: bool,
    numbers: Option<Numbers<'a>>,
}

#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant, reason = "there are a few of them at a time, on the stack")]
enum Kind<'a> {
    Outline(Outline<'a>),
    Sector(Sector, Position),
    Line(Line, Position),
    Group(Members<'a>),
}

impl<'a> Figure<'a> {
    /// The figure of a shape where it stands; None if it is empty.
    pub(crate) fn of(placed: Placed<'a>, anchor: Vector2D) -> Option<Self> {
        let figure = Self::unnumbered(placed, anchor)?;
        let Kind::Outline(outline) = &figure.kind else { return Some(figure) };
        Some(Self { numbers: Numbers::of(outline), ..figure })
    }

    /// The same before the pieces are counted.
    fn unnumbered(placed: Placed<'a>, anchor: Vector2D) -> Option<Self> {
        if let Some(group) = Members::of(placed) {
            return Self::of_group(group, placed, anchor);
        }
        let position = placed.position;
        let (kind, dimension) = match placed.form {
            Form::Line(line) if line.direction == Vector2D::ZERO => {
                return Self::unnumbered(placed.with(Form::Point(line.base)), anchor);
            }
            Form::Line(line) => (line.is_valid().then_some(Kind::Line(line, position))?, 1),
            Form::Sector(sector) if sector.is_valid() => {
                let is_area = sector.inner_radius < sector.radius;
                match Outline::of_flat(sector, position, anchor) {
                    Some(flat) => (Kind::Outline(flat), flat.dimension()),
                    None => (Kind::Sector(sector, position), 1 + u32::from(is_area)),
                }
            }
            _ => {
                let outline = Outline::of(placed, anchor)?.reduced();
                (Kind::Outline(outline), outline.dimension())
            }
        };
        let is_straight = straight(placed).1;
        Some(Self { kind, placed, member: 0, anchor, dimension, is_straight, numbers: None })
    }

    /// Of one member that member.
    fn of_group(group: Members<'a>, placed: Placed<'a>, anchor: Vector2D) -> Option<Self> {
        let mut members = members(group, anchor);
        let first = members.next()?;
        let Some(second) = members.next() else { return Some(first) };
        let mut dimension = first.dimension.max(second.dimension);
        while dimension < 2
            && let Some(member) = members.next()
        {
            dimension = dimension.max(member.dimension);
        }
        let kind = Kind::Group(group);
        Some(Self { kind, placed, member: 0, anchor, dimension, is_straight: false, numbers: None })
    }

    /// Asks something about the figure, with boxes around its edges or members if there are many.
    pub(crate) fn with_boxes<T>(&self, ask: impl FnOnce(&Figure<'_>) -> T) -> T {
        match self.kind {
            Kind::Outline(outline) => outline.with_boxes(|outline| {
                let numbers = self.numbers.or_else(|| Numbers::of(outline));
                ask(&Figure { kind: Kind::Outline(*outline), numbers, ..*self })
            }),
            Kind::Group(group) => {
                group.with_boxes(|group| ask(&Figure { kind: Kind::Group(*group), ..*self }))
            }
            _ => ask(self),
        }
    }

    /// Within which coordinates it lies.
    pub(crate) fn bounds(&self) -> Bounds {
        match self.kind {
            Kind::Outline(outline) => outline.bounds().grown(outline.radius),
            Kind::Sector(sector, position) => {
                let center = position.point::<Near>(sector.center, self.anchor);
                Bounds::around(center, sector.radius.into())
            }
            Kind::Line(..) => Bounds::PLANE,
            Kind::Group(group) => self.bounds_of(&group.frame(), group.position),
        }
    }

    /// Within which coordinates a box lies that stands somewhere.
    fn bounds_of(&self, frame: &Frame, position: Position) -> Bounds {
        let Frame { low, high } = moved_frame(*frame, position);
        let seen = |v: Vector2D| {
            let anchor = self.anchor;
            [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
        };
        Bounds { low: seen(low), high: seen(high) }
    }

    /// A box around some bounds, as the members of a group see it.
    fn frame_for(&self, group: &Members<'_>, bounds: &Bounds) -> Frame {
        let way = Position::ZERO.seen_from(group.position);
        moved_frame(frame_of_bounds(bounds, self.anchor), way)
    }

    /// Whether some of its points surely lie beyond some bounds: if not, a tour within these shows all
    /// of its border.
    pub(crate) fn leaves(&self, bounds: &Bounds) -> bool {
        match self.kind {
            Kind::Outline(outline) => outline.any_edge_leaving(bounds),
            Kind::Sector(..) | Kind::Line(..) => false,
            Kind::Group(group) => {
                let around = self.frame_for(&group, bounds);
                group.any(
                    |frame| !self.bounds_of(frame, group.position).is_within(bounds),
                    |number, frame, member| {
                        self.figure_of(&group, number, member)
                            .is_some_and(|member| !frame.meets(&around) || member.leaves(bounds))
                    },
                )
            }
        }
    }

    /// The member that a piece of the border belongs to, and the number that it has there.
    pub(crate) fn number_of(&self, id: Id) -> [u32; 2] {
        [id.member + self.member, id.number]
    }

    /// The piece that has such numbers.
    pub(crate) fn id_of(&self, [member, number]: [u32; 2]) -> Id {
        Id { member: member.wrapping_sub(self.member), number }
    }

    /// Whether its border may cross itself, or have parts that its own points cover.
    pub(crate) fn may_cover_itself(&self) -> bool {
        match self.kind {
            Kind::Outline(outline) => outline.may_cover_itself() && !self.is_straight,
            Kind::Sector(..) | Kind::Line(..) => false,
            Kind::Group(_) => true,
        }
    }

    /// Whether one of its points within some bounds passes a test, which may be in doubt, if it consists
    /// of single points.
    pub(crate) fn any_point<R: Real>(
        &self,
        within: &Bounds,
        test: &mut dyn FnMut(Place<R>) -> Option<bool>,
    ) -> Option<bool> {
        match self.kind {
            Kind::Outline(outline) => match outline.first() {
                Some(spot) if self.dimension == 0 => test(spot.seen_from(self.anchor)),
                _ => Some(false),
            },
            Kind::Group(group) => {
                self.any_member_near(group, within, &mut |_, member| member.any_point(within, test))
            }
            _ => Some(false),
        }
    }

    /// Whether a member that may come near some bounds passes a test, which may be in doubt.
    fn any_member_near(
        &self,
        group: Members<'a>,
        bounds: &Bounds,
        test: &mut dyn FnMut(u32, Figure<'a>) -> Option<bool>,
    ) -> Option<bool> {
        let (around, mut answer) = (self.frame_for(&group, bounds), Some(false));
        group.any(
            |frame| frame.meets(&around),
            |number, _, member| {
                let member = self.figure_of(&group, number, member);
                answer = member.map_or(Some(false), |member| test(number, member));
                answer != Some(false)
            },
        );
        answer
    }

    /// Whether an edge around which something is rounded passes a test, of those that may reach a place: it is told about
    /// where the ends are, the radius, and what that is off by.
    pub(super) fn any_round_edge_at(
        &self,
        place: [f64; 2],
        test: &mut dyn FnMut([[f64; 2]; 2], f64, f64) -> bool,
    ) -> bool {
        let around = Bounds::around(place.map(Tight::exactly), 0.0);
        match self.kind {
            Kind::Outline(outline) if outline.radius > 0.0 => {
                outline.any_edge_beside(&around, Some([place; 2]), 0.0, |a, b| {
                    let slips = [a, b].map(|v| v.near[0].slip() + v.near[1].slip());
                    let ends = [a, b].map(Vertex::place);
                    test(ends, outline.radius.into(), slips[0] + slips[1])
                })
            }
            Kind::Group(group) => {
                let mut any = |_, member: Figure<'a>| Some(member.any_round_edge_at(place, test));
                self.any_member_near(group, &around, &mut any) == Some(true)
            }
            _ => false,
        }
    }

    /// The ends of what has a length but no area.
    pub(crate) fn ends<R: Real>(&self) -> [Option<Place<R>>; 2] {
        match self.kind {
            Kind::Outline(outline) => match outline.ends() {
                Ends::Open(ends) => ends.map(|spot| Some(spot.seen_from(self.anchor))),
                Ends::Closed => [None; 2],
            },
            Kind::Sector(sector, position) => {
                self.sector_arc(sector, position, &Wedge::new(sector), 1).ends()
            }
            Kind::Line(..) | Kind::Group(_) => [None; 2],
        }
    }

    /// What lies beside a place, for one who looks along a direction.
    pub(crate) fn beside<R: Real>(&self, place: Place<R>, direction: Place<R>) -> Option<Beside> {
        self.beside_any(None, place, direction)
    }

    /// What lies beside a place on a piece of the own border, or of another one that this may have, too, for
    /// one who looks along it.
    pub(super) fn beside_on<R: Real>(
        &self,
        on: On<'_>,
        [place, direction]: [Place<R>; 2],
    ) -> Option<Beside> {
        self.beside_any(Some(on), place, direction).map(Beside::without_seam)
    }

    /// A piece as other figures may have it.
    pub(super) fn on<R>(&self, label: &Labelled<R>) -> Option<On<'a>> {
        let Labelled { id, source, .. } = *label;
        let of = self.written(id.member)?;
        let number = id.number;
        Some(On { of, member: None, number, source, is_between: true, cover: None })
    }

    /// A piece of the own border.
    pub(super) fn on_own<R>(&self, label: &Labelled<R>) -> Option<On<'a>> {
        Some(On { member: Some(label.id.member), ..self.on(label)? })
    }

    /// The member of a number as it is written.
    fn written(&self, member: u32) -> Option<Placed<'a>> {
        match &self.kind {
            Kind::Group(group) => group.get(member),
            _ => Some(self.placed),
        }
    }

    /// Whether a piece is that of another figure, as both are written in the same numbers.
    pub(crate) fn has_twin(&self, own: Id, other: &Figure<'_>, its: Id) -> bool {
        own.number == its.number && self.has_twins(own, other, its)
    }

    /// Whether all pieces of a member are those of another figure's member.
    pub(crate) fn has_twins(&self, own: Id, other: &Figure<'_>, its: Id) -> bool {
        let shapes = self.written(own.member).zip(other.written(its.member));
        shapes.is_some_and(|(a, b)| a.is_written_as(&b))
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
        let place = minus(place, position.point(sector.center, self.anchor));
        let beside = beside::wedge(&Wedge::new(sector), place, direction)?;
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
        let (from, along) = self.line(line, position);
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

    /// The member of a number.
    fn member(&self, group: &Members<'a>, number: u32) -> Option<Figure<'a>> {
        self.figure_of(group, number, group.get(number)?)
    }

    /// The figure of a member, with the boxes that there are around its edges.
    fn figure_of(
        &self,
        group: &Members<'a>,
        number: u32,
        member: Placed<'a>,
    ) -> Option<Figure<'a>> {
        let Some(crowd) = group.crowd(number) else { return Figure::of(member, self.anchor) };
        let figure = Self::unnumbered(member, self.anchor)?;
        let Kind::Outline(outline) = figure.kind else { return Some(figure) };
        let kind = Kind::Outline(outline.among(Some(crowd.boxes)));
        Some(Figure { kind, numbers: crowd.numbers, ..figure })
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
                let there = member.beside(place, [R::new(1.0), R::new(0.0)])?;
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
    pub(super) fn is_surely_between<R: Real>(&self, number: u32, place: Place<R>) -> bool {
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
        let there = self.beside(place, [R::new(1.0), R::new(0.0)])?;
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
        for end in self.ends::<R>().into_iter().flatten() {
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
        let is_other = self.any_piece_near(Bounds::around(place, 0.0), None, |other| {
            Some(other.id != label.id && other.piece.holds(place)?)
        })?;
        Some(!is_other)
    }

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
        met: Option<[Place<f64>; 2]>,
        mut test: impl FnMut(&Labelled<R>) -> Option<bool>,
    ) -> Option<bool> {
        self.visit(&mut Tour { met, ..Tour::new(bounds, &mut test) })
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
            return self.any_piece_around(around, test);
        }
        self.any_piece_around::<Tight>(around, |label| {
            if label.piece.holds(nearly) == Some(false) {
                return Some(false);
            }
            let label = self.again(label.id);
            test(label.as_ref()?)
        })
    }

    /// Whether a piece passes a test, which may be in doubt, of those that may come within a distance of a place.
    pub(crate) fn any_piece_around<R: Real>(
        &self,
        (place, distance): ([f64; 2], f64),
        mut test: impl FnMut(&Labelled<R>) -> Option<bool>,
    ) -> Option<bool> {
        let bounds = Bounds::around(place.map(Tight::exactly), distance);
        self.visit(&mut Tour { at: Some((place, distance)), ..Tour::new(bounds, &mut test) })
    }

    /// The piece of a number of what is no group; None if there is none, and in doubt.
    pub(crate) fn piece<R: Real>(&self, number: u32) -> Option<Piece<R>> {
        self.again(Id { member: 0, number }).map(|label| label.piece)
    }

    /// A piece in numbers of any kind; None if there is none, and in doubt.
    #[inline(never)]
    pub(crate) fn again<R: Real>(&self, id: Id) -> Option<Labelled<R>> {
        let mut only = None;
        let mut take = |label: &Labelled<R>| {
            let is_it = label.id == id;
            if is_it {
                only = Some(*label);
            }
            Some(is_it)
        };
        self.visit(&mut Tour { only: Some(id), ..Tour::new(Bounds::PLANE, &mut take) })?;
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
        tour.show(Source::Simple(Beside::ON), || {
            let (from, along) = self.line(line, position);
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
        let wedge = &Wedge::<R>::new(sector);
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
    fn sector_arc<R: Real>(
        &self,
        sector: Sector,
        position: Position,
        wedge: &Wedge<R>,
        number: usize,
    ) -> Piece<R> {
        let (center, radius) = (position.point(sector.center, self.anchor), wedge.radii[number]);
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
        let center = position.point(sector.center, self.anchor);
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

    fn line<R: Real>(&self, line: Line, position: Position) -> (Place<R>, Place<R>) {
        let along = [R::new(line.direction.x), R::new(line.direction.y)];
        (position.point(line.base, self.anchor), along)
    }
}

/// The members of a group that are not empty, none of them a group.
fn members<'a>(group: Members<'a>, anchor: Vector2D) -> impl Iterator<Item = Figure<'a>> {
    group.placed().filter_map(move |(number, member)| {
        Figure::of(member, anchor).map(|figure| Figure { member: number, ..figure })
    })
}

/// A point near a shape.
pub(crate) fn anchor(placed: Placed<'_>) -> Option<Vector2D> {
    match Members::of(placed) {
        Some(group) => group
            .placed()
            .filter_map(|(_, member)| outline::anchor(member))
            .find(|anchor| anchor.is_finite()),
        None => outline::anchor(placed),
    }
}
