//! The shapes, owning what they borrow in the library.

/// Two coordinates.
pub type Pair = [f32; 2];

/// A closed set of points, or the empty set where it is invalid.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// A single point.
    Point {
        /// Where it is.
        at: Pair,
    },
    /// An endless line; without direction its base.
    Line {
        /// Any point of it.
        base: Pair,
        /// Which way it runs.
        direction: Pair,
    },
    /// All between two points.
    Segment {
        /// One end.
        point1: Pair,
        /// The other end.
        point2: Pair,
    },
    /// A disc.
    Circle {
        /// The middle.
        center: Pair,
        /// From the middle to the rim.
        radius: f32,
    },
    /// From the origin to origin + size, a sum of real numbers.
    Rectangle {
        /// The corner with the smallest coordinates.
        origin: Pair,
        /// Width and height.
        size: Pair,
    },
    /// A rectangle turned around its center.
    Oriented {
        /// The middle.
        center: Pair,
        /// Half of width and height.
        half_extend: Pair,
        /// Degrees, counterclockwise.
        rotation: f32,
    },
    /// All within a distance of a segment.
    Capsule {
        /// One end of the segment.
        point1: Pair,
        /// The other end.
        point2: Pair,
        /// The distance.
        radius: f32,
    },
    /// All edges, and all points with an odd number of crossings over all rings, grown by a radius.
    Polygon {
        /// Closed from the last vertex to the first.
        rings: Vec<Vec<Pair>>,
        /// How far it is grown.
        radius: f32,
    },
    /// A polyline, grown by a radius.
    Chain {
        /// In their order.
        vertices: Vec<Pair>,
        /// Whether the last vertex is joined to the first.
        closed: bool,
        /// How far it is grown.
        radius: f32,
        /// Which side is solid, 0 none, 1 left, 2 right; the set is the same.
        side: u32,
    },
    /// All at two distances from a center or between them, and within an angle of a direction.
    Sector {
        /// The middle of the circles.
        center: Pair,
        /// The smaller distance.
        inner_radius: f32,
        /// The larger distance.
        radius: f32,
        /// In degrees.
        direction: f32,
        /// In degrees; 180 and more are all around.
        half_angle: f32,
    },
    /// The union of its members.
    Group(Vec<Figure>),
    /// Another figure, elsewhere: each of its points plus the position, sums of real numbers.
    At {
        /// What is added.
        position: Pair,
        /// In its own coordinates.
        figure: Box<Figure>,
    },
}

/// What a number of a figure means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A coordinate of a point along an axis.
    Place(usize),
    /// A coordinate of a direction along an axis.
    Along(usize),
    /// A size or radius, not negative.
    Extent,
    /// Degrees of any size.
    Angle,
    /// Degrees that are not negative.
    Opening,
}

/// A number of a figure, and what it means.
pub type Entry<'a> = (Role, &'a mut f32);

impl Figure {
    /// The same standing at a position, which is added to all of its points.
    pub fn at(self, position: Pair) -> Self {
        Figure::At { position, figure: Box::new(self) }
    }

    /// Whether it is the set that its numbers describe. A group always is: its invalid members are
    /// empty themselves.
    pub fn is_valid(&self) -> bool {
        match self {
            Figure::Group(_) => return true,
            Figure::At { position, figure } => {
                return position.iter().all(|x| x.is_finite()) && figure.is_valid();
            }
            _ => {}
        }
        let valid = |(role, number): Entry| {
            let is_extent = matches!(role, Role::Extent | Role::Opening);
            number.is_finite() && (!is_extent || *number >= 0.0)
        };
        let inside_out =
            matches!(self, Figure::Sector { inner_radius, radius, .. } if inner_radius > radius);
        !inside_out && self.clone().numbers().into_iter().all(valid)
    }

    /// All its numbers, members' included.
    pub fn numbers(&mut self) -> Vec<Entry<'_>> {
        use Figure::{At, Capsule, Chain, Circle, Group, Line, Oriented, Point, Polygon};
        use Figure::{Rectangle, Sector, Segment};
        match self {
            Point { at } => places([at]),
            Line { base, direction } => {
                let [x, y] = direction;
                with(places([base]), [(Role::Along(0), x), (Role::Along(1), y)])
            }
            Segment { point1, point2 } => places([point1, point2]),
            Circle { center, radius } => with(places([center]), [(Role::Extent, radius)]),
            Rectangle { origin, size } => {
                with(places([origin]), size.iter_mut().map(|extent| (Role::Extent, extent)))
            }
            Oriented { center, half_extend, rotation } => {
                let extents = half_extend.iter_mut().map(|extent| (Role::Extent, extent));
                with(with(places([center]), extents), [(Role::Angle, rotation)])
            }
            Capsule { point1, point2, radius } => {
                with(places([point1, point2]), [(Role::Extent, radius)])
            }
            Polygon { rings, radius } => {
                with(places(rings.iter_mut().flatten()), [(Role::Extent, radius)])
            }
            Chain { vertices, radius, .. } => with(places(vertices), [(Role::Extent, radius)]),
            Sector { center, inner_radius, radius, direction, half_angle } => with(
                places([center]),
                [
                    (Role::Extent, inner_radius),
                    (Role::Extent, radius),
                    (Role::Angle, direction),
                    (Role::Opening, half_angle),
                ],
            ),
            Group(members) => members.iter_mut().flat_map(Figure::numbers).collect(),
            At { position, figure } => with(places([position]), figure.numbers()),
        }
    }

    /// Its vertices, ends and centers.
    pub fn points(&self) -> Vec<Pair> {
        match self {
            Figure::Point { at } => vec![*at],
            Figure::Line { base, .. } => vec![*base],
            Figure::Segment { point1, point2 } | Figure::Capsule { point1, point2, .. } => {
                vec![*point1, *point2]
            }
            Figure::Circle { center, .. }
            | Figure::Oriented { center, .. }
            | Figure::Sector { center, .. } => vec![*center],
            Figure::Rectangle { origin: [x, y], size: [width, height] } => {
                vec![[*x, *y], [x + width, *y], [x + width, y + height], [*x, y + height]]
            }
            Figure::Polygon { rings, .. } => rings.concat(),
            Figure::Chain { vertices, .. } => vertices.clone(),
            Figure::Group(members) => members.iter().flat_map(Figure::points).collect(),
            Figure::At { position: [x, y], figure } => {
                figure.points().into_iter().map(|[own_x, own_y]| [own_x + x, own_y + y]).collect()
            }
        }
    }
}

fn places<'a>(points: impl IntoIterator<Item = &'a mut Pair>) -> Vec<Entry<'a>> {
    let coordinates = |[x, y]: &'a mut Pair| [(Role::Place(0), x), (Role::Place(1), y)];
    points.into_iter().flat_map(coordinates).collect()
}

fn with<'a>(
    mut entries: Vec<Entry<'a>>,
    more: impl IntoIterator<Item = Entry<'a>>,
) -> Vec<Entry<'a>> {
    entries.extend(more);
    entries
}
