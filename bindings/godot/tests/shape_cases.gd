# The shared cases of shapes of any kind, tests/cases/shapes/*.txt, described in README.md beside that folder.
extends "res://cases.gd"

# Words of what Godot has no counterpart of: positions are in the numbers of a shape, poses are transforms, and
# resources have one of the known kinds and nothing reserved.
const WITHOUT: PackedStringArray = ["at", "posed", "null", "none", "unknown"]
# Functions whose answers are no numbers here: an array is as long as it has to be, pieces are points, masks are
# bytes, settings are arguments, and shapes prepare themselves. They are asked in questions.gd, batches.gd and
# making.gd.
const OTHERWISE: PackedStringArray = [
	"shape_prepared_capacity", "shape_prepared", "shape_at_pose_capacity", "shape_at_pose", "default_cast",
	"cast_settings_check", "convex_pieces_capacity", "convex_pieces", "triangles", "mask_indices",
]
const SIZES: Dictionary[String, int] = {
	"point": 2, "line": 4, "segment": 4, "circle": 3, "rectangle": 4, "oriented_rectangle": 5, "capsule": 5, "sector": 6,
}

var names: Dictionary[String, int] = {}
var left_out := 0
# Whether the case has a shape that Godot does not let anyone make.
var is_impossible := false


func run(the_suite: Suite, folder: String, _header: String) -> String:
	suite = the_suite
	folder = folder.path_join("shapes")
	for line in FileAccess.get_file_as_string(folder.path_join("names")).split("\n", false):
		if not line.begins_with("#"):
			names[line.get_slice(" ", 0)] = line.get_slice(" ", 1).to_int()
	suite.check("there are names of numbers", names.size() > 30)
	var files := Array(DirAccess.get_files_at(folder)).filter(func(file: String) -> bool: return file.ends_with(".txt"))
	suite.check("there are files of cases in " + folder, files.size() >= 10)
	for file: String in files:
		read_file(folder.path_join(file))
	mistakes()
	return "%d functions, %d cases left out" % [asked.size(), left_out]


func read_case(where: String, text: String) -> void:
	var right := is_right(text)
	suite.check("%s: %s: %s" % [where, problem, text], right)
	# What is wrong with a shape is said in bad_input.gd.
	suite.errors.texts.clear()


# A reader that overlooks mistakes tests nothing.
func mistakes() -> void:
	for text: String in [
		"clash_collide point 0 0 point 0 0 = no", "clash_collide point 0 0 point 0 0", "clash_collide point 0 0 point 0 = yes",
		"clash_collide point 0 0 point 0 0 0 = yes", "clash_collide point 0 0 point 0 zero = yes",
		"clash_collide point 0 0 pint 0 0 = yes", "clash_collide point 0 0 point 0 0 = yes yes", "clash_collide point 0 0 point 0 0 = _",
		"clash_collides point 0 0 point 0 0 = yes", "clash_relate point 0 0 point 0 0 = disjoint",
		"clash_relate point 0 0 point 0 0 = same", "clash_bounding_circle circle 0 0 1 = yes -0 0 1",
		"clash_convex_hull [ 0 0 ] 1 = 1 0", "clash_convex_hull [ 0 0 ] 1 = 2 0 0",
	]:
		suite.check("a mistake is told: " + text, not is_right(text))
	suite.check("any number", is_right("clash_convex_hull [0 0] 1 = 1 [0 _]"))
	suite.errors.texts.clear()


# Whether Godot agrees with a case, or can't be asked; else why not is in `problem`.
func is_right(text: String) -> bool:
	problem = ""
	is_impossible = false
	words = text.replace("[", " [ ").replace("]", " ] ").split(" ", false)
	var split := words.find("=")
	var name := words[0].trim_prefix("clash_")
	if split < 0:
		problem = "no ="
		return false
	var expected := PackedStringArray(Array(words.slice(split + 1)).filter(func(one: String) -> bool: return one not in ["[", "]"]))
	words = words.slice(1, split)
	if name in OTHERWISE or Array(words).any(func(one: String) -> bool: return one in WITHOUT and not name.begins_with("batch")):
		left_out += 1
		return true
	if not has_method(name):
		problem = "unknown function"
		return false
	var got: Variant = call(name)
	if words:
		problem = "too many words: %s" % words
	if problem:
		return false
	if got == null or is_impossible:
		left_out += 1
		return true
	asked[name] = asked.get(name, 0) + 1
	# Godot tells no separation as the null vector.
	if name == "separation" and expected[0] == "no":
		expected = ["yes", "0", "0"]
	problem = "got %s" % [got]
	return agrees(got, expected)


# Bit for bit, in 32 bits; any NaN equals any other, and null is what Godot does not tell.
func agrees(got: Array, expected: PackedStringArray) -> bool:
	if got.size() != expected.size():
		return false
	for i in got.size():
		var wanted := expected[i]
		if got[i] is bool:
			if wanted != ("yes" if got[i] else "no"):
				return false
		elif got[i] is int:
			if wanted != "_" and names.get(wanted, wanted.to_int() if wanted.is_valid_int() else -1) != got[i]:
				return false
		elif got[i] != null and wanted != "_":
			var number := parsed(wanted)
			if not (bits(got[i]) == bits(number) or is_nan(got[i]) and is_nan(number)):
				return false
	return true


# ---- Words to arguments ------------------------------------------------------------------------

func whole() -> int:
	var text := word()
	if text not in names and not text.is_valid_int():
		problem = "not a whole number: " + text
	return names.get(text, text.to_int())


func array(element: Callable) -> Array:
	var found := []
	word("[")
	while words and words[0] != "]" and not problem:
		found.append(element.call())
	word("]")
	return found


func points() -> PackedVector2Array:
	return PackedVector2Array(array(vector))


func motion() -> ClashMotion2D:
	var movement := vector()
	var rotation := angle()
	return ClashMotion2D.create(movement, rotation, vector())


func shape() -> Resource:
	match word():
		"point":
			return ClashPoint2D.create(vector())
		"line":
			var base := vector()
			return ClashLine2D.create(base, vector())
		"segment":
			var point1 := vector()
			return ClashSegment2D.create(point1, vector())
		"circle":
			var center := vector()
			return ClashCircle2D.create(center, number())
		"rectangle":
			return ClashRectangle2D.create(rect())
		"oriented_rectangle":
			var center := vector()
			var half_extend := vector()
			return ClashOrientedRectangle2D.create(center, half_extend, angle())
		"capsule":
			var point1 := vector()
			var point2 := vector()
			return ClashCapsule2D.create(point1, point2, number())
		"sector":
			var center := vector()
			var inner := number()
			var radius := number()
			var direction := angle()
			return ClashSector2D.create(center, radius, direction, angle(), inner)
		"polygon":
			return polygon()
		"chain":
			var corners := points()
			var radius := number()
			var closed := whole() != 0
			var side := whole()
			is_impossible = is_impossible or side > 2
			# With Y down left is right.
			return ClashChain2D.create(corners, radius, closed, [0, 2, 1, 0][side % 4])
		"group":
			var members := array(shape)
			is_impossible = is_impossible or members.any(func(member: Resource) -> bool: return member is ClashGroup2D)
			return ClashGroup2D.create(Array(members, TYPE_OBJECT, "Resource", null))
		"prepared":
			return shape()
		"regular_polygon":
			var center := vector()
			var radius := number()
			var rotation := angle()
			return ClashGeometry2D.regular_polygon(center, radius, rotation, whole())
		"rounded_rectangle":
			var r := rect()
			return ClashGeometry2D.rounded_rectangle(r, number())
	problem = "no shape"
	return null


func rect() -> Rect2:
	var origin := vector()
	return Rect2(origin, vector())


func polygon() -> ClashPolygon2D:
	var corners := points()
	var sizes := PackedInt32Array(array(whole))
	var made := ClashPolygon2D.create(corners, number())
	made.ring_sizes = sizes
	return made


# Mode, sides, largest fraction, distance and tolerance.
func settings() -> Array:
	if words and words[0] == "default":
		word()
		return [0, 0, 1.0, 0.0, 0.0]
	var mode := whole()
	var sides := whole()
	var largest := number()
	var kept := number()
	return [mode, sides, largest, kept, number()]


# The kind and the numbers of many shapes; null of kinds that there are not.
func many() -> Variant:
	var kind := word()
	if kind == "null":
		return [0, PackedFloat32Array()]
	var numbers := PackedFloat32Array(array(number))
	if kind not in SIZES:
		return null
	var first_angle: int = {"oriented_rectangle": 4, "sector": 4}.get(kind, 6)
	for i in numbers.size():
		if i % SIZES[kind] >= first_angle:
			numbers[i] = deg_to_rad(numbers[i])
	return [names[kind], numbers]


# ---- Answers -----------------------------------------------------------------------------------

# Vectors and rectangles as numbers.
func flat(parts: Array) -> Array:
	var numbers := []
	for part: Variant in parts:
		match typeof(part):
			TYPE_VECTOR2:
				numbers.append_array([part.x, part.y])
			TYPE_RECT2:
				numbers.append_array([part.position.x, part.position.y, part.size.x, part.size.y])
			_:
				numbers.append(part)
	return numbers


# Yes and these properties of an object or entries of a dictionary; or no.
func told(answer: Variant, properties: PackedStringArray) -> Array:
	if answer == null or answer is Dictionary and answer.is_empty():
		return [false]
	return flat([true] + Array(properties).map(func(name: String) -> Variant: return answer[name]))


# Yes and a vector or a rectangle; NaN is no.
func found(answer: Variant) -> Array:
	var numbers := flat([answer])
	return [false] if is_nan(numbers[0]) else [true] + numbers


# How many there are, and as many as C had room for.
func listed(total: int, elements: Array, capacity: int) -> Array:
	return [total] + elements.slice(0, capacity).reduce(func(sum: Array, one: Array) -> Array: return sum + one, [])


func of_contact(contact: ClashContact2D) -> Array:
	var numbers := [contact.normal, contact.depth]
	for i in 2:
		if i >= contact.points.size():
			numbers.append_array([0.0, 0.0, 0.0, 0, 0, 0, 0, 0.0, 0, 0, 0.0])
			continue
		numbers.append_array([contact.points[i], contact.depths[i], contact.features[i] >> 32, contact.features[i] & 0xffffffff])
		numbers.append_array([contact.member_a, contact.edges_a[i], contact.alongs_a[i]])
		numbers.append_array([contact.member_b, contact.edges_b[i], contact.alongs_b[i]])
	return flat(numbers + [contact.points.size(), contact.member_a, contact.member_b, contact.part_a, contact.part_b])


func of_mask(mask: PackedByteArray, capacity: int) -> Array:
	var total := mask.count(1)
	var element := 0
	for i in mask.size():
		element |= mask[i] << i
	return listed(total, [[element], [0]], mini(capacity, total))


# ---- Functions ---------------------------------------------------------------------------------

func rectangle_from_edges() -> Array:
	var edges := [number(), number(), number(), number()]
	return flat([suite.geometry(&"rectangle_from_edges", edges)])


func rectangle_from_center() -> Array:
	return flat([suite.geometry(&"rectangle_from_center", [vector(), vector()])])


func oriented_rectangle_from_center() -> Array:
	return of_oriented(suite.geometry(&"oriented_rectangle_from_center", [vector(), vector(), number()]))


func oriented_rectangle_from_pivot() -> Array:
	return of_oriented(suite.geometry(&"oriented_rectangle_from_pivot", [rect(), vector(), angle()]))


func of_oriented(r: ClashOrientedRectangle2D) -> Array:
	return flat([r.center, r.half_extend, rad_to_deg(r.rotation)])


func line_through_points() -> Array:
	var line: ClashLine2D = suite.geometry(&"line_through_points", [vector(), vector()])
	return flat([line.base, line.direction])


func place_vertices() -> Array:
	var placed: PackedVector2Array = suite.geometry(&"place_vertices", [points(), vector(), angle()])
	return of_points(placed, whole())


func of_points(all: PackedVector2Array, capacity: int) -> Array:
	return listed(all.size(), Array(all).map(func(point: Vector2) -> Array: return [point.x, point.y]), capacity)


func shape_check() -> Array:
	return [suite.geometry(&"shape_check", [shape()])]


func shape_member_count() -> Array:
	return [suite.geometry(&"shape_member_count", [shape()])]


func shape_edge_count() -> Array:
	return [suite.geometry(&"shape_edge_count", [shape(), whole()])]


func shape_vertex_count() -> Array:
	return [suite.geometry(&"shape_vertex_count", [shape(), whole()])]


# Where an arc is on its circle is not told.
func shape_edge() -> Array:
	var edge := told(suite.geometry(&"shape_edge", [shape(), whole(), whole()]), ["start", "end", "center", "radius"])
	return edge + ([null, null] if edge[0] else [])


func shape_vertex() -> Array:
	return found(suite.geometry(&"shape_vertex", [shape(), whole(), whole()]))


func shape_point_at() -> Array:
	return found(suite.geometry(&"shape_point_at", [shape(), whole(), whole(), number()]))


func shape_place_at() -> Array:
	return told(suite.geometry(&"shape_place_at", [shape(), vector(), vector()]), ["member", "edge", "along"])


func collide() -> Array:
	return [suite.geometry(&"collide", [shape(), shape()])]


func within() -> Array:
	return [suite.geometry(&"within", [shape(), shape(), number()])]


func relate() -> Array:
	return [suite.geometry(&"relate", [shape(), shape()])]


func contains() -> Array:
	return [suite.geometry(&"contains", [shape(), shape()])]


func distance() -> Array:
	return told(suite.geometry(&"distance", [shape(), shape(), number()]),
			["distance", "point_a", "point_b", "member_a", "edge_a", "along_a", "member_b", "edge_b", "along_b"])


func signed_distance() -> Array:
	return told(suite.geometry(&"signed_distance", [shape(), vector()]), ["distance", "point", "normal", "member", "edge", "along"])


func contact() -> Array:
	var answer: ClashContact2D = suite.geometry(&"contact", [shape(), shape(), number()])
	return [true] + of_contact(answer) if answer else [false]


func contacts() -> Array:
	var all: Array = suite.geometry(&"contacts", [shape(), shape(), number()])
	return listed(all.size(), all.map(of_contact), whole())


func separation() -> Array:
	return [true] + flat([suite.geometry(&"separation", [shape(), shape()])])


func intersections() -> Array:
	var all: Array = suite.geometry(&"intersections", [shape(), shape()])
	var order: PackedStringArray = [
		"start", "end", "member_a", "edge_a", "start_a", "member_b", "edge_b", "start_b", "end_a", "end_b"]
	return listed(all.size(), all.map(func(one: ClashIntersection2D) -> Array: return told(one, order).slice(1)), whole())


func clip_segment() -> Array:
	var all: Array = suite.geometry(&"clip_segment", [shape(), vector(), vector()])
	var order: PackedStringArray = ["entry", "exit", "entry_point", "exit_point"]
	return listed(all.size(), all.map(func(one: Dictionary) -> Array: return told(one, order).slice(1)), whole())


func cast_ray() -> Array:
	var arguments := [shape(), vector(), vector()]
	return told(suite.geometry(&"cast_ray", arguments + settings().slice(0, 4)),
			["entry", "exit", "entry_point", "exit_point", "entry_normal", "exit_normal", "entry_member", "entry_edge",
			"entry_along", "exit_member", "exit_edge", "exit_along", "starts_inside"])


func cast() -> Array:
	var arguments := [shape(), vector(), shape(), vector()]
	return of_cast(suite.geometry(&"cast", arguments + settings().slice(0, 4)))


func cast_turning() -> Array:
	var arguments := [shape(), motion(), shape(), motion()]
	var others := settings()
	return of_cast(suite.geometry(&"cast_turning", arguments + [others[4]] + others.slice(0, 4)))


func of_cast(hit: ClashCastHit2D) -> Array:
	return told(hit, ["fraction", "point", "normal", "member_a", "edge_a", "along_a", "member_b", "edge_b", "along_b",
			"starts_in_contact"])


func bounding_rectangle() -> Array:
	return found(suite.geometry(&"bounding_rectangle", [shape()]))


func swept_bounding_rectangle() -> Array:
	return found(suite.geometry(&"swept_bounding_rectangle", [shape(), motion()]))


func bounding_circle() -> Array:
	var circle: ClashCircle2D = suite.geometry(&"bounding_circle", [shape()])
	return [false] if is_nan(circle.radius) else [true] + flat([circle.center, circle.radius])


func oriented_box() -> Array:
	var box: ClashOrientedRectangle2D = suite.geometry(&"oriented_box", [shape()])
	return [false] if is_nan(box.center.x) else [true] + of_oriented(box)


func support_point() -> Array:
	return told(suite.geometry(&"support_point", [shape(), vector()]), ["point", "member", "edge", "along"])


func convex_hull() -> Array:
	return of_points(suite.geometry(&"convex_hull", [points()]), whole())


func mass() -> Array:
	return told(suite.geometry(&"mass", [shape()]), ["area", "centroid", "second_moment"])


# What is no polygon can't be asked; null leaves a case out.
func polygon_area() -> Variant:
	var one := shape()
	return found(suite.geometry(&"polygon_area", [one])) if one is ClashPolygon2D else null


func polygon_centroid() -> Variant:
	var one := shape()
	return found(suite.geometry(&"polygon_centroid", [one])) if one is ClashPolygon2D else null


func polygon_is_convex() -> Array:
	return [suite.geometry(&"polygon_is_convex", [shape()])]


func polygon_is_simple() -> Array:
	return [suite.geometry(&"polygon_is_simple", [shape()])]


func winding() -> Array:
	# With Y down counterclockwise is clockwise.
	return [[0, 2, 1][suite.geometry(&"winding", [points()])]]


func batch_collide() -> Variant:
	if words[0] == "null":
		words.clear()
		return null
	var one := shape()
	var others: Variant = many()
	var capacity := whole()
	return of_mask(suite.geometry(&"batch_collide", [one] + others), capacity) if others and others[0] else null


func batch_collide_pairs() -> Variant:
	var both: Array = many() + many()
	var capacity := whole()
	return of_mask(suite.geometry(&"batch_collide_pairs", both), capacity) if both[0] and both[2] else null


func batch_cast_rays() -> Variant:
	if words[0] == "null":
		words.clear()
		return null
	var one := shape()
	var rays: Array = many()
	var entries := Array(suite.geometry(&"batch_cast_rays", [one] + rays))
	var total := entries.filter(func(entry: float) -> bool: return entry < 2).size()
	return listed(total, entries.map(func(entry: float) -> Array: return [entry]), mini(whole(), total))


func batch_find_pairs() -> Variant:
	var both: Array = many() + many()
	var limit := whole()
	var capacity := whole()
	whole() # the scratch
	if both[0] == 0:
		return null
	var pairs := Array(suite.geometry(&"batch_find_pairs", both + [limit]))
	var pair := func(i: int) -> Array: return [pairs[2 * i], pairs[2 * i + 1]]
	return listed(floori(pairs.size() / 2.0), range(floori(pairs.size() / 2.0)).map(pair), capacity)
