//! Shapes that move in a straight line.

use core::hint::select_unpredictable;
use core::mem::MaybeUninit;

use super::body::{Body, anchor_of};
use super::first::{Contact, Search, Wanted};
use super::ground::may_be_sided;
use super::hit::{CastHit, at_least};
use super::leaving::{gap, leading_into, next_contact, obstacle, start, touch, wide};
use super::members::{Met, Pair as Members, each_pair_on_way, is_group};
use super::quick::{self, Verdict};
use super::settings::{CastMode, CastSettings, CastSides, Rules};
use crate::any::{Form, OfKind, Placed, Polygon, Shape, ShapeKind as Kind};
use crate::collide::collide;
use crate::convex::Anchor;
use crate::distance::order;
use crate::distance::place::{plus, times};
use crate::exact::judge::quickly;
use crate::exact::position::Position;
use crate::exact::settle::carefully;
use crate::exact::terms::Vector;
use crate::outline::Lane;
use crate::shape::{Capsule, Circle, Rectangle};
use crate::vector::Vector2D;
use crate::within::within;

/// [`ask::cast`](crate::ask::cast).
pub(crate) fn cast(
    a: &Shape<'_>,
    movement_a: Vector2D,
    b: &Shape<'_>,
    movement_b: Vector2D,
) -> Option<CastHit> {
    let [mut hit, mut nowhere] = [MaybeUninit::uninit(); 2];
    let out = Out { hit: &mut hit, nowhere: &mut nowhere };
    moving([a, b], [movement_a, movement_b], &Rules::DEFAULT, out).copied()
}

/// [`ask::cast_with`](crate::ask::cast_with).
pub(crate) fn cast_with(
    a: &Shape<'_>,
    movement_a: Vector2D,
    b: &Shape<'_>,
    movement_b: Vector2D,
    settings: &CastSettings,
) -> Option<CastHit> {
    let [mut hit, mut nowhere] = [MaybeUninit::uninit(); 2];
    let out = Out { hit: &mut hit, nowhere: &mut nowhere };
    moving_with([a, b], [movement_a, movement_b], settings, out).copied()
}

/// Where a hit is written to.
pub(crate) struct Out<'o> {
    pub(crate) hit: &'o mut MaybeUninit<CastHit>,
    /// Where something is written to if there is no hit: whether there is one can't be predicted.
    pub(crate) nowhere: &'o mut MaybeUninit<CastHit>,
}

/// What answers for two shapes of certain kinds that move, and writes the hit to a place.
type Pair =
    for<'o> fn(&Shape<'_>, &Shape<'_>, Vector2D, Vector2D, &Rules, Out<'o>) -> Option<&'o CastHit>;

/// [`cast`] into a place.
#[inline(always)]
pub(crate) fn moving<'o>(
    [a, b]: [&Shape<'_>; 2],
    [movement_a, movement_b]: [Vector2D; 2],
    rules: &Rules,
    out: Out<'o>,
) -> Option<&'o CastHit> {
    match Shape::are_at_origin(a, b) {
        true => PAIRS[a.place()][b.place()](a, b, movement_a, movement_b, rules, out),
        false => moved(a, b, movement_a, movement_b, rules, out),
    }
}

/// The same with settings that may be any.
#[inline(never)]
pub(crate) fn moving_with<'o>(
    shapes: [&Shape<'_>; 2],
    movements: [Vector2D; 2],
    settings: &CastSettings,
    out: Out<'o>,
) -> Option<&'o CastHit> {
    let rules = settings.rules()?;
    if rules.are_plain() {
        return moving(shapes, movements, &rules, out);
    }
    // What is found too late is not written.
    let [mut own, mut nowhere] = [MaybeUninit::uninit(); 2];
    if rules.kept == 0.0 {
        let own = Out { hit: &mut own, nowhere: &mut nowhere };
        let found = *moving(shapes, movements, &rules, own)?;
        if found.fraction != rules.largest {
            return (found.fraction < rules.largest).then(|| &*out.hit.write(found));
        }
    }
    Some(&*out.hit.write(careful_cast(shapes, movements, &rules)?))
}

/// As exactly as the last fraction that counts and a distance to keep need it.
pub(super) fn careful_cast(
    shapes: [&Shape<'_>; 2],
    movements: [Vector2D; 2],
    rules: &Rules,
) -> Option<CastHit> {
    let are_finite = movements.iter().all(|movement| movement.is_finite());
    let may_meet = are_finite && may_meet(shapes, movements, rules);
    may_meet.then(|| carefully(|| any_cast(shapes, movements, rules))).flatten()
}

/// The same of shapes at positions.
#[inline(never)]
fn moved<'o>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    movement_a: Vector2D,
    movement_b: Vector2D,
    rules: &Rules,
    out: Out<'o>,
) -> Option<&'o CastHit> {
    match Shape::settled([a, b]) {
        Some([a, b]) => PAIRS[a.place()][b.place()](&a, &b, movement_a, movement_b, rules, out),
        None => others(a, b, movement_a, movement_b, rules, out),
    }
}

/// The functions of all kinds with all kinds.
macro_rules! by_kinds {
    ($($first:ident, $second:ident: $quick:expr;)*) => {{
        let mut table = [[others as Pair; Shape::PLACES]; Shape::PLACES];
        $({
            let (first, second) = (Kind::$first as usize, Kind::$second as usize);
            table[second][first] = |a, b, movement_a, movement_b, rules, out| {
                let verdict = tried::<$first, $second>($quick, [b, a], [movement_b, movement_a]);
                answered(verdict.swapped(), [a, b], [movement_a, movement_b], rules, out)
            };
            table[first][second] = |a, b, movement_a, movement_b, rules, out| {
                let verdict = tried::<$first, $second>($quick, [a, b], [movement_a, movement_b]);
                answered(verdict, [a, b], [movement_a, movement_b], rules, out)
            };
        })*
        table
    }};
}

static PAIRS: [[Pair; Shape::PLACES]; Shape::PLACES] = by_kinds! {
    Capsule, Circle: quick::hulls::<1, 1>;
    Capsule, Polygon: quick::hull_and_polygon;
    Capsule, Rectangle: quick::hulls::<1, 1>;
    Circle, Circle: quick::circles;
    Circle, Polygon: quick::hull_and_polygon;
    Circle, Rectangle: quick::hulls::<1, 1>;
    Polygon, Polygon: quick::polygons;
    Rectangle, Polygon: quick::hull_and_polygon;
    Rectangle, Rectangle: quick::rectangles;
};

/// What a function says about two shapes of its kinds.
#[inline(always)]
fn tried<'s, A: OfKind<'s>, B: OfKind<'s>>(
    quick: impl Fn(&A, &B, [Vector2D; 2]) -> Verdict,
    [a, b]: [&Shape<'s>; 2],
    movements: [Vector2D; 2],
) -> Verdict {
    A::of(a).zip(B::of(b)).map_or(Verdict::DOUBT, |(a, b)| quick(a, b, movements))
}

/// Writes what is certain, or what others say.
#[inline(always)]
fn answered<'o>(
    verdict: Verdict,
    [a, b]: [&Shape<'_>; 2],
    [movement_a, movement_b]: [Vector2D; 2],
    rules: &Rules,
    out: Out<'o>,
) -> Option<&'o CastHit> {
    match verdict {
        Verdict { is_known: true, .. } => written(verdict, out),
        Verdict { may_touch: true, .. } => in_touch(a, b, movement_a, movement_b, rules, out),
        _ => others(a, b, movement_a, movement_b, rules, out),
    }
}

/// Writes a hit, or else something to nowhere.
#[inline(always)]
fn written(Verdict { is_hit, hit, .. }: Verdict, out: Out<'_>) -> Option<&CastHit> {
    let place = select_unpredictable(is_hit, out.hit, out.nowhere);
    let hit = place.write(hit);
    is_hit.then_some(&*hit)
}

/// What formulas leave in doubt because shapes seem to share a point at the start.
#[cold]
#[inline(never)]
fn in_touch<'o>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    movement_a: Vector2D,
    movement_b: Vector2D,
    rules: &Rules,
    out: Out<'o>,
) -> Option<&'o CastHit> {
    let is_finite = movement_a.is_finite() & movement_b.is_finite();
    if is_finite
        && (rules.mode == CastMode::All)
        && let Some(hit) = touch(a, b)
    {
        return Some(out.hit.write(hit));
    }
    others(a, b, movement_a, movement_b, rules, out)
}

/// The pairs without a formula of their own, and other doubts.
#[inline(never)]
fn others<'o>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    movement_a: Vector2D,
    movement_b: Vector2D,
    rules: &Rules,
    out: Out<'o>,
) -> Option<&'o CastHit> {
    let (shapes, movements) = ([a, b], [movement_a, movement_b]);
    if let Some(shapes) = Shape::instead(shapes, &[a.handy(), b.handy()]) {
        return moving(shapes, movements, rules, out);
    }
    if rules.kept == 0.0 && quick::pass_by(shapes, movements) {
        return None;
    }
    if !(movement_a.is_finite() && movement_b.is_finite() && may_meet(shapes, movements, rules)) {
        return None;
    }
    let quick = quickly(|| quick_cast(shapes, movements));
    let hit = quick.unwrap_or_else(|| carefully(|| any_cast(shapes, movements, rules)));
    hit.map(|hit| &*out.hit.write(hit))
}

/// Whether the boxes around shapes come in each other's way.
fn may_meet(shapes: [&Shape<'_>; 2], movements: [Vector2D; 2], rules: &Rules) -> bool {
    let ([a, b], wanted) = (shapes.map(Shape::frame), Wanted::forth(*rules));
    let a = a.grown(wanted.kept.into());
    Lane::new(a, wanted.way(relative(movements))).may_meet(&b)
}

/// The same in plain f64, or a doubt; that also if they may touch at the start.
pub(super) fn quick_cast(
    shapes @ [a, b]: [&Shape<'_>; 2],
    movements @ [movement_a, movement_b]: [Vector2D; 2],
) -> Option<Option<CastHit>> {
    let placed @ [first, second] = shapes.map(|shape| Placed::of(shape).lean());
    if order::is_placed_after(first, second) {
        let hit = quick_ordered([second, first], [movement_b, movement_a], &Anchor::near(b, a)?)?;
        return Some(hit.map(CastHit::swapped));
    }
    quick_ordered(placed, movements, &Anchor::near(a, b)?)
}

/// The same of two of which the second one is not to come first.
fn quick_ordered(
    [a, b]: [Placed<'_>; 2],
    movements: [Vector2D; 2],
    anchor: &Anchor,
) -> Option<Option<CastHit>> {
    let forms = [with_all_vertices(a.form, b.form), with_all_vertices(b.form, a.form)];
    let met = quick::convex_shapes(forms, movements, anchor)?;
    Some(met.map(|met| {
        let members = [forms[0].into(), b.with(forms[1]).seen_from(a.position)];
        met.placed(&Members { numbers: [0; 2], members }, movements, 0.0)
    }))
}

/// A prepared polygon as its vertices, unless it has so many more than the other shape that boxes tell
/// sooner.
fn with_all_vertices<'a>(form: Form<'a>, other: Form<'_>) -> Form<'a> {
    let count = |form: Form<'_>| match form {
        Form::Prepared(prepared) => prepared.runs().map_or(0, |runs| runs.path.count()),
        Form::Polygon(polygon) => polygon.vertices().len(),
        _ => 4,
    };
    match form {
        Form::Prepared(prepared) if count(form) <= 16 * count(other) => prepared.plain(),
        form => form,
    }
}

pub(super) fn any_cast(
    [a, b]: [&Shape<'_>; 2],
    [movement_a, movement_b]: [Vector2D; 2],
    rules: &Rules,
) -> Option<CastHit> {
    if order::is_placed_after(Placed::of(a), Placed::of(b)) {
        return ordered([b, a], [movement_b, movement_a], rules).map(CastHit::swapped);
    }
    ordered([a, b], [movement_a, movement_b], rules)
}

fn ordered(shapes: [&Shape<'_>; 2], movements: [Vector2D; 2], rules: &Rules) -> Option<CastHit> {
    let [a, b] = shapes.map(handy_placed);
    let are_near = match rules.kept {
        0.0 => collide(shapes[0], shapes[1]),
        kept => within(shapes[0], shapes[1], kept),
    };
    let is_moved = movements[0] != movements[1];
    if are_near && (!is_moved || rules.do_meet(a, b, relative(movements))) {
        return touching(shapes, movements, rules);
    }
    if is_moved { carefully(|| apart(a, b, movements, rules)) } else { None }
}

/// A shape where it stands, with what casts have use for.
pub(super) fn handy_placed<'a>(shape: &Shape<'a>) -> Placed<'a> {
    let placed = Placed::of(shape);
    placed.with(placed.form.handy())
}

/// Of shapes that do not meet at the start.
fn apart(a: Placed<'_>, b: Placed<'_>, movements: [Vector2D; 2], rules: &Rules) -> Option<CastHit> {
    let ([a, b], frame) = Placed::aligned(a, b);
    first_contact(a, b, frame, movements, rules)
}

/// The movement of the first shape, seen from the second one.
pub(super) fn relative([a, b]: [Vector2D; 2]) -> Vector<2> {
    [[a.x, -b.x], [a.y, -b.y]]
}

/// Of shapes that meet at the start.
fn touching([a, b]: [&Shape<'_>; 2], movements: [Vector2D; 2], rules: &Rules) -> Option<CastHit> {
    let (placed, movement) = ([a, b].map(handy_placed), relative(movements));
    let is_moved = movements[0] != movements[1];
    if rules.mode == CastMode::All {
        let is_met = rules.kept == 0.0 || collide(a, b);
        let do_sides_matter = is_moved || rules.sides == CastSides::Ignore;
        let is_plain = is_met && !(do_sides_matter && placed.iter().any(may_be_sided));
        let leads_into = leading_into(movement);
        let is_there = |_, normal| !is_moved || leads_into(normal);
        let hit = if is_plain { None } else { start(placed, rules, is_there).ok().flatten() };
        return hit.or_else(|| touch(a, b)).or_else(|| gap(placed));
    }
    let [a, b] = placed;
    if !is_moved {
        return None;
    }
    obstacle(a, b, movement, rules).or_else(|| {
        // Two convex shapes that a movement parts meet no more.
        if rules.kept == 0.0 && is_always_convex(a.form) && is_always_convex(b.form) {
            return None;
        }
        let ([a, b], frame) = Placed::aligned(a, b);
        let (next, pair) = next_contact(a, b, movement, rules, None)?;
        let hit = met(next, frame, movements[1]).placed(&pair, movements, rules.kept);
        Some(CastHit { starts_in_contact: true, ..hit })
    })
}

/// Whether all shapes of its kind are convex, and have an end.
fn is_always_convex(form: Form<'_>) -> bool {
    use Form::{Capsule, Circle, OrientedRectangle, Point, Rectangle, Segment};
    matches!(form, Point(_) | Circle(_) | Capsule(_))
        || matches!(form, Segment(_) | Rectangle(_) | OrientedRectangle(_))
}

/// The first contact of two shapes that are apart, with the movements of both, in a frame that stands
/// somewhere.
fn first_contact(
    a: Placed<'_>,
    b: Placed<'_>,
    frame: Position,
    movements: [Vector2D; 2],
    rules: &Rules,
) -> Option<CastHit> {
    let wanted = Wanted::forth(*rules);
    let (mut first, has_members) = (None::<First<'_>>, is_group(a.form) || is_group(b.form));
    each_pair_on_way(a, b, relative(movements), wanted, &mut |pair| {
        let [a, b] = pair.members;
        let Some(anchor) = anchor_of(a, b) else { return };
        let found = First { pair, frame, anchor, rules, met: None, contact: None };
        let is_unmoved = a.is_at_origin() & b.is_at_origin() & frame.is_zero();
        let quick = || {
            let met = quick::convex_shapes([a.form, b.form], movements, &Anchor::at(anchor))?;
            match met {
                // What is met at the very last fraction may lie beyond.
                Some(Met { hit, .. }) if (wanted.last < 1.0) & (hit.fraction >= wanted.last) => {
                    (hit.fraction > wanted.last).then_some(None)
                }
                met => Some(met),
            }
        };
        // Others have been asked already.
        match (has_members & is_unmoved & (wanted.kept == 0.0)).then(quick).flatten() {
            Some(None) => {}
            Some(met) if first.is_none_or(|first| first.is_after(met)) => {
                first = Some(First { met, ..found });
            }
            Some(met) if first.is_some_and(|first| first.is_before(met)) => {}
            quick => {
                first = First { met: quick.flatten(), ..found }.or_earlier(first, movements);
            }
        }
    });
    first.and_then(|first| Some(first.met?.placed(&first.pair, movements, wanted.kept)))
}

/// The first contact so far, of two members of groups.
#[derive(Clone, Copy)]
struct First<'f> {
    pair: Members<'f>,
    frame: Position,
    anchor: Vector2D,
    rules: &'f Rules,
    met: Option<Met>,
    /// The same, told so that it can be compared, if it had to be.
    contact: Option<Contact>,
}

impl First<'_> {
    /// Whether another hit is certainly earlier, or differs in its point alone, whose numbers tell one.
    fn is_after(&self, other: Option<Met>) -> bool {
        self.met.zip(other).is_some_and(|(Met { hit, .. }, Met { hit: other, .. })| {
            let [point, other_point] = [hit, other].map(|hit| [hit.point.x, hit.point.y]);
            let is_same = other.fraction == hit.fraction && other.normal == hit.normal;
            other.fraction < hit.fraction || (is_same && other_point < point)
        })
    }

    /// Whether another hit is certainly later, or has the same time and normal.
    fn is_before(&self, other: Option<Met>) -> bool {
        self.met.zip(other).is_some_and(|(Met { hit, .. }, Met { hit: other, .. })| {
            let is_same = other.fraction == hit.fraction && other.normal == hit.normal;
            other.fraction > hit.fraction || is_same
        })
    }

    /// The earlier one of this, which is to be found yet, and another one.
    fn or_earlier(self, other: Option<Self>, movements: [Vector2D; 2]) -> Option<Self> {
        let before = other.and_then(|other| other.contact.or_else(|| other.find(None, movements)));
        let Some(contact) = self.find(before, movements) else { return other };
        let met = self.met.or_else(|| Some(met(contact, self.frame, movements[1])));
        let is_other = before.is_some_and(|before| !contact.is_better(&before));
        match other {
            Some(other) if is_other => Some(Self { contact: before, ..other }),
            _ => Some(Self { met, contact: Some(contact), ..self }),
        }
    }

    /// The contact, unless another one is better.
    fn find(&self, best: Option<Contact>, movements: [Vector2D; 2]) -> Option<Contact> {
        let ([a, b], anchor, movement) = (self.pair.members, self.anchor, relative(movements));
        let (a, b) = self.rules.body(a, anchor).zip(self.rules.body(b, anchor))?;
        let (wanted, is_leaving, union) = (Wanted::forth(*self.rules), false, None);
        let run = |bodies: [&Body<'_>; 2]| {
            Search { bodies, movement, anchor, wanted, is_leaving, best, union }.run()
        };
        a.with_boxes(&mut |a| b.with_boxes(&mut |b| run([a, b])))
    }
}

pub(super) fn met(contact: Contact, frame: Position, movement_b: Vector2D) -> Met {
    let Contact { fraction, time, normal, .. } = contact;
    let then = |point: [f64; 2]| plus(point, times(wide(movement_b), time));
    let [x, y] = then(frame.of_place(contact.point));
    let hit = CastHit {
        fraction: at_least(0.0, fraction),
        point: Vector2D::narrow(x, y),
        normal: Vector2D::narrow(normal[0], normal[1]),
        ..CastHit::NONE
    };
    Met { hit, time, point: then(contact.point), normal }
}
