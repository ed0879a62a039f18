# Shapes from what programs hold, polygons measured, and the shapes of Godot's own physics.
extends RefCounted

const Suite = preload("res://suite.gd")

var suite: Suite


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	rectangles()
	polygons()
	placed()
	measures()
	winding()
	pieces()
	physics()
	return ""


func rectangles() -> void:
	suite.same("from edges", suite.geometry(&"rectangle_from_edges", [1.0, 2.0, 4.0, 8.0]), Rect2(1, 2, 3, 6))
	suite.same("from edges, swapped", suite.geometry(&"rectangle_from_edges", [4.0, 8.0, 1.0, 2.0]), Rect2(1, 2, 3, 6))
	suite.same("from center", suite.geometry(&"rectangle_from_center", [Vector2(5, 5), Vector2(4, 2)]), Rect2(3, 4, 4, 2))
	var oriented: ClashOrientedRectangle2D = suite.geometry(
			&"oriented_rectangle_from_center", [Vector2(5, 5), Vector2(4, 2), deg_to_rad(30)])
	suite.same("turned, from center", [oriented.center, oriented.half_extend, oriented.rotation],
			[Vector2(5, 5), Vector2(2, 1), deg_to_rad(30)])
	# A quarter turn clockwise around its corner: the width of 4 goes down, the height of 2 to the left.
	oriented = suite.geometry(&"oriented_rectangle_from_pivot", [Rect2(10, 10, 4, 2), Vector2.ZERO, PI / 2])
	suite.same("turned, from pivot", [oriented.center, oriented.half_extend, oriented.rotation],
			[Vector2(9, 12), Vector2(2, 1), PI / 2])
	var line: ClashLine2D = suite.geometry(&"line_through_points", [Vector2(1, 1), Vector2(3, 5)])
	suite.same("line", [line.base, line.direction], [Vector2(1, 1), Vector2(2, 4)])


func polygons() -> void:
	var polygon: ClashPolygon2D = suite.geometry(&"regular_polygon", [Vector2.ZERO, 2.0, 0.0, 4])
	suite.same("a square on its corner", polygon.points,
			PackedVector2Array([Vector2(2, 0), Vector2(0, 2), Vector2(-2, 0), Vector2(0, -2)]))
	polygon = suite.geometry(&"regular_polygon", [Vector2.ONE, 2.0, PI / 2, 3])
	suite.same("the first corner is below", polygon.points[0], Vector2(1, 3))
	for count: int in [-1, 1 << 40]:
		suite.same("%d corners" % count, suite.geometry(&"regular_polygon", [Vector2.ZERO, 1.0, 0.0, count]), null)
		suite.one_error("%d corners" % count, "Parameter \"count\" must be from 0 to")
	polygon = suite.geometry(&"rounded_rectangle", [Rect2(0, 0, 10, 6), 2.0])
	suite.same("rounded corners", [polygon.points, polygon.radius],
			[PackedVector2Array([Vector2(2, 2), Vector2(8, 2), Vector2(8, 4), Vector2(2, 4)]), 2.0])


func placed() -> void:
	suite.same("points", suite.geometry(&"place_vertices", [PackedVector2Array([Vector2(1, 0), Vector2(0, 2)]), Vector2(10, 10), PI / 2]),
			PackedVector2Array([Vector2(10, 11), Vector2(8, 10)]))
	var box: Resource = suite.geometry(&"shape_at_pose", [ClashRectangle2D.create(Rect2(0, 0, 4, 2)), Transform2D(PI / 2, Vector2(10, 10))])
	suite.same("rectangle", [box.center, box.half_extend, box.rotation], [Vector2(9, 12), Vector2(2, 1), PI / 2])
	var chain: Resource = suite.geometry(&"shape_at_pose", [
		ClashChain2D.create([Vector2(1, 0), Vector2(0, 2)], 0.5, true, ClashGeometry2D.CHAIN_SIDE_LEFT), Transform2D(PI / 2, Vector2(10, 10))])
	suite.same("chain", [chain.points, chain.radius, chain.closed, chain.solid_side],
			[PackedVector2Array([Vector2(10, 11), Vector2(8, 10)]), 0.5, true, ClashGeometry2D.CHAIN_SIDE_LEFT])
	var group: Resource = suite.geometry(&"shape_at_pose", [ClashGroup2D.create([ClashPoint2D.create(Vector2(1, 0))]), Transform2D(PI / 2, Vector2(10, 10))])
	suite.same("group", group.shapes[0].position, Vector2(10, 11))
	suite.same("invalid", suite.geometry(&"shape_at_pose", [ClashPoint2D.create(Vector2(NAN, 0)), Transform2D.IDENTITY]), null)
	suite.one_error("invalid", "a number is NaN or infinite")
	suite.same("null", suite.geometry(&"shape_at_pose", [null, Transform2D.IDENTITY]), null)
	suite.one_error("null", "Parameter \"shape\" is null.")


func square(origin: Vector2, size: float) -> PackedVector2Array:
	return [origin, origin + Vector2(size, 0), origin + Vector2(size, size), origin + Vector2(0, size)]


const CORNER: PackedVector2Array = [
	Vector2(0, 0), Vector2(2, 0), Vector2(2, 1), Vector2(1, 1), Vector2(1, 2), Vector2(0, 2),
]


# What a polygon's methods and the static ones say, which is the same.
func measured(what: String, polygon: ClashPolygon2D, expected: Array) -> void:
	suite.same(what, [suite.ask(polygon, &"area"), suite.ask(polygon, &"centroid"),
			suite.ask(polygon, &"is_convex"), suite.ask(polygon, &"is_simple")], expected)
	suite.same(what + ", static", [&"polygon_area", &"polygon_centroid", &"polygon_is_convex", &"polygon_is_simple"].map(
			func(method: StringName) -> Variant: return suite.geometry(method, [polygon])), expected)


func measures() -> void:
	measured("square", ClashPolygon2D.create(square(Vector2(1, 1), 2)), [4.0, Vector2(2, 2), true, true])
	measured("triangle", ClashPolygon2D.create([Vector2.ZERO, Vector2(6, 0), Vector2(0, 3)]), [9.0, Vector2(2, 1), true, true])
	var rings: Array[PackedVector2Array] = [square(Vector2.ZERO, 10), square(Vector2(4, 4), 2)]
	var ring: ClashPolygon2D = suite.static_call(&"ClashPolygon2D", &"create_with_rings", [rings, 0.0])
	suite.same("two rings", [ring.points.size(), ring.ring_sizes], [8, PackedInt32Array([4, 4])])
	measured("ring", ring, [96.0, Vector2(5, 5), false, true])
	measured("corner", ClashPolygon2D.create(CORNER), [3.0, Vector2(5, 5) / 6.0, false, true])
	var nothing := ClashPolygon2D.create([Vector2(NAN, 0)])
	suite.check("invalid", is_nan(nothing.area()) and is_nan(nothing.centroid().x))
	suite.check("null", is_nan(suite.geometry(&"polygon_area", [null])))
	suite.one_error("null", "Parameter \"polygon\" is null.")


# Right, down, left on the screen is clockwise.
func winding() -> void:
	var ring := square(Vector2(3, 3), 1)
	suite.same("clockwise", suite.geometry(&"winding", [ring]), ClashGeometry2D.WINDING_CLOCKWISE)
	ring.reverse()
	suite.same("counterclockwise", suite.geometry(&"winding", [ring]), ClashGeometry2D.WINDING_COUNTERCLOCKWISE)
	suite.same("an eight", suite.geometry(&"winding", [PackedVector2Array([Vector2.ZERO, Vector2.ONE, Vector2.RIGHT, Vector2.DOWN])]),
			ClashGeometry2D.WINDING_NONE)


func pieces() -> void:
	var corner := ClashPolygon2D.create(CORNER)
	var found: Array[PackedVector2Array] = suite.ask(corner, &"convex_pieces")
	suite.same("static", suite.geometry(&"convex_pieces", [corner]), found)
	suite.same("pieces of a corner", found.size(), 2)
	var area := 0.0
	for piece in found:
		var polygon := ClashPolygon2D.create(piece)
		area += polygon.area()
		suite.check("%s is convex" % piece, polygon.is_convex() and corner.contains(polygon))
		suite.same("%s is clockwise" % piece, suite.geometry(&"winding", [piece]), ClashGeometry2D.WINDING_CLOCKWISE)
	suite.same("area of all pieces", area, 3.0)
	var triangles: PackedVector2Array = suite.ask(corner, &"triangles")
	suite.same("static", suite.geometry(&"triangles", [corner]), triangles)
	suite.same("triangles of a corner", triangles.size(), 12)
	area = 0.0
	for i in range(0, triangles.size(), 3):
		area += ClashPolygon2D.create(triangles.slice(i, i + 3)).area()
	suite.same("area of all triangles", area, 3.0)
	var eight := ClashPolygon2D.create([Vector2.ZERO, Vector2.ONE, Vector2.RIGHT, Vector2.DOWN])
	suite.same("pieces of an eight", eight.convex_pieces().size(), 0)
	suite.one_error("pieces of an eight", "must be simple")


func physics() -> void:
	var shift := Transform2D(0, Vector2(10, 20))
	var circle := CircleShape2D.new()
	circle.radius = 3
	var box := RectangleShape2D.new()
	box.size = Vector2(4, 2)
	var capsule := CapsuleShape2D.new()
	capsule.radius = 2
	capsule.height = 10
	var segment := SegmentShape2D.new()
	segment.a = Vector2(1, 2)
	segment.b = Vector2(3, 4)
	var ray := SeparationRayShape2D.new()
	ray.length = 7
	var convex := ConvexPolygonShape2D.new()
	convex.points = square(Vector2.ZERO, 2)
	var concave := ConcavePolygonShape2D.new()
	concave.segments = [Vector2.ZERO, Vector2(2, 0), Vector2(5, 5), Vector2(6, 6)]
	for row: Array in [
		[circle, ClashCircle2D.create(Vector2(10, 20), 3)],
		[box, ClashRectangle2D.create(Rect2(8, 19, 4, 2))],
		[capsule, ClashCapsule2D.create(Vector2(10, 17), Vector2(10, 23), 2)],
		[segment, ClashSegment2D.create(Vector2(11, 22), Vector2(13, 24))],
		[ray, ClashSegment2D.create(Vector2(10, 20), Vector2(10, 27))],
		[convex, ClashPolygon2D.create(square(Vector2(10, 20), 2))],
		[concave, ClashGroup2D.create([ClashSegment2D.create(Vector2(10, 20), Vector2(12, 20)), ClashSegment2D.create(Vector2(15, 25), Vector2(16, 26))])],
	]:
		var got: Resource = suite.geometry(&"from_physics", [row[0], shift])
		suite.same(row[0].get_class(), got.get_class(), row[1].get_class())
		suite.same(row[0].get_class() + ": the same points", got.relate(row[1]), ClashGeometry2D.RELATION_EQUAL)
	suite.same("where it is", ClashGeometry2D.from_physics(circle).center, Vector2.ZERO)
	suite.same("half a plane", suite.geometry(&"from_physics", [WorldBoundaryShape2D.new(), shift]), null)
	suite.one_error("half a plane", "WorldBoundaryShape2D has no counterpart")
	suite.same("an ellipse", suite.geometry(&"from_physics", [circle, Transform2D(0, Vector2(1, 2), 0, Vector2.ZERO)]), null)
	suite.one_error("an ellipse", "CircleShape2D can't be skewed or scaled that way")
	suite.same("null", suite.geometry(&"from_physics", [null, shift]), null)
	suite.one_error("null", "Parameter \"shape\" is null.")
