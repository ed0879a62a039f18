# Each function of clash2d.h is a static method of ClashGeometry2D, and there is no other.
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
	"size_t": 0, # an array knows its size
}


func run(suite: Suite, _cases: String, header: String) -> String:
	var declared := Header.read(header)
	suite.check("clash2d.h declares functions", declared.size() > 60)
	var ours: Dictionary[String, Dictionary] = {}
	for method in ClassDB.class_get_method_list("ClashGeometry2D", true):
		ours[method.name] = method
	for name in declared:
		suite.check("clash_%s is a method of ClashGeometry2D" % name, name in ours)
		if name not in ours:
			continue
		suite.check(name + " is static", ours[name].flags & METHOD_FLAG_STATIC)
		var count := 0
		for type in declared[name].types:
			suite.check("%s: the C type %s is known" % [name, type], type in ARGUMENTS)
			count += ARGUMENTS.get(type, 0)
		suite.same(name + ": number of arguments", ours[name].args.size(), count)
	for name in ours:
		suite.check("clash2d.h declares clash_" + name, name in declared)
	suite.same("version", suite.geometry(&"version"), 1000)
	return "%d functions" % declared.size()
