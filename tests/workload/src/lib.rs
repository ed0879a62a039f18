//! 100,000 calls of every function of the C ABI, their answers hashed, one hash per function; fewer
//! of those that take any shape, the dearer they are. And 1,000 frames of a world, 400 of movers and 200 of a
//! grid and of a world that has one, hashed likewise.
//!
//! The hashes in `answers.txt` are the same on every platform, in debug and release: the promise of
//! determinism that replays and lockstep networking rely on.

#[path = "../../common/abi.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod abi;
#[path = "../../common/any.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod any;
#[path = "../../common/case.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod case;
#[path = "../../common/table.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod table;

mod call;
mod draw;
mod grid;
mod level;
mod memory;
mod mover;
mod told;
mod world;

use abi::Slot;
use call::Call;
use draw::Plan;

/// How often each function of plain numbers is called.
const CALLS: usize = 100_000;

/// How often functions of any shape are called, where that is not [`OFTEN`].
const DEAR: &[(&str, usize)] = &[
    ("clash_relate", 3000),
    ("clash_batch_collide", 3000),
    ("clash_batch_collide_pairs", 3000),
    ("clash_batch_cast_rays", 3000),
    ("clash_batch_find_pairs", 500),
    ("clash_contains", 3000),
    ("clash_intersections", 3000),
    ("clash_separation", 9000),
    ("clash_cast_turning", 6000),
];

/// How often functions of any shape are called.
const OFTEN: usize = 30_000;

/// The hashes that every platform has to find: a line for each function, `name hash`.
pub const ANSWERS: &str = include_str!("../answers.txt");

/// The name of what is no function: a world.
pub const WORLD: &str = "world";

/// The name of what is no function, either: movers.
pub const MOVERS: &str = "movers";

/// The names of what is no function, either: what a grid decides, and the points and normals that it tells.
pub const GRIDS: [&str; 2] = ["grids", "grids_places"];

/// The names of what a world with a grid decides, and of the points and normals that it tells.
pub const LEVELS: [&str; 2] = ["levels", "levels_places"];

/// A function of the C ABI, a world, movers, or a grid.
pub struct Function {
    /// Its symbol.
    pub name: &'static str,
    work: Work,
}

/// Tells what each frame came to, as words.
type Each = fn(&mut dyn FnMut(&[u32]));

/// What is called.
enum Work {
    Calls {
        slots: Vec<Slot>,
        call: Box<dyn Call>,
        plan: Plan,
    },
    /// Frames, each of which is visited as words.
    Frames {
        count: usize,
        each: Each,
    },
}

impl Function {
    fn new(name: &'static str, call: impl Call + 'static) -> Self {
        Self::planned(name, call, Plan::of_numbers(CALLS))
    }

    fn of_shapes(function: table::Function) -> Self {
        let name = function.name;
        let calls = DEAR.iter().find(|(dear, _)| *dear == name).map_or(OFTEN, |(_, calls)| *calls);
        Self::planned(name, function, Plan::of_shapes(calls))
    }

    fn planned(name: &'static str, call: impl Call + 'static, plan: Plan) -> Self {
        Self { name, work: Work::Calls { slots: call.slots(), call: Box::new(call), plan } }
    }

    /// How often it is called; of a world and of movers their frames.
    pub fn calls(&self) -> usize {
        match &self.work {
            Work::Calls { plan, .. } => plan.calls,
            Work::Frames { count, .. } => *count,
        }
    }

    /// Calls it, and visits the arguments and the answer of each call as words of 32 bits.
    /// A function and its twin in the other header get the same arguments; all NaNs are one answer.
    pub fn each_call(&self, mut visit: impl FnMut(&[u32], &[u32])) {
        let (slots, call, plan) = match &self.work {
            Work::Calls { slots, call, plan } => (slots, call, plan),
            Work::Frames { each, .. } => return each(&mut |told| visit(&[], told)),
        };
        let stem = self.name.strip_prefix("clash_").unwrap_or(self.name);
        draw::each(stem, slots, *plan, |arguments| {
            visit(arguments, call.call(arguments).words());
        });
    }

    /// The hash of all its answers.
    pub fn hash(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325;
        self.each_call(|_, answer| {
            hash = answer.iter().fold(hash, |hash, &word| mixed(hash, word))
        });
        hash
    }

    /// Its line of `answers.txt`.
    pub fn line(&self) -> String {
        format!("{} {:016x}", self.name, self.hash())
    }
}

/// A hash that also depends on one more word: FNV-1a.
fn mixed(hash: u64, word: u32) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    word.to_le_bytes().into_iter().fold(hash, step)
}

/// All functions of both headers, worlds, movers and a grid, by name.
pub fn functions() -> Vec<Function> {
    let mut functions: Vec<Function> = include!(concat!(env!("OUT_DIR"), "/table.rs"));
    functions.extend(any::functions().into_iter().map(Function::of_shapes));
    let frames = |name, count, each| Function { name, work: Work::Frames { count, each } };
    functions.push(frames(WORLD, world::FRAMES, world::each));
    functions.push(frames(MOVERS, mover::FRAMES, mover::each));
    functions.push(frames(GRIDS[0], grid::FRAMES, grid::each_decided));
    functions.push(frames(GRIDS[1], grid::FRAMES, grid::each_place));
    functions.push(frames(LEVELS[0], level::FRAMES, level::each_decided));
    functions.push(frames(LEVELS[1], level::FRAMES, level::each_place));
    functions.sort_by_key(|function| function.name);
    functions
}
