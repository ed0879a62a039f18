# The cases that every language must agree on: tests/cases/*.txt, described in README.md there.
extends RefCounted

const Header = preload("res://header.gd")
const Suite = preload("res://suite.gd")

# The book's own names are C names; Godot has the library's only. A pose is a Transform2D, which has no degrees:
# transforms.gd.
const OTHERS: PackedStringArray = ["book.txt", "poses.txt"]
# Numbers that are degrees in C and radians here.
const ANGLES: PackedStringArray = ["rotate_vector.degrees"]
const WITHOUT_CASES: PackedStringArray = [
	"version", "status_message", "rectangle_from_edges", "rectangle_from_center", "oriented_rectangle_from_center",
	"oriented_rectangle_from_pivot", "line_through_points", "default_cast", "cast_settings_check",
	"batch_collide_pairs", "batch_find_pairs", "batch_find_pairs_capacity", "mask_indices",
]
const ANGLE_RESULTS: PackedStringArray = ["enclosed_angle", "signed_angle", "vector_angle"]

var suite: Suite
var declared: Dictionary[String, Header.Declaration]
var asked: Dictionary[String, int] = {}
var angles := 0
var skipped := 0

# The words of the case that is being read, and why it can't be.
var words: PackedStringArray
var problem := ""


func run(the_suite: Suite, folder: String, header: String) -> String:
	suite = the_suite
	declared = Header.read(header)
	var files := Array(DirAccess.get_files_at(folder)).filter(
			func(file: String) -> bool: return file.ends_with(".txt") and file not in OTHERS)
	suite.check("there are files of cases in " + folder, files.size() >= 5)
	for file: String in files:
		read_file(folder.path_join(file))
	for name in declared:
		suite.check("clash_%s has cases" % name, name in asked or is_asked_elsewhere(declared[name]))
	# Radians have 64 bits: no degree may be lost on the way.
	suite.same("cases that were skipped for their angle", skipped, 0)
	return "%d functions, %d angles, %d skipped" % [asked.size(), angles, skipped]


# Whether there are no cases of a function, as it is about shapes of any kind, or makes shapes: these
# are asked in questions.gd, making.gd and batches.gd.
func is_asked_elsewhere(declaration: Header.Declaration) -> bool:
	var types := Array(declaration.types) + [declaration.result]
	return declaration.name in WITHOUT_CASES or types.any(
			func(type: String) -> bool: return type.contains("ClashShape") or type == "ClashPose" or type.contains("ClashVector2D *"))


func read_file(path: String) -> void:
	var number := 0
	var count := 0
	for line in FileAccess.get_file_as_string(path).split("\n"):
		number += 1
		var text := line.get_slice("#", 0).strip_edges()
		if text:
			count += 1
			read_case("%s:%d" % [path, number], text)
			# What is wrong with the case's Rect2 is said in mistakes.gd.
			suite.errors.texts = Array(suite.errors.texts).filter(
					func(error: String) -> bool: return not error.contains("Rect2 size is negative"))
	suite.check(path + " has cases", count > 0)


func read_case(where: String, text: String) -> void:
	problem = ""
	words = text.replace("\t", " ").split(" ", false)
	var split := words.find("=")
	var name := words[0].trim_prefix("clash_")
	if split < 0 or not words[0].begins_with("clash_") or name not in declared:
		suite.check("%s: not a case of a known function: %s" % [where, text], false)
		return
	var expected := words.slice(split + 1)
	words = words.slice(1, split)
	var skipped_before := skipped
	var arguments := read_arguments(declared[name])
	if words:
		problem = "too many numbers"
	if problem:
		suite.check("%s: %s: %s" % [where, problem, text], false)
		return
	if skipped > skipped_before:
		return
	asked[name] = asked.get(name, 0) + 1
	var got := flattened(name, suite.geometry(name, arguments))
	# What C tells by a no is NaN here.
	if declared[name].result == "bool" and not got.any(func(one: Variant) -> bool: return one is bool):
		got = [false] if got.all(is_nan) else [true] + got
	suite.check("%s: %s: got %s" % [where, text, got], is_equal(got, expected))


func read_arguments(declaration: Header.Declaration) -> Array:
	var arguments := []
	for i in declaration.types.size():
		match declaration.types[i]:
			"ClashVector2D", "ClashRange":
				arguments.append(vector())
			"ClashRectangle":
				arguments.append(Rect2(vector(), vector()))
			"ClashLine", "ClashSegment":
				arguments.append_array([vector(), vector()])
			"ClashCircle":
				arguments.append_array([vector(), number()])
			"ClashOrientedRectangle":
				arguments.append_array([vector(), vector(), angle()])
			"float":
				var is_angle := "%s.%s" % [declaration.name, declaration.names[i]] in ANGLES
				arguments.append(angle() if is_angle else number())
			"int":
				arguments.append(integer())
			"const ClashRectangle *":
				var rects: Array[Rect2] = []
				for _unused in elements(4):
					rects.append(Rect2(vector(), vector()))
				arguments.append(rects)
				word("]")
			"const ClashCircle *":
				var centers: PackedVector2Array = []
				var radii: PackedFloat32Array = []
				for _unused in elements(3):
					centers.append(vector())
					radii.append(number())
				arguments.append_array([centers, radii])
				word("]")
			"size_t", "ClashRectangle *", "ClashCircle *":
				pass
			var unknown:
				problem = "unknown type " + unknown
	return arguments


# How many elements of so many numbers stand before the next bracket.
func elements(size: int) -> int:
	word("[")
	var count := words.find("]")
	if count < 0 or count % size != 0:
		problem = "a wrong number of numbers in brackets"
		return 0
	return floori(float(count) / size)


func word(expected := "") -> String:
	if not words:
		problem = "too few numbers"
		return "0"
	var first := words[0]
	words.remove_at(0)
	if expected and first != expected:
		problem = "expected %s, got %s" % [expected, first]
	return first


func number() -> float:
	return parsed(word())


func parsed(text: String) -> float:
	match text:
		"nan":
			return NAN
		"inf":
			return INF
		"-inf":
			return -INF
	if not text.is_valid_float():
		problem = "not a number: " + text
	return text.to_float()


func integer() -> int:
	var text := word()
	if not text.is_valid_int():
		problem = "not an integer: " + text
	return text.to_int()


func vector() -> Vector2:
	var x := number()
	return Vector2(x, number())


# Degrees as radians; the case is skipped if they are not the same degrees any more.
func angle() -> float:
	var degrees := number()
	var radians := deg_to_rad(degrees)
	if is_finite(degrees):
		angles += 1
		if bits(rad_to_deg(radians)) != bits(degrees):
			skipped += 1
	return radians


# A result as the files have it: one bool, or numbers.
func flattened(name: String, result: Variant) -> Array:
	match typeof(result):
		TYPE_BOOL:
			return [result]
		TYPE_FLOAT:
			return [rad_to_deg(result) if name in ANGLE_RESULTS else result]
		TYPE_VECTOR2:
			return [result.x, result.y]
		TYPE_RECT2:
			return [result.position.x, result.position.y, result.size.x, result.size.y]
		TYPE_PACKED_VECTOR2_ARRAY:
			return Array(result).reduce(
					func(sum: Array, point: Vector2) -> Array: return sum + [point.x, point.y], [])
		TYPE_OBJECT when result is ClashCircle2D:
			return [result.center.x, result.center.y, result.radius]
	problem = "a result of an unknown type"
	return []


# Bit for bit, in 32 bits; any NaN equals any other.
func is_equal(got: Array, expected: PackedStringArray) -> bool:
	if got.size() != expected.size():
		return false
	for i in got.size():
		if got[i] is bool:
			if expected[i] != ("yes" if got[i] else "no"):
				return false
			continue
		var number := parsed(expected[i])
		if bits(got[i]) != bits(number) and not (is_nan(got[i]) and is_nan(number)):
			return false
	return problem == ""


# The 32 bits of a number.
func bits(x: float) -> int:
	return PackedFloat32Array([x]).to_byte_array().decode_u32(0)
