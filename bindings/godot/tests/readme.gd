# The examples of README.md, line by line, and what they answer.
extends RefCounted

const Suite = preload("res://suite.gd")


func run(suite: Suite, _cases: String, header: String) -> String:
	var wall := ClashRectangle2D.create(Rect2(30, -10, 20, 40))
	var hero := ClashCapsule2D.create(Vector2(0, 0), Vector2(0, 20), 5)
	var beam := ClashSegment2D.create(Vector2(0, 0), Vector2(60, 0))
	var coin := ClashCircle2D.create(Vector2(0, 30), 5)
	var step := Vector2(50, 0)

	var is_hit := beam.collide(wall)
	var relation := beam.relate(wall) # ClashGeometry2D.RELATION_OVERLAPPING
	var is_inside := wall.contains(hero)
	var distance := hero.distance(wall) # 25, and the nearest points
	var contact := coin.contact(hero) # from the coin to the hero: (0, -1); 0 deep
	var contacts := coin.contacts(hero)
	var way := coin.separation(hero)
	var crossings := beam.intersections(wall) # two
	var look := wall.cast_ray(Vector2.ZERO, Vector2(60, 0)) # from 0.5 to 0.8333
	var stop := hero.cast(step, wall, Vector2.ZERO, ClashGeometry2D.CAST_APPROACHING) # at 0.5
	var swing := ClashMotion2D.create(Vector2.ZERO, deg_to_rad(90), Vector2.ZERO)
	var still := ClashMotion2D.create(Vector2.ZERO)
	var cut := beam.cast_turning(swing, coin, still, 0.01, ClashGeometry2D.CAST_ALL) # at 0.893
	var around := wall.bounding_circle() # around (40, 10) with the radius 22.36

	suite.check("collide, contains", is_hit and not is_inside)
	suite.same("relate", relation, ClashGeometry2D.RELATION_OVERLAPPING)
	suite.same("distance", distance.distance, 25.0)
	suite.same("contact", [contact.normal, contact.depth], [Vector2(0, -1), 0.0])
	suite.same("contacts, intersections", [contacts.size(), crossings.size()], [1, 2])
	suite.same("separation", way, Vector2.ZERO)
	suite.same("cast_ray", look.entry, 0.5)
	suite.check("cast_ray: exit", absf(look.exit - 5.0 / 6) < 1e-6)
	suite.same("cast", stop.fraction, 0.5)
	# (90 - asin(5 / 30)) / 90
	suite.check("cast_turning", absf(cut.fraction - 0.8934) < 1e-3)
	suite.same("bounding_circle", around.center, Vector2(40, 10))
	suite.check("bounding_circle: radius", absf(around.radius - 22.360680) < 1e-4)
	var readme := header.get_base_dir().path_join("../../bindings/godot/README.md")
	suite.same("the script of a world", compiled(readme, 1), OK)
	suite.same("that of a world with tiles", compiled(readme, 2), OK)
	return ""


# Whether a script of the README that is a world compiles, with what it leaves out.
func compiled(readme: String, number: int) -> int:
	var block := FileAccess.get_file_as_string(readme).get_slice("extends ClashWorld2D\n", number).get_slice("```", 0)
	var script := GDScript.new()
	script.source_code = """extends ClashWorld2D
const BULLETS := 1
const COINS := 2
const WALLS := 4
var positions: PackedVector2Array
var velocities: PackedVector2Array
var velocity: Vector2
""" + block
	return script.reload()
