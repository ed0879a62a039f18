# Plays the sample's level without a window, and ends with 0 if the hero did what it should.
#
# godot --headless --path SAMPLE --script play.gd
extends SceneTree

const FRAME := 1.0 / 60
# Of a pixel: positions of nodes are rounded to 32 bits.
const ROUNDING := 0.001

var checks := 0
var failures := 0
var level: Node2D
var hero: ClashCollider2D


func _initialize() -> void:
	play.call_deferred()


func check(what: String, is_right: bool) -> void:
	checks += 1
	if not is_right:
		failures += 1
		print("FAILED: ", what)


func play() -> void:
	quit(3)
	level = load("res://level.tscn").instantiate()
	root.add_child(level)
	level.set_physics_process(false)
	hero = level.hero
	walk("falls", 0, false, 60)
	check("stands on the ground", hero.is_on_ground and absf(hero.position.x - 120) < 30)
	walk("walks", 1, false, 120)
	check("the stone is in the way", hero.is_on_ground and hero.position.x < 420)
	walk("jumps", 1, true, 240)
	check("is beyond the stone", hero.position.x > 460)
	walk("to the wall", 1, true, 360)
	check("is at the right wall", absf(hero.position.x - 1246) < 0.01)
	walk("back", -1, true, 900)
	check("is at the left wall", absf(hero.position.x - 34) < 0.01)
	var rounds := {}
	for frame in 3600:
		level.alone(FRAME)
		look("alone", frame)
		rounds[signf(hero.position.x - 640) * int(absf(hero.position.x - 640) > 400)] = true
	check("alone it comes to both sides", rounds.has(1.0) and rounds.has(-1.0))
	print("%d checks, %d failed" % [checks, failures])
	quit(1 if failures > 0 else 0)


func walk(what: String, direction: float, jumps: bool, frames: int) -> void:
	for frame in frames:
		hero.step(direction, jumps, FRAME)
		look(what, frame)


# Never in anything, and never out of the level.
func look(what: String, frame: int) -> void:
	var contact: ClashContact2D = hero.level.contact(hero.get_global_shape())
	check("%s, frame %d: %s" % [what, frame, contact], not contact or contact.depth < ROUNDING)
	check("%s, frame %d: at %s" % [what, frame, hero.position], Rect2(20, -400, 1240, 960).has_point(hero.position))
