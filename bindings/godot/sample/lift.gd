# A carrier that goes up and down. It is above the character in the tree, so that it moves first.
extends ClashCollider2D

var time := 0.0


func _physics_process(delta: float) -> void:
	time += delta
	position.y = 540 + 120 * cos(time)
