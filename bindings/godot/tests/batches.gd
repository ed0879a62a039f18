# Questions about many shapes at once, with answers found by hand.
extends RefCounted

const Suite = preload("res://suite.gd")
const POINT := ClashGeometry2D.KIND_POINT
const CIRCLE := ClashGeometry2D.KIND_CIRCLE
const RECTANGLE := ClashGeometry2D.KIND_RECTANGLE
const LINE := ClashGeometry2D.KIND_LINE

var suite: Suite


func run(the_suite: Suite, _cases: String, _header: String) -> String:
	suite = the_suite
	masks()
	rays()
	pairs()
	return ""


# Circles of radius 0.25 around (0, 0), (1, 0) and so on.
func row(count: int) -> PackedFloat32Array:
	var numbers := PackedFloat32Array()
	for i in count:
		numbers.append_array(PackedFloat32Array([i, 0, 0.25]))
	return numbers


func masks() -> void:
	var gate := ClashRectangle2D.create(Rect2(1.25, -1, 2.5, 2))
	var mask: PackedByteArray = suite.geometry(&"batch_collide", [gate, CIRCLE, row(6)])
	suite.same("circles in a gate", mask, PackedByteArray([0, 1, 1, 1, 1, 0]))
	suite.same("their numbers", suite.geometry(&"mask_indices", [mask]), PackedInt32Array([1, 2, 3, 4]))
	var points := PackedFloat32Array([0.25, 0, 1, 0.5, 2, 0])
	mask = suite.geometry(&"batch_collide_pairs", [CIRCLE, row(6), POINT, points])
	suite.same("circles and points", mask, PackedByteArray([1, 0, 1]))


func rays() -> void:
	var wall := ClashRectangle2D.create(Rect2(2, 0, 2, 2))
	var numbers := PackedFloat32Array([0, 1, 8, 0, 0, 3, 8, 0, 3, 1, 8, 0])
	var entries: PackedFloat32Array = suite.geometry(&"batch_cast_rays", [wall, LINE, numbers])
	suite.same("rays at a wall", entries, PackedFloat32Array([0.25, 2, 0]))


func pairs() -> void:
	var numbers := row(40)
	numbers[21] = 8 # the circle of number 7, above that of number 8
	numbers[22] = 0.25
	var found: PackedInt32Array = suite.geometry(&"batch_find_pairs", [CIRCLE, numbers, 0, PackedFloat32Array(), 0])
	suite.same("two of a row", found, PackedInt32Array([7, 8]))
	var box := PackedFloat32Array([1.25, -1, 1, 2, 30, -1, 1, 2])
	found = suite.geometry(&"batch_find_pairs", [RECTANGLE, box, CIRCLE, row(40), 0])
	suite.same("boxes on a row", found, PackedInt32Array([0, 1, 0, 2, 1, 30, 1, 31]))
	found = suite.geometry(&"batch_find_pairs", [RECTANGLE, box, CIRCLE, row(40), 1])
	suite.same("one pair is enough", found.size(), 2)
