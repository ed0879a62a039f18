//! Scenes of triggers, played by the C ABI.

use clash2d::{ColliderFlags, Event, EventFlags, Mover, MoverState, Vector2D};
use serde_json::Value;

use super::abi::{self, Level};
use super::level::{self, Piece, number, vector};

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_else(|| panic!("no {name} in {value}"))
}

/// What a scene is made of as it is played.
struct Scene {
    level: Level,
    objects: Vec<Piece>,
    /// The names of what tells events.
    triggers: Vec<String>,
}

impl Scene {
    fn add(&mut self, object: &Value) {
        let at = vector(&object["at"]);
        let piece = Piece {
            name: text(object, "id").into(),
            position: at,
            ..level::mover(&object["shape"])
        };
        let is_trigger = object["trigger"] == true;
        self.level.add(&piece, if is_trigger { ColliderFlags::Sensor as u32 } else { 0 });
        if is_trigger {
            self.triggers.push(piece.name.clone());
        }
        self.objects.push(piece);
    }

    fn object(&mut self, name: &str) -> &mut Piece {
        self.objects.iter_mut().find(|piece| piece.name == name).expect("an object")
    }

    fn obey(&mut self, order: &Value) {
        let (order_name, name) = (text(order, "do"), order["id"].as_str().unwrap_or_default());
        match order_name {
            "add" => self.add(&order["object"]),
            "remove" => self.level.remove(name),
            "teleport" => {
                self.object(name).position = vector(&order["to"]);
                self.level.place(name, vector(&order["to"]));
            }
            "move" => {
                self.object(name).position += vector(&order["by"]);
                let place = self.object(name).position;
                self.level.move_to(name, place);
            }
            "move_and_slide" => self.slide(name, vector(&order["by"])),
            _ => panic!("{order_name} is not known"),
        }
    }

    /// Moves one along all but itself and triggers, which then are met on its way.
    fn slide(&mut self, name: &str, by: Vector2D) {
        let piece = self.object(name).clone();
        let others = self
            .objects
            .iter()
            .filter(|other| other.name != name && !self.triggers.contains(&other.name));
        let list: Vec<_> = others.map(Piece::obstacle).collect();
        let shape = piece.shape().at(Vector2D::ZERO);
        let mover = Mover::new(shape, Vector2D::new(0.0, 1.0));
        let state = MoverState::default();
        let (moved, _, stops) =
            abi::advance(&mover, &abi::listed(&list), piece.position, by, &state);
        self.object(name).position = moved.position;
        self.level.move_along(name, &stops);
    }
}

/// What is told of a trigger: the frame, whether it begins, the trigger and the body, the time, and whether it is by no way.
type Told = (u64, bool, String, String, f32, bool);

impl Scene {
    fn told(&self, frame: u64, begins: bool, event: &Event) -> Option<Told> {
        let names = [event.pair.a, event.pair.b].map(|id| self.level.name(id));
        let trigger = names.iter().find(|name| self.triggers.iter().any(|known| known == *name))?;
        let body = names.iter().find(|name| name != &trigger)?;
        let time = if begins { event.enter } else { event.exit };
        let by_no_way = [EventFlags::Changed, EventFlags::ARemoved, EventFlags::BRemoved];
        let is_changed = by_no_way.iter().any(|flag| event.is(*flag));
        Some((frame, begins, (*trigger).into(), (*body).into(), time, is_changed))
    }

    /// Plays a frame; what it tells, of each pair the begin before the end.
    fn frame(&mut self, number: u64, orders: &Value) -> Vec<Told> {
        orders.as_array().expect("orders").iter().for_each(|order| self.obey(order));
        let [begins, ends] = self.level.update();
        let begins = begins.iter().filter_map(|event| self.told(number, true, event));
        let ends = ends.iter().filter_map(|event| self.told(number, false, event));
        begins.chain(ends).collect()
    }
}

/// All that a scene tells. After each frame a question about what is there agrees with the events so far.
fn play(scene: &Value) -> Vec<Told> {
    let mut played = Scene { level: Level::new(), objects: Vec::new(), triggers: Vec::new() };
    scene["objects"].as_array().expect("objects").iter().for_each(|object| played.add(object));
    let mut told: Vec<Told> = Vec::new();
    let frames = scene["frames"].as_array().expect("frames").iter();
    let orders = frames
        .flat_map(|part| vec![&part["do"]; part["repeat"].as_u64().expect("a number") as usize]);
    for (number, orders) in orders.enumerate() {
        let more = played.frame(number as u64 + 1, orders);
        told.extend(more);
        for (_, _, trigger, body, _, is_changed) in &told {
            let is_last = |event: &&Told| event.2 == *trigger && event.3 == *body;
            let is_in = told.iter().rev().find(is_last).is_some_and(|event| event.1);
            let is_there = *is_changed || played.level.meets(body, trigger);
            assert!(*is_changed || is_there == is_in, "{}, frame {number}", scene["id"]);
        }
    }
    told
}

#[test]
fn triggers_are_met_as_they_should() {
    let scenes: Value = serde_json::from_str(include_str!("triggers.json")).expect("scenes");
    for scene in scenes.as_array().expect("a list of scenes") {
        let tolerance = scene["tolerance"].as_f64().unwrap_or(0.0) as f32;
        let mut told = play(scene);
        for event in scene["events"].as_array().expect("events") {
            let is_it = |(frame, begins, trigger, body, time, is_changed): &Told| {
                event["frame"] == *frame
                    && (text(event, "type") == "enter") == *begins
                    && (text(event, "trigger"), text(event, "body")) == (trigger, body)
                    && (event["t"].is_null() || (number(&event["t"]) - time).abs() <= tolerance)
                    && (event["changed"] == true) == *is_changed
            };
            let place = told.iter().position(is_it);
            let place =
                place.unwrap_or_else(|| panic!("{}: {event} is not in {told:?}", scene["id"]));
            told.remove(place);
        }
        assert!(told.is_empty(), "{}: {told:?} besides", scene["id"]);
    }
}

/// What was played in a list goes the same way in a world of the C ABI, carriers and tiles that change included.
#[test]
fn scenes_go_the_same_way_in_a_world_of_the_c_abi() {
    for scene in super::scenes() {
        let played = super::play::Scene { most: 500, ..super::play::Scene::of(&scene) };
        let mut level = Level::new();
        let there = played.play_by(&mut |mover, pieces, place, movement, before| {
            level.advance(mover, pieces, place, movement, before)
        });
        let of = |steps: &[super::play::Step]| -> super::Places {
            steps.iter().map(|step| (step.place, step.state.touches)).collect()
        };
        assert_eq!(of(&there), of(&played.play()), "{}", scene["id"]);
    }
}
