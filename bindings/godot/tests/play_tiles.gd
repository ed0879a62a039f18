# Plays the sample's level of tiles without a window, frame by frame as in a game, and ends with 0 if all went as it
# should. Where a tile is Godot's own physics tells, too.
#
# godot --headless --fixed-fps 60 --path SAMPLE --script play_tiles.gd
extends SceneTree

const LEDGE := Vector2i(4, 0)

var checks := 0
var failures := 0
var level: ClashWorld2D
var ground: TileMapLayer
var grid: ClashTileGrid2D
var hero: ClashCharacter2D


func _initialize() -> void:
	play.call_deferred()


func check(what: String, is_right: bool) -> void:
	checks += 1
	if not is_right:
		failures += 1
		print("FAILED: ", what)


func play() -> void:
	level = load("res://tiles.tscn").instantiate()
	root.add_child(level)
	ground = level.get_node("Ground")
	grid = level.get_node("Grid")
	hero = level.get_node("Hero")
	hero.is_alone = false # it does what is set here
	check("the scene's layer", grid.layer == ground and grid.cell_size == Vector2(32, 32))
	check("each of its cells", grid.get_cell_count() == ground.get_used_cells().size())
	await physics_frame
	await physics_frame
	is_where_physics_has_it()
	await walk_across()
	await jump_through()
	await alone()
	print("%d checks, %d failed" % [checks, failures])
	quit(1 if failures > 0 else 0)


# Random points are in a tile if they are in a body of Godot's physics; not those nearer to a border than a tenth.
func is_where_physics_has_it() -> void:
	var random := RandomNumberGenerator.new()
	random.seed = 16
	var space := ground.get_world_2d().direct_space_state
	var inside := 0
	for i in 6000:
		var query := PhysicsPointQueryParameters2D.new()
		query.position = Vector2(random.randf_range(0, 1280), random.randf_range(0, 736))
		if i % 2:
			# Half of them in cells with a slope, a ledge or half a tile.
			var cells := ground.get_used_cells().filter(func(cell: Vector2i) -> bool: return ground.get_cell_atlas_coords(cell) != Vector2i.ZERO)
			query.position = 32 * (Vector2(cells[random.randi_range(0, cells.size() - 1)]) + Vector2(random.randf(), random.randf()))
		var is_in := is_solid(query.position)
		inside += int(is_in)
		if [Vector2(0.1, 0), Vector2(-0.1, 0), Vector2(0, 0.1), Vector2(0, -0.1)].all(func(way: Vector2) -> bool: return is_solid(query.position + way) == is_in):
			check("%s in a tile: %s" % [query.position, is_in], is_in == not space.intersect_point(query).is_empty())
	check("points on both sides: %d" % inside, inside > 1000 and inside < 5000)


func is_solid(point: Vector2) -> bool:
	return grid.collide(ClashPoint2D.create(point))


# A frame of the game, with what it is to do: to the start of the next one.
func frame(walk: float, jumps := false) -> void:
	hero.walk = walk
	hero.jumps = jumps
	await physics_frame
	look()


# It is never in anything that is solid.
func look() -> void:
	var body: Resource = hero.get_child(0).get_global_shape()
	for cell in grid.touched(body):
		var contact: ClashContact2D = body.contact(grid.get_cell_shape(cell))
		var is_through := ground.get_cell_atlas_coords(cell) == LEDGE
		check("at %s it is in %s" % [hero.position, cell], is_through or contact == null or contact.depth < 1e-3)
	check("it is not stuck", not hero.is_stuck())


# Up and down all that slopes, over half tiles, always on a floor; it tells on which tiles it was.
func walk_across() -> void:
	hero.position = Vector2(80, 640)
	var highest := 720.0
	var kinds := {}
	var in_air := 0
	for i in 400:
		await frame(1)
		if i < 10:
			continue # it falls
		if hero.position.x > 960:
			break
		in_air += int(not hero.is_on_floor())
		check("at no wall but for the step %s" % hero.position, not hero.is_on_wall() or absf(hero.position.x - (18 * 32 - 12)) < 0.1)
		for j in hero.get_slide_collision_count():
			var hit := hero.get_slide_collision(j)
			check("on a tile of the layer: %s" % hit, hit.tile_grid == grid and ground.get_cell_source_id(hit.cell) == 0)
			check("its material", hit.user == ground.get_cell_tile_data(hit.cell).get_custom_data("material"))
			kinds[ground.get_cell_atlas_coords(hit.cell)] = true
		highest = minf(highest, hero.position.y)
	check("across: %s" % hero.position, hero.position.x > 960)
	check("it was on the hill: %s" % highest, absf(highest - (608 - 24)) < 0.1)
	check("it was hardly in the air: %d frames" % in_air, in_air < 20)
	check("it was on all: %s" % [kinds.keys()], kinds.has_all([Vector2i(0, 0), Vector2i(1, 0), Vector2i(2, 0), Vector2i(3, 0), Vector2i(5, 0)]))


func jump_through() -> void:
	hero.position = Vector2(420, 640)
	for i in 20:
		await frame(0)
	check("below the ledge %s" % hero.position, hero.position.y == 672 - 24 and hero.is_on_floor())
	await frame(0, true)
	for i in 60:
		await frame(0)
	check("on the ledge %s" % hero.position, hero.position.y == 576 - 24 and hero.is_on_floor())
	hero.drop_through = true
	await frame(0)
	check("through it %s" % hero.position, hero.position.y > 576 - 24)
	hero.drop_through = false


func alone() -> void:
	hero.is_alone = true
	hero.walk = 1
	hero.position = Vector2(80, 600)
	var start := hero.position
	var way := 0.0
	for i in 900:
		await physics_frame
		way += hero.position.distance_to(start)
		start = hero.position
		look()
	check("it walks: %f" % way, way > 1000)
