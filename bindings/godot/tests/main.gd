# Runs all tests and ends with 0 if they pass, else with 1.
#
# godot --headless --path PROJECT --script res://main.gd -- CASES HEADER
extends SceneTree

const Suite = preload("res://suite.gd")


func _initialize() -> void:
	# One frame later the root is in the tree.
	run.call_deferred()


func run() -> void:
	# The game ends after this frame, also if an error ends this function before its own quit().
	quit(3)
	var arguments := OS.get_cmdline_user_args()
	if arguments.size() != 2:
		print("usage: main.gd -- CASES HEADER")
		quit(2)
		return
	var suite := Suite.new(root)
	OS.add_logger(suite.errors)
	for chapter: GDScript in [
		preload("res://completeness.gd"),
		preload("res://cases.gd"),
		preload("res://shape_cases.gd"),
		preload("res://angles.gd"),
		preload("res://shapes.gd"),
		preload("res://transforms.gd"),
		preload("res://questions.gd"),
		preload("res://readme.gd"),
		preload("res://making.gd"),
		preload("res://batches.gd"),
		preload("res://colliders.gd"),
		preload("res://worlds.gd"),
		preload("res://characters.gd"),
		preload("res://tiles.gd"),
		preload("res://threads.gd"),
		preload("res://mistakes.gd"),
		preload("res://bad_input.gd"),
		preload("res://printing.gd"),
		preload("res://every_method.gd"),
	]:
		var before := suite.checks
		var name := chapter.resource_path.get_file().get_basename()
		var remark: Variant = chapter.new().run(suite, arguments[0], arguments[1])
		# A chapter that a script error has ended returns null, and one without a check is none.
		suite.check(name + " runs to its end", remark is String)
		suite.check(name + " checks something", suite.checks > before + 1)
		suite.no_errors(name)
		print("%-14s %5d checks%s" % [name, suite.checks - before, ": " + remark if remark else ""])
	OS.remove_logger(suite.errors)
	print("%d checks, %d failed" % [suite.checks, suite.failures])
	quit(1 if suite.failures > 0 else 0)
