//! Shapes on their way.

use clash2d::Vector2D;

use crate::figure::{Figure, Situation, Verdict, note};
use crate::panel::{Panel, View, WIDE};
use crate::shape::{Shape, ask_moving, circle, is_grazing, rectangle};

/// A moving shape and a resting one, before the library was asked.
pub(crate) struct Way {
    caption: &'static str,
    pub(crate) a: Shape,
    pub(crate) movement: [f32; 2],
    pub(crate) b: Shape,
    /// Where they touch.
    touch: Option<[f32; 2]>,
}

fn way(caption: &'static str, a: Shape, movement: [f32; 2], b: Shape) -> Way {
    Way { caption, a, movement, b, touch: None }
}

/// Three situations for each function.
fn scenes() -> [[Way; 3]; 4] {
    [circle_rectangle(), rectangle_rectangle(), circle_circle(), rectangle_circle()]
}

/// One situation for each function: a hit, a touch, a miss and another hit.
pub(crate) fn ways() -> [Way; 4] {
    let [[hit, ..], [_, touch, _], [.., miss], [another, ..]] = scenes();
    [hit, touch, miss, another]
}

pub(super) fn figures() -> Vec<Figure> {
    let figure = |ways: [Way; 3]| {
        let (name, _) = ways[0].answer();
        Figure::new(name, "Shapes in Motion", ways.iter().map(Way::situation).collect())
    };
    scenes().map(figure).into()
}

fn circle_rectangle() -> [Way; 3] {
    let (ball, large) = (circle([2.0, 4.0], 1.0), circle([2.0, 1.5], 1.25));
    [
        way("a thin wall, in one step", ball, [11.0, 2.0], rectangle([7.0, 1.0], [0.1, 8.0])),
        way("grazes a corner", large, [8.0, 6.0], rectangle([2.25, 5.5], [3.0, 2.0]))
            .touching_at([5.25, 5.5]),
        way("stops short", ball, [6.0, 1.0], rectangle([9.5, 3.0], [3.0, 4.0])),
    ]
}

fn rectangle_rectangle() -> [Way; 3] {
    let chest = rectangle([1.0, 1.0], [2.0, 1.5]);
    [
        way("runs into it", chest, [10.0, 4.0], rectangle([8.0, 2.0], [2.0, 6.0])),
        way("corner past corner", chest, [8.0, 4.0], rectangle([2.0, 4.5], [3.0, 3.0]))
            .touching_at([5.0, 4.5]),
        way("passes below it", chest, [10.0, 3.0], rectangle([2.0, 5.0], [3.0, 3.0])),
    ]
}

fn circle_circle() -> [Way; 3] {
    let ball = circle([2.0, 3.0], 1.0);
    [
        way("runs into it", ball, [10.0, 3.0], circle([9.0, 6.0], 1.5)),
        way("grazes it", ball, [10.0, 0.0], circle([7.0, 5.5], 1.5)).touching_at([7.0, 4.0]),
        way("passes below it", ball, [10.0, -1.0], circle([7.0, 6.0], 1.5)),
    ]
}

fn rectangle_circle() -> [Way; 3] {
    let chest = rectangle([1.0, 1.0], [2.0, 2.0]);
    [
        way("runs into it", chest, [10.0, 5.0], circle([9.5, 6.5], 1.5)),
        way("grazes it", chest, [10.0, 0.0], circle([7.0, 4.5], 1.5)).touching_at([7.0, 3.0]),
        way("stops short", chest, [5.0, 4.0], circle([11.0, 4.0], 1.5)),
    ]
}

impl Way {
    fn touching_at(self, place: [f32; 2]) -> Self {
        Self { touch: Some(place), ..self }
    }

    /// The function's name and its answer.
    pub(crate) fn answer(&self) -> (&'static str, bool) {
        ask_moving(self.a, self.movement.into(), self.b)
    }

    /// The library's answer. It has to agree with what the picture is about to mark.
    pub(crate) fn verdict(&self) -> Verdict {
        let Some(place) = self.touch else { return Verdict::new(self.answer().1, false) };
        let is_shared = self.b.is_near(place.into());
        assert!(
            is_shared && is_grazing(self.a, self.movement.into(), self.b),
            "{} and {} do not graze at {place:?}",
            self.a,
            self.b,
        );
        Verdict::Touching
    }

    /// The part of the way up to the first contact, found by halving and asking the library.
    fn first_contact(&self) -> Option<f32> {
        let meets = |part: f32| ask_moving(self.a, Vector2D::from(self.movement) * part, self.b).1;
        let (mut before, mut after) = (0.0, 1.0);
        if meets(before) || !meets(after) {
            return None;
        }
        for _ in 0..24 {
            let middle = 0.5 * (before + after);
            *(if meets(middle) { &mut after } else { &mut before }) = middle;
        }
        Some(after)
    }

    /// The moving shape at its start, on its way, at its end and at its first contact.
    pub(crate) fn panel(&self, view: View) -> Panel {
        let at = |part: f32| self.a.moved(Vector2D::from(self.movement) * part);
        let mut panel = Panel::new(view);
        for part in [0.25, 0.5, 0.75] {
            panel.shape(at(part), "a ghost");
        }
        panel.shape(self.b, "b").shape(at(1.0), "a dashed").shape(self.a, "a");
        panel.arrow(self.a.middle(), at(1.0).middle(), "a");
        if let Some(part) = self.first_contact() {
            panel.shape(at(part), "contact");
        }
        if let Some(place) = self.touch {
            panel.touch(place.into());
        }
        panel
    }

    fn situation(&self) -> Situation {
        let mut panel = self.panel(WIDE);
        panel.name("a", self.a, "ta").name("b", self.b, "tb");
        let by = Shape::Point(self.movement.into());
        let mut notes =
            vec![note("ta", "a", format!("{} by {by}", self.a)), note("tb", "b", self.b)];
        let percent = |part: f32| format!("{:.1} %", 100.0 * part);
        let first_contact = self.first_contact().map(percent);
        notes.extend(first_contact.map(|part| note("tc", "first contact after", part)));
        let (verdict, caption) = (Some(self.verdict()), self.caption.into());
        Situation { verdict, caption, panel, notes }
    }
}
