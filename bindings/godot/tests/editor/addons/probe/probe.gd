# In the editor: every class, method and property is documented in the help that F1 opens, and a
# collider that can't collide has a warning in the scene tree. Ends the editor: 0 if all is right.
#
# The first start of an editor writes its cache of documentation; extensions' is there from the
# second on (so does Godot), hence the first start ends at once.
@tool
extends EditorPlugin

const NO_DESCRIPTION := "There is currently no description"
const WARNINGS: Dictionary[String, String] = {
	"Shapeless": "has no shape",
	"Fine": "",
	"Ellipse": "same scale along both axes",
	"Stretched": "",
	"Skewed": "right angles",
	"Empty": "The shape is empty: a number is NaN or infinite.",
	"Blank": "The shape is empty: it has no points.",
	"Bodiless": "Add a ClashCollider2D as a child.",
	"Worldless": "Put it below a ClashWorld2D.",
}

var checks := 0
var failures := 0


func _enter_tree() -> void:
	run.call_deferred()


func run() -> void:
	# Until the editor has scanned the project.
	while EditorInterface.get_resource_filesystem().is_scanning():
		await get_tree().process_frame
	await get_tree().create_timer(1.0).timeout
	if not FileAccess.file_exists("user://second_start"):
		FileAccess.open("user://second_start", FileAccess.WRITE)
		get_tree().quit()
		return
	await documentation()
	await warnings()
	print("editor: %d checks, %d failed" % [checks, failures])
	get_tree().quit(1 if failures > 0 or checks < 100 else 0)


func check(what: String, is_right: bool) -> void:
	checks += 1
	if not is_right:
		failures += 1
		print("FAILED: ", what)


func documentation() -> void:
	var classes := Array(ClassDB.get_class_list()).filter(
			func(type: String) -> bool: return type.begins_with("Clash"))
	check("there are classes", classes.size() == 30)
	for type: String in classes:
		EditorInterface.get_script_editor().goto_help("class_name:" + type)
		await get_tree().process_frame
		await get_tree().process_frame
		var text := help_text()
		check(type + " has a page", text.contains(type))
		check(type + " is described", not text.get_slice("Methods", 0).contains(NO_DESCRIPTION))
		var accessors: PackedStringArray = []
		for property in ClassDB.class_get_property_list(type, true):
			if property.type == TYPE_NIL:
				continue
			accessors.append_array(["get_" + property.name, "set_" + property.name])
			var is_stored: bool = property.usage & PROPERTY_USAGE_STORAGE
			described(type, text, ("%s [default: " if is_stored else "get_%s() getter") % property.name)
		for constant in ClassDB.class_get_integer_constant_list(type, true):
			described(type, text, constant)
		for method in ClassDB.class_get_method_list(type, true):
			if method.name not in accessors:
				described(type, text, "%s(" % method.name)


# The description of a member follows the last place where its name stands behind a bullet.
func described(type: String, text: String, member: String) -> void:
	var found := false
	for section in text.split("● ").slice(1):
		if section.get_slice("\n", 0).contains(member):
			found = section.contains("\n") and not section.contains(NO_DESCRIPTION)
	check("%s: %s is documented" % [type, member.rstrip("( [:default")], found)


# The text of the page that the script editor shows.
func help_text() -> String:
	for page in EditorInterface.get_script_editor().find_children("*", "EditorHelp", true, false):
		if page.visible:
			for label: RichTextLabel in page.find_children("*", "RichTextLabel", true, false):
				return label.get_parsed_text()
	return ""


func warnings() -> void:
	EditorInterface.open_scene_from_path("res://warnings.tscn")
	await get_tree().create_timer(1.0).timeout
	var found := 0
	for tree in EditorInterface.get_base_control().find_children("*", "SceneTreeEditor", true, false):
		for list: Tree in tree.find_children("*", "Tree", true, false):
			if not list.get_root():
				continue
			for item in list.get_root().get_children():
				var name := item.get_text(0)
				if name in WARNINGS:
					found += 1
					var text := tooltips(item)
					var expected := WARNINGS[name]
					check("%s: expected \"%s\", got \"%s\"" % [name, expected, text],
							text.contains(expected) if expected else not text.contains("warning"))
	check("the scene tree shows all nodes", found >= WARNINGS.size())


func tooltips(item: TreeItem) -> String:
	var text := ""
	for i in item.get_button_count(0):
		text += item.get_button_tooltip_text(0, i)
	return text
