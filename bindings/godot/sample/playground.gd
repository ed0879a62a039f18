# Over the shapes of the playground: their names, the contacts of the box with those that it meets, and
# the way to the nearest one of the others.
extends Panel

const NAME := Color(0.72, 0.76, 0.86)
const CONTACT := Color(1, 0.9, 0.35)
const WAY := Color(0.55, 0.9, 0.65, 0.8)


func _draw() -> void:
	var box: Resource = %Box.get_global_shape()
	var nearest: ClashDistance2D = null
	draw_set_transform_matrix(get_global_transform().affine_inverse())
	for target: ClashCollider2D in get_tree().get_nodes_in_group(&"targets"):
		var shape: Resource = target.get_global_shape()
		for contact: ClashContact2D in shape.contacts(box):
			for point in contact.points:
				arrow(point, point + 28 * contact.normal)
		var apart: ClashDistance2D = shape.distance(box)
		if apart.distance > 0 and (not nearest or apart.distance < nearest.distance):
			nearest = apart
		var place := Vector2(target.global_position.x - 60, get_global_rect().end.y - 16)
		draw_string(get_theme_default_font(), place, target.name, HORIZONTAL_ALIGNMENT_CENTER, 120, 13, NAME)
	if nearest:
		draw_dashed_line(nearest.point_a, nearest.point_b, WAY, 2, 6)


func arrow(from: Vector2, to: Vector2) -> void:
	var back := 8 * from.direction_to(to)
	draw_polyline([from, to, to - back.rotated(0.5), to, to - back.rotated(-0.5)], CONTACT, 2, true)
