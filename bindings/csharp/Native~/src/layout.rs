// Written by bindings/generate from the Rust source; changes here are lost.
//! The layouts that the tests of C# compare with are those of the library.

use clash2d::*;
use clash2d_ffi::PieceCounts;
use clash2d_ffi::Obstacles;
use core::mem::{align_of, offset_of, size_of};

/// Fails to compile unless a number of bytes is what systems with pointers of 32 and of 64 bits have.
const fn is(bytes: usize, on_32: usize, on_64: usize) {
    assert!(bytes == if cfg!(target_pointer_width = "32") { on_32 } else { on_64 });
}

const _: () = {
    is(size_of::<Vector2D>(), 8, 8);
    is(align_of::<Vector2D>(), 4, 4);
    is(offset_of!(Vector2D, x), 0, 0);
    is(offset_of!(Vector2D, y), 4, 4);
};

const _: () = {
    is(size_of::<Range>(), 8, 8);
    is(align_of::<Range>(), 4, 4);
    is(offset_of!(Range, minimum), 0, 0);
    is(offset_of!(Range, maximum), 4, 4);
};

const _: () = {
    is(size_of::<Pose>(), 12, 12);
    is(align_of::<Pose>(), 4, 4);
    is(offset_of!(Pose, position), 0, 0);
    is(offset_of!(Pose, rotation), 8, 8);
};

const _: () = {
    is(size_of::<Line>(), 16, 16);
    is(align_of::<Line>(), 4, 4);
    is(offset_of!(Line, base), 0, 0);
    is(offset_of!(Line, direction), 8, 8);
};

const _: () = {
    is(size_of::<Segment>(), 16, 16);
    is(align_of::<Segment>(), 4, 4);
    is(offset_of!(Segment, point1), 0, 0);
    is(offset_of!(Segment, point2), 8, 8);
};

const _: () = {
    is(size_of::<Circle>(), 12, 12);
    is(align_of::<Circle>(), 4, 4);
    is(offset_of!(Circle, center), 0, 0);
    is(offset_of!(Circle, radius), 8, 8);
};

const _: () = {
    is(size_of::<Rectangle>(), 16, 16);
    is(align_of::<Rectangle>(), 4, 4);
    is(offset_of!(Rectangle, origin), 0, 0);
    is(offset_of!(Rectangle, size), 8, 8);
};

const _: () = {
    is(size_of::<OrientedRectangle>(), 20, 20);
    is(align_of::<OrientedRectangle>(), 4, 4);
    is(offset_of!(OrientedRectangle, center), 0, 0);
    is(offset_of!(OrientedRectangle, half_extend), 8, 8);
    is(offset_of!(OrientedRectangle, rotation), 16, 16);
};

const _: () = {
    is(size_of::<Capsule>(), 20, 20);
    is(align_of::<Capsule>(), 4, 4);
    is(offset_of!(Capsule, point1), 0, 0);
    is(offset_of!(Capsule, point2), 8, 8);
    is(offset_of!(Capsule, radius), 16, 16);
};

const _: () = {
    is(size_of::<Sector>(), 24, 24);
    is(align_of::<Sector>(), 4, 4);
    is(offset_of!(Sector, center), 0, 0);
    is(offset_of!(Sector, inner_radius), 8, 8);
    is(offset_of!(Sector, radius), 12, 12);
    is(offset_of!(Sector, direction), 16, 16);
    is(offset_of!(Sector, half_angle), 20, 20);
};

const _: () = {
    is(size_of::<Polygon>(), 20, 40);
    is(align_of::<Polygon>(), 4, 8);
};

const _: () = {
    is(size_of::<Chain>(), 20, 32);
    is(align_of::<Chain>(), 4, 8);
};

const _: () = {
    is(size_of::<Node>(), 128, 128);
    is(align_of::<Node>(), 4, 4);
};

const _: () = {
    is(size_of::<Group>(), 8, 16);
    is(align_of::<Group>(), 4, 8);
};

const _: () = {
    is(size_of::<Prepared>(), 16, 32);
    is(align_of::<Prepared>(), 4, 8);
};

const _: () = {
    is(size_of::<Place>(), 12, 12);
    is(align_of::<Place>(), 4, 4);
    is(offset_of!(Place, member), 0, 0);
    is(offset_of!(Place, edge), 4, 4);
    is(offset_of!(Place, along), 8, 8);
};

const _: () = {
    is(size_of::<Edge>(), 36, 36);
    is(align_of::<Edge>(), 4, 4);
    is(offset_of!(Edge, start), 0, 0);
    is(offset_of!(Edge, end), 8, 8);
    is(offset_of!(Edge, center), 16, 16);
    is(offset_of!(Edge, radius), 24, 24);
    is(offset_of!(Edge, from), 28, 28);
    is(offset_of!(Edge, to), 32, 32);
};

const _: () = {
    is(size_of::<Distance>(), 44, 44);
    is(align_of::<Distance>(), 4, 4);
    is(offset_of!(Distance, distance), 0, 0);
    is(offset_of!(Distance, point_a), 4, 4);
    is(offset_of!(Distance, point_b), 12, 12);
    is(offset_of!(Distance, place_a), 20, 20);
    is(offset_of!(Distance, place_b), 32, 32);
};

const _: () = {
    is(size_of::<SignedDistance>(), 32, 32);
    is(align_of::<SignedDistance>(), 4, 4);
    is(offset_of!(SignedDistance, distance), 0, 0);
    is(offset_of!(SignedDistance, point), 4, 4);
    is(offset_of!(SignedDistance, normal), 12, 12);
    is(offset_of!(SignedDistance, place), 20, 20);
};

const _: () = {
    is(size_of::<Support>(), 20, 20);
    is(align_of::<Support>(), 4, 4);
    is(offset_of!(Support, point), 0, 0);
    is(offset_of!(Support, place), 8, 8);
};

const _: () = {
    is(size_of::<Mass>(), 16, 16);
    is(align_of::<Mass>(), 4, 4);
    is(offset_of!(Mass, area), 0, 0);
    is(offset_of!(Mass, centroid), 4, 4);
    is(offset_of!(Mass, second_moment), 12, 12);
};

const _: () = {
    is(size_of::<ContactPoint>(), 44, 44);
    is(align_of::<ContactPoint>(), 4, 4);
    is(offset_of!(ContactPoint, position), 0, 0);
    is(offset_of!(ContactPoint, depth), 8, 8);
    is(offset_of!(ContactPoint, feature_a), 12, 12);
    is(offset_of!(ContactPoint, feature_b), 16, 16);
    is(offset_of!(ContactPoint, place_a), 20, 20);
    is(offset_of!(ContactPoint, place_b), 32, 32);
};

const _: () = {
    is(size_of::<Contact>(), 120, 120);
    is(align_of::<Contact>(), 4, 4);
    is(offset_of!(Contact, normal), 0, 0);
    is(offset_of!(Contact, depth), 8, 8);
    is(offset_of!(Contact, points), 12, 12);
    is(offset_of!(Contact, point_count), 100, 100);
    is(offset_of!(Contact, member_a), 104, 104);
    is(offset_of!(Contact, member_b), 108, 108);
    is(offset_of!(Contact, part_a), 112, 112);
    is(offset_of!(Contact, part_b), 116, 116);
};

const _: () = {
    is(size_of::<Intersection>(), 48, 48);
    is(align_of::<Intersection>(), 4, 4);
    is(offset_of!(Intersection, start), 0, 0);
    is(offset_of!(Intersection, end), 8, 8);
    is(offset_of!(Intersection, place_a), 16, 16);
    is(offset_of!(Intersection, place_b), 28, 28);
    is(offset_of!(Intersection, end_a), 40, 40);
    is(offset_of!(Intersection, end_b), 44, 44);
};

const _: () = {
    is(size_of::<Stretch>(), 24, 24);
    is(align_of::<Stretch>(), 4, 4);
    is(offset_of!(Stretch, entry), 0, 0);
    is(offset_of!(Stretch, exit), 4, 4);
    is(offset_of!(Stretch, entry_point), 8, 8);
    is(offset_of!(Stretch, exit_point), 16, 16);
};

const _: () = {
    is(size_of::<CastSettings>(), 20, 20);
    is(align_of::<CastSettings>(), 4, 4);
};

const _: () = {
    is(size_of::<RayHit>(), 68, 68);
    is(align_of::<RayHit>(), 4, 4);
    is(offset_of!(RayHit, entry), 0, 0);
    is(offset_of!(RayHit, exit), 4, 4);
    is(offset_of!(RayHit, entry_point), 8, 8);
    is(offset_of!(RayHit, exit_point), 16, 16);
    is(offset_of!(RayHit, entry_normal), 24, 24);
    is(offset_of!(RayHit, exit_normal), 32, 32);
    is(offset_of!(RayHit, entry_place), 40, 40);
    is(offset_of!(RayHit, exit_place), 52, 52);
    is(offset_of!(RayHit, starts_inside), 64, 64);
    is(offset_of!(RayHit, reserved), 65, 65);
};

const _: () = {
    is(size_of::<CastHit>(), 48, 48);
    is(align_of::<CastHit>(), 4, 4);
    is(offset_of!(CastHit, fraction), 0, 0);
    is(offset_of!(CastHit, point), 4, 4);
    is(offset_of!(CastHit, normal), 12, 12);
    is(offset_of!(CastHit, place_a), 20, 20);
    is(offset_of!(CastHit, place_b), 32, 32);
    is(offset_of!(CastHit, starts_in_contact), 44, 44);
    is(offset_of!(CastHit, reserved), 45, 45);
};

const _: () = {
    is(size_of::<Motion>(), 20, 20);
    is(align_of::<Motion>(), 4, 4);
    is(offset_of!(Motion, movement), 0, 0);
    is(offset_of!(Motion, rotation), 8, 8);
    is(offset_of!(Motion, pivot), 12, 12);
};

const _: () = {
    is(size_of::<Field>(), 8, 16);
    is(align_of::<Field>(), 4, 8);
};

const _: () = {
    is(size_of::<Batch>(), 56, 112);
    is(align_of::<Batch>(), 4, 8);
};

const _: () = {
    is(size_of::<IndexPair>(), 8, 8);
    is(align_of::<IndexPair>(), 4, 4);
    is(offset_of!(IndexPair, a), 0, 0);
    is(offset_of!(IndexPair, b), 4, 4);
};

const _: () = {
    is(size_of::<PieceCounts>(), 8, 16);
    is(align_of::<PieceCounts>(), 4, 8);
    is(offset_of!(PieceCounts, index_count), 0, 0);
    is(offset_of!(PieceCounts, piece_count), 4, 8);
};

const _: () = {
    is(size_of::<ColliderId>(), 8, 8);
    is(align_of::<ColliderId>(), 4, 4);
    is(offset_of!(ColliderId, index), 0, 0);
    is(offset_of!(ColliderId, generation), 4, 4);
};

const _: () = {
    is(size_of::<Filter>(), 24, 24);
    is(align_of::<Filter>(), 8, 8);
    is(offset_of!(Filter, layers), 0, 0);
    is(offset_of!(Filter, mask), 8, 8);
    is(offset_of!(Filter, family), 16, 16);
    is(offset_of!(Filter, flags), 20, 20);
};

const _: () = {
    is(size_of::<Collider>(), 56, 64);
    is(align_of::<Collider>(), 8, 8);
    is(offset_of!(Collider, shape), 0, 0);
    is(offset_of!(Collider, pose), 4, 8);
    is(offset_of!(Collider, one_way), 16, 20);
    is(offset_of!(Collider, filter), 24, 32);
    is(offset_of!(Collider, user), 48, 56);
};

const _: () = {
    is(size_of::<Allocator>(), 12, 24);
    is(align_of::<Allocator>(), 4, 8);
};

const _: () = {
    is(size_of::<Tasks>(), 12, 24);
    is(align_of::<Tasks>(), 4, 8);
};

const _: () = {
    is(size_of::<WorldSettings>(), 36, 64);
    is(align_of::<WorldSettings>(), 4, 8);
    is(offset_of!(WorldSettings, allocator), 0, 0);
    is(offset_of!(WorldSettings, tasks), 12, 24);
    is(offset_of!(WorldSettings, capacity), 24, 48);
    is(offset_of!(WorldSettings, tolerance), 28, 56);
    is(offset_of!(WorldSettings, reserved), 32, 60);
};

const _: () = {
    is(size_of::<Stop>(), 16, 16);
    is(align_of::<Stop>(), 4, 4);
    is(offset_of!(Stop, pose), 0, 0);
    is(offset_of!(Stop, time), 12, 12);
};

const _: () = {
    is(size_of::<Pair>(), 16, 16);
    is(align_of::<Pair>(), 4, 4);
    is(offset_of!(Pair, a), 0, 0);
    is(offset_of!(Pair, b), 8, 8);
};

const _: () = {
    is(size_of::<Event>(), 64, 64);
    is(align_of::<Event>(), 8, 8);
    is(offset_of!(Event, pair), 0, 0);
    is(offset_of!(Event, user_a), 16, 16);
    is(offset_of!(Event, user_b), 24, 24);
    is(offset_of!(Event, enter), 32, 32);
    is(offset_of!(Event, exit), 36, 36);
    is(offset_of!(Event, point), 40, 40);
    is(offset_of!(Event, normal), 48, 48);
    is(offset_of!(Event, flags), 56, 56);
    is(offset_of!(Event, reserved), 60, 60);
};

const _: () = {
    is(size_of::<Events>(), 24, 48);
    is(align_of::<Events>(), 4, 8);
};

const _: () = {
    is(size_of::<GridSettings>(), 28, 40);
    is(align_of::<GridSettings>(), 4, 8);
    is(offset_of!(GridSettings, cell_size), 0, 0);
    is(offset_of!(GridSettings, origin), 8, 8);
    is(offset_of!(GridSettings, allocator), 16, 16);
};

const _: () = {
    is(size_of::<GridCell>(), 8, 8);
    is(align_of::<GridCell>(), 4, 4);
    is(offset_of!(GridCell, x), 0, 0);
    is(offset_of!(GridCell, y), 4, 4);
};

const _: () = {
    is(size_of::<Tile>(), 4, 4);
    is(align_of::<Tile>(), 2, 2);
    is(offset_of!(Tile, kind), 0, 0);
    is(offset_of!(Tile, material), 2, 2);
};

const _: () = {
    is(size_of::<GridTile>(), 12, 12);
    is(align_of::<GridTile>(), 4, 4);
    is(offset_of!(GridTile, cell), 0, 0);
    is(offset_of!(GridTile, tile), 8, 8);
};

const _: () = {
    is(size_of::<GridDistance>(), 56, 56);
    is(align_of::<GridDistance>(), 4, 4);
    is(offset_of!(GridDistance, found), 0, 0);
    is(offset_of!(GridDistance, distance), 12, 12);
};

const _: () = {
    is(size_of::<GridRayHit>(), 48, 48);
    is(align_of::<GridRayHit>(), 4, 4);
    is(offset_of!(GridRayHit, found), 0, 0);
    is(offset_of!(GridRayHit, fraction), 12, 12);
    is(offset_of!(GridRayHit, point), 16, 16);
    is(offset_of!(GridRayHit, normal), 24, 24);
    is(offset_of!(GridRayHit, place), 32, 32);
    is(offset_of!(GridRayHit, starts_inside), 44, 44);
    is(offset_of!(GridRayHit, reserved), 45, 45);
};

const _: () = {
    is(size_of::<GridCastHit>(), 60, 60);
    is(align_of::<GridCastHit>(), 4, 4);
    is(offset_of!(GridCastHit, found), 0, 0);
    is(offset_of!(GridCastHit, cast), 12, 12);
};

const _: () = {
    is(size_of::<GridContact>(), 132, 132);
    is(align_of::<GridContact>(), 4, 4);
    is(offset_of!(GridContact, found), 0, 0);
    is(offset_of!(GridContact, contact), 12, 12);
};

const _: () = {
    is(size_of::<GridArea>(), 16, 16);
    is(align_of::<GridArea>(), 4, 4);
    is(offset_of!(GridArea, first), 0, 0);
    is(offset_of!(GridArea, width), 8, 8);
    is(offset_of!(GridArea, height), 12, 12);
};

const _: () = {
    is(size_of::<Query>(), 32, 40);
    is(align_of::<Query>(), 8, 8);
    is(offset_of!(Query, layers), 0, 0);
    is(offset_of!(Query, family), 8, 8);
    is(offset_of!(Query, flags), 12, 12);
    is(offset_of!(Query, limit), 16, 16);
};

const _: () = {
    is(size_of::<WorldHit>(), 64, 64);
    is(align_of::<WorldHit>(), 8, 8);
    is(offset_of!(WorldHit, id), 0, 0);
    is(offset_of!(WorldHit, user), 8, 8);
    is(offset_of!(WorldHit, fraction), 16, 16);
    is(offset_of!(WorldHit, exit), 20, 20);
    is(offset_of!(WorldHit, point), 24, 24);
    is(offset_of!(WorldHit, normal), 32, 32);
    is(offset_of!(WorldHit, place), 40, 40);
    is(offset_of!(WorldHit, starts_inside), 52, 52);
    is(offset_of!(WorldHit, reserved), 53, 53);
    is(offset_of!(WorldHit, cell), 56, 56);
};

const _: () = {
    is(size_of::<Ray>(), 20, 20);
    is(align_of::<Ray>(), 4, 4);
    is(offset_of!(Ray, origin), 0, 0);
    is(offset_of!(Ray, movement), 8, 8);
    is(offset_of!(Ray, family), 16, 16);
};

const _: () = {
    is(size_of::<Replay>(), 24, 24);
    is(align_of::<Replay>(), 8, 8);
    is(offset_of!(Replay, place), 0, 0);
    is(offset_of!(Replay, expected), 8, 8);
    is(offset_of!(Replay, found), 16, 16);
};

const _: () = {
    is(size_of::<ObstacleId>(), 12, 12);
    is(align_of::<ObstacleId>(), 4, 4);
    is(offset_of!(ObstacleId, collider), 0, 0);
    is(offset_of!(ObstacleId, number), 8, 8);
};

const _: () = {
    is(size_of::<MoverState>(), 24, 24);
    is(align_of::<MoverState>(), 4, 4);
    is(offset_of!(MoverState, floor), 0, 0);
    is(offset_of!(MoverState, touches), 12, 12);
    is(offset_of!(MoverState, floor_normal), 16, 16);
};

const _: () = {
    is(size_of::<MoverHit>(), 56, 56);
    is(align_of::<MoverHit>(), 8, 8);
    is(offset_of!(MoverHit, id), 0, 0);
    is(offset_of!(MoverHit, stop), 12, 12);
    is(offset_of!(MoverHit, user), 16, 16);
    is(offset_of!(MoverHit, position), 24, 24);
    is(offset_of!(MoverHit, normal), 32, 32);
    is(offset_of!(MoverHit, time), 40, 40);
    is(offset_of!(MoverHit, touch), 44, 44);
    is(offset_of!(MoverHit, cell), 48, 48);
};

const _: () = {
    is(size_of::<MoverResult>(), 56, 64);
    is(align_of::<MoverResult>(), 4, 8);
    is(offset_of!(MoverResult, position), 0, 0);
    is(offset_of!(MoverResult, carried), 8, 8);
    is(offset_of!(MoverResult, rest), 16, 16);
    is(offset_of!(MoverResult, state), 24, 24);
    is(offset_of!(MoverResult, hit_count), 48, 48);
    is(offset_of!(MoverResult, stop_count), 52, 56);
};

const _: () = {
    is(size_of::<Obstacles>(), 20, 40);
    is(align_of::<Obstacles>(), 4, 8);
    is(offset_of!(Obstacles, list), 0, 0);
    is(offset_of!(Obstacles, count), 4, 8);
    is(offset_of!(Obstacles, world), 8, 16);
    is(offset_of!(Obstacles, query), 12, 24);
    is(offset_of!(Obstacles, grid), 16, 32);
};

const _: () = {
    is(size_of::<Shape>(), 40, 56);
    is(align_of::<Shape>(), 4, 8);
};

const _: () = {
    is(size_of::<Obstacle>(), 68, 88);
    is(align_of::<Obstacle>(), 4, 8);
    is(offset_of!(Obstacle, shape), 0, 0);
    is(offset_of!(Obstacle, motion), 40, 56);
    is(offset_of!(Obstacle, one_way), 60, 76);
};

const _: () = {
    is(size_of::<Mover>(), 80, 96);
    is(align_of::<Mover>(), 4, 8);
    is(offset_of!(Mover, shape), 0, 0);
    is(offset_of!(Mover, up), 40, 56);
    is(offset_of!(Mover, floor_angle), 48, 64);
    is(offset_of!(Mover, step), 52, 68);
    is(offset_of!(Mover, snap), 56, 72);
    is(offset_of!(Mover, nudge), 60, 76);
    is(offset_of!(Mover, gap), 64, 80);
    is(offset_of!(Mover, push_out), 68, 84);
    is(offset_of!(Mover, flags), 72, 88);
    is(offset_of!(Mover, reserved), 76, 92);
};
