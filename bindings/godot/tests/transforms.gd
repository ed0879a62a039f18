# Shapes under a Transform2D: which class comes out, with which numbers.
extends RefCounted

const Suite = preload("res://suite.gd")

var suite: Suite


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	rectangles()
	oriented()
	others()
	vertices()
	sectors()
	impossible()
	poses()
	return ""


func transformed(shape: Resource, transform: Transform2D) -> Resource:
	return suite.ask(shape, &"transformed", [transform])


func rectangles() -> void:
	var shape := ClashRectangle2D.create(Rect2(1, 2, 3, 4))
	suite.same("moved", transformed(shape, Transform2D(0, Vector2(10, 20))).rect, Rect2(11, 22, 3, 4))
	suite.same("scaled", transformed(shape, Transform2D(0, Vector2(2, 3), 0, Vector2.ZERO)).rect, Rect2(2, 6, 6, 12))
	suite.same("mirrored", transformed(shape, Transform2D(Vector2(-1, 0), Vector2(0, 1), Vector2.ZERO)).rect, Rect2(-4, 2, 3, 4))
	var same := transformed(shape, Transform2D.IDENTITY)
	suite.check("a new resource", same is ClashRectangle2D and same != shape)
	# Whole degrees stay whole, and lengths what they are, though Transform2D has 32 bits only.
	for degrees in range(-180, 181):
		var turned := transformed(shape, Transform2D(deg_to_rad(degrees), Vector2(5, 5)))
		if degrees == 0:
			continue
		suite.check("turned by %d: class" % degrees, turned is ClashOrientedRectangle2D)
		suite.same("turned by %d: half_extend" % degrees, turned.half_extend, Vector2(1.5, 2))
		suite.same("turned by %d: rotation" % degrees, wrapped(turned.rotation), wrapped(deg_to_rad(degrees)))
	# Turned by 90 degrees the center (2.5, 4) is at (-4, 2.5).
	var quarter := transformed(shape, Transform2D(PI / 2, Vector2.ZERO))
	suite.check("turned center", quarter.center.is_equal_approx(Vector2(-4, 2.5)))


# What Transform2D itself makes of the same; right angles exactly.
func poses() -> void:
	var ship := Transform2D(PI / 2, Vector2(10, 5))
	var gun := Transform2D(-PI / 4, Vector2(2, 0))
	var both: Transform2D = suite.geometry(&"pose_compose", [ship, gun])
	suite.check("a gun on a ship", both.is_equal_approx(ship * gun) and both.origin == Vector2(10, 7))
	var back: Transform2D = suite.geometry(&"pose_inverse", [ship])
	suite.check("back", back.is_equal_approx(ship.inverse()) and back.origin == Vector2(-5, 10))
	suite.same("out of the ship", suite.geometry(&"pose_transform_point", [ship, gun.origin]), Vector2(10, 7))
	suite.same("into it", suite.geometry(&"pose_inverse_transform_point", [ship, Vector2(10, 7)]), gun.origin)
	suite.same("turned", suite.geometry(&"pose_transform_direction", [ship, Vector2(1, 2)]), Vector2(-2, 1))
	suite.same("turned back", suite.geometry(&"pose_inverse_transform_direction", [ship, Vector2(-2, 1)]), Vector2(1, 2))
	var scaled := Transform2D(PI / 2, Vector2(3, 3), 0, Vector2(10, 5))
	suite.same("without a scale", suite.geometry(&"pose_transform_point", [scaled, gun.origin]), Vector2(10, 7))
	var door := ClashMotion2D.create(Vector2.ZERO, PI, Vector2(4, 0))
	var open: Transform2D = suite.geometry(&"motion_pose_at", [door, 0.5])
	suite.same("a door", open, Transform2D(Vector2(0, 1), Vector2(-1, 0), Vector2(4, -4)))
	suite.same("shut", suite.geometry(&"motion_pose_at", [door, 0.0]), Transform2D.IDENTITY)


# -180 degrees and 180 are the same.
func wrapped(radians: float) -> float:
	return PI if is_equal_approx(radians, -PI) else radians


func oriented() -> void:
	var shape := ClashOrientedRectangle2D.create(Vector2(1, 2), Vector2(3, 4), deg_to_rad(30.5))
	var same := transformed(shape, Transform2D(0, Vector2(1, 1)))
	suite.same("moved", [same.center, same.half_extend, same.rotation], [Vector2(2, 3), Vector2(3, 4), deg_to_rad(30.5)])
	var turned := transformed(shape, Transform2D(deg_to_rad(45), Vector2(2, 2), 0, Vector2.ZERO))
	suite.same("turned and scaled", [turned.half_extend, turned.rotation], [Vector2(6, 8), deg_to_rad(75.5)])
	var mirrored := transformed(shape, Transform2D(Vector2(-1, 0), Vector2(0, 1), Vector2.ZERO))
	var other_way := ClashOrientedRectangle2D.create(Vector2(-1, 2), Vector2(3, 4), deg_to_rad(-30.5))
	suite.check("mirrored: the same set", mirrored.collide(other_way))
	suite.check("mirrored: rotation", is_equal_approx(fposmod(mirrored.rotation, PI), fposmod(-deg_to_rad(30.5), PI)))
	suite.same("mirrored: half_extend", mirrored.half_extend, Vector2(3, 4))
	var upright := ClashOrientedRectangle2D.create(Vector2.ZERO, Vector2(3, 4), PI / 2)
	var stretched := transformed(upright, Transform2D(0, Vector2(2, 5), 0, Vector2.ZERO))
	suite.same("stretched along its own axes", [stretched.half_extend, stretched.rotation], [Vector2(15, 8), PI / 2])
	var flat := transformed(upright, Transform2D(0, Vector2(2, 0), 0, Vector2.ZERO))
	suite.same("flattened", [flat.half_extend, flat.rotation], [Vector2(0, 8), PI / 2])


func others() -> void:
	var quarter := Transform2D(Vector2(0, 1), Vector2(-1, 0), Vector2(10, 0))
	var circle := transformed(ClashCircle2D.create(Vector2(2, 0), 3), quarter)
	suite.same("circle", [circle.center, circle.radius], [Vector2(10, 2), 3.0])
	circle = transformed(ClashCircle2D.create(Vector2(2, 0), 3), Transform2D(1.0, Vector2(2, 2), 0, Vector2.ZERO))
	suite.same("scaled circle", circle.radius, 6.0)
	circle = transformed(ClashCircle2D.create(Vector2(2, 0), 3), Transform2D(0, Vector2(-2, 2), 0, Vector2.ZERO))
	suite.same("mirrored circle", [circle.center, circle.radius], [Vector2(-4, 0), 6.0])
	var line := transformed(ClashLine2D.create(Vector2(2, 0), Vector2(1, 1)), quarter)
	suite.same("line", [line.base, line.direction], [Vector2(10, 2), Vector2(-1, 1)])
	var point := transformed(ClashPoint2D.create(Vector2(2, 1)), quarter)
	suite.same("point", point.position, Vector2(9, 2))
	var skewed := Transform2D(Vector2(1, 0), Vector2(1, 1), Vector2.ZERO)
	var segment := transformed(ClashSegment2D.create(Vector2(0, 1), Vector2(2, 2)), skewed)
	suite.same("segment, skewed", [segment.point1, segment.point2], [Vector2(1, 1), Vector2(4, 2)])


func vertices() -> void:
	var quarter := Transform2D(Vector2(0, 1), Vector2(-1, 0), Vector2(10, 0))
	var skewed := Transform2D(Vector2(1, 0), Vector2(1, 1), Vector2.ZERO)
	var capsule := transformed(ClashCapsule2D.create(Vector2(2, 0), Vector2(3, 1), 1), quarter)
	suite.same("capsule", [capsule.point1, capsule.point2, capsule.radius], [Vector2(10, 2), Vector2(9, 3), 1.0])
	var points: PackedVector2Array = [Vector2(0, 1), Vector2(2, 2), Vector2(4, 0)]
	var polygon := ClashPolygon2D.create(points)
	polygon.ring_sizes = [2, 1]
	var placed := transformed(polygon, skewed)
	suite.same("polygon, skewed", [placed.points, placed.ring_sizes],
			[PackedVector2Array([Vector2(1, 1), Vector2(4, 2), Vector2(4, 0)]), PackedInt32Array([2, 1])])
	polygon.radius = 2
	suite.same("round polygon", transformed(polygon, Transform2D(0, Vector2(2, 2), 0, Vector2.ZERO)).radius, 4.0)
	suite.same("round polygon, skewed", transformed(polygon, skewed), null)
	suite.one_error("round polygon, skewed", "ClashPolygon2D can't be skewed or scaled that way")
	var chain := transformed(ClashChain2D.create(points, 0, true, ClashGeometry2D.CHAIN_SIDE_LEFT), skewed)
	suite.same("chain, skewed", [chain.points, chain.closed, chain.solid_side],
			[PackedVector2Array([Vector2(1, 1), Vector2(4, 2), Vector2(4, 0)]), true, ClashGeometry2D.CHAIN_SIDE_LEFT])
	var group := transformed(ClashGroup2D.create([ClashPoint2D.create(Vector2(2, 1)), ClashRectangle2D.create(Rect2(0, 0, 2, 2))]), quarter)
	suite.same("group", [group.shapes[0].position, group.shapes[1].center], [Vector2(9, 2), Vector2(9, 1)])


func sectors() -> void:
	var sector := ClashSector2D.create(Vector2(2, 0), 4, deg_to_rad(30), deg_to_rad(20), 1)
	var turned := transformed(sector, Transform2D(deg_to_rad(45), Vector2(2, 2), 0, Vector2.ZERO))
	suite.same("turned and scaled", [turned.radius, turned.inner_radius, turned.direction, turned.half_angle],
			[8.0, 2.0, deg_to_rad(75), deg_to_rad(20)])
	var mirrored := transformed(sector, Transform2D(Vector2(-1, 0), Vector2(0, 1), Vector2.ZERO))
	suite.same("mirrored", [mirrored.center, mirrored.direction, mirrored.half_angle],
			[Vector2(-2, 0), deg_to_rad(150), deg_to_rad(20)])


func impossible() -> void:
	var skewed := Transform2D(Vector2(1, 0), Vector2(1, 1), Vector2.ZERO)
	var stretched := Transform2D(0, Vector2(1, 2), 0, Vector2.ZERO)
	for shape: Resource in [
		ClashCircle2D.new(), ClashRectangle2D.new(), ClashOrientedRectangle2D.new(), ClashCapsule2D.new(),
		ClashSector2D.new(), ClashGroup2D.create([ClashPoint2D.new(), ClashCircle2D.new()]),
	]:
		suite.same(shape.get_class() + ", skewed", transformed(shape, skewed), null)
		suite.one_error(shape.get_class() + ", skewed", shape.get_class() + " can't be skewed or scaled that way")
	suite.same("stretched circle", transformed(ClashCircle2D.new(), stretched), null)
	suite.one_error("stretched circle", "ClashCircle2D can't be skewed or scaled that way")
	var turned := ClashOrientedRectangle2D.create(Vector2.ZERO, Vector2.ONE, PI / 6)
	suite.same("stretched turned rectangle", transformed(turned, stretched), null)
	suite.one_error("stretched turned rectangle", "ClashOrientedRectangle2D can't be skewed or scaled that way")
