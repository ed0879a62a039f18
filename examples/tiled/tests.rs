//! The example that reads maps of Tiled: what becomes of flips, shapes, properties and encodings, and its hero's way.

use std::path::{Path, PathBuf};

use clash2d::{GridCell, MoverTouch, Polygon, Rectangle, Relation, Shape, Tile, Vector2D, relate};
use clash2d_tiled::map::{self, Level};
use clash2d_tiled::{picture, walk};

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn own_level() -> Level {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("level.tmj");
    map::load(&path).expect("the example's map")
}

/// A file in a folder of this test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tiled");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

/// A map of one row of cells of 16 by 8, with the tiles of a tileset.
fn map_of(tiles: &str, numbers: &str) -> String {
    format!(
        r#"{{"orientation": "orthogonal", "width": 8, "height": 1, "tilewidth": 16, "tileheight": 8,
        "tilesets": [{{"firstgid": 10, "tilewidth": 16, "tileheight": 8, "tiles": [{tiles}]}}],
        "layers": [{{"type": "tilelayer", "x": 0, "y": 0, "width": 8, "height": 1, {numbers}}}]}}"#
    )
}

const SLOPE: &str = r#"{"id": 3, "objectgroup": {"objects": [{"x": 0, "y": 8, "polygon":
    [{"x": 0, "y": 0}, {"x": 8, "y": 0}, {"x": 8, "y": -3}]}]}}"#;

fn is(level: &Level, x: i32, corners: &[Vector2D]) -> bool {
    let Some(found) = level.grid.shape(GridCell::new(x, 0)) else { return corners.is_empty() };
    relate(&found.shape(), &Shape::from(Polygon::new(corners))) == Relation::Equal
}

#[test]
fn flips_are_those_of_tiled() {
    let [x, y, swap] = [1_u32 << 31, 1 << 30, 1 << 29];
    let flips = [0, x, y, x | y, swap, swap | x, swap | y, swap | x | y];
    let numbers = flips.map(|flip| (13 | flip).to_string()).join(", ");
    // Swapped, a tile has to fit into a cell of 16 by 8: it does, as it is 8 wide.
    let level = map::load(&file("flips.tmj", &map_of(SLOPE, &format!("\"data\": [{numbers}]"))));
    let level = level.expect("a map");
    let corners: [[(f32, f32); 3]; 8] = [
        [(0.0, 8.0), (8.0, 8.0), (8.0, 5.0)],
        [(16.0, 8.0), (8.0, 8.0), (8.0, 5.0)],
        [(0.0, 0.0), (8.0, 0.0), (8.0, 3.0)],
        [(16.0, 0.0), (8.0, 0.0), (8.0, 3.0)],
        [(8.0, 0.0), (8.0, 8.0), (5.0, 8.0)],
        [(8.0, 0.0), (8.0, 8.0), (11.0, 8.0)],
        [(8.0, 8.0), (8.0, 0.0), (5.0, 0.0)],
        [(8.0, 8.0), (8.0, 0.0), (11.0, 0.0)],
    ];
    for (number, corners) in corners.iter().enumerate() {
        let corners = corners.map(|(x, y)| v(x + 16.0 * number as f32, y));
        assert!(is(&level, number as i32, &corners), "flip {number}");
    }
}

#[test]
fn shapes_and_properties() {
    let tiles = r#"
        {"id": 0, "objectgroup": {"objects": [{"x": 0, "y": 0, "width": 16, "height": 8}]},
         "properties": [{"name": "other", "value": 3}, {"name": "material", "value": 65535}]},
        {"id": 1, "objectgroup": {"objects": [{"x": 4, "y": 1, "width": 8, "height": 2}]},
         "properties": [{"name": "one_way", "value": true}]},
        {"id": 2, "objectgroup": {"objects": []}}"#;
    let level =
        map::load(&file("shapes.tmj", &map_of(tiles, r#""data": [10, 11, 12, 0, 99, 0, 0, 10]"#)));
    let level = level.expect("a map");
    assert_eq!(level.grid.len(), 3);
    assert_eq!(level.grid.get(GridCell::new(7, 0)), Tile::FULL.with_material(65535));
    assert!(is(&level, 1, &[v(20.0, 1.0), v(28.0, 1.0), v(28.0, 3.0), v(20.0, 3.0)]));
    assert_eq!(level.grid.one_way(level.grid.get(GridCell::new(1, 0)).kind), v(0.0, -1.0));
}

/// 13 and 13 | 2^31 as base64, by another program; a set in a file beside; chunks of an infinite map.
#[test]
fn other_ways_to_say_the_same() {
    let data = r#""encoding": "base64", "compression": "", "data": "DQAAAA0AAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=""#;
    let coded = map::load(&file("coded.tmj", &map_of(SLOPE, data))).expect("a map");
    assert!(coded.grid.len() == 2 && is(&coded, 1, &[v(32.0, 8.0), v(24.0, 8.0), v(24.0, 5.0)]));
    file("set.tsj", &format!(r#"{{"tilewidth": 16, "tileheight": 8, "tiles": [{SLOPE}]}}"#));
    let beside = r#"{"orientation": "orthogonal", "width": 8, "height": 1, "tilewidth": 16, "tileheight": 8,
        "tilesets": [{"firstgid": 10, "source": "set.tsj"}],
        "layers": [{"type": "group", "layers": [{"type": "tilelayer", "chunks": [
            {"x": -2, "y": 0, "width": 1, "height": 1, "data": [13]},
            {"x": 4, "y": -1, "width": 2, "height": 2, "data": [0, 0, 0, 13]}]}]}]}"#;
    let beside = map::load(&file("beside.tmj", beside)).expect("a map");
    assert!(
        beside.grid.len() == 2 && is(&beside, -2, &[v(-32.0, 8.0), v(-24.0, 8.0), v(-24.0, 5.0)])
    );
    assert!(is(&beside, 5, &[v(80.0, 8.0), v(88.0, 8.0), v(88.0, 5.0)]));
}

#[test]
fn what_does_not_fit_is_told() {
    let tile = |objects: &str| {
        map_of(
            &format!(r#"{{"id": 3, "objectgroup": {{"objects": [{objects}]}}}}"#),
            r#""data": [13]"#,
        )
    };
    for (text, why) in [
        ("{".to_string(), "is no JSON"),
        (r#"{"orientation": "hexagonal"}"#.to_string(), "hexagonal"),
        (tile(r#"{"x": 0, "y": 0, "width": 17, "height": 8}"#), "tile 13: its shape is not convex"),
        (
            tile(r#"{"x": 0, "y": 0, "width": 16, "height": 8, "ellipse": true}"#),
            "tile 13: its shape is no polygon",
        ),
        (
            tile(r#"{"x": 0, "y": 0, "width": 6, "height": 8, "rotation": 5}"#),
            "tile 13: its shape is no polygon",
        ),
        (
            tile(
                r#"{"x": 0, "y": 0, "width": 6, "height": 8}, {"x": 8, "y": 0, "width": 6, "height": 8}"#,
            ),
            "several shapes",
        ),
        (map_of(SLOPE, r#""compression": "zlib", "data": "eJw=""#), "compressed"),
        (map_of(SLOPE, r#""offsetx": 0.5, "data": [13]"#), "beside the cells"),
        (map_of(SLOPE, r#""data": "no,base64""#), "compressed"),
    ] {
        let told = map::load(&file("unfit.tmj", &text)).err().unwrap_or_default();
        assert!(told.contains(why), "{text}: {told}");
    }
    assert!(map::load(Path::new("no such file")).is_err());
}

/// In no frame it is in a tile; it gets to its goal over slopes, ice and a ledge that it comes to from below.
#[test]
fn the_hero_gets_there() {
    let level = own_level();
    let (start, goal) = (level.points["start"], level.points["goal"]);
    let frames = walk::walk(&level, start, goal).expect("a way");
    let last = frames.last().expect("a frame");
    assert!(
        (last.position.x - goal.x).abs() <= 1.5 && last.position.y == goal.y,
        "{:?}",
        last.position
    );
    let mut touched = [clash2d::GridTile::default(); 64];
    for (number, frame) in frames.iter().enumerate() {
        assert!(!frame.state.is(MoverTouch::Stuck), "frame {number}");
        let body = walk::hero().shape.at(frame.position);
        let count = level.grid.touched(&body, &mut touched);
        for found in &touched[..count] {
            let there = level.grid.shape(found.cell).expect("a tile");
            let is_passed = level.grid.one_way(found.tile.kind) != Vector2D::ZERO;
            let relation = relate(&body, &there.shape());
            assert!(
                is_passed || relation == Relation::Touching,
                "frame {number}: {found:?} {relation:?}"
            );
        }
    }
    let came_to =
        |material: u64| frames.iter().flat_map(|frame| &frame.hits).any(|hit| hit.user == material);
    assert!(came_to(0) && came_to(1));
    let passes = |tile: Tile| level.grid.one_way(tile.kind) != Vector2D::ZERO;
    let through = frames.iter().any(|frame| {
        let body = walk::hero().shape.at(frame.position);
        let count = level.grid.touched(&body, &mut touched);
        touched[..count].iter().any(|found| {
            let there = level.grid.shape(found.cell).expect("a tile");
            passes(found.tile) && relate(&body, &there.shape()) == Relation::Overlapping
        })
    });
    assert!(through, "it jumps through the ledge");
    let svg = picture::picture(&level, &frames);
    assert_eq!(svg.matches("<polygon").count(), level.grid.len());
    assert!(level.grid.collide(&Rectangle::new(v(0.0, 0.0), v(1.0, 1.0)).into()));
}
