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
    map_with(8, &format!(r#""tilewidth": 16, "tileheight": 8, "tiles": [{tiles}]"#), numbers)
}

/// A map of one row of cells, 16 wide and of a height, with a tileset and a layer.
fn map_with(height: u32, set: &str, numbers: &str) -> String {
    format!(
        r#"{{"orientation": "orthogonal", "width": 8, "height": 1, "tilewidth": 16, "tileheight": {height},
        "tilesets": [{{"firstgid": 10, {set}}}],
        "layers": [{{"type": "tilelayer", "x": 0, "y": 0, "width": 8, "height": 1, {numbers}}}]}}"#
    )
}

const SLOPE: &str = r#"{"id": 3, "objectgroup": {"objects": [{"x": 0, "y": 8, "polygon":
    [{"x": 0, "y": 0}, {"x": 8, "y": 0}, {"x": 8, "y": -3}]}]}}"#;

fn is(level: &Level, x: i32, corners: &[Vector2D]) -> bool {
    let Some(found) = level.grid.shape(GridCell::new(x, 0)) else { return corners.is_empty() };
    relate(found.shape(), Shape::from(Polygon::new(corners))) == Relation::Equal
}

#[test]
fn flips_are_those_of_tiled() {
    let [x, y, swap] = [1_u32 << 31, 1 << 30, 1 << 29];
    let flips = [0, x, y, x | y, swap, swap | x, swap | y, swap | x | y];
    let numbers = flips.map(|flip| (13 | flip).to_string()).join(", ");
    let set = format!(r#""tilewidth": 16, "tileheight": 16, "tiles": [{SLOPE}]"#);
    let text = map_with(16, &set, &format!("\"data\": [{numbers}]"));
    let level = map::load(&file("flips.tmj", &text)).expect("a map");
    let corners: [[(f32, f32); 3]; 8] = [
        [(0.0, 8.0), (8.0, 8.0), (8.0, 5.0)],
        [(16.0, 8.0), (8.0, 8.0), (8.0, 5.0)],
        [(0.0, 8.0), (8.0, 8.0), (8.0, 11.0)],
        [(16.0, 8.0), (8.0, 8.0), (8.0, 11.0)],
        [(8.0, 0.0), (8.0, 8.0), (5.0, 8.0)],
        [(8.0, 0.0), (8.0, 8.0), (11.0, 8.0)],
        [(8.0, 16.0), (8.0, 8.0), (5.0, 8.0)],
        [(8.0, 16.0), (8.0, 8.0), (11.0, 8.0)],
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

/// A tile of which a grid can't be made is no matter as long as it is in no layer; one without a shape never is.
#[test]
fn what_is_not_used_does_not_matter() {
    let two = r#"{"id": 0, "objectgroup": {"objects": [{"x": 0, "y": 0, "width": 6, "height": 8}, {"x": 8, "y": 0, "width": 6, "height": 8}]}},
        {"id": 1, "properties": [{"name": "material", "value": -1}]}, {"id": 2}, "#;
    let swapped = 12 | 1_u32 << 29;
    let numbers = format!(r#""visible": false, "data": [13, 12, {swapped}]"#);
    let level = map::load(&file("unused.tmj", &map_of(&format!("{two}{SLOPE}"), &numbers)));
    assert_eq!(level.expect("a map").grid.len(), 1);
}

/// Groups move what is in them, and layers what is on them.
#[test]
fn offsets_add_up() {
    let map = |inner: &str| {
        format!(
            r#"{{"orientation": "orthogonal", "width": 8, "height": 1, "tilewidth": 16, "tileheight": 8,
        "tilesets": [{{"firstgid": 10, "tilewidth": 16, "tileheight": 8, "tiles": [{SLOPE}]}}],
        "layers": [{{"type": "group", "offsetx": 3, "offsety": -2, "layers": [{{"type": "group", "offsetx": 4, "layers": [{inner}]}}]}}]}}"#
        )
    };
    let points = map(
        r#"{"type": "objectgroup", "offsety": 0.5, "objects": [{"point": true, "name": "start", "x": 1, "y": 2}]}"#,
    );
    assert_eq!(map::load(&file("moved.tmj", &points)).expect("a map").points["start"], v(8.0, 0.5));
    let tiles = |offset: &str| {
        let layer = format!(r#"{{"type": "tilelayer", "width": 8, {offset} "data": [13]}}"#);
        map::load(&file("moved.tmj", &map(&layer)))
    };
    assert!(tiles("").err().unwrap_or_default().contains("beside the cells"));
    let back = tiles(r#""offsetx": -7, "offsety": 2,"#).expect("a map");
    assert!(is(&back, 0, &[v(0.0, 8.0), v(8.0, 8.0), v(8.0, 5.0)]));
}

/// In a collection of images each tile has its own size; the set's is that of the largest.
#[test]
fn collections_of_images() {
    let shape = |id: u32| {
        format!(
            r#""id": {id}, "objectgroup": {{"objects": [{{"x": 0, "y": 0, "width": 16, "height": 8}}]}}"#
        )
    };
    let set = format!(
        r#""tilewidth": 32, "tileheight": 32, "tiles": [
        {{{}, "imagewidth": 16, "imageheight": 8}}, {{{}, "imagewidth": 32, "imageheight": 32}},
        {{{}, "imagewidth": 64, "imageheight": 64, "x": 8, "y": 8, "width": 16, "height": 8}}]"#,
        shape(0),
        shape(1),
        shape(2)
    );
    let load = |data: &str| map::load(&file("images.tmj", &map_with(8, &set, data)));
    let level = load(r#""data": [10, 12]"#).expect("a map");
    assert!(level.grid.len() == 2 && level.grid.get(GridCell::new(0, 0)) == Tile::FULL);
    let told = load(r#""data": [11]"#).err().unwrap_or_default();
    assert!(told.contains("tile 11: it has another size"), "{told}");
}

#[test]
fn what_does_not_fit_is_told() {
    let tile = |objects: &str| {
        map_of(
            &format!(r#"{{"id": 3, "objectgroup": {{"objects": [{objects}]}}}}"#),
            r#""data": [13]"#,
        )
    };
    let with = |name: &str, value: &str| {
        let property = format!(r#""properties": [{{"name": "{name}", "value": {value}}}], "#);
        SLOPE.replacen('{', &format!("{{{property}"), 1)
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
        (
            tile(r#"{"x": 0, "y": 0, "width": 16, "height": 8, "text": {"text": "!"}}"#),
            "tile 13: its shape is no polygon",
        ),
        (
            tile(r#"{"x": 0, "y": 8, "width": 16, "height": 8, "gid": 10}"#),
            "tile 13: its shape is no polygon",
        ),
        (map_of(&with("material", "3.5"), r#""data": [13]"#), "tile 13: its material is no number"),
        (map_of(&with("material", "\"5\""), r#""data": [13]"#), "tile 13: its material is no"),
        (map_of(&with("material", "65536"), r#""data": [13]"#), "tile 13: its material is no"),
        (map_of(&with("one_way", "1"), r#""data": [13]"#), "tile 13: its one_way is neither"),
        (map_of(SLOPE, &format!("\"data\": [{}]", 13 | 1_u32 << 29)), "tile 13: it is turned"),
        (
            map_with(
                8,
                &format!(
                    r#""tilewidth": 16, "tileheight": 8, "tileoffset": {{"x": 0, "y": 1}}, "tiles": [{SLOPE}]"#
                ),
                r#""data": [13]"#,
            ),
            "tile 13: its tileset has a tileoffset",
        ),
        (map_of(SLOPE, r#""chunks": [{"width": 0, "data": [13]}]"#), "its width is 0"),
        (map_of(SLOPE, r#""chunks": [{"width": -1, "data": [13]}]"#), "its width is -1"),
        (
            map_of(SLOPE, r#""chunks": [{"x": 2147483647, "width": 2, "data": [13, 13]}]"#),
            "far away",
        ),
        (map_of(SLOPE, r#""chunks": [{"x": "1", "width": 2, "data": [13]}]"#), "x is \"1\""),
        (map_of(SLOPE, r#""data": [-1]"#), "no numbers of tiles"),
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
        let count = level.grid.touched(body, &mut touched);
        for found in &touched[..count] {
            let there = level.grid.shape(found.cell).expect("a tile");
            let is_passed = level.grid.one_way(found.tile.kind) != Vector2D::ZERO;
            let relation = relate(body, there.shape());
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
        let count = level.grid.touched(body, &mut touched);
        touched[..count].iter().any(|found| {
            let there = level.grid.shape(found.cell).expect("a tile");
            passes(found.tile) && relate(body, there.shape()) == Relation::Overlapping
        })
    });
    assert!(through, "it jumps through the ledge");
    let svg = picture::picture(&level, &frames);
    assert_eq!(svg.matches("<polygon").count(), level.grid.len());
    assert!(level.grid.collide(Rectangle::new(v(0.0, 0.0), v(1.0, 1.0))));
}
