//! Vectors: what the operators and methods give.

use clash2d::{Circle, Segment, Vector2D};

use crate::figure::{Figure, Note, Situation, note};
use crate::panel::{Panel, View};
use crate::shape::Shape;
use crate::svg;

/// Room around the origin.
const AROUND: View = View { origin: [-6.0, -4.0], size: [15.0, 10.0], scale: 16.0 };

/// The same, nearer.
const NEAR: View = View { origin: [-3.0, -2.0], size: [7.5, 5.0], scale: 32.0 };

pub(super) fn figures() -> Vec<Figure> {
    vec![
        additions(),
        scaling(),
        unit_vector(),
        rotation(),
        dot_product(),
        projection(),
        right_angles(),
    ]
}

/// A situation that is still being drawn.
struct Sketch {
    caption: String,
    panel: Panel,
    notes: Vec<Note>,
}

/// The three colours and those of their text.
type Colour = (&'static str, &'static str);
const A: Colour = ("a", "ta");
const B: Colour = ("b", "tb");
const C: Colour = ("c", "tc");

impl Sketch {
    fn new(caption: impl ToString) -> Self {
        Self::within(AROUND, caption)
    }

    fn within(view: View, caption: impl ToString) -> Self {
        Self { caption: caption.to_string(), panel: Panel::new(view), notes: Vec::new() }
    }

    /// A vector from a place on, with its name at its middle and its value below.
    fn vector(mut self, colour: Colour, name: &str, from: Vector2D, v: Vector2D) -> Self {
        let (class, text) = colour;
        self.panel.arrow(from, from + v, class);
        self.panel.name(name, Shape::Segment(Segment::new(from, from + v)), text);
        self.notes.push(note(text, name, Shape::Point(v)));
        self
    }

    fn note(mut self, colour: Colour, name: &str, value: impl ToString) -> Self {
        self.notes.push(note(colour.1, name, value));
        self
    }

    /// The arc from one direction counterclockwise to another, at most half a turn.
    fn arc(mut self, from: Vector2D, to: Vector2D, is_counterclockwise: bool) -> Self {
        const RADIUS: f32 = 1.5;
        let [start, end] = [from, to].map(|v| AROUND.place(v.unit() * RADIUS));
        let radius = svg::number(f64::from(RADIUS) * AROUND.scale);
        let sweep = u8::from(!is_counterclockwise);
        let (start, end) = (svg::place(start), svg::place(end));
        let steps = format!("M{start}A{radius} {radius} 0 0 {sweep} {end}");
        self.panel.draw(&svg::path("thin", &steps));
        self
    }

    fn done(self) -> Situation {
        Situation { verdict: None, caption: self.caption, panel: self.panel, notes: self.notes }
    }
}

fn figure<const N: usize>(name: &str, section: &'static str, sketches: [Sketch; N]) -> Figure {
    Figure::new(name, section, sketches.map(Sketch::done).into())
}

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

const O: Vector2D = Vector2D::ZERO;

fn additions() -> Figure {
    let (a, b) = (v(7.0, 4.0), v(-3.0, 1.0));
    let sketches = [
        Sketch::new("add_vector").vector(A, "a", O, a).vector(B, "b", a, b).vector(
            C,
            "a + b",
            O,
            a + b,
        ),
        Sketch::new("subtract_vector")
            .vector(A, "a", O, a - v(2.0, 1.0))
            .vector(B, "b", O, b)
            .vector(C, "a - b", b, a - v(2.0, 1.0) - b),
        Sketch::new("negate_vector").vector(A, "a", O, v(5.0, 3.0)).vector(
            C,
            "-a",
            O,
            -v(5.0, 3.0),
        ),
    ];
    figure("add_vector", "Additions", sketches)
}

fn scaling() -> Figure {
    let (a, b) = (v(4.0, 2.0), v(6.0, 4.0));
    let below = v(0.0, -1.5);
    let sketches = [
        Sketch::new("multiply_vector, by 2").vector(A, "a", below, a).vector(
            C,
            "a * 2",
            O,
            a * 2.0,
        ),
        Sketch::new("multiply_vector, by -1").vector(A, "a", O, a).vector(C, "a * -1", O, a * -1.0),
        Sketch::new("divide_vector, by 2").vector(A, "a", O, b).vector(C, "a / 2", below, b / 2.0),
    ];
    figure("multiply_vector", "Scaling", sketches)
}

fn unit_vector() -> Figure {
    let sketch = |caption: &str, a: Vector2D| {
        let mut sketch = Sketch::within(NEAR, caption);
        sketch.panel.shape(Shape::Circle(Circle::new(O, 1.0)), "thin");
        sketch.vector(A, "a", O, a).vector(C, "unit", O, a.unit()).note(A, "length", a.length())
    };
    let sketches = [
        sketch("longer than 1", v(3.0, 2.25)),
        sketch("the nearest floats", v(-2.0, 1.0)),
        sketch("shorter than 1", v(0.5, -0.25)),
    ];
    figure("unit_vector", "Length, Unit Vector", sketches)
}

fn rotation() -> Figure {
    let a = v(5.0, 1.5);
    let sketch = |degrees: f32| {
        let turned = a.rotated(degrees);
        Sketch::new(format!("by {degrees}°"))
            .arc(a, turned, a.cross(turned) > 0.0)
            .vector(A, "a", O, a)
            .vector(C, "turned", O, turned)
    };
    figure("rotate_vector", "Rotation", [60.0, 90.0, -30.0].map(sketch))
}

fn dot_product() -> Figure {
    let (a, b, c) = (v(8.0, 2.0), v(-1.25, 5.0), v(-5.0, 5.0));
    let sketch = |caption: &str, (p, q): (Vector2D, Vector2D)| {
        Sketch::new(caption)
            .arc(p, q, p.cross(q) > 0.0)
            .vector(A, "a", O, p)
            .vector(B, "b", O, q)
            .note(C, "dot_product", p.dot(q))
            .note(C, "enclosed_angle", p.angle_to(q))
    };
    let sketches =
        [sketch("a right angle", (a, b)), sketch("obtuse", (a, c)), sketch("acute", (b, c))];
    figure("dot_product", "Dot Product", sketches)
}

fn projection() -> Figure {
    let sketch = |caption: &str, p: Vector2D, onto: Vector2D| {
        let foot = p.projected_onto(onto);
        let mut sketch = Sketch::new(caption);
        sketch.panel.thread(p, foot);
        sketch.vector(B, "b", O, onto).vector(A, "a", O, p).vector(C, "a onto b", O, foot)
    };
    let sketches = [
        sketch("an acute angle", v(3.0, 5.0), v(8.0, 4.0)),
        sketch("all of b", v(7.0, -1.0), v(4.0, 3.0)),
        sketch("an obtuse angle", v(-5.0, 3.0), v(6.0, 3.0)),
    ];
    figure("project_vector", "Projection", sketches)
}

fn right_angles() -> Figure {
    let a = v(5.0, 2.0);
    let sketch = |name: &str, turned: Vector2D| {
        Sketch::new(name).vector(A, "a", O, a).vector(C, "turned", O, turned)
    };
    let b = v(2.0, 3.5);
    let down =
        |name: &str| Sketch::new(name).vector(A, "a", O, b).vector(C, "turned", O, b.rotated_270());
    let sketches = [
        sketch("rotate_vector_90", a.rotated_90()),
        sketch("rotate_vector_180", a.rotated_180()),
        down("rotate_vector_270"),
    ];
    figure("rotate_vector_90", "Rotating by Right Angles", sketches)
}
