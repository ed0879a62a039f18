//! How much is looked at for any, for the closest, for the first few, and for all.

use core::sync::atomic::{AtomicUsize, Ordering};

use clash2d::{
    CastMode, Circle, Collider, ColliderId, Motion, Pose, Query, Rectangle, Shape, Vector2D, World,
    WorldHit, WorldSettings,
};

use crate::memory::Memory;

/// So many boxes of side 1 in a row, from x = 2 on, each 2 farther.
const COUNT: usize = 1000;

/// How often a question asks whether a collider is accepted: about each that is found.
fn looks(limit: usize, ask: impl FnOnce(&Query<'_>) -> usize) -> (usize, usize) {
    let count = AtomicUsize::new(0);
    let accept = |_: ColliderId, _: u64| {
        count.fetch_add(1, Ordering::Relaxed);
        true
    };
    let found = ask(&Query::default().with_limit(limit).accepting(&accept));
    (found, count.into_inner())
}

#[test]
fn a_search_ends_with_what_is_wanted() {
    let allocator = Memory::new().allocator();
    let settings = WorldSettings { allocator, ..WorldSettings::default() };
    let mut world = World::new(&settings).expect("there is memory");
    let side = Shape::from(Rectangle::new(Vector2D::new(0.0, -0.5), Vector2D::new(1.0, 1.0)));
    // The far ones first, so that indices and ways do not agree.
    let ids: Vec<ColliderId> = (1..=COUNT)
        .rev()
        .map(|number| {
            let pose = Pose::new(Vector2D::new(2.0 * number as f32, 0.0), 0.0);
            world.add(&Collider { pose, ..Collider::new(&side) }).expect("memory")
        })
        .collect();
    let disc = Shape::from(Circle::new(Vector2D::ZERO, 0.25));
    let row = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(4000.0, 1.0)));
    let way = Vector2D::new(4000.0, 0.0);
    let turn = Motion { movement: way, rotation: 90.0, ..Motion::default() };
    let straight = Motion { movement: way, ..Motion::default() };
    type Ask<'a> = Box<dyn Fn(&Query<'_>, &mut [WorldHit]) -> usize + 'a>;
    let questions: [(&str, Ask<'_>); 4] = [
        ("ray", Box::new(|query, out| world.cast_ray(Vector2D::ZERO, way, query, out))),
        ("nearest", Box::new(|query, out| world.nearest(disc, 1e9, query, out))),
        ("cast", Box::new(|query, out| world.cast(disc, straight, CastMode::All, query, out))),
        ("turning", Box::new(|query, out| world.cast(disc, turn, CastMode::All, query, out))),
    ];
    for (name, ask) in questions {
        assert_eq!(looks(1, |query| ask(query, &mut [])), (1, 1), "any, {name}");
        let mut hits = vec![WorldHit::default(); COUNT];
        for few in [1, 3] {
            let (found, looked) = looks(few, |query| ask(query, &mut hits[..few]));
            let first: Vec<_> = ids.iter().rev().take(few).copied().collect();
            assert_eq!(found, few, "{name}");
            assert_eq!(hits[..few].iter().map(|hit| hit.id).collect::<Vec<_>>(), first, "{name}");
            // A turn may be told earlier than boxes meet: nothing in the rectangle around its way is left out.
            let most = if name == "turning" { COUNT } else { few + 16 };
            assert!(looked <= most, "{looked} for the first {few}, {name}");
        }
        let (found, looked) = looks(0, |query| ask(query, &mut hits));
        assert_eq!((found, looked), (COUNT, COUNT), "all, {name}");
        assert!(hits.iter().map(|hit| hit.id).eq(ids.iter().rev().copied()), "all, {name}");
    }
    let overlaps = |query: &Query<'_>| world.overlaps(row, query, &mut []);
    assert_eq!(looks(1, overlaps), (1, 1), "any overlap");
    assert_eq!(looks(0, overlaps), (COUNT, COUNT), "all overlaps");
    for (limit, room) in
        [(0, 3), (0, 100), (0, COUNT), (3, 3), (3, COUNT), (700, 100), (700, COUNT)]
    {
        let (mut told, most) =
            (vec![ColliderId::NONE; room], if limit == 0 { COUNT } else { limit });
        let query = Query::default().with_limit(limit);
        assert_eq!(world.overlaps(row, &query, &mut told), most, "{limit} of {room}");
        assert_eq!(told[..room.min(most)], ids[..room.min(most)], "{limit} of {room}");
    }
    let near = |room: usize| {
        let mut hits = vec![WorldHit::default(); room];
        assert_eq!(world.nearest(disc, 1e9, &Query::default(), &mut hits), COUNT);
        hits
    };
    let all = near(COUNT);
    assert!([1, 16, 17].iter().all(|&room| near(room) == all[..room]));
}
