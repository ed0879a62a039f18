# Plays the sample's level for a character without a window, frame by frame as in a game, and ends with 0 if all went as
# it should.
#
# godot --headless --fixed-fps 60 --path SAMPLE --script play_platformer.gd
extends SceneTree

var checks := 0
var failures := 0
var level: ClashWorld2D
var hero: ClashCharacter2D


func _initialize() -> void:
	play.call_deferred()


func check(what: String, is_right: bool) -> void:
	checks += 1
	if not is_right:
		failures += 1
		print("FAILED: ", what)


func play() -> void:
	level = load("res://platformer.tscn").instantiate()
	root.add_child(level)
	hero = level.get_node("Hero")
	hero.is_alone = false # it does what is set here
	await walk_across()
	await jump_through()
	await ride()
	await alone()
	print("%d checks, %d failed" % [checks, failures])
	quit(1 if failures > 0 else 0)


# A frame of the game, with what it is to do: to the start of the next one.
func frame(walk: float, jumps := false) -> void:
	hero.walk = walk
	hero.jumps = jumps
	await physics_frame
	look()


# It is never in anything that is solid.
func look() -> void:
	for hit in level.overlap_shape(hero.get_child(0).get_global_shape(), 0, -1, [hero.get_child(0).get_id()]):
		var contact: ClashContact2D = hero.get_child(0).get_global_shape().contact(level.get_collider_shape(hit.id))
		var is_through := hit.collider.name == &"Ledge"
		check("at %s it is in %s" % [hero.position, hit.collider.name], is_through or contact == null or contact.depth < 1e-3)
	check("it is not stuck", not hero.is_stuck())


# Up the ramp and over its edge, up the steps and down, always on a floor but for the fall.
func walk_across() -> void:
	var highest := 720.0
	var stepped := 0
	var floors := {}
	var in_air := 0
	for i in 600:
		await frame(1)
		if i < 30:
			continue # it falls
		if hero.position.x < 440:
			check("on the ramp %s" % hero.position, hero.is_on_floor())
			highest = minf(highest, hero.position.y)
		stepped += int(hero.has_stepped() and hero.position.x > 500)
		in_air += int(not hero.is_on_floor())
		if hero.get_floor_collider():
			floors[str(hero.get_floor_collider().name)] = true
		if hero.position.x > 700:
			break
	check("it was on the ramp: %s" % highest, absf(highest - (580 - 24)) < 1e-3)
	check("it fell from there: %d frames" % in_air, in_air > 5 and in_air < 40)
	check("it climbed the steps: %d" % stepped, stepped >= 3)
	check("it stood on all: %s" % [floors.keys()], floors.has_all(["Ramp", "Floor", "Step1", "Step2", "Step3"]))


func jump_through() -> void:
	hero.position = Vector2(790, 600 + 50)
	for i in 20:
		await frame(0)
	check("below the ledge %s" % hero.position, hero.position.y == 680 - 24 and hero.is_on_floor())
	await frame(0, true)
	for i in 60:
		await frame(0)
	check("on the ledge %s" % hero.position, hero.position.y == 590 - 24 and hero.is_on_floor())
	hero.drop_through = true
	await frame(0)
	check("through it %s" % hero.position, hero.position.y > 590 - 24)
	hero.drop_through = false


func ride() -> void:
	var lift: ClashCollider2D = level.get_node("Lift")
	hero.position = lift.position + Vector2(0, -40)
	for i in 30:
		await frame(0)
	var farthest := 0.0
	for i in 300:
		await frame(0)
		check("on the lift %s" % hero.position, hero.is_on_floor() and hero.get_floor_collider() == lift)
		farthest = maxf(farthest, absf(hero.position.y + 24 - lift.position.y))
	check("no farther from it than a float: %f" % farthest, farthest < 1e-3)


func alone() -> void:
	hero.is_alone = true
	hero.walk = 1
	hero.position = Vector2(100, 600)
	var start := hero.position
	var way := 0.0
	for i in 600:
		await physics_frame
		way += hero.position.distance_to(start)
		start = hero.position
		look()
	check("it walks: %f" % way, way > 500)
