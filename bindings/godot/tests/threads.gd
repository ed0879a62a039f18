# Off the main thread: questions, new shapes, and scenes that are loaded in the background.
extends RefCounted

const Suite = preload("res://suite.gd")

var suite: Suite
var restless := ClashCircle2D.new()


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	var circle := ClashCircle2D.create(Vector2.ZERO, 2)
	var answers: Array[int] = [0, 0, 0, 0]
	var threads: Array[Thread] = []
	for i in answers.size():
		threads.append(Thread.new())
		threads[i].start(func() -> void: answers[i] = ask(circle))
	# Meanwhile the main thread changes another one that they ask about.
	for i in 3000:
		restless.radius = i % 7
	for thread in threads:
		thread.wait_to_finish()
	suite.same("four threads with one circle", answers, [3000, 3000, 3000, 3000] as Array[int])
	background()
	return ""


# How many of 3000 questions are answered right.
func ask(circle: ClashCircle2D) -> int:
	var count := 0
	for i in 1000:
		count += int(ClashGeometry2D.circles_collide(Vector2.ZERO, 2, Vector2(3, 4), 3))
		count += int(circle.collide(ClashCircle2D.create(Vector2(3, 4), 3)))
		circle.collide(restless)
		count += int(not circle.collide(ClashCircle2D.create(Vector2(3, 4.0000005), 3)))
	return count


func background() -> void:
	var node := ClashCollider2D.new()
	node.shape = ClashSegment2D.create(Vector2(1, 2), Vector2(3, 4))
	var scene := PackedScene.new()
	scene.pack(node)
	var path := "user://background.tscn"
	suite.same("saved", ResourceSaver.save(scene, path), OK)
	suite.same("requested", ResourceLoader.load_threaded_request(path, "", true, ResourceLoader.CACHE_MODE_IGNORE), OK)
	var loaded: PackedScene = ResourceLoader.load_threaded_get(path)
	var copy: ClashCollider2D = loaded.instantiate()
	suite.same("loaded in the background", copy.shape.point2, Vector2(3, 4))
	copy.free()
	node.free()
	DirAccess.remove_absolute(path)
