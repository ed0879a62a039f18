# Last: every method of every class has been called, and every class has an icon.
extends RefCounted

const Suite = preload("res://suite.gd")


func run(suite: Suite, _cases: String, _header: String) -> String:
	var count := 0
	var config := ConfigFile.new()
	suite.same("clash2d.gdextension", config.load("res://addons/clash2d/clash2d.gdextension"), OK)
	var classes := Array(ClassDB.get_class_list()).filter(func(name: String) -> bool: return name.begins_with("Clash"))
	suite.same("classes", classes.size(), 30)
	for type: String in classes:
		for method in ClassDB.class_get_method_list(type, true):
			count += 1
			suite.check("%s.%s is called" % [type, method.name], "%s.%s" % [type, method.name] in suite.called)
		var icon: String = config.get_value("icons", type, "")
		suite.check(type + " has an icon", FileAccess.file_exists("res://addons/clash2d".path_join(icon)))
	return "%d methods of %d classes" % [count, classes.size()]
