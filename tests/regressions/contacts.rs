//! Where, in which direction and how deep shapes touch.

use super::{all, between, circle, polygon, segment, v};
use clash2d::{
    Capsule, Chain, Contact, OrientedRectangle, Polygon, Rectangle, Relation, Sector, Shape, Side,
    Vector2D, cast, collide, contact, contact_within, contacts, contacts_within, relate,
    separation,
};

/// Asks for both orders, and checks that the separation separates.
fn touch(a: &Shape<'_>, b: &Shape<'_>) -> (Vector2D, f32) {
    let found = contact(a, b).expect("a contact");
    let back = contact(b, a).expect("a contact");
    assert_eq!((back.normal, back.depth), (-found.normal, found.depth), "{a:?} {b:?}");
    (found.normal, found.depth)
}

/// RandyGaul/cute_headers#160: two boxes that share 160 x 128 units; the higher one reaches 256 and
/// 320 beyond the other one's sides, so that it leaves to the left.
#[test]
fn large_boxes_leave_each_other_by_the_shortest_way() {
    let wide = between([-848.0, 928.0], [-568.0, 1056.0]);
    let high = between([-912.0, 736.0], [-688.0, 1184.0]);
    assert_eq!(touch(&wide, &high), (v(-1.0, 0.0), 160.0));
    assert_eq!(separation(wide, high), Some(v(-160.0, 0.0)));
}

/// RandyGaul/cute_headers#256: diamonds that reach 2 into each other, in the sum of both axes, leave
/// by a side: the root of 2.
#[test]
fn diamonds_leave_by_a_side() {
    let diamond = |y: f32| all([(40.0, y - 10.0), (50.0, y), (40.0, y + 10.0), (30.0, y)]);
    let (normal, depth) = touch(&polygon(&diamond(40.0)), &polygon(&diamond(58.0)));
    assert_eq!(depth, std::f32::consts::SQRT_2);
    assert_eq!((normal.x.abs(), normal.y), ([std::f32::consts::FRAC_1_SQRT_2; 2]).into());
}

/// RandyGaul/cute_headers#404: the quadrangle leaves downwards by 12, to the right by 18, and along
/// the normal of its leaning side by 216 / 15.6.
#[test]
fn a_quadrangle_on_a_base_leaves_downwards() {
    let quadrangle = all([(334.0, 320.0), (344.0, 332.0), (364.0, 332.0), (364.0, 320.0)]);
    let tile = between([320.0, 320.0], [352.0, 352.0]);
    assert_eq!(touch(&tile, &polygon(&quadrangle)), (v(0.0, -1.0), 12.0));
}

/// RandyGaul/cute_headers#158: the capsule's own side is forgotten where a corner enters it.
#[test]
fn a_corner_leaves_the_side_of_a_capsule() {
    let capsule = Capsule::new(v(0.0, -8.0), v(0.0, 8.0), 1.0).into();
    let wedge = all([(0.5, 0.0), (4.0, -4.0), (4.0, 4.0)]);
    assert_eq!(touch(&capsule, &polygon(&wedge)), (v(1.0, 0.0), 0.5));
    // Deep: the axis of the capsule lies within the box, 2 from its left side.
    let around = between([-2.0, -16.0], [8.0, 16.0]);
    assert_eq!(touch(&capsule, &around), (v(1.0, 0.0), 3.0));
}

/// RandyGaul/cute_headers#437: no contact of a capsule that lies on a turned box.
#[test]
fn a_capsule_on_a_turned_box_has_two_contact_points() {
    for turn in [0.0, 90.0, 180.0, 270.0] {
        let tile = OrientedRectangle::new(v(0.0, 0.0), v(4.0, 4.0), turn).into();
        let capsule = Capsule::new(v(-2.0, 4.5), v(2.0, 4.5), 1.0).into();
        assert_eq!(touch(&tile, &capsule), (v(0.0, 1.0), 0.5));
        let found = contact(tile, capsule).expect("a contact");
        assert_eq!(found.point_count, 2);
        let [p, q] = found.points.map(|point| point.position);
        assert_eq!((p.x.min(q.x), p.x.max(q.x), p.y, q.y), (-2.0, 2.0, 3.75, 3.75));
    }
}

/// dimforge/parry#34: no contact where a corner of the box is the middle of the ball.
#[test]
fn a_corner_in_the_middle_of_a_ball_touches() {
    let tile = between([-1.0, -1.0], [1.0, 1.0]);
    let ball = circle(1.0, 1.0, 1.0);
    let (normal, depth) = touch(&tile, &ball);
    assert_eq!(depth, 1.0);
    assert!(normal.x >= 0.0 && normal.y >= 0.0);
    let moved = circle(1.0 + 1.0, 1.0, 1.0);
    assert_eq!(relate(tile, moved), Relation::Touching);
}

/// dimforge/parry pull request #148: no contact of a ball whose middle lies on a side.
#[test]
fn a_ball_on_a_side_is_pushed_off_it() {
    let tile = all([(-4.0, 0.0), (-4.0, -8.0), (4.0, -8.0), (4.0, 0.0)]);
    assert_eq!(touch(&polygon(&tile), &circle(1.0, 0.0, 2.0)), (v(0.0, 1.0), 2.0));
}

/// dimforge/parry#315: boxes that touch with a side have a contact that points along it.
#[test]
fn boxes_side_by_side_touch_across_their_sides() {
    let (left, right) = (between([0.0, 0.0], [1.0, 1.0]), between([1.0, 0.0], [2.0, 1.0]));
    assert_eq!(touch(&left, &right), (v(1.0, 0.0), 0.0));
    let Contact { points: [p, q], point_count, .. } = contact(left, right).expect("a contact");
    assert_eq!((point_count, p.position.x, q.position.x), (2, 1.0, 1.0));
    assert_eq!(p.position.y + q.position.y, 1.0);
}

/// danfis/libccd#25: NaN for two cubes on top of each other.
#[test]
fn squares_on_top_of_each_other_leave_upwards() {
    let lower = between([-1.0, -1.0], [1.0, 1.0]);
    let upper = between([-1.0, 0.875], [1.0, 2.875]);
    assert_eq!(touch(&lower, &upper), (v(0.0, 1.0), 0.125));
}

/// slembcke/Chipmunk2D#160: the contact points of a circle and a polygon are far from both.
#[test]
fn a_circle_touches_a_box_between_the_surfaces() {
    let rounded = all([(2.0, -1.0), (4.0, -1.0), (4.0, 1.0), (2.0, 1.0)]);
    let rounded: Shape<'_> = Polygon::new(&rounded).with_radius(1.0).into();
    let ball = circle(0.0, 0.0, 2.0);
    assert_eq!(touch(&ball, &rounded), (v(1.0, 0.0), 1.0));
    let found = contact(ball, rounded).expect("a contact");
    assert_eq!((found.points[0].position, found.points[0].depth), (v(1.5, 0.0), 1.0));
}

/// erincatto/box2d#341: a box that slides onto a slope is jerked back by its upper end, if the
/// pieces of the ground know their neighbours.
#[test]
fn a_box_slides_over_the_upper_end_of_a_slope() {
    let ground = all([(0.0, 0.0), (4.0, 0.0), (8.0, -1.0), (12.0, -3.0)]);
    for side in [Side::None, Side::Right] {
        let chain: Shape<'_> = Chain::new(&ground).with_solid_side(side).into();
        for step in 0..64 {
            let x = 2.0 + step as f32 / 32.0;
            let crate_box = between([x, 0.0], [x + 1.0, 1.0]);
            let mut buffer = [Contact::default(); 4];
            let count = contacts(chain, crate_box, &mut buffer);
            assert!(count > 0);
            for found in &buffer[..count] {
                assert_eq!((found.normal, found.depth), (v(0.0, 1.0), 0.0), "{side:?} {x}");
            }
        }
    }
}

/// Crossing segments have no depth in most engines: they leave by the nearer end.
#[test]
fn crossing_segments_leave_by_the_nearer_end() {
    let horizontal = segment([-8.0, 0.0], [8.0, 0.0]);
    let upright = segment([0.0, -4.0], [0.0, 2.0]);
    assert_eq!(touch(&horizontal, &upright), (v(0.0, -1.0), 2.0));
}

/// The middle of the circle lies a last place beside the corner: the normal's X was 0, as if it stood
/// over the side.
#[test]
fn a_normal_leads_to_the_corner_even_if_it_is_nearly_the_sides() {
    let tile = between([0.0, 0.0], [1.0, 1.0]);
    let (normal, depth) = touch(&tile, &circle(1.0_f32.next_up(), 1.5, 1.0));
    assert_eq!((normal, depth), (v(2.0 * f32::EPSILON, 1.0), 0.5));
}

/// Both ends of the capsule lie beyond the inner arc, one of them beside the sector: the end that lies
/// farther along the normal was told instead of the one in front of the arc.
#[test]
fn what_is_in_front_of_an_inner_arc_is_told() {
    let capsule = Shape::from(Capsule::new(v(5.0, 1.0), v(1.0, 2.0), 6.0));
    let ring = Sector::new(v(-2.0, 5.0), 6.0, -90.0, 60.0).with_inner_radius(5.0);
    let found = contact(capsule, ring).expect("a contact");
    let vertex = capsule.vertex(0, found.points[0].feature_a / 4);
    assert_eq!(vertex, Some(v(1.0, 2.0)), "{found:?}");
}

/// Discs in the hole of a ring, at its border, were pushed past the outside of the ring, as only their
/// corners counted.
#[test]
fn discs_leave_an_inner_arc_inwards() {
    let ring = Shape::from(Sector::new(v(0.0, 0.0), 8.0, 0.0, 180.0).with_inner_radius(6.0));
    let disc = Sector::new(v(4.0, 0.0), 2.5, 0.0, 180.0);
    assert_eq!(touch(&ring, &disc.into()), (v(-1.0, 0.0), 0.5));
    let half = Sector::new(v(4.0, 0.0), 2.5, 0.0, 90.0);
    assert_eq!(touch(&ring, &half.into()), (v(-1.0, 0.0), 0.5));
}

/// A point between a sector's arc and an edge that may not be pushed the least way lay in neither, as if
/// the arc and a vertex far aside of it faced each other.
#[test]
fn contact_points_are_shared_where_nothing_faces_each_other() {
    let sector = Shape::from(Sector::new(v(8.0, -4.0), 5.0, -495.0, 150.0));
    let [x, y] = [
        [6.0, 6.0, 6.0, 5.0, 3.0, 3.0, 2.0, 2.0, 2.0, 3.0, 5.0],
        [0.0, -1.0, -2.0, -3.0, -3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 1.0],
    ];
    let vertices: Vec<Vector2D> = x.iter().zip(y).map(|(&x, y)| v(x, y)).collect();
    let chain = Chain::new(&vertices).with_radius(1.0).with_solid_side(Side::Right);
    let chain = Shape::from(chain);
    let mut buffer = [Contact::default(); 8];
    let count = contacts(sector, chain, &mut buffer);
    assert!(count > 0);
    for found in &buffer[..count] {
        let at = found.points[0].position;
        let point = circle(at.x, at.y, 1e-5);
        let is_shared = [sector, chain].iter().all(|shape| clash2d::collide(point, shape));
        assert!(is_shared || found.point_count > 1 || found.depth < 4.0, "{found:?}");
    }
}

/// The second chain runs back along the edge that crosses the first one: of the two, only one may push
/// to the free side of the first chain, and both are nothing deep beside the size of the numbers.
#[test]
fn a_touch_that_is_allowed_is_told_before_one_that_is_not() {
    let first = all([(-171765600000.0, -4.16658e-25), (-2.336764e-9, -7.260098e-12)]);
    let first = [first[0], first[1], v(-1.1183575e-15, 2.0888593e-28)];
    let second = all([
        (-1.155373e-37, -7.3216856e36),
        (-1.7137349e-20, 135178540000.0),
        (-6.609136e-24, -4.4523795e-18),
        (2.398945e-32, -3.7114746e-18),
        (8.408438e-23, 29149962000000.0),
        (-1.3719155e-33, -1.5361138e37),
        (-1.4662938e-36, -1.6859124e-6),
        (-0.00015883219, -1.0909483e-31),
        (-0.00015883219, -1.0909483e-31),
        (-1.4662938e-36, -1.6859124e-6),
    ]);
    let first = Chain::new(&first).with_solid_side(Side::Left);
    let second = Chain::new(&second).closed().with_solid_side(Side::Right);
    let (normal, _) = touch(&first.into(), &second.into());
    assert!(normal.y < 0.0, "{normal:?}");
}

/// Where the two edges of a spike cover each other, partly inside of the rest, the edge had no side to push
/// to, and so what collides had no contact, and casts missed it.
#[test]
fn what_crosses_a_spike_has_a_contact() {
    let ring = all([(2.0, -5.0), (2.0, 6.0), (2.0, -2.0), (-1.0, -5.0), (6.0, 5.0)]);
    let spike = polygon(&ring);
    let wedge: Shape<'_> = Sector::new(v(-9.0, -7.0), 18.4, 40.6013, 0.001).into();
    for other in [segment([5.0, 5.000_005], [-9.0, -7.0]), segment([-9.0, -7.0], [5.0, 5.0]), wedge]
    {
        assert!(collide(spike, other));
        assert!(contact(spike, other).is_some(), "{other:?}");
        assert!(contacts(spike, other, &mut []) > 0, "{other:?}");
        for way in [v(0.0, 0.0), v(-47.0, -24.0)] {
            let hit = cast(spike, way, other, v(0.0, 0.0)).expect("a hit");
            assert!(hit.starts_in_contact && hit.fraction == 0.0, "{other:?}");
        }
    }
}

/// Two combs back to back, aslant: where the border of one begins to run along the other's, at a corner, edges
/// had a contact that push each other nowhere, 26 deep.
#[test]
fn combs_that_touch_aslant_are_no_deeper() {
    let comb = [
        (0.0, -4.0),
        (0.0, 4.0),
        (-2.0, 4.0),
        (-3.0, 3.75),
        (-2.0, 3.5),
        (-3.0, 3.25),
        (-2.0, 3.0),
        (-3.0, 2.75),
    ];
    for quarters in 0..4 {
        let at = |x: f32, y: f32| {
            let (x, y) = (0..quarters).fold((x, y), |(x, y), _| (-y, x));
            v(3.0 * x - 4.0 * y, 4.0 * x + 3.0 * y)
        };
        for count in 4..=comb.len() {
            let own: Vec<Vector2D> = comb[..count].iter().map(|&(x, y)| at(x, y)).collect();
            let mirrored: Vec<Vector2D> = comb[..count].iter().map(|&(x, y)| at(-x, y)).collect();
            let mut buffer = [Contact::default(); 8];
            let found = contacts(polygon(&own), polygon(&mirrored), &mut buffer);
            assert!((1..=8).contains(&found));
            let over = at(0.2, 0.0);
            for touch in &buffer[..found] {
                assert!(touch.depth == 0.0 && (touch.normal - over).length() < 1e-6, "{touch:?}");
            }
        }
    }
}

/// What lies within a polygon had no contact with it if its lowest corner, out along the shortest way, was on an
/// edge with the shape on both sides, and casts that start there missed.
#[test]
fn what_lies_within_has_a_contact_wherever_its_own_edges_run_together() {
    let around = all([(3.0, -4.0), (-5.0, 5.0), (-1.0, -3.0), (-6.0, -5.0)]);
    let within = all([(-1.25, -0.25), (-1.0, -0.5), (-0.5, -0.5), (-1.25, -0.5), (-0.25, -0.75)]);
    let (around, within) = (polygon(&around), polygon(&within));
    let touch = contact(around, within).expect("a contact");
    // The longest edge is left behind first, 9 to the right and 8 up: the corner farthest from it is the second last.
    let normal = v(9.0, 8.0).unit();
    let depth = normal.dot(v(3.0, -4.0) - v(-1.25, -0.5));
    assert!((touch.normal - normal).length() < 1e-6 && (touch.depth - depth).abs() < 1e-5);
    let hit = cast(around, v(-4.0, 3.5), within, v(0.0, 0.0));
    assert!(hit.is_some_and(|hit| hit.starts_in_contact && hit.fraction == 0.0), "{hit:?}");
}

/// A turned box without height that crosses the bend of a chain overlaps it as the segment does that it is, and
/// is not apart where it stands.
#[test]
fn a_flat_box_through_a_bend_is_to_be_moved() {
    let bend = [v(-10.0, -2.0), v(-5.0, -4.0), v(-2.0, -6.0)];
    let chain: Shape<'_> = Chain::new(&bend).into();
    let boxes: [fn(Vector2D) -> Shape<'static>; 3] = [
        |way| OrientedRectangle::new(v(-5.0, -4.0) + way, v(0.5, 0.0), -135.0).into(),
        |way| OrientedRectangle::new(v(-5.0, -4.0) + way, v(0.0, 0.5), -135.0).into(),
        |way| Rectangle::new(v(-5.0, -4.5) + way, v(0.0, 1.0)).into(),
    ];
    for flat in boxes {
        let here = flat(Vector2D::ZERO);
        assert_eq!(relate(chain, here), Relation::Overlapping);
        let way = separation(chain, here).expect("they collide");
        assert!(way != Vector2D::ZERO, "{here:?}");
        assert_ne!(relate(chain, flat(way)), Relation::Overlapping, "{way:?} {here:?}");
    }
}

/// Within a distance two edges that lie opposite each other around what is shared had a second contact across what is
/// not, whose points had the same ids.
#[test]
fn edges_across_an_overlap_have_one_contact_within_a_distance() {
    let flat = all([(2.0, 2.0), (0.0, 3.0)]);
    let triangle = all([(0.0, 1.0), (2.0, 1.0), (3.0, 3.0)]);
    let [flat, triangle] = [&flat[..], &triangle].map(|vertices| Chain::new(vertices).closed());
    let mut buffer = [Contact::default(); 16];
    let count = contacts_within(flat, triangle, 1.0, &mut buffer);
    let mut ids = Vec::new();
    for contact in &buffer[..count] {
        for point in &contact.points[..contact.point_count as usize] {
            let id = [point.feature_a, point.feature_b];
            assert!(!ids.contains(&id), "{id:?} in {contact:?}");
            ids.push(id);
        }
    }
    // All of them around what is shared, and what is near it.
    assert!(count >= 4);
}

/// A shape at a position had another contact in the list of all than alone: here by a last place of the depth, and
/// on another edge at the same corner.
#[test]
fn the_only_contact_is_that_of_the_list_wherever_it_is() {
    let before_1 = 1f32.next_down();
    let corners = all([(-before_1, before_1), (-before_1, 0.0), (-1.0, -(3f32.next_up()))]);
    let bar = Capsule::new(v(0.0, -1.0), v(0.0, 2f32.next_up()), 3f32.next_up());
    let (ramp, bar) = (polygon(&corners).at(v(-10_000_001.0, 10_000_001.0)), Shape::from(bar));
    let bar = bar.at(v(-10_000_000.0, 10_000_001.0));
    for distance in [0.0, 1.0] {
        let mut buffer = [Contact::default(); 2];
        assert_eq!(contacts_within(ramp, bar, distance, &mut buffer), 1);
        assert_eq!(contact_within(ramp, bar, distance), Some(buffer[0]));
    }
}
