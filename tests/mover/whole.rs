//! Where movers of any form get among tiles by straight steps, beside a search in whole numbers that knows nothing of
//! places in between: whether a step is free tells the way as a whole.

use std::collections::BTreeSet;

use clash2d::{
    Capsule, Circle, Grid, GridCell, GridSettings, Mover, MoverFlags, MoverState, Obstacle,
    Obstacles, Polygon, Rectangle, Shape, Tile, Vector2D,
};
use clash2d_oracle::Rng;

/// A place in quarters of a tile.
type Place = [i64; 2];

const TILES: i64 = 5;
const PARTS: i64 = 4;

/// Full, four slopes of 45 degrees, two flat ones, a diamond, and a post.
const KINDS: [&[Place]; 9] = [
    &[[0, 0], [4, 0], [4, 4], [0, 4]],
    &[[0, 0], [4, 0], [4, 4]],
    &[[0, 0], [4, 0], [0, 4]],
    &[[4, 0], [4, 4], [0, 4]],
    &[[0, 0], [4, 4], [0, 4]],
    &[[0, 0], [4, 0], [4, 2]],
    &[[0, 0], [4, 0], [4, 4], [0, 2]],
    &[[2, 0], [4, 2], [2, 4], [0, 2]],
    &[[1, 0], [2, 0], [2, 4], [1, 4]],
];

fn minus([a, b]: Place, [c, d]: Place) -> Place {
    [a - c, b - d]
}

fn plus([a, b]: Place, [c, d]: Place) -> Place {
    [a + c, b + d]
}

fn cross([a, b]: Place, [c, d]: Place) -> i64 {
    a * d - b * c
}

fn dot([a, b]: Place, [c, d]: Place) -> i64 {
    a * c + b * d
}

/// What some points span, counterclockwise: one, two or more corners.
fn hull(mut points: Vec<Place>) -> Vec<Place> {
    points.sort_unstable();
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let half = |points: &mut dyn Iterator<Item = Place>| {
        let mut half: Vec<Place> = Vec::new();
        for point in points {
            while let [.., a, b] = half[..]
                && cross(minus(b, a), minus(point, a)) <= 0
            {
                half.pop();
            }
            half.push(point);
        }
        half.pop();
        half
    };
    let mut corners = half(&mut points.iter().copied());
    corners.extend(half(&mut points.iter().rev().copied()));
    corners
}

fn edges(corners: &[Place]) -> impl Iterator<Item = [Place; 2]> {
    (0..corners.len()).map(|i| [corners[i], corners[(i + 1) % corners.len()]])
}

/// Whether a tile, counterclockwise, and all that is nearer than a radius to a convex core share an inner point.
fn overlap(tile: &[Place], core: &[Place], radius: i64) -> bool {
    let is_beyond = |a: &[Place], b: &[Place], least: i64| {
        edges(a).any(|[from, to]| {
            b.iter().all(|&place| cross(minus(to, from), minus(place, from)) <= least)
        })
    };
    if radius == 0 {
        return !is_beyond(tile, core, 0) && !is_beyond(core, tile, 0);
    }
    let holds = |place: Place| {
        edges(tile).all(|[from, to]| cross(minus(to, from), minus(place, from)) >= 0)
    };
    let is_held = || core.len() > 2 && !is_beyond(core, tile, 0) && !is_beyond(tile, core, 0);
    is_held()
        || core.iter().any(|&place| holds(place))
        || edges(tile).any(|edge| edges(core).any(|other| are_near(edge, other, radius)))
}

/// Whether two edges are nearer than a radius.
fn are_near([a, b]: [Place; 2], [c, d]: [Place; 2], radius: i64) -> bool {
    let side = |p: Place, q: Place, r: Place| cross(minus(q, p), minus(r, p)).signum();
    let is_crossed = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    let is_close = |place: Place, from: Place, to: Place| {
        let (way, ahead, back) = (minus(to, from), minus(place, from), minus(place, to));
        let square = radius * radius;
        if dot(way, ahead) <= 0 {
            return dot(ahead, ahead) < square;
        }
        if dot(way, back) >= 0 {
            return dot(back, back) < square;
        }
        cross(way, ahead).pow(2) < square * dot(way, way)
    };
    is_crossed
        || [c, d].into_iter().any(|place| is_close(place, a, b))
        || [a, b].into_iter().any(|place| is_close(place, c, d))
}

/// A mover: corners with a radius.
struct Form {
    core: Vec<Place>,
    radius: i64,
}

impl Form {
    fn random(rng: &mut Rng) -> Self {
        let around =
            |rng: &mut Rng, reach: i32| [(); 2].map(|()| i64::from(rng.i32(-reach..=reach)));
        match rng.u32(..4) {
            0 => Self { core: vec![[0, 0]], radius: rng.i32(1..=4).into() },
            1 => {
                let end = [[0, 3], [2, 2], [4, 0], [-1, 3]][rng.usize(..4)];
                Self { core: vec![[0, 0], end], radius: rng.i32(1..=2).into() }
            }
            _ => loop {
                let core = hull((0..rng.u32(3..7)).map(|_| around(rng, 3)).collect());
                if core.len() > 2 {
                    break Self { core, radius: rng.i32(0..=1).into() };
                }
            },
        }
    }

    /// Whether it is free on the whole way between two places.
    fn is_free(&self, tiles: &[Vec<Place>], from: Place, to: Place) -> bool {
        let ends = [from, to].into_iter();
        let way =
            hull(ends.flat_map(|end| self.core.iter().map(move |&at| plus(at, end))).collect());
        !tiles.iter().any(|tile| overlap(tile, &way, self.radius))
    }

    fn shape<'s>(&self, vertices: &'s [Vector2D]) -> Shape<'s> {
        let radius = self.radius as f32 / PARTS as f32;
        match *vertices {
            [center] => Circle::new(center, radius).into(),
            [a, b] => Capsule::new(a, b, radius).into(),
            _ => Polygon::new(vertices).with_radius(radius).into(),
        }
    }
}

fn vector(place: Place) -> Vector2D {
    Vector2D::from(place.map(|part| part as f32 / PARTS as f32))
}

/// Tiles by their cells, with a border all around.
fn level(rng: &mut Rng) -> Vec<(Place, usize)> {
    let mut tiles = Vec::new();
    for x in -1..=TILES {
        for y in -1..=TILES {
            let is_border = [x, y].iter().any(|part| *part < 0 || *part == TILES);
            if is_border {
                tiles.push(([x, y], 0));
            } else if rng.u32(..4) == 0 {
                tiles.push(([x, y], rng.usize(..KINDS.len())));
            }
        }
    }
    tiles
}

fn grid(tiles: &[(Place, usize)]) -> Grid {
    let allocator = super::memory::Memory::new().allocator();
    let (cell_size, origin) = (Vector2D::new(1.0, 1.0), Vector2D::ZERO);
    let mut grid = Grid::new(&GridSettings { cell_size, origin, allocator }).expect("a grid");
    for corners in &KINDS[1..] {
        let corners: Vec<_> = corners.iter().map(|&corner| vector(corner)).collect();
        grid.add_kind(&corners, Vector2D::ZERO).expect("a kind");
    }
    for &([x, y], kind) in tiles {
        grid.set(GridCell::new(x as i32, y as i32), Tile::new(kind as u16 + 1)).expect("a place");
    }
    grid
}

/// All places that steps lead to.
fn search(
    start: Place,
    steps: &[Place],
    is_free: impl Fn(Place, Place) -> bool,
) -> BTreeSet<Place> {
    let (mut known, mut open) = (BTreeSet::from([start]), vec![start]);
    while let Some(from) = open.pop() {
        for to in steps.iter().map(|&step| plus(from, step)) {
            if !known.contains(&to) && is_free(from, to) {
                known.insert(to);
                open.push(to);
            }
        }
    }
    known
}

/// Steps in all directions, of which some lead past corners; among a list of tiles and in a grid.
#[test]
fn movers_of_any_form_get_where_whole_numbers_tell() {
    let steps: [Place; 12] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
        [1, -1],
        [2, 1],
        [-1, 2],
        [-2, -1],
        [1, -3],
    ];
    let (mut places, mut stopped) = (0, 0);
    for round in 0..super::rounds() {
        let mut rng = Rng::fixed(12_000 + round);
        let (tiles, form) = (level(&mut rng), Form::random(&mut rng));
        let solid: Vec<Vec<Place>> = tiles
            .iter()
            .map(|&([x, y], kind)| {
                KINDS[kind].iter().map(|&at| plus(at, [x * PARTS, y * PARTS])).collect()
            })
            .collect();
        let start = [(); 2].map(|()| i64::from(rng.i32(0..(TILES * PARTS) as i32)));
        if !form.is_free(&solid, start, start) {
            continue;
        }
        let exact = search(start, &steps, |from, to| form.is_free(&solid, from, to));
        let vertices: Vec<_> = form.core.iter().map(|&corner| vector(corner)).collect();
        let up = if rng.bool() { Vector2D::ZERO } else { super::UP };
        let mover = Mover::new(form.shape(&vertices), up).with_flag(MoverFlags::NoSlide);
        let outlines: Vec<Vec<_>> =
            solid.iter().map(|tile| tile.iter().map(|&corner| vector(corner)).collect()).collect();
        let list: Vec<Obstacle<'_>> = outlines
            .iter()
            .map(|corners| match corners.len() {
                4 if rng.bool() && is_box(corners) => {
                    Obstacle::new(Rectangle::new(corners[0], corners[2] - corners[0]))
                }
                _ => Obstacle::new(Polygon::new(corners)),
            })
            .collect();
        let grid = grid(&tiles);
        let among = Obstacles { grid: Some(&grid), ..Obstacles::default() };
        for obstacles in [Obstacles::from(&list[..]), among] {
            let found = search(start, &steps, |from, to| {
                let by = vector(minus(to, from));
                let state = MoverState::default();
                let moved = mover.advance(obstacles, vector(from), by, &state, &mut [], &mut []);
                moved.expect("a mover").position == vector(to)
            });
            let lost: Vec<_> = exact.symmetric_difference(&found).collect();
            assert!(
                lost.is_empty(),
                "{round}: {lost:?} from {start:?} of {:?} with {} among {tiles:?}",
                form.core,
                form.radius
            );
        }
        places += exact.len();
        stopped += usize::from(exact.len() > 20);
    }
    assert!(places > 500 && stopped > 10, "{places} {stopped}");
}

/// Whether corners are those of a box, counterclockwise from the lower left.
fn is_box(corners: &[Vector2D]) -> bool {
    let (a, c) = (corners[0], corners[2]);
    corners[1] == Vector2D::new(c.x, a.y) && corners[3] == Vector2D::new(a.x, c.y)
}
