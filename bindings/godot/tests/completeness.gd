# Each function of clash2d.h is a static method of ClashGeometry2D, but for those that make shapes and
# are static methods of their classes; and there is no other.
extends RefCounted

const Header = preload("res://header.gd")
const Suite = preload("res://suite.gd")

# How many arguments a C type is here.
const ARGUMENTS: Dictionary[String, int] = {
	"ClashVector2D": 1,
	"ClashRectangle": 1,
	"ClashRange": 1,
	"ClashCircle": 2,
	"ClashLine": 2,
	"ClashSegment": 2,
	"ClashOrientedRectangle": 3,
	"float": 1,
	"int": 1,
	"const ClashRectangle *": 1,
	"const ClashCircle *": 2,
	"uint32_t": 1,
	"ClashMotion": 1,
	"ClashPose": 1,
	"ClashPlace": 3,
	"const ClashShape *": 1,
	"const ClashVector2D *": 1,
	"size_t": 0, # an array knows its size
	"uint32_t *": 0, # a buffer
	"ClashNode *": 0, # a shape has memory of its own
	"uint64_t *": 0,
	"const uint64_t *": 1,
	"const ClashBatch *": 2, # its kind and its numbers
	"const ClashCastSettings *": 4, # without the tolerance, which only what turns has
}
# What is so in C alone: a number of elements that is no array's, and the tolerance among the settings.
const COUNTS: Dictionary[String, int] = {"regular_polygon": 1, "batch_find_pairs": 1, "cast_turning": 1}
# Functions of clash2d.h by other names.
const ELSEWHERE: Dictionary[String, Array] = {
	"shape_point": ["ClashPoint2D", "create"],
	"shape_line": ["ClashLine2D", "create"],
	"shape_segment": ["ClashSegment2D", "create"],
	"shape_circle": ["ClashCircle2D", "create"],
	"shape_rectangle": ["ClashRectangle2D", "create"],
	"shape_oriented_rectangle": ["ClashOrientedRectangle2D", "create"],
	"shape_capsule": ["ClashCapsule2D", "create"],
	"shape_sector": ["ClashSector2D", "create"],
	"shape_polygon": ["ClashPolygon2D", "create"],
	"shape_polygon_with_rings": ["ClashPolygon2D", "create_with_rings"],
	"shape_chain": ["ClashChain2D", "create"],
	"shape_group": ["ClashGroup2D", "create"],
	"shape_prepared": ["ClashPolygon2D", "create"], # polygons and chains of many points prepare themselves
	"shape_prepared_capacity": ["ClashPolygon2D", "create"],
	"shape_at_pose_capacity": ["ClashGeometry2D", "shape_at_pose"], # it makes a shape of its own
	"batch_find_pairs_capacity": ["ClashGeometry2D", "batch_find_pairs"],
	"default_cast": ["ClashGeometry2D", "cast"], # settings are arguments that have defaults
	"cast_settings_check": ["ClashGeometry2D", "cast"], # an error tells what is wrong with them
	"convex_pieces_capacity": ["ClashGeometry2D", "convex_pieces"], # an array is as long as it has to be
}
# Each function of world.h about worlds: methods of ClashWorld2D.
const WORLD: Dictionary[String, Array] = {
	"default_world": ["get_tolerance"], # settings are properties; memory and threads are Godot's
	"default_collider": ["add"], # arguments that have defaults
	"default_query": ["overlap_point"], # these too; of a filter by a function, what is found can be asked after
	"world_create": [], # ClashWorld2D.new()
	"world_destroy": [], # free()
	"world_add": ["add", "add_all"],
	"world_remove": ["remove", "remove_all"],
	"world_move": ["move", "move_all", "sync"],
	"world_place": ["place", "place_all"],
	"world_move_along": ["move_along"],
	"world_set_shape": ["set_collider_shape", "set_collider_shape_all"],
	"world_set": ["set_collider", "set_collider_all"],
	"world_get": ["get_collider_info", "has_collider", "get_collider"],
	"world_shape": ["get_collider_shape"],
	"world_ids": ["get_ids"],
	"world_update": ["update", "get_begins", "get_ends", "get_stays"],
	"world_overlaps": ["overlap_point", "overlap_rectangle", "overlap_shape"],
	"world_nearest": ["nearest", "nearest_all"],
	"world_cast_ray": ["cast_ray", "cast_ray_all"],
	"world_cast": ["cast", "cast_all", "cast_turning", "cast_turning_all"],
	"world_cast_rays": ["cast_rays"],
	"world_snapshot": ["snapshot"],
	"world_restore": ["restore"],
	"world_hash": ["hash"],
	"world_add_grid": [], # a ClashTileGrid2D below it, which has
	"world_grid": [], # the questions
	"world_edit_grid": [], # and the changes
	"world_set_region": ["set_region", "clear_region"],
	"world_record": ["record"],
	"world_take_log": ["take_log"],
	"world_replay": ["replay"],
}
# The functions of world.h about movers: methods of ClashCharacter2D.
const MOVERS: Dictionary[String, Array] = {
	"default_mover": ["get_floor_max_angle", "get_step_height"], # settings are properties
	"mover_advance": ["move_and_slide", "move_and_collide"],
	"slid_velocity": ["move_and_slide"], # what is left of its velocity
}
# And those about grids: methods of ClashTileGrid2D.
const GRIDS: Dictionary[String, Array] = {
	"default_grid": ["get_cell_size", "get_origin"], # settings are properties; memory is Godot's
	"grid_create": [], # ClashTileGrid2D.new()
	"grid_destroy": [], # free()
	"grid_add_kind": ["add_kind", "read", "add_layer"],
	"grid_set": ["set_cell", "clear", "read_cell"],
	"grid_get": ["get_cell_kind", "get_cell_material"],
	"grid_count": ["get_cell_count"],
	"grid_cell_at": ["cell_at"],
	"grid_shape": ["get_cell_shape"],
	"grid_collide": ["collide"],
	"grid_touched": ["touched"],
	"grid_cast_ray": ["cast_ray"],
	"grid_distance": ["distance"],
	"grid_cast": ["cast"],
	"grid_contacts": ["contacts"],
	"grid_fill": ["fill"],
	"grid_fill_bytes": ["fill_bytes"],
	"grid_fill_bits": ["fill_bitmap"],
	"grid_tiles": ["get_used_cells"],
}
# Methods of ClashGeometry2D that only Godot has a use for.
const OWN: PackedStringArray = ["from_physics"]


func run(suite: Suite, _cases: String, header: String) -> String:
	var declared := Header.read(header)
	suite.check("clash2d.h declares functions", declared.size() > 60)
	var ours: Dictionary[String, Dictionary] = {}
	for method in ClassDB.class_get_method_list("ClashGeometry2D", true):
		ours[method.name] = method
	for name in ELSEWHERE:
		suite.check("clash_%s is %s" % [name, ELSEWHERE[name]], ClassDB.class_has_method(ELSEWHERE[name][0], ELSEWHERE[name][1], true))
		declared.erase(name)
	for name in declared:
		suite.check("clash_%s is a method of ClashGeometry2D" % name, name in ours)
		if name not in ours:
			continue
		suite.check(name + " is static", ours[name].flags & METHOD_FLAG_STATIC)
		var count: int = COUNTS.get(name, 0)
		for i in declared[name].types.size():
			var type := declared[name].types[i]
			if declared[name].names[i].begins_with("out"):
				continue # a result
			suite.check("%s: the C type %s is known" % [name, type], type in ARGUMENTS)
			count += ARGUMENTS.get(type, 0)
		suite.same(name + ": number of arguments", ours[name].args.size(), count)
	for name in ours:
		suite.check("clash2d.h declares clash_" + name, name in declared or name in OWN)
	suite.same("version", suite.geometry(&"version"), 1000)
	worlds(suite, header.get_base_dir().path_join("world.h"))
	return "%d functions" % declared.size()


# All of world.h is told above, and all methods of worlds and grids that are no property's are told for something.
func worlds(suite: Suite, header: String) -> void:
	var declared := Header.read(header)
	suite.check("world.h declares functions", declared.size() > 20)
	for name in declared:
		suite.check("clash_%s is told" % name, name in WORLD or name in MOVERS or name in GRIDS)
	told(suite, declared, "ClashCharacter2D", MOVERS)
	for row: Array in [["ClashWorld2D", WORLD], ["ClashTileGrid2D", GRIDS]]:
		told(suite, declared, row[0], row[1])
		var methods: Array = row[1].values().reduce(func(all: Array, some: Array) -> Array: return all + some)
		var properties := ClassDB.class_get_property_list(row[0], true).map(func(property: Dictionary) -> String: return property.name)
		for method in ClassDB.class_get_method_list(row[0], true):
			var is_of_a_property: bool = method.name.trim_prefix("get_").trim_prefix("set_") in properties
			suite.check("%s.%s is of world.h" % [row[0], method.name], is_of_a_property or method.name in methods or method.name in ["get_world", "get_id"])


func told(suite: Suite, declared: Dictionary, type: String, functions: Dictionary[String, Array]) -> void:
	for name in functions:
		suite.check("world.h declares clash_" + name, name in declared)
		for method: String in functions[name]:
			suite.check("clash_%s is %s.%s" % [name, type, method], ClassDB.class_has_method(type, method, true))
