//! What a scene expects, with a tolerance for the skins of others.

use std::cell::Cell;

use clash2d::{Vector2D, contact};
use serde_json::Value;

use super::level::{self, Piece, vector};
use super::script::Script;
use super::walker::Make;

/// How far from what is wanted a place may be, and how deep in something: twice rapier2d's skin of a box of side 1.
pub(crate) const TOLERANCE: f64 = 0.02;

/// How far from where it should be a mover may end.
pub(crate) const AT_THE_END: f64 = 0.05;

/// Where it is after a frame, and whether it tells that it stands; the first one is the start.
pub(crate) type Step = (Vector2D, bool);

/// Plays a scene: its steps, and what each call took in nanoseconds.
pub(crate) fn play(script: &Script, make: Make) -> Result<(Vec<Step>, Vec<f64>), &'static str> {
    let mut walker = make(script)?;
    let (mut steps, mut times) = (vec![(script.start, true)], Vec::new());
    script.each(&mut |frame, pieces| {
        if frame.is_changed {
            walker.change(pieces);
        }
        let start = std::time::Instant::now();
        let step = walker.advance(steps[steps.len() - 1].0, frame);
        times.push(start.elapsed().as_nanos() as f64);
        steps.push(step);
    });
    Ok((steps, times))
}

/// The scene itself, and those that must go the same way: pieces in another order, or another description of them.
pub(crate) fn variants(scene: &Value) -> Vec<Script> {
    let script = Script::of(scene);
    let mut variants = vec![script.clone()];
    for expected in scene["expect"].as_array().expect("expectations") {
        let mut other = script.clone();
        match expected["is"].as_str() {
            Some("order_independent") => {
                other.pieces.reverse();
                let middle = other.pieces.len() / 3;
                other.pieces.rotate_left(middle);
            }
            Some("same_with") => other.pieces = level::pieces(&expected["level"]),
            _ => continue,
        }
        variants.push(other);
    }
    variants
}

/// The first expectation that the ways through all variants of a scene do not meet.
pub(crate) fn failure(scene: &Value, ways: &[Vec<Step>]) -> Option<String> {
    let script = Script::of(scene);
    scene["expect"].as_array().expect("expectations").iter().find_map(|expected| {
        let check = Check { wrong: Cell::new(None), expected, script: &script, ways };
        let is = expected["is"].as_str().unwrap_or_default();
        let tell = |step: usize| {
            let [[a, b], [c, d]] = [check.at(step - 1), check.at(step)];
            format!("{is} at {step}: ({a}, {b}) to ({c}, {d})")
        };
        let tell = || check.wrong.get().map_or(is.to_owned(), tell);
        (!check.holds()).then(tell)
    })
}

struct Check<'c> {
    /// The first step that was wrong, where one can be told.
    wrong: Cell<Option<usize>>,
    expected: &'c Value,
    script: &'c Script,
    ways: &'c [Vec<Step>],
}

fn wide(v: Vector2D) -> [f64; 2] {
    [v.x.into(), v.y.into()]
}

fn dot(a: [f64; 2], b: [f64; 2]) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

impl Check<'_> {
    fn at(&self, number: usize) -> [f64; 2] {
        wide(self.ways[0][number].0)
    }

    fn last(&self) -> [f64; 2] {
        self.at(self.ways[0].len() - 1)
    }

    fn moved(&self, from: usize, to: usize) -> [f64; 2] {
        let (a, b) = (self.at(from), self.at(to));
        [b[0] - a[0], b[1] - a[1]]
    }

    fn number(&self, name: &str) -> f64 {
        self.expected[name].as_f64().unwrap_or(0.0)
    }

    fn axis(&self) -> usize {
        usize::from(self.expected["axis"] == "y")
    }

    fn along(&self, by: [f64; 2]) -> f64 {
        dot(by, wide(vector(&self.expected["axis"])))
    }

    fn all(&self, is_so: impl Fn(usize) -> bool) -> bool {
        let step = |name: &str| self.expected[name].as_u64().map(|step| step as usize);
        let from = step("from").unwrap_or(1).max(1);
        let to = step("to").unwrap_or(usize::MAX).min(self.ways[0].len() - 1);
        self.wrong.set((from..=to).find(|&number| !is_so(number)));
        self.wrong.get().is_none()
    }

    fn is_near(&self, place: [f64; 2], wanted: &Value, tolerance: [f64; 2]) -> bool {
        (0..2).all(|axis| {
            wanted[axis]
                .as_f64()
                .is_none_or(|wanted| (place[axis] - wanted).abs() <= tolerance[axis])
        })
    }

    fn holds(&self) -> bool {
        let e = self.expected;
        let step = e["step"].as_u64().unwrap_or(0) as usize;
        if !self.ways.iter().flatten().all(|step| step.0.is_finite()) {
            return false;
        }
        match e["is"].as_str().expect("a name") {
            "never_inside" => self.depth(None) <= TOLERANCE,
            "stuck_or_out" => self.depth(Some(self.ways[0].len() - 1)) <= TOLERANCE,
            "final_exact" => self.is_near(self.last(), &e["pos"], [AT_THE_END; 2]),
            "final" => {
                let room = |axis: usize| e["tol"][axis].as_f64().unwrap_or(0.0) + AT_THE_END;
                self.is_near(self.last(), &e["pos"], [room(0), room(1)])
            }
            "step_exact" => self.all(|number| {
                self.is_near(self.moved(number - 1, number), &e["d"], [TOLERANCE; 2])
            }),
            "coordinate" => self.all(|number| {
                (self.at(number)[self.axis()] - self.number("value")).abs() <= TOLERANCE
            }),
            "coordinate_range" => self.all(|number| {
                let x = self.at(number)[self.axis()];
                x >= self.number("min") - TOLERANCE && x <= self.number("max") + TOLERANCE
            }),
            "monotone" => {
                self.all(|number| self.along(self.moved(number - 1, number)) >= -TOLERANCE)
            }
            "step_progress" => self.all(|number| {
                self.along(self.moved(number - 1, number)) >= 0.5 * self.number("min")
            }),
            "progress" => {
                let way = self.along(self.moved(0, self.ways[0].len() - 1));
                let (min, max) = (e["min"].as_f64(), e["max"].as_f64());
                min.is_none_or(|min| way >= min - AT_THE_END)
                    && max.is_none_or(|max| way <= max + AT_THE_END)
            }
            "fixed_after" => self.all(|number| {
                number <= step || self.moved(step, number).iter().all(|by| by.abs() <= TOLERANCE)
            }),
            "fixed_y_after" => {
                self.all(|number| number <= step || self.moved(step, number)[1].abs() <= TOLERANCE)
            }
            "on_line" => self.all(|number| {
                let normal = wide(vector(&e["n"]));
                let off = dot(normal, self.at(number)) - self.number("c");
                off.abs() / dot(normal, normal).sqrt() <= self.number("tol") + TOLERANCE
            }),
            // Of what is told only floors are asked: not all tell more.
            "flag" => {
                e["flag"] != "floor"
                    || self.all(|number| self.ways[0][number].1 == (e["value"] == true))
            }
            "moved_at_most" => {
                let by = self.moved(0, self.ways[0].len() - 1);
                dot(by, by).sqrt() <= self.number("value") + AT_THE_END
            }
            "gap" => {
                self.all(|number| self.at(number)[1] - 0.3 - 0.1 <= self.number("max") + TOLERANCE)
            }
            "finite" => true,
            "order_independent" | "same_with" => self.ways[1..].iter().all(|way| {
                way.iter().zip(&self.ways[0]).all(|(a, b)| (a.0 - b.0).length() <= TOLERANCE as f32)
            }),
            name => panic!("{name} is not known"),
        }
    }

    /// How deep it is in anything that lets nobody pass: in one step, or in all of them.
    fn depth(&self, only: Option<usize>) -> f64 {
        let from = self.number("from") as usize;
        let is_wanted = |piece: &Piece| {
            let named = self.expected["pieces"].as_array();
            piece.one_way == Vector2D::ZERO
                && named.is_none_or(|names| {
                    names.iter().any(|name| name.as_str().is_some_and(|name| piece.is_called(name)))
                })
        };
        let (mut number, mut deepest, mut last) = (0, 0.0_f64, None);
        self.script.each(&mut |frame, pieces| {
            number += 1;
            let place = self.ways[0][number].0;
            // Who rests among what stays is as deep as before.
            let is_new = frame.is_changed || last != Some(place);
            last = Some(place);
            if !only.map_or(is_new && number >= from, |only| only == number) {
                return;
            }
            let mover = self.script.mover.shape().at(place);
            for piece in pieces.iter().filter(|piece| is_wanted(piece)) {
                let found = contact(&piece.shape(), &mover);
                deepest = deepest.max(found.map_or(0.0, |contact| contact.depth.into()));
            }
        });
        deepest
    }
}
