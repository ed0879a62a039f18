# What can be asked about any two shapes, as methods of these and of ClashGeometry2D. The answers are
# known from school: 3-4-5, squares, a V.
extends RefCounted

const Shapes = preload("res://shapes.gd")
const Suite = preload("res://suite.gd")
const PAIR_QUESTIONS: Array[StringName] = [
	&"collide", &"relate", &"contains", &"distance", &"contact", &"contacts", &"separation", &"intersections",
]

var suite: Suite


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	both_ways()
	collisions()
	relations()
	distances()
	near_enough()
	contacts()
	solid_sides()
	intersections()
	stretches()
	signed_distances()
	borders()
	rays()
	settings()
	casts()
	turning()
	bounds()
	checks()
	groups()
	mistakes()
	return ""


# What an answer says: its properties, by way of their getters.
func told(answer: Variant) -> Variant:
	if answer is Array:
		return answer.map(told)
	if answer is not RefCounted or answer is Resource:
		return answer
	var properties := {}
	for property in ClassDB.class_get_property_list(answer.get_class(), true):
		if property.type != TYPE_NIL:
			properties[property.name] = suite.ask(answer, "get_" + property.name)
			suite.same("%s.%s by name" % [answer.get_class(), property.name],
					answer.get(property.name), properties[property.name])
	return properties


func geometry(method: StringName, arguments: Array) -> Variant:
	return told(suite.geometry(method, arguments))


# A shape's method answers what the static method does, for every pair of classes.
func both_ways() -> void:
	var shapes := Shapes.new().shapes(suite)
	var motion: ClashMotion2D = suite.static_call(&"ClashMotion2D", &"create", [Vector2(3, 0), 0.1, Vector2.ONE])
	var still := ClashMotion2D.create(Vector2.ZERO)
	suite.same("a motion", [suite.ask(motion, &"get_movement"), suite.ask(motion, &"get_rotation"), suite.ask(motion, &"get_pivot")],
			[Vector2(3, 0), 0.1, Vector2.ONE])
	suite.ask(motion, &"set_movement", [Vector2(2, 0)])
	suite.ask(motion, &"set_rotation", [0.0])
	suite.ask(motion, &"set_pivot", [Vector2.ZERO])
	suite.same("changed", [motion.movement, motion.rotation, motion.pivot], [Vector2(2, 0), 0.0, Vector2.ZERO])
	for a in shapes:
		for b in shapes:
			var what := "%s and %s: " % [a.get_class(), b.get_class()]
			for question in PAIR_QUESTIONS:
				suite.same(what + question, told(suite.ask(a, question, [b])), geometry(question, [a, b]))
			suite.same(what + "cast", told(suite.ask(a, &"cast", [Vector2(2, 0), b, Vector2.ZERO, 0])),
					geometry(&"cast", [a, Vector2(2, 0), b, Vector2.ZERO, 0]))
			suite.same(what + "cast_turning", told(suite.ask(a, &"cast_turning", [motion, b, still, 0.5, 0])),
					geometry(&"cast_turning", [a, motion, b, still, 0.5, 0]))
		var name := a.get_class()
		suite.same(name + ": cast_ray", told(suite.ask(a, &"cast_ray", [Vector2(-50, 0), Vector2(99, 0)])),
				geometry(&"cast_ray", [a, Vector2(-50, 0), Vector2(99, 0)]))
		suite.same(name + ": bounding_rectangle", suite.ask(a, &"bounding_rectangle"), suite.geometry(&"bounding_rectangle", [a]))
		suite.same(name + ": bounding_circle", parts(suite.ask(a, &"bounding_circle")), parts(suite.geometry(&"bounding_circle", [a])))
		suite.same(name + ": oriented_box", parts(suite.ask(a, &"oriented_box")), parts(suite.geometry(&"oriented_box", [a])))
		suite.same(name + ": swept_bounding_rectangle", suite.ask(a, &"swept_bounding_rectangle", [motion]), suite.geometry(&"swept_bounding_rectangle", [a, motion]))
		suite.same(name + ": signed_distance", suite.ask(a, &"signed_distance", [Vector2(1, 2)]), suite.geometry(&"signed_distance", [a, Vector2(1, 2)]))
		suite.same(name + ": clip_segment", suite.ask(a, &"clip_segment", [Vector2(-50, 1), Vector2(50, 2)]), suite.geometry(&"clip_segment", [a, Vector2(-50, 1), Vector2(50, 2)]))
		suite.same(name + ": mass", suite.ask(a, &"mass"), suite.geometry(&"mass", [a]))
		suite.same(name + ": support_point", suite.ask(a, &"support_point", [Vector2(1, 2)]), suite.geometry(&"support_point", [a, Vector2(1, 2)]))
		suite.same(name + ": check", suite.ask(a, &"check"), ClashGeometry2D.STATUS_OK)


# The numbers of a circle or of an oriented rectangle.
func parts(shape: Resource) -> Array:
	return [shape.center, shape.radius] if shape is ClashCircle2D else [shape.center, shape.half_extend, shape.rotation]


func square(origin: Vector2, size: float) -> PackedVector2Array:
	return [origin, origin + Vector2(size, 0), origin + Vector2(size, size), origin + Vector2(0, size)]


func meets(what: String, shape: Resource, point: Vector2, expected: bool) -> void:
	suite.same(what, suite.geometry(&"collide", [shape, ClashPoint2D.create(point)]), expected)


func collisions() -> void:
	var capsule := ClashCapsule2D.create(Vector2(0, -10), Vector2(0, 10), 5)
	meets("the flank of a capsule", capsule, Vector2(5, 7), true)
	meets("the next float", capsule, Vector2(5.0000005, 7), false)
	meets("its round end, 3-4-5", capsule, Vector2(3, 14), true)
	meets("beyond it", capsule, Vector2(3, 14.000001), false)
	var ring := ClashPolygon2D.create_with_rings([square(Vector2.ZERO, 10), square(Vector2(4, 4), 2)] as Array[PackedVector2Array])
	meets("a hole", ring, Vector2(5, 5), false)
	meets("the edge of a hole", ring, Vector2(4, 5), true)
	meets("around a hole", ring, Vector2(3, 5), true)
	ring.radius = 1
	meets("a hole that is filled by the radius", ring, Vector2(5, 5), true)
	var cone := ClashSector2D.create(Vector2.ZERO, 10, 0, deg_to_rad(45))
	meets("a cone of sight", cone, Vector2(7, 7), true)
	meets("beside it", cone, Vector2(7, 7.0000005), false)
	meets("beyond it", cone, Vector2(10.000001, 0), false)
	cone.inner_radius = 5
	meets("too near", cone, Vector2(3, 3), false)
	# Down on the screen is PI / 2.
	meets("below", ClashSector2D.create(Vector2.ZERO, 10, PI / 2, 0.1), Vector2(0, 10), true)
	var corner: PackedVector2Array = [Vector2.ZERO, Vector2(10, 0), Vector2(10, 10)]
	meets("a chain", ClashChain2D.create(corner), Vector2(10, 5), true)
	meets("open", ClashChain2D.create(corner), Vector2(5, 5), false)
	meets("closed", ClashChain2D.create(corner, 0, true), Vector2(5, 5), true)
	meets("not filled", ClashChain2D.create(corner, 0, true), Vector2(9, 1), false)
	meets("thick", ClashChain2D.create(corner, 1, true), Vector2(9, 1), true)
	many_points()


# Shapes that prepare themselves say what is so now.
func many_points() -> void:
	var teeth: PackedVector2Array
	for i in 20:
		teeth.append_array([Vector2(2 * i, 0), Vector2(2 * i + 1, 10)])
	teeth.append_array([Vector2(40, -5), Vector2(0, -5)])
	var comb := ClashPolygon2D.create(teeth)
	meets("the tip of a tooth", comb, Vector2(1, 10), true)
	meets("between two teeth", comb, Vector2(2, 5), false)
	comb.radius = 1
	meets("between two thick teeth", comb, Vector2(2, 5), true)
	comb.points = Transform2D(0, Vector2(100, 0)) * teeth
	meets("where it was", comb, Vector2(1, 10), false)
	meets("where it is now", comb, Vector2(101, 10), true)
	comb.ring_sizes = [40, 1]
	meets("sizes that do not add up", comb, Vector2(101, 10), false)
	var line := ClashChain2D.create(teeth)
	meets("an open end", line, Vector2(0, -2), false)
	line.closed = true
	meets("a closed one", line, Vector2(0, -2), true)
	meets("beside a line", line, Vector2(-1, -2), false)
	line.radius = 1
	meets("beside a thick line", line, Vector2(-1, -2), true)
	line.points = Transform2D(0, Vector2(0, 100)) * teeth
	meets("where the line was", line, Vector2(0, -2), false)


func relations() -> void:
	var room := ClashRectangle2D.create(Rect2(0, 0, 8, 6))
	for row: Array in [
		["beside", Vector2(20, 3), 2.0, ClashGeometry2D.RELATION_DISJOINT, ClashGeometry2D.RELATION_DISJOINT],
		["touches from outside", Vector2(10, 3), 2.0, ClashGeometry2D.RELATION_TOUCHING, ClashGeometry2D.RELATION_TOUCHING],
		["overlaps", Vector2(8, 3), 2.0, ClashGeometry2D.RELATION_OVERLAPPING, ClashGeometry2D.RELATION_OVERLAPPING],
		["inside", Vector2(4, 3), 2.0, ClashGeometry2D.RELATION_A_INSIDE_B, ClashGeometry2D.RELATION_B_INSIDE_A],
		["touches from inside", Vector2(2, 3), 2.0,
			ClashGeometry2D.RELATION_A_INSIDE_B_TOUCHING, ClashGeometry2D.RELATION_B_INSIDE_A_TOUCHING],
		["around", Vector2(4, 3), 9.0, ClashGeometry2D.RELATION_B_INSIDE_A, ClashGeometry2D.RELATION_A_INSIDE_B],
	]:
		var ball := ClashCircle2D.create(row[1], row[2])
		suite.same(row[0], ball.relate(room), row[3])
		suite.same(row[0] + ", swapped", room.relate(ball), row[4])
		suite.same(row[0] + ": contains", room.contains(ball), row[4] in [
			ClashGeometry2D.RELATION_B_INSIDE_A, ClashGeometry2D.RELATION_B_INSIDE_A_TOUCHING])
	var same := ClashPolygon2D.create([Vector2(8, 0), Vector2(0, 0), Vector2(0, 6), Vector2(8, 6)])
	suite.same("the same points", room.relate(same), ClashGeometry2D.RELATION_EQUAL)


func distances() -> void:
	var a := ClashCircle2D.create(Vector2.ZERO, 1)
	var b := ClashCircle2D.create(Vector2(10, 0), 2)
	var places := {"member_a": 0, "edge_a": 0, "along_a": 0.0, "member_b": 0, "edge_b": 0, "along_b": 0.5}
	suite.same("circles", told(a.distance(b)), {
		"distance": 7.0, "point_a": Vector2(1, 0), "point_b": Vector2(8, 0),
	}.merged(places))
	for row: Array in [[7.0, true], [6.9999995, false], [INF, true], [-1.0, false], [NAN, false]]:
		suite.same("within %s" % row[0], [a.within(b, row[0]), ClashGeometry2D.within(b, a, row[0])], [row[1], row[1]])
	for row: Array in [[7.0, 7.0], [6.9999995, -1.0], [-1.0, -1.0], [NAN, -1.0]]:
		for found: ClashDistance2D in [a.distance(b, row[0]), ClashGeometry2D.distance(b, a, row[0])]:
			suite.same("up to %s" % row[0], found.distance if found else -1.0, row[1])
	b.radius = 9
	places.along_b = 0.0
	suite.same("circles that touch", told(a.distance(b)), {
		"distance": 0.0, "point_a": Vector2(1, 0), "point_b": Vector2(1, 0),
	}.merged(places))
	b.radius = NAN
	suite.check("nothing has no distance", a.distance(b) == null and not a.within(b, INF))


# Exactly as far counts; for each pair of classes it agrees with the distance.
func near_enough() -> void:
	var circle := ClashCircle2D.create(Vector2.ZERO, 5)
	var other := ClashCircle2D.create(Vector2(10, 0), 2)
	for row: Array in [[3.0, true], [2.9999998, false], [INF, true], [-1.0, false], [NAN, false], [1e300, true]]:
		suite.same("within %s" % row[0], suite.ask(circle, &"within", [other, row[0]]), row[1])
		suite.same("within %s, static" % row[0], suite.geometry(&"within", [other, circle, row[0]]), row[1])
	var far := Transform2D(0, Vector2(30, 40))
	for a in Shapes.new().shapes(suite):
		for b in Shapes.new().shapes(suite):
			var moved: Resource = b.transformed(far)
			var apart: float = a.distance(moved).distance
			var what := "%s and %s within %f" % [a.get_class(), b.get_class(), apart]
			suite.same(what, suite.ask(a, &"within", [moved, apart * 1.000001]), true)
			suite.same("less: " + what, a.within(moved, apart * 0.999999 - 1e-30), false)


func contacts() -> void:
	var a := ClashCircle2D.create(Vector2.ZERO, 5)
	var b := ClashCircle2D.create(Vector2(8, 0), 5)
	var found: ClashContact2D = a.contact(b)
	suite.same("circles", [found.normal, found.depth, found.points, found.depths],
			[Vector2(1, 0), 2.0, PackedVector2Array([Vector2(4, 0)]), PackedFloat32Array([2])])
	suite.same("the way out", a.separation(b), Vector2(2, 0))
	b.center.x = 20
	suite.same("apart", [a.contact(b) == null, a.separation(b), a.contacts(b).size()], [true, Vector2.ZERO, 0])
	found = a.contact(b, 10)
	suite.same("within 10", [found.normal, found.depth, a.contacts(b, 10).size()], [Vector2(1, 0), -10.0, 1])
	suite.same("within less", [a.contact(b, 9.999999) == null, ClashGeometry2D.contacts(a, b, 9.999999).size()], [true, 0])
	# A crate that is 2 deep in the floor, above it on the screen.
	var floor := ClashRectangle2D.create(Rect2(0, 0, 10, 10))
	var crate := ClashRectangle2D.create(Rect2(2, -8, 4, 10))
	found = floor.contact(crate)
	var points := Array(found.points)
	points.sort()
	suite.same("a crate on the floor", [found.normal, found.depth, points], [Vector2(0, -1), 2.0, [Vector2(2, 1), Vector2(6, 1)]])
	suite.same("features differ", found.features[0] != found.features[1], true)
	suite.same("edges that face each other", [Array(found.edges_a), Array(found.edges_b)], [[0, 0], [2, 2]])
	suite.same("lifted", floor.separation(crate), Vector2(0, -2))
	crate.rect.position += floor.separation(crate)
	suite.same("lies on it", floor.relate(crate), ClashGeometry2D.RELATION_TOUCHING)
	# A ball in a valley is pushed by both slopes.
	var valley := ClashChain2D.create([Vector2(-10, -10), Vector2.ZERO, Vector2(10, -10)])
	var ball := ClashCircle2D.create(Vector2(0, -10), 8)
	var normals: Array = valley.contacts(ball).map(func(contact: ClashContact2D) -> Vector2: return contact.normal)
	suite.check("a ball in a valley: %s" % [normals], normals.size() == 2
			and normals.any(func(n: Vector2) -> bool: return n.is_equal_approx(Vector2(1, -1).normalized()))
			and normals.any(func(n: Vector2) -> bool: return n.is_equal_approx(Vector2(-1, -1).normalized())))


# Ground from the left to the right is solid on its right: what is below its surface is pushed up.
func solid_sides() -> void:
	var ground := ClashChain2D.create([Vector2(0, 0), Vector2(100, 0)], 0, false, ClashGeometry2D.CHAIN_SIDE_RIGHT)
	for y: float in [-1, 0, 1]:
		var ball := ClashCircle2D.create(Vector2(50, y), 2)
		suite.same("ground, ball at %s" % y, ground.contact(ball).normal, Vector2(0, -1))
		suite.same("ground, ball at %s: depth" % y, ground.contact(ball).depth, 2.0 + y)
	suite.same("in front of it and behind it", [-4, 4].map(func(y: float) -> int:
			return ground.contacts(ClashCircle2D.create(Vector2(50, y), 2), 3).size()), [1, 0])
	ground.solid_side = ClashGeometry2D.CHAIN_SIDE_LEFT
	suite.same("a ceiling", ground.contact(ClashCircle2D.create(Vector2(50, -1), 2)).normal, Vector2(0, 1))
	var mirrored: ClashChain2D = ground.transformed(Transform2D(Vector2(1, 0), Vector2(0, -1), Vector2.ZERO))
	suite.same("mirrored, left is right", mirrored.solid_side, ClashGeometry2D.CHAIN_SIDE_RIGHT)
	var turned: ClashChain2D = ground.transformed(Transform2D(PI, Vector2.ZERO))
	suite.same("turned, left stays left", turned.solid_side, ClashGeometry2D.CHAIN_SIDE_LEFT)
	ground.solid_side = ClashGeometry2D.CHAIN_SIDE_NONE
	suite.same("no side", [-1, 1].map(func(y: float) -> Vector2: return ground.contact(ClashCircle2D.create(Vector2(50, y), 2)).normal),
			[Vector2(0, -1), Vector2(0, 1)])


func intersections() -> void:
	var a := ClashSegment2D.create(Vector2.ZERO, Vector2(4, 4))
	suite.same("a cross", told(a.intersections(ClashSegment2D.create(Vector2(0, 4), Vector2(4, 0)))), [{
		"start": Vector2(2, 2), "end": Vector2(2, 2), "member_a": 0, "member_b": 0, "edge_a": 0, "edge_b": 0,
		"start_a": 0.5, "end_a": 0.5, "start_b": 0.5, "end_b": 0.5,
	}])
	a.point2 = Vector2(4, 0)
	suite.same("side by side", told(a.intersections(ClashSegment2D.create(Vector2(1, 0), Vector2(9, 0)))), [{
		"start": Vector2(1, 0), "end": Vector2(4, 0), "member_a": 0, "member_b": 0, "edge_a": 0, "edge_b": 0,
		"start_a": 0.25, "end_a": 1.0, "start_b": 0.0, "end_b": 0.375,
	}])
	# More than the buffer holds at first: a comb of 20 teeth.
	var teeth: PackedVector2Array = []
	for i in 20:
		teeth.append_array([Vector2(2 * i, -1), Vector2(2 * i + 1, 1)])
	var line := ClashLine2D.create(Vector2.ZERO, Vector2(1, 0))
	var places := line.intersections(ClashChain2D.create(teeth)).map(
			func(place: ClashIntersection2D) -> float: return place.start.x)
	suite.same("a comb", places, range(39).map(func(i: int) -> float: return i + 0.5))


func stretches() -> void:
	var posts := ClashGroup2D.create([ClashRectangle2D.create(Rect2(0, 0, 1, 4)), ClashCircle2D.create(Vector2(6, 2), 1)] as Array[Resource])
	var found := posts.clip_segment(Vector2(-3, 2), Vector2(13, 2))
	suite.same("two posts", found, [
		{"entry": 0.1875, "exit": 0.25, "entry_point": Vector2(0, 2), "exit_point": Vector2(1, 2)},
		{"entry": 0.5, "exit": 0.625, "entry_point": Vector2(5, 2), "exit_point": Vector2(7, 2)},
	])
	suite.same("above them", posts.clip_segment(Vector2(-3, -1), Vector2(13, -1)), [])


func signed_distances() -> void:
	var room := ClashRectangle2D.create(Rect2(0, 0, 8, 4))
	suite.same("inside", room.signed_distance(Vector2(7, 2)), {
		"distance": -1.0, "point": Vector2(8, 2), "normal": Vector2(1, 0), "member": 0, "edge": 1, "along": 0.5,
	})
	suite.same("outside", room.signed_distance(Vector2(11, 8))["distance"], 5.0)
	suite.same("on the border", room.signed_distance(Vector2(8, 1))["distance"], 0.0)
	suite.same("of nothing", ClashCircle2D.create(Vector2.ZERO, 1).signed_distance(Vector2(NAN, 0)), {})


func borders() -> void:
	var wall := ClashRectangle2D.create(Rect2(0, 0, 4, 3))
	suite.same("counts", [suite.geometry(&"shape_member_count", [wall]), suite.geometry(&"shape_edge_count", [wall, 0]),
			suite.geometry(&"shape_edge_count", [wall, 1]), suite.geometry(&"shape_vertex_count", [wall, 0])], [1, 4, 0, 4])
	suite.same("an edge", told(suite.geometry(&"shape_edge", [wall, 0, 1])), {
		"start": Vector2(4, 0), "end": Vector2(4, 3), "center": Vector2.ZERO, "radius": 0.0,
	})
	suite.same("no edge", suite.geometry(&"shape_edge", [wall, 0, -1]), null)
	suite.same("a vertex", suite.geometry(&"shape_vertex", [wall, 0, 2]), Vector2(4, 3))
	suite.same("a point", suite.geometry(&"shape_point_at", [wall, 0, 2, 0.25]), Vector2(3, 3))
	suite.same("a place", suite.geometry(&"shape_place_at", [wall, Vector2(3, 3), Vector2(0, 1)]), {"member": 0, "edge": 2, "along": 0.25})
	suite.check("no point", is_nan(suite.geometry(&"shape_point_at", [wall, 3, 0, 0.0]).x))


func rays() -> void:
	var ball := ClashCircle2D.create(Vector2(10, 0), 2)
	suite.same("a ray through a ball", told(ball.cast_ray(Vector2.ZERO, Vector2(16, 0))), {
		"entry": 0.5, "exit": 0.75, "entry_point": Vector2(8, 0), "exit_point": Vector2(12, 0),
		"entry_normal": Vector2(-1, 0), "exit_normal": Vector2(1, 0), "entry_member": 0, "entry_edge": 0,
		"entry_along": 0.5, "exit_member": 0, "exit_edge": 0, "exit_along": 0.0, "starts_inside": false,
	})
	suite.check("too short", ball.cast_ray(Vector2.ZERO, Vector2(7.9999995, 0)) == null)
	var inside: ClashRayHit2D = ball.cast_ray(Vector2(10, 0), Vector2(0, 4))
	suite.same("from inside", [inside.starts_inside, inside.entry, inside.exit, inside.exit_normal], [true, 0.0, 0.5, Vector2(0, 1)])


# What settings say: kept from the wall, not as far, and which side of a ground is solid.
func settings() -> void:
	var ball := ClashCircle2D.create(Vector2.ZERO, 1)
	var wall := ClashRectangle2D.create(Rect2(6, -5, 2, 10))
	suite.same("one is kept", ball.cast(Vector2(8, 0), wall, Vector2.ZERO, 0, 0, 1, 1).fraction, 0.5)
	suite.same("a thick ray", wall.cast_ray(Vector2.ZERO, Vector2(10, 0), 0, 0, 1, 1).entry, 0.5)
	suite.check("not as far", ball.cast(Vector2(8, 0), wall, Vector2.ZERO, 0, 0, 0.25, 1) == null)
	var ground := ClashChain2D.create(PackedVector2Array([Vector2(-9, 4), Vector2(9, 4)]), 0, false, ClashGeometry2D.CHAIN_SIDE_RIGHT)
	suite.same("onto the ground", ball.cast(Vector2(0, 6), ground).fraction, 0.5)
	var under := ClashCircle2D.create(Vector2(0, 8), 1)
	suite.check("out of it", under.cast(Vector2(0, -6), ground) == null)
	suite.same("from below", under.cast(Vector2(0, -6), ground, Vector2.ZERO, 0, ClashGeometry2D.CAST_SIDES_IGNORE).fraction, 0.5)


func casts() -> void:
	var ball := ClashCircle2D.create(Vector2.ZERO, 1)
	var wall := ClashRectangle2D.create(Rect2(6, -5, 2, 10))
	suite.same("a ball flies at a wall", told(ball.cast(Vector2(10, 0), wall)),
			{"fraction": 0.5, "point": Vector2(6, 0), "normal": Vector2(1, 0), "member_a": 0, "edge_a": 0, "along_a": 0.0,
			"member_b": 0, "edge_b": 3, "along_b": 0.5, "starts_in_contact": false})
	suite.same("the wall comes to meet it", ball.cast(Vector2(5, 0), wall, Vector2(-5, 0)).fraction, 0.5)
	suite.check("too short", ball.cast(Vector2(4.9999995, 0), wall) == null)
	ball.center.x = 5
	suite.same("it touches", [ball.cast(Vector2(-3, 0), wall).fraction, ball.cast(Vector2(-3, 0), wall).starts_in_contact], [0.0, true])
	var leaving := [Vector2(-3, 0), wall, Vector2.ZERO, ClashGeometry2D.CAST_APPROACHING]
	suite.same("it leaves", suite.ask(ball, &"cast", leaving), null)
	suite.check("it slides", ball.cast(Vector2(0, 3), wall, Vector2.ZERO, ClashGeometry2D.CAST_APPROACHING) == null)
	suite.same("it goes on", ball.cast(Vector2(3, 0), wall, Vector2.ZERO, ClashGeometry2D.CAST_APPROACHING).fraction, 0.0)


# A sword of length 10 turns by a right angle, clockwise on the screen; at (5, 5) it is half way.
func turning() -> void:
	var sword := ClashSegment2D.create(Vector2.ZERO, Vector2(10, 0))
	var swing := ClashMotion2D.create(Vector2.ZERO, PI / 2)
	var still := ClashMotion2D.create(Vector2.ZERO)
	var hit: ClashCastHit2D = sword.cast_turning(swing, ClashPoint2D.create(Vector2(5, 5)), still, 0.01)
	suite.check("a sword", hit != null and hit.fraction <= 0.5 and hit.fraction > 0.499)
	suite.check("the other side", sword.cast_turning(swing, ClashPoint2D.create(Vector2(5, -5)), still, 0.01) == null)
	suite.check("out of reach", sword.cast_turning(swing, ClashPoint2D.create(Vector2(8, 8)), still, 0.01) == null)
	var flying := ClashMotion2D.create(Vector2(10, 0))
	hit = ClashCircle2D.create(Vector2.ZERO, 1).cast_turning(flying, ClashPoint2D.create(Vector2(6, 0)), still, 0.01)
	suite.check("without turning", hit != null and hit.fraction == 0.5)


func bounds() -> void:
	var diamond := ClashPolygon2D.create([Vector2(0, -1), Vector2(1, 0), Vector2(0, 1), Vector2(-1, 0)])
	suite.same("upright", diamond.bounding_rectangle(), Rect2(-1, -1, 2, 2))
	var around: ClashOrientedRectangle2D = diamond.oriented_box()
	suite.check("turned: %s" % [parts(around)], around.half_extend.is_equal_approx(Vector2(sqrt(0.5), sqrt(0.5)))
			and is_equal_approx(absf(around.rotation), PI / 4) and around.contains(diamond))
	var circle: ClashCircle2D = diamond.bounding_circle()
	suite.same("circle", [circle.center, circle.radius], [Vector2.ZERO, 1.0])
	suite.same("on its way", diamond.swept_bounding_rectangle(ClashMotion2D.create(Vector2(4, 0), TAU)).grow(0.001).encloses(Rect2(-1, -1, 6, 2)), true)
	suite.same("its mass", [diamond.mass()["area"], diamond.mass()["centroid"]], [2.0, Vector2.ZERO])
	suite.check("its second moment", is_equal_approx(diamond.mass()["second_moment"], 2.0 / 3.0))
	# Of the two edges at that corner, the second one is steeper along (2, 1).
	suite.same("farthest", diamond.support_point(Vector2(2, 1)), {"member": 0, "edge": 1, "along": 0.0, "point": Vector2(1, 0)})
	suite.same("nothing farthest", diamond.support_point(Vector2.ZERO), {})
	suite.same("convex hull", suite.geometry(&"convex_hull", [PackedVector2Array(
			[Vector2(2, 2), Vector2(1, 1), Vector2(0, 0), Vector2(1, 0), Vector2(2, 0), Vector2(0, 2), Vector2(NAN, 0)])]),
			square(Vector2.ZERO, 2))


func checks() -> void:
	for row: Array in [
		[ClashCapsule2D.new(), ClashGeometry2D.STATUS_OK],
		[null, ClashGeometry2D.STATUS_NULL_POINTER],
		[CircleShape2D.new(), ClashGeometry2D.STATUS_UNKNOWN_KIND],
		[ClashPoint2D.create(Vector2(NAN, 0)), ClashGeometry2D.STATUS_NOT_FINITE],
		[ClashSector2D.create(Vector2.ZERO, 1, 0, 1, 2), ClashGeometry2D.STATUS_BAD_INNER_RADIUS],
	]:
		suite.same("check of %s" % [row[0]], suite.geometry(&"shape_check", [row[0]]), row[1])
	suite.no_errors("checks")
	var polygon := ClashPolygon2D.create(square(Vector2.ZERO, 1))
	for sizes: PackedInt32Array in [[3], [5], [4, -1], [-1, 5]]:
		polygon.ring_sizes = sizes
		suite.same("rings of %s" % sizes, polygon.check(), ClashGeometry2D.STATUS_BAD_RINGS)
	polygon.ring_sizes = [4]
	suite.same("one ring of 4", polygon.check(), ClashGeometry2D.STATUS_OK)
	suite.same("a message", suite.geometry(&"status_message", [ClashGeometry2D.STATUS_OK]), "nothing is wrong")
	for number: int in [-1, 99, 1 << 32]:
		suite.same("status %d" % number, suite.geometry(&"status_message", [number]), "an unknown status")


func groups() -> void:
	var circle := ClashCircle2D.create(Vector2.ZERO, 1)
	var group: ClashGroup2D = suite.static_call(&"ClashGroup2D", &"create", [[circle, ClashPoint2D.create(Vector2(9, 9)), null] as Array[Resource]])
	suite.one_error("a member that is null", "Parameter \"shapes\" has null at index 2.")
	var changes := [0]
	group.changed.connect(func() -> void: changes[0] += 1)
	meets("a member", group, Vector2(0, 1), true)
	meets("the other one", group, Vector2(9, 9), true)
	meets("between them", group, Vector2(5, 5), false)
	circle.radius = 6
	suite.same("a member's change is the group's", changes[0], 1)
	meets("the member has grown", group, Vector2(0, 6), true)
	suite.same("which member", group.contact(ClashPoint2D.create(Vector2(9, 9))).member_a, 1)
	group.shapes = [circle, circle]
	suite.same("twice the same", circle.changed.get_connections().size(), 1)
	group.shapes = [null, null]
	suite.same("nobody listens any more", circle.changed.get_connections().size(), 0)
	meets("a group of nothing", group, Vector2.ZERO, false)
	var members: Array[Resource] = [circle]
	group.shapes = members
	members.append(ClashPoint2D.create(Vector2(9, 9)))
	group.shapes.append(members[1])
	suite.same("an array of one's own", group.shapes.size(), 1)
	meets("a member that is none", group, Vector2(9, 9), false)
	for wrong: Resource in [group, ClashGroup2D.new()]:
		group.shapes = [wrong]
		suite.one_error("a group in a group", "Parameter \"shapes\": a ClashGroup2D can't be a member")
	group.shapes = [circle, RectangleShape2D.new()]
	suite.one_error("no shape in a group", "Parameter \"shapes\" is a RectangleShape2D, but must be one of ClashCapsule2D,")
	suite.same("the old ones stay", group.shapes, [circle] as Array[Resource])
	group = ClashGroup2D.create([circle, group, RectangleShape2D.new(), null])
	suite.same("left out", group.shapes, [circle] as Array[Resource])
	suite.same("all are reported", suite.errors.texts.size(), 3)
	suite.errors.texts.clear()


func mistakes() -> void:
	var circle := ClashCircle2D.new()
	var motion := ClashMotion2D.new()
	for question in PAIR_QUESTIONS:
		for arguments: Array in [[null, circle], [circle, null]]:
			suite.geometry(question, arguments)
			suite.one_error("%s%s" % [question, arguments], "Parameter \"%s\" is null." % ("b" if arguments[0] else "a"))
		suite.geometry(question, [circle, CircleShape2D.new()])
		suite.one_error("%s of a shape of Godot's" % question, "Parameter \"b\" is a CircleShape2D, but must be one of ClashCapsule2D,")
	suite.same("cast_ray", suite.geometry(&"cast_ray", [null, Vector2.ZERO, Vector2.ONE]), null)
	suite.one_error("cast_ray", "Parameter \"shape\" is null.")
	suite.same("clip_segment", suite.geometry(&"clip_segment", [null, Vector2.ZERO, Vector2.ONE]), [])
	suite.one_error("clip_segment", "Parameter \"shape\" is null.")
	for method: StringName in [&"bounding_rectangle", &"bounding_circle", &"oriented_box", &"support_point", &"signed_distance", &"mass"]:
		suite.geometry(method, [null, Vector2.ONE] if method in [&"support_point", &"signed_distance"] else [null])
		suite.one_error(method, "Parameter \"shape\" is null.")
	suite.check("mode 2", circle.cast(Vector2.ONE, circle, Vector2.ZERO, 2) == null)
	suite.one_error("mode 2", "Parameter \"mode\" must be CAST_ALL or CAST_APPROACHING of ClashGeometry2D.")
	suite.check("no motion", circle.cast_turning(motion, circle, null, 0.1) == null)
	suite.one_error("no motion", "Parameter \"motion_b\" is null.")
	var chain := ClashChain2D.new()
	chain.solid_side = 3
	suite.one_error("side 3", "Parameter \"solid_side\" must be CHAIN_SIDE_NONE,")
	suite.same("the old side stays", chain.solid_side, ClashGeometry2D.CHAIN_SIDE_NONE)
