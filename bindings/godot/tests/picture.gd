# Plays a scene of the sample for some seconds and writes a picture of it; ends with 0 if it is not blank.
#
# godot --path SAMPLE --fixed-fps 60 --script picture.gd -- FILE.png SCENE
extends SceneTree

const SECONDS := 4.0
# Of the sample: background, panels, shapes that meet, shapes that don't.
const LEAST_COLORS := 200


func _initialize() -> void:
	take.call_deferred()


func take() -> void:
	var arguments := OS.get_cmdline_user_args()
	change_scene_to_file(arguments[1])
	await create_timer(SECONDS).timeout
	await RenderingServer.frame_post_draw
	var picture := root.get_texture().get_image()
	var colors := {}
	var red := 0
	for y in picture.get_height():
		for x in picture.get_width():
			var color := picture.get_pixel(x, y)
			colors[color.to_rgba32()] = true
			red += int(color.r > 0.9 and color.g < 0.5)
	var is_right := picture.save_png(arguments[0]) == OK and colors.size() > LEAST_COLORS and red > 300
	print("picture: %s, %d colors, %d red pixels" % [picture.get_size(), colors.size(), red])
	quit(0 if is_right else 1)
