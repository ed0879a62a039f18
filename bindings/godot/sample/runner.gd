# A character that walks and jumps; until a key is pressed it does so alone.
extends ClashCharacter2D

const SPEED := 220.0
const JUMP := 560.0
const GRAVITY := 1400.0

# From -1 to 1.
var walk := 1.0
var jumps := false
var is_alone := true
var has_keys := false


func _physics_process(delta: float) -> void:
	if Input.is_anything_pressed():
		is_alone = false
		has_keys = true
	if has_keys:
		walk = Input.get_axis("ui_left", "ui_right")
		jumps = Input.is_action_just_pressed("ui_accept")
		drop_through = Input.is_action_pressed("ui_down")
	velocity.x = walk * SPEED
	velocity.y += GRAVITY * delta
	if jumps and is_on_floor():
		velocity.y = -JUMP
	move_and_slide()
	if is_alone:
		look_around()


# It jumps at walls, and turns round where that does not help.
func look_around() -> void:
	jumps = is_on_wall()
	if is_on_wall_only():
		walk = signf(get_wall_normal().x)
