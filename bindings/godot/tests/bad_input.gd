# Every method of every class, with every kind of bad argument in each place: the game goes on, the
# answer is of its type or null, and what is no shape is an error that names the parameter.
extends RefCounted

const Suite = preload("res://suite.gd")

# Not exact answers, but what may come: by the type of a parameter.
const BAD := {
	TYPE_BOOL: [true, false],
	TYPE_INT: [-1, -9223372036854775807, 9223372036854775807, 4294967296, 77],
	TYPE_FLOAT: [NAN, INF, -INF, -1.0, 1e300, -1e300, 1e-300],
	TYPE_VECTOR2: [Vector2(NAN, 0), Vector2(0, INF), Vector2(-1e38, 3e38), Vector2(-1, -1), Vector2.ZERO],
	TYPE_RECT2: [Rect2(NAN, 0, 1, 1), Rect2(0, 0, -1, 1), Rect2(0, 0, INF, 1), Rect2(3e38, 3e38, 3e38, 3e38), Rect2()],
	TYPE_TRANSFORM2D: [Transform2D(NAN, Vector2.ZERO), Transform2D(Vector2.ZERO, Vector2.ZERO, Vector2.ZERO), Transform2D(1, Vector2(INF, 0))],
	TYPE_COLOR: [Color(NAN, 0, 0)],
	TYPE_RID: [],
	TYPE_STRING_NAME: [&"", &"no group"],
	TYPE_PACKED_VECTOR2_ARRAY: [[], [Vector2(NAN, 0)], [Vector2.ZERO, Vector2.ZERO], [Vector2(3e38, 0), Vector2(-3e38, 0), Vector2(0, 3e38)]],
	TYPE_PACKED_INT32_ARRAY: [[-1], [2147483647, 2147483647], [0, 0, 0]],
	TYPE_PACKED_FLOAT32_ARRAY: [[], [NAN], [-1.0, INF]],
}

var suite: Suite
var calls := 0


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	for type: String in ClassDB.get_class_list():
		if type.begins_with("Clash"):
			for method in ClassDB.class_get_method_list(type, true):
				every_place(type, method)
	suite.check("many calls", calls > 2000)
	nothing_in_arrays()
	duplicates()
	return "%d calls" % calls


func every_place(type: String, method: Dictionary) -> void:
	for place in method.args.size():
		for value: Variant in bad(method, method.args[place]):
			var arguments: Array = method.args.map(good)
			arguments[place] = value
			var what := "%s.%s(%s)" % [type, method.name, arguments]
			suite.errors.texts.clear()
			var answer: Variant = call_it(type, method, arguments)
			calls += 1
			suite.check("%s: %s" % [what, answer], is_answer(answer, method.return))
			if method.args[place].type == TYPE_OBJECT and is_reported(method):
				var name: String = method.args[place].name
				suite.check("%s: an error that names \"%s\", got %s" % [what, name, suite.errors.texts], names(name, value))
	suite.errors.texts.clear()


# Whether the error names the parameter, or Godot itself has refused the class.
func names(parameter: String, value: Variant) -> bool:
	for text in suite.errors.texts:
		# A motion is of the first shape or of the second one.
		if text.contains("\"%s\"" % parameter) or (parameter.contains("motion") and text.contains("\"motion_")) or (value != null and text.contains("call")) or text.contains("Cannot convert"):
			return true
	return false


# A setter takes null, which a property may be; a check says what is wrong in its answer.
func is_reported(method: Dictionary) -> bool:
	return not method.name.begins_with("set_") and method.name != "shape_check"


func call_it(type: String, method: Dictionary, arguments: Array) -> Variant:
	if method.flags & METHOD_FLAG_STATIC:
		return ClassDB.callv(&"class_call_static", [type, method.name] + arguments)
	var object := of_class(type)
	var answer: Variant = object.callv(method.name, arguments)
	if object is Node:
		object.free()
	return answer


func of_class(type: String) -> Object:
	match type:
		"ClashContact2D":
			return ClashCircle2D.new().contact(ClashCircle2D.new())
	return ClassDB.instantiate(type) if ClassDB.can_instantiate(type) else null


func is_answer(answer: Variant, wanted: Dictionary) -> bool:
	return answer == null or wanted.type in [TYPE_NIL, typeof(answer)]


func good(parameter: Dictionary) -> Variant:
	match parameter.type:
		TYPE_OBJECT:
			return good_object(parameter.class_name)
		TYPE_ARRAY:
			return typed_array(parameter)
		TYPE_PACKED_VECTOR2_ARRAY:
			return PackedVector2Array([Vector2.ZERO, Vector2(4, 0), Vector2(0, 3)])
		TYPE_TRANSFORM2D:
			return Transform2D.IDENTITY
		TYPE_FLOAT:
			return 1.0
		TYPE_VECTOR2:
			return Vector2.ONE
	return type_convert(1 if parameter.type == TYPE_INT else null, parameter.type)


func good_object(type: StringName) -> Object:
	if type == &"Resource":
		return ClashCircle2D.new()
	if type in [&"ClashCollider2D", &"Node2D"]:
		return null
	return ClassDB.instantiate(type)


func bad(method: Dictionary, parameter: Dictionary) -> Array:
	match parameter.type:
		TYPE_OBJECT:
			return [null, ClashCircle2D.new() if method.name == "from_physics" else CircleShape2D.new(), RefCounted.new()]
		TYPE_ARRAY:
			return [typed_array(parameter)]
	return BAD.get(parameter.type, []).map(func(value: Variant) -> Variant: return type_convert(value, parameter.type))


# An empty array of the type that is asked for.
func typed_array(parameter: Dictionary) -> Array:
	var type: String = parameter.hint_string
	if type == "Rect2":
		return [] as Array[Rect2]
	if type == "PackedVector2Array":
		return [] as Array[PackedVector2Array]
	return [] as Array[Resource]


# Null, other resources and groups in a group: left out, each with an error.
func nothing_in_arrays() -> void:
	for row: Array in [
		[[null], "Parameter \"shapes\" has null at index 0."],
		[[ClashPoint2D.new(), null], "Parameter \"shapes\" has null at index 1."],
		[[CircleShape2D.new()], "Parameter \"shapes\" is a CircleShape2D, but must be one of ClashCapsule2D,"],
		[[ClashGroup2D.new()], "Parameter \"shapes\": a ClashGroup2D can't be a member of a ClashGroup2D."],
	]:
		var shapes: Array[Resource] = []
		shapes.assign(row[0])
		var group := ClashGroup2D.create(shapes)
		suite.same("%s: what is left" % [row[0]], group.shapes.size(), shapes.size() - 1)
		suite.one_error(str(row[0]), row[1])


# A negative size is one wherever it comes from, also in a copy: never the size of a new shape.
func duplicates() -> void:
	for row: Array in [
		[ClashCircle2D.new(), "radius", -1.0],
		[ClashCapsule2D.new(), "radius", -1.0],
		[ClashOrientedRectangle2D.new(), "half_extend", Vector2(-1, 2)],
		[ClashSector2D.new(), "radius", -1.0],
		[ClashSector2D.new(), "half_angle", -1.0],
		[ClashSector2D.new(), "inner_radius", -1.0],
		[ClashPolygon2D.create([Vector2.ZERO]), "radius", -1.0],
		[ClashChain2D.create([Vector2.ZERO]), "radius", -1.0],
		[ClashRectangle2D.new(), "rect", Rect2(0, 0, -1, 1)],
	]:
		var what := "%s.%s" % [row[0].get_class(), row[1]]
		row[0].set(row[1], row[2])
		suite.check(what + ": says so", suite.errors.texts.size() == 1 and suite.errors.texts[0].contains("negative"))
		suite.errors.texts.clear()
		var copy: Resource = row[0].duplicate()
		suite.check(what + ", duplicated: says so", suite.errors.texts.size() == 1 and suite.errors.texts[0].contains("negative"))
		suite.same(what + " of the copy", copy.get(row[1]), row[2])
		for shape: Resource in [row[0], copy]:
			suite.same(what + ": why it is empty", shape.check(), ClashGeometry2D.STATUS_NEGATIVE)
			suite.check(what + " is empty", not shape.collide(shape))
		suite.errors.texts.clear()
