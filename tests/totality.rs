//! Every function of the C ABI answers for every bit pattern: without a panic, as documented, and
//! the same in debug and release and on every platform.
//!
//! The answers are remembered as one hash per function in `totality/answers.txt`, NaNs taken as
//! equal. Where answers are meant to change, write them anew and look at what changed:
//!
//! ```sh
//! CLASH2D_RENEW=1 cargo test --test totality && cargo test --release --test totality
//! git diff tests/totality/answers.txt
//! ```

mod common;

use common::abi::Answer;
use common::array::{ArrayFunction, BOOK, PREFIXED};
use common::case::{self, Effort, Random, SPECIAL};
use common::table::{Function, WITH_THRESHOLD, functions};
use common::{agreement, number, question, relation};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::c_int;
use std::panic::catch_unwind;
use std::path::Path;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

const EFFORT: Effort = Effort { scenes: 1, random: 1000 };

thread_local! {
    /// The call that is going on, to be told if it panics: an exported function ends the process.
    static CALL: RefCell<(&'static str, Vec<u32>)> = const { RefCell::new(("nothing", Vec::new())) };
}

/// Has a panic tell which call is to blame.
fn tell_calls_that_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let default = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let tell = |call: &(_, Vec<u32>)| eprintln!("in {} of {:#010x?}", call.0, call.1);
            CALL.with_borrow(tell);
            default(panic);
        }));
    });
}

/// Visits the cases of a function, with a note of each for the case of a panic.
fn each_case(function: &Function, effort: Effort, mut visit: impl FnMut(&[u32])) {
    tell_calls_that_panic();
    CALL.with_borrow_mut(|call| call.0 = function.name);
    case::each(function.stem(), &function.slots, effort, |words| {
        CALL.with_borrow_mut(|call| {
            call.1.clear();
            call.1.extend(words);
        });
        visit(words);
    });
}

/// Calls a function for all its cases, checks each answer, and hashes them all.
fn examine(function: &Function) -> u64 {
    let mut hash = FNV_OFFSET;
    each_case(function, EFFORT, |words| {
        let answer = function.call(words);
        number::check(function, words, answer);
        question::check(function, words, answer);
        hash = answer.words().iter().fold(hash, |hash, &word| mixed(hash, word));
    });
    hash
}

const FNV_OFFSET: u64 = 0xcbf2_9ce4_8422_2325;

/// A hash that also depends on one more word: FNV-1a.
fn mixed(hash: u64, word: u32) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    word.to_le_bytes().into_iter().fold(hash, step)
}

/// The hash of each function, found on all processors; 0 where an answer is wrong in itself, of
/// which the panic has told.
fn hashes() -> BTreeMap<&'static str, u64> {
    let (functions, next) = (functions(), AtomicUsize::new(0));
    let work = || {
        let take = || functions.get(next.fetch_add(1, Ordering::Relaxed));
        let hash = |function| catch_unwind(|| examine(function)).unwrap_or(0);
        std::iter::from_fn(take).map(|function| (function.name, hash(function))).collect()
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let found: Vec<BTreeMap<_, _>> =
            workers.into_iter().map(|worker| worker.join().expect("no panic")).collect();
        found.into_iter().flatten().collect()
    })
}

#[test]
fn each_function_answers_for_every_bit_pattern_as_it_always_did() {
    let hashes = hashes();
    let wrong: Vec<&str> =
        hashes.iter().filter(|&(_, &hash)| hash == 0).map(|(&name, _)| name).collect();
    assert!(wrong.is_empty(), "wrong answers of {wrong:?}");
    let text: String = hashes.iter().map(|(name, hash)| format!("{hash:016x} {name}\n")).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/totality/answers.txt");
    if std::env::var_os("CLASH2D_RENEW").is_some() {
        std::fs::write(&path, &text).expect("a writable file");
    }
    let remembered = std::fs::read_to_string(&path).expect("the remembered answers");
    let changed: Vec<&str> =
        text.lines().filter(|line| !remembered.lines().any(|other| other == *line)).collect();
    assert!(changed.is_empty(), "other answers than before: {changed:#?}");
}

/// A program may have chosen another rounding mode: the answers are what they are then, but there is
/// one. No call takes for ever, either.
#[cfg(target_arch = "x86_64")]
#[test]
fn each_function_answers_in_every_rounding_mode() {
    fn in_mode<T>(mode: u32, ask: impl FnOnce() -> T) -> T {
        let mut before = 0_u32;
        // SAFETY: both instructions only move the control register, which is as before afterwards.
        unsafe { std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut before) };
        let during = before | mode << 13;
        // SAFETY: as above.
        unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const during) };
        let answer = ask();
        // SAFETY: as above.
        unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const before) };
        answer
    }
    for function in &functions() {
        each_case(function, Effort { scenes: 1, random: 100 }, |words| {
            for mode in 1..4 {
                in_mode(mode, || function.call(words));
            }
        });
    }
}

#[test]
fn both_headers_give_the_same_answers_but_for_the_threshold() {
    let functions = functions();
    for book in functions.iter().filter(|function| function.is_of_book()) {
        let is_twin = |other: &&Function| !other.is_of_book() && other.stem() == book.name;
        let Some(twin) = functions.iter().find(is_twin) else { continue };
        each_case(book, Effort { scenes: 0, random: 1000 }, |words| {
            let (answer, exact) = (book.call(words), twin.call(words));
            let is_as_expected = match book.name {
                // A formula of two thresholds: neither answer follows from the other.
                "lines_collide" => true,
                name if WITH_THRESHOLD.contains(&name) => answer.is_yes() || !exact.is_yes(),
                _ => exact.is_in_book(answer),
            };
            assert!(is_as_expected, "{} not {exact:?}", question::shown(book, words, answer));
        });
    }
}

#[test]
fn answers_about_a_pair_agree_with_each_other() {
    let functions = functions();
    for function in &functions {
        // All there is to say about any two shapes is said about the cases of this one.
        let random = if function.name == "clash_collide" { 3000 } else { 300 };
        each_case(function, Effort { scenes: 0, random }, |words| {
            relation::check(&functions, function, words);
            agreement::check(function, words);
        });
    }
}

/// The answer for some elements at an address that is `offset` bytes off an aligned one.
fn of_elements(function: &ArrayFunction, words: &[u32], offset: usize) -> Answer {
    let mut bytes = vec![0; offset];
    bytes.extend(words.iter().flat_map(|word| word.to_ne_bytes()));
    let count = words.len() / function.floats;
    // SAFETY: there are `count` elements at that place.
    unsafe { (function.call)(bytes[offset..].as_ptr(), count as i64) }
}

/// Whether there is no hull; under the book's names, the zero shape.
fn is_nothing(answer: Answer) -> bool {
    match answer {
        Answer::Found(..) => false,
        Answer::Numbers(..) => answer.words().iter().all(|&word| word == 0),
        _ => !answer.is_yes(),
    }
}

#[test]
fn arrays_without_elements_have_no_hull() {
    let floats = [1.0_f32; 4];
    let of = |function: &ArrayFunction, pointer: *const f32, count: i64| {
        // SAFETY: null, or a count that is not positive.
        let answer = unsafe { (function.call)(pointer.cast(), count) };
        assert!(is_nothing(answer), "{} of {count} at {pointer:?} gives {answer:?}", function.name);
    };
    for function in PREFIXED {
        for count in [0, 1, 1000, i64::MAX, i64::MIN, -1] {
            of(function, std::ptr::null(), count);
        }
        of(function, floats.as_ptr(), 0);
        of(function, std::ptr::without_provenance(1), 0);
    }
    for function in BOOK {
        for count in [0, 1, 1000, c_int::MAX, c_int::MIN, -1].map(i64::from) {
            of(function, std::ptr::null(), count);
        }
        for count in [0, -1, c_int::MIN].map(i64::from) {
            of(function, floats.as_ptr(), count);
            of(function, std::ptr::without_provenance(1), count);
        }
    }
}

#[test]
fn arrays_may_lie_anywhere() {
    let mut random = Random(5);
    for function in PREFIXED.iter().chain(BOOK) {
        for count in (0..40).chain([1000]) {
            let words: Vec<u32> = (0..count * function.floats)
                .map(|_| (random.draw() >> 40) as f32)
                .map(f32::to_bits)
                .collect();
            let aligned = of_elements(function, &words, 0);
            assert_eq!(is_nothing(aligned), count == 0, "{} of {count}", function.name);
            for offset in 1..8 {
                let answer = of_elements(function, &words, offset);
                assert_eq!(answer, aligned, "{} of {count}, {offset} bytes on", function.name);
            }
        }
    }
}

#[test]
fn invalid_elements_add_nothing_to_an_array() {
    let mut random = Random(6);
    for function in PREFIXED.iter().chain(BOOK) {
        let valid: Vec<u32> = (0..3 * function.floats).map(|i| (i as f32).to_bits()).collect();
        let expected = of_elements(function, &valid, 0);
        for &special in SPECIAL.iter().filter(|&&word| !f32::from_bits(word).is_finite()) {
            let mut invalid: Vec<u32> = valid[..function.floats].to_vec();
            invalid[random.below(function.floats)] = special;
            for place in 0..=3 {
                let (before, after) = valid.split_at(place * function.floats);
                let answer = of_elements(function, &[before, &invalid, after].concat(), 0);
                assert_eq!(answer, expected, "{} with {invalid:#x?}", function.name);
            }
            assert!(is_nothing(of_elements(function, &invalid, 0)), "{} of none", function.name);
        }
    }
}
