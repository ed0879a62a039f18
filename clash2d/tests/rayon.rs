//! The feature `rayon`: the same bits on any number of its threads.

use clash2d::{
    Circle, Collider, ColliderId, OrientedRectangle, Pose, Query, Ray, Shape, Tasks, Vector2D,
    World, WorldHit, WorldSettings,
};
use rayon::ThreadPoolBuilder;

/// All that 20 updates of 600 colliders tell, and many rays among them.
fn told(tasks: Tasks) -> Vec<String> {
    let mut world =
        World::new(&WorldSettings { tasks, ..WorldSettings::default() }).expect("there is memory");
    let shapes: [Shape<'_>; 2] = [
        Circle::new(Vector2D::ZERO, 1.0).into(),
        OrientedRectangle::new(Vector2D::ZERO, Vector2D::new(1.5, 0.5), 30.0).into(),
    ];
    let pose = |number: usize, frame: usize| {
        let (column, row) = (number % 30, number / 30);
        let shift = (number * 7 + frame * 5) % 11;
        let position = Vector2D::new(2.0 * column as f32 + shift as f32 / 4.0, 2.0 * row as f32);
        Pose::new(position, if number.is_multiple_of(3) { 15.0 * frame as f32 } else { 0.0 })
    };
    let add = |number: usize| {
        let collider = Collider { pose: pose(number, 0), ..Collider::new(&shapes[number % 2]) };
        world.add(&collider).expect("it is valid")
    };
    let ids: Vec<ColliderId> = (0..600).map(add).collect();
    let mut told = Vec::new();
    for frame in 1..20 {
        let poses: Vec<Pose> = (0..600).map(|number| pose(number, frame)).collect();
        assert_eq!(world.move_all(&ids, &poses), 600);
        told.push(format!("{:?}", world.update().expect("there is memory").begins()));
        told.push(format!("{:?} {}", world.events().ends(), world.hash()));
    }
    let ray = |number: u8| Ray {
        origin: Vector2D::new(-1.0, f32::from(number) / 4.0),
        movement: Vector2D::new(60.0, 3.0),
        family: 0,
    };
    let rays: Vec<Ray> = (0..200).map(ray).collect();
    let mut hits = vec![WorldHit::default(); rays.len()];
    assert!(world.cast_rays(&rays, &Query::default(), &mut hits) > 100);
    told.push(format!("{hits:?}"));
    told
}

#[test]
fn the_same_bits_on_any_number_of_threads() {
    let alone = told(Tasks::default());
    assert!(alone.iter().all(|told| told.len() > 10));
    for threads in [1, 2, 3, 8] {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let together = pool.install(|| {
            assert_eq!(Tasks::rayon().workers() as usize, threads);
            told(Tasks::rayon())
        });
        assert!(together == alone, "on {threads} threads");
    }
}
