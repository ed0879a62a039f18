//! Shapes by their borders.

use super::beside::{self, Beside};
use super::piece::{Branch, Piece, Place, turn_of};
use crate::any::{Form, Group, Shape};
use crate::exact::real::Real;
use crate::outline::{self, Ends, Outline, Spot, Wedge, cross, dot, minus, plus};
use crate::shape::{Line, Sector};
use crate::vector::Vector2D;

/// A shape by its border, seen from an anchor that two of them share.
#[derive(Clone, Copy)]
pub(crate) struct Figure<'a> {
    kind: Kind<'a>,
    pub(crate) anchor: Vector2D,
}

#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "lives on the stack, one or two at a time")]
enum Kind<'a> {
    Outline(Outline<'a>),
    Sector(Sector),
    Line(Line),
    Group(Group<'a>),
}

/// A piece of a border with what is known of it.
#[derive(Clone, Copy)]
pub(crate) struct Labelled<R> {
    pub(crate) index: u32,
    pub(crate) piece: Piece<R>,
    pub(crate) source: Source,
}

/// Where a piece of a border comes from.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    /// An edge from vertex to vertex; what lies beside it, if that is the same everywhere.
    Edge([Spot; 2], Option<Beside>),
    /// Another piece of a simple border, beside which this lies everywhere.
    Simple(Beside),
    /// What may be border or not.
    Perhaps,
}

impl<'a> Figure<'a> {
    /// The figure of a shape; None if it is empty.
    pub(crate) fn of(form: Form<'a>, anchor: Vector2D) -> Option<Self> {
        let kind = match form {
            Form::Line(line) if line.direction == Vector2D::ZERO => {
                return Self::of(Form::Point(line.base), anchor);
            }
            Form::Line(line) => line.is_valid().then_some(Kind::Line(line))?,
            Form::Sector(sector) if sector.is_valid() => match Outline::of_flat(sector, anchor) {
                Some(flat) => Kind::Outline(flat),
                None => Kind::Sector(sector),
            },
            Form::Group(group) => {
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

    /// Where it is, if it is a point.
    pub(crate) fn point<R: Real>(&self) -> Option<Place<R>> {
        match self.kind {
            Kind::Outline(outline) if outline.dimension() == 0 => {
                outline.first().map(|spot| spot.seen_from(self.anchor))
            }
            Kind::Group(group) => members(group, self.anchor).find_map(|member| member.point()),
            _ => None,
        }
    }

    /// The ends of what has a length but no area.
    pub(crate) fn ends<R: Real>(&self) -> [Option<Place<R>>; 2] {
        match self.kind {
            Kind::Outline(outline) => match outline.ends() {
                Ends::Open(ends) => ends.map(|spot| Some(spot.seen_from(self.anchor))),
                Ends::Closed => [None; 2],
            },
            Kind::Sector(sector) => {
                let arc = self.sector_arc(sector, &Wedge::new(sector));
                arc.map_or([None; 2], |arc| arc.ends())
            }
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
                beside::outline(&outline, self.anchor, place, direction, Some(label.index))
            }
            _ => self.beside(place, direction),
        }
    }

    /// Whether a place on a piece of the border is the start of the next piece, too.
    pub(crate) fn has_next<R: Real>(&self, label: &Labelled<R>, parameter: R) -> Option<bool> {
        let Some([low, high]) = label.piece.range() else { return Some(false) };
        let is_followed = match (self.kind, label.source) {
            (Kind::Outline(outline), Source::Edge([_, end], _)) => {
                outline.dimension() == 2 || outline.has_edge_from(end)
            }
            (Kind::Line(_), _) => false,
            _ => self.dimension() == 2,
        };
        let is_perhaps = matches!(label.source, Source::Perhaps);
        let is_straight = matches!(label.piece, Piece::Straight { .. });
        // The sides of rounded edges begin and end on the arcs.
        Some(
            (is_followed && parameter.compare(high)?.is_ge())
                || (is_perhaps && is_straight && parameter.compare(low)?.is_le()),
        )
    }

    /// Whether a place belongs to the border; what has no area is all border.
    pub(crate) fn is_border<R: Real>(&self, place: Place<R>) -> Option<bool> {
        if !self.may_cover_itself() {
            return Some(true);
        }
        Some(self.beside(place, [R::new(1.0), R::new(0.0)])?.is_on)
    }

    /// Whether a way along the border from a place on it passes a test.
    pub(crate) fn any_branch<R: Real>(
        &self,
        place: Place<R>,
        mut test: impl FnMut(Branch<R>) -> Option<bool>,
    ) -> Option<bool> {
        self.any_piece(|label| {
            if !label.piece.holds(place)? {
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
        let mut index = 0;
        self.any_piece_from(&mut index, &mut test)
    }

    fn any_piece_from<R: Real>(
        &self,
        index: &mut u32,
        test: &mut dyn FnMut(Labelled<R>) -> Option<bool>,
    ) -> Option<bool> {
        let mut label = |piece: Piece<R>, source: Source| {
            let labelled = Labelled { index: *index, piece, source };
            *index += 1;
            test(labelled)
        };
        match self.kind {
            Kind::Line(line) => {
                let (from, along) = self.line(line);
                label(Piece::Straight { from, along, is_endless: true }, Source::Simple(Beside::ON))
            }
            Kind::Sector(sector) => {
                self.any_sector_piece(sector, |piece, beside| label(piece, Source::Simple(beside)))
            }
            Kind::Outline(outline) => self.any_outline_piece(&outline, &mut label),
            Kind::Group(group) => {
                for member in members(group, self.anchor) {
                    if member.any_piece_from(index, test)? {
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
        let Some(outer) = self.sector_arc(sector, &wedge) else { return Some(false) };
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
    fn sector_arc<R: Real>(&self, sector: Sector, wedge: &Wedge<R>) -> Option<Piece<R>> {
        let center = self.seen(sector.center);
        if wedge.is_whole {
            return Some(Piece::circle(center, wedge.radii[1]));
        }
        let end = turn_of(wedge.start, wedge.end)?;
        Some(Piece::arc(center, wedge.radii[1], wedge.start, end))
    }

    fn any_outline_piece<R: Real>(&self, outline: &Outline<'_>, test: Test<'_, R>) -> Option<bool> {
        if outline.dimension() == 0 {
            return Some(false);
        }
        let mut answer = Some(false);
        let seen = |spot: Spot| spot.seen_from::<R>(self.anchor);
        let (is_circle, is_capsule) = (outline.is_circle(), outline.is_capsule());
        let beside = match outline.dimension() {
            1 => Some(Beside::ON),
            _ if outline.may_cover_itself() => None,
            _ => Some(Beside::LEFT),
        };
        outline.any_edge(|a, b| {
            let (a, b) = (a.spot, b.spot);
            answer = if outline.radius == 0.0 {
                test(Piece::between(seen(a), seen(b)), Source::Edge([a, b], beside))
            } else if is_circle {
                test(Piece::circle(seen(a), R::new(outline.radius)), Source::Simple(Beside::LEFT))
            } else if is_capsule {
                any_capsule_piece(seen(a), seen(b), R::new(outline.radius), test)
            } else {
                let is_last = outline.is_open_end(b);
                any_rounded_piece([seen(a), seen(b)], R::new(outline.radius), is_last, test)
            };
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
fn members<'a>(group: Group<'a>, anchor: Vector2D) -> impl Iterator<Item = Figure<'a>> {
    let forms = group.shapes().iter().map(Shape::form);
    forms
        .filter(|form| !matches!(form, Form::Group(_)))
        .filter_map(move |form| Figure::of(form, anchor))
}

type Test<'t, R> = &'t mut dyn FnMut(Piece<R>, Source) -> Option<bool>;

/// The sides and the ends of a capsule: counterclockwise, from the side to the right of its way on.
fn any_capsule_piece<R: Real>(
    a: Place<R>,
    b: Place<R>,
    radius: R,
    test: Test<'_, R>,
) -> Option<bool> {
    let normal = normal(a, b);
    let back = normal.map(|x| -x);
    let reach = |from: Place<R>, normal: Place<R>| plus(from, normal.map(|x| radius * x));
    let half = R::new(2.0);
    let left = Source::Simple(Beside::LEFT);
    Some(
        test(Piece::between(reach(a, normal), reach(b, normal)), left)?
            || test(Piece::arc(b, radius, normal, half), left)?
            || test(Piece::between(reach(b, back), reach(a, back)), left)?
            || test(Piece::arc(a, radius, back, half), left)?,
    )
}

/// All that may be border around a rounded edge: both sides, and the circles at its ends.
fn any_rounded_piece<R: Real>(
    [a, b]: [Place<R>; 2],
    radius: R,
    is_last: bool,
    test: Test<'_, R>,
) -> Option<bool> {
    if test(Piece::circle(a, radius), Source::Perhaps)?
        || (is_last && test(Piece::circle(b, radius), Source::Perhaps)?)
    {
        return Some(true);
    }
    let way = minus(b, a);
    if dot(way, way).sign()?.is_eq() {
        return Some(false);
    }
    let normal = normal(a, b);
    let offset = normal.map(|x| radius * x);
    Some(
        test(Piece::between(plus(a, offset), plus(b, offset)), Source::Perhaps)?
            || test(Piece::between(minus(b, offset), minus(a, offset)), Source::Perhaps)?,
    )
}

/// The direction of length 1 to the right of the way from one point to another.
fn normal<R: Real>(a: Place<R>, b: Place<R>) -> Place<R> {
    let [x, y] = minus(b, a);
    let length = dot([x, y], [x, y]).square_root();
    [y.over(length), -x.over(length)]
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
    group.shapes().iter().find_map(|shape| match shape.form() {
        Form::Group(_) => None,
        form => anchor(form).filter(|anchor| anchor.is_finite()),
    })
}
