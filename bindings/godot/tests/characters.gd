# Characters: where they get in a world, as geometry tells, what they tell, and what they are refused. Y points down.
extends RefCounted

const Suite = preload("res://suite.gd")
const WALL := 1

var suite: Suite
var world: ClashWorld2D
var hero: ClashCharacter2D
# How long a move takes here.
var seconds: float
var random := RandomNumberGenerator.new()


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	random.seed = 16
	for chapter: Callable in [
		properties, falling, slopes, steps, one_way, lifts, leaving, floating, colliding, own_colliders, sensors, placed,
		small_ways, shapes, never_inside, getters, mistakes,
	]:
		world = ClashWorld2D.new()
		suite.root.add_child(world)
		hero = character()
		seconds = hero.get_physics_process_delta_time() if Engine.is_in_physics_frame() else hero.get_process_delta_time()
		chapter.call()
		suite.no_errors(chapter.get_method())
		world.free()
	return ""


func collider(shape: Resource, position := Vector2.ZERO, parent: Node = world) -> ClashCollider2D:
	var node := ClashCollider2D.new()
	node.shape = shape
	node.position = position
	parent.add_child(node)
	return node


func box(x: float, y: float, width: float, height: float) -> ClashCollider2D:
	return collider(ClashRectangle2D.create(Rect2(x, y, width, height)))


# A box of 10 around its place.
func character() -> ClashCharacter2D:
	var node := ClashCharacter2D.new()
	world.add_child(node)
	collider(ClashRectangle2D.create(Rect2(-5, -5, 10, 10)), Vector2.ZERO, node)
	return node


# Looks where all nodes are, and moves by a way; where to.
func go(way: Vector2, from := hero.position) -> Vector2:
	suite.ask(world, &"sync")
	hero.position = from
	hero.velocity = way / seconds
	suite.ask(hero, &"move_and_slide")
	return hero.position


func near(what: String, got: Vector2, expected: Vector2) -> void:
	suite.check("%s: expected %s, got %s" % [what, expected, got], got.is_equal_approx(expected))


func properties() -> void:
	for row: Array in [
		[&"velocity", Vector2.ZERO, Vector2(1, 2)], [&"motion_mode", ClashCharacter2D.MOTION_MODE_GROUNDED, 1],
		[&"up_direction", Vector2.UP, Vector2.LEFT], [&"collision_mask", 1, 6], [&"floor_max_angle", deg_to_rad(45), 0.5],
		[&"floor_snap_length", 1.0, 4.0], [&"floor_stop_on_slope", true, false], [&"floor_constant_speed", false, true],
		[&"floor_block_on_wall", true, false], [&"step_height", 0.0, 8.0], [&"ceiling_nudge", 0.0, 4.0],
		[&"safe_margin", 0.0, 0.5], [&"drop_through", false, true],
		[&"platform_on_leave", ClashCharacter2D.PLATFORM_ON_LEAVE_ADD_VELOCITY, 2],
	]:
		suite.same(row[0], suite.ask(hero, "get_" + row[0]), row[1])
		suite.ask(hero, "set_" + row[0], [row[2]])
		suite.same(row[0], hero.get(row[0]), row[2])
	suite.same("world", suite.ask(hero, &"get_world"), world)


func falling() -> void:
	suite.check("time passes", seconds > 0)
	var ground := box(-500, 0, 1000, 50)
	var wall := box(100, -200, 10, 200)
	ground.user = 7
	suite.same("down to the floor", go(Vector2(0, 100), Vector2(0, -50)), Vector2(0, -5))
	suite.same("on it", [hero.is_on_floor(), hero.is_on_wall(), hero.is_on_ceiling()], [true, false, false])
	suite.same("only", [suite.ask(hero, &"is_on_floor"), suite.ask(hero, &"is_on_floor_only")], [true, true])
	suite.same("its normal", suite.ask(hero, &"get_floor_normal"), Vector2.UP)
	suite.same("its angle", suite.ask(hero, &"get_floor_angle"), 0.0)
	suite.same("from another side", hero.get_floor_angle(Vector2.RIGHT), deg_to_rad(90))
	suite.same("its node", suite.ask(hero, &"get_floor_collider"), ground)
	suite.same("nothing is left of the velocity", hero.velocity, Vector2.ZERO)
	suite.same("one collision", suite.ask(hero, &"get_slide_collision_count"), 1)
	var hit: ClashSlideCollision2D = suite.ask(hero, &"get_slide_collision", [0])
	suite.same("as told", [hit.collider, hit.user, hit.id, hit.normal, hit.position], [ground, 7, ground.get_id(), Vector2.UP, Vector2(0, -5)])
	suite.same("it is", [hit.is_floor, hit.is_wall, hit.is_ceiling, hit.fraction], [true, false, false, 1.0])
	near("how far", suite.ask(hero, &"get_position_delta"), Vector2(0, 45))
	near("how fast", suite.ask(hero, &"get_real_velocity"), Vector2(0, 45) / seconds)
	# It goes on along the floor with what is left of the movement, to the wall.
	suite.same("to the wall", go(Vector2(500, 1)), Vector2(95, -5))
	suite.same("at it", [suite.ask(hero, &"is_on_wall"), suite.ask(hero, &"is_on_wall_only"), hero.is_on_floor_only()], [true, false, false])
	suite.same("its normal", suite.ask(hero, &"get_wall_normal"), Vector2.LEFT)
	suite.same("the last one", suite.ask(hero, &"get_last_slide_collision").collider, wall)
	suite.same("it stays", go(Vector2(500, 1)), Vector2(95, -5))
	near("up", go(Vector2(0, -50)), Vector2(95, -55))
	suite.same("in the air", [hero.is_on_floor(), hero.get_floor_normal(), hero.get_floor_collider() == null, hero.get_floor_angle()], [false, Vector2.ZERO, true, 0.0])
	near("the velocity stays", hero.velocity, Vector2(0, -50) / seconds)
	box(0, -300, 200, 50)
	go(Vector2(0, -500), Vector2(50, -100))
	suite.same("to the ceiling", hero.position, Vector2(50, -245))
	suite.same("at it", [suite.ask(hero, &"is_on_ceiling"), suite.ask(hero, &"is_on_ceiling_only"), hero.is_on_floor()], [true, true, false])
	suite.same("it falls", hero.velocity, Vector2.ZERO)
	hero.collision_mask = 2
	near("through all", go(Vector2(0, 500), Vector2(0, -50)), Vector2(0, 450))


func slopes() -> void:
	box(-500, 0, 1000, 50)
	collider(ClashPolygon2D.create([Vector2(20, 0), Vector2(120, -100), Vector2(120, 0)]))
	go(Vector2(0, 1), Vector2(0, -5))
	go(Vector2(60, 0))
	# Its corner (5, 5) lies on y = 20 - x.
	suite.check("up a slope of 45 degrees: %s" % hero.position, hero.position.x > 20 and absf(hero.position.x + hero.position.y - 10) < 1e-4)
	suite.check("which is a floor", hero.is_on_floor() and not hero.is_on_wall())
	suite.check("its angle", absf(hero.get_floor_angle() - deg_to_rad(45)) < 1e-6)
	var high := hero.position
	hero.velocity = Vector2(0, 1) / seconds
	hero.move_and_slide()
	suite.same("it stops there", [hero.position, hero.velocity], [high, Vector2.ZERO])
	hero.floor_stop_on_slope = false
	hero.velocity = Vector2(0, 10) / seconds
	hero.move_and_slide()
	suite.check("it slides down %s" % hero.position, hero.position.x < high.x and hero.velocity == Vector2.ZERO)
	hero.floor_max_angle = deg_to_rad(44.9)
	go(Vector2(0, 1), Vector2(0, -5))
	suite.same("a wall now", [go(Vector2(60, 0)), hero.is_on_wall()], [Vector2(15, -5), true])
	hero.floor_block_on_wall = false
	go(Vector2(0, 1), Vector2(0, -5))
	suite.check("which it climbs", go(Vector2(60, 0)).y < -10)


func steps() -> void:
	box(-500, 0, 1000, 50)
	box(30, -4, 40, 4)
	go(Vector2(0, 1), Vector2(0, -5))
	suite.same("too high", [go(Vector2(50, 0)), suite.ask(hero, &"has_stepped")], [Vector2(25, -5), false])
	hero.step_height = 4
	suite.same("as high", [go(Vector2(25, 0)), hero.has_stepped()], [Vector2(50, -9), true])
	hero.floor_snap_length = 4
	suite.same("down again", [go(Vector2(50, 0)), hero.is_on_floor()], [Vector2(100, -5), true])
	hero.floor_snap_length = 0
	go(Vector2(0, 1), Vector2(50, -9))
	suite.same("off", [go(Vector2(50, 0)), hero.is_on_floor()], [Vector2(100, -9), false])
	hero.safe_margin = 0.5
	suite.same("a margin", go(Vector2(0, 50), Vector2(200, -50)), Vector2(200, -5.5))


func one_way() -> void:
	var ledge := box(-50, 0, 100, 5)
	ledge.one_way = Vector2.UP
	suite.same("as the world has it", world.get_collider_info(ledge.get_id()).one_way, Vector2.UP)
	suite.same("from below", go(Vector2(0, -60), Vector2(0, 30)), Vector2(0, -30))
	suite.same("from above", go(Vector2(0, 60)), Vector2(0, -5))
	hero.drop_through = true
	suite.same("through", go(Vector2(0, 30)), Vector2(0, 25))


func lifts() -> void:
	var lift := box(-50, 0, 100, 10)
	lift.is_carrier = true
	go(Vector2(0, 1), Vector2(0, -5))
	world.update()
	# Carriers are seen without a look at all.
	lift.position = Vector2(20, -8)
	hero.velocity = Vector2.ZERO
	hero.move_and_slide()
	suite.same("up with the lift", [hero.position, hero.is_on_floor(), hero.get_floor_collider()], [Vector2(20, -13), true, lift])
	near("its velocity", suite.ask(hero, &"get_platform_velocity"), Vector2(20, -8) / seconds)
	hero.move_and_slide()
	suite.same("once an update", [hero.position, hero.get_platform_velocity()], [Vector2(20, -13), Vector2.ZERO])
	world.update()
	lift.position = Vector2(20, 10)
	hero.move_and_slide()
	suite.same("down with it", hero.position, Vector2(20, 5))
	suite.same("not crushed", [suite.ask(hero, &"is_crushed"), suite.ask(hero, &"is_stuck")], [false, false])
	box(-500, -20, 1000, 10)
	world.update()
	lift.position = Vector2(20, -5)
	hero.move_and_slide()
	suite.check("against a ceiling", hero.is_crushed())


func leaving() -> void:
	for row: Array in [
		[ClashCharacter2D.PLATFORM_ON_LEAVE_ADD_VELOCITY, Vector2(20, -42), Vector2(20, -32)],
		[ClashCharacter2D.PLATFORM_ON_LEAVE_ADD_UPWARD_VELOCITY, Vector2(20, -42), Vector2(20, -40)],
		[ClashCharacter2D.PLATFORM_ON_LEAVE_DO_NOTHING, Vector2(0, -40), Vector2(0, -40)],
	]:
		for up: bool in [true, false]:
			var lift := box(-50, 0, 100, 10)
			lift.is_carrier = true
			hero.platform_on_leave = row[0]
			go(Vector2(0, 1), Vector2(0, -5))
			world.update()
			lift.position = Vector2(20, -2 if up else 8)
			hero.velocity = Vector2(0, -40) / seconds
			hero.move_and_slide()
			suite.check("it left", not hero.is_on_floor())
			near("with %s, %s" % [row[0], up], hero.velocity, row[1 if up else 2] / seconds)
			lift.free()


func floating() -> void:
	box(100, -50, 10, 100)
	hero.motion_mode = ClashCharacter2D.MOTION_MODE_FLOATING
	near("along a wall", go(Vector2(200, 30), Vector2.ZERO), Vector2(95, 30))
	suite.same("which is one", [hero.is_on_wall(), hero.is_on_wall_only(), hero.is_on_floor()], [true, true, false])
	near("and on", hero.velocity, Vector2(0, 30) / seconds)


func colliding() -> void:
	var wall := box(100, -50, 10, 100)
	world.sync()
	suite.same("nothing there", suite.ask(hero, &"move_and_collide", [Vector2(50, 0)]), null)
	suite.same("there", hero.position, Vector2(50, 0))
	hero.velocity = Vector2(7, 8)
	var hit := hero.move_and_collide(Vector2(90, 90))
	suite.same("a wall", [hit.collider, hit.normal, hit.is_wall], [wall, Vector2.LEFT, true])
	near("it stops", hero.position, Vector2(95, 45))
	suite.same("the velocity stays", hero.velocity, Vector2(7, 8))


# What is below the character is not in its way, however deep; what is below another one is.
func own_colliders() -> void:
	var deep := Node2D.new()
	hero.add_child(deep)
	collider(ClashCircle2D.create(Vector2(0, 3), 8), Vector2.ZERO, deep)
	near("free", go(Vector2(50, 0), Vector2.ZERO), Vector2(50, 0))
	var other := character()
	other.position = Vector2(100, 0)
	suite.same("not free", go(Vector2(100, 0)), Vector2(90, 0))
	suite.same("it is met", hero.get_last_slide_collision().collider, other.get_child(0))
	# A sensor is no piece of it.
	collider(ClashCircle2D.create(Vector2.ZERO, 30), Vector2.ZERO, hero).is_sensor = true
	suite.same("as far", go(Vector2(100, 0)), Vector2(90, 0))


# Its own collider goes by the bent way: the coin lies in the corner, and not on the straight line.
func sensors() -> void:
	box(-500, 0, 1000, 50)
	var coin := collider(ClashCircle2D.create(Vector2.ZERO, 2), Vector2(50, -3))
	coin.is_sensor = true
	var met: Array[ClashCollider2D] = []
	coin.overlap_began.connect(func(other: ClashCollider2D, _event: ClashEvent2D) -> void: met.append(other))
	hero.position = Vector2(0, -105)
	world.update()
	# At (50, -5) after half of the way.
	go(Vector2(100, 200))
	near("along the floor", hero.position, Vector2(100, -5))
	suite.same("where its collider is", world.get_collider_info(hero.get_child(0).get_id()).transform.origin, hero.position)
	world.update()
	suite.same("met on the way", met, [hero.get_child(0)] as Array[ClashCollider2D])


# The node goes on where it is put, and where a parent rounds.
func placed() -> void:
	box(-500, 0, 1000, 50)
	go(Vector2(0, 100), Vector2(0, -50))
	near("from elsewhere", go(Vector2(10, 0), Vector2(-100, -80)), Vector2(-90, -80))
	suite.same("in the air", hero.is_on_floor(), false)
	var parent := Node2D.new()
	parent.transform = Transform2D(0.3, Vector2(0.1, 0.7))
	world.add_child(parent)
	var other := ClashCharacter2D.new()
	parent.add_child(other)
	other.global_rotation = 0
	collider(ClashCircle2D.create(Vector2.ZERO, 5), Vector2.ZERO, other)
	other.global_position = Vector2(200, -50)
	other.velocity = Vector2(0, 100) / seconds
	other.move_and_slide()
	near("on the floor", other.global_position, Vector2(200, -5))
	for time in 50:
		other.velocity = Vector2(0.37, 1) / seconds
		other.move_and_slide()
		suite.check("it stays on it, %s" % other.global_position, other.is_on_floor() and not other.is_stuck())
	near("and moves", other.global_position, Vector2(200 + 50 * 0.37, -5))


# Quarters of a float add up.
func small_ways() -> void:
	hero.position = Vector2(16777216, 0)
	for time in 16:
		hero.move_and_collide(Vector2(0.25, 0))
	suite.same("four", hero.position, Vector2(16777220, 0))


# Several colliders are one shape; scale and turn count.
func shapes() -> void:
	box(-500, 0, 1000, 50)
	box(100, -100, 10, 60)
	hero.get_child(0).position = Vector2(0, -10)
	collider(ClashCircle2D.create(Vector2.ZERO, 5), Vector2(10, -55), hero)
	suite.same("feet", go(Vector2(0, 100), Vector2(0, -50)), Vector2(0, 5))
	suite.same("the head", go(Vector2(200, 0)), Vector2(85, 5))
	hero.get_child(1).free()
	hero.scale = Vector2(2, 2)
	suite.same("twice as large", go(Vector2(0, 100), Vector2(0, -50)), Vector2(0, 10))
	hero.scale = Vector2.ONE
	hero.get_child(0).transform = Transform2D(deg_to_rad(45), Vector2.ZERO)
	near("on its corner", go(Vector2(0, 100), Vector2(0, -50)), Vector2(0, -5 * sqrt(2)))
	# A group as a shape beside another one.
	hero.get_child(0).transform = Transform2D.IDENTITY
	collider(ClashGroup2D.create([ClashCircle2D.create(Vector2(0, 8), 2), ClashCircle2D.create(Vector2(0, -8), 2)]), Vector2.ZERO, hero)
	suite.same("on a group", go(Vector2(0, 100), Vector2(0, -50)), Vector2(0, -10))


# Whatever the way, it shares no inner point with anything; by another question.
func never_inside() -> void:
	var walls: Array[ClashCollider2D] = []
	for i in 40:
		var wall := collider(ClashRectangle2D.create(Rect2(0, 0, random.randi_range(4, 60), random.randi_range(4, 60))))
		wall.transform = Transform2D(deg_to_rad(random.randi_range(0, 3) * 30), Vector2(random.randi_range(-200, 200), random.randi_range(-200, 200)))
		walls.append(wall)
	world.sync()
	hero.step_height = 5
	var stopped := 0
	for i in 300:
		hero.velocity = Vector2(random.randf_range(-150, 150), random.randf_range(-150, 150)) / seconds
		stopped += int(hero.move_and_slide())
		if hero.is_stuck():
			hero.position = Vector2(random.randi_range(-300, 300), -400)
			continue
		var shape := ClashRectangle2D.create(Rect2(hero.position - Vector2(5, 5), Vector2(10, 10)))
		for wall in walls:
			var there := world.get_collider_shape(wall.get_id())
			# The world adds positions exactly, here they are rounded: so much of depth is none.
			var contact: ClashContact2D = shape.contact(there)
			suite.check("%d: %s" % [i, contact], contact == null or contact.depth < 1e-3)
		if hero.position.length() > 400:
			hero.position = Vector2(0, -250)
	suite.check("often stopped: %d" % stopped, stopped > 100)


func getters() -> void:
	box(-500, 0, 1000, 50)
	go(Vector2(0, 100), Vector2(0, -50))
	var hit := hero.get_slide_collision(0)
	for property in ClassDB.class_get_property_list("ClashSlideCollision2D", true):
		if property.type != TYPE_NIL:
			suite.same(property.name, suite.ask(hit, "get_" + property.name), hit.get(property.name))
	suite.check("print: %s" % hit, str(hit).begins_with("ClashSlideCollision2D(id: %d, collider: " % hit.id))


func mistakes() -> void:
	var alone := ClashCharacter2D.new()
	suite.check("outside of the tree", not alone.move_and_slide() and not alone.get_world())
	suite.one_error("outside of the tree", "is_inside_tree")
	suite.root.add_child(alone)
	suite.same("no world", alone.move_and_slide(), false)
	suite.one_error("no world", "below a ClashWorld2D")
	alone.reparent(world)
	suite.same("no shape", alone.move_and_slide(), false)
	suite.one_error("no shape", "with a ClashCollider2D as a child")
	collider(ClashSegment2D.create(Vector2.ZERO, Vector2.ONE), Vector2.ZERO, alone)
	suite.same("no area", alone.move_and_slide(), false)
	suite.one_error("no area", "That is impossible")
	suite.same("never moved", [alone.get_slide_collision_count(), alone.get_last_slide_collision() == null, alone.get_wall_normal(), alone.get_real_velocity()],
			[0, true, Vector2.ZERO, Vector2.ZERO])
	hero.position = Vector2(3, 4)
	for row: Array in [[&"velocity", Vector2(NAN, 0)], [&"up_direction", Vector2(0, INF)], [&"step_height", -1.0], [&"floor_max_angle", -1.0]]:
		var before: Variant = hero.get(row[0])
		hero.set(row[0], row[1])
		suite.same("%s" % [row], [hero.move_and_slide(), hero.position], [false, Vector2(3, 4)])
		suite.one_error("%s" % [row], "That is impossible")
		hero.set(row[0], before)
	suite.check("a way of NaN", hero.move_and_collide(Vector2(0, NAN)) == null)
	suite.one_error("a way of NaN", "\"motion\" is not finite")
	suite.check("no such one", hero.get_slide_collision(0) == null)
	suite.one_error("no such one", "\"index\"")
	suite.check("no such one", hero.get_slide_collision(-1) == null)
	suite.one_error("no such one", "\"index\"")
	hero.motion_mode = 2
	suite.one_error("mode", "\"motion_mode\"")
	hero.platform_on_leave = -1
	suite.one_error("leave", "\"platform_on_leave\"")
	suite.same("both stay", [hero.motion_mode, hero.platform_on_leave], [0, 0])
