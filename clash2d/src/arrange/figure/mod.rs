//! Shapes by their borders.

mod pieces;
mod place;

use core::cell::Cell;

use super::edges::Numbers;
use super::members::Members;
use super::piece::Place;
use super::tour::{Id, Labelled, Source};
use crate::any::{Form, Placed};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real, Tight};
use crate::outline::{self, Bounds, Ends, Outline, Vertex, Wedge, frame_of_bounds, straight};
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
    pub(in crate::arrange) cover: Option<&'a Cell<u32>>,
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
    pub(crate) fn with_boxes<T: Default>(&self, mut ask: impl FnMut(&Figure<'_>) -> T) -> T {
        let mut answer = T::default();
        self.show_with_boxes(&mut |figure| answer = ask(figure));
        answer
    }

    fn show_with_boxes(&self, show: &mut dyn FnMut(&Figure<'_>)) {
        match self.kind {
            Kind::Outline(outline) => outline.with_boxes(|outline| {
                let numbers = self.numbers.or_else(|| Numbers::of(outline));
                show(&Figure { kind: Kind::Outline(*outline), numbers, ..*self });
            }),
            Kind::Group(group) => {
                group.with_boxes(&mut |group| show(&Figure { kind: Kind::Group(*group), ..*self }));
            }
            _ => show(self),
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
    fn bounds_of(&self, &Frame { low, high }: &Frame, position: Position) -> Bounds {
        let [x, y] = position.point::<Near>(Vector2D::ZERO, self.anchor);
        let seen = |v: Vector2D, side: f64| {
            let slips = [x.slip(), y.slip()].map(|slip| side * slip);
            [f64::from(v.x) + x.value() + slips[0], f64::from(v.y) + y.value() + slips[1]]
        };
        let (low, high) = (seen(low, -1.0), seen(high, 1.0));
        if position.is_zero() {
            return Bounds { low, high };
        }
        let Frame { low, high } = Frame::around(low, high, x.slip() + y.slip());
        Bounds { low: [low.x, low.y].map(f64::from), high: [high.x, high.y].map(f64::from) }
    }

    /// A box around some bounds, as the members of a group see it.
    fn frame_for(&self, group: &Members<'_>, bounds: &Bounds) -> Frame {
        frame_of_bounds(bounds, self.anchor, group.position)
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
        run: R::Run,
        test: &mut dyn FnMut(Place<R>) -> Option<bool>,
    ) -> Option<bool> {
        match self.kind {
            Kind::Outline(outline) => match outline.first() {
                Some(spot) if self.dimension == 0 => test(spot.seen_in(self.anchor, run)),
                _ => Some(false),
            },
            Kind::Group(group) => {
                let mut any = |_, member: Figure<'a>| member.any_point(within, run, test);
                self.any_member_near(group, within, &mut any)
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
    pub(in crate::arrange) fn any_round_edge_at(
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
    pub(crate) fn ends<R: Real>(&self, run: R::Run) -> [Option<Place<R>>; 2] {
        match self.kind {
            Kind::Outline(outline) => match outline.ends() {
                Ends::Open(ends) => ends.map(|spot| Some(spot.seen_in(self.anchor, run))),
                Ends::Closed => [None; 2],
            },
            Kind::Sector(sector, position) => {
                self.sector_arc(sector, position, &Wedge::new_in(sector, run), 1).ends()
            }
            Kind::Line(..) | Kind::Group(_) => [None; 2],
        }
    }

    /// A piece as other figures may have it.
    pub(in crate::arrange) fn on<R>(&self, label: &Labelled<R>) -> Option<On<'a>> {
        let Labelled { id, source, .. } = *label;
        let of = self.written(id.member)?;
        let number = id.number;
        Some(On { of, member: None, number, source, is_between: true, cover: None })
    }

    /// A piece of the own border.
    pub(in crate::arrange) fn on_own<R>(&self, label: &Labelled<R>) -> Option<On<'a>> {
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

    fn line<R: Real>(
        &self,
        Line { base, direction }: Line,
        position: Position,
        run: R::Run,
    ) -> (Place<R>, Place<R>) {
        let along = [direction.x, direction.y].map(|x| R::new_in(x, run));
        (position.point_in(base, self.anchor, run), along)
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
