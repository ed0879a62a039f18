# A capsule that walks, jumps and falls through a level, which it asks by casts.
extends ClashCollider2D

const SPEED := 260.0
const JUMP := 560.0
const GRAVITY := 1500.0

# All that it may meet.
var level: ClashGroup2D
var velocity := Vector2.ZERO
var is_on_ground := false
# What it met in the last step.
var hits: Array[ClashCastHit2D] = []


# A step of the game; `walk` is from -1 to 1.
func step(walk: float, jumps: bool, delta: float) -> void:
	velocity.x = walk * SPEED
	velocity.y = -JUMP if jumps and is_on_ground else velocity.y + GRAVITY * delta
	is_on_ground = false
	hits.clear()
	move(velocity * delta)
	# A position is rounded to 32 bits, and a step of it may be too far then.
	position += level.separation(get_global_shape())


# Goes until it meets something, and then along that with what is left.
func move(way: Vector2) -> void:
	for turn in 4:
		if way == Vector2.ZERO:
			return
		var hit: ClashCastHit2D = get_global_shape().cast(
				way, level, Vector2.ZERO, ClashGeometry2D.CAST_APPROACHING)
		if not hit:
			position += way
			return
		hits.append(hit)
		position += way * hit.fraction
		way = (way * (1 - hit.fraction)).slide(hit.normal)
		velocity = velocity.slide(hit.normal)
		# The normal points from the hero to what it meets; steeper than 45 degrees is no ground.
		is_on_ground = is_on_ground or hit.normal.y > 0.7
