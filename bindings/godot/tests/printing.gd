# What print shows: the class, and each property by its name with its value.
extends RefCounted

const Suite = preload("res://suite.gd")

var suite: Suite
var world := ClashWorld2D.new()


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	examples()
	var objects: Array[RefCounted] = []
	objects.append_array(preload("res://shapes.gd").new().shapes(suite))
	objects.append_array(answers())
	var classes := {}
	for object in objects:
		each_property(object)
		classes[object.get_class()] = true
	suite.same("classes", classes.size(), 25)
	world.free()
	long_ones()
	return ""


func examples() -> void:
	var circle := ClashCircle2D.create(Vector2(1, 2.5), 0.1)
	suite.same("circle", str(circle), "ClashCircle2D(center: (1, 2.5), radius: 0.1)")
	suite.same("rectangle", str(ClashRectangle2D.create(Rect2(1, 2, 3, 4))), "ClashRectangle2D(rect: [P: (1, 2), S: (3, 4)])")
	suite.same("group", str(ClashGroup2D.create([circle, ClashPoint2D.new()])),
			"ClashGroup2D(shapes: [%s, ClashPoint2D(position: (0, 0))])" % circle)
	suite.same("numbers", str(ClashCircle2D.create(Vector2(NAN, INF), 1e300)),
			"ClashCircle2D(center: (NaN, inf), radius: 1%s)" % "0".repeat(300))
	var chain := ClashChain2D.create([Vector2.ZERO, Vector2.ONE], 0, true, ClashGeometry2D.CHAIN_SIDE_RIGHT)
	suite.same("chain", str(chain), "ClashChain2D(points: [(0, 0), (1, 1)], radius: 0, closed: true, solid_side: 2)")
	suite.same("motion", str(ClashMotion2D.create(Vector2(1, 2), 0.5)), "ClashMotion2D(movement: (1, 2), rotation: 0.5, pivot: (0, 0))")


# One of each class.
func answers() -> Array[RefCounted]:
	var a := ClashCircle2D.create(Vector2.ZERO, 10)
	var b := ClashRectangle2D.create(Rect2(5, -5, 20, 10))
	world.add(a, Transform2D.IDENTITY, 1, 1, 0, 0, 5)
	world.add(b)
	world.update()
	suite.root.add_child(world)
	var character := ClashCharacter2D.new()
	var body := ClashCollider2D.new()
	body.shape = a
	character.add_child(body)
	world.add_child(character)
	character.position = Vector2(0, -50)
	var grid := ClashTileGrid2D.new()
	grid.set_cell(Vector2i(1, 2), ClashTileGrid2D.KIND_FULL, 3)
	var tiles: Array[RefCounted] = [grid.cast_ray(Vector2(0, 40), Vector2(50, 0)), grid.distance(a), grid.contacts(ClashCircle2D.create(Vector2(16, 32), 2))[0]]
	grid.free()
	return tiles + ([
		character.move_and_collide(Vector2(0, 100)),
		world.cast_ray(Vector2(-50, 0), Vector2(100, 1)), world.get_begins()[0],
		a.distance(b), a.contact(b), a.intersections(b)[0], b.cast_ray(Vector2.ZERO, Vector2(50, 0)),
		a.cast(Vector2(1, 0), b), ClashGeometry2D.shape_edge(b, 0, 1), ClashMotion2D.create(Vector2.ONE), ClashReplay2D.new(),
	] as Array[RefCounted])


func each_property(object: RefCounted) -> void:
	var type := object.get_class()
	var text := str(object)
	suite.check("%s: %s" % [type, text], text.begins_with(type + "(") and text.ends_with(")"))
	for property in ClassDB.class_get_property_list(type, true):
		if property.type == TYPE_NIL:
			continue
		suite.check("%s has %s: %s" % [type, property.name, text], text.contains(property.name + ": "))
		var value: Variant = object.get(property.name)
		if value is int or value is bool:
			suite.check("%s has %s %s: %s" % [type, property.name, value, text], text.contains("%s: %s" % [property.name, value]))
		elif value is float:
			var told := text.get_slice(property.name + ": ", 1).get_slice(",", 0).get_slice(")", 0).to_float()
			suite.check("%s: %s is %s" % [type, property.name, value], is_equal_approx(told, value))


# Of many points the first ones are told, and how many there are.
func long_ones() -> void:
	var points := PackedVector2Array()
	points.resize(1000)
	var text := str(ClashPolygon2D.create(points))
	suite.check("1000 points: " + text, text.contains("(0, 0), … 1000 in all], ring_sizes: []") and text.length() < 300)
