# Wrong arguments: an error as Godot reports its own, a plain answer, and never the end of the game.
extends RefCounted

const Suite = preload("res://suite.gd")

var suite: Suite


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	null_shapes()
	wrong_classes()
	wrong_types()
	negative_sizes()
	created_negative()
	empty_sets()
	different_sizes()
	return ""


func null_shapes() -> void:
	for type: StringName in preload("res://shapes.gd").CLASSES:
		var shape: Resource = ClassDB.instantiate(type)
		suite.same(type + " and null", suite.ask(shape, &"collide", [null]), false)
		suite.one_error(type + " and null", "Parameter \"other\" is null.")
	var node := ClashCollider2D.new()
	suite.same("collides_with(null)", node.collides_with(null), false)
	suite.one_error("collides_with(null)", "Parameter \"other\" is null.")
	suite.same("collider without a shape", node.collides_with(node), false)
	suite.check("collider without a shape: says so", suite.errors.texts.size() > 0
			and suite.errors.texts[0].contains("Parameter \"shape\" is null."))
	suite.errors.texts.clear()
	suite.check("get_global_shape without a shape", node.get_global_shape() == null)
	suite.one_error("get_global_shape without a shape", "Parameter \"shape\" is null.")
	node.shape = ClashCircle2D.new()
	node.scale = Vector2(1, 2)
	suite.check("ellipse", node.get_global_shape() == null)
	suite.one_error("ellipse", "ClashCircle2D can't be skewed or scaled that way")
	node.free()


func wrong_classes() -> void:
	var circle := ClashCircle2D.new()
	var other: Resource = CircleShape2D.new()
	suite.same("a shape of Godot's physics", circle.callv(&"collide", [other]), false)
	suite.one_error("a shape of Godot's physics", "Parameter \"other\" is a CircleShape2D, but must be one of ClashCapsule2D,")
	suite.same("the same, typed", circle.collide(other), false)
	suite.one_error("the same, typed", "Parameter \"other\" is a CircleShape2D,")
	suite.check("no resource", not circle.callv(&"collide", [Node]))
	suite.check("no resource: says so", suite.errors.texts.size() > 0)
	suite.errors.texts.clear()
	var node := ClashCollider2D.new()
	node.shape = circle
	node.shape = other
	suite.same("the old shape stays", node.shape, circle)
	suite.one_error("a shape of Godot's physics in a collider", "Parameter \"shape\" is a CircleShape2D,")
	node.free()


func wrong_types() -> void:
	for arguments: Array in [
		["wrong", 1.0, Vector2.ZERO, 1.0],
		[Vector2.ZERO, 1.0, Vector2.ZERO],
		[Vector2.ZERO, 1.0, Vector2.ZERO, 1.0, 2.0],
		[null, 1.0, Vector2.ZERO, 1.0],
	]:
		var answer: Variant = suite.geometry(&"circles_collide", arguments)
		suite.check("circles_collide%s: no answer" % [arguments], answer == null or answer == false)
		suite.check("circles_collide%s: says so" % [arguments], suite.errors.texts.size() > 0)
		suite.errors.texts.clear()
	suite.same("an int for a float is right", suite.geometry(&"circles_collide", [Vector2.ZERO, 2, Vector2(3, 4), 3]), true)
	suite.same("a Vector2i for a Vector2", suite.geometry(&"vector_length", [Vector2(Vector2i(3, 4))]), 5.0)
	suite.check("no instance", not ClassDB.can_instantiate("ClashGeometry2D"))
	var untyped: Variant = suite.geometry(&"rectangles_rectangle_hull", [[Rect2(1, 1, 1, 1)]])
	suite.check("an array of anything: its rectangles or an error", untyped == Rect2(1, 1, 1, 1) or suite.errors.texts.size() > 0)
	suite.errors.texts.clear()


func negative_sizes() -> void:
	var circle := ClashCircle2D.new()
	suite.ask(circle, &"set_radius", [-1.0])
	suite.same("its radius", circle.radius, -1.0)
	suite.one_error("negative radius", "ClashCircle2D radius cannot be negative.")
	var oriented := ClashOrientedRectangle2D.new()
	oriented.half_extend = Vector2(1, -1)
	suite.same("its half_extend", oriented.half_extend, Vector2(1, -1))
	suite.one_error("negative half_extend", "ClashOrientedRectangle2D half_extend cannot be negative.")
	var rectangle := ClashRectangle2D.new()
	rectangle.rect = Rect2(0, 0, -1, 1)
	suite.same("its rect", rectangle.rect, Rect2(0, 0, -1, 1))
	suite.one_error("negative rect", "Rect2 size is negative")
	var negative := Rect2(5, 5, -5, -5)
	suite.same("a negative Rect2 is empty", suite.geometry(&"point_rectangle_collide", [Vector2(3, 3), negative]), false)
	suite.one_error("a negative Rect2", "Use Rect2.abs() to get a Rect2 with a positive size.")
	suite.same("abs() helps", suite.geometry(&"point_rectangle_collide", [Vector2(3, 3), negative.abs()]), true)


# A shape that is created with a negative size has this size and is empty, as in ClashGeometry2D; it
# doesn't fall back to the size of a new one, which reaches from -10 to 10.
func created_negative() -> void:
	var inside := ClashPoint2D.create(Vector2(9, 0))
	var circle: ClashCircle2D = suite.static_call(&"ClashCircle2D", &"create", [Vector2.ZERO, -1.0])
	suite.one_error("a circle of radius -1", "ClashCircle2D radius cannot be negative.")
	suite.same("its radius", circle.radius, -1.0)
	suite.same("it is empty", circle.collide(inside), false)
	suite.same("as in ClashGeometry2D", suite.geometry(&"circle_point_collide", [Vector2.ZERO, -1.0, Vector2(9, 0)]), false)
	for half_extend: Vector2 in [Vector2(-1, 20), Vector2(20, -1)]:
		var oriented: ClashOrientedRectangle2D = suite.static_call(
				&"ClashOrientedRectangle2D", &"create", [Vector2.ZERO, half_extend, 0.0])
		suite.one_error("half_extend %s" % half_extend, "ClashOrientedRectangle2D half_extend cannot be negative.")
		suite.same("its half_extend", oriented.half_extend, half_extend)
		suite.same("half_extend %s is empty" % half_extend, oriented.collide(inside), false)
	for rect: Rect2 in [Rect2(10, -10, -20, 20), Rect2(-10, 10, 20, -20)]:
		var rectangle: ClashRectangle2D = suite.static_call(&"ClashRectangle2D", &"create", [rect])
		suite.one_error("%s" % rect, "Use Rect2.abs() to get a Rect2 with a positive size.")
		suite.same("its rect", rectangle.rect, rect)
		suite.same("%s is empty" % rect, rectangle.collide(inside), false)
		suite.one_error("%s, asked" % rect, "Use Rect2.abs() to get a Rect2 with a positive size.")


# Empty sets, and numbers beyond 32 bits, are no mistakes: the answer is no.
func empty_sets() -> void:
	for radius: float in [-1.0, NAN, INF, 1e39, -1e-45]:
		suite.same("radius %s" % radius, suite.geometry(&"circle_point_collide", [Vector2.ZERO, radius, Vector2.ZERO]), false)
	suite.same("a radius too small for 32 bits is 0", suite.geometry(&"circle_point_collide", [Vector2.ZERO, 1e-300, Vector2.ZERO]), true)
	for angle: float in [NAN, INF, -INF]:
		suite.same("rotation %s" % angle, suite.geometry(&"oriented_rectangle_point_collide", [Vector2.ZERO, Vector2.ONE, angle, Vector2.ZERO]), false)
	suite.same("a Rect2 of NaN", suite.geometry(&"point_rectangle_collide", [Vector2.ZERO, Rect2(NAN, 0, 1, 1)]), false)
	suite.same("corner 2^40 + 1", suite.geometry(&"rectangle_corner", [Rect2(1, 2, 3, 4), (1 << 40) + 1]), Vector2(4, 6))


func different_sizes() -> void:
	var centers := PackedVector2Array([Vector2.ZERO, Vector2.ONE])
	var radii := PackedFloat32Array([1])
	var hull: Rect2 = suite.geometry(&"circles_rectangle_hull", [centers, radii])
	suite.check("rectangle hull", is_nan(hull.position.x) and is_nan(hull.size.y))
	suite.one_error("rectangle hull", "\"centers\" and \"radii\" must have the same size.")
	suite.same("circle hull", suite.geometry(&"circles_circle_hull", [centers, radii]), null)
	suite.one_error("circle hull", "\"centers\" and \"radii\" must have the same size.")
