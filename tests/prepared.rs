//! Contacts, crossings and ways out of prepared shapes of many edges or members: the very answers of
//! the shapes that they were made of.

use clash2d::{
    Capsule, CastMode, Chain, Circle, Contact, Form, Group, Intersection, Line, Motion, Node,
    OrientedRectangle, Polygon, Prepared, Rectangle, Sector, Segment, Shape, Side, Vector2D,
};

/// Numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    /// From 0 to 1.
    fn part(&mut self) -> f32 {
        self.below(1 << 20) as f32 / (1 << 20) as f32
    }

    fn is_one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// A place in a square around the origin, often of whole numbers.
    fn place(&mut self, size: f32) -> Vector2D {
        let mut number = || (self.part() * 2.0 - 1.0) * size;
        let place = Vector2D::new(number(), number());
        if self.is_one_in(3) { Vector2D::new(place.x.round(), place.y.round()) } else { place }
    }
}

/// The vertices of a polygon or chain, and the sizes of the rings.
#[derive(Default)]
struct Path {
    vertices: Vec<Vector2D>,
    rings: Vec<u32>,
}

impl Path {
    /// A ring around a place, as jagged as `noise` says.
    fn add_ring(&mut self, dice: &mut Dice, [radius, noise]: [f32; 2], count: usize) {
        let is_on_grid = dice.is_one_in(3);
        for number in 0..count {
            let length = radius * (1.0 - noise * dice.part());
            let place = scaled_by(way_round(number, count), length);
            let place = if is_on_grid { round(place) } else { place };
            // At times one without a way from the last one.
            let repeats = if dice.is_one_in(40) { 2 } else { 1 };
            self.vertices.extend([place; 2].iter().take(repeats));
        }
        let before: u32 = self.rings.iter().sum();
        self.rings.push(self.vertices.len() as u32 - before);
    }

    /// A way to the right, up and down.
    fn add_ground(&mut self, dice: &mut Dice, count: usize, noise: f32) {
        let is_on_grid = dice.is_one_in(3);
        let width = 40.0 / count as f32;
        for number in 0..count {
            let place = Vector2D::new(number as f32 * width - 20.0, (dice.part() - 0.5) * noise);
            self.vertices.push(if is_on_grid { round(place) } else { place });
        }
        self.rings.push(count as u32);
    }

    fn of(dice: &mut Dice, most: usize) -> Self {
        let mut path = Self::default();
        let count = 33 + dice.below(most - 32);
        match dice.below(6) {
            0 => path.add_ring(dice, [10.0, 0.1], count),
            1 => path.add_ring(dice, [20.0, 0.7], count),
            2 => {
                path.add_ring(dice, [20.0, 0.2], count);
                path.add_ring(dice, [12.0, 0.5], count);
                path.add_ring(dice, [3.0, 0.1], 5);
            }
            3 => path.add_ground(dice, count, 6.0),
            4 => path.vertices = (0..count).map(|_| dice.place(10.0)).collect(),
            // Convex.
            _ => path.add_ring(dice, [15.0, 0.0], count),
        }
        path
    }

    fn shape(&self, dice: &mut Dice) -> Shape<'_> {
        let radius = [0.0, 0.0, 0.4, 2.0][dice.below(4)];
        if dice.is_one_in(2) {
            let polygon = Polygon::new(&self.vertices).with_radius(radius);
            let has_rings = self.rings.len() > 1;
            return if has_rings { polygon.with_rings(&self.rings) } else { polygon }.into();
        }
        let side = [Side::None, Side::Left, Side::Right][dice.below(3)];
        let chain = Chain::new(&self.vertices).with_radius(radius).with_solid_side(side);
        if dice.is_one_in(3) { chain.closed() } else { chain }.into()
    }
}

/// About the direction after a part of a turn, of length 1.
fn way_round(number: usize, count: usize) -> Vector2D {
    let (quarter, rest) = (4 * number / count, 4 * number % count);
    let half = rest as f32 / count as f32;
    let square = 1.0 + half * half;
    let (x, y) = ((1.0 - half * half) / square, 2.0 * half / square);
    let ways = [(x, y), (-y, x), (-x, -y), (y, -x)];
    ways[quarter].into()
}

fn scaled_by(v: Vector2D, factor: f32) -> Vector2D {
    Vector2D::new(v.x * factor, v.y * factor)
}

fn round(place: Vector2D) -> Vector2D {
    Vector2D::new(place.x.round(), place.y.round())
}

/// A shape of few numbers near the origin.
fn small<'a>(dice: &mut Dice, corners: &'a mut Vec<Vector2D>) -> Shape<'a> {
    let far = [1.0, 12.0, 22.0][dice.below(3)];
    let (place, size) = (dice.place(far), [0.5, 1.0, 4.0][dice.below(3)]);
    let other = place + dice.place(size);
    let turn = dice.below(24) as f32 * 15.0;
    let extend = Vector2D::new(size, size * 0.5);
    match dice.below(12) {
        0 => place.into(),
        1 => Line::new(place, dice.place(1.0)).into(),
        2 => Segment::new(place, other).into(),
        3 | 4 => Circle::new(place, size).into(),
        5 => Rectangle::new(place, extend).into(),
        6 => OrientedRectangle::new(place, extend, turn).into(),
        7 => Capsule::new(place, other, 0.5 * size).into(),
        8 => Sector { inner_radius: 0.25 * size, ..Sector::new(place, size, turn, 70.0) }.into(),
        kind => {
            let count = 3 + dice.below(9);
            corners
                .extend((0..count).map(|number| place + scaled_by(way_round(number, count), size)));
            match kind {
                9 | 10 => Polygon::new(corners).into(),
                _ => Chain::new(corners).with_radius(0.25 * size).into(),
            }
        }
    }
}

/// The shape, prepared.
fn prepared<'a>(shape: &Shape<'a>, memory: &'a mut Vec<Node>) -> Shape<'a> {
    memory.resize(Prepared::size(shape), Node::default());
    let prepared = match shape.form() {
        Form::Group(group) => Prepared::group(group, memory),
        _ => Prepared::new(shape, memory),
    };
    prepared.map_or(*shape, |prepared| Shape::from(prepared).at(shape.position()))
}

/// An answer in words that tell all bits.
type Ask = fn(&Shape<'_>, &Shape<'_>) -> String;

fn contacts(a: &Shape<'_>, b: &Shape<'_>) -> String {
    let (mut few, mut many) = ([Contact::default(); 2], [Contact::default(); 32]);
    let counts = [
        clash2d::contacts(a, b, &mut []),
        clash2d::contacts(a, b, &mut few),
        clash2d::contacts(a, b, &mut many),
    ];
    format!("{counts:?} {few:?} {:?} {many:?}", clash2d::contact(a, b))
}

fn crossings(a: &Shape<'_>, b: &Shape<'_>) -> String {
    let (mut few, mut many) = ([Intersection::default(); 2], [Intersection::default(); 32]);
    let counts = [clash2d::intersections(a, b, &mut few), clash2d::intersections(a, b, &mut many)];
    format!("{counts:?} {few:?} {many:?}")
}

fn separation(a: &Shape<'_>, b: &Shape<'_>) -> String {
    format!("{:?}", clash2d::separation(a, b))
}

fn places(a: &Shape<'_>, b: &Shape<'_>) -> String {
    let relation = clash2d::relate(a, b);
    // Where several points or edges are nearest, boxes may find another one first.
    let distance = clash2d::distance(a, b).map(|gap| gap.distance);
    format!("{} {relation:?} {distance:?}", clash2d::collide(a, b))
}

fn hits(a: &Shape<'_>, b: &Shape<'_>) -> String {
    let (rest, way) = (Vector2D::ZERO, Vector2D::new(9.5, -3.25));
    let hits = [CastMode::All, CastMode::Approaching]
        .map(|mode| clash2d::cast_with(a, way, b, rest, &mode.into()));
    let rays = [a, b].map(|shape| clash2d::cast_ray(shape, Vector2D::new(-30.0, 10.0), way + way));
    format!("{hits:?} {rays:?}")
}

fn supports(a: &Shape<'_>, b: &Shape<'_>) -> String {
    let ways = (0..12).map(|number| way_round(number, 12)).chain([Vector2D::new(1e-30, 3.0)]);
    let far = ways.map(|way| [a, b].map(|shape| clash2d::support_point(shape, way)));
    format!("{:?}", far.collect::<Vec<_>>())
}

/// Whether shapes answer the same if one or both of them are prepared, in either order.
fn check_pair(ask: Ask, a: &Shape<'_>, b: &Shape<'_>) {
    let (mut memory, mut other_memory) = (Vec::new(), Vec::new());
    let (ready, other) = (prepared(a, &mut memory), prepared(b, &mut other_memory));
    for [[a, b], [ready, other]] in [[[a, b], [&ready, &other]], [[b, a], [&other, &ready]]] {
        let plain = ask(a, b);
        for [p, q] in [[ready, b], [a, other], [ready, other]] {
            assert_eq!(ask(p, q), plain, "{p:?}, {q:?}");
        }
    }
}

fn scaled(cases: usize) -> usize {
    if cfg!(debug_assertions) { cases } else { 10 * cases }
}

/// Paths of many vertices with small shapes, and now and then with each other.
fn check_paths(ask: Ask, cases: usize, most: usize) {
    for seed in 0..scaled(cases) as u64 {
        let mut dice = Dice(seed);
        let path = Path::of(&mut dice, most);
        let shape = path.shape(&mut dice);
        for _ in 0..4 {
            let mut corners = Vec::new();
            check_pair(ask, &shape, &small(&mut dice, &mut corners));
        }
        if seed % 8 == 0 {
            let other = Path::of(&mut dice, most);
            check_pair(ask, &shape, &other.shape(&mut dice));
        }
    }
}

/// Groups of many members, among them paths and groups, which are empty.
fn check_groups(ask: Ask, cases: usize, most: usize) {
    for seed in 0..scaled(cases) as u64 {
        let mut dice = Dice(!seed);
        let path = Path::of(&mut dice, 40);
        let mut memory = Vec::new();
        let ground = prepared(&path.shape(&mut dice), &mut memory);
        let count = 1 + dice.below(most);
        let mut corners: Vec<_> = (0..count).map(|_| Vec::new()).collect();
        let mut members: Vec<_> =
            corners.iter_mut().map(|corners| small(&mut dice, corners)).collect();
        if dice.is_one_in(2) {
            members.insert(count / 2, ground);
        }
        if dice.is_one_in(4) {
            members.insert(0, Circle::new(Vector2D::ZERO, f32::NAN).into());
        }
        let group = Shape::from(Group::new(&members));
        for _ in 0..2 {
            let mut corners = Vec::new();
            check_pair(ask, &group, &small(&mut dice, &mut corners));
        }
        check_pair(ask, &group, &ground);
        if seed % 4 == 0 {
            let half = Group::new(&members[count / 2..]);
            check_pair(ask, &group, &half.into());
        }
    }
}

/// So many cases, and so many vertices or members at most, of paths and of groups.
fn check(ask: Ask, [paths, vertices]: [usize; 2], [groups, members]: [usize; 2]) {
    check_paths(ask, paths, vertices);
    check_groups(ask, groups, members);
}

#[test]
fn contacts_of_prepared_shapes_are_the_plain_ones() {
    check(contacts, [30, 200], [8, 40]);
}

#[test]
fn crossings_of_prepared_shapes_are_the_plain_ones() {
    check(crossings, [3, 40], [1, 6]);
}

#[test]
fn support_points_of_prepared_shapes_are_the_plain_ones() {
    check(supports, [20, 900], [20, 40]);
}

#[test]
fn separations_of_prepared_shapes_are_the_plain_ones() {
    check(separation, [8, 80], [4, 12]);
}

/// Convex polygons, also flat ones, with vertices in line or rounded to a grid, either way around, where they
/// stand and elsewhere, near small shapes and each other.
#[test]
fn answers_of_prepared_convex_polygons_are_the_plain_ones() {
    for ask in [places, hits, contacts, separation, supports] {
        for seed in 0..scaled(5) as u64 {
            let mut dice = Dice(seed ^ 0xc0);
            let rings = [0, 1].map(|_| convex_ring(&mut dice));
            let radius = [0.0, 0.0, 0.5][dice.below(3)];
            let [shape, other] = &rings;
            let shape = Shape::from(Polygon::new(shape).with_radius(radius));
            let other = Shape::from(Polygon::new(other));
            for _ in 0..3 {
                let mut corners = Vec::new();
                let friend = small(&mut dice, &mut corners);
                check_pair(ask, &shape, &friend);
                let position = dice.place(3.0);
                check_pair(ask, &shape.at(position), &friend);
                check_pair(ask, &shape.at(position), &friend.at(position));
            }
            check_pair(ask, &shape, &other);
            check_pair(ask, &shape, &other.at(dice.place(30.0)));
        }
    }
}

/// Some hundred vertices of a ring that goes once around, but for roundings.
fn convex_ring(dice: &mut Dice) -> Vec<Vector2D> {
    let (count, size) = ([40, 120, 700][dice.below(3)], [3.0, 12.0, 400.0][dice.below(3)]);
    let (flat, is_on_grid) = ([1.0, 0.25, 0.0][dice.below(3)], dice.is_one_in(3));
    let mut ring: Vec<Vector2D> = (0..count)
        .map(|number| {
            let place = scaled_by(way_round(number, count), size);
            let place = Vector2D::new(place.x, place.y * flat);
            if is_on_grid { round(place) } else { place }
        })
        .collect();
    ring.dedup();
    if dice.is_one_in(2) {
        ring.reverse();
    }
    ring
}

/// A group is as far away as the nearest of its members, each asked by itself, wherever it stands: boxes
/// around members leave out none that counts, whether the group is prepared or not.
#[test]
fn a_group_is_as_far_away_as_its_nearest_member() {
    for seed in 0..scaled(60) as u64 {
        let mut dice = Dice(seed ^ 0x5eed);
        let mut corners: Vec<_> = (0..1 + dice.below(100)).map(|_| Vec::new()).collect();
        let members: Vec<_> = corners.iter_mut().map(|some| small(&mut dice, some)).collect();
        let group = Shape::from(Group::new(&members));
        let mut memory = Vec::new();
        let ready = prepared(&group, &mut memory);
        for far in [20.0, 60.0, 1e4] {
            let (position, mut few) = (dice.place(far), Vec::new());
            let friend = small(&mut dice, &mut few);
            let distance = |shape: Shape<'_>| {
                let there = shape.at(shape.position() + position);
                let [one, other] = [[&there, &friend], [&friend, &there]];
                let [one, other] =
                    [one, other].map(|[a, b]| clash2d::distance(a, b).unwrap().distance);
                assert_eq!(one, other, "{there:?}, {friend:?}");
                one
            };
            let least =
                members.iter().map(|&member| distance(member)).fold(f32::INFINITY, f32::min);
            assert_eq!([distance(group), distance(ready)], [least; 2], "{group:?}, {friend:?}");
        }
    }
}

/// Rings that lie anywhere, also upon each other, are what each of them is: a point lies inside of an odd number of
/// them, and the nearest, the first and all crossed borders are those of rings asked by themselves; whether there is room
/// for where all of them end, boxes around their edges, or neither.
#[test]
fn many_rings_are_what_each_of_them_is() {
    for seed in 0..scaled(60) as u64 {
        let mut dice = Dice(seed ^ 0x0120);
        let (mut path, count) = (Path::default(), [2, 5, 30, 255, 256, 257, 400][dice.below(7)]);
        let size = 2.0 * (count as f32).sqrt();
        for _ in 0..count {
            let start = path.vertices.len();
            // No edges in line, which would not be border.
            let place = dice.place(size) + Vector2D::new(dice.part(), dice.part());
            let corners = 3 + dice.below(6);
            path.add_ring(&mut dice, [2.0, 0.5], corners);
            path.vertices[start..].iter_mut().for_each(|v| *v += place);
        }
        let mut ends = 0..0;
        let rings = path.rings.iter().map(|&size| {
            ends = ends.end..ends.end + size as usize;
            &path.vertices[ends.clone()]
        });
        let rings: Vec<_> = rings.collect();
        let borders: Vec<_> = rings.iter().map(|v| Shape::from(Chain::new(v).closed())).collect();
        let plain = Shape::from(Polygon::new(&path.vertices).with_rings(&path.rings));
        let mut memory = Vec::new();
        for shape in [plain, prepared(&plain, &mut memory)] {
            for _ in 0..20 {
                let point = Shape::from(dice.place(1.5 * size));
                let is_on = borders.iter().any(|border| clash2d::collide(border, point));
                let around = |v: &&&[Vector2D]| clash2d::collide(Polygon::new(v), point);
                let is_inside = is_on || rings.iter().filter(around).count() % 2 == 1;
                assert_eq!(clash2d::collide(shape, point), is_inside, "{shape:?}, {point:?}");

                let way = dice.place(size);
                let all = |ask: &dyn Fn(&Shape<'_>) -> Option<f32>| {
                    let least = borders.iter().filter_map(ask).min_by(f32::total_cmp);
                    (ask(&shape), least)
                };
                if !is_inside {
                    let (told, least) =
                        all(&|s| clash2d::distance(s, point).map(|found| found.distance));
                    assert_eq!(told, least, "{shape:?}, {point:?}");
                    let (told, least) = all(&|s| {
                        clash2d::cast(point, way, s, Vector2D::ZERO).map(|hit| hit.fraction)
                    });
                    assert_eq!(told, least, "{shape:?}, {point:?}, {way:?}");
                }
                let segment = Segment::new(dice.place(size), dice.place(size));
                let crossings = |s: &Shape<'_>| clash2d::intersections(s, segment, &mut []);
                let sum: usize = borders.iter().map(crossings).sum();
                assert_eq!(crossings(&shape), sum, "{shape:?}, {segment:?}");
            }
        }
    }
}

/// Fractions stay from 0 to 1, exits after entries, and distances are not negative, whatever somebody
/// wrote into the nodes.
#[test]
fn nodes_that_somebody_overwrote_give_answers_in_their_ranges() {
    let mut dice = Dice(77);
    for case in 0..scaled(40) {
        let count = 3 + dice.below(60);
        let corners: Vec<Vector2D> = (0..count).map(|_| dice.place(9.0)).collect();
        let round = (0..30 + count).map(|i| scaled_by(way_round(i, 30 + count), 9.0));
        let round: Vec<Vector2D> = round.collect();
        let shape: Shape<'_> = match case % 3 {
            0 => Polygon::new(&corners).into(),
            1 => Polygon::new(&round).with_radius(dice.below(2) as f32).into(),
            _ => Chain::new(&corners).with_radius(0.5).into(),
        };
        let mut memory = Vec::new();
        prepared(&shape, &mut memory);
        for _ in 0..1 + dice.below(20) {
            overwrite(&mut memory, &mut dice);
        }
        if dice.is_one_in(2) {
            // What is said about all of them stands in the first one.
            overwrite(&mut memory[..1], &mut dice);
        }
        check_broken(&Prepared::written(&memory).into(), &mut dice);
    }
}

/// The same of the boxes around a group's members.
#[test]
fn boxes_that_somebody_overwrote_give_answers_in_their_ranges() {
    let mut dice = Dice(78);
    for _ in 0..scaled(20) {
        let mut corners: Vec<_> = (0..3 + dice.below(60)).map(|_| Vec::new()).collect();
        let mut members: Vec<_> = corners.iter_mut().map(|some| small(&mut dice, some)).collect();
        // Their fractions are multiples of a direction.
        members.retain(|member| !matches!(member.form(), Form::Line(_)));
        let mut memory = Vec::new();
        let ready = prepared(&Shape::from(Group::new(&members)), &mut memory);
        // SAFETY: plain data without padding; the nodes are looked at again only after they were written.
        let shape = unsafe { std::mem::transmute_copy::<Shape<'_>, Shape<'_>>(&ready) };
        for _ in 0..1 + dice.below(20) {
            overwrite(&mut memory, &mut dice);
        }
        check_broken(&shape, &mut dice);
    }
}

fn check_broken(broken: &Shape<'_>, dice: &mut Dice) {
    let mut few = Vec::new();
    let friend = small(dice, &mut few);
    for _ in 0..10 {
        check_ranges([broken, &friend], dice.place(12.0), dice.place(30.0));
    }
}

/// Another number at some place.
fn overwrite(memory: &mut [Node], dice: &mut Dice) {
    let words = size_of_val(memory) / 4;
    // SAFETY: nodes are words.
    let words = unsafe { std::slice::from_raw_parts_mut(memory.as_mut_ptr().cast::<u32>(), words) };
    let number = match dice.below(4) {
        0 => f32::from_bits(dice.below(1 << 31) as u32),
        1 => f32::NAN,
        2 => 1e30,
        _ => dice.part() * 20.0 - 10.0,
    };
    words[dice.below(words.len())] = number.to_bits();
}

fn check_ranges([broken, other]: [&Shape<'_>; 2], origin: Vector2D, way: Vector2D) {
    let is_part = |x: f32| (0.0..=1.0).contains(&x);
    if let Some(hit) = clash2d::cast_ray(broken, origin, way) {
        assert!(is_part(hit.entry) && is_part(hit.exit) && hit.entry <= hit.exit, "{hit:?}");
    }
    let rest = Vector2D::ZERO;
    for mode in [CastMode::All, CastMode::Approaching] {
        for (a, b) in [(broken, other), (other, broken)] {
            let hit = clash2d::cast_with(a, way, b, rest, &mode.into());
            assert!(hit.is_none_or(|hit| is_part(hit.fraction)), "{hit:?}");
            let turn = Motion { movement: way, rotation: 90.0, pivot: origin };
            let hit = clash2d::cast_turning_with(
                a,
                turn,
                b,
                Motion::default(),
                &clash2d::CastSettings::new().with_tolerance(0.1).with_mode(mode),
            );
            assert!(hit.is_none_or(|hit| is_part(hit.fraction)), "{hit:?}");
        }
    }
    if let Some(gap) = clash2d::distance(broken, other) {
        assert!(gap.distance >= 0.0, "{gap:?}");
    }
    if let Some(contact) = clash2d::contact(broken, other) {
        assert!(contact.depth >= 0.0 && contact.point_count <= 2, "{contact:?}");
    }
    let mut found = [Intersection::default(); 8];
    let count = clash2d::intersections(broken, other, &mut found);
    for found in &found[..count.min(8)] {
        assert!(is_part(found.place_a.along) || found.place_a.along.is_nan(), "{found:?}");
    }
}
