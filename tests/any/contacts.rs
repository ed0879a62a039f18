//! Contacts in big numbers: the ways out, how deep, where, and with which corners and edges.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

use clash2d::{Contact, ContactPoint};
use clash2d_oracle::any::{
    self, Convex, Distribution, Figure, Kind, Pair, Way, cores_collide, depth_along, draw_pair,
    ways_out,
};
use clash2d_oracle::{Real, Rng};

use crate::compare::{Extent, check};
use crate::shape::{ungrouped, with_shapes};

pub(crate) const EXTENT: Extent = match cfg!(debug_assertions) {
    true => Extent { cases: 2, every: 3, points: 14 },
    false => Extent { cases: 2, every: 1, points: 40 },
};

type Spot = [Real; 2];

/// Two convex parts, and what counts as nothing for them.
struct Parts<'p> {
    pair: [&'p Convex; 2],
    /// Whether one lies inside of what the other one is an edge of, and pushes as its whole line.
    is_inside: bool,
    nothing: Real,
}

fn plus([ax, ay]: &Spot, [bx, by]: &Spot) -> Spot {
    [ax + bx, ay + by]
}

fn minus([ax, ay]: &Spot, [bx, by]: &Spot) -> Spot {
    [ax - bx, ay - by]
}

fn times([x, y]: &Spot, factor: &Real) -> Spot {
    [x * factor, y * factor]
}

fn dot([ax, ay]: &Spot, [bx, by]: &Spot) -> Real {
    &(ax * bx) + &(ay * by)
}

fn left([x, y]: &Spot) -> Spot {
    [-y, x.clone()]
}

fn half(x: &Real) -> Real {
    x * &Real::power(-1)
}

/// From one end of both to the other.
fn extent([a, b]: [&Convex; 2]) -> f64 {
    let corners = || a.corners.iter().chain(&b.corners);
    let range = |axis: usize| {
        let places = || corners().map(|corner| corner[axis].about());
        places().fold(f64::NEG_INFINITY, f64::max) - places().fold(f64::INFINITY, f64::min)
    };
    range(0) + range(1) + a.radius.about() + b.radius.about()
}

impl<'p> Parts<'p> {
    fn new(pair: [&'p Convex; 2], extent: f64) -> Self {
        let size = extent.to_bits() >> 52;
        // 2^-40 of the extent, or somewhat less.
        let power = if size == 0 { -1100 } else { size as i64 - 1023 };
        Self { pair, is_inside: false, nothing: Real::power(power - 40) }
    }

    /// Infinite only where no float is large enough.
    fn is_near(&self, float: f32, truth: &Real) -> bool {
        truth.ulps_to(float) <= 0.51
            || float.is_finite() && (&Real::new(float) - truth).abs() <= self.nothing
    }

    /// The last float where a place is beyond all floats.
    fn is_at(&self, float: f32, truth: &Real) -> bool {
        let last = Real::new(f32::MAX);
        let is_beyond = truth.abs() >= last && float.abs() == f32::MAX;
        float.is_finite()
            && (is_beyond && truth.is_negative() == (float < 0.0) || self.is_near(float, truth))
    }

    /// Whether a number is nothing but what roundings make of it.
    fn is_nothing(&self, x: &Real) -> bool {
        x.abs() <= self.nothing
    }

    /// What is wrong with a contact whose normal is to be one of some; of those that are told alike any
    /// may be meant.
    fn fault(&self, contact: &Contact, ways: &[Way]) -> Option<String> {
        let told = [contact.normal.x, contact.normal.y];
        let is_told =
            |way: &&Way| [0, 1].into_iter().all(|axis| way.normal[axis].ulps_to(told[axis]) <= 1.0);
        let mut faults = ways.iter().filter(is_told).map(|way| self.fault_of(contact, way));
        let Some(fault) = faults.next() else {
            let shown = |way: &Way| way.normal.clone().map(|x| x.about());
            return Some(format!("normal, not {:?}", ways.iter().map(shown).collect::<Vec<_>>()));
        };
        fault.filter(|_| faults.all(|fault| fault.is_some()))
    }

    /// What is wrong with a contact that leads this way.
    fn fault_of(&self, contact: &Contact, way: &Way) -> Option<String> {
        if !self.is_near(contact.depth, &way.depth) {
            return Some(format!("depth, not {}", way.depth.about()));
        }
        let mut points = contact.points[..contact.point_count as usize].iter();
        points.find_map(|point| self.point_fault(point, way))
    }

    fn point_fault(&self, point: &ContactPoint, way: &Way) -> Option<String> {
        // Twice the number of a corner, or twice that of an edge and 1.
        let marks = [point.feature_a, point.feature_b].map(|f| (f / 4 * 2) | (f & 1));
        let (place, depth) = match self.expected(marks, way) {
            Ok(expected) => expected,
            Err(what) => return Some(what),
        };
        let position = [point.position.x, point.position.y];
        let is_there = (0..2).all(|axis| self.is_at(position[axis], &place[axis]))
            || self.is_crossing(marks, position, &place);
        if is_there && self.is_near(point.depth, &depth) {
            return None;
        }
        let at = place.map(|x| x.about());
        Some(format!("point {point:?}, not {at:?}, {} deep", depth.about()))
    }

    /// Where the features that are told meet, and how deep.
    fn expected(&self, marks: [u32; 2], way: &Way) -> Result<(Spot, Real), String> {
        if marks.iter().all(|mark| mark % 2 == 1) {
            return Ok((self.crossing(marks, way)?, Real::new(0.0)));
        }
        let (reference, base, incident) = self.reference(marks, way)?;
        let sign = Real::new(if reference == 0 { 1.0 } else { -1.0 });
        let out = times(&way.normal, &sign);
        let height = dot(&out, &minus(&incident, &base));
        let [above, below] = [&self.pair[reference].radius, &self.pair[1 - reference].radius];
        let depth = &(above + below) - &height;
        let depth = if depth > way.depth { way.depth.clone() } else { depth };
        let middle = &half(&(&(above + &height) - below)) - &height;
        if depth.is_negative() && !self.is_nothing(&depth) {
            return Err("a point that is not in both".into());
        }
        let depth = if depth.is_negative() { Real::new(0.0) } else { depth };
        Ok((plus(&incident, &times(&out, &middle)), depth))
    }

    /// Where the surfaces of two edges cross.
    fn crossing(&self, marks: [u32; 2], way: &Way) -> Result<Spot, String> {
        let ends = [0, 1].map(|side: usize| {
            let (corners, number) = (&self.pair[side].corners, (marks[side] / 2) as usize);
            let sign = Real::new(if side == 0 { 1.0 } else { -1.0 });
            let out = times(&way.normal, &(&self.pair[side].radius * &sign));
            let corner = |beyond: usize| plus(&corners[(number + beyond) % corners.len()], &out);
            [corner(0), corner(1)]
        });
        let [[p, q], [u, v]] = ends;
        let (path, along) = (minus(&q, &p), minus(&v, &u));
        let under = dot(&left(&path), &along);
        if under.is_zero() {
            return Err("two edges in line".into());
        }
        let part = dot(&left(&minus(&u, &p)), &along).divided_by(&under);
        Ok(plus(&p, &times(&path, &part)))
    }

    /// Whether a place is a crossing of edges, nearly in line perhaps, so that it is known less well.
    fn is_crossing(&self, marks: [u32; 2], position: [f32; 2], place: &Spot) -> bool {
        let limit = &self.nothing * &Real::power(16);
        let is_near = |axis: usize| (&Real::new(position[axis]) - &place[axis]).abs() <= limit;
        marks.iter().all(|mark| mark % 2 == 1) && (0..2).all(is_near)
    }

    /// The side on whose edge or corner the other one stands, a point of that, and one of the other.
    fn reference(&self, marks: [u32; 2], way: &Way) -> Result<(usize, Spot, Spot), String> {
        let count = |side: usize| self.pair[side].corners.len();
        let number = |side: usize| (marks[side] / 2) as usize;
        if (0..2).any(|side| number(side) >= count(side)) {
            return Err(format!("no such feature: {marks:?}"));
        }
        let corner = |side: usize, beyond: usize| {
            self.pair[side].corners[(number(side) + beyond) % count(side)].clone()
        };
        let [p, q] = [corner(0, 0), corner(1, 0)];
        let side = match marks.map(|mark| mark % 2 == 1) {
            [true, true] => return Err("two edges".into()),
            [false, false] => {
                let aside = dot(&left(&way.normal), &minus(&q, &p));
                let faces = self.is_nothing(&aside);
                return if faces { Ok((0, p, q)) } else { Err("corners aside".into()) };
            }
            [_, is_second] => usize::from(is_second),
        };
        let edge = [corner(side, 0), corner(side, 1)];
        let other = corner(1 - side, 0);
        let is_level = self.is_nothing(&dot(&minus(&edge[1], &edge[0]), &way.normal));
        if is_level && (self.is_inside || !self.is_beyond(&edge, &other)) {
            return Ok((side, edge[0].clone(), other));
        }
        // Also an edge that rises by nothing, as it is so short, may stand on the corner.
        match self.cut(edge, &other, way) {
            Err(_) if is_level => Err(format!("a corner beside the edge: {marks:?}")),
            cut => Ok((1 - side, other, cut?)),
        }
    }

    /// Whether a place lies farther beyond the ends of an edge than nothing; compared in squares.
    fn is_beyond(&self, [from, to]: &[Spot; 2], place: &Spot) -> bool {
        let along = minus(to, from);
        let (whole, part) = (dot(&along, &along), dot(&along, &minus(place, from)));
        let limit = &(&self.nothing * &self.nothing) * &whole;
        let rest = &whole - &part;
        [part, rest].iter().any(|part| part.is_negative() && part * part > limit)
    }

    /// The place of an edge over a corner of the other one.
    fn cut(&self, [from, to]: [Spot; 2], corner: &Spot, way: &Way) -> Result<Spot, String> {
        let across = left(&way.normal);
        let whole = dot(&across, &minus(&to, &from));
        let part = dot(&across, &minus(corner, &from));
        let limit = &whole.abs() + &self.nothing;
        let is_inside = |part: &Real| part.abs() <= limit;
        if whole.is_zero() || !is_inside(&part) || !is_inside(&(&whole - &part)) {
            return Err("an edge beside the corner".into());
        }
        Ok(plus(&from, &times(&minus(&to, &from), &part.divided_by(&whole))))
    }
}

pub(crate) fn contacts(a: &Figure, b: &Figure) -> Vec<Contact> {
    let mut buffer = vec![Contact::default(); 400];
    let count = with_shapes(a, b, |a, b| clash2d::contacts(a, b, &mut buffer));
    buffer.truncate(count);
    buffer
}

/// The least way out of each other, to the last place.
#[test]
fn contacts_of_convex_shapes() {
    check(EXTENT, |a, b, _| {
        let Some((p, q)) = Convex::of(a).zip(Convex::of(b)) else { return Ok(()) };
        let Some((collide, cores)) = any::collide(a, b).zip(cores_collide(a, b)) else {
            return Ok(());
        };
        let answer = with_shapes(a, b, |a, b| clash2d::contact(a, b));
        let wrong = |what: &str| Err(format!("{what}: {answer:?}"));
        let Some(contact) = answer.filter(|_| collide) else {
            return if collide == answer.is_some() { Ok(()) } else { wrong("contact or not") };
        };
        let parts = Parts::new([&p, &q], extent([&p, &q]));
        let mut ways = ways_out(&p, &q, cores);
        if ways.is_empty() {
            ways.extend(along_x(&p, &q));
        }
        let least = ways.iter().map(|way| &way.depth);
        let least = least.reduce(|a, b| if b < a { b } else { a }).expect("a way").clone();
        // Of ways that hardly differ any may be told.
        let limit = &least + &parts.nothing;
        ways.extend(all_ways(&p, &q));
        ways.retain(|way| way.depth <= limit);
        let fault = parts.fault(&contact, &ways);
        let fault = fault.filter(|what| !is_elsewhere(what, &contact, [a, b]));
        fault.map_or(Ok(()), |what| wrong(&what))
    });
}

/// The edges of a figure of which each touches on its own, or the whole of a convex one; whether they
/// are edges.
fn parts_of(figure: &Figure) -> Option<(Vec<Figure>, bool)> {
    if Convex::of(figure).is_some() {
        return Some((vec![figure.clone()], false));
    }
    let (rings, is_closed, radius) = match figure {
        Figure::Polygon { rings, radius } => (rings.clone(), true, *radius),
        Figure::Chain { vertices, closed, radius, .. } => {
            (vec![vertices.clone()], *closed, *radius)
        }
        _ => return None,
    };
    let is_plain = |ring: &Vec<Pair>| ring.len() > 2 && !is_level(ring);
    if !figure.is_valid() || !rings.iter().all(is_plain) {
        return None;
    }
    let edges = rings.iter().flat_map(|ring| {
        let count = if is_closed { ring.len() } else { ring.len() - 1 };
        (0..count).map(|i| {
            let (point1, point2) = (ring[i], ring[(i + 1) % ring.len()]);
            Figure::Capsule { point1, point2, radius }
        })
    });
    Some((edges.collect(), true))
}

/// A contact whose features have the numbers that they have in its parts; None if they are none there.
fn with_features_of_parts(mut contact: Contact, [a, b]: [&Figure; 2]) -> Option<Contact> {
    for point in &mut contact.points[..contact.point_count as usize] {
        point.feature_a = feature_of_part(a, contact.part_a, point.feature_a)?;
        point.feature_b = feature_of_part(b, contact.part_b, point.feature_b)?;
    }
    Some(contact)
}

/// Of an edge that is a part the ends are its vertices 0 and 1.
fn feature_of_part(figure: &Figure, part: u32, feature: u32) -> Option<u32> {
    match figure {
        _ if Convex::of(figure).is_some() => Some(feature),
        Figure::Polygon { .. } | Figure::Chain { .. } if feature / 4 == part => match feature % 4 {
            2 => Some(4),
            of_part => Some(of_part),
        },
        _ => None,
    }
}

/// Whether all vertices lie on a line, or some of them in the same place.
fn is_level(ring: &[Pair]) -> bool {
    let spots: Vec<Spot> = ring.iter().map(|p| p.map(Real::new)).collect();
    let is_known = |i: usize| ring[..i].contains(&ring[i]);
    let along = minus(&spots[1], &spots[0]);
    let is_on = |spot: &Spot| dot(&left(&along), &minus(spot, &spots[0])).is_zero();
    (0..ring.len()).any(is_known) || spots.iter().all(is_on)
}

/// The ways out of equal points.
fn along_x(a: &Convex, b: &Convex) -> [Way; 2] {
    [1.0, -1.0].map(|x| {
        let normal = [x, 0.0].map(Real::new);
        Way { depth: depth_along(a, b, &normal), normal }
    })
}

/// All directions in which two parts may touch.
fn all_ways(a: &Convex, b: &Convex) -> Vec<Way> {
    let mut ways = ways_out(a, b, true);
    for p in &a.corners {
        for q in &b.corners {
            let way = minus(q, p);
            let length = dot(&way, &way).root();
            if length.is_zero() {
                continue;
            }
            let normal = way.map(|x| x.divided_by(&length));
            for normal in [[-&normal[0], -&normal[1]], normal] {
                ways.push(Way { depth: depth_along(a, b, &normal), normal });
            }
        }
    }
    ways.extend(along_x(a, b));
    ways
}

/// From one end of all parts to the other.
fn extent_of_all(a: &[Figure], b: &[Figure]) -> f64 {
    let all: Vec<Convex> = a.iter().chain(b).filter_map(Convex::of).collect();
    let Some(first) = all.first() else { return 0.0 };
    2.0 * all.iter().map(|convex| extent([first, convex])).fold(0.0, f64::max)
}

/// Each contact of an edge is the way out of that edge in some direction.
#[test]
fn contacts_of_edges() {
    check(EXTENT, |a, b, _| {
        let Some(((parts_a, edges_a), (parts_b, edges_b))) = parts_of(a).zip(parts_of(b)) else {
            return Ok(());
        };
        if !edges_a && !edges_b {
            return Ok(());
        }
        let size = extent_of_all(&parts_a, &parts_b);
        for contact in contacts(a, b) {
            let numbers = [contact.part_a, contact.part_b].map(|part| part as usize);
            let Some((p, q)) = parts_a.get(numbers[0]).zip(parts_b.get(numbers[1])) else {
                return Err(format!("no such part: {contact:?}"));
            };
            let Some((convex_p, convex_q)) = Convex::of(p).zip(Convex::of(q)) else { continue };
            let is_inside = any::collide(p, q) == Some(false);
            let parts = Parts { is_inside, ..Parts::new([&convex_p, &convex_q], size) };
            let Some(own) = with_features_of_parts(contact, [a, b]) else {
                return Err(format!("features of other parts: {contact:?}"));
            };
            if let Some(what) = parts.fault(&own, &all_ways(&convex_p, &convex_q)) {
                let is_elsewhere = !is_inside && is_elsewhere(&what, &contact, [p, q]);
                if !is_elsewhere {
                    return Err(format!("{what}: {contact:?}"));
                }
            }
        }
        Ok(())
    });
}

/// Whether a fault is only that the single point is not the middle between two features but one where
/// the figures meet: where an end lies beside the edge that it faces.
fn is_elsewhere(what: &str, contact: &Contact, figures: [&Figure; 2]) -> bool {
    let at = contact.points[0].position;
    let is_of_place = what.starts_with("point") || what.starts_with("a ");
    is_of_place && contact.point_count == 1 && is_shared(figures, [at.x, at.y])
}

/// Whether a point belongs to both figures, as far as floats can tell.
pub(crate) fn is_shared(figures: [&Figure; 2], at: Pair) -> bool {
    figures.into_iter().all(|figure| {
        let point = Figure::Point { at };
        let gap = any::distance(figure, &point).map_or(0.0, |gap| gap.about());
        gap <= crate::distances::slack(&figures, at.into())
    })
}

/// Whether its numbers are of similar sizes, so that no two ways out are the same but for roundings.
pub(crate) fn is_tame(figure: &Figure) -> bool {
    let mut copy = figure.clone();
    let sizes: Vec<f32> = copy.numbers().into_iter().map(|(_, number)| number.abs()).collect();
    let largest = sizes.iter().copied().fold(0.0, f32::max);
    sizes.into_iter().all(|size| size == 0.0 || size > largest * 1e-6)
}

/// The contacts of a group are those of its members.
#[test]
fn contacts_of_groups() {
    check(EXTENT, |a, b, _| {
        let is_group = [a, b].map(|figure| matches!(figure, Figure::Group(_)));
        if is_group == [false; 2] || !is_tame(a) || !is_tame(b) {
            return Ok(());
        }
        let (members_a, members_b) = (ungrouped(a), ungrouped(b));
        let mut expected = Vec::new();
        for (i, p) in members_a.iter().enumerate() {
            for (j, q) in members_b.iter().enumerate() {
                let mut of_members = contacts(p, q);
                for contact in &mut of_members {
                    [contact.member_a, contact.member_b] = [i as u32, j as u32];
                }
                expected.extend(of_members);
            }
        }
        let mut told = contacts(a, b);
        let numbers = |c: &Contact| {
            let mut parts = [c.part_a, c.part_b];
            // Of two members that are the same either may be the first.
            if members_a[c.member_a as usize] == members_b[c.member_b as usize] {
                parts.sort_unstable();
            }
            [c.member_a, c.member_b, parts[0], parts[1]]
        };
        let key = |contact: &Contact| (numbers(contact), contact.depth.to_bits());
        for list in [&mut expected, &mut told] {
            list.sort_by_key(key);
        }
        // Of ways out that are equal another one may be told, with another rounding.
        let is_same = |(p, q): (&Contact, &Contact)| {
            let is_near = p.depth.to_bits().abs_diff(q.depth.to_bits()) <= 1;
            is_near && numbers(p) == numbers(q)
        };
        if told.len() != expected.len() || !told.iter().zip(&expected).all(is_same) {
            return Err(format!("{told:?}, not {expected:?}"));
        }
        for contact in &told {
            let p = Convex::of(members_a[contact.member_a as usize]);
            let q = Convex::of(members_b[contact.member_b as usize]);
            let Some((p, q)) = p.zip(q) else { continue };
            let parts = Parts::new([&p, &q], extent([&p, &q]));
            let fault = parts.fault(contact, &all_ways(&p, &q));
            if let Some(what) = fault.filter(|what| !is_elsewhere(what, contact, [a, b])) {
                return Err(format!("{what}: {contact:?}"));
            }
        }
        Ok(())
    });
}

/// A chain with a solid side pushes to the free one, whatever touches it that ends somewhere; of two such
/// chains that push against each other one does.
#[test]
fn contacts_lead_to_the_free_side() {
    check(EXTENT, |a, b, _| {
        let is_endless = matches!(b, Figure::Group(_) | Figure::Line { .. });
        if is_endless || !matches!(a, Figure::Chain { .. }) {
            return Ok(());
        }
        for contact in contacts(a, b) {
            let [nx, ny] = [contact.normal.x, contact.normal.y].map(f64::from);
            let Some(lead) = lead_of(a, contact.part_a, [nx, ny])? else { return Ok(()) };
            let other = lead_of(b, contact.part_b, [-nx, -ny])?;
            if lead < -1e-6 && other.is_none_or(|other| other < -1e-6) {
                return Err(format!("to the solid side by {lead}: {contact:?}"));
            }
        }
        Ok(())
    });
}

/// How far a normal leads to the free side of an edge of a chain, or of one next to it; None of others.
fn lead_of(figure: &Figure, part: u32, [nx, ny]: [f64; 2]) -> Result<Option<f64>, String> {
    let Figure::Chain { vertices, closed, side: side @ 1..=2, .. } = figure else {
        return Ok(None);
    };
    let count = if *closed { vertices.len() } else { vertices.len().saturating_sub(1) };
    let number = part as usize;
    if count == 0 {
        return Ok(None);
    }
    if number >= count {
        return Err(format!("no such part: {part}"));
    }
    // With a solid left side the right one is free; around a tip it may be that of a neighbour.
    let sign = if *side == 1 { 1.0 } else { -1.0 };
    let leads = (0..count).filter(|i| i.abs_diff(number) % (count - 1).max(1) <= 1);
    let leads = leads.map(|i| {
        let [from, to] = [i, (i + 1) % vertices.len()].map(|i| vertices[i].map(f64::from));
        let [x, y] = [to[0] - from[0], to[1] - from[1]];
        sign * (y * nx - x * ny) / (x * x + y * y).sqrt().max(f64::MIN_POSITIVE)
    });
    Ok(Some(leads.fold(f64::NEG_INFINITY, f64::max)))
}

/// A line is left on the free side of the edges that it meets, unless they have it on both sides.
#[test]
fn lines_are_left_on_the_free_side() {
    let mut one_sided = 0;
    for distribution in Distribution::ALL {
        let mut rng = Rng::with_seed(14);
        for _ in 0..200 {
            let [chain, line] = draw_pair([Kind::Chain, Kind::Line], distribution, &mut rng);
            let Figure::Line { direction, .. } = line else { unreachable!() };
            let Some([left, right]) = free_sides(&chain, &line, direction) else { continue };
            for contact in contacts(&chain, &line) {
                let [x, y] = [contact.normal.x, contact.normal.y].map(f64::from);
                let [along, up] = direction.map(f64::from);
                let is_left = along * y - up * x > 0.0;
                assert!(left == right || is_left == left, "{contact:?} of {chain} and {line}");
                one_sided += u32::from(left != right);
            }
        }
    }
    assert!(one_sided > 100, "{one_sided}");
}

/// Whether edges of a chain with a solid side that a line meets have their free side to the left of the
/// line, and whether to the right.
fn free_sides(chain: &Figure, line: &Figure, direction: Pair) -> Option<[bool; 2]> {
    let Figure::Chain { vertices, closed, radius, side: side @ 1..=2 } = chain else { return None };
    let number = |place: Pair| place.map(Real::new);
    let mut sides = [false; 2];
    for (i, &from) in vertices.iter().enumerate() {
        let to = vertices[(i + 1) % vertices.len()];
        let edge = Figure::Capsule { point1: from, point2: to, radius: *radius };
        let is_last = i + 1 == vertices.len() && !closed;
        if is_last || direction == [0.0; 2] || !any::collide(&edge, line)? {
            continue;
        }
        // With a solid right side the left one is free, which leads to the left of what leads on.
        let ahead = dot(&number(direction), &minus(&number(to), &number(from)));
        let is_ahead = !ahead.is_negative() && !ahead.is_zero();
        sides[0] |= if *side == 2 { is_ahead } else { ahead.is_negative() };
        sides[1] |= if *side == 2 { ahead.is_negative() } else { is_ahead };
    }
    Some(sides)
}

/// A ball or a rounded figure over a figure, next to one of its corners: by how much beside it is told
/// from the direction in which it is pushed, to 2^-31 and an ulp.
#[test]
fn normals_beside_corners() {
    let mut rng = Rng::with_seed(5);
    let mut beside = 0;
    for case in 0..if cfg!(debug_assertions) { 600 } else { 20_000 } {
        let mut within = |low: f32, high: f32| low + (high - low) * rng.f32();
        let (w, h) = (within(0.5, 4.0), within(0.5, 4.0));
        let [x, y] = [within(-4.0, 4.0), within(-4.0, 4.0)].map(f32::round);
        let corner = [x + w, y + h];
        let below = match case % 6 {
            0 => Figure::Rectangle { origin: [x, y], size: [w, h] },
            1 => Figure::Oriented {
                center: [x, y],
                half_extend: [w, h],
                rotation: [0.0, 90.0, -180.0, 270.0, 30.0][case / 6 % 5],
            },
            2 => Figure::Capsule { point1: [x, y + h], point2: corner, radius: within(0.0, 1.0) },
            3 => Figure::Segment { point1: corner, point2: [x, y + h] },
            4 => Figure::Polygon { rings: vec![vec![[x, y], corner, [x, y + h]]], radius: 0.0 },
            _ => {
                let ring = vec![[x, y], [x + w, y], corner, [x + 0.5 * w, y + h], [x, y + h]];
                Figure::Polygon { rings: vec![ring], radius: within(0.0, 1.0) }
            }
        };
        let height = within(0.01, 2.0);
        let aside = within(-1.0, 3.0) * 2.0_f32.powi(-(case as i32 / 36 % 30));
        let [px, py] = [corner[0] + aside, corner[1] + height];
        let radius = height + within(0.0, 1.0);
        let above = match case / 6 % 3 {
            0 => Figure::Circle { center: [px, py], radius },
            1 => Figure::Capsule { point1: [px, py], point2: [px + w, py + h], radius },
            _ => {
                let ring = vec![[px, py], [px + w, py + 0.5], [px + w, py + 2.0], [px, py + 1.0]];
                Figure::Polygon { rings: vec![ring], radius }
            }
        };
        let Some((p, q)) = Convex::of(&below).zip(Convex::of(&above)) else { continue };
        if cores_collide(&below, &above) != Some(false)
            || any::collide(&below, &above) != Some(true)
        {
            continue;
        }
        let contact =
            with_shapes(&below, &above, |a, b| clash2d::contact(a, b)).expect("a contact");
        let [way] = &ways_out(&p, &q, false)[..] else { unreachable!() };
        for (told, truth) in [contact.normal.x, contact.normal.y].into_iter().zip(&way.normal) {
            let off = (&Real::new(told) - truth).abs();
            let is_near = truth.ulps_to(told) <= 1.0 || off <= Real::power(-31);
            assert!(is_near, "{contact:?}, not {:?}, of {below} and {above}", truth.about());
        }
        beside += u32::from(way.normal.iter().all(|x| !x.is_zero()));
    }
    assert!(beside > 100, "{beside}");
}
