# Radians in, exact degrees behind: what deg_to_rad() makes of degrees is these degrees.
extends RefCounted

const Suite = preload("res://suite.gd")


func run(suite: Suite, _cases: String, _header: String) -> String:
	right_angles(suite)
	touches(suite)
	single_precision(suite)
	return ""


func right_angles(suite: Suite) -> void:
	var v := Vector2(3, 4)
	for turns in range(-8, 9):
		var turned := v
		for _unused in posmod(turns, 4):
			turned = suite.geometry(&"rotate_vector_90", [turned])
		suite.same("%d right angles" % turns, suite.geometry(&"rotate_vector", [v, turns * PI / 2]), turned)
		suite.same("%d right angles by degrees" % turns,
				suite.geometry(&"rotate_vector", [v, deg_to_rad(90.0 * turns)]), turned)
	suite.same("a right angle", suite.geometry(&"enclosed_angle", [Vector2(8, 2), Vector2(-2, 8)]), PI / 2)
	suite.same("opposite", suite.geometry(&"enclosed_angle", [Vector2(1, 3), Vector2(-3, -9)]), PI)
	# Clockwise on the screen, as Vector2.rotated() turns.
	suite.same("like rotated()", suite.geometry(&"rotate_vector", [Vector2.RIGHT, PI / 2]), Vector2.DOWN)


# Multiples of 15 degrees come back as these; at right angles a point on the flank touches, the next
# one doesn't; a square turned by 45 degrees reaches to sqrt(2), which lies between two numbers.
func touches(suite: Suite) -> void:
	for degrees in range(-720, 721, 15):
		var there := ClashOrientedRectangle2D.create(Vector2.ZERO, Vector2.ONE, deg_to_rad(degrees))
		var back: ClashOrientedRectangle2D = there.transformed(Transform2D.IDENTITY)
		suite.same("%d degrees and back" % degrees, back.rotation, deg_to_rad(degrees))
		var bar := [Vector2.ZERO, Vector2(4, 1), deg_to_rad(degrees)]
		if degrees % 90 == 0:
			var flank := Vector2(0, 1).rotated(deg_to_rad(degrees)).snappedf(1)
			suite.check("%d: touches" % degrees, suite.geometry(&"oriented_rectangle_point_collide", bar + [flank]))
			suite.check("%d: the next one doesn't" % degrees,
					not suite.geometry(&"oriented_rectangle_point_collide", bar + [flank * 1.0000002]))
	# 1.41421354 < sqrt(2) < 1.41421366.
	var square := [Vector2.ZERO, Vector2.ONE, deg_to_rad(45)]
	suite.check("45 degrees: the number below sqrt(2) is inside",
			suite.geometry(&"oriented_rectangle_point_collide", square + [Vector2(1.4142135, 0)]))
	suite.check("45 degrees: the number above is not",
			not suite.geometry(&"oriented_rectangle_point_collide", square + [Vector2(1.4142137, 0)]))


# Node2D.rotation and Vector2.angle() have 32 bits: whole degrees survive that too.
func single_precision(suite: Suite) -> void:
	var node := Node2D.new()
	for degrees in range(-360, 361):
		node.rotation_degrees = degrees
		var expected: Vector2 = suite.geometry(&"rotate_vector", [Vector2(5, 7), deg_to_rad(degrees)])
		suite.same("Node2D.rotation of %d degrees" % degrees,
				suite.geometry(&"rotate_vector", [Vector2(5, 7), node.rotation]), expected)
	node.free()
	for degrees: float in [0.1, 0.25, 33.3, 1e-6, -179.99998]:
		var expected: Vector2 = suite.geometry(&"rotate_vector", [Vector2(5, 7), deg_to_rad(degrees)])
		var single: Vector2 = suite.geometry(&"rotate_vector", [Vector2(5, 7), PackedFloat32Array([deg_to_rad(degrees)])[0]])
		suite.check("%f degrees in 32 bits are near" % degrees, single.is_equal_approx(expected))
