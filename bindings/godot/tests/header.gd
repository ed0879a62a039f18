# The functions that clash2d.h declares.
extends RefCounted


# A function: its name without clash_, the C types of its parameters, their names, and its result.
class Declaration:
	extends RefCounted

	var name: String
	var result: String
	var types: PackedStringArray = []
	var names: PackedStringArray = []


# All functions of a header by their names without clash_.
static func read(path: String) -> Dictionary[String, Declaration]:
	var found: Dictionary[String, Declaration] = {}
	var pattern := RegEx.create_from_string("(?m)^(?:const )?(\\w+) \\*?clash_(\\w+)\\(([^)]*)\\);")
	for match in pattern.search_all(FileAccess.get_file_as_string(path)):
		var declaration := Declaration.new()
		declaration.result = match.get_string(1)
		declaration.name = match.get_string(2)
		if match.get_string(3) != "void":
			for parameter in match.get_string(3).split(","):
				var name := parameter.strip_edges().get_slice(" ", parameter.strip_edges().get_slice_count(" ") - 1)
				declaration.names.append(name.lstrip("*"))
				declaration.types.append(parameter.strip_edges().trim_suffix(name.lstrip("*")).strip_edges())
		found[declaration.name] = declaration
	return found
