//! One plot: axes and grid with numbers, shapes with their names, arrows and markers.

use clash2d::{Chain, Form, Line, Side, Vector2D};

use crate::labels::Labels;
use crate::outline;
use crate::shape::{Shape, ask};
use crate::svg::{self, Place};

/// Which part of the plane a plot shows, and how large.
#[derive(Clone, Copy)]
pub(crate) struct View {
    /// The coordinates of the lower left corner.
    pub(crate) origin: [f32; 2],
    /// Width and height in units.
    pub(crate) size: [f32; 2],
    /// Pixels per unit.
    pub(crate) scale: f64,
}

/// The book's figures fit in here.
pub(crate) const WIDE: View = View { origin: [0.0, 0.0], size: [15.0, 10.0], scale: 16.0 };

impl View {
    /// Width and height in pixels.
    pub(crate) fn pixels(self) -> Place {
        self.size.map(|length| f64::from(length) * self.scale)
    }

    /// Where a point is in the plot.
    pub(crate) fn place(self, p: Vector2D) -> Place {
        let [_, height] = self.pixels();
        let [x, y] = self.origin.map(f64::from);
        [(f64::from(p.x) - x) * self.scale, height - (f64::from(p.y) - y) * self.scale]
    }
}

pub(crate) struct Panel {
    view: View,
    shapes: Vec<Shape>,
    content: String,
    labels: Labels,
}

impl Panel {
    pub(crate) fn new(view: View) -> Self {
        let content = svg::rectangle("paper", [0.0, 0.0], view.pixels(), 0.0) + &grid(view);
        Self { view, shapes: Vec::new(), content, labels: Labels::new(view.pixels()) }
    }

    /// Draws a shape; `class` is its colour and manner.
    pub(crate) fn shape(&mut self, shape: Shape, class: &str) -> &mut Self {
        for outline in outlines(shape, self.view) {
            self.labels.avoid(&outline);
        }
        self.shapes.push(shape);
        let place = |p| self.view.place(p);
        self.content += &match shape {
            Shape::Circle(c) => {
                svg::circle(class, place(c.center), f64::from(c.radius) * self.view.scale)
            }
            Shape::Point(p) => {
                // The first of two equal points stays visible.
                let radius = if self.shapes.len() == 1 { 6.0 } else { 3.5 };
                svg::circle(&format!("{class} dot"), place(p), radius)
            }
            Shape::Line(l) => self.line(l, class),
            Shape::Segment(s) => {
                let dot = |p| svg::circle(&format!("{class} dot"), place(p), 3.0);
                let ends = [place(s.point1), place(s.point2)];
                svg::polyline(&format!("{class} open"), &ends, false)
                    + &dot(s.point1)
                    + &dot(s.point2)
            }
            Shape::Rectangle(r) => {
                svg::polyline(class, &[0, 1, 2, 3].map(|i| place(r.corner(i))), true)
            }
            Shape::OrientedRectangle(r) => {
                svg::polyline(class, &[0, 1, 2, 3].map(|i| place(r.corner(i))), true)
            }
        };
        self
    }

    /// Draws a shape of any kind.
    pub(crate) fn any(&mut self, shape: &clash2d::Shape<'_>, class: &str) -> &mut Self {
        let position = shape.position();
        if position != Vector2D::ZERO {
            return self.moved(position, &shape.at(Vector2D::ZERO), class);
        }
        if let Some(shape) = Shape::of(shape) {
            return self.shape(shape, class);
        }
        match shape.form() {
            Form::Group(group) => {
                for member in group.shapes() {
                    self.any(member, class);
                }
            }
            Form::Chain(chain) => self.chain(chain, class),
            _ => self.outlined(shape, class),
        }
        self
    }

    /// Draws a shape somewhere else: as one that looks from there.
    fn moved(&mut self, by: Vector2D, shape: &clash2d::Shape<'_>, class: &str) -> &mut Self {
        let view = self.view;
        let [x, y] = view.origin;
        self.view = View { origin: [x - by.x, y - by.y], ..view };
        self.any(shape, class);
        self.view = view;
        self
    }

    fn outlined(&mut self, shape: &clash2d::Shape<'_>, class: &str) {
        let mut steps = String::new();
        for outline in outline::outlines(shape) {
            self.avoid_way(&outline.corners(self.view));
            steps += &outline.path(self.view);
        }
        self.content += &svg::path_with_holes(class, &steps);
    }

    /// A line of straight pieces, hatched where it is solid.
    fn chain(&mut self, chain: Chain<'_>, class: &str) {
        let turn = match chain.side() {
            Side::None => None,
            Side::Left => Some(135.0),
            Side::Right => Some(-135.0),
        };
        let mut hatch = String::new();
        for outline in outline::outlines(&chain.into()) {
            let corners = outline.corners(self.view);
            self.avoid_way(&corners);
            self.content += &svg::polyline(&format!("{class} open"), &corners, false);
            for pair in corners.windows(2) {
                hatch += &turn.map_or(String::new(), |turn| svg::hatch(pair[0], pair[1], turn));
            }
        }
        self.content += &svg::path(&format!("{class} open small"), &hatch);
    }

    fn avoid_way(&mut self, corners: &[Place]) {
        for pair in corners.windows(2) {
            self.labels.avoid(&between(pair[0], pair[1]));
        }
    }

    /// Writes something at a place, or as near as there is room.
    pub(crate) fn label(&mut self, words: &str, at: Vector2D, class: &str) -> &mut Self {
        self.labels.add(words, class, &[self.view.place(at)]);
        self
    }

    /// An endless line, with its base point and an arrow for its direction.
    fn line(&self, line: Line, class: &str) -> String {
        let [start, end] = across(line, self.view);
        let base = self.view.place(line.base);
        let tip = self.view.place(line.base + line.direction.unit() * 1.6);
        svg::polyline(&format!("{class} open"), &[start, end], false)
            + &svg::arrow(class, base, tip)
            + &svg::circle(&format!("{class} dot"), base, 3.0)
    }

    /// Names a shape, where there is room, and best where it is alone.
    pub(crate) fn name(&mut self, name: &str, shape: Shape, class: &str) -> &mut Self {
        let mut wishes = anchors(shape);
        let is_in = |p, other: &&Shape| ask(Shape::Point(p), **other).1;
        wishes.sort_by_key(|&p| self.shapes.iter().filter(|other| is_in(p, other)).count());
        self.labels.add(name, class, &wishes.map(|p| self.view.place(p)));
        self
    }

    pub(crate) fn arrow(&mut self, from: Vector2D, to: Vector2D, class: &str) -> &mut Self {
        let (from, to) = (self.view.place(from), self.view.place(to));
        self.labels.avoid(&between(from, to));
        self.content += &svg::arrow(class, from, to);
        self
    }

    /// A thin dashed line.
    pub(crate) fn thread(&mut self, from: Vector2D, to: Vector2D) -> &mut Self {
        let (from, to) = (self.view.place(from), self.view.place(to));
        self.labels.avoid(&between(from, to));
        self.content += &svg::polyline("thin", &[from, to], false);
        self
    }

    /// A solid line without an arrow.
    pub(crate) fn way(&mut self, from: Vector2D, to: Vector2D, class: &str) -> &mut Self {
        let (from, to) = (self.view.place(from), self.view.place(to));
        self.labels.avoid(&between(from, to));
        self.content += &svg::polyline(class, &[from, to], false);
        self
    }

    /// Marks where two shapes touch.
    pub(crate) fn touch(&mut self, p: Vector2D) -> &mut Self {
        let place = self.view.place(p);
        self.labels.avoid_around(place, 8.0);
        self.content += &(svg::circle("touch", place, 7.0) + &svg::circle("touch-dot", place, 2.2));
        self
    }

    /// Anything else, in pixels.
    pub(crate) fn draw(&mut self, content: &str) -> &mut Self {
        self.content += content;
        self
    }

    pub(crate) fn view(&self) -> View {
        self.view
    }

    /// The plot, cut off at its frame, with numbers around it; `frame` is the frame's style.
    pub(crate) fn finish(&self, frame: &str) -> String {
        self.plain(frame) + &ticks(self.view)
    }

    /// The plot without numbers.
    pub(crate) fn plain(&self, frame: &str) -> String {
        let [width, height] = self.view.pixels();
        let (w, h) = (svg::number(width), svg::number(height));
        format!(
            "<svg width=\"{w}\" height=\"{h}\">\n{}{}</svg>\n{}",
            self.content,
            self.labels.placed(),
            svg::rectangle(frame, [0.0, 0.0], [width, height], 0.0),
        )
    }
}

/// How many units lie between two numbers of an axis.
fn tick_step(view: View) -> f32 {
    let decades = (0..9).map(|power| 10_i32.pow(power) as f32);
    let mut steps = decades.flat_map(|decade| [2.0, 5.0, 10.0].map(|step| step * decade));
    steps.find(|&step| f64::from(step) * view.scale >= 30.0).expect("a step for every scale")
}

/// The multiples of a step from one end of an axis to the other.
fn multiples(step: f32, origin: f32, size: f32) -> impl Iterator<Item = f32> {
    let (first, last) = ((origin / step).ceil() as i32, ((origin + size) / step).floor() as i32);
    (first..=last).map(move |i| i as f32 * step)
}

fn grid(view: View) -> String {
    let [width, height] = view.pixels().map(svg::number);
    let step = if view.scale < 8.0 { tick_step(view) } else { 1.0 };
    let (mut lines, mut axes) = (String::new(), String::new());
    for x in multiples(step, view.origin[0], view.size[0]) {
        let [x_place, _] = view.place(Vector2D::new(x, 0.0)).map(svg::number);
        let to = if x == 0.0 { &mut axes } else { &mut lines };
        *to += &format!("M{x_place} 0V{height}");
    }
    for y in multiples(step, view.origin[1], view.size[1]) {
        let [_, y_place] = view.place(Vector2D::new(0.0, y)).map(svg::number);
        let to = if y == 0.0 { &mut axes } else { &mut lines };
        *to += &format!("M0 {y_place}H{width}");
    }
    svg::path("grid", &lines) + &svg::path("axis", &axes)
}

/// Numbers below and to the left of the plot.
fn ticks(view: View) -> String {
    let [_, height] = view.pixels();
    let step = tick_step(view);
    let mut text = String::new();
    for x in multiples(step, view.origin[0], view.size[0]) {
        let [left, _] = view.place(Vector2D::new(x, 0.0));
        text += &svg::text("tick middle", [left, height + 11.0], &x.to_string());
    }
    for y in multiples(step, view.origin[1], view.size[1]) {
        let [_, top] = view.place(Vector2D::new(0.0, y));
        text += &svg::text("tick end", [-4.0, top + 3.0], &y.to_string());
    }
    text
}

/// Places along a straight way, close enough together for a label not to slip between.
fn between([x1, y1]: Place, [x2, y2]: Place) -> Vec<Place> {
    (0..=40)
        .map(|i| f64::from(i) / 40.0)
        .map(|t| [x1 + t * (x2 - x1), y1 + t * (y2 - y1)])
        .collect()
}

/// Where a line enters and leaves a plot, or a little outside of it.
fn across(line: Line, view: View) -> [Place; 2] {
    let reach = view.size[0] + view.size[1] + line.base.length();
    let step = line.direction.unit() * reach;
    [view.place(line.base - step), view.place(line.base + step)]
}

/// Places on the outline of a shape.
fn outlines(shape: Shape, view: View) -> Vec<Vec<Place>> {
    let place = |p| view.place(p);
    let edges = |corners: [Vector2D; 4]| {
        (0..4).map(|i| between(place(corners[i]), place(corners[(i + 1) % 4]))).collect()
    };
    match shape {
        Shape::Circle(c) => {
            let spoke =
                |i: i16| c.center + Vector2D::new(c.radius, 0.0).rotated(f32::from(i) * 6.0);
            vec![(0..60).map(|i| place(spoke(i))).collect()]
        }
        Shape::Line(l) => {
            let [start, end] = across(l, view);
            let middle = place(l.base);
            vec![between(start, middle), between(middle, end)]
        }
        Shape::Point(p) => vec![vec![place(p)]],
        Shape::Segment(s) => vec![between(place(s.point1), place(s.point2))],
        Shape::Rectangle(r) => edges([0, 1, 2, 3].map(|i| r.corner(i))),
        Shape::OrientedRectangle(r) => edges([0, 1, 2, 3].map(|i| r.corner(i))),
    }
}

/// Where the name of a shape would best stand.
fn anchors(shape: Shape) -> [Vector2D; 5] {
    let along =
        |start: Vector2D, way: Vector2D| [0.5, 0.3, 0.7, 0.15, 0.85].map(|t| start + way * t);
    match shape {
        Shape::Circle(c) => {
            let half = Vector2D::new(0.5 * c.radius, 0.0);
            [c.center, c.center - half, c.center + half, c.center, c.center]
        }
        Shape::Line(l) => [0.8, -1.5, 3.0, -3.0, 5.0].map(|t: f32| l.base + l.direction.unit() * t),
        Shape::OrientedRectangle(r) => along(r.corner(3), r.corner(1) - r.corner(3)),
        Shape::Point(p) => [p; 5],
        Shape::Rectangle(r) => along(r.origin, r.size),
        Shape::Segment(s) => along(s.point1, s.point2 - s.point1),
    }
}
