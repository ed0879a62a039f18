# The resources: properties, all 66 pairs both ways, hulls, signals, saving.
extends RefCounted

const Suite = preload("res://suite.gd")
const CLASSES: Array[StringName] = [
	&"ClashCapsule2D",
	&"ClashChain2D",
	&"ClashCircle2D",
	&"ClashGroup2D",
	&"ClashLine2D",
	&"ClashOrientedRectangle2D",
	&"ClashPoint2D",
	&"ClashPolygon2D",
	&"ClashRectangle2D",
	&"ClashSector2D",
	&"ClashSegment2D",
]

var suite: Suite


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	properties()
	inspector()
	pairs()
	hulls()
	asked_while_changing()
	saving()
	drawing()
	return ""


# Every property: default, new value, setter and getter, the signal `changed`.
func properties() -> void:
	var expected := {
		&"ClashCircle2D": {"center": [Vector2.ZERO, Vector2(1, 2)], "radius": [10.0, 0.1]},
		&"ClashLine2D": {"base": [Vector2.ZERO, Vector2(1, 2)], "direction": [Vector2.RIGHT, Vector2.UP]},
		&"ClashOrientedRectangle2D": {
			"center": [Vector2.ZERO, Vector2(1, 2)],
			"half_extend": [Vector2(10, 10), Vector2(3, 0)],
			"rotation": [0.0, PI / 3],
		},
		&"ClashPoint2D": {"position": [Vector2.ZERO, Vector2(1, 2)]},
		&"ClashRectangle2D": {"rect": [Rect2(-10, -10, 20, 20), Rect2(1, 2, 3, 4)]},
		&"ClashSegment2D": {"point1": [Vector2.ZERO, Vector2(1, 2)], "point2": [Vector2(0, 10), Vector2.UP]},
		&"ClashCapsule2D": {
			"point1": [Vector2(0, -10), Vector2(1, 2)],
			"point2": [Vector2(0, 10), Vector2.UP],
			"radius": [10.0, 0.1],
		},
		&"ClashChain2D": {
			"points": [PackedVector2Array(), PackedVector2Array([Vector2.ONE])],
			"radius": [0.0, 0.1],
			"closed": [false, true],
			"solid_side": [0, 2],
		},
		&"ClashGroup2D": {"shapes": [[] as Array[Resource], [null, ClashPoint2D.new()] as Array[Resource]]},
		&"ClashPolygon2D": {
			"points": [PackedVector2Array(), PackedVector2Array([Vector2.ONE, Vector2.ZERO])],
			"ring_sizes": [PackedInt32Array(), PackedInt32Array([2])],
			"radius": [0.0, 0.1],
		},
		&"ClashSector2D": {
			"center": [Vector2.ZERO, Vector2(1, 2)],
			"radius": [20.0, 0.1],
			"direction": [0.0, -PI / 3],
			"half_angle": [PI / 4, PI],
			"inner_radius": [0.0, 0.1],
		},
	}
	for type in CLASSES:
		var shape: Resource = ClassDB.instantiate(type)
		var changes := [0]
		shape.changed.connect(func() -> void: changes[0] += 1)
		var exported := ClassDB.class_get_property_list(type, true).filter(
				func(property: Dictionary) -> bool: return property.usage & PROPERTY_USAGE_STORAGE)
		suite.same(type + ": number of properties", exported.size(), expected[type].size())
		for name: String in expected[type]:
			var values: Array = expected[type][name]
			var what := "%s.%s" % [type, name]
			suite.same(what + " at first", suite.ask(shape, "get_" + name), values[0])
			changes[0] = 0
			suite.ask(shape, "set_" + name, [values[1]])
			suite.same(what + " afterwards", shape.get(name), values[1])
			shape.set(name, values[0])
			suite.same(what + " by name", suite.ask(shape, "get_" + name), values[0])
			suite.same(what + ": changed is emitted", changes[0], 2)


# The inspector offers for a group's members what they may be: all classes but groups.
func inspector() -> void:
	var shapes := ClassDB.class_get_property_list("ClashGroup2D", true).filter(
			func(property: Dictionary) -> bool: return property.name == "shapes")
	suite.same("a typed array", [shapes[0].type, shapes[0].hint], [TYPE_ARRAY, PROPERTY_HINT_TYPE_STRING])
	var kind: String = shapes[0].hint_string.get_slice(":", 0)
	suite.same("of resources", kind, "%d/%d" % [TYPE_OBJECT, PROPERTY_HINT_RESOURCE_TYPE])
	var offered := Array(shapes[0].hint_string.get_slice(":", 1).split(","))
	var wanted := Array(CLASSES).map(func(type: StringName) -> String: return type)
	wanted.erase("ClashGroup2D")
	offered.sort()
	wanted.sort()
	suite.same("of these classes", offered, wanted)


# The same for other chapters.
func shapes(the_suite: Suite) -> Array[Resource]:
	suite = the_suite
	return touching()


# A shape of each class: all of them meet at (4, 0), and none is at (-100, -50).
func touching() -> Array[Resource]:
	var members: Array[Resource] = [ClashPoint2D.create(Vector2(4, 0)), ClashCircle2D.create(Vector2(20, 20), 1)]
	return [
		suite.static_call(&"ClashCircle2D", &"create", [Vector2.ZERO, 4.0]),
		suite.static_call(&"ClashLine2D", &"create", [Vector2(4, 9), Vector2(0, 3)]),
		suite.static_call(&"ClashOrientedRectangle2D", &"create", [Vector2(7, 0), Vector2(1, 3), PI / 2]),
		suite.static_call(&"ClashPoint2D", &"create", [Vector2(4, 0)]),
		suite.static_call(&"ClashRectangle2D", &"create", [Rect2(4, 0, 2, 2)]),
		suite.static_call(&"ClashSegment2D", &"create", [Vector2(4, 0), Vector2(9, -9)]),
		suite.static_call(&"ClashCapsule2D", &"create", [Vector2(4, -3), Vector2(4, -8), 3.0]),
		suite.static_call(&"ClashChain2D", &"create", [PackedVector2Array([Vector2(4, 0), Vector2(6, -6), Vector2(9, 0)]), 0.0, false, 0]),
		suite.static_call(&"ClashGroup2D", &"create", [members]),
		suite.static_call(&"ClashPolygon2D", &"create", [PackedVector2Array([Vector2(4, 0), Vector2(8, 4), Vector2(8, 8)]), 0.0]),
		suite.static_call(&"ClashSector2D", &"create", [Vector2(4, -5), 5.0, PI / 2, PI / 6, 0.0]),
	]


func pairs() -> void:
	var at_rest := touching()
	var count := 0
	for a in at_rest:
		for b in at_rest:
			var what := "%s and %s" % [a.get_class(), b.get_class()]
			suite.same(what + " touch", suite.ask(a, &"collide", [b]), true)
			# The next number to the left of (4, 0) is out of reach of all but the line and the circle.
			var apart := moved(b, Vector2(-100, -50))
			var meets: bool = suite.ask(a, &"collide", [apart])
			var mirrored: bool = suite.ask(apart, &"collide", [a])
			suite.same(what + " both ways", meets, mirrored)
			if a.get_class() <= b.get_class():
				count += 1
			if not (a is ClashLine2D or b is ClashLine2D):
				suite.same(what + " apart", meets, false)
	suite.same("pairs", count, 66)
	# The line is at x = 4 and endless, but what lies beside it doesn't meet it.
	var line := at_rest[1]
	for i in [0, 2, 3, 4, 5, 6, 7, 8, 9, 10]:
		suite.same("the line and a shape beside it",
				suite.ask(line, &"collide", [moved(at_rest[i], Vector2(-100, 0))]), false)
	suite.same("parallel lines", suite.ask(line, &"collide", [moved(line, Vector2(1, 0))]), false)
	one_float()


# Against the methods of ClashGeometry2D, one float apart.
func one_float() -> void:
	var circle: ClashCircle2D = ClashCircle2D.create(Vector2.ZERO, 2)
	suite.check("3-4-5 touch", circle.collide(ClashCircle2D.create(Vector2(3, 4), 3)))
	suite.check("the next float doesn't", not circle.collide(ClashCircle2D.create(Vector2(3, 4.0000005), 3)))
	suite.check("typed call", ClashGeometry2D.circles_collide(Vector2.ZERO, 2, Vector2(3, 4), 3))
	# Saved as 0.1, which no 32 bits hold: 0.1 is rounded to the same number everywhere.
	var small: ClashCircle2D = ClashCircle2D.create(Vector2.ZERO, 0.1)
	suite.check("0.1 is 0.1", small.collide(ClashPoint2D.create(Vector2(0.1, 0))))


func moved(shape: Resource, by: Vector2) -> Resource:
	return suite.ask(shape, &"transformed", [Transform2D(0, by)])


func hulls() -> void:
	var shapes := touching()
	var expected: Array[Variant] = [
		Rect2(-4, -4, 8, 8), null, Rect2(4, -1, 6, 2), Rect2(4, 0, 0, 0), Rect2(4, 0, 2, 2), Rect2(4, -9, 5, 9),
		Rect2(1, -11, 6, 11), Rect2(4, -6, 5, 6), Rect2(4, 0, 17, 21), Rect2(4, 0, 4, 8), Rect2(1.5, -5, 5, 5),
	]
	for i in shapes.size():
		var hull: Rect2 = suite.ask(shapes[i], &"bounding_rectangle")
		if expected[i] == null:
			suite.check("a line has no end", not hull.size.is_finite())
			continue
		suite.check("%s hull: %s" % [shapes[i].get_class(), hull], hull.is_equal_approx(expected[i]))
	var around: ClashCircle2D = suite.ask(ClashOrientedRectangle2D.create(Vector2(1, 2), Vector2(3, 4), 0.7), &"bounding_circle")
	suite.check("circle hull", around.center.is_equal_approx(Vector2(1, 2)) and is_equal_approx(around.radius, 5))
	empty_hulls()


# The hull of an empty shape is NaN, which contains nothing; the zero rectangle would meet (0, 0).
func empty_hulls() -> void:
	for shape: Resource in [
		ClashCircle2D.create(Vector2.ZERO, NAN),
		ClashOrientedRectangle2D.create(Vector2.ZERO, Vector2.ONE, INF),
		ClashPoint2D.create(Vector2(0, INF)),
		ClashRectangle2D.create(Rect2(0, 0, NAN, 1)),
		ClashSegment2D.create(Vector2.ZERO, Vector2(NAN, 0)),
		ClashCapsule2D.create(Vector2.ZERO, Vector2(NAN, 0), 1),
		ClashChain2D.new(),
		ClashGroup2D.new(),
		ClashPolygon2D.create([Vector2.ZERO, Vector2(INF, 0), Vector2.ONE]),
		ClashSector2D.create(Vector2.ZERO, 1, 0, 1, 2),
	]:
		var hull: Rect2 = suite.ask(shape, &"bounding_rectangle")
		var numbers: Array[float] = [hull.position.x, hull.position.y, hull.size.x, hull.size.y]
		suite.check("%s, empty: a hull of NaN, got %s" % [shape.get_class(), hull], numbers.all(is_nan))
		suite.same("nothing is in it", suite.geometry(&"point_rectangle_collide", [Vector2.ZERO, hull]), false)


# Who hears of a change may ask and change the shape at once.
func asked_while_changing() -> void:
	var shape := ClashCircle2D.create(Vector2.ZERO, 1)
	var answers: Array[bool] = []
	shape.changed.connect(func() -> void:
		if shape.radius < 4:
			shape.radius += 1
		answers.append(shape.collide(shape)))
	shape.radius = 2
	suite.same("radius", shape.radius, 4.0)
	suite.same("answers", answers, [true, true, true] as Array[bool])
	# A function that holds itself would never be freed.
	for connection in shape.changed.get_connections():
		shape.changed.disconnect(connection.callable)


# Through a .tres file and back, and duplicated: the same numbers.
func saving() -> void:
	for shape in touching():
		var path := "user://%s.tres" % shape.get_class()
		suite.same(path + " is saved", ResourceSaver.save(shape, path), OK)
		var loaded := ResourceLoader.load(path, "", ResourceLoader.CACHE_MODE_IGNORE)
		for copy: Resource in [loaded, shape.duplicate()]:
			suite.same(path + ": class", copy.get_class(), shape.get_class())
			suite.same(path + ": the same points", shape.relate(copy), ClashGeometry2D.RELATION_EQUAL)
			for property in ClassDB.class_get_property_list(shape.get_class(), true):
				# A group's members are other resources afterwards.
				if property.type != TYPE_ARRAY:
					suite.same("%s: %s" % [path, property.name], copy.get(property.name), shape.get(property.name))
		DirAccess.remove_absolute(path)


# What is drawn can be seen in the sample only; here, that nothing is said against it, also for
# degenerate and empty shapes.
func drawing() -> void:
	var item := RenderingServer.canvas_item_create()
	for shape in touching():
		suite.ask(shape, &"draw", [item, Color.WHITE])
	ClashCircle2D.create(Vector2.ZERO, 0).draw(item, Color.WHITE)
	ClashCircle2D.create(Vector2.ZERO, NAN).draw(item, Color.WHITE)
	ClashRectangle2D.create(Rect2(1, 1, 0, 5)).draw(item, Color.WHITE)
	ClashOrientedRectangle2D.create(Vector2.ONE, Vector2.ZERO, 1).draw(item, Color.WHITE)
	ClashLine2D.create(Vector2.ONE, Vector2.ZERO).draw(item, Color.WHITE)
	ClashCapsule2D.create(Vector2.ONE, Vector2.ONE, 1).draw(item, Color.WHITE)
	ClashCapsule2D.create(Vector2.ONE, Vector2.ZERO, 0).draw(item, Color.WHITE)
	for count in 5:
		var points := PackedVector2Array([Vector2.ZERO, Vector2.ONE, Vector2.RIGHT, Vector2.DOWN]).slice(0, count)
		for radius: float in [0, 2]:
			ClashPolygon2D.create(points, radius).draw(item, Color.WHITE)
			ClashChain2D.create(points, radius, true).draw(item, Color.WHITE)
	ClashPolygon2D.create_with_rings([
		PackedVector2Array([Vector2.ZERO, Vector2(9, 0), Vector2(9, 9)]),
		PackedVector2Array([Vector2(6, 3), Vector2(7, 3), Vector2(7, 4)]),
	] as Array[PackedVector2Array], 0.5).draw(item, Color.WHITE)
	for half_angle: float in [0, 1, PI, 7]:
		for inner_radius: float in [0, 1, 2, 3]:
			ClashSector2D.create(Vector2.ONE, 2, 1, half_angle, inner_radius).draw(item, Color.WHITE)
	RenderingServer.free_rid(item)
