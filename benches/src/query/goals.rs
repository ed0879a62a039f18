//! What was set out to be reached for prebuilt shapes.

use super::part::{Part, Piece};
use super::row::{Question, Row};

/// What a call that does no work took where the goals were set.
const CALL_THEN: f64 = 1.8;

/// The shortest call that does any work; the peers that are compiled into this program save some of
/// it.
const SHORTEST: f64 = 2.5;

/// Nanoseconds a call through the shared library, on a machine where a call that does no work takes
/// `call` nanoseconds and the fastest peer `fastest`: the goal that is harder to reach.
pub fn goal(row: &Row, call: f64, fastest: Option<f64>) -> Option<f64> {
    let here = |nanoseconds: f64| nanoseconds * call / CALL_THEN;
    let beside = fastest.map(|fastest| (fastest / times(row)).max(here(SHORTEST)));
    [there(&row.name()).map(here), beside].into_iter().flatten().min_by(f64::total_cmp)
}

/// How many times as fast as the fastest peer.
fn times(row: &Row) -> f64 {
    let pieces = row.parts.map(Part::piece);
    let is_point_in_polygon = pieces[0] == Piece::Point && pieces[1].is_large();
    let is_sweep = row.question == Question::Cast && row.parts[0] != Part::Moving(Piece::Point);
    let is_special = pieces.iter().any(|piece| matches!(piece, Piece::Segment | Piece::Capsule));
    if is_point_in_polygon || is_sweep || is_special { 3.0 } else { 1.5 }
}

/// The goal on the machine where it was set.
fn there(row: &str) -> Option<f64> {
    Some(match row {
        "collide_point_hexagon" => 8.0,
        "collide_capsule_capsule" => 15.0,
        "distance_hexagon_hexagon" | "contact_hexagon_hexagon" => 60.0,
        "cast_ray_circle" => 6.0,
        "cast_ray_rectangle" => 8.0,
        "cast_moving_rectangle_rectangle" => 15.0,
        "collide_prepared_1000_prepared_1000" => 20_000.0,
        _ => return None,
    })
}
