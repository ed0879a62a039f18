//! How deep convex figures are in each other, by the Minkowski difference.

use super::collide::collide;
use super::figure::Figure;
use super::plane::{Piece, Pose, Vector};
use crate::Real;

/// Points of a convex outline in their order, and how far it reaches beyond them.
#[derive(Clone, Debug)]
pub struct Convex {
    /// One, two, or a ring in either direction.
    pub corners: Vec<[Real; 2]>,
    /// The radius.
    pub radius: Real,
}

/// A way out of each other.
#[derive(Clone, Debug)]
pub struct Way {
    /// From the first figure to the second one, of length 1.
    pub normal: [Real; 2],
    /// How far the second figure is to be moved along it.
    pub depth: Real,
}

impl Convex {
    /// None of an empty figure, and one that is not convex or not of this sort.
    pub fn of(figure: &Figure) -> Option<Self> {
        use Figure::{At, Chain, Group, Line, Sector};
        let mut own = figure;
        while let At { figure, .. } = own {
            own = figure;
        }
        if !figure.is_valid()
            || matches!(own, Chain { .. } | Group(_) | Line { .. } | Sector { .. })
        {
            return None;
        }
        let pieces = Piece::all_of(figure, &Pose::still());
        let [Piece::Outline(outline)] = &pieces[..] else { return None };
        let is_polygon = matches!(own, Figure::Polygon { .. });
        let corners = &outline.corners;
        if is_polygon && (outline.starts.len() > 1 || corners.len() < 3 || !turns_once(corners)) {
            return None;
        }
        let corners = corners.iter().map(|corner| [corner.x.clone(), corner.y.clone()]).collect();
        Some(Self { corners, radius: outline.radius.clone() })
    }

    /// The greatest position along a direction, without the radius.
    pub fn height(&self, direction: &[Real; 2]) -> Real {
        let heights = self.corners().map(|corner| corner.dot(&vector(direction)));
        heights.reduce(|a, b| if b > a { b } else { a }).expect("a corner")
    }

    fn corners(&self) -> impl Iterator<Item = Vector> {
        self.corners.iter().map(vector)
    }

    /// Its edges, of a segment there and back.
    fn edges(&self) -> Vec<[Vector; 2]> {
        let after = self.corners().collect::<Vec<_>>().into_iter().cycle().skip(1);
        let edges = self.corners().zip(after.take(self.corners.len()));
        edges.map(|(a, b)| [a, b]).filter(|[a, b]| !b.minus(a).is_null()).collect()
    }
}

fn vector([x, y]: &[Real; 2]) -> Vector {
    Vector { x: x.clone(), y: y.clone() }
}

/// Whether no corner is where another one is, and all are on the same side of each edge, or on it.
fn turns_once(corners: &[Vector]) -> bool {
    let count = corners.len();
    let (mut left, mut right) = (false, false);
    for (i, a) in corners.iter().enumerate() {
        let along = corners[(i + 1) % count].minus(a);
        for (j, p) in corners.iter().enumerate() {
            let ahead = p.minus(a);
            if i != j && ahead.is_null() {
                return false;
            }
            let turn = along.cross(&ahead);
            left |= !turn.is_zero() && !turn.is_negative();
            right |= turn.is_negative();
        }
    }
    left != right
}

/// How deep two convex sets are in each other along a direction of length 1.
pub fn depth_along(a: &Convex, b: &Convex, direction: &[Real; 2]) -> Real {
    let back = [-&direction[0], -&direction[1]];
    let cores = &a.height(direction) + &b.height(&back);
    &cores + &(&a.radius + &b.radius)
}

/// All ways out along the normal of an edge, in both directions, if the cores collide, and otherwise
/// the one along the shortest way between them; None for points that are the same.
pub fn ways_out(a: &Convex, b: &Convex, cores_collide: bool) -> Vec<Way> {
    let normals = if cores_collide { edge_normals(a, b) } else { vec![shortest(a, b)] };
    let way = |normal: Vector| {
        let normal = [normal.x, normal.y];
        Way { depth: depth_along(a, b, &normal), normal }
    };
    normals.into_iter().map(way).collect()
}

fn edge_normals(a: &Convex, b: &Convex) -> Vec<Vector> {
    let edges = a.edges().into_iter().chain(b.edges());
    let normals = edges.map(|[a, b]| b.minus(&a).left().unit());
    normals.flat_map(|normal| [normal.negated(), normal]).collect()
}

/// The direction of the shortest way from one core to another one that is apart from it.
fn shortest(a: &Convex, b: &Convex) -> Vector {
    let from_a = a.corners().flat_map(|p| feet(&p, b).into_iter().map(move |q| q.minus(&p)));
    let from_b = b.corners().flat_map(|p| feet(&p, a).into_iter().map(move |q| p.minus(&q)));
    let ways = from_a.chain(from_b);
    let least = ways.reduce(|a, b| if b.squared() < a.squared() { b } else { a });
    least.expect("a corner").unit()
}

/// The points of a core that may be nearest to a point.
fn feet(p: &Vector, core: &Convex) -> Vec<Vector> {
    let mut feet: Vec<Vector> = core.corners().collect();
    for [a, b] in core.edges() {
        let (along, ahead) = (b.minus(&a), p.minus(&a));
        let (part, whole) = (ahead.dot(&along), along.squared());
        if !part.is_negative() && part <= whole {
            feet.push(a.plus(&along.times(&part).divided_by(&whole)));
        }
    }
    feet
}

/// Whether two convex figures collide without their radii; None in doubt.
pub fn cores_collide(a: &Figure, b: &Figure) -> Option<bool> {
    collide(&thin(a), &thin(b))
}

fn thin(figure: &Figure) -> Figure {
    match figure.clone() {
        Figure::Circle { center, .. } => Figure::Point { at: center },
        Figure::Capsule { point1, point2, .. } => Figure::Segment { point1, point2 },
        Figure::Polygon { rings, .. } => Figure::Polygon { rings, radius: 0.0 },
        other => other,
    }
}
