//! Convex pieces of polygons against what they must be: convex, and all of the polygon once.

mod plane;

use clash2d::{Polygon, Status, Vector2D};
use clash2d_oracle::Rng;
use plane::{SCATTERS, double_area, edges, hull, is_between, side, zero};
use std::collections::{BTreeMap, BTreeSet};

/// Rings with the inside to the left of each edge.
type Rings = Vec<Vec<Vector2D>>;

/// The rings around the filled cells of a grid, of which no two touch at a corner only: with holes,
/// islands in holes, and many vertices on straight edges.
fn cells(rng: &mut Rng, size: i32) -> Rings {
    let mut filled: BTreeSet<[i32; 2]> = BTreeSet::new();
    let share = rng.i32(4..10);
    for number in 0..size * size {
        if rng.i32(0..10) < share {
            filled.insert([number % size, number / size]);
        }
    }
    while let Some(cell) = touching(&filled, size) {
        filled.insert(cell);
    }
    outlines(&filled)
}

/// A cell that would join two others which touch at a corner only.
fn touching(filled: &BTreeSet<[i32; 2]>, size: i32) -> Option<[i32; 2]> {
    (0..size * size).map(|number| [number % size, number / size]).find(|&[x, y]| {
        let is_filled = |x: i32, y: i32| filled.contains(&[x, y]);
        !is_filled(x, y)
            && [-1, 1].iter().any(|&dx| {
                [-1, 1].iter().any(|&dy| {
                    is_filled(x + dx, y) && is_filled(x, y + dy) && !is_filled(x + dx, y + dy)
                })
            })
    })
}

fn outlines(filled: &BTreeSet<[i32; 2]>) -> Rings {
    let mut ways = BTreeMap::new();
    for &[x, y] in filled {
        let corners = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
        let beside = [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]];
        for side in (0..4).filter(|&side| !filled.contains(&beside[side])) {
            ways.insert(corners[side], corners[(side + 1) % 4]);
        }
    }
    let mut rings = Vec::new();
    while let Some((start, mut at)) = ways.pop_first() {
        let mut ring = vec![start];
        while at != start {
            ring.push(at);
            at = ways.remove(&at).expect("a border has no end");
        }
        rings.push(ring.into_iter().map(|[x, y]| Vector2D::new(x as f32, y as f32)).collect());
    }
    rings
}

/// Leaves out some vertices that lie on straight edges.
fn straighten(rng: &mut Rng, rings: &mut Rings) {
    for ring in rings {
        let share = rng.u8(..5);
        let mut i = 0;
        while i < ring.len() {
            let count = ring.len();
            let is_straight =
                is_between(ring[(i + count - 1) % count], ring[(i + 1) % count], ring[i]);
            if is_straight && rng.u8(..4) < share {
                ring.remove(i);
            } else {
                i += 1;
            }
        }
    }
}

/// Moves all vertices in some way that keeps their edges apart.
fn bend(rng: &mut Rng, rings: &mut Rings) {
    let style = rng.u8(..6);
    for v in rings.iter_mut().flatten() {
        *v = match style {
            0 => *v,
            1 => Vector2D::new(3.0 * v.x + v.y, 2.0 * v.x + 5.0 * v.y),
            2 => Vector2D::new(v.x + 0.4 * rng.f32() - 0.2, v.y + 0.4 * rng.f32() - 0.2),
            3 => Vector2D::new(v.x * f32::MIN_POSITIVE, v.y * 1e30),
            4 => *v + Vector2D::new(1e6, -1e6),
            _ => Vector2D::new(v.x - v.y, v.x + v.y),
        };
    }
}

/// A ring of points in the order in which they are seen from the origin.
fn star(rng: &mut Rng, count: usize) -> Rings {
    let scatter = SCATTERS[rng.usize(..3)];
    let point = |rng: &mut Rng| Vector2D::new(scatter(rng), scatter(rng));
    let mut ring: Vec<Vector2D> = (0..count).map(|_| point(rng)).collect();
    ring.retain(|&p| p != Vector2D::ZERO);
    let half = |p: &Vector2D| (p.y < 0.0) || (p.y == 0.0 && p.x < 0.0);
    ring.sort_by(|a, b| half(a).cmp(&half(b)).then(side(Vector2D::ZERO, *b, *a)));
    ring.dedup_by(|b, a| half(a) == half(b) && side(Vector2D::ZERO, *b, *a).is_eq());
    vec![ring]
}

/// A comb of narrow teeth.
fn comb(rng: &mut Rng) -> Rings {
    let teeth = rng.i32(1..20);
    let tooth = |i: i32| [[2.0 * i as f32, 9.0 + rng.f32()], [2.0 * i as f32 + 1.0, 0.5]];
    let mut ring: Vec<Vector2D> = (0..teeth).rev().flat_map(tooth).map(Vector2D::from).collect();
    ring.extend([[-1.0, 0.0], [2.0 * teeth as f32, 0.0]].map(Vector2D::from));
    vec![ring]
}

/// A band that winds inwards.
fn spiral(rng: &mut Rng) -> Rings {
    let count = rng.i32(4..40);
    let point = |i: i32, width: f32| {
        Vector2D::new(1.0 + i as f32 * 0.2 + width, 0.0).rotated(i as f32 * 47.0)
    };
    let outer = (0..count).map(|i| point(i, 0.7));
    vec![outer.chain((0..count).rev().map(|i| point(i, 0.0))).collect()]
}

fn polygon(rng: &mut Rng) -> Rings {
    let mut rings = match rng.u8(..8) {
        0 => comb(rng),
        1 => spiral(rng),
        2 | 3 => {
            let count = rng.usize(3..30);
            star(rng, count)
        }
        _ => {
            let size = rng.i32(3..10);
            cells(rng, size)
        }
    };
    straighten(rng, &mut rings);
    bend(rng, &mut rings);
    if let [ring] = &mut rings[..]
        && double_area(ring) < zero()
    {
        ring.reverse();
    }
    rings.iter_mut().filter(|ring| !ring.is_empty()).for_each(|ring| {
        let place = rng.usize(..ring.len());
        ring.rotate_left(place);
    });
    rng.shuffle(&mut rings);
    rings
}

/// Rings as a polygon, some of them the other way round.
#[derive(Debug, Default)]
struct Case {
    vertices: Vec<Vector2D>,
    sizes: Vec<u32>,
    /// The numbers of the vertices of each edge, such that the inside is to its left.
    borders: BTreeSet<[u32; 2]>,
}

impl Case {
    fn of(rings: &Rings, rng: &mut Rng) -> Self {
        let mut case = Self::default();
        rings.iter().for_each(|ring| case.add(ring, rng.bool()));
        case
    }

    fn add(&mut self, ring: &[Vector2D], is_reversed: bool) {
        let (first, count) = (self.vertices.len() as u32, ring.len() as u32);
        let place = |i: u32| first + if is_reversed { count - 1 - i % count } else { i % count };
        self.borders.extend((0..count).map(|i| [place(i), place(i + 1)]));
        self.sizes.push(count);
        self.vertices.extend(ring);
        if is_reversed {
            self.vertices[first as usize..].reverse();
        }
    }

    fn polygon(&self) -> Polygon<'_> {
        Polygon::new(&self.vertices).with_rings(&self.sizes)
    }

    /// The pieces, and fails if these are not its numbers.
    fn pieces(&self) -> Vec<Vec<u32>> {
        let mut buffer = vec![7; self.polygon().convex_pieces_capacity()];
        let pieces = self.polygon().convex_pieces(&mut buffer);
        let pieces = pieces.unwrap_or_else(|status| panic!("{status:?} of {self:?}"));
        assert_eq!(pieces.sizes().iter().sum::<u32>() as usize, pieces.indices().len());
        pieces.iter().map(<[u32]>::to_vec).collect()
    }

    fn triangles(&self) -> Vec<Vec<u32>> {
        let mut buffer = vec![7; self.polygon().convex_pieces_capacity()];
        let triangles = self.polygon().triangles(&mut buffer);
        let triangles = triangles.unwrap_or_else(|status| panic!("{status:?} of {self:?}"));
        assert!(triangles.sizes().iter().all(|&size| size == 3), "{triangles:?} of {self:?}");
        triangles.iter().map(<[u32]>::to_vec).collect()
    }

    /// Fails unless each border is the edge of one piece, and each other edge of two, one on either
    /// side. As each piece is convex and counts once, they then add up to the polygon.
    fn assert_covered(&self, pieces: &[Vec<u32>]) {
        let (mut borders, mut cuts) = (self.borders.clone(), BTreeSet::new());
        for piece in pieces {
            for i in 0..piece.len() {
                let edge = [piece[i], piece[(i + 1) % piece.len()]];
                assert!(borders.remove(&edge) || cuts.insert(edge), "{edge:?} twice in {self:?}");
            }
        }
        assert!(borders.is_empty(), "{borders:?} belong to no piece of {self:?}");
        assert!(cuts.iter().all(|&[a, b]| cuts.contains(&[b, a])), "{pieces:?} of {self:?}");
    }

    fn assert_convex(&self, piece: &[u32]) {
        let ring: Vec<Vector2D> = piece.iter().map(|&i| self.vertices[i as usize]).collect();
        for [a, b] in edges(&ring) {
            assert!(a != b && ring.iter().all(|&p| side(a, b, p).is_ge()), "{ring:?} of {self:?}");
        }
        let area = double_area(&ring);
        assert!(area > zero() && area == double_area(&hull(&ring)), "{ring:?} of {self:?}");
    }
}

/// How many corners of rings are reflex.
fn reflex_count(rings: &Rings) -> usize {
    let is_reflex = |ring: &[Vector2D], i: usize| {
        let count = ring.len();
        side(ring[i], ring[(i + 1) % count], ring[(i + 2) % count]).is_lt()
    };
    rings.iter().map(|ring| (0..ring.len()).filter(|&i| is_reflex(ring, i)).count()).sum()
}

/// How many pieces there are at most: two for each reflex corner and one more, less one for each
/// hole, which takes a cut that makes no new piece.
fn most_pieces(rings: &Rings) -> usize {
    let holes = rings.iter().filter(|ring| double_area(ring) < zero()).count();
    2 * reflex_count(rings) + (rings.len() - holes) - holes
}

#[test]
fn pieces_are_convex_and_all_of_the_polygon() {
    let mut rng = Rng::with_seed(31);
    let (mut cut, mut with_holes) = (0, 0);
    for _ in 0..1500 {
        let rings = polygon(&mut rng);
        let case = Case::of(&rings, &mut rng);
        if !case.polygon().is_simple() {
            continue;
        }
        let pieces = case.pieces();
        case.assert_covered(&pieces);
        pieces.iter().for_each(|piece| case.assert_convex(piece));
        assert!(pieces.len() <= most_pieces(&rings), "{pieces:?} of {case:?}");
        let triangles = case.triangles();
        case.assert_covered(&triangles);
        triangles.iter().for_each(|triangle| case.assert_convex(triangle));
        let holes = rings.iter().filter(|ring| double_area(ring) < zero()).count();
        let outlines = rings.len() - holes;
        assert_eq!(triangles.len(), case.vertices.len() + 2 * holes - 2 * outlines, "{case:?}");
        cut += 1;
        with_holes += u32::from(rings.iter().any(|ring| double_area(ring) < zero()));
    }
    assert!(cut > 900 && with_holes > 200, "{cut} cut, {with_holes} with holes");
}

#[test]
fn what_cannot_be_cut_is_refused_with_the_reason() {
    let corners = [[0.0, 0.0], [4.0, 0.0], [0.0, 4.0], [1.0, 1.0]].map(Vector2D::from);
    let status = |polygon: Polygon<'_>, room: usize| {
        let mut buffer = vec![0; room];
        let triangles = polygon.triangles(&mut buffer).map(|triangles| triangles.sizes().len());
        let pieces = polygon.convex_pieces(&mut buffer).map(|pieces| pieces.sizes().len());
        assert_eq!(pieces.err(), triangles.err());
        pieces
    };
    let square = Polygon::new(&corners);
    assert_eq!(square.convex_pieces_capacity(), 48);
    assert_eq!(status(square, 48), Ok(2));
    assert_eq!(status(square, 47), Err(Status::BufferTooSmall));
    assert_eq!(status(square.with_radius(-1.0), 48), Err(Status::Negative));
    assert_eq!(status(square.with_rings(&[3]), 48), Err(Status::BadRings));
    assert_eq!(status(square.with_rings(&[3, 1]), 99), Err(Status::NotSimple));
    assert_eq!(status(Polygon::new(&[]), 9), Err(Status::NotSimple));
    let crossed = [corners[0], corners[2], corners[1], Vector2D::new(4.0, 4.0)];
    assert_eq!(status(Polygon::new(&crossed), 48), Err(Status::NotSimple));
}
