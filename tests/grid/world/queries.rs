//! What queries of a world tell of a grid.

use clash2d::{
    CastMode, CastSettings, Collider, ColliderId, Motion, Query, QueryFlags, Vector2D, WorldHit,
    cast_ray,
};
use clash2d_oracle::Rng;

use super::{Both, at};

/// What a query of the world of tiles makes of one of the whole: the nearest hit, as if it were the grid's.
fn first(hits: &[WorldHit]) -> Option<f32> {
    hits.iter().map(|hit| hit.fraction).min_by(f32::total_cmp)
}

/// A question to a world.
type Ask<'a> = dyn Fn(&Query<'_>, &mut [WorldHit]) -> usize + 'a;

fn all(ask: impl Fn(&mut [WorldHit]) -> usize) -> Vec<WorldHit> {
    let mut hits = vec![WorldHit::default(); 128];
    let count = ask(&mut hits);
    hits.truncate(count);
    hits
}

#[test]
fn what_touches_and_what_is_near_is_that_of_the_tiles() {
    let (mut met, mut apart) = (0, 0);
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let both = Both::random(&mut rng, false);
        for _ in 0..30 {
            let shape = both.shape(&mut rng).at(both.point(&mut rng));
            let query = Query::default();
            let mut ids = [ColliderId::NONE; 4];
            let count = both.whole.overlaps(shape, &query, &mut ids);
            let parts = both.parts.overlaps(shape, &query, &mut []);
            assert_eq!(count > 0, parts > 0, "{seed}");
            assert!(count == 0 || ids[0] == both.level);
            let any = query.with_limit(1);
            assert_eq!(both.whole.overlaps(shape, &any, &mut []), count, "{seed}");

            let within = if rng.bool() { f32::INFINITY } else { both.size.x * rng.f32() * 3.0 };
            let told = all(|out| both.parts.nearest(shape, within, &query, out));
            let found = all(|out| both.whole.nearest(shape, within, &query, out));
            assert_eq!(found.first().map(|hit| hit.fraction), first(&told), "{seed}");
            let Some(hit) = found.first() else { continue };
            let own = both.grid().distance(shape, within).expect("the same");
            assert_eq!((hit.id, hit.user, hit.cell), (both.level, 7, own.found.cell));
            assert_eq!((hit.point, hit.place), (own.distance.point_a, own.distance.place_a));
            // One of the tiles has just that hit.
            let told = told.iter().find(|told| told.id == both.tiles[&hit.cell]).expect("it");
            let mut told = *told;
            (told.id, told.cell) = (both.level, hit.cell);
            assert_eq!(*hit, told, "{seed}");
            met += usize::from(hit.fraction == 0.0);
            apart += usize::from(hit.fraction > 0.0);
        }
    }
    assert!(met > 500 && apart > 500, "{met} {apart}");
}

#[test]
fn rays_meet_what_they_meet_of_the_tiles() {
    let (mut met, mut through) = (0, 0);
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let both = Both::random(&mut rng, true);
        for _ in 0..40 {
            let origin = both.point(&mut rng);
            let movement = both.point(&mut rng) - origin;
            let query = Query::default();
            let told = all(|out| both.parts.cast_ray(origin, movement, &query, out));
            let found = all(|out| both.whole.cast_ray(origin, movement, &query, out));
            assert_eq!(found.first().map(|hit| hit.fraction), first(&told), "{seed}");
            if let Some(hit) = found.first() {
                let last = told.iter().map(|hit| hit.exit).max_by(f32::total_cmp);
                assert_eq!(Some(hit.exit), last, "{seed}");
                let own = both.grid().cast_ray(origin, movement).expect("the same");
                let told = (own.found.cell, own.point, own.place, own.starts_inside);
                assert_eq!((hit.cell, hit.point, hit.place, hit.starts_inside), told);
                assert_eq!(hit.normal, Vector2D::ZERO - own.normal);
                let shape = both.grid().shape(hit.cell).expect("filled");
                assert!(cast_ray(shape.shape(), origin, movement).is_some());
                met += 1;
            }
            let query = query.with_flag(QueryFlags::OneWay);
            let told = all(|out| both.parts.cast_ray(origin, movement, &query, out));
            let open = all(|out| both.whole.cast_ray(origin, movement, &query, out));
            assert_eq!(open.first().map(|hit| hit.fraction), first(&told), "{seed}");
            let last = told.iter().map(|hit| hit.exit).max_by(f32::total_cmp);
            assert_eq!(open.first().map(|hit| hit.exit), last, "{seed}");
            through +=
                usize::from(open.first().map(|hit| hit.cell) != found.first().map(|hit| hit.cell));
        }
    }
    assert!(met > 1000 && through > 100, "{met} {through}");
}

#[test]
fn what_moves_meets_what_it_meets_of_the_tiles() {
    let (mut met, mut turned, mut through) = (0, 0, 0);
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let both = Both::random(&mut rng, true);
        for _ in 0..25 {
            let from = both.point(&mut rng);
            let shape = both.shape(&mut rng).at(from);
            let movement = both.point(&mut rng) - from;
            let mode = CastMode::default();
            let (query, motion) = (Query::default(), Motion::straight(movement));
            let told = all(|out| both.parts.cast(shape, motion, mode, &query, out));
            let found = all(|out| both.whole.cast(shape, motion, mode, &query, out));
            assert_eq!(found.first().map(|hit| hit.fraction), first(&told), "{seed}");
            if let Some(hit) = found.first() {
                let settings = CastSettings::from(mode);
                let own = both.grid().cast(shape, movement, &settings).expect("the same");
                assert_eq!((hit.cell, hit.place), (own.found.cell, own.cast.place_a));
                assert_eq!(
                    (hit.point, hit.normal),
                    (own.cast.point, Vector2D::ZERO - own.cast.normal)
                );
                assert_eq!(hit.starts_inside, own.cast.starts_in_contact);
                met += 1;
            }
            let open = query.with_flag(QueryFlags::OneWay);
            let told = all(|out| both.parts.cast(shape, motion, mode, &open, out));
            let passed = all(|out| both.whole.cast(shape, motion, mode, &open, out));
            assert_eq!(passed.first().map(|hit| hit.fraction), first(&told), "{seed}");
            through += usize::from(passed != found);

            let motion = Motion { rotation: rng.f32() * 90.0 - 45.0, pivot: from, ..motion };
            let told = all(|out| both.parts.cast(shape, motion, mode, &query, out));
            let found = all(|out| both.whole.cast(shape, motion, mode, &query, out));
            assert_eq!(found.first().map(|hit| hit.fraction), first(&told), "{seed}");
            turned += found.len();
        }
    }
    assert!(met > 1000 && turned > 1000 && through > 100, "{met} {turned} {through}");
}

#[test]
fn a_level_among_others_comes_in_its_order() {
    let mut rng = Rng::with_seed(1);
    for seed in 0..100 {
        let mut both = Both::random(&mut rng, false);
        for _ in 0..20 {
            let shape = both.shape(&mut rng);
            let pose = at(both.point(&mut rng));
            both.whole.add(&Collider { pose, ..Collider::new(&shape) }).expect("memory");
        }
        for limit in 0..4 {
            let shape = both.shape(&mut rng).at(both.point(&mut rng));
            let movement = both.point(&mut rng) - shape.position();
            let (query, wanted) = (Query::default(), Query::default().with_limit(limit));
            let most = if limit == 0 { 128 } else { limit };
            let whole = &both.whole;
            let each: [&Ask<'_>; 3] = [
                &|query, out| whole.nearest(shape, f32::INFINITY, query, out),
                &|query, out| whole.cast_ray(shape.position(), movement, query, out),
                &|query, out| {
                    whole.cast(shape, Motion::straight(movement), CastMode::default(), query, out)
                },
            ];
            for ask in each {
                let mut hits = all(|out| ask(&query, out));
                assert!(hits.is_sorted_by_key(|hit| (hit.fraction.to_bits(), hit.id.index)));
                hits.truncate(most);
                assert_eq!(all(|out| ask(&wanted, out)), hits, "{seed}");
                let not_it = |id: ColliderId, _: u64| id != both.level;
                let others = all(|out| ask(&query.accepting(&not_it), out));
                let kept = all(|out| ask(&query, out));
                let kept: Vec<_> = kept.into_iter().filter(|hit| hit.id != both.level).collect();
                assert_eq!(others, kept, "{seed}");
            }
        }
    }
}
