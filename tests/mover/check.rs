//! What scenes expect.

use clash2d::{MoverTouch, Vector2D};
use clash2d_oracle::Real;
use serde_json::Value;

use super::level::{self, number, vector};
use super::play::{Scene, Step};
use super::truth::Core;

/// What of it is not so: sentences.
pub(crate) fn failures(scene: &Value) -> Vec<String> {
    let played = Scene::of(scene);
    let steps = played.play();
    let expected = scene["expect"].as_array().expect("expectations");
    let failures = expected.iter().filter_map(|expected| {
        let check = Check { scene: scene.clone(), played: &played, steps: &steps, expected };
        check.failure().map(|failure| format!("{}: {failure}", expected["is"]))
    });
    failures.collect()
}

struct Check<'c> {
    scene: Value,
    played: &'c Scene,
    steps: &'c [Step],
    expected: &'c Value,
}

fn wide(v: Vector2D) -> [f64; 2] {
    [v.x.into(), v.y.into()]
}

fn axis(v: Vector2D, axis: &Value) -> f32 {
    if axis == "x" { v.x } else { v.y }
}

impl Check<'_> {
    fn place(&self, number: usize) -> Vector2D {
        self.steps[number].place
    }

    fn last(&self) -> Vector2D {
        self.place(self.steps.len() - 1)
    }

    fn float(&self, name: &str) -> f64 {
        self.expected[name].as_f64().unwrap_or_else(|| panic!("no {name} in {}", self.expected))
    }

    /// The first of the expected steps for which something is not so.
    fn first(&self, is_so: impl Fn(usize) -> bool) -> Option<String> {
        let step = |name: &str| self.expected[name].as_u64().map(|step| step as usize);
        let from = step("from").unwrap_or(1).max(1);
        let to = step("to").unwrap_or(usize::MAX).min(self.steps.len() - 1);
        let wrong = (from..=to).find(|&number| !is_so(number))?;
        Some(format!("step {wrong}: {:?} to {:?}", self.place(wrong - 1), self.steps[wrong]))
    }

    fn failure(&self) -> Option<String> {
        let e = self.expected;
        let unless = |is_so: bool| (!is_so).then(|| format!("{:?}", self.steps.last()));
        match e["is"].as_str().expect("a name") {
            "never_inside" => self.inside(),
            "final_exact" => unless(self.last() == vector(&e["pos"])),
            "final" => unless((0..2).all(|i| {
                let wanted = &e["pos"][i];
                wanted.is_null() || {
                    let room = e["tol"][i].as_f64().expect("a tolerance");
                    (wide(self.last())[i] - wanted.as_f64().expect("a number")).abs() <= room
                }
            })),
            "step_exact" => self.first(|number| {
                let (before, after) = (self.place(number - 1), self.place(number));
                ["x", "y"].iter().enumerate().all(|(i, name)| {
                    let by = &e["d"][i];
                    let name = Value::from(*name);
                    by.is_null() || axis(before, &name) + level::number(by) == axis(after, &name)
                })
            }),
            "coordinate" => self
                .first(|number| axis(self.place(number), &e["axis"]) == level::number(&e["value"])),
            "coordinate_range" => self.first(|number| {
                let x = axis(self.place(number), &e["axis"]);
                x >= level::number(&e["min"]) && x <= level::number(&e["max"])
            }),
            "monotone" => self.first(|number| self.along(number) >= 0.0),
            "step_progress" => self.first(|number| self.along(number) >= self.float("min")),
            "progress" => {
                let way = self.last() - self.place(0);
                let way = wide(way)[0] * wide(vector(&e["axis"]))[0]
                    + wide(way)[1] * wide(vector(&e["axis"]))[1];
                let (min, max) = (e["min"].as_f64(), e["max"].as_f64());
                unless(min.is_none_or(|min| way >= min) && max.is_none_or(|max| way <= max))
            }
            "fixed_after" => {
                let step = e["step"].as_u64().expect("a step") as usize;
                self.first(|number| number <= step || self.place(number) == self.place(step))
            }
            "fixed_y_after" => {
                let step = e["step"].as_u64().expect("a step") as usize;
                self.first(|number| number <= step || self.place(number).y == self.place(step).y)
            }
            "on_line" => self.first(|number| self.is_on_line(number)),
            "flag" => {
                let flag = e["flag"].as_str().expect("a flag");
                self.first(|number| self.steps[number].flag(flag) == (e["value"] == true))
            }
            "moved_at_most" => {
                unless((self.last() - self.place(0)).length() <= number(&e["value"]))
            }
            "finite" => unless(self.steps.iter().all(|step| step.place.is_finite())),
            "stuck_or_out" => {
                let is_stuck =
                    self.steps.last().is_some_and(|step| step.state.is(MoverTouch::Stuck));
                unless(is_stuck || self.is_out(self.steps.len() - 1))
            }
            // The floor is at the real sum of -0.9 and 1 as floats, and the mover reaches down to -0.3.
            "gap" => self.first(|number| {
                let floor = &Real::new(-0.9) + &Real::new(1.0);
                let foot = &Real::new(self.place(number).y) + &Real::new(-0.3);
                (&foot - &floor).about() <= self.float("max")
            }),
            "order_independent" => self.differs(|played| {
                played.pieces.reverse();
                let middle = played.pieces.len() / 3;
                played.pieces.rotate_left(middle);
            }),
            "same_with" => self.differs(|played| played.pieces = level::pieces(&e["level"])),
            name => panic!("{name} is not known, in {}", self.scene["id"]),
        }
    }

    fn along(&self, number: usize) -> f64 {
        let [a, b] = [self.place(number - 1), self.place(number)].map(wide);
        let [x, y] = wide(vector(&self.expected["axis"]));
        (b[0] - a[0]) * x + (b[1] - a[1]) * y
    }

    fn is_on_line(&self, number: usize) -> bool {
        let (normal, place) = (vector(&self.expected["n"]), self.place(number));
        let product = |a: f32, b: f32| &Real::new(a) * &Real::new(b);
        let sum = &product(normal.x, place.x) + &product(normal.y, place.y);
        let off = &sum - &Real::new(level::number(&self.expected["c"]));
        off.abs().about() <= self.expected["tol"].as_f64().unwrap_or(0.0)
    }

    /// The same places with something else in the scene.
    fn differs(&self, change: impl FnOnce(&mut Scene)) -> Option<String> {
        let mut other = self.played.clone();
        change(&mut other);
        let places = |steps: &[Step]| steps.iter().map(|step| step.place).collect::<Vec<_>>();
        let (a, b) = (places(self.steps), places(&other.play()));
        let wrong = (0..a.len()).find(|&number| a[number] != b[number])?;
        Some(format!("step {wrong}: {:?} and {:?}", a[wrong], b[wrong]))
    }

    fn is_out(&self, number: usize) -> bool {
        let pieces = self.steps[..=number].iter().rev().find_map(|step| step.pieces.as_ref());
        let mover = Core::new(&self.played.mover, self.place(number));
        let pieces = pieces.expect("pieces at the start").iter();
        let mut solid = pieces.filter(|piece| piece.one_way == Vector2D::ZERO);
        !solid.any(|piece| Core::new(piece, Vector2D::ZERO).overlaps(&mover))
    }

    fn inside(&self) -> Option<String> {
        let from = self.expected["from"].as_u64().unwrap_or(0) as usize;
        let is_wanted = |name: &str| match self.expected["pieces"].as_array() {
            Some(names) => {
                names.iter().any(|wanted| wanted == name.split('.').next().unwrap_or(""))
            }
            None => true,
        };
        let mut cores = Vec::new();
        let mut last = None;
        for (number, step) in self.steps.iter().enumerate() {
            if let Some(pieces) = &step.pieces {
                let solid = pieces.iter().filter(|piece| piece.one_way == Vector2D::ZERO);
                let solid = solid.filter(|piece| is_wanted(&piece.name));
                cores = solid
                    .map(|piece| (piece.name.clone(), Core::new(piece, Vector2D::ZERO)))
                    .collect();
                last = None;
            }
            if number < from || last == Some(step.place) {
                continue;
            }
            last = Some(step.place);
            let mover = Core::new(&self.played.mover, step.place);
            if let Some((name, _)) = cores.iter().find(|(_, core)| core.overlaps(&mover)) {
                return Some(format!("step {number}: {:?} is in {name}", step.place));
            }
        }
        None
    }
}
