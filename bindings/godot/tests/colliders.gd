# The node: where it is and whom it meets.
extends RefCounted

const Suite = preload("res://suite.gd")

var suite: Suite


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	properties()
	places()
	groups()
	scenes()
	return ""


func collider(shape: Resource, position := Vector2.ZERO, parent: Node = suite.root) -> ClashCollider2D:
	var node := ClashCollider2D.new()
	node.shape = shape
	node.position = position
	parent.add_child(node)
	return node


func properties() -> void:
	var node := collider(null)
	suite.same("no shape at first", suite.ask(node, &"get_shape"), null)
	for shape: Resource in [
		ClashCircle2D.new(), ClashLine2D.new(), ClashOrientedRectangle2D.new(), ClashPoint2D.new(),
		ClashRectangle2D.new(), ClashSegment2D.new(), ClashCapsule2D.new(), ClashChain2D.new(), ClashGroup2D.new(),
		ClashPolygon2D.new(), ClashSector2D.new(),
	]:
		suite.ask(node, &"set_shape", [shape])
		suite.same("shape", node.shape, shape)
		suite.same("it listens", shape.changed.get_connections().size(), 1)
		node.shape = shape
		suite.same("once", shape.changed.get_connections().size(), 1)
		node.shape = null
		suite.same("and no longer", shape.changed.get_connections().size(), 0)
	suite.same("debug_draw", suite.ask(node, &"get_debug_draw"), false)
	suite.ask(node, &"set_debug_draw", [true])
	suite.same("debug_draw", node.debug_draw, true)
	suite.ask(node, &"set_debug_color", [Color.RED])
	suite.same("debug_color", suite.ask(node, &"get_debug_color"), Color.RED)
	var hint: Dictionary = node.get_property_list().filter(
			func(property: Dictionary) -> bool: return property.name == "shape")[0]
	suite.same("the inspector offers all classes", Array(hint.hint_string.split(",")).map(
			func(name: String) -> String: return name.strip_edges()), preload("res://shapes.gd").CLASSES.map(func(name: StringName) -> String: return name))
	suite.same("as resources", hint.hint, PROPERTY_HINT_RESOURCE_TYPE)
	node.free()


func places() -> void:
	var a := collider(ClashCircle2D.create(Vector2.ZERO, 2), Vector2(100, 100))
	var b := collider(ClashCircle2D.create(Vector2.ZERO, 3), Vector2(103, 104))
	suite.same("3-4-5 touch", suite.ask(a, &"collides_with", [b]), true)
	suite.same("both ways", b.collides_with(a), true)
	suite.same("itself", a.collides_with(a), true)
	b.position.y = 104.00001
	suite.same("the next float doesn't", a.collides_with(b), false)
	# Parents count, and rotation: a bar at 45 degrees under a parent at 45 degrees is upright.
	var parent := Node2D.new()
	suite.root.add_child(parent)
	parent.rotation_degrees = 45
	parent.position = Vector2(50, 0)
	var bar := collider(ClashRectangle2D.create(Rect2(-10, -1, 20, 2)), Vector2.ZERO, parent)
	bar.rotation_degrees = 45
	var shape: ClashOrientedRectangle2D = suite.ask(bar, &"get_global_shape")
	suite.same("45 and 45 degrees", [shape.center, shape.half_extend, shape.rotation], [Vector2(50, 0), Vector2(10, 1), PI / 2])
	var point := collider(ClashPoint2D.new(), Vector2(51, 10))
	suite.same("its corner counts", bar.collides_with(point), true)
	point.position.x = 51.000004
	suite.same("the next float doesn't", bar.collides_with(point), false)
	parent.scale = Vector2(2, 2)
	suite.same("scaled by the parent", bar.collides_with(point), true)
	for node: Node in [a, b, parent, point]:
		node.free()


func groups() -> void:
	var player := collider(ClashCircle2D.create(Vector2.ZERO, 10))
	var expected: Array[ClashCollider2D] = []
	for i in 6:
		var coin := collider(ClashPoint2D.new(), Vector2(4 * i, 0))
		coin.add_to_group(&"coins")
		if i <= 2:
			expected.append(coin)
	player.add_to_group(&"coins")
	var stranger := Node2D.new()
	stranger.add_to_group(&"coins")
	suite.root.add_child(stranger)
	var shapeless := collider(null)
	shapeless.add_to_group(&"coins")
	suite.same("coins", suite.ask(player, &"get_colliding", [&"coins"]), expected)
	var typed: Array[ClashCollider2D] = player.get_colliding(&"nobody")
	suite.same("nobody", typed.size(), 0)
	for node in suite.root.get_tree().get_nodes_in_group(&"coins"):
		node.free()
	var alone := ClashCollider2D.new()
	alone.shape = ClashPoint2D.new()
	suite.same("outside of the tree", alone.get_colliding(&"coins").size(), 0)
	suite.one_error("outside of the tree", "is_inside_tree")
	alone.free()


# A scene on disk keeps the shape inside of the node.
func scenes() -> void:
	var node := collider(ClashSegment2D.create(Vector2(1, 2), Vector2(3, 4)))
	var scene := PackedScene.new()
	suite.same("packed", scene.pack(node), OK)
	suite.same("saved", ResourceSaver.save(scene, "user://collider.tscn"), OK)
	var loaded: PackedScene = ResourceLoader.load("user://collider.tscn", "", ResourceLoader.CACHE_MODE_IGNORE)
	var copy: ClashCollider2D = loaded.instantiate()
	suite.same("loaded", [copy.shape.point1, copy.shape.point2], [Vector2(1, 2), Vector2(3, 4)])
	suite.same("it listens", copy.shape.changed.get_connections().size(), 1)
	copy.free()
	node.free()
	DirAccess.remove_absolute("user://collider.tscn")
