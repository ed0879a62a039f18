# The scenes of tests/mover played by Godot's own CharacterBody2D.move_and_slide, without a window: writes the ways, for
# `movers --walks FILE`, and prints what a call costs among 10,000 tiles.
#
#     godot --headless --fixed-fps 60 --path benches/godot --script res://movers.gd -- scenes.json ways.json PIXELS MARGIN
#
# PIXELS are those of a unit, MARGIN is safe_margin in pixels: 0.08 is Godot's.
extends SceneTree

var scenes: Array
var pixels: float
var margin: float
var ways := {}
var root_node := Node2D.new()


func _initialize() -> void:
	var arguments := OS.get_cmdline_user_args()
	scenes = JSON.parse_string(FileAccess.get_file_as_string(arguments[0]))
	pixels = float(arguments[2])
	margin = float(arguments[3])
	root.add_child(root_node)
	_play_all(arguments[1])


func _play_all(file: String) -> void:
	await physics_frame
	for scene in scenes:
		if _can(scene):
			var played := []
			for level in _variants(scene):
				played.append(await _play(scene, level))
			ways[scene.id] = played
	var out := FileAccess.open(file, FileAccess.WRITE)
	out.store_string(JSON.stringify(ways, "", false, true))
	out.close()
	await _walk()
	quit(0)


# It has no steps.
func _can(scene: Dictionary) -> bool:
	return not scene.settings.has("step_height")


func _variants(scene: Dictionary) -> Array:
	var pieces := _pieces(scene.level)
	var all := [pieces]
	for expected in scene.expect:
		if expected.is == "order_independent":
			var other := pieces.duplicate()
			other.reverse()
			var middle := other.size() / 3
			all.append(other.slice(middle) + other.slice(0, middle))
		if expected.is == "same_with":
			all.append(_pieces(expected.level))
	return all


# ---- Levels: a piece is a name, corners or two points, a radius and a direction in which it lets pass ----

const TILES := {
	"#": [[0, 0], [1, 0], [1, 1], [0, 1]], "-": [[0, 0], [1, 0], [1, 1], [0, 1]],
	"/": [[0, 0], [1, 0], [1, 1]], "\\": [[0, 0], [1, 0], [0, 1]],
	"a": [[0, 0], [1, 0], [1, 0.5]], "b": [[0, 0], [1, 0], [1, 1], [0, 0.5]],
	"c": [[0, 0], [1, 0], [1, 0.5], [0, 1]], "d": [[0, 0], [1, 0], [0, 0.5]],
	"_": [[0, 0], [1, 0], [1, 0.5], [0, 0.5]], "\"": [[0, 0.5], [1, 0.5], [1, 1], [0, 1]],
	"L": [[0, 1], [0, 0], [1, 1]], "J": [[1, 0], [1, 1], [0, 1]],
}


func _pieces(level: Array) -> Array:
	var out := []
	for number in level.size():
		_add(level[number], level[number].get("name", "l%d" % number), Vector2.ZERO, out)
	return out


func _v(numbers: Array) -> Vector2:
	return Vector2(numbers[0], numbers[1])


func _add(part: Dictionary, name: String, offset: Vector2, out: Array) -> void:
	var corners := []
	match part.kind:
		"rectangle":
			var a := _v(part.origin)
			var s := _v(part.size)
			corners = [a, a + Vector2(s.x, 0), a + s, a + Vector2(0, s.y)]
		"polygon":
			corners = part.points.map(_v)
		"circle":
			corners = [_v(part.center)]
		"capsule":
			corners = [_v(part.point1), _v(part.point2)]
		"row":
			for number in int(part.count):
				_add(part.of, "%s.%d" % [name, number], offset + _v(part.step) * number, out)
			return
		"tiles":
			for row in part.rows.size():
				for column in part.rows[row].length():
					var place := Vector2(column, part.rows.size() - 1 - row)
					_add_tile(part.rows[row][column], "%s.%d.%d" % [name, place.x, place.y], _v(part.origin) + place * part.cell, part.cell, out)
			return
	corners = corners.map(func(corner): return corner + offset)
	var one_way := _v(part.one_way) if part.get("one_way") != null else Vector2.ZERO
	out.append({name = name, corners = corners, radius = part.get("radius", 0.0), one_way = one_way, is_box = part.kind == "rectangle"})


func _add_tile(tile: String, name: String, at: Vector2, cell: float, out: Array) -> void:
	if not TILES.has(tile):
		return
	var corners: Array = TILES[tile].map(func(corner): return at + _v(corner) * cell)
	var one_way := Vector2(0, 1) if tile == "-" else Vector2.ZERO
	out.append({name = name, corners = corners, radius = 0.0, one_way = one_way, is_box = tile == "#" or tile == "-"})


# Y goes down here.
func _screen(place: Vector2) -> Vector2:
	return Vector2(place.x, -place.y) * pixels


func _collision(piece: Dictionary) -> CollisionShape2D:
	var node := CollisionShape2D.new()
	var corners: Array = piece.corners.map(_screen)
	if corners.size() == 1:
		node.shape = CircleShape2D.new()
		node.shape.radius = piece.radius * pixels
		node.position = corners[0]
	elif corners.size() == 2:
		node.shape = CapsuleShape2D.new()
		node.shape.radius = piece.radius * pixels
		node.shape.height = corners[0].distance_to(corners[1]) + 2 * piece.radius * pixels
		node.position = (corners[0] + corners[1]) / 2
		node.rotation = (corners[1] - corners[0]).angle() - PI / 2
	elif piece.is_box:
		node.shape = RectangleShape2D.new()
		node.shape.size = (corners[2] - corners[0]).abs()
		node.position = (corners[0] + corners[2]) / 2
	else:
		node.shape = ConvexPolygonShape2D.new()
		node.shape.points = PackedVector2Array(corners)
	if piece.one_way != Vector2.ZERO:
		# A shape lets pass upwards in its own frame.
		var turn := _screen(piece.one_way).angle_to(Vector2.UP)
		node.rotation = -turn
		node.position = Vector2.ZERO
		node.shape = ConvexPolygonShape2D.new()
		node.shape.points = PackedVector2Array(corners.map(func(corner): return corner.rotated(turn)))
		node.one_way_collision = true
	return node


func _body(piece: Dictionary, moves: bool) -> Node2D:
	var body: Node2D = AnimatableBody2D.new() if moves else StaticBody2D.new()
	body.add_child(_collision(piece))
	root_node.add_child(body)
	return body


# ---- Scenes ----

func _mover(shape: Dictionary, settings: Dictionary, start: Vector2) -> CharacterBody2D:
	var mover := CharacterBody2D.new()
	var own := []
	_add(shape, "mover", Vector2.ZERO, own)
	mover.add_child(_collision(own[0]))
	mover.safe_margin = margin
	mover.floor_max_angle = deg_to_rad(settings.get("floor_angle", 45.0))
	mover.floor_snap_length = settings.get("snap", 0.0) * pixels
	mover.floor_stop_on_slope = settings.get("stop_on_slope", false)
	mover.floor_block_on_wall = settings.get("climb_only_floors", false)
	mover.wall_min_slide_angle = 0.0
	mover.position = _screen(start)
	root_node.add_child(mover)
	return mover


func _step(mover: CharacterBody2D, movement: Vector2) -> void:
	mover.velocity = _screen(movement) * Engine.physics_ticks_per_second
	mover.move_and_slide()


func _play(scene: Dictionary, level: Array) -> Array:
	var named := {}
	var driven := {}
	for part in scene.moves:
		for name in part.get("platforms", {}):
			driven[name] = true
	for piece in level:
		named[piece.name] = _body(piece, driven.has(piece.name.split(".")[0]))
	var mover := _mover(scene.mover, scene.settings, _v(scene.start))
	await physics_frame
	await physics_frame
	# What it stands on it knows from the call before.
	if not driven.is_empty():
		_step(mover, Vector2(0, -0.001))
	var way := [_told(mover)]
	for part in scene.moves:
		await _set_tiles(part, named)
		for step in int(part.get("repeat", 1)):
			if part.has("platforms"):
				await physics_frame
				for name in named:
					var by = part.platforms.get(name.split(".")[0])
					if by != null:
						named[name].position += _screen(_v(by))
			_step(mover, _v(part.d))
			way.append(_told(mover))
	for child in root_node.get_children():
		child.free()
	return way


func _set_tiles(part: Dictionary, named: Dictionary) -> void:
	for change in part.get("set_tiles", []):
		var name := "l0.%d.%d" % [change[0], change[1]]
		if named.has(name):
			named[name].free()
			named.erase(name)
		var added := []
		_add_tile(change[2], name, _v(change), 1.0, added)
		for piece in added:
			named[name] = _body(piece, false)
	if part.has("set_tiles"):
		await physics_frame


func _told(mover: CharacterBody2D) -> Array:
	return [mover.position.x / pixels, -mover.position.y / pixels, mover.is_on_floor()]


# ---- A hero among 10,000 tiles, as benches/src/movers/field.rs has them ----

func _walk() -> void:
	for number in 9900:
		var level := []
		_add({kind = "rectangle", origin = [number % 500, -1 - number / 500], size = [1, 1]}, "t", Vector2.ZERO, level)
		_body(level[0], false)
	for number in 50:
		var x := 10.0 * number + 5
		for corners in [[[x, 0], [x + 1, 0], [x + 1, 1]], [[x + 1, 0], [x + 2, 0], [x + 1, 1]]]:
			var level := []
			_add({kind = "polygon", points = corners}, "t", Vector2.ZERO, level)
			_body(level[0], false)
	var capsule := {kind = "capsule", point1 = [0, 0.5], point2 = [0, 1.5], radius = 0.5}
	var mover := _mover(capsule, {}, Vector2(101.5, 0))
	await physics_frame
	await physics_frame
	var least := INF
	for round in 20:
		var start := Time.get_ticks_usec()
		for step in 1000:
			_step(mover, Vector2(0.1 if (round / 2) % 2 == 0 else -0.1, -0.05))
		least = minf(least, (Time.get_ticks_usec() - start) / 1000.0)
	var start := Time.get_ticks_usec()
	for step in 1000:
		mover.velocity = _screen(Vector2(0.1, -0.05)) * Engine.physics_ticks_per_second
		mover.is_on_floor()
	var script := (Time.get_ticks_usec() - start) / 1000.0
	print("a hero among 10,000 tiles: Godot: %.2f us a call, of which %.2f are the script, at %s" % [least, script, mover.position / pixels])
