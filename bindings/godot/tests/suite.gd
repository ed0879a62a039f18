# Checks, calls that are remembered, and the errors that Godot has reported.
extends RefCounted


# The errors since the last look, instead of only on the console.
class Errors:
	extends Logger

	var texts: PackedStringArray = []
	# Errors come from any thread.
	var mutex := Mutex.new()

	func _log_error(_function: String, file: String, line: int, code: String, rationale: String,
			_editor_notify: bool, error_type: int, _backtraces: Array[ScriptBacktrace]) -> void:
		if error_type == ERROR_TYPE_WARNING:
			return
		mutex.lock()
		texts.append("%s:%d: %s" % [file, line, rationale if rationale else code])
		mutex.unlock()


var root: Node
var errors := Errors.new()
var checks := 0
var failures := 0
# "Class.method" of everything that was called.
var called := {}


func _init(tree_root: Node) -> void:
	root = tree_root


func check(what: String, is_right: bool) -> void:
	checks += 1
	if not is_right:
		failures += 1
		print("FAILED: ", what)


func same(what: String, got: Variant, expected: Variant) -> void:
	var is_same: bool = typeof(got) == typeof(expected) and got == expected
	check("%s: expected %s, got %s" % [what, expected, got], is_same)


# A static method of ClashGeometry2D.
func geometry(method: StringName, arguments: Array = []) -> Variant:
	return static_call(&"ClashGeometry2D", method, arguments)


func static_call(type: StringName, method: StringName, arguments: Array = []) -> Variant:
	called["%s.%s" % [type, method]] = true
	return ClassDB.callv(&"class_call_static", [type, method] + arguments)


# A method of an object.
func ask(object: Object, method: StringName, arguments: Array = []) -> Variant:
	called["%s.%s" % [object.get_class(), method]] = true
	return object.callv(method, arguments)


# Exactly one error since the last look, with this text in it.
func one_error(what: String, text: String) -> void:
	var found := errors.texts.size() == 1 and errors.texts[0].contains(text)
	check("%s: expected the error \"%s\", got %s" % [what, text, errors.texts], found)
	errors.texts.clear()


func no_errors(what: String) -> void:
	check("%s: unexpected errors:\n    %s" % [what, "\n    ".join(errors.texts)], errors.texts.is_empty())
	errors.texts.clear()
