//! What was set out to be reached: nanoseconds a call through the shared library.

/// The goal for a function on random pairs.
pub fn goal(function: &str) -> Option<f64> {
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
