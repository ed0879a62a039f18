//! Which function answers for shapes of two kinds, several at once.

use super::boxes::{boxes, path_box};
use super::line::{box_line, lines, path_line, round_line};
use super::path::{paths, round_path, segments};
use super::round::{rectangles, round_box, rounds};
use super::view::{Boxed, Line, Path, Read, Round, Turned, Upright, View};
use crate::pack::{Asker, Given, Lanes, Numbers, Question, Verdicts};

/// Pairs of views by the functions that answer them.
macro_rules! pairs {
    ($($name:ident: $function:ident;)*) => {$(
        struct $name;
        impl Question for $name {
            #[inline(always)]
            fn ask<L: Lanes>(a: &impl Numbers, b: &impl Numbers, first: usize) -> Verdicts<L> {
                $function::<L>(Read::read(a, first), Read::read(b, first))
            }
        }
    )*};
}

pairs! {
    Rounds: rounds;
    RoundPath: round_path;
    RoundRectangle: round_rectangle;
    RoundTurned: round_turned;
    RoundLine: round_line;
    Segments: segments;
    Paths: paths;
    PathRectangle: path_rectangle;
    PathTurned: path_turned;
    PathLine: path_line;
    Rectangles: rectangles;
    TurnedRectangle: turned_rectangle;
    RectangleLine: rectangle_line;
    Turneds: turneds;
    TurnedLine: turned_line;
    Lines: lines;
    RoundRay: round_ray;
    RectangleRay: rectangle_ray;
}

type Upend<L> = Boxed<L, Upright<L>>;
type Turn<L> = Boxed<L, Turned<L>>;

/// Functions of boxes that are turned, or that are not.
macro_rules! named {
    ($($name:ident($($argument:ident: $type:ident),*) = $function:ident($($given:expr),*);)*) => {$(
        #[inline(always)]
        fn $name<L: Lanes>($($argument: $type<L>),*) -> Verdicts<L> {
            $function($($given),*)
        }
    )*};
}

named! {
    round_rectangle(a: Round, b: Upend) = round_box(a, b);
    round_turned(a: Round, b: Turn) = round_box(a, b);
    path_rectangle(a: Path, b: Upend) = path_box(a, b);
    path_turned(a: Path, b: Turn) = path_box(a, b);
    turned_rectangle(a: Turn, b: Upend) = boxes(a, b);
    turneds(a: Turn, b: Turn) = boxes(a, b);
    rectangle_line(a: Upend, b: Line) = box_line(a, b);
    turned_line(a: Turn, b: Line) = box_line(a, b);
    round_ray(a: Round, b: Line) = round_path(a, b.ray());
    rectangle_ray(a: Upend, b: Line) = path_box(b.ray(), a);
}

/// What tells whether shapes seen as two views share a point.
pub(super) fn meeting<A: Given, B: Given>(a: View, b: View) -> Asker<A, B> {
    direct(a, b).or_else(|| swapped(a, b)).unwrap_or_else(|| Asker::of::<Rounds>())
}

fn direct<A: Given, B: Given>(a: View, b: View) -> Option<Asker<A, B>> {
    use View::{Line, Path, Point, Rectangle, Round, Segment, Turned};
    Some(match (a, b) {
        (Point | Round, Point | Round) => Asker::of::<Rounds>(),
        (Point | Round, Segment | Path) => Asker::of::<RoundPath>(),
        (Point | Rectangle, Rectangle) => Asker::of::<Rectangles>(),
        (Round, Rectangle) => Asker::of::<RoundRectangle>(),
        (Point | Round, Turned) => Asker::of::<RoundTurned>(),
        (Point | Round, Line) => Asker::of::<RoundLine>(),
        (Segment, Segment) => Asker::of::<Segments>(),
        (Segment | Path, Segment | Path) => Asker::of::<Paths>(),
        (Segment | Path, Rectangle) => Asker::of::<PathRectangle>(),
        (Segment | Path, Turned) => Asker::of::<PathTurned>(),
        (Segment | Path, Line) => Asker::of::<PathLine>(),
        (Turned, Rectangle) => Asker::of::<TurnedRectangle>(),
        (Rectangle, Line) => Asker::of::<RectangleLine>(),
        (Turned, Turned) => Asker::of::<Turneds>(),
        (Turned, Line) => Asker::of::<TurnedLine>(),
        (Line, Line) => Asker::of::<Lines>(),
        _ => return None,
    })
}

fn swapped<A: Given, B: Given>(a: View, b: View) -> Option<Asker<A, B>> {
    use View::{Line, Path, Point, Rectangle, Round, Segment, Turned};
    Some(match (b, a) {
        (Point | Round, Segment | Path) => Asker::swapped::<RoundPath>(),
        (Point, Rectangle) => Asker::swapped::<Rectangles>(),
        (Round, Rectangle) => Asker::swapped::<RoundRectangle>(),
        (Point | Round, Turned) => Asker::swapped::<RoundTurned>(),
        (Point | Round, Line) => Asker::swapped::<RoundLine>(),
        (Segment | Path, Rectangle) => Asker::swapped::<PathRectangle>(),
        (Segment | Path, Turned) => Asker::swapped::<PathTurned>(),
        (Segment | Path, Line) => Asker::swapped::<PathLine>(),
        (Turned, Rectangle) => Asker::swapped::<TurnedRectangle>(),
        (Rectangle, Line) => Asker::swapped::<RectangleLine>(),
        (Turned, Line) => Asker::swapped::<TurnedLine>(),
        _ => return None,
    })
}

/// What tells whether rays meet a disc.
pub(super) fn round_rays<A: Given, B: Given>() -> Asker<A, B> {
    Asker::of::<RoundRay>()
}

/// What tells whether rays meet an upright rectangle.
pub(super) fn upright_rays<A: Given, B: Given>() -> Asker<A, B> {
    Asker::of::<RectangleRay>()
}

/// What tells whether frames overlap: their lowest coordinates, then their highest ones. All of it is sure.
pub(super) fn overlapping<A: Given, B: Given>() -> Asker<A, B> {
    Asker::of::<Frames>()
}

struct Frames;

impl Question for Frames {
    #[inline(always)]
    fn ask<L: Lanes>(a: &impl Numbers, b: &impl Numbers, first: usize) -> Verdicts<L> {
        let along = |low: usize, high: usize| {
            let [a_low, a_high] = [a.get::<L>(low, first), a.get(high, first)];
            let [b_low, b_high] = [b.get::<L>(low, first), b.get(high, first)];
            a_high.is_at_least(b_low) & b_high.is_at_least(a_low)
        };
        let yes = along(0, 2) & along(1, 3);
        Verdicts { yes, sure: yes }
    }
}
