# Plays the sample's world without a window, frame by frame as in a game, and ends with 0 if all went as it should.
#
# godot --headless --fixed-fps 60 --path SAMPLE --script play_swarm.gd
extends SceneTree

const FRAMES := 1200

var checks := 0
var failures := 0


func _initialize() -> void:
	play.call_deferred()


func check(what: String, is_right: bool) -> void:
	checks += 1
	if not is_right:
		failures += 1
		print("FAILED: ", what)


func play() -> void:
	var swarm: ClashWorld2D = load("res://swarm.tscn").instantiate()
	root.add_child(swarm)
	var coins: int = swarm.get_node("Coins").get_child_count()
	check("there are coins", coins > 200)
	var frames := 0
	while frames < FRAMES:
		await physics_frame
		frames += 1
		look(swarm, frames)
	check("the hero collects: %d" % swarm.collected, swarm.collected > 100)
	check("bullets hit it: %d" % swarm.hits, swarm.hits > 20)
	check("bullets hit the walls: %d" % swarm.walls_hit, swarm.walls_hit > 5000)
	check("each of them is fired again", swarm.fired == swarm.BULLETS + swarm.hits + swarm.walls_hit)
	check("what is collected is gone", swarm.collected == coins - swarm.get_node("Coins").get_child_count() or swarm.collected > coins)
	swarm.auto_update = false
	await physics_frame
	await physics_frame
	var before := swarm.walls_hit as int
	for frame in 60:
		await physics_frame
	check("no update of its own", swarm.walls_hit == before)
	print("%d checks, %d failed" % [checks, failures])
	quit(1 if failures > 0 else 0)


# At the start of a frame the last update has seen all: no bullet is in a wall or beyond, nor the hero.
func look(swarm: ClashWorld2D, frame: int) -> void:
	var outside := 0
	for at: Vector2 in swarm.positions:
		outside += 0 if swarm.ARENA.has_point(at) else 1
	check("frame %d: %d bullets outside" % [frame, outside], outside == 0)
	var contact := swarm.overlap_shape(swarm.hero.get_global_shape(), 1, swarm.WALL)
	var depth := 0.0
	for hit in contact:
		depth = swarm.hero.get_global_shape().contact(hit.collider.get_global_shape()).depth
	check("frame %d: the hero is %f deep" % [frame, depth], depth < 0.001)
