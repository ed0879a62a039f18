# A world with hundreds of coins and thousands of bullets, and a hero that flies from coin to coin, or to the mouse.
#
# Walls, coins and the hero are nodes below this one, which is their world. Bullets are plain colliders: no node each,
# only an id, a position and a velocity in arrays.
extends ClashWorld2D

const HERO := 1
const COIN := 2
const WALL := 4
const BULLET := 8

const ARENA := Rect2(20, 60, 1240, 640)
const COINS := 300
const BULLETS := 2000
const SPEED := 240.0
const HERO_SPEED := 320.0
const BULLET_COLOR := Color(1, 0.9, 0.35)
const LOOK := Color(0.55, 0.9, 0.65, 0.8)

var ids: PackedInt64Array
var positions: PackedVector2Array
var velocities: PackedVector2Array
# Which bullet has which id.
var numbers: Dictionary[int, int] = {}
var fired := 0
var collected := 0
var hits := 0
var walls_hit := 0
var has_mouse := false
# What the hero flies to.
var target: ClashWorldHit2D
var coin_shape := ClashCircle2D.create(Vector2.ZERO, 5)

@onready var hero: ClashCollider2D = $Hero
@onready var cannon: Node2D = $Cannon


func _ready() -> void:
	overlap_began.connect(_on_overlap_began)
	hero.overlap_began.connect(_on_hero_overlap_began)
	scatter_coins()
	positions.resize(BULLETS)
	velocities.resize(BULLETS)
	for i in BULLETS:
		fire(i)
		# As if they had been fired one after the other.
		positions[i] += velocities[i] * fmod(0.618 * i, 1.0)
	ids = add_all(ClashCircle2D.create(Vector2.ZERO, 2), positions, [], BULLET, WALL | HERO, COLLIDER_SENSOR)
	for i in BULLETS:
		numbers[ids[i]] = i


# Coins are sensors that nobody moves; on places in a spiral, where there is nothing yet.
func scatter_coins() -> void:
	for i in COINS:
		var at := ARENA.get_center() + Vector2(620, 320) * sqrt((i + 0.5) / COINS) * Vector2.from_angle(2.399963 * i)
		var place := ClashCircle2D.create(at, 8)
		if not ARENA.grow(-12).has_point(at) or overlap_shape(place, 1, WALL | COIN):
			continue
		var coin := ClashCollider2D.new()
		coin.shape = coin_shape
		coin.position = at
		coin.collision_layer = COIN
		coin.collision_mask = 0
		coin.is_sensor = true
		coin.is_static = true
		coin.debug_draw = true
		coin.debug_color = Color(1, 0.75, 0.2, 0.5)
		$Coins.add_child(coin)


# The next bullet leaves the cannon, on a spiral.
func fire(number: int) -> void:
	fired += 1
	positions[number] = cannon.position
	velocities[number] = SPEED * Vector2.from_angle(0.1 * fired)


func _physics_process(delta: float) -> void:
	for i in BULLETS:
		positions[i] += velocities[i] * delta
	move_all(ids, positions)
	fly(delta)
	$Score.text = "%d coins, %d of %d bullets hit the hero, %d the walls" % [collected, hits, fired, walls_hit]
	queue_redraw()


# To the nearest coin; what is in the way, it goes around.
func fly(delta: float) -> void:
	target = nearest(ClashPoint2D.create(hero.position), INF, COIN)
	if not target and not has_mouse:
		scatter_coins()
		return
	var goal := get_local_mouse_position() if has_mouse else target.point
	var way := (goal - hero.position).limit_length(HERO_SPEED * delta)
	for turn in 2:
		var hit := cast(hero.get_global_shape(), way, ClashGeometry2D.CAST_APPROACHING, WALL)
		if not hit:
			hero.position += way
			return
		hero.position += way * hit.fraction
		way = hit.normal.orthogonal() * way.length() * (1 - hit.fraction)


# Bullets have no node to tell: the world tells of all, in the order of time.
func _on_overlap_began(event: ClashEvent2D) -> void:
	var id := event.id_a if event.id_a in numbers else event.id_b
	if id not in numbers:
		return
	var other := event.b if id == event.id_a else event.a
	if other == hero:
		hits += 1
	else:
		walls_hit += 1
	fire(numbers[id])
	place(id, Transform2D(0, cannon.position))


func _on_hero_overlap_began(other: ClashCollider2D, _event: ClashEvent2D) -> void:
	if other and other.collision_layer == COIN:
		collected += 1
		other.queue_free()


func _input(event: InputEvent) -> void:
	if event is InputEventMouseMotion:
		has_mouse = true


func _draw() -> void:
	for at in positions:
		draw_circle(at, 2, BULLET_COLOR)
	if target:
		draw_dashed_line(hero.position, target.point, LOOK, 2, 6)
