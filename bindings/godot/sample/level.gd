# A level with a hero: the arrows walk, space jumps. Until a key is pressed it walks alone.
extends Node2D

const HIT := Color(1, 0.9, 0.35)
const SURFACE := 520.0

var walk := 1.0
var has_keys := false

@onready var ground: ClashCollider2D = $Ground
@onready var hero: ClashCollider2D = $Hero


func _ready() -> void:
	ground.shape = ClashChain2D.create(hills(), 0, false, ClashGeometry2D.CHAIN_SIDE_RIGHT)
	var outline: PackedVector2Array = ground.shape.points.slice(1, -1)
	outline.append_array([Vector2(1260, 720), Vector2(20, 720)])
	$Fill.polygon = outline
	# Polygons and chains of many points prepare themselves once; the group only holds them together.
	var shapes: Array[Resource] = []
	for part: ClashCollider2D in get_tree().get_nodes_in_group(&"level"):
		shapes.append(part.get_global_shape())
	hero.level = ClashGroup2D.create(shapes)


# The surface, from the left wall to the right one.
func hills() -> PackedVector2Array:
	var points: PackedVector2Array = [Vector2(20, -400), Vector2(20, SURFACE)]
	for x in range(40, 1240, 8):
		points.append(Vector2(x, SURFACE + 34 * sin(0.02 * x) * sin(0.006 * x)))
	points.append_array([Vector2(1260, SURFACE), Vector2(1260, -400)])
	return points


func _unhandled_key_input(_event: InputEvent) -> void:
	has_keys = true


func _physics_process(delta: float) -> void:
	if has_keys:
		hero.step(Input.get_axis(&"ui_left", &"ui_right"), Input.is_action_pressed(&"ui_accept"), delta)
	else:
		alone(delta)
	queue_redraw()


# Walks, jumps over what is in its way, and turns round at the walls.
func alone(delta: float) -> void:
	var before := hero.position
	hero.step(walk, stands_before_something(), delta)
	if is_equal_approx(hero.position.x, before.x) and absf(hero.position.x - 640) > 500:
		walk = -walk


func stands_before_something() -> bool:
	var look := Vector2(60 * walk, -8)
	return hero.level.cast_ray(hero.position, look) != null


# Over all nodes, as these are behind their parent.
func _draw() -> void:
	for hit: ClashCastHit2D in hero.hits:
		draw_line(hit.point, hit.point - 30 * hit.normal, HIT, 2, true)
		draw_circle(hit.point, 4, HIT)
