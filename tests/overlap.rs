//! Contacts of shapes that are not convex: all that overlaps is held, by the points that carry it.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

#[path = "overlap/exact.rs"]
mod exact;

use clash2d::{
    Chain, Contact, Node, Polygon, Prepared, Shape, Side, Vector2D, collide, contact, contacts,
};
use clash2d_oracle::Rng;
use exact::{Corner, Piece, overlaps};

fn all(a: &Shape<'_>, b: &Shape<'_>) -> Vec<Contact> {
    let mut buffer = vec![Contact::default(); 4096];
    let count = contacts(a, b, &mut buffer);
    buffer.truncate(count);
    buffer
}

fn vectors<const N: usize>(points: [[f32; 2]; N]) -> [Vector2D; N] {
    points.map(Vector2D::from)
}

/// From where to where along X the points of contacts reach that push upwards.
fn held(contacts: &[Contact]) -> [f32; 2] {
    let up = contacts.iter().filter(|contact| contact.normal.y > 0.5);
    let points = up.flat_map(|contact| &contact.points[..contact.point_count as usize]);
    points.fold([f32::INFINITY, f32::NEG_INFINITY], |[low, high], point| {
        [low.min(point.position.x), high.max(point.position.x)]
    })
}

const L: [[f32; 2]; 6] =
    [[0.0, -0.01], [6.0, -0.01], [6.0, 1.0], [1.0, 1.0], [1.0, 4.0], [0.0, 4.0]];

/// It had one contact at the right end, so that it tipped over to the left.
#[test]
fn an_l_stands_on_both_ends() {
    let terrain = vectors([[-20.0, -5.0], [30.0, -5.0], [30.0, 3.0], [25.0, 0.0], [-20.0, 0.0]]);
    let path = vectors([[-20.0, 0.0], [25.0, 0.0], [30.0, 3.0]]);
    let (l, chain) = (vectors(L), Chain::new(&path));
    let l = Shape::from(Polygon::new(&l));
    let grounds = [Polygon::new(&terrain).into(), chain.with_solid_side(Side::Right).into()];
    for ground in grounds.into_iter().chain([Shape::from(chain)]) {
        let found = all(&ground, &l);
        assert_eq!(held(&found), [0.0, 6.0], "{found:#?}");
        let [most] = [contact(ground, l).expect("a contact")];
        assert_eq!((most.normal, most.depth), (Vector2D::new(0.0, 1.0), 0.01), "{found:#?}");
        let back = all(&l, &ground);
        assert_eq!(back.len(), found.len());
    }
}

/// Where both stand changes the places of points only; standing apart, the real sum counts.
#[test]
fn it_stands_anywhere() {
    let terrain = vectors([[-20.0, -5.0], [30.0, -5.0], [30.0, 3.0], [25.0, 0.0], [-20.0, 0.0]]);
    let l = vectors(L);
    let (terrain, l) = (Shape::from(Polygon::new(&terrain)), Shape::from(Polygon::new(&l)));
    let found = all(&terrain, &l);
    let away = Vector2D::new(4096.0, -64.0);
    let moved = all(&terrain.at(away), &l.at(away));
    assert_eq!(moved.len(), found.len());
    for (contact, moved) in found.iter().zip(&moved) {
        assert_eq!((contact.normal, contact.depth), (moved.normal, moved.depth));
        let places = |contact: &Contact| contact.points.map(|point| point.position);
        let count = contact.point_count as usize;
        for (place, other) in places(contact).iter().zip(places(moved)).take(count) {
            assert!((*place + away - other).length() < 1e-3, "{place:?} {other:?}");
        }
    }
    let lowered = all(&terrain.at(away), &l.at(Vector2D::new(4096.0, -64.015_625)));
    assert_eq!(held(&lowered), [4096.0, 4102.0], "{lowered:#?}");
    assert!((lowered[0].depth - 0.025_625).abs() < 1e-6, "{lowered:#?}");
}

/// It had one point in all.
#[test]
fn a_stair_upside_down_stands_on_both_treads() {
    let stair = vectors([
        [0.0, 0.0],
        [9.0, 0.0],
        [9.0, 1.0],
        [6.0, 1.0],
        [6.0, 2.0],
        [3.0, 2.0],
        [3.0, 3.0],
        [0.0, 3.0],
    ]);
    for aside in [0.0, -0.25] {
        let other = vectors([
            [9.0, 6.0],
            [0.0, 6.0],
            [0.0, 2.98],
            [3.5, 2.98],
            [3.5, 1.98],
            [6.5, 1.98],
            [6.5, 0.98],
            [9.0, 0.98],
        ])
        .map(|v| Vector2D::new(v.x + aside, v.y));
        let found = all(&Polygon::new(&stair).into(), &Polygon::new(&other).into());
        let mut places: Vec<f32> = found
            .iter()
            .flat_map(|contact| &contact.points[..contact.point_count as usize])
            .map(|point| point.position.x)
            .collect();
        places.sort_by(f32::total_cmp);
        for expected in [0.0, 3.0, 3.5 + aside, 6.0, 6.5 + aside, 9.0 + aside] {
            assert!(places.iter().any(|x| (x - expected).abs() < 0.02), "{aside}: {found:#?}");
        }
        let most = contact(Polygon::new(&stair), Polygon::new(&other)).unwrap();
        assert!((most.depth - 0.02).abs() < 1e-6, "{most:?}");
    }
}

/// An edge or a spike with the inside on both sides is none of the border.
#[test]
fn seams_are_no_border() {
    let halves = vectors([
        [0.0, 0.0],
        [2.0, 0.0],
        [2.0, 4.0],
        [0.0, 4.0],
        [2.0, 0.0],
        [4.0, 0.0],
        [4.0, 4.0],
        [2.0, 4.0],
    ]);
    let lower = vectors([
        [0.0, 0.0],
        [2.0, 0.0],
        [2.0, 4.0],
        [0.0, 4.0],
        [2.0, 0.0],
        [4.0, 0.0],
        [4.0, 3.0],
        [2.0, 3.0],
    ]);
    let spike = vectors([[0.0, 0.0], [2.0, 2.0], [0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]]);
    let sizes = [4, 4];
    let ball = |x: f32, y: f32, radius: f32| {
        Shape::from(clash2d::Circle::new(Vector2D::new(x, y), radius))
    };
    for polygon in [Polygon::new(&halves).with_rings(&sizes), Polygon::new(&spike)] {
        let polygon = Shape::from(polygon);
        let deep = |other: &Shape<'_>| contact(polygon, other).expect("a contact").depth;
        assert_eq!(deep(&Vector2D::new(2.0, 2.0).into()), 2.0);
        assert_eq!(deep(&ball(2.0, 3.5, 0.25)), 0.75);
        assert_eq!(deep(&ball(1.5, 1.5, 0.25)), 1.75);
    }
    // A seam as far as it goes: above, its right side is free.
    let polygon = Shape::from(Polygon::new(&lower).with_rings(&sizes));
    let found = contact(polygon, ball(2.125, 3.75, 0.25)).expect("a contact");
    assert_eq!((found.normal, found.depth), (Vector2D::new(1.0, 0.0), 0.125));
}

/// In units of the grid on which all corners lie: 64 of them are 1.
const UNIT: f32 = 64.0;

fn corners(rings: &[Vec<Corner>]) -> Vec<Vector2D> {
    let vector = |[x, y]: &Corner| Vector2D::new(*x as f32 / UNIT, *y as f32 / UNIT);
    rings.iter().flatten().map(vector).collect()
}

/// A whole number from a range.
fn whole(rng: &mut Rng, low: i64, high: i64) -> i64 {
    low + (rng.f32() * (high - low + 1) as f32) as i64
}

/// A block, an L, a stair, a comb, a star; with the lowest points at Y = 0.
fn body(rng: &mut Rng) -> Vec<Corner> {
    let mut size = |low: i64, high: i64| whole(rng, low, high) * 8;
    match size(0, 4) / 8 {
        0 => {
            let (w, h) = (size(2, 30), size(2, 20));
            // Not quite convex.
            vec![[0, 0], [w, 0], [w, h], [w / 2, h - 1], [0, h]]
        }
        1 => {
            let (w, h, a, b) = (size(6, 30), size(6, 20), size(1, 5), size(1, 5));
            vec![[0, 0], [w, 0], [w, a], [b, a], [b, h], [0, h]]
        }
        2 => {
            let (w, h) = (size(2, 8), size(1, 3));
            vec![
                [0, 0],
                [3 * w, 0],
                [3 * w, 3 * h],
                [2 * w, 3 * h],
                [2 * w, 2 * h],
                [w, 2 * h],
                [w, h],
                [0, h],
            ]
        }
        3 => {
            let (teeth, w, g, h) = (size(2, 6) / 8, size(1, 3), size(1, 3), size(1, 8));
            let mut ring = Vec::new();
            for i in 0..teeth {
                let x = i * (w + g);
                ring.extend([[x, h], [x, 0], [x + w, 0], [x + w, h]]);
            }
            let [end, _] = ring[ring.len() - 1];
            ring.extend([[end, h + 8], [0, h + 8]]);
            ring
        }
        _ => {
            let mut ring = Vec::new();
            let (tips, long, short) = (size(3, 7) / 8, size(8, 20) as f64, size(2, 6) as f64);
            for i in 0..2 * tips {
                let angle = (i as f64 - 0.5) * std::f64::consts::PI / tips as f64;
                let radius = if i % 2 == 0 { long } else { short };
                ring.push([
                    (angle.cos() * radius).round() as i64,
                    (angle.sin() * radius).round() as i64,
                ]);
            }
            let low = ring.iter().map(|p| p[1]).min().unwrap();
            ring.iter_mut().for_each(|p| p[1] -= low);
            ring
        }
    }
}

/// The heights of a ground over X from -512 to 512: level, with steps, or sloped.
fn ground(rng: &mut Rng) -> Vec<Corner> {
    let kind = whole(rng, 0, 3);
    let mut path = vec![[-512, 0]];
    let (mut x, mut y) = (-512, 0);
    while x < 512 {
        x = 512.min(x + 8 * whole(rng, 2, 16));
        match kind {
            0 => {}
            1 => {
                path.push([x, y]);
                y += 16 * whole(rng, -1, 1);
            }
            2 => y += whole(rng, -16, 16),
            _ => y += 8 * whole(rng, -1, 1),
        }
        path.push([x, y]);
    }
    path.dedup();
    path
}

fn moved(ring: &[Corner], [x, y]: Corner) -> Vec<Corner> {
    ring.iter().map(|[a, b]| [a + x, b + y]).collect()
}

/// Twice the area of a ring, and its centroid along X times that times 3.
fn centroid(ring: &[Corner]) -> f64 {
    let (mut area, mut moment) = (0, 0);
    for (i, p) in ring.iter().enumerate() {
        let q = ring[(i + 1) % ring.len()];
        let cross = p[0] * q[1] - p[1] * q[0];
        area += cross;
        moment += cross * (p[0] + q[0]);
    }
    moment as f64 / (3 * area) as f64
}

/// Asks in all the forms that the two can have.
fn in_all_forms(ground: &[Corner], body: &[Corner], mut check: impl FnMut(&str, Vec<Contact>)) {
    let mut solid = ground.to_vec();
    solid.extend([[512, -1024], [-512, -1024]]);
    let (path, solid) = (corners(&[ground.to_vec()]), corners(&[solid]));
    let body = corners(&[body.to_vec()]);
    let body = Shape::from(Polygon::new(&body));
    let chain = Chain::new(&path).with_solid_side(Side::Right);
    for (what, ground) in [("polygon", Polygon::new(&solid).into()), ("chain", chain.into())] {
        let found = all(&ground, &body);
        let mut memory = vec![Node::default(); Prepared::size(ground)];
        let prepared = Shape::from(Prepared::new(ground, &mut memory).unwrap());
        assert_eq!(all(&prepared, &body), found);
        let back: Vec<_> = all(&body, &ground).iter().map(|contact| -contact.normal).collect();
        assert_eq!(back, found.iter().map(|contact| contact.normal).collect::<Vec<_>>());
        check(what, found);
    }
}

fn cases(usual: u64) -> u64 {
    std::env::var("CLASH2D_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A body that is lowered until it overlaps a ground, and what they share.
fn lowered(
    solid: &[Corner],
    body: &[Corner],
    aside: i64,
) -> Option<(Vec<Corner>, Vec<Vec<Piece>>)> {
    let ground = corners(&[solid.to_vec()]);
    let below = |down: i64| moved(body, [aside, 1024 - down]);
    let mut down = 0;
    // From there on it is enough to go step by step.
    for step in [256, 32, 4] {
        while down < 2048
            && !collide(Polygon::new(&ground), Polygon::new(&corners(&[below(down + step)])))
        {
            down += step;
        }
    }
    (down..2048).find_map(|down| {
        let shared = overlaps(&[solid.to_vec()], &[below(down)]);
        (!shared.is_empty()).then_some((below(down), shared))
    })
}

/// Whatever stands on a ground, its middle over what the two share, is held on both sides of it.
#[test]
fn all_that_stands_is_held() {
    let mut standing = 0;
    for seed in 0..cases(400) {
        let mut rng = Rng::with_seed(seed);
        let (ground, body) = (ground(&mut rng), body(&mut rng));
        let aside = whole(&mut rng, -256, 128);
        let mut solid = ground.clone();
        solid.extend([[512, -1024], [-512, -1024]]);
        let Some((body, shared)) = lowered(&solid, &body, aside) else { continue };
        let middle = centroid(&body);
        let ends = shared.iter().flatten().flat_map(|piece| piece.x.map(exact::Fraction::about));
        let [low, high] = ends
            .fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], x| [low.min(x), high.max(x)]);
        if !(low + 0.5 < middle && middle < high - 0.5) {
            continue;
        }
        standing += 1;
        in_all_forms(&ground, &body, |what, found| {
            let [from, to] = held(&found).map(|x| f64::from(x * UNIT));
            assert!(
                from <= middle && middle <= to,
                "{seed} {what}: {from} to {to}, middle {middle} of {low} to {high}\n{ground:?}\n{body:?}\n{found:#?}"
            );
        });
    }
    assert!(standing > cases(400) / 4, "{standing}");
}

/// Each connected part of what two polygons share has a contact, with its points there.
#[test]
fn each_part_has_a_contact() {
    let mut parts = 0;
    for seed in 0..cases(400) {
        let mut rng = Rng::with_seed(seed);
        let (ground, body) = (ground(&mut rng), body(&mut rng));
        let body = moved(&body, [whole(&mut rng, -256, 128), whole(&mut rng, -64, 0)]);
        let mut solid = ground.clone();
        solid.extend([[512, -1024], [-512, -1024]]);
        let shared = overlaps(&[solid], std::slice::from_ref(&body));
        in_all_forms(&ground, &body, |what, found| {
            // A chain has no inside, in which something may be without touching it.
            for part in shared.iter().filter(|_| what == "polygon") {
                let is_there = found.iter().any(|contact| {
                    contact.points[..contact.point_count as usize].iter().any(|point| {
                        let place =
                            [point.position.x, point.position.y].map(|x| f64::from(x * UNIT));
                        // A point is half of the depth away from both surfaces.
                        let limit = f64::from(0.5 * point.depth * UNIT) + 1e-3;
                        part.iter().any(|piece| piece.distance_to(place) < limit)
                    })
                });
                assert!(is_there, "{seed} {what}: {part:#?}\n{ground:?}\n{body:?}\n{found:#?}");
                parts += 1;
            }
        });
    }
    assert!(parts > 400, "{parts}");
}
