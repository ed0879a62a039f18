//! The same questions answered in whole numbers, without the library: what is really so.

use clash2d::{Circle, Line, Segment};

pub(super) fn circles_collide(a: Circle, b: Circle) -> bool {
    let [x, y] = between([a.center.x, a.center.y], [b.center.x, b.center.y]);
    let reach = whole(a.radius) + whole(b.radius);
    x * x + y * y <= reach * reach
}

pub(super) fn line_segment_collide(l: Line, s: Segment) -> bool {
    let direction = [whole(l.direction.x), whole(l.direction.y)];
    let side = |x: f32, y: f32| {
        let way = between([l.base.x, l.base.y], [x, y]);
        (direction[0] * way[1] - direction[1] * way[0]).signum()
    };
    side(s.point1.x, s.point1.y) * side(s.point2.x, s.point2.y) <= 0
}

fn between(a: [f32; 2], b: [f32; 2]) -> [i128; 2] {
    [whole(b[0]) - whole(a[0]), whole(b[1]) - whole(a[1])]
}

/// A float as a multiple of 2^-40, which all floats of these figures are.
fn whole(x: f32) -> i128 {
    let multiple = f64::from(x) * (1_u64 << 40) as f64;
    assert!(multiple.fract() == 0.0, "{x} is no multiple of 2^-40");
    multiple as i128
}
