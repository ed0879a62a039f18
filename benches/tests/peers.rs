//! The peers are called rightly: figures of the book, far from any edge, have one answer only.

use clash2d_peers::call::signature;
use clash2d_peers::peer::Peer;

const FIGURES: [(&str, &[f32], bool); 36] = [
    ("circles_collide", &[4.0, 4.0, 2.0, 6.0, 4.0, 2.0], true),
    ("circles_collide", &[4.0, 4.0, 2.0, 10.0, 4.0, 2.0], false),
    ("rectangles_collide", &[1.0, 1.0, 4.0, 4.0, 2.0, 2.0, 5.0, 5.0], true),
    ("rectangles_collide", &[1.0, 1.0, 4.0, 4.0, 6.0, 4.0, 4.0, 2.0], false),
    ("segments_collide", &[3.0, 4.0, 11.0, 1.0, 8.0, 4.0, 11.0, 7.0], false),
    ("segments_collide", &[3.0, 4.0, 11.0, 1.0, 4.0, 1.0, 8.0, 7.0], true),
    ("oriented_rectangles_collide", &[3.0, 5.0, 1.0, 3.0, 15.0, 10.0, 5.0, 2.0, 2.0, -15.0], false),
    ("oriented_rectangles_collide", &[3.0, 5.0, 1.0, 3.0, 75.0, 6.5, 5.0, 2.0, 2.0, -15.0], true),
    ("circle_point_collide", &[6.0, 4.0, 3.0, 8.0, 3.0], true),
    ("circle_point_collide", &[6.0, 4.0, 3.0, 11.0, 7.0], false),
    ("circle_line_collide", &[6.0, 3.0, 2.0, 4.0, 7.0, 5.0, -1.0], false),
    ("circle_segment_collide", &[4.0, 4.0, 3.0, 8.0, 6.0, 13.0, 6.0], false),
    ("circle_segment_collide", &[4.0, 4.0, 3.0, 1.0, 6.0, 13.0, 6.0], true),
    ("circle_rectangle_collide", &[5.0, 4.0, 1.0, 3.0, 2.0, 6.0, 4.0], true),
    ("circle_rectangle_collide", &[7.0, 8.0, 1.0, 3.0, 2.0, 6.0, 4.0], false),
    ("circle_oriented_rectangle_collide", &[5.0, 7.0, 2.0, 5.0, 4.0, 3.0, 2.0, 30.0], true),
    ("circle_oriented_rectangle_collide", &[5.0, 9.0, 2.0, 5.0, 4.0, 3.0, 1.0, 0.0], false),
    ("point_rectangle_collide", &[4.0, 5.0, 3.0, 2.0, 6.0, 4.0], true),
    ("point_rectangle_collide", &[11.0, 4.0, 3.0, 2.0, 6.0, 4.0], false),
    ("line_rectangle_collide", &[6.0, 8.0, 2.0, -3.0, 3.0, 2.0, 6.0, 4.0], true),
    ("rectangle_segment_collide", &[3.0, 2.0, 6.0, 4.0, 6.0, 8.0, 10.0, 2.0], true),
    ("rectangle_segment_collide", &[3.0, 2.0, 6.0, 4.0, 6.0, 8.0, 14.0, 4.0], false),
    (
        "oriented_rectangle_rectangle_collide",
        &[10.0, 4.0, 4.0, 2.0, 25.0, 1.0, 5.0, 3.0, 3.0],
        false,
    ),
    ("line_point_collide", &[3.0, 7.0, 7.0, -2.0, 5.0, 3.0], false),
    ("point_segment_collide", &[1.0, 4.0, 6.0, 6.0, 13.0, 4.0], false),
    ("oriented_rectangle_point_collide", &[5.0, 4.0, 3.0, 2.0, 30.0, 6.0, 5.0], true),
    ("oriented_rectangle_point_collide", &[5.0, 4.0, 3.0, 2.0, 30.0, 10.0, 6.0], false),
    ("line_segment_collide", &[3.0, 4.0, 4.0, -2.0, 8.0, 4.0, 11.0, 7.0], false),
    ("line_oriented_rectangle_collide", &[7.0, 3.0, 2.0, -1.0, 5.0, 4.0, 3.0, 2.0, 30.0], true),
    ("oriented_rectangle_segment_collide", &[5.0, 4.0, 3.0, 2.0, 30.0, 1.0, 8.0, 7.0, 5.0], true),
    ("moving_circle_circle_collide", &[0.0, 0.0, 1.0, 10.0, 0.0, 5.0, 1.0, 1.0], true),
    ("moving_circle_circle_collide", &[0.0, 0.0, 1.0, 10.0, 0.0, 5.0, 3.0, 1.0], false),
    ("moving_circle_rectangle_collide", &[0.0, 0.0, 1.0, 9.0, 0.0, 4.0, 0.5, 1.0, 9.0], true),
    ("moving_circle_rectangle_collide", &[0.0, 0.0, 1.0, 9.0, 0.0, 4.0, 2.0, 1.0, 9.0], false),
    ("moving_rectangle_circle_collide", &[0.0, 0.0, 1.0, 1.0, 9.0, 0.0, 5.0, 2.0, 1.5], true),
    (
        "moving_rectangle_rectangle_collide",
        &[0.0, 0.0, 1.0, 1.0, 9.0, 0.0, 5.0, 2.0, 1.0, 1.0],
        false,
    ),
];

#[test]
fn figures_of_the_book() {
    for peer in [Peer::plain(), Peer::raylib(), Peer::box2d(), Peer::parry()] {
        for (name, case, expected) in FIGURES {
            let Some(address) = peer.find(name) else {
                continue;
            };
            // SAFETY: the peer's function of that name has the name's signature.
            let got = unsafe { (signature(name).ask)(address, case) };
            assert_eq!(got, expected, "{}: {name} {case:?}", peer.name);
        }
    }
}
