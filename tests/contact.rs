//! Contacts: what is to be true of all of them, against supports in plain numbers and the oracle.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

mod figures;
mod solid;

use clash2d::{Contact, Vector2D, contact, contacts};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, collide, draw_pair};
use figures::{ask_both, members};
use solid::{Solid, Support, size};

fn asked(pair: [&Figure; 2]) -> Option<Contact> {
    ask_both(pair, contact)
}

fn all(pair: [&Figure; 2]) -> Vec<Contact> {
    let mut buffer = [Contact::default(); 64];
    let count = ask_both(pair, |a, b| contacts(a, b, &mut buffer));
    buffer[..count.min(64)].to_vec()
}

fn swapped(contact: Contact) -> Contact {
    let mut swapped = contact;
    swapped.normal = -contact.normal;
    (swapped.part_a, swapped.part_b) = (contact.part_b, contact.part_a);
    for point in &mut swapped.points {
        point.feature = point.feature << 16 | point.feature >> 16;
    }
    swapped
}

fn tolerance(pair: [&Figure; 2]) -> f64 {
    pair.map(size).into_iter().fold(0.0, f64::max)
}

fn check(pair: [&Figure; 2]) {
    let tell = || format!("{:?}\n{:?}", pair[0], pair[1]);
    let found = asked(pair);
    if let Some(truth) = collide(pair[0], pair[1]) {
        assert_eq!(found.is_some(), truth, "{}", tell());
    }
    let list = all(pair);
    assert_eq!(found.is_some(), !list.is_empty(), "{}", tell());
    let Some(found) = found else { return };
    let back = asked([pair[1], pair[0]]).expect("a contact");
    if pair[0] != pair[1] {
        assert_eq!(swapped(back), found, "{}", tell());
    }
    assert!(list.contains(&found) || list.len() == 64, "{}", tell());
    for contact in &list {
        assert!(contact.depth <= found.depth, "{}", tell());
        check_one(*contact, pair);
    }
    check_convex(found, pair);
}

fn has_line(figure: &Figure) -> bool {
    let is_line = |member: &&Figure| matches!(member, Figure::Line { .. });
    members(figure).iter().any(is_line)
}

fn check_one(contact: Contact, pair: [&Figure; 2]) {
    let tell = || format!("{contact:?}\n{:?}\n{:?}", pair[0], pair[1]);
    let [x, y] = [contact.normal.x, contact.normal.y].map(f64::from);
    assert!((x.hypot(y) - 1.0).abs() < 1e-7, "{}", tell());
    assert!(contact.depth >= 0.0, "{}", tell());
    let is_huge = tolerance(pair) > 1e37;
    assert!(is_huge || contact.depth.is_finite() || pair.into_iter().all(has_line), "{}", tell());
    assert!((1..=2).contains(&contact.point_count), "{}", tell());
    let slack = 1e-6 * f64::from(contact.depth) + tolerance(pair) * 1e-7;
    for point in &contact.points[..contact.point_count as usize] {
        assert!(point.position.is_finite() && point.depth >= 0.0, "{}", tell());
        assert!(f64::from(point.depth) <= f64::from(contact.depth) + slack, "{}", tell());
        if is_huge || contact.depth.is_infinite() {
            continue;
        }
        for figure in pair {
            let off =
                Solid::all_of(figure).into_iter().map(|solid| solid.distance_to(point.position));
            let off = off.fold(f64::INFINITY, f64::min);
            let limit = 0.5 * f64::from(point.depth) + slack;
            assert!(off <= limit, "{point:?} is off by {off}\n{}", tell());
        }
    }
}

/// The contact of convex figures is the least way apart.
fn check_convex(found: Contact, pair: [&Figure; 2]) {
    let tell = || format!("{found:?}\n{:?}\n{:?}", pair[0], pair[1]);
    let (Some(a), Some(b)) = (Support::of(pair[0]), Support::of(pair[1])) else { return };
    if tolerance(pair) > 1e37 {
        return;
    }
    let depth = |[x, y]: [f64; 2]| a.height([x, y]) + b.height([-x, -y]);
    let [x, y] = [found.normal.x, found.normal.y].map(f64::from);
    let slack = tolerance(pair) * 3e-7;
    let along = depth([x, y]);
    assert!((along - f64::from(found.depth)).abs() <= slack, "{along} deep\n{}", tell());
    let least = a.directions(&b).into_iter().map(depth).fold(f64::INFINITY, f64::min);
    assert!(f64::from(found.depth) <= least + slack, "only {least} deep\n{}", tell());
}

fn count(usual: usize) -> usize {
    std::env::var("CLASH2D_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn contacts_of_all_kinds_are_true() {
    let mut failures = 0;
    for kinds in Kind::pairs() {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(43);
            for _ in 0..count(8) {
                let [a, b] = draw_pair(kinds, distribution, &mut rng);
                if std::panic::catch_unwind(|| check([&a, &b])).is_err() {
                    println!("{kinds:?} {distribution:?}");
                    failures += 1;
                    break;
                }
            }
        }
    }
    assert_eq!(failures, 0);
}

#[allow(dead_code)]
fn vector(v: [f32; 2]) -> Vector2D {
    v.into()
}
