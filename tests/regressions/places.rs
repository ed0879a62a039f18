//! Where edges are, and places on them.

use super::v;
use clash2d::{Place, Sector, Shape};

/// The arc of a sector so thin that f64 can't tell where it begins from where it ends was a whole circle.
#[test]
#[allow(clippy::disallowed_methods, reason = "not to the last bit")]
fn the_arc_of_a_thin_sector_is_a_point() {
    let (radius, direction) = (252_160.53_f32, -227.063_42_f32);
    let sector: Shape<'_> = Sector::new(v(0.0, 0.0), radius, direction, 1e-19).into();
    let turn = f64::from(direction).to_radians();
    let tip = v((f64::from(radius) * turn.cos()) as f32, (f64::from(radius) * turn.sin()) as f32);
    let arc = sector.edge(0, 1).expect("an arc");
    let places = [0.0, 0.125, 1.0].map(|along| Place { member: 0, edge: 1, along });
    let points = places.map(|place| sector.point_at(place).expect("a place"));
    for point in points.into_iter().chain([arc.start, arc.end]) {
        assert!((point - tip).length() < 0.1, "{point:?} instead of {tip:?}");
    }
    let place = sector.place_at(tip, tip).expect("a place");
    assert!((0.0..=1.0).contains(&place.along), "{place:?}");
}
