//! Movers among a grid of a world.

use clash2d::{
    Mover, MoverFlags, MoverHit, MoverResult, MoverState, Obstacles, Query, Rectangle, Vector2D,
};
use clash2d_oracle::Rng;

use super::{Both, MOVING};
use crate::level::v;

type Moved = (MoverResult, Vec<MoverHit>);

fn advance(
    mover: &Mover<'_>,
    obstacles: Obstacles<'_>,
    (from, by): (Vector2D, Vector2D),
    state: &MoverState,
) -> Moved {
    let mut hits = [MoverHit::default(); 64];
    let moved = mover.advance(obstacles, from, by, state, &mut hits, &mut []).expect("a mover");
    (moved, hits[..moved.hit_count].to_vec())
}

#[test]
fn movers_meet_a_level_in_a_world_as_beside_it() {
    let mut hit = 0;
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let both = Both::random(&mut rng, true);
        let half = v(both.size.x * 0.375, both.size.y * 0.75);
        let mut mover = Mover::new(Rectangle::new(half * -0.5, half), v(0.0, 1.0));
        (mover.step, mover.snap) = (both.size.y * 0.25, both.size.y * 0.25);
        if rng.u32(..4) == 0 {
            mover.flags |= MoverFlags::Drop as u32;
        }
        let query = Query::default();
        let beside = Obstacles { grid: Some(both.grid()), ..Obstacles::default() };
        let within = Obstacles { world: Some((&both.whole, &query)), ..Obstacles::default() };
        let mut none = query;
        none.layers = MOVING;
        let without = Obstacles { world: Some((&both.whole, &none)), ..Obstacles::default() };
        let (mut place, mut state, mut other) =
            (both.middle, MoverState::default(), MoverState::default());
        for _ in 0..12 {
            let by =
                v((rng.f32() - 0.5) * 3.0 * both.size.x, (rng.f32() - 0.6) * 3.0 * both.size.y);
            let (told, told_hits) = advance(&mover, beside, (place, by), &state);
            let (found, hits) = advance(&mover, within, (place, by), &other);
            assert_eq!(
                (found.position, found.rest, found.carried),
                (told.position, told.rest, told.carried)
            );
            assert_eq!(found.state.touches, told.state.touches, "{seed}");
            assert_eq!(found.state.floor.collider.is_none(), !told.state.floor.is_grid(), "{seed}");
            assert_eq!(hits.len(), told_hits.len(), "{seed}");
            for (hit, told) in hits.iter().zip(&told_hits) {
                assert_eq!((hit.id.collider, hit.user), (both.level, 7));
                let mut told = *told;
                (told.id, told.user) = (hit.id, 7);
                assert_eq!(*hit, told, "{seed}");
            }
            hit += hits.len();
            let (free, no_hits) = advance(&mover, without, (place, by), &MoverState::default());
            assert!(free.state.touches == 0 && no_hits.is_empty(), "{seed}");
            (place, state, other) = (told.position, told.state, found.state);
        }
    }
    assert!(hit > 500, "{hit}");
}
