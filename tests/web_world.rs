//! What tests/web/world.mjs is compared with: the same scene by the same functions, without WebAssembly. Written by
//! `CLASH2D_RENEW=1 cargo test --test web_world`, and then compared with what brute force finds at each update.

use clash2d::{
    Circle, Collider, ColliderId, Event, Events, Pose, Rectangle, Segment, Shape, Status, Vector2D,
    World, WorldHit,
};
use clash2d_ffi::*;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::mem::MaybeUninit;

/// Numbers that are easily made in any language.
struct Scene(u32);

impl Scene {
    fn next(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % limit
    }

    fn coordinate(&mut self) -> f32 {
        (self.next(4001) as f32 - 2000.0) / 64.0
    }

    fn vector(&mut self) -> Vector2D {
        let x = self.coordinate();
        Vector2D::new(x, self.coordinate())
    }

    fn pose(&mut self) -> Pose {
        let position = self.vector();
        let is_turned = self.next(4) == 0;
        Pose::new(position, if is_turned { self.next(360) as f32 } else { 0.0 })
    }

    fn shape(&mut self) -> Shape<'static> {
        let kind = self.next(3);
        let (a, b) = (self.next(128) as f32 / 32.0, self.next(128) as f32 / 32.0);
        match kind {
            0 => Shape::from(Circle::new(Vector2D::ZERO, a)),
            1 => Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(a, b))),
            _ => Shape::from(Segment::new(Vector2D::ZERO, Vector2D::new(a, b))),
        }
    }

    fn add(&mut self, world: &mut World, user: u32) -> ColliderId {
        let shape = self.shape();
        let mut collider = Collider::new(&shape);
        collider.pose = self.pose();
        collider.filter.flags = u32::from(self.next(5) == 0);
        collider.user = u64::from(user);
        let mut id = ColliderId::NONE;
        // SAFETY: both pointers are to one.
        let status = unsafe { clash_world_add(Some(world), &collider, 1, &mut id) };
        assert_eq!(status, Status::Ok);
        id
    }
}

/// Which pairs touch, by the function of two shapes.
fn touching(world: &World) -> BTreeSet<[u64; 2]> {
    let ids: Vec<ColliderId> = world.ids().collect();
    let mut pairs = BTreeSet::new();
    for (place, &a) in ids.iter().enumerate() {
        for &b in &ids[place + 1..] {
            let [a, b] =
                [a, b].map(|id| (world.get(id).expect("it"), world.shape(id).expect("it")));
            if a.0.filter.pairs_with(&b.0.filter) && clash2d::collide(a.1, b.1) {
                pairs.insert([a.0.user, b.0.user]);
            }
        }
    }
    pairs
}

fn sorted(users: [u64; 2], order: &[ColliderId]) -> [u64; 2] {
    let [a, b] = users;
    if order[a as usize].index < order[b as usize].index { [a, b] } else { [b, a] }
}

fn play() -> String {
    let mut scene = Scene(1);
    let world = clash_world_create(None);
    // SAFETY: it is a world of this test's own, until its end.
    let of_c = unsafe { world.as_mut() }.expect("memory");
    let mut ids: Vec<ColliderId> = (0..64).map(|user| scene.add(of_c, user)).collect();
    let (mut sums, mut before) = ([0; 3], BTreeSet::new());
    for frame in 0..40 {
        for &id in &ids {
            if scene.next(2) == 0 {
                let pose = scene.pose();
                // SAFETY: both pointers are to one.
                assert_eq!(unsafe { clash_world_move(Some(of_c), &id, &pose, 1) }, 1);
            }
        }
        if frame % 10 == 9 {
            let gone = scene.next(64);
            // SAFETY: the pointer is to one.
            assert_eq!(unsafe { clash_world_remove(Some(of_c), &ids[gone as usize], 1) }, 1);
            ids[gone as usize] = scene.add(of_c, gone);
            before.retain(|pair: &[u64; 2]| !pair.contains(&u64::from(gone)));
        }
        let mut events = MaybeUninit::<Events<'_>>::uninit();
        assert_eq!(clash_world_update(Some(of_c), Some(&mut events)), Status::Ok);
        // SAFETY: the status is Ok.
        let events = unsafe { events.assume_init() };
        let [begins, ends, stays] =
            [events.begins().len(), events.ends().len(), events.stays().len()];
        let told: BTreeSet<[u64; 2]> =
            events.begins().iter().filter(|it| lasts(it)).map(users).collect();
        let now = touching(of_c);
        let now: BTreeSet<[u64; 2]> = now.into_iter().map(|pair| sorted(pair, &ids)).collect();
        assert_eq!(told, now.difference(&before).copied().collect());
        assert_eq!(stays, now.intersection(&before).count());
        before = now;
        sums = [sums[0] + begins, sums[1] + ends, sums[2] + stays];
    }
    let mut hit = WorldHit::default();
    let (origin, movement) = (Vector2D::new(-40.0, 0.0), Vector2D::new(80.0, 1.0));
    // SAFETY: the pointer is to one.
    let count = unsafe { clash_world_cast_ray(Some(of_c), origin, movement, None, &mut hit, 1) };
    let [begins, ends, stays] = sums;
    let mut text = format!("begins {begins}\nends {ends}\nstays {stays}\n");
    let (first, bits, hash) = (hit.id.index, hit.fraction.to_bits(), clash_world_hash(Some(of_c)));
    let _ = writeln!(text, "ray {count} {first} {bits:x}\nhash {hash:016x}");
    // SAFETY: nobody uses it any more.
    unsafe { clash_world_destroy(world) }
    text
}

/// Whether a pair touches at the end of the update, and not only on its way.
fn lasts(event: &Event) -> bool {
    !event.is(clash2d::EventFlags::Passed)
}

fn users(event: &Event) -> [u64; 2] {
    [event.user_a, event.user_b]
}

#[test]
fn the_scene_is_told_as_it_is_in_web_assembly() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/web/world.txt");
    let told = play();
    if std::env::var_os("CLASH2D_RENEW").is_some() {
        std::fs::write(&path, &told).expect("a file that may be written");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("a readable file"), told);
}
