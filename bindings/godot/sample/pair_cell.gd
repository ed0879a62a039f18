# One pair of shapes: the second one moves to and fro over the first, and stops in its middle.
extends Control

const NAMES: PackedStringArray = [
	"Circle", "Rectangle", "Oriented", "Segment", "Line", "Point",
]
const PANEL := Color(0.11, 0.125, 0.18)
const FIRST := Color(0.37, 0.7, 1, 0.16)
const SECOND := Color(0.55, 0.9, 0.65, 0.16)
const HIT := Color(1, 0.36, 0.45, 0.34)
const TEXT := Color(0.72, 0.76, 0.86)

var first := 0
var second := 0
var time := 0.0
var a: Resource
var b: Resource
var hits := false


func _ready() -> void:
	clip_contents = true
	custom_minimum_size = Vector2(168, 126)
	# No two cells are in step.
	time = 0.83 * first + 1.37 * second


func _physics_process(delta: float) -> void:
	time += delta
	a = shape(first, Vector2.ZERO, 0.3 * time, 1.0)
	b = shape(second, offset(), 1.3 - 0.5 * time, 0.7)
	hits = a.collide(b)
	queue_redraw()


# To and fro, with a rest in the middle: there even two points meet.
func offset() -> Vector2:
	var swing := sin(time)
	var beyond := maxf(absf(swing) - 0.3, 0.0) / 0.7
	return Vector2(60, 22 if first % 2 == 0 else -22) * beyond * signf(swing)


# A shape of one of these classes around a place.
static func shape(kind: int, at: Vector2, angle: float, size: float) -> Resource:
	var along := Vector2.from_angle(angle)
	match NAMES[kind]:
		"Circle":
			return ClashCircle2D.create(at, 26 * size)
		"Rectangle":
			return ClashRectangle2D.create(Rect2(at - Vector2(32, 20) * size, Vector2(64, 40) * size))
		"Oriented":
			return ClashOrientedRectangle2D.create(at, Vector2(32, 18) * size, angle)
		"Segment":
			return ClashSegment2D.create(at - 34 * size * along, at + 34 * size * along)
		"Line":
			return ClashLine2D.create(at, along)
	return ClashPoint2D.create(at)


func _draw() -> void:
	draw_style_box(panel(), Rect2(Vector2.ZERO, size))
	if a:
		draw_set_transform(Vector2(size.x / 2, size.y / 2 + 10))
		a.draw(get_canvas_item(), HIT if hits else FIRST)
		b.draw(get_canvas_item(), HIT if hits else SECOND)
		draw_set_transform(Vector2.ZERO)
	draw_style_box(panel(), Rect2(0, 0, size.x, 26))
	var title := "%s – %s" % [NAMES[first], NAMES[second]]
	draw_string(get_theme_default_font(), Vector2(10, 19), title, HORIZONTAL_ALIGNMENT_LEFT, size.x - 20, 12, TEXT)


static func panel() -> StyleBoxFlat:
	var box := StyleBoxFlat.new()
	box.bg_color = PANEL
	box.set_corner_radius_all(8)
	return box
