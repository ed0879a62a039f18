//! Ids of contact points, and where they are on the borders of both figures.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

use clash2d::{Contact, ContactPoint, Edge, Node, Place, Prepared, Shape, Vector2D};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, draw_pair};

use crate::compare::check;
use crate::contacts::{EXTENT, contacts, is_shared, is_tame};
use crate::shape::{ungrouped, with_shapes};

/// The id of a point: members and features of both shapes.
type Id = [u32; 4];

fn id_of(point: &ContactPoint) -> Id {
    [point.place_a.member, point.feature_a, point.place_b.member, point.feature_b]
}

/// The ids of all points, in order.
fn ids_of(found: &[Contact]) -> Vec<Id> {
    let points = found.iter().flat_map(|c| &c.points[..c.point_count as usize]);
    let mut ids: Vec<Id> = points.map(id_of).collect();
    ids.sort_unstable();
    ids
}

/// No two points of the same two figures have the same members and features.
#[test]
fn points_have_ids_of_their_own() {
    check(EXTENT, |a, b, _| ids_fault(a, b));
    // Rings and paths that cross themselves, also in line.
    let mut rng = Rng::with_seed(8);
    for case in 0..if cfg!(debug_assertions) { 600 } else { 6000 } {
        let [a, b] = [case, case / 12].map(|kind| tangle(kind, &mut rng));
        if let Err(what) = ids_fault(&a, &b) {
            panic!("{what}:\nlet a = {a};\nlet b = {b};");
        }
    }
}

/// A polygon or a chain of a few vertices on a grid.
fn tangle(kind: usize, rng: &mut Rng) -> Figure {
    let count = 3 + (rng.f32() * 9.0) as usize;
    let vertices = (0..count).map(|_| [0; 2].map(|_| (rng.f32() * 7.0).floor())).collect();
    let radius = if kind.is_multiple_of(3) { 0.5 } else { 0.0 };
    match kind % 4 {
        0 | 2 => Figure::Polygon { rings: vec![vertices], radius },
        closed => Figure::Chain { vertices, closed: closed == 1, radius, side: kind as u32 % 3 },
    }
}

/// Also within a distance: two edges may lie opposite each other around what is shared, and face each other across
/// what is not.
fn ids_fault(a: &Figure, b: &Figure) -> Result<(), String> {
    for distance in [0.0, 1.0, 4.0] {
        let found = with_shapes(a, b, |a, b| {
            let mut buffer = vec![Contact::default(); 400];
            let count = clash2d::contacts_within(a, b, distance, &mut buffer);
            buffer.truncate(count);
            buffer
        });
        let ids = ids_of(&found);
        if let Some(two) = ids.windows(2).find(|two| two[0] == two[1]) {
            return Err(format!("within {distance} two of {:?}: {found:?}", two[0]));
        }
    }
    Ok(())
}

/// Wherever shapes stand, one contact is among all of them, bit for bit, places too.
#[test]
fn the_deepest_contact_is_among_all_of_them_anywhere() {
    let mut met = 0;
    for kinds in Kind::pairs() {
        let mut rng = Rng::with_seed(33);
        for case in 0..if cfg!(debug_assertions) { 20 } else { 200 } {
            let [a, b] = draw_pair(kinds, Distribution::ALL[case % 4], &mut rng);
            let near = [0.0, 1.0, 1.5e6, 1e7 + 1.0, 1e20][case % 5];
            let at = Vector2D::new(near, -near);
            let beside = Vector2D::new(near.next_up(), -near);
            with_shapes(&a, &b, |a, b| {
                let (a, b) = (a.at(at), b.at(if case % 2 == 0 { at } else { beside }));
                for distance in [0.0, 1.0] {
                    let mut buffer = vec![Contact::default(); 400];
                    let count = clash2d::contacts_within(a, b, distance, &mut buffer).min(400);
                    let Some(one) = clash2d::contact_within(a, b, distance) else {
                        assert_eq!(count, 0);
                        continue;
                    };
                    met += 1;
                    assert!(buffer[..count].contains(&one), "{one:?} {buffer:?}\n{a:?}\n{b:?}");
                }
            });
        }
    }
    assert!(met > 200, "{met}");
}

/// A slide of a millionth of the numbers changes no id, but where an edge begins or ends to touch.
#[test]
fn ids_stay_while_any_shapes_slide() {
    let [mut same, mut all] = [0, 0];
    for kinds in Kind::pairs() {
        let mut rng = Rng::with_seed(21);
        for _ in 0..if cfg!(debug_assertions) { 8 } else { 80 } {
            let [a, b] = draw_pair(kinds, Distribution::Uniform, &mut rng);
            let found = contacts(&a, &b);
            let by = 1e-4 * (rng.f32() - 0.5);
            let then = with_shapes(&a, &b, |a, b| {
                let mut buffer = vec![Contact::default(); 400];
                let moved = b.at(b.position() + Vector2D::new(by, -by));
                let count = clash2d::contacts(a, moved, &mut buffer);
                buffer.truncate(count);
                buffer
            });
            if found.is_empty() {
                continue;
            }
            all += 1;
            same += u32::from(ids_of(&found) == ids_of(&then));
        }
    }
    assert!(all > 200 && same * 100 > all * 97, "{same} of {all}");
}

/// The places of contact points are where the surfaces are, of members, at positions, and of prepared
/// shapes.
#[test]
fn places_of_contact_points() {
    let checked = [const { core::cell::Cell::new(0) }; 2];
    check(EXTENT, |a, b, _| {
        if !is_tame(a) || !is_tame(b) {
            return Ok(());
        }
        with_shapes(a, b, |a, b| {
            each_place(a, b, &checked)?;
            let mut nodes = vec![Node::default(); Prepared::size(a)];
            match Prepared::new(a, &mut nodes) {
                Ok(prepared) => each_place(&Shape::from(prepared).at(a.position()), b, &checked),
                Err(_) => Ok(()),
            }
        })
    });
    let [on, all] = checked.map(|count| count.get());
    assert!(on > 500 && on * 10 > all * 8, "{on} of {all} on the border");
}

/// Also of rings and chains that cross themselves, turn back, and have vertices twice.
#[test]
fn places_on_tangles() {
    let (mut rng, checked) = (Rng::with_seed(9), [const { core::cell::Cell::new(0) }; 2]);
    for case in 0..if cfg!(debug_assertions) { 1500 } else { 15000 } {
        let [a, b] = [case, case / 12].map(|kind| tangle(kind, &mut rng));
        let found = with_shapes(&a, &b, |a, b| {
            each_place(a, b, &checked)?;
            let mut nodes = vec![Node::default(); Prepared::size(a)];
            let prepared = Prepared::new(a, &mut nodes).map_err(|why| format!("{why:?}"))?;
            each_place(&prepared.into(), b, &checked)
        });
        if let Err(what) = found {
            panic!("{what}:\nlet a = {a};\nlet b = {b};");
        }
    }
    let [on, all] = checked.map(|count| count.get());
    assert!(on > 500 && on * 10 > all * 3, "{on} of {all} on the border");
}

fn each_place(
    a: &Shape<'_>,
    b: &Shape<'_>,
    [on_border, all]: &[core::cell::Cell<u32>; 2],
) -> Result<(), String> {
    let mut buffer = vec![Contact::default(); 400];
    let count = clash2d::contacts(a, b, &mut buffer).min(400);
    let deepest = clash2d::contact(a, b);
    for contact in deepest.iter().chain(&buffer[..count]) {
        for point in &contact.points[..contact.point_count as usize] {
            let members = [point.place_a.member, point.place_b.member];
            if members != [contact.member_a, contact.member_b] {
                return Err(format!("members: {contact:?}"));
            }
            for (shape, place, sign) in [(a, point.place_a, 1.0), (b, point.place_b, -1.0)] {
                let way = contact.normal * (sign * 0.5 * point.depth);
                let surface = point.position + way;
                if !surface.x.is_finite() || !surface.y.is_finite() {
                    continue;
                }
                let size = size_of(a) + size_of(b) + length(surface) + point.depth;
                let bound = size / f64::from(1 << 20) as f32;
                let is_on = lies_at(shape, place, surface, point.depth, bound)
                    .map_err(|what| format!("{what}, {surface:?}: {contact:?}"))?;
                all.set(all.get() + 1);
                on_border.set(on_border.get() + u32::from(is_on));
            }
        }
    }
    Ok(())
}

/// Whether a place is where a point is, and whether that lies on the border, edge by edge.
fn lies_at(
    shape: &Shape<'_>,
    place: Place,
    point: Vector2D,
    depth: f32,
    bound: f32,
) -> Result<bool, String> {
    let at = shape.point_at(place).ok_or_else(|| format!("no point at {place:?}"))?;
    let is_line = shape.edge_count(place.member) == 1 && shape.vertex_count(place.member) == 0;
    if !(0.0..=1.0).contains(&place.along) && !is_line {
        return Err(format!("beyond its edge: {place:?}"));
    }
    let edges = (0..shape.edge_count(place.member)).filter_map(|e| shape.edge(place.member, e));
    let nearest = edges.map(|edge| distance_to(&edge, point)).fold(f32::INFINITY, f32::min);
    let gap = length(at - point);
    let is_on = nearest <= bound;
    let limit = if is_on { 4.0 * bound } else { nearest + depth + bound };
    match gap <= limit || is_line {
        true => Ok(is_on),
        false => Err(format!("{gap} away at {place:?}, which is {at:?}, not {nearest}")),
    }
}

fn length(v: Vector2D) -> f32 {
    f64::from(v.x).hypot(v.y.into()) as f32
}

/// How far the edges of a shape reach.
fn size_of(shape: &Shape<'_>) -> f32 {
    let members = 0..shape.member_count() as u32;
    let edges =
        members.flat_map(|m| (0..shape.edge_count(m)).filter_map(move |e| shape.edge(m, e)));
    let size = |edge: Edge| length(edge.start).max(length(edge.end)) + edge.radius;
    edges.map(size).fold(0.0, f32::max)
}

fn distance_to(edge: &Edge, point: Vector2D) -> f32 {
    let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
    let ([px, py], [x, y], [u, v]) = (wide(point), wide(edge.start), wide(edge.end));
    let ends = (px - x).hypot(py - y).min((px - u).hypot(py - v));
    if edge.radius > 0.0 {
        let [cx, cy] = wide(edge.center);
        let (wx, wy) = (px - cx, py - cy);
        let part = 0.25 * wy / (wx.abs() + wy.abs());
        let turn = if wx < 0.0 { 0.5 - part } else { part };
        let from = f64::from(edge.from);
        let lap = (turn - from).rem_euclid(1.0);
        let is_on = lap <= f64::from(edge.to) - from;
        let gap = (wx.hypot(wy) - f64::from(edge.radius)).abs();
        return (if is_on { gap } else { ends }) as f32;
    }
    let (ex, ey) = (u - x, v - y);
    let part = ((px - x) * ex + (py - y) * ey) / (ex * ex + ey * ey);
    let foot = [x + part * ex, y + part * ey];
    let is_on = (0.0..=1.0).contains(&part);
    (if is_on { (px - foot[0]).hypot(py - foot[1]) } else { ends }) as f32
}

/// A feature that is a vertex is the one of that number, half the depth away or as far as it is rounded.
#[test]
fn features_are_vertices_of_their_numbers() {
    let checked = core::cell::Cell::new(0);
    check(EXTENT, |a, b, _| {
        if !is_tame(a) || !is_tame(b) {
            return Ok(());
        }
        let members = [a, b].map(ungrouped);
        for contact in contacts(a, b) {
            let (p, q) = (contact.member_a as usize, contact.member_b as usize);
            let at = contact.points[0].position;
            if contact.point_count == 1 && is_shared([members[0][p], members[1][q]], [at.x, at.y]) {
                continue;
            }
            let is_sector = |figure: &Figure| matches!(figure, Figure::Sector { .. });
            for point in &contact.points[..contact.point_count as usize] {
                // A disc around the center of a sector faces no vertex of it more than another one.
                let is_edge = point.feature_a % 2 != point.feature_b % 2;
                if !is_edge && (is_sector(members[0][p]) || is_sector(members[1][q])) {
                    continue;
                }
                let sides = [(point.feature_a, p, 1.0), (point.feature_b, q, -1.0)];
                for (side, (feature, member, sign)) in sides.into_iter().enumerate() {
                    let figure = members[side][member];
                    let Some(radius) = radius_of(figure).filter(|_| feature % 2 == 0) else {
                        continue;
                    };
                    let number = vertex_of(figure, feature);
                    let vertex =
                        with_shapes(a, b, |a, b| [a, b][side].vertex(member as u32, number));
                    let Some(vertex) = vertex else {
                        return Err(format!("no vertex: {contact:?}"));
                    };
                    let out = contact.normal * (sign * (0.5 * point.depth - radius));
                    let off = point.position + out - vertex;
                    let size = vertex.x.abs() + vertex.y.abs() + radius + contact.depth;
                    if off.x.abs() + off.y.abs() > 1e-5 * size {
                        return Err(format!("not the vertex {vertex:?}: {contact:?}"));
                    }
                    checked.set(checked.get() + 1);
                }
            }
        }
        Ok(())
    });
    assert!(checked.get() > 100, "{}", checked.get());
}

/// The number of the vertex that a feature is: a vertex, or an end of an edge.
fn vertex_of(figure: &Figure, feature: u32) -> u32 {
    let number = feature / 4;
    if feature.is_multiple_of(4) {
        return number;
    }
    let rings: Vec<u32> = match figure {
        Figure::Polygon { rings, .. } => rings.iter().map(|ring| ring.len() as u32).collect(),
        Figure::Chain { vertices, .. } => vec![vertices.len() as u32],
        _ => panic!("no part of {figure} touches on its own"),
    };
    let firsts = rings.iter().scan(0, |next, count| Some(core::mem::replace(next, *next + count)));
    let of_ring = firsts.zip(&rings).find(|(first, count)| number < first + **count);
    let (first, count) = of_ring.expect("a ring");
    first + (number - first + 1) % count
}

/// How far a figure reaches beyond its vertices; None if it has none, or is a segment without a width.
fn radius_of(figure: &Figure) -> Option<f32> {
    match *figure {
        Figure::Circle { .. } | Figure::Line { .. } | Figure::Sector { .. } => None,
        Figure::Rectangle { size: [x, y], .. } if x == 0.0 || y == 0.0 => None,
        Figure::Oriented { half_extend: [x, y], .. } if x == 0.0 || y == 0.0 => None,
        Figure::Capsule { radius, .. }
        | Figure::Polygon { radius, .. }
        | Figure::Chain { radius, .. } => Some(radius),
        _ => Some(0.0),
    }
}

/// What lies on a box with one of its edges touches with its own corners or those of the box, however
/// it slides and sinks.
#[test]
fn features_stay_while_shapes_slide() {
    let mut rng = Rng::with_seed(3);
    for _ in 0..200 {
        let mut within = |low: f32, high: f32| low + (high - low) * rng.f32();
        let (rotation, center) =
            (within(-720.0, 720.0), [within(-99.0, 99.0), within(-99.0, 99.0)]);
        let (half, own) =
            ([within(2.0, 4.0), within(1.0, 2.0)], [within(1.0, 6.0), within(1.0, 2.0)]);
        let start = within(-0.9, 0.9) * (half[0] + own[0] - 1.0);
        for _ in 0..12 {
            let (aside, depth) = (start + within(-0.02, 0.02), within(0.01, 0.2));
            let ends = [[aside - own[0], -half[0]], [aside + own[0], half[0]]];
            if ends.iter().any(|[p, q]| (p - q).abs() < 0.01) {
                continue;
            }
            let place = |x: f32, y: f32| {
                let (sin, cos) = f64::from(rotation).to_radians().sin_cos();
                let [x, y] = [x, y].map(f64::from);
                let [cx, cy] = center.map(f64::from);
                [(cx + cos * x - sin * y) as f32, (cy + sin * x + cos * y) as f32]
            };
            let floor = Figure::Oriented { center, half_extend: half, rotation };
            let height = half[1] + own[1] - depth;
            let tile =
                Figure::Oriented { center: place(aside, height), half_extend: own, rotation };
            let capsule = Figure::Capsule {
                point1: place(ends[0][0], height),
                point2: place(ends[1][0], height),
                radius: own[1],
            };
            // The left corner of the floor's top is number 3, the right one number 2.
            let left = if ends[0][0] > ends[0][1] { [9, 0] } else { [12, 1] };
            let right = if ends[1][0] < ends[1][1] { [9, 4] } else { [8, 1] };
            for other in [tile, capsule] {
                let contact =
                    with_shapes(&floor, &other, |a, b| clash2d::contact(a, b)).expect("a contact");
                let mut told = contact.points.map(|point| [point.feature_a, point.feature_b]);
                told.sort_unstable();
                let mut expected = [left, right];
                expected.sort_unstable();
                assert_eq!(contact.point_count, 2, "{contact:?} {floor} {other}");
                assert_eq!(told, expected, "{contact:?} {floor} {other}");
                assert!((contact.depth - depth).abs() < 1e-4, "{contact:?} {floor} {other}");
            }
        }
    }
}
