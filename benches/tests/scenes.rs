//! The cases that are measured are what they claim to be, by the oracle's word.

use clash2d_oracle::Function;
use clash2d_peers::scene::{self, Scene};

const CASES: usize = 300;

fn hits(name: &str, scene: Scene) -> usize {
    let function = Function::named(name).expect("a question");
    let numbers = scene::cases(name, scene, CASES);
    numbers.chunks_exact(function.arity()).filter(|case| function.truth(case)).count()
}

#[test]
fn touching_shapes_touch() {
    for scene in [Scene::Touching, Scene::Ties] {
        for name in scene::functions(scene) {
            assert_eq!(hits(name, scene), CASES, "{name}, {}", scene.name());
        }
    }
}

/// Drawn apart by a hair they do not touch: the touch is an exact one, not an overlap.
#[test]
fn touching_circles_only_touch() {
    let function = Function::named("circles_collide").expect("a question");
    let mut apart = 0;
    for case in scene::cases(function.name, Scene::Touching, CASES).chunks_exact(6) {
        let smaller: Vec<f32> = case
            .iter()
            .enumerate()
            .map(|(place, &number)| if place == 5 { number.next_down() } else { number })
            .collect();
        apart += usize::from(!function.truth(&smaller));
    }
    assert!(apart > CASES / 3, "{apart}");
}

#[test]
fn random_answers_cannot_be_guessed() {
    for name in scene::functions(Scene::Random) {
        if Function::named(name).is_some() {
            let hits = hits(name, Scene::Random) * 100 / CASES;
            assert!((23..=68).contains(&hits), "{name}: {hits} %");
        }
    }
}

#[test]
fn tiles_lie_on_the_grid() {
    for name in scene::functions(Scene::Tiles) {
        let numbers = scene::cases(name, Scene::Tiles, CASES);
        assert!(numbers.iter().all(|number| number % 8.0 == 0.0 || number % 45.0 == 0.0), "{name}");
    }
}
