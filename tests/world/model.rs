//! A world by brute force: all pairs, asked one by one with the functions for two shapes.

use std::collections::BTreeMap;

use clash2d::{
    CastHit, CastSettings, CastSides, Collider, ColliderFlags, ColliderId, Event, EventFlags,
    Filter, Motion, Pair, Pose, Rectangle, Shape, Stop, Vector2D, World, cast_turning_with,
    cast_with, collide, contact, rectangles_collide, swept_bounding_rectangle,
};

use crate::shapes::{Kept, at_pose, box_around, join};

/// Touching has nothing to do with solid sides.
const ANY_SIDE: CastSettings = CastSettings::new().with_sides(CastSides::Ignore);

/// What the model knows of a collider.
#[derive(Clone, Debug)]
pub(crate) struct Thing {
    pub(crate) shape: Kept,
    pub(crate) pose: Pose,
    start: Pose,
    /// The moves since the last update, each by its stops.
    moves: Vec<Vec<Stop>>,
    pub(crate) filter: Filter,
    pub(crate) user: u64,
    is_changed: bool,
}

/// A contact on the way: its time, point and normal.
type Contact = (f32, Vector2D, Vector2D, bool);

#[derive(Clone, Debug, Default)]
pub(crate) struct Model {
    pub(crate) things: BTreeMap<ColliderId, Thing>,
    /// Removed since the last update.
    gone: BTreeMap<ColliderId, Thing>,
    touching: Vec<(ColliderId, ColliderId)>,
    pub(crate) begins: Vec<Event>,
    pub(crate) ends: Vec<Event>,
    pub(crate) stays: Vec<Pair>,
    pub(crate) tolerance: f32,
    /// Outside of it no pairs are looked for; only of worlds in which nothing turns.
    pub(crate) region: Option<Rectangle>,
}

impl Model {
    pub(crate) fn add(&mut self, id: ColliderId, shape: Kept, collider: &Collider<'_>) {
        let &Collider { pose, filter, user, .. } = collider;
        let (start, moves) = (pose, Vec::new());
        let thing = Thing { shape, pose, start, moves, filter, user, is_changed: true };
        assert!(self.things.insert(id, thing).is_none(), "{id:?} is given twice");
    }

    pub(crate) fn remove(&mut self, id: ColliderId) {
        let thing = self.things.remove(&id).expect("it is there");
        self.gone.insert(id, thing);
    }

    pub(crate) fn move_along(&mut self, id: ColliderId, stops: &[Stop]) {
        let thing = self.things.get_mut(&id).expect("it is there");
        if thing.moves.is_empty() && stops.iter().all(|stop| stop.pose == thing.pose) {
            return;
        }
        thing.moves.push(stops.to_vec());
        thing.pose = stops.last().expect("a stop").pose;
    }

    pub(crate) fn place(&mut self, id: ColliderId, pose: Pose) {
        let thing = self.things.get_mut(&id).expect("it is there");
        (thing.pose, thing.start, thing.is_changed) = (pose, pose, true);
        thing.moves.clear();
    }

    pub(crate) fn set_shape(&mut self, id: ColliderId, shape: Kept) {
        let thing = self.things.get_mut(&id).expect("it is there");
        (thing.shape, thing.is_changed) = (shape, true);
    }

    pub(crate) fn set(&mut self, id: ColliderId, filter: Filter, user: u64) {
        let thing = self.things.get_mut(&id).expect("it is there");
        thing.is_changed |= thing.filter != filter;
        (thing.filter, thing.user) = (filter, user);
    }

    pub(crate) fn update(&mut self) {
        (self.begins, self.ends, self.stays) = Default::default();
        let mut next = Vec::new();
        let ids: Vec<ColliderId> = self.things.keys().copied().collect();
        for (number, &a) in ids.iter().enumerate() {
            for &b in &ids[number + 1..] {
                let was = self.touching.binary_search(&(a, b)).is_ok();
                if self.tell(a, b, was) {
                    next.push((a, b));
                }
            }
        }
        for &(a, b) in &self.touching.clone() {
            if self.gone.contains_key(&a) || self.gone.contains_key(&b) {
                let (a, b) = if a.index < b.index { (a, b) } else { (b, a) };
                let of = |gone: &BTreeMap<_, _>, id, flag| {
                    if gone.contains_key(&id) { flag as u32 } else { 0 }
                };
                let removed = of(&self.gone, a, EventFlags::ARemoved)
                    | of(&self.gone, b, EventFlags::BRemoved);
                let event = self.event(a, b, [0.0; 2], removed);
                self.ends.push(event);
            }
        }
        self.touching = next;
        self.gone.clear();
        for thing in self.things.values_mut() {
            thing.start = thing.pose;
            thing.moves.clear();
            thing.is_changed = false;
        }
        let key = |event: &Event| [event.pair.a.index, event.pair.b.index];
        self.begins.sort_by(|a, b| (a.enter.total_cmp(&b.enter)).then(key(a).cmp(&key(b))));
        self.ends.sort_by(|a, b| (a.exit.total_cmp(&b.exit)).then(key(a).cmp(&key(b))));
        self.stays.sort_by_key(|pair| [pair.a.index, pair.b.index]);
    }

    fn thing(&self, id: ColliderId) -> &Thing {
        self.things.get(&id).or_else(|| self.gone.get(&id)).expect("it was there")
    }

    fn event(&self, a: ColliderId, b: ColliderId, [enter, exit]: [f32; 2], flags: u32) -> Event {
        let (first, second) = (self.thing(a), self.thing(b));
        let a_sees_b = u32::from(first.filter.mask & second.filter.layers != 0);
        let b_sees_a = u32::from(second.filter.mask & first.filter.layers != 0);
        let (user_a, user_b) = (first.user, second.user);
        let flags = flags | a_sees_b | b_sees_a << 1;
        let mut event = Event::default();
        (event.pair, event.user_a, event.user_b) = (Pair { a, b }, user_a, user_b);
        (event.enter, event.exit, event.flags) = (enter, exit, flags);
        event
    }

    /// Tells what becomes of a pair; whether it touches now.
    fn tell(&mut self, a: ColliderId, b: ColliderId, was: bool) -> bool {
        let (a, b) = if a.index < b.index { (a, b) } else { (b, a) };
        let [first, second] = [a, b].map(|id| self.thing(id).clone());
        let (changed, passed) = (EventFlags::Changed as u32, EventFlags::Passed as u32);
        let is_carried =
            |thing: &Thing| thing.filter.is(ColliderFlags::Unswept) && !thing.moves.is_empty();
        let is_changed =
            first.is_changed || second.is_changed || is_carried(&first) || is_carried(&second);
        let is_within = self.is_within(&first) && self.is_within(&second);
        if !are_pair(&first.filter, &second.filter) || !is_within {
            if was {
                let is_changed = is_changed || !is_within;
                let event = self.event(a, b, [0.0; 2], if is_changed { changed } else { 0 });
                self.ends.push(event);
            }
            return false;
        }
        let is = at_pose(&first.shape, first.pose, |a| {
            at_pose(&second.shape, second.pose, |b| collide(a, b))
        });
        if was && is {
            self.stays.push(Pair { a, b });
            return true;
        }
        let entry = if was { None } else { self.first(&first, &second) };
        if !was && !is && entry.is_none() {
            return false;
        }
        let exit = if is { None } else { self.last(&first, &second) };
        if !was {
            let (enter, point, normal, at_start) = entry.unwrap_or_else(|| {
                let now = at_pose(&first.shape, first.pose, |a| {
                    at_pose(&second.shape, second.pose, |b| contact(a, b))
                });
                let now = now.expect("they touch");
                (1.0, now.points[0].position, now.normal, false)
            });
            let left = exit.map_or(enter, |exit| exit.0.max(enter));
            let flags = if is { 0 } else { passed } | if at_start { changed } else { 0 };
            let event = self.event(a, b, [enter, if is { 1.0 } else { left }], flags);
            self.begins.push(touching_at(event, point, normal));
        }
        if !is {
            let enter = entry.map_or(0.0, |entry| entry.0);
            let flags = if was { 0 } else { passed };
            let event = match exit.or(entry) {
                Some((_, point, normal, _)) => {
                    let left = exit.map_or(enter, |exit| exit.0.max(enter));
                    touching_at(self.event(a, b, [enter, left], flags), point, normal)
                }
                None => self.event(a, b, [0.0; 2], flags | if is_changed { changed } else { 0 }),
            };
            self.ends.push(event);
        }
        is
    }

    /// Whether the box around a thing's way touches the region.
    fn is_within(&self, thing: &Thing) -> bool {
        let Some(Rectangle { origin, size }) = self.region else { return true };
        let corner = [origin.x, origin.y].map(f64::from);
        let far = [corner[0] + f64::from(size.x), corner[1] + f64::from(size.y)];
        let around = |(_, pose): (f32, Pose)| {
            at_pose(&thing.shape, pose, |shape| box_around(shape.form(), shape.position()))
        };
        let way = thing.stops().into_iter().map(around).reduce(join).expect("an end");
        way[0] <= far[0] && way[1] <= far[1] && way[2] >= corner[0] && way[3] >= corner[1]
    }

    fn first(&self, a: &Thing, b: &Thing) -> Option<Contact> {
        times(a, b).windows(2).find_map(|span| {
            let [begin, end] = [span[0], span[1]];
            let poses = [a, b].map(|thing| [begin, end].map(|time| thing.at(time)));
            let hit = meet([a, b], poses, self.tolerance)?;
            let time = down(begin, end, hit.fraction);
            Some((time, hit.point, hit.normal, hit.starts_in_contact && begin == 0.0))
        })
    }

    fn last(&self, a: &Thing, b: &Thing) -> Option<Contact> {
        times(a, b).windows(2).rev().find_map(|span| {
            let [begin, end] = [span[0], span[1]];
            let poses = [a, b].map(|thing| [end, begin].map(|time| thing.at(time)));
            let hit = meet([a, b], poses, self.tolerance)?;
            Some((up(begin, end, hit.fraction), hit.point, hit.normal, false))
        })
    }

    /// Fails unless a world has told the same.
    pub(crate) fn assert_as_told_by(&self, world: &World) {
        let events = world.events();
        let bits = |event: &Event| {
            let Event { enter, exit, point, normal, .. } = *event;
            ([enter, exit, point.x, point.y, normal.x, normal.y].map(f32::to_bits), event.flags)
        };
        assert_same(&self.begins, events.begins(), bits, "begins");
        assert_same(&self.ends, events.ends(), bits, "ends");
        assert_eq!(self.stays, events.stays(), "stays");
    }
}

fn touching_at(mut event: Event, point: Vector2D, normal: Vector2D) -> Event {
    (event.point, event.normal) = (point, normal);
    event
}

fn assert_same<B: PartialEq>(
    own: &[Event],
    told: &[Event],
    bits: impl Fn(&Event) -> B,
    what: &str,
) {
    for (own, told) in own.iter().zip(told) {
        let is_same = bits(own) == bits(told)
            && (own.pair, own.user_a, own.user_b) == (told.pair, told.user_a, told.user_b);
        assert!(is_same, "{what}: expected {own:?}\nfound {told:?}");
    }
    assert_eq!(own.len(), told.len(), "{what}: {own:?}\n{told:?}");
}

fn are_pair(a: &Filter, b: &Filter) -> bool {
    let is = |filter: &Filter, flag| filter.is(flag);
    let both_static = is(a, ColliderFlags::Static) && is(b, ColliderFlags::Static);
    let no_sensor = !is(a, ColliderFlags::Sensor) && !is(b, ColliderFlags::Sensor);
    let same_family = a.family != 0 && a.family == b.family;
    let seen = a.mask & b.layers != 0 || b.mask & a.layers != 0;
    seen && !same_family && !(both_static && no_sensor)
}

impl Thing {
    fn is_on_way(&self) -> bool {
        !self.moves.is_empty() && !self.filter.is(ColliderFlags::Unswept)
    }

    /// All its stops on the span, the start and the end among them.
    fn stops(&self) -> Vec<(f32, Pose)> {
        if !self.is_on_way() {
            return vec![(0.0, self.pose), (1.0, self.pose)];
        }
        let mut stops = vec![(0.0, self.start)];
        let count = self.moves.len() as f64;
        for (number, part) in self.moves.iter().enumerate() {
            let time = |time: f32| ((number as f64 + f64::from(time)) / count) as f32;
            stops.extend(part.iter().map(|stop| (time(stop.time), stop.pose)));
            let last = part.last().expect("a stop");
            if last.time < 1.0 {
                stops.push((time(1.0), last.pose));
            }
        }
        stops
    }

    /// Where it is at a time; no two of its stops are at the same one.
    fn at(&self, time: f32) -> Pose {
        let stops = self.stops();
        let next = stops.iter().position(|stop| stop.0 >= time).expect("a stop");
        let (end, to) = stops[next];
        if end == time {
            return to;
        }
        let (begin, from) = stops[next - 1];
        if from == to {
            return to;
        }
        let part = (f64::from(time) - f64::from(begin)) / (f64::from(end) - f64::from(begin));
        let mix = |a: f32, b: f32| (f64::from(a) + part * (f64::from(b) - f64::from(a))) as f32;
        let position =
            Vector2D::new(mix(from.position.x, to.position.x), mix(from.position.y, to.position.y));
        Pose::new(position, mix(from.rotation, to.rotation))
    }
}

/// The times of all stops of both.
fn times(a: &Thing, b: &Thing) -> Vec<f32> {
    let mut times: Vec<f32> = a.stops().iter().chain(&b.stops()).map(|stop| stop.0).collect();
    times.sort_by(f32::total_cmp);
    times.dedup();
    times
}

/// When two meet that go straight from pose to pose.
fn meet([a, b]: [&Thing; 2], poses: [[Pose; 2]; 2], tolerance: f32) -> Option<CastHit> {
    let turn = |thing: &Thing, [from, to]: [Pose; 2]| {
        if thing.shape.is_round {
            0.0
        } else {
            (f64::from(to.rotation) - f64::from(from.rotation)) as f32
        }
    };
    let turns = [turn(a, poses[0]), turn(b, poses[1])];
    at_pose(&a.shape, poses[0][0], |shape_a| {
        at_pose(&b.shape, poses[1][0], |shape_b| {
            if turns == [0.0; 2] {
                let end_a = at_pose(&a.shape, poses[0][1], |shape| shape.position());
                let end_b = at_pose(&b.shape, poses[1][1], |shape| shape.position());
                return straight([shape_a, shape_b], [end_a, end_b]);
            }
            let motion = |[from, to]: [Pose; 2], rotation| {
                let way = |from: f32, to: f32| (f64::from(to) - f64::from(from)) as f32;
                let movement = Vector2D::new(
                    way(from.position.x, to.position.x),
                    way(from.position.y, to.position.y),
                );
                Motion { movement, rotation, pivot: from.position }
            };
            let motions = [motion(poses[0], turns[0]), motion(poses[1], turns[1])];
            let around = [(shape_a, motions[0]), (shape_b, motions[1])]
                .map(|(shape, motion)| swept_bounding_rectangle(shape, motion));
            let [one, other] = around.map(|r| r.filter(|r| r.is_valid()));
            if one.zip(other).is_some_and(|(a, b)| !rectangles_collide(a, b)) {
                return None;
            }
            cast_turning_with(
                shape_a,
                motions[0],
                shape_b,
                motions[1],
                &ANY_SIDE.with_tolerance(tolerance),
            )
        })
    })
}

/// When two shapes meet on straight ways to other positions: if these are floats, by the function for that,
/// else by how they move to each other.
fn straight([a, b]: [&Shape<'_>; 2], [end_a, end_b]: [Vector2D; 2]) -> Option<CastHit> {
    let exact = |from: f32, to: f32| {
        let way = f64::from(to) - f64::from(from);
        // Of positions in the tests the difference is a double.
        (f64::from(way as f32) == way).then_some(way as f32)
    };
    let way = |from: Vector2D, to: Vector2D| {
        Some(Vector2D::new(exact(from.x, to.x)?, exact(from.y, to.y)?))
    };
    let (from_a, from_b) = (a.position(), b.position());
    if let Some((way_a, way_b)) = way(from_a, end_a).zip(way(from_b, end_b)) {
        return cast_with(a, way_a, b, way_b, &ANY_SIDE);
    }
    let part = |from_a: f32, end_a: f32, from_b: f32, end_b: f32| {
        let [from_a, end_a, from_b, end_b] = [from_a, end_a, from_b, end_b].map(f64::from);
        let all = (end_a - from_a) - (end_b - from_b);
        (all as f32, (all - f64::from(all as f32)) as f32)
    };
    let x = part(from_a.x, end_a.x, from_b.x, end_b.x);
    let y = part(from_a.y, end_a.y, from_b.y, end_b.y);
    let rest = Vector2D::new(0.0 - x.1, 0.0 - y.1);
    let mut hit = cast_with(a, Vector2D::new(x.0, y.0), b, rest, &ANY_SIDE)?;
    let fraction = hit.fraction;
    let at = |point: f32, from: f32, to: f32| {
        (f64::from(point) + f64::from(fraction) * (f64::from(to) - f64::from(from))) as f32
    };
    let point =
        Vector2D::new(at(hit.point.x, from_b.x, end_b.x), at(hit.point.y, from_b.y, end_b.y));
    hit.point = point;
    Some(hit)
}

/// The float at or before a part of a span of time.
fn down(begin: f32, end: f32, part: f32) -> f32 {
    if begin == 0.0 && end == 1.0 {
        return part;
    }
    let exact = exact_time(begin, part, end, begin);
    let time = exact.unwrap_or_else(|| {
        (f64::from(begin) + f64::from(part) * (f64::from(end) - f64::from(begin)))
            * (1.0 - 4.0 * f64::EPSILON)
    });
    let float = time as f32;
    (if f64::from(float) > time { float.next_down() } else { float }).clamp(begin, end)
}

/// The float at or behind what is a part of a span of time before its end.
fn up(begin: f32, end: f32, part: f32) -> f32 {
    let exact = exact_time(end, part, begin, end);
    let time = exact.unwrap_or_else(|| {
        (f64::from(end) + f64::from(part) * (f64::from(begin) - f64::from(end)))
            * (1.0 + 4.0 * f64::EPSILON)
    });
    let float = time as f32;
    (if f64::from(float) < time { float.next_up() } else { float }).clamp(begin, end)
}

/// `start + part (to - from)`, if the length is a float; a little to the side to which it was rounded off.
fn exact_time(start: f32, part: f32, to: f32, from: f32) -> Option<f64> {
    let length = f64::from(to) - f64::from(from);
    if f64::from(length as f32) != length {
        return None;
    }
    let (start, step) = (f64::from(start), f64::from(part) * length);
    let sum = start + step;
    let back = sum - start;
    let lost = (start - (sum - back)) + (step - back);
    Some(if lost > 0.0 {
        sum.next_up()
    } else if lost < 0.0 {
        sum.next_down()
    } else {
        sum
    })
}
