# A level for a character: a ramp, steps, a ledge that it jumps through from below, and a lift that takes it along.
# Arrows and Space, or as it likes.
extends ClashWorld2D

@onready var hero: ClashCharacter2D = $Hero
@onready var state: Label = $State


func _process(_delta: float) -> void:
	var words: PackedStringArray = []
	for word: String in ["is_on_floor", "is_on_wall", "is_on_ceiling", "has_stepped"]:
		if hero.call(word):
			words.append(word.split("_")[-1])
	state.text = "%s at %s, %s" % [", ".join(words) if words else "air", hero.position.round(), hero.velocity.round()]
