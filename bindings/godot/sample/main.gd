# The window: a cell for each of the 21 pairs of simple shapes, and below them a playground with shapes
# of all classes, in which a box follows the mouse.
extends Control

const PairCell = preload("res://pair_cell.gd")
const IDLE := Color(0.37, 0.7, 1, 0.16)
const HIT := Color(1, 0.36, 0.45, 0.34)

var time := 0.0
# Until the mouse moves, the box finds its way alone.
var has_mouse := false

@onready var pairs: GridContainer = %Pairs
@onready var playground: Panel = %Playground
@onready var box: ClashCollider2D = %Box
@onready var answer: Label = %Answer


func _ready() -> void:
	for i in PairCell.NAMES.size():
		for j in range(i, PairCell.NAMES.size()):
			var cell := PairCell.new()
			cell.first = i
			cell.second = j
			pairs.add_child(cell)


func _input(event: InputEvent) -> void:
	if event is InputEventMouseMotion:
		has_mouse = true


func _physics_process(delta: float) -> void:
	time += delta
	box.rotation += 0.5 * delta
	box.position = playground.get_local_mouse_position() if has_mouse else wandering()
	box.position = box.position.clamp(Vector2.ZERO, playground.size)
	var hits := box.get_colliding(&"targets")
	for target: ClashCollider2D in get_tree().get_nodes_in_group(&"targets"):
		target.debug_color = HIT if target in hits else IDLE
	playground.queue_redraw()
	box.debug_color = HIT if hits else Color(1, 1, 1, 0.12)
	var names := hits.map(func(hit: ClashCollider2D) -> String: return hit.name)
	answer.text = "box.get_colliding(&\"targets\") is [%s]" % ", ".join(names)


func wandering() -> Vector2:
	var middle := playground.size / 2
	return middle + Vector2(-0.8 * cos(0.3 * time), 0.3 * sin(1.7 * time)) * middle
