//! What the answers about any two shapes have to do with each other: there is one truth.

use super::abi::Argument;
use super::any::AnyShape;
use super::table::Function;
use clash2d::Relation::{self, AInsideB, AInsideBTouching, BInsideA, BInsideATouching, Equal};
use clash2d::{Distance, Shape, Vector2D};
use clash2d_ffi as ffi;
use std::mem::MaybeUninit;

/// Checks what all functions answer about the two shapes of a question.
pub(crate) fn check(function: &Function, mut words: &[u32]) {
    if function.name != "clash_collide" {
        return;
    }
    let text = format!("{words:#010x?}");
    let (a, b) = (AnyShape::take(&mut words), AnyShape::take(&mut words));
    a.ask(|a| b.ask(|b| Pair { a, b, text }.check()));
}

type Place<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// What has been written to a place, if anything.
fn told<T>(ask: impl FnOnce(Place<'_, T>) -> bool) -> Option<T> {
    let mut place = MaybeUninit::uninit();
    let is_yes = ask(Some(&mut place));
    // SAFETY: a yes has been written.
    is_yes.then(|| unsafe { place.assume_init() })
}

struct Pair<'a> {
    a: Option<&'a Shape<'static>>,
    b: Option<&'a Shape<'static>>,
    text: String,
}

impl Pair<'_> {
    fn check(&self) {
        let Self { a, b, ref text } = *self;
        let do_collide = ffi::clash_collide(a, b);
        assert_eq!(ffi::clash_collide(b, a), do_collide, "swapped: {text}");
        // Every shape but the empty one meets itself.
        let is_there = ffi::clash_collide(a, a) && ffi::clash_collide(b, b);
        assert!(is_there || !do_collide, "nothing meets something: {text}");
        self.check_relation(do_collide);
        self.check_distance(do_collide, is_there);
        self.check_contact(do_collide);
        self.check_separation(do_collide);
        self.check_casts(do_collide);
    }

    fn check_relation(&self, do_collide: bool) {
        let Self { a, b, ref text } = *self;
        let relation = ffi::clash_relate(a, b);
        let swapped = match relation {
            AInsideB => BInsideA,
            BInsideA => AInsideB,
            AInsideBTouching => BInsideATouching,
            BInsideATouching => AInsideBTouching,
            other => other,
        };
        assert_eq!(relation != Relation::Disjoint, do_collide, "{relation:?}: {text}");
        assert_eq!(ffi::clash_relate(b, a), swapped, "swapped: {text}");
        let is_around = matches!(relation, BInsideA | BInsideATouching | Equal);
        assert_eq!(ffi::clash_contains(a, b), is_around, "{relation:?}: {text}");
    }

    /// The distance is off by less than a float.
    fn check_within(&self, do_collide: bool, distance: f32) {
        let Self { a, b, ref text } = *self;
        let answers = [0.0, distance.next_down(), distance, distance.next_up(), f32::INFINITY]
            .map(|limit| [ffi::clash_within(a, b, limit), ffi::clash_within(b, a, limit)]);
        let [at_nothing, below, exactly, above, anywhere] = answers.map(|[there, back]| {
            assert_eq!(there, back, "within, swapped: {text}");
            there
        });
        assert_eq!(at_nothing, do_collide, "within nothing: {text}");
        assert!(!below && above && anywhere && (exactly || !do_collide), "{answers:?}: {text}");
    }

    fn check_distance(&self, do_collide: bool, is_there: bool) {
        let Self { a, b, ref text } = *self;
        let there = told(|out| ffi::clash_distance(a, b, f32::INFINITY, out));
        let back = told(|out| ffi::clash_distance(b, a, f32::INFINITY, out));
        assert_eq!(there.is_some(), is_there, "distance: {text}");
        let Some((there, back)) = there.zip(back) else { return };
        assert_eq!(there.distance == 0.0, do_collide, "{there:?}: {text}");
        self.check_within(do_collide, there.distance);
        self.check_maximum(there);
        let is_swapped = there.distance == back.distance
            && there.point_a == back.point_b
            && there.point_b == back.point_a;
        assert!(is_swapped, "{there:?} {back:?}: {text}");
    }

    /// A distance has a maximum exactly if the shapes come within it, and is the same then.
    fn check_maximum(&self, found: Distance) {
        let Self { a, b, ref text } = *self;
        let at = found.distance;
        for maximum in [0.0, at.next_down(), at, at.next_up(), 2.0 * at, f32::NAN] {
            let limited = told(|out| ffi::clash_distance(a, b, maximum, out));
            let expected = ffi::clash_within(a, b, maximum).then_some(found);
            assert_eq!(limited, expected, "up to {maximum}: {text}");
            // What is behind a chain with a solid side has no contact unless it touches.
            let is_near = told(|out| ffi::clash_contact(a, b, maximum, out)).is_some();
            assert!(expected.is_some() || !is_near, "contact within {maximum}: {text}");
        }
    }

    fn check_contact(&self, do_collide: bool) {
        let Self { a, b, ref text } = *self;
        let contact = told(|out| ffi::clash_contact(a, b, 0.0, out));
        // SAFETY: there is no room, and nothing is written.
        let count = unsafe { ffi::clash_contacts(a, b, 0.0, std::ptr::null_mut(), 0) };
        assert_eq!((contact.is_some(), count > 0), (do_collide, do_collide), "contact: {text}");
        let Some(contact) = contact else { return };
        let is_unit = (contact.normal.length() - 1.0).abs() < 1e-6;
        let is_counted = (1..=2).contains(&contact.point_count);
        assert!(is_unit && is_counted && contact.depth >= 0.0, "{contact:?}: {text}");
    }

    fn check_separation(&self, do_collide: bool) {
        let Self { a, b, ref text } = *self;
        let [there, back] =
            [(a, b), (b, a)].map(|(a, b)| told(|out| ffi::clash_separation(a, b, out)));
        assert_eq!(there.is_some(), do_collide, "separation: {text}");
        assert_eq!(back.is_some(), do_collide, "separation, swapped: {text}");
        assert!(there.is_none_or(|way| !way.x.is_nan() && !way.y.is_nan()), "{there:?}: {text}");
    }

    fn check_casts(&self, do_collide: bool) {
        let Self { a, b, ref text } = *self;
        let rest = Vector2D::ZERO;
        let hit = told(|out| ffi::clash_cast(a, rest, b, rest, None, out));
        assert_eq!(hit.is_some(), do_collide, "standing: {text}");
        let is_at_once = hit.is_none_or(|hit| hit.fraction == 0.0 && hit.starts_in_contact);
        assert!(is_at_once, "{hit:?}: {text}");
    }
}
