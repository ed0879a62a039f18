//! Members, edges and vertices against the geometry of figures.

use clash2d::{
    CastHit, CastMode, Contact, Distance, Node, Place, Prepared, RayHit, Shape, Vector2D, cast,
    cast_ray, cast_with, contact, contacts, distance,
};
use clash2d_oracle::any::{Figure, Role};

use crate::casts::way;
use crate::compare::{Extent, check};
use crate::edges::edges;
use crate::shape::{ungrouped, vector, with_shape, with_shapes};

const EXTENT: Extent = match cfg!(debug_assertions) {
    true => Extent { cases: 2, every: 2, points: usize::MAX },
    false => Extent { cases: 8, every: 1, points: usize::MAX },
};

/// The edges of each member are those of the oracle's figure, in their order, and the vertices where
/// they are; also of prepared shapes.
#[test]
fn edges_and_vertices() {
    check(EXTENT, |figure, _, _| {
        with_shape(figure, |shape| {
            is_like(figure, shape)?;
            let mut nodes = vec![Node::default(); Prepared::size(shape)];
            match Prepared::new(shape, &mut nodes) {
                Ok(prepared) => is_like(figure, &Shape::from(prepared).at(shape.position())),
                Err(_) => Ok(()),
            }
        })
    });
}

/// The places of answers lead back to their points, also from prepared shapes.
#[test]
fn places_of_answers() {
    let extent = Extent { cases: 1, every: if cfg!(debug_assertions) { 4 } else { 1 }, ..EXTENT };
    check(extent, |a, b, _| {
        with_shapes(a, b, |a_shape, b_shape| {
            let Some(gap) = distance(a_shape, b_shape).filter(|gap| gap.distance > 0.0) else {
                return Ok(());
            };
            let way = gap.point_b - gap.point_a;
            // Points are known to 2^-40 of the extent of both.
            let error = (slack(a) + slack(b)) / f64::from(1 << 17);
            leads_back(a_shape, gap.point_a, way, error + 4.0 * slack(a))?;
            leads_back(b_shape, gap.point_b, way, error + 4.0 * slack(b))?;
            if let Some(hit) = cast(a_shape, way + way, b_shape, Vector2D::ZERO) {
                let error = error + size(way) / f64::from(1 << 20);
                leads_back(b_shape, hit.point, hit.normal, error + 4.0 * slack(b))?;
                let back = hit.point - (way + way) * hit.fraction;
                leads_back(a_shape, back, hit.normal, error + 4.0 * slack(a))?;
            }
            let start = gap.point_b + way;
            ray_tells(b_shape, start, -way - way, error + 4.0 * slack(b))
        })
    });
}

/// The nearest points of two shapes are where their places say, also of swapped and of prepared shapes.
#[test]
fn places_of_distances() {
    check(EXTENT, |a, b, _| {
        with_shapes(a, b, |a_shape, b_shape| {
            let Some(gap) = distance(a_shape, b_shape) else { return Ok(()) };
            if gap.distance == 0.0 {
                let is_nothing = [gap.place_a, gap.place_b] == [Place::default(); 2];
                return if is_nothing { Ok(()) } else { Err(format!("{gap:?} of no border")) };
            }
            // Points are known to 2^-40 of the extent of both.
            let error = (slack(a) + slack(b)) / f64::from(1 << 17);
            is_at(a_shape, gap.place_a, gap.point_a, error + slack(a))?;
            is_at(b_shape, gap.place_b, gap.point_b, error + slack(b))?;
            let places = |gap: Distance| [gap.place_a, gap.place_b];
            let back = distance(b_shape, a_shape).map(places);
            if back != Some([gap.place_b, gap.place_a]) {
                return Err(format!("{gap:?}, swapped {back:?}"));
            }
            let Some(again) = with_prepared(a_shape, b_shape, |a, b| distance(a, b)) else {
                return Err("prepared none".into());
            };
            // Of several nearest points a prepared shape may have others.
            if again == gap {
                return Ok(());
            }
            if again.distance != gap.distance {
                return Err(format!("{gap:?}, prepared {again:?}"));
            }
            is_at(a_shape, again.place_a, again.point_a, error + slack(a))?;
            is_at(b_shape, again.place_b, again.point_b, error + slack(b))
        })
    });
}

/// Where moving shapes meet, each touches the other one at its place, also of swapped and of prepared shapes
/// and where they go on from a contact.
#[test]
fn places_of_casts() {
    check(EXTENT, |a, b, rng| {
        let ways = [way(a, b, rng).1, if rng.bool() { [0.0; 2] } else { way(b, a, rng).1 }];
        let [own, other] = ways.map(vector);
        // Points are known to 2^-40 of the extent of both, and times to 2^-23 of the movement.
        let far = ways.as_flattened().iter().fold(0.0, |far, x| far + f64::from(x.abs()));
        let error = (slack(a) + slack(b)) / f64::from(1 << 17) + far / f64::from(1 << 22);
        with_shapes(a, b, |a_shape, b_shape| {
            for mode in [CastMode::All, CastMode::Approaching] {
                let ask = |a: &Shape<'_>, b: &Shape<'_>| cast_with(a, own, b, other, &mode.into());
                let Some(hit) = ask(a_shape, b_shape) else { continue };
                let back = cast_with(b_shape, other, a_shape, own, &mode.into());
                let places = [hit.place_b, hit.place_a];
                if a != b && back.map(|back| [back.place_a, back.place_b]) != Some(places) {
                    return Err(format!("{mode:?} {ways:?} {hit:?}, swapped {back:?}"));
                }
                let prepared = with_prepared(a_shape, b_shape, ask);
                for hit in [Some(hit), prepared].into_iter().flatten() {
                    if hit.starts_in_contact && is_of_contact([a_shape, b_shape], hit) {
                        continue;
                    }
                    let told = |what: String| format!("{mode:?} {ways:?} {hit:?}: {what}");
                    // What leaves a contact may be in what is around other edges then.
                    let room = |figure: &Figure| {
                        slack(figure) + if hit.starts_in_contact { radius(figure) } else { 0.0 }
                    };
                    is_met(a_shape, hit.place_a, own, hit, error + room(a)).map_err(told)?;
                    is_met(b_shape, hit.place_b, other, hit, error + room(b)).map_err(told)?;
                    if !hit.starts_in_contact {
                        is_across(a_shape, hit.place_a, hit, error + slack(a)).map_err(told)?;
                        is_across(b_shape, hit.place_b, hit, error + slack(b)).map_err(told)?;
                    }
                }
            }
            Ok(())
        })
    });
}

/// Whether a hit at the start is one of the contacts there.
fn is_of_contact([a, b]: [&Shape<'_>; 2], hit: CastHit) -> bool {
    let mut buffer = vec![Contact::default(); contacts(a, b, &mut [])];
    contacts(a, b, &mut buffer);
    let of = |contact: &Contact| {
        let point = contact.points[0];
        (point.position, contact.normal, point.place_a, point.place_b)
    };
    let own = (hit.point, hit.normal, hit.place_a, hit.place_b);
    buffer.iter().chain(&contact(a, b)).any(|contact| of(contact) == own)
}

/// Whether the place of a moving shape is where it is met.
fn is_met(
    shape: &Shape<'_>,
    place: Place,
    movement: Vector2D,
    hit: CastHit,
    slack: f64,
) -> Result<(), String> {
    let slack = slack + 2.0 * f64::from(f32::EPSILON) * size(hit.point);
    if !slack.is_finite() || place.along.abs() == f32::MAX {
        return Ok(());
    }
    let at = shape.point_at(place).ok_or("a place without a point")?;
    let then = |x: f32, way: f32| f64::from(x) + f64::from(hit.fraction) * f64::from(way);
    let gap = apart(hit.point, [then(at.x, movement.x), then(at.y, movement.y)]);
    let is_on = (0.0..=1.0).contains(&place.along) || shape.vertex_count(place.member) == 0;
    if !is_on || gap > slack {
        return Err(format!("{gap} from {at:?} at {place:?}, not {slack}"));
    }
    Ok(())
}

/// Whether the normal of a hit leads across the edge on which a place is, unless a vertex is there.
fn is_across(shape: &Shape<'_>, place: Place, hit: CastHit, slack: f64) -> Result<(), String> {
    let Some((edge, at)) = shape.edge(place.member, place.edge).zip(shape.point_at(place)) else {
        return Err(format!("{place:?} is nowhere"));
    };
    let at = [f64::from(at.x), f64::from(at.y)];
    let is_vertex = |vertex: u32| {
        shape.vertex(place.member, vertex).is_some_and(|vertex| apart(vertex, at) <= 8.0 * slack)
    };
    let ends = [edge.start, edge.end].map(|v| [f64::from(v.x), f64::from(v.y)]);
    let way = [ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]];
    let length = (way[0] * way[0] + way[1] * way[1]).sqrt();
    let lean = (way[0] * f64::from(hit.normal.x) + way[1] * f64::from(hit.normal.y)) / length;
    let has_vertex = || (0..shape.vertex_count(place.member) as u32).any(is_vertex);
    match edge.radius == 0.0 && lean.abs() > 1e-3 && slack < 1e-4 * length && !has_vertex() {
        true => Err(format!("along {edge:?} at {place:?}")),
        false => Ok(()),
    }
}

/// An answer about two shapes that are prepared, if that is possible.
fn with_prepared<T>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    ask: impl FnOnce(&Shape<'_>, &Shape<'_>) -> T,
) -> T {
    fn prepared<'a>(shape: &'a Shape<'a>, nodes: &'a mut [Node]) -> Shape<'a> {
        match Prepared::new(shape, nodes) {
            Ok(prepared) => Shape::from(prepared).at(shape.position()),
            Err(_) => *shape,
        }
    }
    let [mut own, mut other] = [a, b].map(|shape| vec![Node::default(); Prepared::size(shape)]);
    ask(&prepared(a, &mut own), &prepared(b, &mut other))
}

/// Whether a point is where its place says, but for its own rounding and some slack.
fn is_at(shape: &Shape<'_>, place: Place, point: Vector2D, slack: f64) -> Result<(), String> {
    // Half an ulp of each coordinate, of those that are told there, and of how far along a line that is.
    let slack = slack + 3.0 * f64::from(f32::EPSILON) * size(point);
    if !slack.is_finite() || point.x.abs().max(point.y.abs()) == f32::MAX {
        return Ok(());
    }
    let Some((edge, at)) = shape.edge(place.member, place.edge).zip(shape.point_at(place)) else {
        return Err(format!("{place:?} is nowhere"));
    };
    // A line may lead farther than floats tell.
    if place.along.abs() == f32::MAX {
        return Ok(());
    }
    let is_on = (0.0..=1.0).contains(&place.along) || edge.radius == 0.0;
    match is_on && apart(at, [point.x.into(), point.y.into()]) <= slack {
        true => Ok(()),
        false => Err(format!("{point:?} at {place:?}, which is {at:?}")),
    }
}

/// Whether a ray tells the places where it enters and leaves, also of the prepared shape.
fn ray_tells(
    shape: &Shape<'_>,
    start: Vector2D,
    movement: Vector2D,
    slack: f64,
) -> Result<(), String> {
    let Some(hit) = cast_ray(shape, start, movement) else { return Ok(()) };
    tells(shape, hit.entry_place, hit.entry_point, hit.entry_normal, slack)?;
    tells(shape, hit.exit_place, hit.exit_point, hit.exit_normal, slack)?;
    let mut nodes = vec![Node::default(); Prepared::size(shape)];
    let Ok(prepared) = Prepared::new(shape, &mut nodes) else { return Ok(()) };
    let again = cast_ray(Shape::from(prepared).at(shape.position()), start, movement);
    let places = |hit: RayHit| [hit.entry_place, hit.exit_place];
    match again.map(places) == Some(places(hit)) {
        true => Ok(()),
        false => Err(format!("{hit:?}, prepared {again:?}")),
    }
}

/// Whether a place that an answer tells of a point of a border leads back to that, and is the one that
/// the point has but for edges that are as near.
fn tells(
    shape: &Shape<'_>,
    place: Place,
    point: Vector2D,
    normal: Vector2D,
    slack: f64,
) -> Result<(), String> {
    if normal == Vector2D::ZERO {
        let is_nothing = place == Place::default();
        return if is_nothing { Ok(()) } else { Err(format!("{place:?} of no border")) };
    }
    let slack = slack + 8.0 * f64::from(f32::EPSILON) * size(point);
    // A line may lead farther than floats tell.
    let is_far = |x: f32| x.abs() == f32::MAX;
    if !slack.is_finite() || [point.x, point.y, place.along].into_iter().any(is_far) {
        return Ok(());
    }
    let at = shape.point_at(place).ok_or("a place without a point")?;
    if apart(at, [point.x.into(), point.y.into()]) > slack {
        return Err(format!("{point:?} at {place:?}, which is {at:?}"));
    }
    let found = shape.place_at(point, normal).ok_or("no place")?;
    let there = shape.point_at(found).ok_or("a place without a point")?;
    match apart(at, [there.x.into(), there.y.into()]) > 2.0 * slack {
        true => Err(format!("{point:?} at {place:?} and {found:?}")),
        false => Ok(()),
    }
}

/// Whether the place of a point of a border, which is about there, is where it is.
fn leads_back(
    shape: &Shape<'_>,
    point: Vector2D,
    normal: Vector2D,
    slack: f64,
) -> Result<(), String> {
    let slack = slack + 8.0 * f64::from(f32::EPSILON) * size(point);
    if !slack.is_finite() || point.x.abs().max(point.y.abs()) == f32::MAX {
        return Ok(());
    }
    let place = shape.place_at(point, normal).ok_or("no place")?;
    // A line may lead farther than floats tell.
    if place.along.abs() == f32::MAX {
        return Ok(());
    }
    let at = shape.point_at(place).ok_or("a place without a point")?;
    if apart(at, [point.x.into(), point.y.into()]) > slack {
        return Err(format!("{point:?} at {place:?}, which is {at:?}"));
    }
    let mut nodes = vec![Node::default(); Prepared::size(shape)];
    let Ok(prepared) = Prepared::new(shape, &mut nodes) else { return Ok(()) };
    match Shape::from(prepared).at(shape.position()).place_at(point, normal) {
        again if again == Some(place) => Ok(()),
        again => Err(format!("{place:?}, prepared {again:?}")),
    }
}

/// What is around the path of a polygon, a chain or some members.
fn radius(figure: &Figure) -> f64 {
    let radius = |figure: &&Figure| match figure {
        Figure::Polygon { radius, .. }
        | Figure::Chain { radius, .. }
        | Figure::Capsule { radius, .. } => f64::from(*radius),
        _ => 0.0,
    };
    ungrouped(figure).iter().map(radius).fold(0.0, f64::max)
}

fn size(point: Vector2D) -> f64 {
    f64::from(point.x.abs().max(point.y.abs()))
}

fn is_like(figure: &Figure, shape: &Shape<'_>) -> Result<(), String> {
    let members = ungrouped(figure);
    let count = shape.member_count();
    if count != members.len() {
        return Err(format!("{count} members"));
    }
    for (number, member) in members.into_iter().enumerate() {
        is_member(member, shape, number as u32)?;
    }
    Ok(())
}

fn is_member(figure: &Figure, shape: &Shape<'_>, member: u32) -> Result<(), String> {
    let (count, slack) = (shape.edge_count(member), slack(figure));
    if !figure.is_valid() && count + shape.vertex_count(member) as u32 > 0 {
        return Err("an empty one has edges".into());
    }
    if let Some(edges) = edges(figure).filter(|_| slack.is_finite()) {
        if edges.len() != count as usize {
            return Err(format!("{count} edges of {}", edges.len()));
        }
        for (number, edge) in (0..).zip(&edges) {
            for along in [0.0, 0.125, 0.5, 0.8, 1.0] {
                let place = Place { member, edge: number, along };
                let point = shape.point_at(place).ok_or("no point")?;
                let (at, lever) = edge.at(along.into());
                if apart(point, at) > slack + lever * f64::from(f32::EPSILON) {
                    return Err(format!("{point:?} at {place:?} instead of {at:?}"));
                }
            }
        }
    }
    has_itself(shape, member, slack)
}

/// Edges begin and end where their places say, and there are as many edges and vertices as is said.
fn has_itself(shape: &Shape<'_>, member: u32, slack: f64) -> Result<(), String> {
    let (edges, vertices) = (shape.edge_count(member), shape.vertex_count(member) as u32);
    for number in 0..edges {
        let Some(edge) = shape.edge(member, number) else { continue };
        for (along, end) in [(0.0, edge.start), (1.0, edge.end)] {
            let at = shape.point_at(Place { member, edge: number, along });
            if at != Some(end) && end.x.is_finite() && end.y.is_finite() {
                return Err(format!("edge {number} begins or ends at {end:?}, not at {at:?}"));
            }
        }
    }
    if shape.edge(member, edges).is_some() || shape.vertex(member, vertices).is_some() {
        return Err(format!("more than {edges} edges or {vertices} vertices"));
    }
    let all: Option<Vec<Vector2D>> = (0..vertices).map(|v| shape.vertex(member, v)).collect();
    let all = all.ok_or("a missing vertex")?;
    // Of what is not rounded each edge begins at a vertex.
    let is_straight = |edge: u32| shape.edge(member, edge).is_none_or(|edge| edge.radius == 0.0);
    let is_sharp = (edges == vertices || edges + 1 == vertices) && (0..edges).all(is_straight);
    let is_start = |number: u32| {
        let start = shape.edge(member, number).map(|edge| edge.start);
        start.is_none_or(|start| all.iter().any(|v| *v == start || !slack.is_finite()))
    };
    let is_polygon = is_sharp && edges > 4;
    match is_polygon && !(0..edges).all(is_start) {
        true => Err("an edge begins at no vertex".into()),
        false => Ok(()),
    }
}

fn apart(point: Vector2D, [x, y]: [f64; 2]) -> f64 {
    let (x, y) = (f64::from(point.x) - x, f64::from(point.y) - y);
    (x * x + y * y).sqrt()
}

/// What the roundings of a point may come to.
fn slack(figure: &Figure) -> f64 {
    let mut copy = figure.clone();
    let numbers = copy.numbers().into_iter();
    let lengths = numbers.filter(|(role, _)| !matches!(role, Role::Angle | Role::Opening));
    let size = lengths.map(|(_, number)| number.abs()).fold(0.0, f32::max);
    4.0 * f64::from(size) * f64::from(f32::EPSILON) + f64::from(f32::from_bits(1))
}
