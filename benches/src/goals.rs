//! What was set out to be reached: nanoseconds a call through the shared library.

/// What a call that does no work took where the goals were set.
const CALL_THEN: f64 = 1.8;

/// The goal for a function on random pairs, on a machine where a call that does no work takes
/// `call` nanoseconds.
pub fn goal(function: &str, call: f64) -> Option<f64> {
    there(function).map(|nanoseconds| nanoseconds * call / CALL_THEN)
}

/// The goal on the machine where it was set.
fn there(function: &str) -> Option<f64> {
    Some(match function {
        "circles_collide" | "rectangles_collide" => 2.5,
        "circle_rectangle_collide" => 3.0,
        "circle_segment_collide" => 6.0,
        "segments_collide" => 8.0,
        "oriented_rectangle_point_collide" => 11.0,
        "circle_oriented_rectangle_collide" | "moving_rectangle_rectangle_collide" => 15.0,
        "oriented_rectangles_collide" => 38.0,
        _ => return None,
    })
}

/// The goal for the uncertain path.
pub const UNCERTAIN: f64 = 1000.0;
