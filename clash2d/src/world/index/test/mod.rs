//! The index beside brute force, in all scenes, and without memory.

mod check;
mod scene;

mod model;

use std::vec::Vec;

use super::Index;
use crate::memory::Allocator;
use crate::memory::OutOfMemory;
use crate::memory::failing::Budget;
use crate::tree::Frame;
use model::Model;
use scene::{Random, SCENES, Scene};

/// A model with all boxes of a scene, added at once.
fn filled(scene: Scene, count: usize, random: &mut Random) -> Model {
    let mut model = Model::new(Allocator::default());
    let frames: Vec<Frame> = (0..count).map(|number| scene(number, random)).collect();
    model.insert_all(&frames);
    model
}

#[test]
fn built_at_once_it_answers_as_brute_force() {
    for (name, scene) in SCENES {
        for count in [0, 1, 2, 8, 9, 448, 449, 700] {
            let mut random = Random::of(count as u64);
            let model = filled(scene, count, &mut random);
            model.agrees(&format!("{name} {count}"), &mut random);
        }
    }
}

#[test]
fn built_one_by_one_it_answers_as_brute_force() {
    for (name, scene) in SCENES {
        let mut random = Random::of(1);
        let mut model = Model::new(Allocator::default());
        for number in 0..600 {
            let frame = scene(number, &mut random);
            model.insert(frame);
        }
        model.agrees(name, &mut random);
    }
}

/// Adds, removes and moves in any order, a step being a bulk move or several single changes.
fn churn(scene: Scene, model: &mut Model, random: &mut Random) {
    match random.below(6) {
        0 => model.refit_all(scene::moved),
        1 => {
            for _ in 0..random.below(300) {
                let frame = scene(random.below(5000), random);
                model.set(random.below(5000), frame);
            }
            model.refit();
        }
        2 => (0..random.below(200)).for_each(|_| {
            let frame = scene(random.below(5000), random);
            model.insert(frame);
        }),
        3 => (0..random.below(200)).for_each(|_| model.remove(random.below(5000))),
        4 => {
            let frames: Vec<Frame> =
                (0..random.below(300)).map(|number| scene(number, random)).collect();
            model.insert_all(&frames);
        }
        _ => (0..random.below(200)).for_each(|_| {
            let frame = scene(random.below(5000), random);
            model.update(random.below(5000), frame);
        }),
    }
}

#[test]
fn after_any_changes_it_answers_as_brute_force() {
    for (name, scene) in SCENES {
        let mut random = Random::of(7);
        let mut model = filled(scene, 450, &mut random);
        for step in 0..20 {
            churn(scene, &mut model, &mut random);
            check::is_sound(&model.index);
            if step % 10 == 9 {
                model.agrees(&format!("{name}, step {step}"), &mut random);
            }
        }
    }
}

#[test]
fn it_is_empty_after_all_is_removed() {
    for (_, scene) in SCENES {
        let mut random = Random::of(3);
        let mut model = filled(scene, 1300, &mut random);
        for number in 0..1300 {
            model.remove(number * 7 % 1300);
            if number % 100 == 0 {
                check::is_sound(&model.index);
            }
        }
        assert_eq!(model.index.len, 0);
        check::is_sound(&model.index);
        model.insert(scene(0, &mut random));
        model.agrees("one again", &mut random);
    }
}

/// All move through each other, for many frames: as good in the end as a new one.
#[test]
fn order_is_kept_while_all_moves() {
    let mut random = Random::of(9);
    let mut model = filled(scene::CROWD, 4000, &mut random);
    for _ in 0..100 {
        model.refit_all(scene::moved);
    }
    check::is_sound(&model.index);
    let mut new = Model::new(Allocator::default());
    new.insert_all(&model.frames());
    let [old, new] = [check::girth(&model.index), check::girth(&new.index)];
    assert!(old < 1.6 * new, "leaves measure {old}, {new} in a new index");
}

/// Everything is somewhere else at once.
#[test]
fn what_is_scattered_is_put_in_order_at_once() {
    let mut random = Random::of(9);
    let mut model = filled(scene::CROWD, 4000, &mut random);
    let others: Vec<Frame> = (0..4000).map(|number| scene::CROWD(number, &mut random)).collect();
    model.refit_all(|number, _| others[number]);
    check::is_sound(&model.index);
    let mut new = Model::new(Allocator::default());
    new.insert_all(&others);
    let [old, new] = [check::girth(&model.index), check::girth(&new.index)];
    assert!(old < 4.0 * new, "leaves measure {old}, {new} in a new index");
    (0..10).for_each(|_| model.refit());
    check::is_sound(&model.index);
    let old = check::girth(&model.index);
    assert!(old < 2.0 * new, "leaves measure {old} in the end, {new} in a new index");
}

/// What may need memory.
type Operation = fn(&mut Index) -> Result<(), OutOfMemory>;

/// Every operation at every failing allocation: nothing is changed then, and all is well afterwards.
#[test]
fn out_of_memory_changes_nothing() {
    let operations: [(&str, Operation); 3] = [
        ("insert", |index| {
            (5000..5600).try_for_each(|item| index.try_insert(item, scene::small(item as usize)))
        }),
        ("insert few", |index| {
            let items: Vec<u32> = (5000..5050).collect();
            index.try_insert_all(&items, scene::small)
        }),
        ("insert all", |index| {
            let items: Vec<u32> = (5000..6000).collect();
            index.try_insert_all(&items, scene::small)
        }),
    ];
    for (name, operation) in operations {
        let mut fails = 0;
        for granted in 0.. {
            let budget = Budget::of(usize::MAX);
            let mut model = Model::new(budget.allocator());
            let frames: Vec<Frame> = (0..512).map(scene::small).collect();
            model.insert_all(&frames);
            budget.grant(granted);
            let result = operation(&mut model.index);
            check::is_sound(&model.index);
            if result.is_ok() {
                break;
            }
            fails += 1;
            if name == "insert" {
                (5000..5600).for_each(|item| _ = model.index.remove(item));
            }
            model.agrees(name, &mut Random::of(granted as u64));
        }
        assert!(fails > 0, "{name} needs no memory");
    }
}

#[test]
fn moves_without_memory_are_right() {
    let budget = Budget::of(usize::MAX);
    let mut random = Random::of(4);
    let mut model = Model::new(budget.allocator());
    let frames: Vec<Frame> = (0..3000).map(scene::small).collect();
    model.insert_all(&frames);
    budget.grant(0);
    for round in 0..8 {
        for _ in 0..300 {
            let frame = scene::small(random.below(100));
            model.update(random.below(3000), frame);
        }
        model.refit_all(scene::moved);
        check::is_sound(&model.index);
        if round % 4 == 3 {
            model.agrees("without memory", &mut random);
        }
    }
}

#[test]
fn a_steady_frame_allocates_nothing() {
    let budget = Budget::of(usize::MAX);
    let mut model = Model::new(budget.allocator());
    let mut random = Random::of(4);
    let frames: Vec<Frame> = (0..3000).map(|number| scene::CROWD(number, &mut random)).collect();
    model.insert_all(&frames);
    for _ in 0..50 {
        model.refit_all(scene::moved);
    }
    let before = budget.allocations();
    for _ in 0..200 {
        model.refit_all(scene::moved);
    }
    assert!(budget.allocations() <= before + 1, "{} allocations", budget.allocations() - before);
}

#[test]
fn an_item_takes_few_bytes() {
    let budget = Budget::of(usize::MAX);
    let mut random = Random::of(4);
    let mut model = Model::new(budget.allocator());
    let frames: Vec<Frame> = (0..50_000).map(|number| scene::CROWD(number, &mut random)).collect();
    model.insert_all(&frames);
    let bytes = budget.held() as f64 / 50_000.0;
    assert!(bytes <= 40.0, "{bytes} bytes");
}
