# Grids of tiles: by hand, against the questions about the shapes of their cells; from a TileMapLayer; and characters among
# them. Y points down.
extends RefCounted

const Suite = preload("res://suite.gd")
const FLIPS: PackedInt32Array = [
	0, TileSetAtlasSource.TRANSFORM_FLIP_H, TileSetAtlasSource.TRANSFORM_FLIP_V, TileSetAtlasSource.TRANSFORM_TRANSPOSE,
	TileSetAtlasSource.TRANSFORM_FLIP_H | TileSetAtlasSource.TRANSFORM_FLIP_V,
	TileSetAtlasSource.TRANSFORM_TRANSPOSE | TileSetAtlasSource.TRANSFORM_FLIP_H,
	TileSetAtlasSource.TRANSFORM_TRANSPOSE | TileSetAtlasSource.TRANSFORM_FLIP_V,
	TileSetAtlasSource.TRANSFORM_TRANSPOSE | TileSetAtlasSource.TRANSFORM_FLIP_H | TileSetAtlasSource.TRANSFORM_FLIP_V,
]
# Tiles of the set, by where they are in its only source; their polygons are seen from their middle.
const FULL := Vector2i(0, 0)
const SLOPE := Vector2i(1, 0)
const LEDGE := Vector2i(2, 0)
const DECORATION := Vector2i(3, 0)
const TWO := Vector2i(4, 0)
const BENT := Vector2i(5, 0)
const LARGE := Vector2i(6, 0)
const POLYGONS: Dictionary[Vector2i, Array] = {
	FULL: [[-8, -8, 8, -8, 8, 8, -8, 8]],
	SLOPE: [[-8, 8, 8, 8, 8, 2]], # rises to the right, to 6
	LEDGE: [[-8, -8, 8, -8, 8, -4, -8, -4]],
	DECORATION: [],
	TWO: [[-8, -8, 0, -8, 0, 8, -8, 8], [0, 0, 8, 0, 8, 8, 0, 8]],
	BENT: [[-8, -8, 8, -8, 8, 8, 0, 8, 0, 0, -8, 0]],
	LARGE: [[-8, -8, 9, -8, 9, 8, -8, 8]],
}

var suite: Suite
var world: ClashWorld2D
var grid: ClashTileGrid2D
var layer: TileMapLayer
var random := RandomNumberGenerator.new()


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	random.seed = 16
	for chapter: Callable in [
		properties, cells, questions, casts_and_contacts, fills, far_away, flips, alternatives, materials, placed, noisy_places, changed, changed_layers, several_layers,
		several_tile_sets, points_on_lines, drawn, walking, slopes_and_ledges, two_masks, several_grids, in_a_world, as_its_tiles, in_and_out, restored, mistakes, unfit_tiles, unfit_layers,
	]:
		world = ClashWorld2D.new()
		suite.root.add_child(world)
		layer = TileMapLayer.new()
		layer.tile_set = tile_set()
		world.add_child(layer)
		grid = ClashTileGrid2D.new()
		world.add_child(grid)
		chapter.call()
		suite.no_errors(chapter.get_method())
		world.free()
	return ""


func tile_set() -> TileSet:
	var made := TileSet.new()
	made.tile_size = Vector2i(16, 16)
	made.add_physics_layer()
	made.add_physics_layer()
	made.add_custom_data_layer()
	made.set_custom_data_layer_name(0, "material")
	made.set_custom_data_layer_type(0, TYPE_INT)
	var source := TileSetAtlasSource.new()
	source.texture = PlaceholderTexture2D.new()
	source.texture.size = Vector2(128, 16)
	source.texture_region_size = Vector2i(16, 16)
	made.add_source(source, 3)
	for at in POLYGONS:
		source.create_tile(at)
		shape(source.get_tile_data(at, 0), POLYGONS[at])
	source.get_tile_data(LEDGE, 0).set_collision_polygon_one_way(0, 0, true)
	source.get_tile_data(SLOPE, 0).set_custom_data("material", 500)
	return made


func shape(data: TileData, polygons: Array, physics_layer := 0) -> void:
	for i in polygons.size():
		data.add_collision_polygon(physics_layer)
		data.set_collision_polygon_points(physics_layer, i, points(polygons[i]))


func points(numbers: Array) -> PackedVector2Array:
	var made: PackedVector2Array = []
	for i in range(0, numbers.size(), 2):
		made.append(Vector2(numbers[i], numbers[i + 1]))
	return made


func put(cell: Vector2i, at: Vector2i, alternative := 0) -> void:
	layer.set_cell(cell, 3, at, alternative)


func near(what: String, got: Vector2, expected: Vector2) -> void:
	suite.check("%s: expected %s, got %s" % [what, expected, got], got.is_equal_approx(expected))


func properties() -> void:
	for row: Array in [
		[&"cell_size", Vector2(16, 16), Vector2(8, 4)], [&"origin", Vector2.ZERO, Vector2(3, 5)], [&"physics_layer", 0, 1],
		[&"material_data", "", "material"], [&"collision_layer", 1, 6], [&"user", 0, 9], [&"debug_draw", false, true],
		[&"debug_color", Color(0, 0.6, 0.7, 0.42), Color.RED],
	]:
		suite.check("%s" % [row[0]], is_same(suite.ask(grid, "get_" + row[0]), row[1]) or grid.get(row[0]).is_equal_approx(row[1]))
		suite.ask(grid, "set_" + row[0], [row[2]])
		suite.same(row[0], grid.get(row[0]), row[2])
	suite.same("world", suite.ask(grid, &"get_world"), world)
	suite.check("no layer", suite.ask(grid, &"get_layer") == null)
	grid.physics_layer = 0
	suite.ask(grid, &"set_layer", [layer])
	suite.same("layer", grid.layer, layer)
	suite.same("its cells", [grid.cell_size, grid.origin], [Vector2(16, 16), Vector2.ZERO])
	layer.free()
	suite.check("freed", grid.layer == null)
	grid.layer = null
	world.remove_child(grid)
	suite.check("outside", grid.get_world() == null)
	world.add_child(grid)


func cells() -> void:
	grid.cell_size = Vector2(10, 20)
	grid.origin = Vector2(1, 2)
	var slope: int = suite.ask(grid, &"add_kind", [points([0, 20, 10, 20, 10, 10])])
	var ledge := grid.add_kind(points([0, 0, 10, 0, 10, 5, 0, 5]), Vector2.UP)
	suite.same("numbers", [slope, ledge], [2, 3])
	suite.same("set", suite.ask(grid, &"set_cell", [Vector2i(2, -1), slope, 7]), true)
	suite.same("set", grid.set_cell(Vector2i(-3, 0), ClashTileGrid2D.KIND_FULL, 65535), true)
	suite.same("get", [suite.ask(grid, &"get_cell_kind", [Vector2i(2, -1)]), suite.ask(grid, &"get_cell_material", [Vector2i(2, -1)])], [2, 7])
	suite.same("get", [grid.get_cell_kind(Vector2i(-3, 0)), grid.get_cell_material(Vector2i(-3, 0))], [1, 65535])
	suite.same("nothing", [grid.get_cell_kind(Vector2i(0, 0)), grid.get_cell_material(Vector2i(0, 0))], [ClashTileGrid2D.KIND_EMPTY, 0])
	suite.same("count", suite.ask(grid, &"get_cell_count"), 2)
	var there: Resource = suite.ask(grid, &"get_cell_shape", [Vector2i(2, -1)])
	suite.same("its shape", there.relate(ClashPolygon2D.create(points([21, 2, 31, 2, 31, -8]))), ClashGeometry2D.RELATION_EQUAL)
	suite.same("of a full one", grid.get_cell_shape(Vector2i(-3, 0)).rect, Rect2(-29, 2, 10, 20))
	suite.check("of none", grid.get_cell_shape(Vector2i.ZERO) == null)
	for row: Array in [[Vector2(1, 2), Vector2i(0, 0)], [Vector2(0.999, 2), Vector2i(-1, 0)], [Vector2(11, 1.999), Vector2i(1, -1)], [Vector2(35, 49), Vector2i(3, 2)]]:
		suite.same("%s" % row[0], suite.ask(grid, &"cell_at", [row[0]]), row[1])
	suite.same("emptied", [grid.set_cell(Vector2i(2, -1), 0, 9), grid.get_cell_material(Vector2i(2, -1)), grid.get_cell_count()], [true, 0, 1])
	suite.ask(grid, &"clear")
	suite.same("cleared", [grid.get_cell_count(), grid.cell_size, grid.origin], [0, Vector2(10, 20), Vector2(1, 2)])


# Every question, against those about the shapes of all cells.
func questions() -> void:
	grid.origin = Vector2(-5, 3)
	var kinds: PackedInt32Array = [
		ClashTileGrid2D.KIND_FULL, grid.add_kind(points([0, 16, 16, 16, 16, 0])), grid.add_kind(points([0, 0, 16, 0, 16, 7, 0, 7])),
		grid.add_kind(points([8, 0, 16, 8, 8, 16, 0, 8])),
	]
	for i in 40:
		grid.set_cell(Vector2i(random.randi_range(-6, 6), random.randi_range(-6, 6)), kinds[random.randi_range(0, 3)], i)
	var all := {}
	for x in range(-6, 7):
		for y in range(-6, 7):
			if grid.get_cell_kind(Vector2i(x, y)) > 0:
				all[Vector2i(x, y)] = grid.get_cell_shape(Vector2i(x, y))
	suite.same("count", grid.get_cell_count(), all.size())
	var met := 0
	for i in 200:
		var here := Vector2(random.randi_range(-120, 120), random.randi_range(-120, 120))
		var asked: Resource = ClashCircle2D.create(here, random.randi_range(0, 30)) if i % 2 else ClashRectangle2D.create(Rect2(here, Vector2(16, random.randi_range(1, 40))))
		var touched := all.keys().filter(func(cell: Vector2i) -> bool: return asked.collide(all[cell]))
		met += int(not touched.is_empty())
		suite.same("%s collides" % asked, suite.ask(grid, &"collide", [asked]), not touched.is_empty())
		var found: Array[Vector2i] = suite.ask(grid, &"touched", [asked])
		found.sort()
		touched.sort()
		suite.same("%s touches" % asked, Array(found), touched)
		nearest(asked, all)
		ray(here, Vector2(random.randi_range(-100, 100), random.randi_range(-100, 100)), all)
	suite.check("some met: %d" % met, met > 50 and met < 200)


# Over flush tiles what slides meets nothing, and touches each from above; at a wall it meets that.
func casts_and_contacts() -> void:
	for x in 20:
		grid.set_cell(Vector2i(x, 2), 1, x)
	grid.set_cell(Vector2i(15, 1), 1, 70)
	var box := ClashRectangle2D.create(Rect2(24, 22, 20, 10))
	var touched: Array[ClashTileContact2D] = suite.ask(grid, &"contacts", [box])
	suite.same("cells below", touched.map(func(found: ClashTileContact2D) -> Vector2i: return found.cell), [Vector2i(1, 2), Vector2i(2, 2)])
	for found in touched:
		suite.same("%s: from above" % found, [found.kind, found.material, found.contact.normal, found.contact.depth], [1, found.cell.x, Vector2.UP, 0.0])
		for property in ClassDB.class_get_property_list("ClashTileContact2D", true):
			if property.type != TYPE_NIL:
				suite.same(property.name, suite.ask(found, "get_" + property.name), found.get(property.name))
	suite.same("none above", grid.contacts(ClashRectangle2D.create(Rect2(24, 20, 20, 10))).size(), 0)
	suite.same("within a distance", grid.contacts(ClashRectangle2D.create(Rect2(24, 20, 20, 10)), 2).size(), 2)
	var hit: ClashTileHit2D = suite.ask(grid, &"cast", [box, Vector2(392, 0), ClashGeometry2D.CAST_APPROACHING])
	suite.same("along the floor to the wall", [hit.cell, hit.material, hit.fraction, hit.normal, hit.starts_inside], [Vector2i(15, 1), 70, 0.5, Vector2.LEFT, true])
	suite.check("not so far", grid.cast(box, Vector2(392, 0), ClashGeometry2D.CAST_APPROACHING, 0.4) == null)
	suite.same("a distance is kept", grid.cast(box, Vector2(0, -22), ClashGeometry2D.CAST_APPROACHING) == null, true)
	suite.same("down", grid.cast(ClashRectangle2D.create(Rect2(24, 2, 20, 10)), Vector2(0, 40)).fraction, 0.5)
	suite.same("down to a distance of 10", grid.cast(ClashRectangle2D.create(Rect2(24, 2, 20, 10)), Vector2(0, 40), 0, 1, 10).fraction, 0.25)


# Cells at once are the cells one by one.
func fills() -> void:
	var slope := grid.add_kind(points([0, 16, 16, 16, 16, 0]))
	suite.same("fill", suite.ask(grid, &"fill", [Rect2i(-2, 3, 4, 2), slope, 9]), true)
	suite.same("all of it", [grid.get_cell_count(), grid.get_cell_kind(Vector2i(-2, 3)), grid.get_cell_material(Vector2i(1, 4)), grid.get_cell_kind(Vector2i(2, 4))], [8, slope, 9, 0])
	var used: Array[Vector2i] = suite.ask(grid, &"get_used_cells")
	used.sort()
	suite.same("used", used, [Vector2i(-2, 3), Vector2i(-2, 4), Vector2i(-1, 3), Vector2i(-1, 4), Vector2i(0, 3), Vector2i(0, 4), Vector2i(1, 3), Vector2i(1, 4)] as Array[Vector2i])
	suite.same("of a part", grid.get_used_cells(Rect2i(1, 4, 5, 5)), [Vector2i(1, 4)] as Array[Vector2i])
	suite.same("emptied", [grid.fill(Rect2i(-2, 3, 4, 1), 0), grid.get_cell_count()], [true, 4])
	grid.clear()
	slope = grid.add_kind(points([0, 16, 16, 16, 16, 0]))
	suite.same("bytes", suite.ask(grid, &"fill_bytes", [Rect2i(5, -1, 3, 2), PackedByteArray([0, 1, 2, 2, 0, 1]), PackedInt32Array([0, 1, slope]), PackedInt32Array([0, 4, 5])]), true)
	suite.same("rows from above", grid.get_used_cells().map(func(cell: Vector2i) -> Array: return [cell, grid.get_cell_kind(cell), grid.get_cell_material(cell)]),
			[[Vector2i(6, -1), 1, 4], [Vector2i(7, -1), slope, 5], [Vector2i(5, 0), slope, 5], [Vector2i(7, 0), 1, 4]])
	var bitmap := BitMap.new()
	bitmap.create(Vector2i(13, 7))
	var bits := {}
	for i in 40:
		var bit := Vector2i(random.randi_range(0, 12), random.randi_range(0, 6))
		bitmap.set_bitv(bit, true)
		bits[bit + Vector2i(-3, 20)] = true
	grid.clear()
	suite.same("bitmap", suite.ask(grid, &"fill_bitmap", [Vector2i(-3, 20), bitmap, 1, 3]), true)
	used = grid.get_used_cells()
	suite.same("as many", used.size(), bits.size())
	suite.check("those", used.all(func(cell: Vector2i) -> bool: return cell in bits and grid.get_cell_material(cell) == 3))


func nearest(asked: Resource, all: Dictionary) -> void:
	var least: float = all.values().map(func(there: Resource) -> float: return asked.distance(there).distance).min()
	var found: ClashTileDistance2D = suite.ask(grid, &"distance", [asked])
	suite.same("%s: distance" % asked, found.distance, least)
	suite.same("%s: of that cell" % asked, asked.distance(all[found.cell]).distance, least)
	suite.same("%s: its tile" % asked, [found.kind, found.material], [grid.get_cell_kind(found.cell), grid.get_cell_material(found.cell)])
	suite.check("%s: its points" % asked, absf(found.point_a.distance_to(found.point_b) - least) < 1e-4 and grid.get_cell_shape(found.cell).distance(ClashPoint2D.create(found.point_a)).distance < 1e-4)
	for property in ClassDB.class_get_property_list("ClashTileDistance2D", true):
		if property.type != TYPE_NIL:
			suite.same(property.name, suite.ask(found, "get_" + property.name), found.get(property.name))
	if least > 0:
		suite.check("%s: none so near" % asked, grid.distance(asked, least * 0.99) == null)


func ray(origin: Vector2, movement: Vector2, all: Dictionary) -> void:
	var hits := all.values().map(func(there: Resource) -> ClashRayHit2D: return there.cast_ray(origin, movement))
	var entries := hits.filter(func(hit: ClashRayHit2D) -> bool: return hit != null).map(func(hit: ClashRayHit2D) -> float: return hit.entry)
	var found: ClashTileHit2D = suite.ask(grid, &"cast_ray", [origin, movement])
	suite.same("%s to %s" % [origin, movement], found != null, not entries.is_empty())
	if not found:
		return
	suite.same("%s to %s: first" % [origin, movement], found.fraction, entries.min())
	suite.same("inside", found.starts_inside, grid.collide(ClashPoint2D.create(origin)))
	suite.same("%s: its tile" % found, [found.kind, found.material], [grid.get_cell_kind(found.cell), grid.get_cell_material(found.cell)])
	suite.same("%s: of that cell" % found, all[found.cell].cast_ray(origin, movement).entry, found.fraction)
	if not found.starts_inside:
		near("%s: on its edge" % found, ClashGeometry2D.shape_point_at(all[found.cell], 0, found.edge, found.along), found.point)
		suite.check("%s: against the ray" % found, found.normal.dot(movement) < 1e-3 and is_equal_approx(found.normal.length(), 1))
	for property in ClassDB.class_get_property_list("ClashTileHit2D", true):
		if property.type != TYPE_NIL:
			suite.same(property.name, suite.ask(found, "get_" + property.name), found.get(property.name))


# Cells are where they are, however far; only what can't be is refused.
func far_away() -> void:
	var cell := Vector2i(10_000_000, -10_000_000)
	suite.check("far", grid.set_cell(cell, 1) and grid.collide(ClashPoint2D.create(Vector2(160_000_008, -159_999_992))))
	suite.check("its neighbor", not grid.collide(ClashPoint2D.create(Vector2(160_000_032, -159_999_992))))
	suite.check("through all of it", grid.cast_ray(Vector2(-1e9, -159_999_992), Vector2(2e9, 0)).cell == cell)
	grid.clear()
	grid.cell_size = Vector2(0.1, 0.1)
	suite.same("too far", grid.set_cell(Vector2i(2_000_000_011, 5), 1), false)
	suite.one_error("too far", "\"cell\"")
	suite.same("nothing was changed", grid.get_cell_count(), 0)


# What flips do to a polygon, as a transform of points seen from the middle.
func flipped(bits: int) -> Transform2D:
	var flips := Transform2D.IDENTITY
	if bits & TileSetAtlasSource.TRANSFORM_TRANSPOSE:
		flips = Transform2D(Vector2(0, 1), Vector2(1, 0), Vector2.ZERO)
	if bits & TileSetAtlasSource.TRANSFORM_FLIP_H:
		flips = Transform2D(Vector2(-1, 0), Vector2(0, 1), Vector2.ZERO) * flips
	if bits & TileSetAtlasSource.TRANSFORM_FLIP_V:
		flips = Transform2D(Vector2(1, 0), Vector2(0, -1), Vector2.ZERO) * flips
	return flips


func flips() -> void:
	var tiles: Array[Vector2i] = [FULL, SLOPE, LEDGE]
	for i in FLIPS.size():
		for j in tiles.size():
			put(Vector2i(i, -j), tiles[j], FLIPS[i])
	put(Vector2i(5, 5), DECORATION)
	grid.layer = layer
	suite.same("all but the decoration", grid.get_cell_count(), 24)
	for i in FLIPS.size():
		for j in tiles.size():
			var cell := Vector2i(i, -j)
			var expected: PackedVector2Array = Transform2D(0, layer.map_to_local(cell)) * (flipped(FLIPS[i]) * points(POLYGONS[tiles[j]][0]))
			var there := grid.get_cell_shape(cell)
			suite.same("%s: %s is %s" % [cell, there, expected], there.relate(ClashPolygon2D.create(expected)), ClashGeometry2D.RELATION_EQUAL)
			suite.same("%s is full" % cell, grid.get_cell_kind(cell) == ClashTileGrid2D.KIND_FULL, tiles[j] == FULL)


# An alternative has polygons of its own; that it is drawn flipped does not matter.
func alternatives() -> void:
	var source: TileSetAtlasSource = layer.tile_set.get_source(3)
	var other := source.create_alternative_tile(SLOPE)
	shape(source.get_tile_data(SLOPE, other), [[-8, -8, 0, -8, -8, 0]])
	source.get_tile_data(SLOPE, other).flip_h = true
	shape(source.get_tile_data(DECORATION, 0), [[-8, 0, 8, 0, 8, 8, -8, 8]], 1)
	put(Vector2i(0, 0), SLOPE, other)
	put(Vector2i(1, 0), SLOPE)
	put(Vector2i(2, 0), DECORATION)
	grid.layer = layer
	suite.same("the other one", grid.get_cell_shape(Vector2i(0, 0)).relate(ClashPolygon2D.create(points([0, 0, 8, 0, 0, 8]))), ClashGeometry2D.RELATION_EQUAL)
	suite.same("the first one", grid.get_cell_shape(Vector2i(1, 0)).relate(ClashPolygon2D.create(points([16, 16, 32, 16, 32, 10]))), ClashGeometry2D.RELATION_EQUAL)
	suite.same("no more", grid.get_cell_count(), 2)
	grid.physics_layer = 1
	suite.same("read", suite.ask(grid, &"read"), true)
	suite.same("the other physics layer", [grid.get_cell_count(), grid.get_cell_shape(Vector2i(2, 0)).relate(ClashRectangle2D.create(Rect2(32, 8, 16, 8)))],
			[1, ClashGeometry2D.RELATION_EQUAL])


func materials() -> void:
	put(Vector2i(0, 0), SLOPE)
	put(Vector2i(1, 0), FULL)
	grid.layer = layer
	suite.same("none", grid.get_cell_material(Vector2i(0, 0)), 0)
	grid.material_data = "material"
	suite.same("read", grid.read(), true)
	suite.same("as the set has them", [grid.get_cell_material(Vector2i(0, 0)), grid.get_cell_material(Vector2i(1, 0))], [500, 0])


# A layer that is moved and scaled, and its parent too.
func placed() -> void:
	world.scale = Vector2(2, 2)
	layer.position = Vector2(3, -4)
	layer.scale = Vector2(1, 1.5)
	put(Vector2i(2, 1), SLOPE)
	grid.layer = layer
	suite.same("cells", [grid.cell_size, grid.origin], [Vector2(32, 48), Vector2(6, -8)])
	var expected: PackedVector2Array = layer.global_transform * (Transform2D(0, layer.map_to_local(Vector2i(2, 1))) * points(POLYGONS[SLOPE][0]))
	suite.same("the slope", grid.get_cell_shape(Vector2i(2, 1)).relate(ClashPolygon2D.create(expected)), ClashGeometry2D.RELATION_EQUAL)


# A place with digits below those of the cells' size makes no holes; what really is too far away is told once.
func noisy_places() -> void:
	for x in 1000:
		put(Vector2i(x, 0), FULL)
	for place: float in [1e-7, -1.2345e-9, 0.1, -3.3, 1234.567, 1e-30]:
		for size: float in [1.1, 0.3, 1, 100, 0.007]:
			layer.scale = Vector2(size, 1)
			layer.position = Vector2(place, -place)
			grid.layer = layer
			suite.no_errors("%s by %s" % [place, size])
			suite.same("%s by %s" % [place, size], grid.get_cell_count(), 1000)
			var moved := (grid.origin - layer.position).abs() / grid.cell_size
			suite.check("%s by %s: there" % [place, size], maxf(moved.x, moved.y) <= 1.0 / 16777216)
			suite.same("%s by %s: added to itself" % [place, size], grid.add_layer(layer), true)
	layer.scale = Vector2(0.1, 0.1)
	put(Vector2i(2_000_000_011, 5), FULL)
	put(Vector2i(2_000_000_013, 5), FULL)
	suite.same("far", [grid.read(), grid.get_cell_count()], [false, 1000])
	suite.one_error("far", "\"cell\" must be so near")
	suite.same("far", grid.read_cell(Vector2i(2_000_000_011, 5)), false)
	suite.one_error("far", "\"cell\" must be so near")


# What has changed is read again, all of it or one cell; tile sets that have changed by read() only.
func changed() -> void:
	put(Vector2i(0, 0), FULL)
	grid.layer = layer
	put(Vector2i(1, 0), SLOPE)
	suite.same("not yet", grid.get_cell_count(), 1)
	suite.same("one cell", [suite.ask(grid, &"read_cell", [Vector2i(1, 0)]), grid.get_cell_count()], [true, 2])
	layer.erase_cell(Vector2i(0, 0))
	put(Vector2i(5, 5), FULL)
	suite.same("gone", [grid.read_cell(Vector2i(0, 0)), grid.get_cell_kind(Vector2i(0, 0)), grid.get_cell_count()], [true, 0, 1])
	suite.same("all", [grid.read(), grid.get_cell_count()], [true, 2])
	layer.tile_set.get_source(3).get_tile_data(FULL, 0).set_collision_polygon_points(0, 0, points([-8, 0, 8, 0, 8, 8, -8, 8]))
	suite.same("half", [grid.read(), grid.get_cell_shape(Vector2i(5, 5)).area()], [true, 128.0])


# A cell is read again only among what was read as it would be now.
func changed_layers() -> void:
	put(Vector2i(0, 0), SLOPE)
	grid.layer = layer
	put(Vector2i(1, 0), FULL)
	for row: Array in [
		[layer, &"position", Vector2(1, 0), "\"layer\" must be of the cell size and origin"],
		[layer, &"scale", Vector2(2, 1), "\"layer\" must be of the cell size and origin"],
		[layer.tile_set, &"tile_size", Vector2i(8, 16), "\"layer\" must be of the cell size and origin"],
		[grid, &"physics_layer", 1, "physics_layer or material_data"], [grid, &"material_data", "material", "physics_layer or material_data"],
	]:
		var before: Variant = row[0].get(row[1])
		row[0].set(row[1], row[2])
		suite.same("%s" % [row], [grid.read_cell(Vector2i(1, 0)), grid.get_cell_count()], [false, 1])
		suite.one_error("%s" % [row], row[3])
		suite.same("%s" % [row], [grid.add_layer(layer), grid.get_cell_count()], [false, 1])
		suite.one_error("%s" % [row], row[3])
		row[0].set(row[1], before)
	suite.same("as it was", [grid.read_cell(Vector2i(1, 0)), grid.get_cell_count()], [true, 2])
	layer.tile_set.tile_size = Vector2i(32, 32)
	layer.scale = Vector2(0.5, 0.5)
	put(Vector2i(2, 0), SLOPE)
	suite.same("the same cells of others", grid.read_cell(Vector2i(2, 0)), true)
	suite.same("half as large", grid.get_cell_shape(Vector2i(2, 0)).relate(ClashPolygon2D.create(points([36, 12, 44, 12, 44, 9]))), ClashGeometry2D.RELATION_EQUAL)


# The same numbers in another tile set are other tiles.
func several_tile_sets() -> void:
	var other := tile_set()
	var source: TileSetAtlasSource = other.get_source(3)
	source.get_tile_data(FULL, 0).set_collision_polygon_points(0, 0, points([-8, 0, 8, 0, 8, 8, -8, 8]))
	var second := TileMapLayer.new()
	second.tile_set = other
	second.set_cell(Vector2i(1, 0), 3, FULL)
	world.add_child(second)
	put(Vector2i(0, 0), FULL)
	put(Vector2i(2, 0), FULL)
	grid.layer = layer
	suite.same("added", grid.add_layer(second), true)
	var kinds := func() -> Array: return range(3).map(func(x: int) -> int: return grid.get_cell_kind(Vector2i(x, 0)))
	suite.same("a half one", kinds.call(), [1, 2, 1])
	suite.same("a half one", grid.get_cell_shape(Vector2i(1, 0)).relate(ClashRectangle2D.create(Rect2(16, 8, 16, 8))), ClashGeometry2D.RELATION_EQUAL)
	layer.tile_set = other
	suite.same("another set", [grid.read_cell(Vector2i(2, 0)), kinds.call()], [true, [1, 2, 2]])


# Corners between two others, which scales that are no sums of few powers of 2 would move beside the line; and polygons without points.
func points_on_lines() -> void:
	var source: TileSetAtlasSource = layer.tile_set.get_source(3)
	source.get_tile_data(SLOPE, 0).set_collision_polygon_points(0, 0, points([-8, 8, 0, 8, 8, 8, 8, -1, 8, -8, 3, -3, 1, -1, -5, 5]))
	source.get_tile_data(FULL, 0).set_collision_polygon_points(0, 0, points([-8, -8, 3, -8, 8, -8, 8, 8, -8, 8, -8, 1]))
	source.get_tile_data(DECORATION, 0).add_collision_polygon(0)
	source.get_tile_data(LEDGE, 0).add_collision_polygon(0)
	for i in 4:
		put(Vector2i(i, 0), [SLOPE, FULL, DECORATION, LEDGE][i])
	for size: float in [1, 1.1, 0.3, 0.7, 3.3]:
		layer.scale = Vector2(size, size * 1.3)
		grid.layer = layer
		suite.no_errors("by %s" % size)
		suite.same("by %s" % size, [grid.get_cell_count(), grid.get_cell_kind(Vector2i(1, 0)), grid.get_cell_kind(Vector2i(2, 0))], [3, 1, 0])
		var corner := grid.cell_size
		suite.same("by %s: a slope" % size, grid.get_cell_shape(Vector2i(0, 0)).relate(ClashPolygon2D.create(PackedVector2Array([Vector2(0, corner.y), corner, Vector2(corner.x, 0)]))),
				ClashGeometry2D.RELATION_EQUAL)


func several_layers() -> void:
	put(Vector2i(0, 0), SLOPE)
	grid.layer = layer
	var second := TileMapLayer.new()
	second.tile_set = layer.tile_set
	second.set_cell(Vector2i(0, 0), 3, FULL)
	second.set_cell(Vector2i(1, 0), 3, FULL)
	world.add_child(second)
	suite.same("added", suite.ask(grid, &"add_layer", [second]), true)
	suite.check("the first one counts", grid.get_cell_kind(Vector2i(0, 0)) > 1 and grid.get_cell_kind(Vector2i(1, 0)) == 1)
	second.position.x = 1
	suite.same("elsewhere", grid.add_layer(second), false)
	suite.one_error("elsewhere", "\"layer\" must be of the cell size and origin")
	suite.same("elsewhere", [grid.read(), grid.get_cell_count()], [false, 1])
	suite.one_error("elsewhere", "\"layer\" must be of the cell size and origin")
	second.position.x = 0
	var kinds := func() -> Array: return range(3).map(func(x: int) -> bool: return grid.get_cell_kind(Vector2i(x, 0)) == 1)
	suite.same("read again", [grid.read(), grid.get_cell_count(), kinds.call()], [true, 2, [false, true, false]])
	suite.same("its cell", [grid.read_cell(Vector2i(1, 0)), grid.read_cell(Vector2i(0, 0)), kinds.call()], [true, true, [false, true, false]])
	put(Vector2i(1, 0), DECORATION)
	layer.erase_cell(Vector2i(0, 0))
	second.set_cell(Vector2i(2, 0), 3, FULL)
	for x in 3:
		suite.same("what is below", grid.read_cell(Vector2i(x, 0)), true)
	suite.same("what is below", kinds.call(), [true, true, true])
	second.erase_cell(Vector2i(2, 0))
	suite.same("gone", [grid.read_cell(Vector2i(2, 0)), kinds.call()], [true, [true, true, false]])
	put(Vector2i(1, 0), TWO)
	suite.same("one does not fit", [grid.read_cell(Vector2i(1, 0)), kinds.call()], [false, [true, true, false]])
	suite.one_error("one does not fit", "more than one collision polygon")
	second.free()
	suite.same("freed", [grid.read(), grid.get_cell_count()], [false, 0])
	suite.one_error("freed", "more than one collision polygon")


func drawn() -> void:
	grid.debug_draw = true
	grid.set_cell(Vector2i(0, 0), 1)
	grid.queue_redraw()
	suite.same("it is there", grid.get_cell_count(), 1)


# A box of 10 around its place.
func character() -> ClashCharacter2D:
	var node := ClashCharacter2D.new()
	var body := ClashCollider2D.new()
	body.shape = ClashRectangle2D.create(Rect2(-5, -5, 10, 10))
	node.add_child(body)
	world.add_child(node)
	return node


func go(hero: ClashCharacter2D, way: Vector2) -> void:
	hero.velocity = way / (hero.get_physics_process_delta_time() if Engine.is_in_physics_frame() else hero.get_process_delta_time())
	hero.move_and_slide()


# Over 100 tiles at any speed: always on the floor, never against an edge between two; then against a wall of tiles, and down
# along it.
func walking() -> void:
	for x in range(-2, 100):
		put(Vector2i(x, 2), FULL)
	for y in range(-10, 2):
		put(Vector2i(99, y), FULL)
	grid.layer = layer
	var hero := character()
	hero.position = Vector2(0, 20)
	go(hero, Vector2(0, 50))
	suite.same("on the floor", [hero.position, hero.is_on_floor(), hero.get_floor_normal()], [Vector2(0, 27), true, Vector2.UP])
	var hit: ClashSlideCollision2D = hero.get_last_slide_collision()
	suite.same("the tile", [hit.tile_grid, hit.cell, hit.collider, hit.id, hit.is_floor], [grid, Vector2i(-1, 2), null, grid.get_id(), true])
	suite.check("print: %s" % hit, str(hit).contains("cell: (-1, 2)"))
	suite.check("no node", hero.get_floor_collider() == null)
	for property: String in ["tile_grid", "cell"]:
		suite.same(property, suite.ask(hit, "get_" + property), hit.get(property))
	for step in [1, 7.3, 16, 40, 200, 3]:
		var before := hero.position
		go(hero, Vector2(step, 3))
		suite.check("by %s: %s" % [step, hero.position], is_equal_approx(hero.position.x, before.x + step) and hero.position.y == 27)
		suite.check("on the floor only", hero.is_on_floor_only())
	go(hero, Vector2(5000, 3))
	suite.same("at the wall", [hero.position, hero.is_on_wall(), hero.get_wall_normal()], [Vector2(99 * 16 - 5, 27), true, Vector2.LEFT])
	hero.position = Vector2(99 * 16 - 5, -100)
	go(hero, Vector2(10, 80))
	near("down along it", hero.position, Vector2(99 * 16 - 5, -20))


func slopes_and_ledges() -> void:
	var crate := ClashCollider2D.new()
	crate.shape = ClashRectangle2D.create(Rect2(0, 0, 16, 16))
	crate.position = Vector2(80, 16)
	world.add_child(crate)
	for x in 10:
		put(Vector2i(x, 2), FULL)
	put(Vector2i(2, 1), SLOPE)
	put(Vector2i(4, 0), LEDGE)
	grid.material_data = "material"
	grid.layer = layer
	world.sync()
	var hero := character()
	hero.floor_snap_length = 8
	hero.position = Vector2(26, 27)
	go(hero, Vector2(0, 1))
	go(hero, Vector2(16, 0))
	near("up the slope", hero.position, Vector2(hero.position.x, 32 - (hero.position.x + 5 - 32) * 6 / 16 - 5))
	suite.check("it stands on it", hero.position.x > 40 and hero.is_on_floor())
	suite.same("its material", hero.get_last_slide_collision().user, 500)
	hero.position = Vector2(72, 27)
	go(hero, Vector2(0, -40))
	suite.check("up through the ledge: %s" % hero.position, hero.position.y < -12 and not hero.is_on_ceiling())
	go(hero, Vector2(0, 40))
	suite.same("and onto it", [hero.position.y, hero.is_on_floor()], [-5.0, true])
	hero.drop_through = true
	go(hero, Vector2(0, 40))
	suite.same("and down again", [hero.position.y, hero.is_on_floor()], [27.0, true])
	go(hero, Vector2(10, 0))
	suite.same("beside a node of the world", [hero.position, hero.get_last_slide_collision().collider, hero.get_last_slide_collision().tile_grid], [Vector2(75, 27), crate, null])


# A grid stops who looks for one of its layers.
func two_masks() -> void:
	var hero := character()
	grid.set_cell(Vector2i(0, 2), 1)
	grid.collision_layer = 4
	hero.position = Vector2(8, 0)
	go(hero, Vector2(0, 100))
	suite.same("through it", hero.position.y, 100.0)
	hero.collision_mask = 5
	hero.position = Vector2(8, 0)
	go(hero, Vector2(0, 100))
	suite.same("on it", hero.position.y, 27.0)
	grid.free()
	go(hero, Vector2(0, 10))
	suite.same("none", hero.position.y, 37.0)


# Characters move among all of them, and are told which; of flush ones they feel no seam.
func several_grids() -> void:
	var hero := character()
	var second := ClashTileGrid2D.new()
	second.origin = Vector2(160, 0)
	world.add_child(second)
	grid.fill(Rect2i(0, 2, 10, 1), 1, 3)
	second.fill(Rect2i(0, 2, 10, 1), 1, 4)
	second.set_cell(Vector2i(9, 1), 1, 5)
	hero.position = Vector2(8, 20)
	go(hero, Vector2(0, 100))
	var landed := hero.get_last_slide_collision()
	suite.same("on the first one", [hero.position.y, landed.tile_grid, landed.user, landed.id], [27.0, grid, 3, grid.get_id()])
	go(hero, Vector2(200, 0))
	suite.same("over the seam", hero.position, Vector2(208, 27))
	go(hero, Vector2(200, 0))
	var wall := hero.get_last_slide_collision()
	suite.same("at the wall of the second one", [hero.position.x, wall.tile_grid, wall.cell, wall.user, wall.is_wall], [299.0, second, Vector2i(9, 1), 5, true])
	second.collision_layer = 8
	go(hero, Vector2(200, 0))
	suite.same("through the second one", hero.position.x, 499.0)


# Questions to the world find it, with the cell; updates tell what it begins and ends.
func in_a_world() -> void:
	grid.user = 7
	grid.collision_layer = 4
	grid.fill(Rect2i(0, 2, 4, 1), 1, 3)
	var ball := ClashCollider2D.new()
	ball.shape = ClashCircle2D.create(Vector2.ZERO, 4)
	ball.position = Vector2(40, 0)
	ball.collision_mask = 4
	world.add_child(ball)
	var heard := []
	ball.overlap_began.connect(func(other: ClashCollider2D, event: ClashEvent2D) -> void: heard.append([other, event.tile_grid, event.changed]))
	ball.overlap_ended.connect(func(other: ClashCollider2D, event: ClashEvent2D) -> void: heard.append([other, event.tile_grid, event.changed]))
	world.update()
	suite.same("not yet", world.get_begins().size(), 0)
	ball.position = Vector2(40, 112)
	world.update()
	var begun := world.get_begins()[0]
	suite.same("through it", [begun.tile_grid, begun.enter, begun.passed, begun.point, begun.get_a() == ball or begun.get_b() == ball], [grid, 0.25, true, Vector2(40, 32), true])
	suite.same("its user", [begun.user_a, begun.user_b].max(), 7)
	suite.same("heard", heard, [[null, grid, false], [null, grid, false]])
	var hit := world.cast_ray(Vector2(24, 0), Vector2(0, 64), 4)
	suite.same("a ray", [hit.id, hit.tile_grid, hit.collider, hit.cell, hit.user, hit.fraction], [grid.get_id(), grid, null, Vector2i(1, 2), 7, 0.5])
	suite.same("excluded", world.cast_ray(Vector2(24, 0), Vector2(0, 64), 4, [grid.get_id()]), null)
	suite.same("nearest", [world.nearest(ClashPoint2D.create(Vector2(70, 40)), 100, 4).cell, world.overlap_point(Vector2(0, 32), 0, 4)[0].tile_grid], [Vector2i(3, 2), grid])
	ball.position = Vector2(40, 40)
	world.update()
	heard.clear()
	grid.set_cell(Vector2i(2, 2), 0)
	world.update()
	suite.same("dug out", [heard, world.get_begins().size()], [[[null, grid, true]], 0])
	suite.same("a grid is no plain collider", world.remove(grid.get_id()), false)
	suite.one_error("remove", "\"id\" is of a node")
	suite.same("nor is it moved", world.place(grid.get_id(), Transform2D()), false)
	suite.one_error("place", "\"id\" is of a node")
	for property in ["tile_grid", "cell"]:
		suite.same(property, suite.ask(hit, "get_" + property), hit.get(property))
	suite.same("of an event", suite.ask(begun, &"get_tile_grid"), grid)
	suite.same("its id", suite.ask(grid, &"get_id"), hit.id)


# What moves begins and ends with it when it would with a world of its tiles.
func as_its_tiles() -> void:
	var tiles := ClashWorld2D.new()
	suite.root.add_child(tiles)
	var slope := grid.add_kind(points([0, 16, 16, 16, 16, 0]))
	for i in 60:
		grid.set_cell(Vector2i(random.randi_range(-6, 6), random.randi_range(-6, 6)), 1 if i % 2 else slope)
	for cell in grid.get_used_cells():
		tiles.add(grid.get_cell_shape(cell), Transform2D(), 2, 0, ClashWorld2D.COLLIDER_STATIC)
	var ids: Array[PackedInt64Array] = []
	for there: ClashWorld2D in [world, tiles]:
		var own: PackedInt64Array = []
		for i in 8:
			own.append(there.add(ClashCircle2D.create(Vector2.ZERO, i + 1), Transform2D(), 1 << (i + 8), 3))
		ids.append(own)
	grid.collision_layer = 2
	var met := 0
	for frame in 40:
		var places: PackedVector2Array = []
		for i in 8:
			places.append(Vector2(random.randi_range(-120, 120), random.randi_range(-120, 120)))
		world.move_all(ids[0], places)
		tiles.move_all(ids[1], places)
		world.update()
		tiles.update()
		for i in 8:
			var before: int = met
			var enters := tiles.get_begins().filter(func(event: ClashEvent2D) -> bool: return ids[1][i] in [event.id_a, event.id_b]).map(func(event: ClashEvent2D) -> float: return event.enter)
			var own := world.get_begins().filter(func(event: ClashEvent2D) -> bool: return ids[0][i] in [event.id_a, event.id_b] and event.tile_grid == grid)
			var stays := tiles.get_stays()
			for pair in range(0, stays.size(), 2):
				if ids[1][i] in [stays[pair], stays[pair + 1]]:
					enters.clear() # it has touched all the time
			if own.size() > 0:
				met += 1
				suite.same("frame %d, %d: enter" % [frame, i], own[0].enter, enters.min())
			elif not enters.is_empty():
				# It touched other tiles before.
				suite.check("frame %d, %d: touched before" % [frame, i], tiles.get_ends().any(func(event: ClashEvent2D) -> bool: return ids[1][i] in [event.id_a, event.id_b] and event.enter == 0))
			suite.check("one at most", met <= before + 1)
		var ray := [Vector2(random.randi_range(-120, 120), 120), Vector2(random.randi_range(-120, 120), -240)]
		var here := world.cast_ray(ray[0], ray[1], 2)
		var there := tiles.cast_ray(ray[0], ray[1], 2)
		suite.same("%s" % [ray], here.fraction if here else -1.0, there.fraction if there else -1.0)
	suite.check("some met: %d" % met, met > 40)
	tiles.free()


# In no world and in another one it has what it had.
func in_and_out() -> void:
	var slope := grid.add_kind(points([0, 16, 16, 16, 16, 0]))
	grid.fill(Rect2i(0, 2, 4, 1), slope, 3)
	world.remove_child(grid)
	suite.same("outside", [grid.get_cell_count(), grid.get_cell_material(Vector2i(3, 2)), grid.get_id(), world.get_ids().size()], [4, 3, 0, 0])
	grid.set_cell(Vector2i(9, 9), slope)
	var other := ClashWorld2D.new()
	suite.root.add_child(other)
	other.add_child(grid)
	suite.same("in another one", [grid.get_cell_count(), other.overlap_point(Vector2(159, 159))[0].tile_grid, other.get_ids()[0]], [5, grid, grid.get_id()])
	suite.same("kinds go on", grid.add_kind(points([0, 0, 16, 0, 16, 7, 0, 7])), 3)
	other.remove_child(grid)
	other.free()
	world.add_child(grid)
	suite.same("back", grid.get_cell_count(), 5)


# The cells are those of then; of a grid that was not there then, those of now.
func restored() -> void:
	grid.set_cell(Vector2i(0, 0), 1)
	var without := ClashTileGrid2D.new()
	var bytes := world.snapshot()
	var then := world.hash()
	grid.set_cell(Vector2i(0, 0), 0)
	grid.set_cell(Vector2i(5, 5), 1)
	world.add_child(without)
	without.set_cell(Vector2i(7, 7), 1)
	suite.check("elsewhere", world.hash() != then)
	suite.same("not these bytes", [world.restore(bytes.slice(0, 50)), grid.get_cell_count(), without.get_cell_count()], [false, 1, 1])
	suite.one_error("not these bytes", "\"bytes\"")
	suite.same("restored", world.restore(bytes), true)
	suite.same("its cells", grid.get_used_cells(), [Vector2i(0, 0)] as Array[Vector2i])
	suite.same("those of the other one", [without.get_used_cells(), world.overlap_point(Vector2(113, 113))[0].tile_grid], [[Vector2i(7, 7)] as Array[Vector2i], without])
	without.free()
	suite.same("and without it", [world.restore(bytes), world.hash()], [true, then])


func mistakes() -> void:
	for row: Array in [
		[&"add_kind", [points([0, 0, 17, 0, 0, 16])], 0, "\"points\" must be within the cell"],
		[&"add_kind", [points([0, 0, 16, 0])], 0, "\"points\""],
		[&"add_kind", [points([0, 0, 16, 16, 16, 0, 0, 16])], 0, "\"points\""],
		[&"add_kind", [points([0, 0, 16, 0, 16, NAN])], 0, "\"points\""],
		[&"add_kind", [points([0, 0, 16, 0, 16, 16]), Vector2(NAN, 0)], 0, "\"one_way\""],
		[&"set_cell", [Vector2i.ZERO, 2], false, "\"kind\""],
		[&"set_cell", [Vector2i.ZERO, -1], false, "\"kind\""],
		[&"set_cell", [Vector2i.ZERO, 65537], false, "\"kind\""],
		[&"set_cell", [Vector2i.ZERO, 1, 65536], false, "\"material\""],
		[&"set_cell", [Vector2i.ZERO, 1, -1], false, "\"material\""],
		[&"fill", [Rect2i(0, 0, -1, 1), 1], false, "\"rect\""],
		[&"fill", [Rect2i(2147483647, 0, 2, 1), 1], false, "\"rect\" must be of cells that there can be"],
		[&"fill", [Rect2i(0, 0, 1, 1), 2], false, "\"kind\""],
		[&"fill_bytes", [Rect2i(0, 0, 2, 1), PackedByteArray([0]), PackedInt32Array([1])], false, "\"bytes\""],
		[&"fill_bytes", [Rect2i(0, 0, 2, 1), PackedByteArray([0, 1]), PackedInt32Array([1])], false, "\"bytes\" must be made of numbers of kinds"],
		[&"fill_bytes", [Rect2i(0, 0, 1, 1), PackedByteArray([0]), PackedInt32Array([5])], false, "\"kinds\""],
		[&"fill_bytes", [Rect2i(0, 0, 1, 1), PackedByteArray([0]), PackedInt32Array([1]), PackedInt32Array([1, 2])], false, "\"kinds\" and \"materials\""],
		[&"fill_bitmap", [Vector2i.ZERO, null], false, "\"bitmap\" is null"],
		[&"fill_bitmap", [Vector2i.ZERO, CircleShape2D.new()], false, "\"bitmap\" is a CircleShape2D, but must be a BitMap"],
		[&"get_used_cells", [Rect2i(0, 0, 1, -1)], [] as Array[Vector2i], "\"rect\""],
		[&"cast", [null, Vector2.ZERO], null, "\"shape\" is null"],
		[&"cast", [ClashCircle2D.new(), Vector2.ZERO, 7], null, "\"mode\""],
		[&"contacts", [null], [] as Array[ClashTileContact2D], "\"shape\" is null"],
		[&"cell_at", [Vector2(NAN, 0)], Vector2i.ZERO, "\"point\" is not finite"],
		[&"cell_at", [Vector2(1e30, 0)], Vector2i.ZERO, "\"point\""],
		[&"collide", [null], false, "\"shape\" is null"],
		[&"touched", [null], [] as Array[Vector2i], "\"shape\" is null"],
		[&"distance", [CircleShape2D.new()], null, "\"shape\" is a CircleShape2D"],
		[&"read", [], false, "\"layer\" is null"],
		[&"read_cell", [Vector2i.ZERO], false, "\"layer\" is null"],
		[&"add_layer", [null], false, "\"layer\" is null"],
		[&"add_layer", [world], false, "\"layer\" is a ClashWorld2D, but must be a TileMapLayer"],
		[&"set_layer", [world], null, "\"layer\" is a ClashWorld2D, but must be a TileMapLayer"],
		[&"set_cell_size", [Vector2(0, 1)], null, "\"cell_size\""],
		[&"set_cell_size", [Vector2(NAN, 1)], null, "\"cell_size\""],
		[&"set_origin", [Vector2(0, INF)], null, "\"origin\""],
	]:
		suite.same("%s" % [row], suite.ask(grid, row[0], row[1]), row[2])
		suite.one_error("%s" % [row], row[3])
	suite.same("nothing happened", [grid.get_cell_count(), grid.cell_size, grid.origin, grid.layer], [0, Vector2(16, 16), Vector2.ZERO, null])
	suite.check("a ray of NaN", grid.cast_ray(Vector2(NAN, 0), Vector2.ONE) == null)
	grid.set_cell(Vector2i.ZERO, 1)
	grid.cell_size = Vector2.ONE
	suite.one_error("filled", "ClashTileGrid2D cell_size can only be set while all cells are empty.")
	grid.origin = Vector2.ONE
	suite.one_error("filled", "ClashTileGrid2D origin can only be set while all cells are empty.")


# What a grid can't hold is told once for each tile, and the rest is there.
func unfit_tiles() -> void:
	for row: Array in [[TWO, "it has more than one collision polygon"], [BENT, "it is not convex"], [LARGE, "reaches out of the cell"]]:
		layer.clear()
		put(Vector2i(4, 4), FULL)
		put(Vector2i(1, 2), row[0])
		put(Vector2i(2, 2), row[0])
		grid.layer = layer
		var text: String = "tile (%d, 0) of source 3, alternative 0: " % row[0].x
		suite.check("%s: %s" % [row, suite.errors.texts], suite.errors.texts[0].contains(text))
		suite.one_error("%s" % [row], row[1].trim_prefix("it "))
		suite.same("the rest", [grid.get_cell_count(), grid.get_cell_kind(Vector2i(4, 4))], [1, 1])
		suite.same("again", grid.read_cell(Vector2i(2, 2)), false)
		suite.no_errors("told once")
		suite.same("anew", grid.read(), false)
		suite.one_error("anew", text)
	layer.clear()
	layer.tile_set.get_source(3).get_tile_data(SLOPE, 0).set_custom_data("material", 70000)
	put(Vector2i(0, 0), SLOPE)
	grid.material_data = "material"
	suite.same("material", grid.read(), false)
	suite.one_error("material", "its material is no number from 0 to 65535")


func unfit_layers() -> void:
	put(Vector2i(0, 0), FULL)
	grid.layer = layer
	for row: Array in [
		[layer, &"rotation", 0.5, "turned"], [layer, &"scale", Vector2(-1, 1), "turned"], [layer, &"skew", 0.5, "turned"],
		[layer.tile_set, &"tile_shape", TileSet.TILE_SHAPE_HEXAGON, "TILE_SHAPE_SQUARE"],
		[grid, &"physics_layer", 2, "\"physics_layer\""], [grid, &"physics_layer", -1, "\"physics_layer\""],
		[grid, &"material_data", "stuff", "\"material_data\""], [layer, &"tile_set", null, "\"tile_set\""],
	]:
		var before: Variant = row[0].get(row[1])
		row[0].set(row[1], row[2])
		suite.same("%s" % [row], grid.read(), false)
		suite.one_error("%s" % [row], row[3])
		suite.same("as before", grid.get_cell_count(), 1)
		row[0].set(row[1], before)
	suite.same("it can be read again", grid.read(), true)
