//! Shapes that touch exactly: one lies to the left of an axis, the other one to its right, and both
//! have the place in the middle in common. Geometry tells all answers, however the scene is turned,
//! mirrored, swapped, scaled and moved.

mod figure;
mod scene;

use clash2d::{CastMode, Contact, Relation, Shape, Vector2D};
use clash2d_oracle::any::{Figure, Pair, Role};
use figure::{lend, lend_all, lend_both};
use scene::{PLACES, Place, chain, lend_ready, polygon};

const REST: Vector2D = Vector2D::ZERO;

/// Of how many turns one is asked about.
const STEP: usize = if cfg!(debug_assertions) { 16 } else { 1 };

/// How a figure lies at the middle.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Touch {
    /// Nothing but that place.
    Point,
    /// Flat or round and with an area there: what touches it is pushed off along X.
    Flat,
    /// All of it lies on the axis, to both sides of the middle.
    Axis,
    /// With a corner.
    Corner,
}

/// A figure to the left of the axis.
#[derive(Clone, Debug)]
struct Side {
    figure: Figure,
    touch: Touch,
    /// Whether it has no other point on the axis.
    is_alone: bool,
    is_convex: bool,
}

fn side(touch: Touch, is_alone: bool, is_convex: bool, figure: Figure) -> Side {
    Side { figure, touch, is_alone, is_convex }
}

fn sides() -> Vec<Side> {
    use Touch::{Axis, Corner, Flat, Point};
    let circle = |x: f32, radius: f32| Figure::Circle { center: [x, 0.0], radius };
    let rectangle = |origin: Pair, size: Pair| Figure::Rectangle { origin, size };
    let capsule = |point1: Pair, point2: Pair| Figure::Capsule { point1, point2, radius: 1.0 };
    let segment = |point1: Pair, point2: Pair| Figure::Segment { point1, point2 };
    let sector = |x: f32, [inner_radius, radius]: Pair, direction: f32, half_angle: f32| {
        Figure::Sector { center: [x, 0.0], inner_radius, radius, direction, half_angle }
    };
    let tile = [[-4.0, -2.0], [0.0, -2.0], [0.0, 2.0], [-4.0, 2.0]];
    let gem = [[0.0, 0.0], [-1.0, 2.0], [-3.0, 2.0], [-4.0, 0.0], [-3.0, -2.0], [-1.0, -2.0]];
    let triangle = [[-1.0, 0.0], [-3.0, 2.0], [-4.0, -1.0]];
    let arrow = [[0.0, 0.0], [-4.0, 2.0], [-3.0, 0.0], [-4.0, -2.0]];
    let hole = [[-3.0, -1.0], [-3.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]];
    let corner = [[-3.0, 2.0], [0.0, 0.0], [-3.0, -2.0]];
    let bow = [[-3.0, 2.0], [-1.0, 0.0], [-4.0, -2.0]];
    let comb = |count: usize| -> Vec<Pair> {
        let teeth = (0..count - 2).map(|i| [-2.0 - (i % 2) as f32, 4.0 - i as f32 * 0.25]);
        [[0.0, -4.0], [0.0, 4.0]].into_iter().chain(teeth).collect()
    };
    // Convex, with many corners, some of them in line and some twice.
    let arc = (-5..=5).rev().map(|y| [(y * y - 26) as f32, y as f32]);
    let sail: Vec<Pair> = [[0.0, -5.0], [0.0, -5.0], [0.0, 1.0], [0.0, 5.0]]
        .into_iter()
        .chain(arc)
        .flat_map(|v| vec![v; if v[1] == 3.0 { 2 } else { 1 }])
        .collect();
    let group = vec![circle(-2.0, 2.0), rectangle([-4.0, -5.0], [3.0, 3.0])];
    vec![
        side(Point, true, true, Figure::Point { at: [0.0; 2] }),
        side(Axis, false, true, Figure::Line { base: [0.0, -3.0], direction: [0.0, 2.0] }),
        side(Axis, false, true, segment([0.0, -2.0], [0.0, 1.0])),
        side(Corner, true, true, segment([-3.0, -1.0], [0.0, 0.0])),
        side(Flat, true, true, circle(-2.0, 2.0)),
        side(Flat, true, true, circle(-3.0, 3.0)),
        side(Flat, false, true, rectangle([-4.0, -1.0], [4.0, 3.0])),
        side(Corner, false, true, rectangle([-2.0, 0.0], [2.0, 3.0])),
        side(
            Flat,
            false,
            true,
            Figure::Oriented { center: [-1.0, 0.5], half_extend: [2.0, 1.0], rotation: 90.0 },
        ),
        side(Flat, true, true, capsule([-3.0, -2.0], [-1.0, 0.0])),
        side(Flat, false, true, capsule([-1.0, -2.0], [-1.0, 2.0])),
        side(Flat, false, true, polygon(&tile, 0.0)),
        side(Corner, true, true, polygon(&gem, 0.0)),
        side(Flat, true, true, polygon(&triangle, 1.0)),
        side(Corner, true, false, polygon(&arrow, 0.0)),
        side(
            Flat,
            false,
            false,
            Figure::Polygon { rings: vec![tile.to_vec(), hole.to_vec()], radius: 0.0 },
        ),
        side(Flat, false, true, polygon(&sail, 0.0)),
        side(Flat, false, false, polygon(&comb(12), 0.0)),
        side(Flat, false, false, polygon(&comb(34), 0.0)),
        side(Corner, true, false, chain(&corner, false, 0.0, 0)),
        side(Flat, true, false, chain(&bow, false, 1.0, 0)),
        side(Corner, false, false, chain(&tile, true, 0.0, 0)),
        side(Flat, true, true, sector(-3.0, [0.0, 3.0], 0.0, 45.0)),
        side(Corner, true, true, sector(0.0, [0.0, 4.0], 180.0, 30.0)),
        side(Flat, true, false, sector(-3.0, [1.0, 3.0], 0.0, 180.0)),
        side(Flat, true, false, Figure::Group(group)),
    ]
}

/// A way to turn the plane by right angles, to mirror it before, and to turn and enlarge it by the
/// triangle of 3, 4 and 5 at the end.
#[derive(Clone, Copy, Debug)]
struct Turn {
    quarters: u8,
    is_mirrored: bool,
    is_aslant: bool,
}

impl Turn {
    /// From the left of the axis to its right.
    const OVER: Turn = Turn { quarters: 2, is_mirrored: true, is_aslant: false };

    fn all() -> impl Iterator<Item = Turn> {
        (0..16).map(|i| Turn { quarters: i % 4, is_mirrored: i & 4 != 0, is_aslant: i & 8 != 0 })
    }

    fn point(self, [x, y]: Pair) -> Pair {
        let start = if self.is_mirrored { [x, -y] } else { [x, y] };
        let [x, y] = (0..self.quarters).fold(start, |[x, y], _| [-y, x]);
        if self.is_aslant { [3.0 * x - 4.0 * y, 4.0 * x + 3.0 * y] } else { [x, y] }
    }

    fn angle(self, degrees: f32) -> f32 {
        let degrees = if self.is_mirrored { -degrees } else { degrees };
        degrees + 90.0 * f32::from(self.quarters)
    }

    fn scale(self) -> f32 {
        if self.is_aslant { 5.0 } else { 1.0 }
    }

    /// None of a sector aslant, whose angle would be no number.
    fn figure(self, figure: &Figure) -> Option<Figure> {
        let at = |point: Pair| self.point(point);
        let along = |points: &[Pair]| points.iter().map(|&point| at(point)).collect::<Vec<_>>();
        let scale = self.scale();
        Some(match figure.clone() {
            Figure::Point { at: place } => Figure::Point { at: at(place) },
            Figure::Line { base, direction } => {
                Figure::Line { base: at(base), direction: at(direction) }
            }
            Figure::Segment { point1, point2 } => {
                Figure::Segment { point1: at(point1), point2: at(point2) }
            }
            Figure::Circle { center, radius } => {
                Figure::Circle { center: at(center), radius: radius * scale }
            }
            Figure::Capsule { point1, point2, radius } => {
                Figure::Capsule { point1: at(point1), point2: at(point2), radius: radius * scale }
            }
            Figure::Rectangle { origin: [x, y], size: [width, height] } => {
                let corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
                self.upright(&corners)
            }
            // By a right angle.
            Figure::Oriented { center: [x, y], half_extend: [half, across], .. }
                if self.is_aslant =>
            {
                let ends = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
                polygon(&along(&ends.map(|[i, j]| [x + across * i, y + half * j])), 0.0)
            }
            Figure::Oriented { center, half_extend, rotation } => {
                Figure::Oriented { center: at(center), half_extend, rotation: self.angle(rotation) }
            }
            Figure::Polygon { rings, radius } => Figure::Polygon {
                rings: rings.iter().map(|ring| along(ring)).collect(),
                radius: radius * scale,
            },
            Figure::Chain { vertices, closed, radius, side } => {
                chain(&along(&vertices), closed, radius * scale, side)
            }
            Figure::Sector { .. } if self.is_aslant => return None,
            Figure::Sector { center, inner_radius, radius, direction, half_angle } => {
                let (center, direction) = (at(center), self.angle(direction));
                Figure::Sector { center, inner_radius, radius, direction, half_angle }
            }
            Figure::At { .. } => return None,
            Figure::Group(members) => {
                let turned: Option<Vec<Figure>> =
                    members.iter().map(|member| self.figure(member)).collect();
                Figure::Group(turned?)
            }
        })
    }

    /// A rectangle with these corners.
    fn upright(self, corners: &[Pair; 4]) -> Figure {
        let [p, _, q, _] = corners.map(|corner| self.point(corner));
        if self.is_aslant {
            return polygon(&corners.map(|corner| self.point(corner)), 0.0);
        }
        let origin = [p[0].min(q[0]), p[1].min(q[1])];
        Figure::Rectangle { origin, size: [(p[0] - q[0]).abs(), (p[1] - q[1]).abs()] }
    }
}

/// A scene of two sides, and where it is.
struct Scene {
    sides: [Side; 2],
    turn: Turn,
    place: Place,
}

/// What is told of a scene, and is the same in all others with the same sides.
#[derive(Clone, Debug, PartialEq)]
struct Told {
    relation: Relation,
    is_around: bool,
    crossings: usize,
}

impl Told {
    /// What is told of the same shapes the other way round; whether one is around the other one can't
    /// be told from that.
    fn swapped(self) -> Self {
        use Relation::{AInsideB, AInsideBTouching, BInsideA, BInsideATouching, Equal};
        let relation = match self.relation {
            AInsideB => BInsideA,
            AInsideBTouching => BInsideATouching,
            BInsideA => AInsideB,
            BInsideATouching => AInsideBTouching,
            same => same,
        };
        let is_around = matches!(relation, BInsideA | BInsideATouching | Equal);
        Self { relation, is_around, ..self }
    }
}

impl Scene {
    /// The figures, the first one moved away from the other one before.
    fn figures(&self, aside: Pair) -> Option<[Figure; 2]> {
        let [left, right] = &self.sides;
        let right = self.turn.figure(&Turn::OVER.figure(&right.figure)?)?;
        let left = self.turn.figure(&left.figure)?;
        Some([self.place.of(&left, self.turn.point(aside)), self.place.of(&right, [0.0; 2])])
    }

    /// A way in the scene.
    fn way(&self, way: Pair) -> Vector2D {
        Vector2D::from(self.turn.point(way)) * self.place.scale
    }

    fn middle(&self) -> Vector2D {
        self.place.point([0.0; 2])
    }

    /// How far it is to a coordinate of that many in the scene.
    fn length(&self, length: f32) -> f32 {
        length * self.turn.scale() * self.place.scale
    }

    /// Whether there is a single direction in which the two touch. The edges of a chain without a solid
    /// side push to where the middle of the other shape is.
    fn has_normal(&self) -> bool {
        let touches = [self.sides[0].touch, self.sides[1].touch];
        let is_chain = |side: &Side| matches!(side.figure, Figure::Chain { .. });
        let is_convex = self.sides.iter().all(|side| side.is_convex);
        let is_edge = touches.contains(&Touch::Axis) && touches.contains(&Touch::Corner);
        !self.sides.iter().any(is_chain) && (touches.contains(&Touch::Flat) || is_convex && is_edge)
    }

    /// Whether they have nothing but the middle in common.
    fn is_single(&self) -> bool {
        self.sides.iter().any(|side| side.is_alone)
    }

    /// From the first one to the second one, within a last place.
    fn is_normal(&self, normal: Vector2D, sign: f32) -> bool {
        let expected = Vector2D::from(self.turn.point([sign, 0.0])) / self.turn.scale();
        (normal - expected).length() <= 1.3e-7
    }

    /// Half a last place of its coordinates and 2^-40 of all sizes, rounded up.
    fn is_middle(&self, point: Vector2D) -> bool {
        let limit = self.middle().length() * 6.1e-8 + self.length(1e-11);
        (point - self.middle()).length() <= limit
    }

    fn describe(&self) -> String {
        let [a, b] = &self.sides;
        format!("{:?} and {:?}, {:?}, {:?}", a.figure, b.figure, self.turn, self.place)
    }

    fn check_touch(&self, a: &Shape<'_>, b: &Shape<'_>, sign: f32) -> Told {
        let what = || format!("{}, {sign}", self.describe());
        assert!(clash2d::collide(a, b), "{}", what());
        let gap = clash2d::distance(a, b).expect("a distance");
        assert!(gap.distance == 0.0 && gap.point_a == gap.point_b, "{gap:?}: {}", what());
        assert!(!self.is_single() || self.is_middle(gap.point_a), "{gap:?}: {}", what());
        let way = clash2d::separation(a, b).expect("a way out");
        // It separates after an addition of floats.
        let limit = self.length(1e-4) + self.middle().length() * 1e-6;
        let is_convex = self.sides.iter().all(|side| side.is_convex);
        assert!(!is_convex || way.length() <= limit, "{way:?}: {}", what());
        let contact = clash2d::contact(a, b).expect("a contact");
        self.check_contact(&contact, 0.0, sign, what);
        if self.has_normal() {
            self.check_leaving(a, b, sign, what);
        }
        Told {
            relation: clash2d::relate(a, b),
            is_around: clash2d::contains(a, b),
            crossings: clash2d::intersections(a, b, &mut []),
        }
    }

    fn check_contact(&self, contact: &Contact, depth: f32, sign: f32, what: impl Fn() -> String) {
        if !self.has_normal() {
            return;
        }
        let off = (contact.depth - self.length(depth)).abs();
        let is_deep = off <= self.length(1e-7 * depth + 1e-11);
        assert!(is_deep && self.is_normal(contact.normal, sign), "{contact:?}: {}", what());
        let is_there = self.is_middle(contact.points[0].position);
        assert!(depth > 0.0 || !self.is_single() || is_there, "{contact:?}: {}", what());
    }

    /// What leaves the other one or slides along it meets nothing more, and what sinks in does at once.
    fn check_leaving(&self, a: &Shape<'_>, b: &Shape<'_>, sign: f32, what: impl Fn() -> String) {
        let cast = |way: Pair| {
            let way = self.way([way[0] * sign, way[1] * sign]);
            clash2d::cast_with(a, way, b, REST, &CastMode::Approaching.into())
        };
        for way in [[-8.0, 1.0], [-0.5, 0.0], [0.0, 3.0], [0.0, -0.25]] {
            assert_eq!(cast(way), None, "{way:?}: {}", what());
        }
        for way in [[8.0, 0.0], [2.0, -3.0], [0.25, 4.0]] {
            let hit = cast(way).expect("a hit");
            let is_at_once = hit.fraction == 0.0 && hit.starts_in_contact;
            assert!(is_at_once && self.is_normal(hit.normal, sign), "{hit:?}: {}", what());
        }
    }

    /// Apart by some length; the first side comes nearer. With a sign of -1 the shapes are swapped.
    fn check_gap(&self, [a, b]: [&Shape<'_>; 2], gap: f32, sign: f32) {
        let what = || format!("{}, {gap} apart, {sign}", self.describe());
        let found = clash2d::distance(a, b).expect("a distance");
        assert_eq!(found.distance, self.length(gap), "{found:?}: {}", what());
        assert_eq!(clash2d::relate(a, b), Relation::Disjoint, "{}", what());
        assert_eq!(clash2d::contact(a, b), None, "{}", what());
        assert_eq!(clash2d::separation(a, b), None, "{}", what());
    }

    /// The first side comes from aside, as far as the other one, and farther.
    fn check_casts(&self, [a, b]: [&Shape<'_>; 2], way: Pair, sign: f32) {
        let what = || format!("{}, {way:?}, {sign}", self.describe());
        let cast = |part: f32| {
            let way = self.way(way) * part;
            let ways = if sign > 0.0 { [way, REST] } else { [REST, way] };
            clash2d::cast(a, ways[0], b, ways[1])
        };
        assert_eq!(cast(0.75), None, "{}", what());
        for (part, fraction) in [(1.0, 1.0), (2.0, 0.5), (8.0, 0.125)] {
            let hit = cast(part).unwrap_or_else(|| panic!("no hit: {}", what()));
            assert_eq!(hit.fraction, fraction, "{hit:?}: {}", what());
            let is_normal = !self.has_normal() || self.is_normal(hit.normal, sign);
            let is_there = !self.is_single() || self.is_middle(hit.point);
            assert!(is_normal && is_there, "{hit:?}: {}", what());
        }
    }

    /// All that is told of both orders, and of the first one prepared.
    fn check(&self) -> Option<Told> {
        let mut all = Vec::new();
        let [a, b] = self.figures([0.0; 2])?;
        lend(&b, |b| {
            let told = &mut all;
            lend_ready(&[a], |forms| {
                for a in forms {
                    told.push(self.check_touch(a, b, 1.0));
                    told.push(self.check_touch(b, a, -1.0).swapped());
                }
            });
        });
        assert!(all.iter().all(|told| *told == all[0]), "{all:?}: {}", self.describe());
        for way in [[0.75, 0.0], [0.5, 0.125], [1.0, -2.0], [0.25, 3.0]] {
            let [a, b] = self.figures([-way[0], -way[1]])?;
            lend_all(&[a, b], |pair| {
                let [a, b] = [&pair[0], &pair[1]];
                for (pair, sign) in [([a, b], 1.0), ([b, a], -1.0)] {
                    if way[1] == 0.0 {
                        self.check_gap(pair, way[0], sign);
                    }
                    self.check_casts(pair, way, sign);
                }
            });
        }
        self.check_overlap()?;
        all.pop()
    }

    /// A little way into each other.
    fn check_overlap(&self) -> Option<()> {
        let depth = 0.125;
        let [a, b] = self.figures([depth, 0.0])?;
        let is_known = self.has_normal() && self.sides.iter().all(|side| side.is_convex);
        let contact = |a: &Shape<'_>, b: &Shape<'_>| clash2d::contact(a, b);
        let (there, back) =
            (lend_both([&a, &b], |a, b| contact(a, b)), lend_both([&b, &a], |a, b| contact(a, b)));
        for (contact, sign) in [(there, 1.0), (back, -1.0)].into_iter().filter(|_| is_known) {
            let what = || format!("deep: {}, {sign}", self.describe());
            let contact = contact.unwrap_or_else(|| panic!("no contact: {}", what()));
            self.check_contact(&contact, depth, sign, what);
        }
        Some(())
    }
}

/// What two sides that touch are to each other, if one has an area there, and the other one does not
/// run along it, where it may be inside of it.
fn expected(sides: &[Side; 2]) -> Option<Relation> {
    match [sides[0].touch, sides[1].touch] {
        [Touch::Point, Touch::Flat] => Some(Relation::AInsideBTouching),
        [Touch::Flat, Touch::Point] => Some(Relation::BInsideATouching),
        [Touch::Axis, _] | [_, Touch::Axis] => None,
        [Touch::Flat, _] | [_, Touch::Flat] => Some(Relation::Touching),
        _ => None,
    }
}

#[test]
fn ties_are_the_same_from_all_sides() {
    for (i, a) in sides().into_iter().enumerate() {
        // Each scene is asked about in both orders; the same two from the other side take as long again.
        let others = if cfg!(debug_assertions) { i } else { 0 };
        for (j, b) in sides().into_iter().enumerate().skip(others) {
            let sides = [a.clone(), b.clone()];
            let expected = expected(&sides);
            // As it is, and in some of all turns, in others for each pair.
            let is_asked =
                |number: &usize| *number == 0 || (number + i + 3 * j).is_multiple_of(STEP);
            let turns = Turn::all().enumerate().filter(|(number, _)| is_asked(number));
            let told = turns.filter_map(|(number, turn)| {
                let place = PLACES[number % PLACES.len()];
                Scene { sides: sides.clone(), turn, place }.check()
            });
            let told: Vec<Told> = told.collect();
            let what = || format!("{told:?}: {a:?} and {b:?}");
            assert!(told.iter().all(|other| *other == told[0]), "{}", what());
            assert!(expected.is_none_or(|relation| told[0].relation == relation), "{}", what());
        }
    }
}

/// What is less than the last place of all sizes beside it in f64.
const LITTLE: f32 = 1e-20;

/// A figure on the right whose places on the axis are moved along X; None if that is not all of it that
/// touches, or nothing.
fn moved_off_the_axis(figure: &Figure, by: f32) -> Option<Figure> {
    let is_made_of_places = matches!(
        figure,
        Figure::Point { .. }
            | Figure::Line { .. }
            | Figure::Segment { .. }
            | Figure::Rectangle { .. }
            | Figure::Polygon { .. }
            | Figure::Chain { .. }
    );
    let mut moved = figure.clone();
    for (role, number) in moved.numbers() {
        if role == Role::Place(0) && *number == 0.0 {
            *number = by;
        }
    }
    (is_made_of_places && moved != *figure).then_some(moved)
}

/// Whether they meet by so little, or are so little apart, is told without an error.
fn check_little(turn: Turn, [left, right]: [&Figure; 2], by: f32) {
    let Some(moved) = Turn::OVER.figure(right).and_then(|right| moved_off_the_axis(&right, by))
    else {
        return;
    };
    let [Some(a), Some(b)] = [left, &moved].map(|figure| turn.figure(figure)) else { return };
    // The other end of a rectangle has no float for so little.
    if matches!(moved, Figure::Rectangle { .. }) && turn.quarters > 1 {
        return;
    }
    let what = || format!("{left:?} and {moved:?}, {turn:?}");
    lend_ready(&[a], |lefts| {
        lend_ready(&[b], |rights| {
            for (a, b) in lefts.iter().flat_map(|a| rights.iter().map(move |b| (a, b))) {
                check_pair(a, b, by, what);
                check_pair(b, a, by, what);
            }
        });
    });
}

fn check_pair(a: &Shape<'_>, b: &Shape<'_>, by: f32, what: impl Fn() -> String) {
    let meet = by < 0.0;
    assert_eq!(clash2d::collide(a, b), meet, "{}", what());
    assert_eq!(clash2d::relate(a, b) != Relation::Disjoint, meet, "{}", what());
    assert_eq!(clash2d::contact(a, b).is_some(), meet, "{}", what());
    assert_eq!(clash2d::contacts(a, b, &mut []) > 0, meet, "{}", what());
    assert_eq!(clash2d::separation(a, b).is_some(), meet, "{}", what());
    let hit = clash2d::cast(a, REST, b, REST);
    assert_eq!(hit.is_some(), meet, "{}", what());
    let gap = clash2d::distance(a, b).expect("a distance");
    let expected = if meet { 0.0 } else { by };
    assert!((gap.distance - expected).abs() <= 1e-7 * expected, "{gap:?}: {}", what());
}

#[test]
fn what_is_next_to_nothing_apart_is_apart() {
    let turns = Turn::all().filter(|turn| !turn.is_aslant);
    for (number, turn) in turns.enumerate() {
        for (i, left) in sides().into_iter().enumerate() {
            for (j, right) in sides().into_iter().enumerate() {
                if !(number + i + j).is_multiple_of(STEP / 2 + 1) {
                    continue;
                }
                let figures = [&left.figure, &right.figure];
                check_little(turn, figures, LITTLE);
                // There is more than a corner to the left of the axis.
                if left.touch == Touch::Flat {
                    check_little(turn, figures, -LITTLE);
                }
            }
        }
    }
}

#[test]
fn rays_meet_all_sides_at_the_same_time() {
    for side in sides() {
        for (number, turn) in Turn::all().enumerate() {
            let place = PLACES[number % PLACES.len()];
            let sides = [side.clone(), side.clone()];
            let scene = Scene { sides, turn, place };
            let Some([_, figure]) = scene.figures([0.0; 2]) else { continue };
            lend_ready(&[figure], |forms| {
                let aside = |shape| [0.0, 0.5, -2.0].map(|aside| (shape, aside));
                for (shape, aside) in forms.iter().flat_map(aside) {
                    let [start, way] = [[-8.0, -8.0 * aside], [16.0, 16.0 * aside]];
                    let start = place.point(turn.point(start));
                    let hit = clash2d::cast_ray(shape, start, scene.way(way)).expect("a hit");
                    let what = || format!("{aside}: {hit:?}: {}", scene.describe());
                    assert!(hit.entry == 0.5 && scene.is_middle(hit.entry_point), "{}", what());
                    let is_flat = side.touch == Touch::Flat;
                    let is_normal = !is_flat || scene.is_normal(hit.entry_normal, -1.0);
                    assert!(is_normal && !hit.starts_inside, "{}", what());
                }
            });
        }
    }
}
