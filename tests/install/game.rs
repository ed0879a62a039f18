//! A game in Rust that has clash2d as a dependency: a hero falls onto a level and stays on it.

use clash2d::{
    Capsule, Group, Node, Polygon, Rectangle, Shape, Status, Vector2D, cast_ray, contact, distance,
};

fn main() -> Result<(), Status> {
    let hill = [(0.0, 0.0), (8.0, 0.0), (7.0, 2.0), (4.0, 2.0)].map(Vector2D::from);
    let things = [
        Rectangle::new(Vector2D::new(-8.0, -1.0), Vector2D::new(20.0, 1.0)).into(),
        Polygon::new(&hill).into(),
    ];
    let level = Shape::from(Group::new(&things));
    let mut memory = vec![Node::default(); level.prepared_capacity()];
    let level = level.prepared(&mut memory)?;

    let mut hero =
        Shape::from(Capsule::new(Vector2D::new(0.0, 0.5), Vector2D::new(0.0, 1.5), 0.5));
    hero.set_position(Vector2D::new(5.0, 9.0));
    let below = cast_ray(&level, hero.position(), Vector2D::new(0.0, -16.0)).expect("a hill");
    assert_eq!((below.entry_point.y, below.entry_place.member), (2.0, 1));
    assert_eq!(distance(&level, &hero).map(|gap| gap.distance), Some(7.0));
    let mut speed = Vector2D::ZERO;
    for _frame in 0..120 {
        speed -= Vector2D::new(0.0, 20.0 / 60.0);
        hero.set_position(hero.position() + speed / 60.0);
        if let Some(touch) = contact(&level, &hero) {
            hero.set_position(hero.position() + touch.normal * touch.depth);
            speed = Vector2D::ZERO;
        }
    }
    assert_eq!(hero.position(), Vector2D::new(5.0, 2.0));
    println!("the hero stands at {}", hero.position());
    Ok(())
}
