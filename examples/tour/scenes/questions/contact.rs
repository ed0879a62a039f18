//! In which direction and how deep two shapes touch, and where.

use clash2d::{
    Capsule, Chain, Circle, Contact, OrientedRectangle, Polygon, Rectangle, Sector, Side, Vector2D,
    contacts,
};

use super::two::{Two, two};
use super::{ELL, pair, short, v};
use crate::figure::{Figure, Note, Situation, Verdict, note};
use crate::panel::{Panel, WIDE};

const TILES: [Vector2D; 5] = [v(14.0, 2.0), v(11.0, 3.0), v(7.5, 3.0), v(4.0, 3.0), v(1.0, 3.0)];
const GEM: [Vector2D; 5] = [v(4.0, 1.0), v(11.0, 1.0), v(13.5, 5.0), v(7.5, 9.0), v(1.5, 5.0)];

pub(super) fn figure() -> Figure {
    let situations = scenes().iter().map(situation).collect();
    Figure::new("contact", "normal, depth, points", situations)
        .titled("clash_contact, clash_contacts")
        .in_columns(3)
}

fn scenes() -> [Two; 6] {
    let floor = Rectangle::new(v(1.0, 1.0), v(13.0, 3.0));
    let chest = OrientedRectangle::new(v(7.0, 4.9), v(3.5, 1.5), -6.0);
    let ground = Chain::new(&TILES).with_solid_side(Side::Left);
    let cone = Sector::new(v(1.5, 4.0), 9.0, 15.0, 15.0);
    [
        two("an edge on an edge: two points", (floor, v(2.5, 2.0)), (chest, v(7.0, 5.2))),
        two(
            "a curve: one point",
            (Capsule::new(v(3.0, 3.0), v(9.0, 5.0), 1.5), v(4.0, 3.3)),
            (Circle::new(v(9.0, 7.5), 2.0), v(10.0, 8.2)),
        ),
        two(
            "deep inside",
            (Polygon::new(&GEM), v(4.0, 3.0)),
            (Circle::new(v(8.0, 6.0), 1.0), v(8.0, 6.0)),
        ),
        two(
            "concave: all of them",
            (Polygon::new(&ELL), v(3.0, 2.0)),
            (Circle::new(v(7.2, 6.3), 2.5), v(8.2, 7.0)),
        ),
        two(
            "one-sided ground, and its seams",
            (ground, v(2.0, 2.0)),
            (Rectangle::new(v(5.0, 2.5), v(5.0, 3.0)), v(7.5, 4.5)),
        ),
        two("depth 0", (cone, v(8.0, 5.5)), (Circle::new(v(5.0, 2.25), 1.75), v(4.2, 2.0))),
    ]
}

fn situation(two: &Two) -> Situation {
    let mut buffer = [Contact::default(); 8];
    let count = contacts(two.a, two.b, &mut buffer);
    let contacts = &buffer[..count];
    let mut panel = two.panel(WIDE);
    for contact in contacts {
        draw(&mut panel, contact);
    }
    two.name(&mut panel);
    let is_touching = contacts.iter().all(|contact| contact.depth == 0.0);
    let verdict = Some(Verdict::new(count > 0, is_touching));
    Situation { verdict, caption: two.caption.into(), panel, notes: notes(contacts) }
}

/// The points, what the surfaces overlap there, and the normal from b's surface on.
fn draw(panel: &mut Panel, contact: &Contact) {
    for point in &contact.points[..contact.point_count as usize] {
        let half = contact.normal * (0.5 * point.depth);
        let tip = point.position + half;
        panel.way(point.position - half, tip, "touch");
        panel.arrow(tip, tip + contact.normal * 1.8, "c").touch(point.position);
    }
}

fn notes(contacts: &[Contact]) -> Vec<Note> {
    let line = |contact: &Contact| {
        let points = &contact.points[..contact.point_count as usize];
        let depths: Vec<String> = points.iter().map(|point| short(point.depth)).collect();
        note("tc", "normal", format!("{} depth {}", pair(contact.normal), depths.join(" and ")))
    };
    contacts.iter().map(line).collect()
}
