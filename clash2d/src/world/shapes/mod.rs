//! The shapes of a world: each that is different is there once, in its own frame, and turned ones besides.

mod block;

pub(super) use self::block::frame_of;

pub(super) use self::block::Block;
use super::body::{Body, NONE, State};
use super::bounds::{Bounds, Filled, pass_by, touch};
use super::stream::{Hash, is_same, small, write_shape};
use super::way::{Leg, Piece};
use crate::any::{Shape, ShapeKind, Status, frame_moved_by, frame_of_numbers, frame_on_way};
use crate::any::{ShapeCapacity, ShapeMemory};
use crate::memory::{Allocator, List, OutOfMemory};
use crate::pose::Pose;
use crate::root::square_root;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// A place in the store.
#[derive(Clone, Copy, Debug)]
pub(super) enum Entry {
    /// None, and the next such place.
    Free { next: u32 },
    /// A shape of a fixed size at no position.
    Small { users: u32, kind: ShapeKind, numbers: [f32; 6] },
    /// Any other.
    Block { users: u32, block: Block },
}

impl Entry {
    /// The same with so many users; turned shapes have none.
    fn of_users(self, users: u32) -> Self {
        match self {
            Self::Free { next } => Self::Free { next },
            Self::Small { kind, numbers, .. } => Self::Small { users, kind, numbers },
            Self::Block { block, .. } => Self::Block { users, block },
        }
    }
}

/// All shapes, by their numbers, with a table that finds equal ones.
#[derive(Debug)]
pub(super) struct Shapes {
    pub(super) entries: List<Entry>,
    pub(super) free: u32,
    /// Numbers of those that are shared, each at or behind the place that its hash says; NONE elsewhere.
    table: List<u32>,
    shared: usize,
}

impl Shapes {
    pub(super) fn new(allocator: Allocator) -> Self {
        let (entries, table) = (List::new(allocator), List::new(allocator));
        Self { entries, free: NONE, table, shared: 0 }
    }

    /// The shape of a number, in its own frame.
    #[inline]
    pub(super) fn get(&self, number: u32) -> Shape<'_> {
        match &self.entries[number as usize] {
            Entry::Free { .. } => Shape::default(),
            Entry::Small { kind, numbers, .. } => Shape::of_numbers(*kind, *numbers),
            Entry::Block { block, .. } => block.shape(),
        }
    }

    /// A box around the shape of a number in its own coordinates, without its position.
    #[inline]
    pub(super) fn frame(&self, number: u32) -> Frame {
        match &self.entries[number as usize] {
            Entry::Free { .. } => Frame::EMPTY,
            Entry::Small { kind, numbers, .. } => frame_of_numbers(*kind, *numbers),
            Entry::Block { block, .. } => block.frame(),
        }
    }

    /// A box around a shape as it is shown, seen from the pose of a body; None if the shape has a position.
    pub(super) fn frame_at_pose(&self, own: u32, shown: u32) -> Option<Frame> {
        let is_at_pose = match &self.entries[own as usize] {
            Entry::Block { block, .. } => block.shape().is_at_origin(),
            _ => true,
        };
        is_at_pose.then(|| self.frame(shown))
    }

    /// Where the shape of a body is, without its place.
    #[inline(always)]
    fn bounds(&self, body: &Body) -> Bounds {
        match &self.entries[body.shown() as usize] {
            Entry::Free { .. } => Bounds::UNKNOWN,
            Entry::Small { kind, numbers, .. } => Bounds::of(*kind, *numbers),
            Entry::Block { block, .. } => Bounds::of_frame(block.frame()),
        }
    }

    /// The same with its place.
    #[inline(always)]
    fn bounds_now(&self, body: &Body) -> (Bounds, Vector2D) {
        let Entry::Small { kind, numbers, .. } = &self.entries[body.shown() as usize] else {
            return self.large_bounds(body);
        };
        // What is small has no position, but what was turned may have one.
        let is_turned = body.state.has(State::TURNED);
        let pose = body.pose;
        let place = if is_turned { self.place(body.own, pose) } else { pose.position };
        (Bounds::of(*kind, *numbers), place)
    }

    /// The same of a shape that has arrays or a position.
    #[inline(never)]
    fn large_bounds(&self, body: &Body) -> (Bounds, Vector2D) {
        (self.bounds(body), self.place(body.own, body.pose))
    }

    /// Whether the shapes of two bodies touch where they are now, if f64 can tell.
    #[inline(always)]
    pub(super) fn touch(&self, [a, b]: [&Body; 2]) -> Option<bool> {
        let ((a, at_a), (b, at_b)) = (self.bounds_now(a), self.bounds_now(b));
        touch([a, b], [at_a, at_b])
    }

    /// A body's shape where it is now, if it is a filled one.
    #[inline(always)]
    pub(super) fn filled(&self, body: &Body) -> Option<Filled> {
        let Entry::Small { kind, numbers, .. } = &self.entries[body.shown() as usize] else {
            return None;
        };
        Bounds::of(*kind, *numbers).filled_at(self.place(body.own, body.pose))
    }

    /// Whether two bodies surely share no point on their ways.
    pub(super) fn pass_by(&self, bodies: [&Body; 2]) -> bool {
        let Some(Piece { poses, .. }) = Piece::single(bodies) else { return false };
        let turns = |i: usize| {
            let [from, to]: [Pose; 2] = poses[i];
            from.rotation != to.rotation && !self.is_round(bodies[i].own)
        };
        let ways = [0, 1].map(|i| poses[i].map(|pose| self.place(bodies[i].own, pose)));
        !turns(0) && !turns(1) && pass_by(bodies.map(|body| self.bounds(body)), ways)
    }

    /// A body's shape where it is now.
    #[inline]
    pub(super) fn now(&self, body: &Body) -> Shape<'_> {
        self.get(body.shown()).at(self.place(body.own, body.pose))
    }

    /// A body's shape at another pose, of which the place is told, which may have to be turned in memory for it.
    pub(super) fn at<'s>(
        &'s self,
        body: &Body,
        pose: Pose,
        place: Vector2D,
        memory: &'s mut Option<Block>,
    ) -> Shape<'s> {
        if pose.rotation == body.pose.rotation {
            return self.get(body.shown()).at(place);
        }
        if is_full_turn(pose.rotation) {
            return self.get(body.own).at(place);
        }
        let own = self.get(body.own).at(Vector2D::ZERO);
        let Some(block) = memory.as_mut().filter(|_| self.is_large(body.own)) else {
            return own.turned(pose.rotation, ShapeMemory::default()).unwrap_or_default().at(place);
        };
        let is_written = block.write(&own, pose.rotation).is_ok();
        if is_written { block.shape().at(place) } else { Shape::default() }
    }

    /// A box around a body's shape where it is now.
    pub(super) fn frame_now(&self, body: &Body) -> Frame {
        self.frame_at(body.shown(), self.place(body.own, body.pose))
    }

    /// A box around a shape at a place.
    pub(super) fn frame_at(&self, number: u32, place: Vector2D) -> Frame {
        frame_moved_by(self.frame(number), place)
    }

    /// A box around a body's shape on a leg of its way; not as small as can be where it turns.
    #[inline]
    pub(super) fn frame_on(&self, body: &Body, leg: Leg) -> Frame {
        let is_as_now = leg.poses.iter().all(|pose| pose.rotation == body.pose.rotation);
        if is_as_now || self.is_round(body.own) {
            let own = self.frame(body.shown());
            return frame_on_way(own, leg.poses.map(|pose| self.place(body.own, pose)));
        }
        let own = self.get(body.own).position();
        let reach = reach_of(frame_moved_by(self.frame(body.own), own));
        let [from, to] = leg.poses.map(|pose| Frame::of(pose.position, pose.position));
        match reach {
            None => Frame::EMPTY,
            Some(reach) if reach.is_finite() => from.joined(to).grown(reach),
            Some(_) => Frame::PLANE,
        }
    }

    /// Where a shape stands whose frame is at a pose.
    #[inline]
    pub(super) fn place(&self, own: u32, pose: Pose) -> Vector2D {
        match &self.entries[own as usize] {
            Entry::Block { block, .. } => place_of(block, pose),
            _ => pose.position,
        }
    }

    /// Whether a shape has arrays or a position.
    pub(super) fn is_large(&self, number: u32) -> bool {
        matches!(self.entries[number as usize], Entry::Block { .. })
    }

    /// Whether a shape looks the same however it is turned.
    pub(super) fn is_round(&self, number: u32) -> bool {
        match self.entries[number as usize] {
            Entry::Small { kind: ShapeKind::None, .. } => true,
            Entry::Small { kind: ShapeKind::Point | ShapeKind::Circle, numbers, .. } => {
                (numbers[0] == 0.0) & (numbers[1] == 0.0)
            }
            _ => false,
        }
    }

    /// Whether a shape has to be turned for a pose.
    pub(super) fn is_turned(&self, number: u32, pose: Pose) -> bool {
        !is_full_turn(pose.rotation) && !self.is_round(number)
    }

    /// How much memory it takes to turn a shape.
    pub(super) fn capacity(&self, number: u32) -> ShapeCapacity {
        match &self.entries[number as usize] {
            Entry::Block { block, .. } => block.capacity(),
            _ => ShapeCapacity::default(),
        }
    }

    /// The number of a shape that is used once more: that of an equal one, or of a copy.
    pub(super) fn acquire(&mut self, shape: &Shape<'_>) -> Result<u32, Status> {
        shape.check().to_result()?;
        self.reserve_table()?;
        let hash = hash_of(shape);
        let place = self.search(hash, |shapes, number| is_same(&shapes.get(number), shape));
        if self.table[place] != NONE {
            let number = self.table[place];
            *self.users_mut(number) += 1;
            return Ok(number);
        }
        let entry = self.entry(shape, 0.0)?;
        let number = self.insert(entry)?;
        self.table[place] = number;
        self.shared += 1;
        Ok(number)
    }

    /// Gives up one use of a shape that was acquired; without any it is gone.
    pub(super) fn release(&mut self, number: u32) {
        let users = self.users_mut(number);
        *users -= 1;
        if *users == 0 {
            let place = self.search(hash_of(&self.get(number)), |_, other| other == number);
            self.forget(place);
            self.drop_entry(number);
        }
    }

    /// As [`Shapes::release`], so that all is as it was before it was acquired, in the opposite order of these.
    pub(super) fn undo(&mut self, number: u32, count: usize) {
        self.release(number);
        self.cut(number, count);
    }

    /// Takes a free place away again that was not there when there were so many.
    fn cut(&mut self, number: u32, count: usize) {
        let is_last = number as usize + 1 == self.entries.len() && number as usize >= count;
        if is_last && let Entry::Free { next } = self.entries[number as usize] {
            self.free = next;
            self.entries.truncate(number as usize);
        }
    }

    /// Memory of its own for a shape turned by some degrees, and the turned shape in it.
    pub(super) fn turned(&mut self, own: u32, degrees: f32) -> Result<u32, Status> {
        // The shape stays where it is while another one is made.
        let entry = self.entry(&self.get(own).at(Vector2D::ZERO), degrees)?.of_users(0);
        Ok(self.insert(entry)?)
    }

    /// Turns a shape by some degrees into memory that holds it turned by others; if that makes no valid shape,
    /// the memory is as it was.
    pub(super) fn turn(
        &mut self,
        own: u32,
        turned: u32,
        before: f32,
        now: f32,
    ) -> Result<(), Status> {
        if let Entry::Block { users, mut block } = self.entries[turned as usize] {
            let shape = self.get(own).at(Vector2D::ZERO);
            let result = block.write(&shape, now);
            if result.is_err() {
                let _ = block.write(&shape, before);
            }
            self.entries[turned as usize] = Entry::Block { users, block };
            return result;
        }
        let entry = self.entry(&self.get(own).at(Vector2D::ZERO), now)?;
        self.entries[turned as usize] = entry.of_users(0);
        Ok(())
    }

    /// Gives up the memory of a turned shape.
    pub(super) fn release_turned(&mut self, number: u32) {
        if number != NONE {
            self.drop_entry(number);
        }
    }

    /// As [`Shapes::release_turned`], so that all is as it was.
    pub(super) fn undo_turned(&mut self, number: u32, count: usize) {
        if number != NONE {
            self.drop_entry(number);
            self.cut(number, count);
        }
    }

    /// Makes sure that so many more fixed shapes are stored without an allocation.
    pub(super) fn reserve(&mut self, count: usize) -> Result<(), OutOfMemory> {
        self.entries.try_reserve(2 * count)?;
        self.resize_table(self.shared + count)
    }

    /// A shape turned by some degrees, with memory of its own.
    fn entry(&self, shape: &Shape<'_>, degrees: f32) -> Result<Entry, Status> {
        let position = shape.position();
        let is_at_zero = position.x.to_bits() | position.y.to_bits() == 0;
        if is_at_zero && small(shape.form()).is_some() {
            let turned = shape.turned(degrees, ShapeMemory::default())?;
            let (kind, numbers) = small(turned.form()).unwrap_or((ShapeKind::None, [0.0; 6]));
            return Ok(Entry::Small { users: 1, kind, numbers });
        }
        let allocator = self.entries.allocator();
        let mut block = Block::new(shape.turned_capacity(), allocator)?;
        match block.write(shape, degrees) {
            Ok(()) => Ok(Entry::Block { users: 1, block }),
            Err(status) => {
                block.release(allocator);
                Err(status)
            }
        }
    }

    fn insert(&mut self, entry: Entry) -> Result<u32, OutOfMemory> {
        let number = self.free;
        if number == NONE {
            return match self.entries.try_push(entry) {
                Ok(()) => Ok(self.entries.len() as u32 - 1),
                Err(error) => {
                    self.drop_memory(&entry);
                    Err(error)
                }
            };
        }
        if let Entry::Free { next } = self.entries[number as usize] {
            self.free = next;
        }
        self.entries[number as usize] = entry;
        Ok(number)
    }

    fn drop_entry(&mut self, number: u32) {
        let entry = self.entries[number as usize];
        self.drop_memory(&entry);
        self.entries[number as usize] = Entry::Free { next: self.free };
        self.free = number;
    }

    fn drop_memory(&self, entry: &Entry) {
        if let Entry::Block { block, .. } = entry {
            block.release(self.entries.allocator());
        }
    }

    fn users_mut(&mut self, number: u32) -> &mut u32 {
        match &mut self.entries[number as usize] {
            Entry::Small { users, .. } | Entry::Block { users, .. } => users,
            Entry::Free { next } => next,
        }
    }

    // ---- The table -----------------------------------------------------------------------------

    /// The place in the table of what is looked for, or the empty one where it belongs.
    fn search(&self, hash: u64, is_it: impl Fn(&Self, u32) -> bool) -> usize {
        let mask = self.table.len() - 1;
        let mut place = hash as usize & mask;
        while self.table[place] != NONE && !is_it(self, self.table[place]) {
            place = (place + 1) & mask;
        }
        place
    }

    /// Empties a place of the table, and moves up what belongs before it.
    fn forget(&mut self, mut place: usize) {
        let mask = self.table.len() - 1;
        self.shared -= 1;
        let mut next = place;
        loop {
            self.table[place] = NONE;
            loop {
                next = (next + 1) & mask;
                if self.table[next] == NONE {
                    return;
                }
                let home = hash_of(&self.get(self.table[next])) as usize & mask;
                let is_reached = next.wrapping_sub(home) & mask;
                if is_reached >= (next.wrapping_sub(place) & mask) {
                    break;
                }
            }
            self.table[place] = self.table[next];
            place = next;
        }
    }

    /// Makes room for one more.
    fn reserve_table(&mut self) -> Result<(), OutOfMemory> {
        self.resize_table(self.shared + 1)
    }

    /// Makes room for so many, at least a third more than they are.
    fn resize_table(&mut self, count: usize) -> Result<(), OutOfMemory> {
        if 4 * count <= 3 * self.table.len() {
            return Ok(());
        }
        let mut table = List::new(self.table.allocator());
        table.try_resize((4 * count / 3 + 1).next_power_of_two().max(16), NONE)?;
        let old = core::mem::replace(&mut self.table, table);
        for &number in old.iter().filter(|&&number| number != NONE) {
            let place = self.search(hash_of(&self.get(number)), |_, _| false);
            self.table[place] = number;
        }
        Ok(())
    }
}

impl Drop for Shapes {
    fn drop(&mut self) {
        self.entries.iter().for_each(|entry| self.drop_memory(entry));
    }
}

// ---- Restoring ---------------------------------------------------------------------------------

/// Instead of the next free place: a turned shape is to come.
const TO_COME: u32 = NONE - 1;

impl Shapes {
    /// Puts a shape behind all others, which nobody uses yet.
    pub(super) fn restore(&mut self, shape: &Shape<'_>) -> Result<(), Status> {
        shape.check().to_result()?;
        self.reserve_table()?;
        let place =
            self.search(hash_of(shape), |shapes, number| is_same(&shapes.get(number), shape));
        if self.table[place] != NONE {
            return Err(Status::BadSnapshot);
        }
        let entry = self.entry(shape, 0.0)?.of_users(0);
        let number = self.entries.len() as u32;
        if let Err(error) = self.entries.try_push(entry) {
            self.drop_memory(&entry);
            return Err(error.into());
        }
        self.table[place] = number;
        self.shared += 1;
        Ok(())
    }

    /// Counts one more user of a shape; whether there is one.
    pub(super) fn use_restored(&mut self, own: u32) -> bool {
        if self.table.is_empty() {
            return false;
        }
        let place = self.search(hash_of(&self.get(own)), |_, number| number == own);
        let is_shared = self.table[place] == own;
        if is_shared {
            *self.users_mut(own) += 1;
        }
        is_shared
    }

    /// Makes a turned shape at a place that waits for one.
    pub(super) fn turn_restored(
        &mut self,
        own: u32,
        turned: u32,
        degrees: f32,
    ) -> Result<(), Status> {
        match self.entries.get(turned as usize) {
            Some(Entry::Free { next: TO_COME }) => {}
            _ => return Err(Status::BadSnapshot),
        }
        let entry = self.entry(&self.get(own).at(Vector2D::ZERO), degrees)?;
        self.entries[turned as usize] = entry.of_users(0);
        Ok(())
    }

    /// Whether each shape is used, none waits, and each free place is in the list of these once.
    pub(super) fn are_restored(&self) -> bool {
        let is_used = |&number: &u32| match &self.entries[number as usize] {
            Entry::Small { users, .. } | Entry::Block { users, .. } => *users > 0,
            Entry::Free { .. } => false,
        };
        let is_free = |entry: &&Entry| matches!(entry, Entry::Free { .. });
        let (mut place, mut left) = (self.free, self.entries.iter().filter(is_free).count());
        while let Some(&Entry::Free { next }) = self.entries.get(place as usize) {
            if (left == 0) | (next == TO_COME) {
                return false;
            }
            (place, left) = (next, left - 1);
        }
        let shared = self.table.iter().filter(|&&number| number != NONE);
        place == NONE && left == 0 && { shared }.all(is_used)
    }
}

/// Memory for two turned shapes.
#[derive(Debug)]
pub(super) struct Scratch {
    blocks: [Option<Block>; 2],
    allocator: Allocator,
}

impl Scratch {
    pub(super) const fn new(allocator: Allocator) -> Self {
        Self { blocks: [None; 2], allocator }
    }

    /// Where each of two shapes may be turned.
    pub(super) fn both(&mut self) -> [&mut Option<Block>; 2] {
        let [a, b] = &mut self.blocks;
        [a, b]
    }

    /// Makes sure that there is room for a shape in each.
    pub(super) fn reserve(&mut self, needed: ShapeCapacity) -> Result<(), OutOfMemory> {
        for block in &mut self.blocks {
            let capacity = block.map_or(needed, |block| larger(block.capacity(), needed));
            if block.is_none_or(|block| block.capacity() != capacity) {
                let larger = Block::new(capacity, self.allocator)?;
                if let Some(smaller) = block.replace(larger) {
                    smaller.release(self.allocator);
                }
            }
        }
        Ok(())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.blocks.iter().flatten().for_each(|block| block.release(self.allocator));
    }
}

/// Where a shape with arrays or a position stands whose frame is at a pose.
#[inline(never)]
fn place_of(block: &Block, pose: Pose) -> Vector2D {
    match block.shape() {
        shape if shape.is_at_origin() => pose.position,
        shape => pose.transform_point(shape.position()),
    }
}

/// Room for each of two shapes.
fn larger(a: ShapeCapacity, b: ShapeCapacity) -> ShapeCapacity {
    ShapeCapacity {
        vertex_count: a.vertex_count.max(b.vertex_count),
        ring_count: a.ring_count.max(b.ring_count),
        node_count: a.node_count.max(b.node_count),
        member_count: a.member_count.max(b.member_count),
    }
}

/// How far a box reaches from the origin, also when what is in it is turned and rounded; None of an empty one.
fn reach_of(frame: Frame) -> Option<f64> {
    if !frame.meets(&frame) {
        return None;
    }
    let most = |a: f32, b: f32| f64::from(a.abs().max(b.abs()));
    let (x, y) = (most(frame.low.x, frame.high.x), most(frame.low.y, frame.high.y));
    Some(square_root(x * x + y * y) * (1.0 + 1e-6))
}

/// Whether so many degrees turn nothing.
pub(super) fn is_full_turn(degrees: f32) -> bool {
    (degrees == 0.0) || (libm::fmodf(degrees, 360.0) == 0.0)
}

fn hash_of(shape: &Shape<'_>) -> u64 {
    let mut hash = Hash::new();
    write_shape(&mut hash, shape);
    hash.end()
}
