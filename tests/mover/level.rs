//! Levels as the scenes tell them.

use clash2d::{Capsule, Circle, Obstacle, Polygon, Rectangle, Shape, Vector2D};
use serde_json::Value;

/// A piece of a level, or a mover, that keeps its vertices.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) one_way: Vector2D,
    /// Where it was put besides.
    pub(crate) position: Vector2D,
    /// How it came there last.
    pub(crate) movement: Vector2D,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Rectangle(Rectangle),
    Polygon(Vec<Vector2D>, f32),
    Circle(Circle),
    Capsule(Capsule),
}

pub(crate) fn number(value: &Value) -> f32 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number")) as f32
}

pub(crate) fn vector(value: &Value) -> Vector2D {
    Vector2D::new(number(&value[0]), number(&value[1]))
}

fn vectors(value: &Value) -> Vec<Vector2D> {
    value.as_array().expect("a list of points").iter().map(vector).collect()
}

impl Piece {
    pub(crate) fn shape(&self) -> Shape<'_> {
        let shape = match &self.kind {
            Kind::Rectangle(r) => Shape::from(*r),
            Kind::Polygon(points, radius) => Polygon::new(points).with_radius(*radius).into(),
            Kind::Circle(c) => Shape::from(*c),
            Kind::Capsule(c) => Shape::from(*c),
        };
        shape.at(self.position)
    }

    pub(crate) fn obstacle(&self) -> Obstacle<'_> {
        Obstacle::new(self.shape()).with_movement(self.movement).with_one_way(self.one_way)
    }

    /// Whether a name is its own or that of the row or grid of which it is a part.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        self.name.split('.').next() == Some(name)
    }

    pub(crate) fn mirrored(&self) -> Self {
        let flip = |v: Vector2D| Vector2D::new(0.0 - v.x, v.y);
        let kind = match &self.kind {
            Kind::Rectangle(Rectangle { origin, size }) => {
                let right = sum(*origin, Vector2D::new(size.x, 0.0));
                Kind::Rectangle(Rectangle::new(flip(right), *size))
            }
            Kind::Polygon(points, radius) => {
                Kind::Polygon(points.iter().map(|v| flip(*v)).collect(), *radius)
            }
            Kind::Circle(c) => Kind::Circle(Circle::new(flip(c.center), c.radius)),
            Kind::Capsule(c) => {
                Kind::Capsule(Capsule::new(flip(c.point1), flip(c.point2), c.radius))
            }
        };
        Self {
            kind,
            one_way: flip(self.one_way),
            position: flip(self.position),
            movement: flip(self.movement),
            ..self.clone()
        }
    }
}

/// A sum that is a float.
fn sum(a: Vector2D, b: Vector2D) -> Vector2D {
    let axis = |a: f32, b: f32| {
        let sum = f64::from(a) + f64::from(b);
        assert_eq!(f64::from(sum as f32), sum, "{a} + {b} is no float");
        sum as f32
    };
    Vector2D::new(axis(a.x, b.x), axis(a.y, b.y))
}

/// The pieces that a level is made of.
pub(crate) fn pieces(level: &Value) -> Vec<Piece> {
    let mut out = Vec::new();
    for (number, part) in level.as_array().expect("a list of pieces").iter().enumerate() {
        let name = part["name"].as_str().map_or(format!("l{number}"), str::to_owned);
        add(part, name, Vector2D::ZERO, &mut out);
    }
    out
}

pub(crate) fn mover(part: &Value) -> Piece {
    let mut out = Vec::new();
    add(part, "mover".into(), Vector2D::ZERO, &mut out);
    out.remove(0)
}

fn add(part: &Value, name: String, offset: Vector2D, out: &mut Vec<Piece>) {
    let one_way = if part["one_way"].is_null() { Vector2D::ZERO } else { vector(&part["one_way"]) };
    let radius = if part["radius"].is_null() { 0.0 } else { number(&part["radius"]) };
    let mut push = |kind| {
        let movement = Vector2D::ZERO;
        out.push(Piece { name: name.clone(), kind, one_way, position: offset, movement });
    };
    match part["kind"].as_str().expect("a kind") {
        "rectangle" => {
            push(Kind::Rectangle(Rectangle::new(vector(&part["origin"]), vector(&part["size"]))))
        }
        "polygon" => push(Kind::Polygon(vectors(&part["points"]), radius)),
        "circle" => push(Kind::Circle(Circle::new(vector(&part["center"]), radius))),
        "capsule" => push(Kind::Capsule(Capsule::new(
            vector(&part["point1"]),
            vector(&part["point2"]),
            radius,
        ))),
        "row" => {
            let step = vector(&part["step"]);
            for number in 0..part["count"].as_u64().expect("a count") {
                let by = [step.x, step.y].map(|x| f64::from(x) * number as f64);
                let by = Vector2D::new(by[0] as f32, by[1] as f32);
                add(&part["of"], format!("{name}.{number}"), sum(offset, by), out);
            }
        }
        "tiles" => add_tiles(part, &name, out),
        kind => panic!("{kind} is no kind"),
    }
}

fn add_tiles(part: &Value, name: &str, out: &mut Vec<Piece>) {
    let (origin, cell) = (vector(&part["origin"]), number(&part["cell"]));
    let rows: Vec<&str> = part["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| row.as_str().expect("a row"))
        .collect();
    for (number, row) in rows.iter().enumerate() {
        let height = rows.len() - 1 - number;
        for (column, tile) in row.chars().enumerate() {
            let at = Vector2D::new(cell * column as f32, cell * height as f32);
            let tile = self::tile(tile, sum(origin, at), cell);
            out.extend(
                tile.map(|tile| Piece { name: format!("{name}.{column}.{height}"), ..tile }),
            );
        }
    }
}

/// A tile whose lower left corner is somewhere.
pub(crate) fn tile(tile: char, at: Vector2D, cell: f32) -> Option<Piece> {
    let corners: &[(f32, f32)] = match tile {
        '#' | '-' => &[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)],
        '/' => &[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)],
        '\\' => &[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)],
        'a' => &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.5)],
        'b' => &[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 0.5)],
        'c' => &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.5), (0.0, 1.0)],
        'd' => &[(0.0, 0.0), (1.0, 0.0), (0.0, 0.5)],
        '_' => &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.5), (0.0, 0.5)],
        '"' => &[(0.0, 0.5), (1.0, 0.5), (1.0, 1.0), (0.0, 1.0)],
        'L' => &[(0.0, 1.0), (0.0, 0.0), (1.0, 1.0)],
        'J' => &[(1.0, 0.0), (1.0, 1.0), (0.0, 1.0)],
        _ => return None,
    };
    let corners = corners.iter().map(|(x, y)| sum(at, Vector2D::new(cell * x, cell * y))).collect();
    let one_way = if tile == '-' { Vector2D::new(0.0, 1.0) } else { Vector2D::ZERO };
    let (position, movement) = (Vector2D::ZERO, Vector2D::ZERO);
    Some(Piece {
        name: String::new(),
        kind: Kind::Polygon(corners, 0.0),
        one_way,
        position,
        movement,
    })
}
