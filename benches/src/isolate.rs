//! Asking in a child process: a peer that aborts, crashes or never returns gives no answer to
//! that case, and the next case is asked in a new child.

use std::sync::atomic::{AtomicU8, Ordering};

/// Seconds of processor time that a child may take for a block of cases.
const PATIENCE: libc::rlim_t = 20;

const UNASKED: u8 = 0;
const NO_ANSWER: u8 = 1;
const NO: u8 = 2;

/// Bytes that a child shares with its parent.
struct Board {
    start: *mut libc::c_void,
    length: usize,
}

impl Board {
    fn new(length: usize) -> Board {
        let access = libc::PROT_READ | libc::PROT_WRITE;
        let kind = libc::MAP_SHARED | libc::MAP_ANONYMOUS;
        // SAFETY: a new anonymous mapping, checked below.
        let start = unsafe { libc::mmap(std::ptr::null_mut(), length, access, kind, -1, 0) };
        assert!(start != libc::MAP_FAILED, "no shared memory");
        Board { start, length }
    }

    fn answers(&self) -> &[AtomicU8] {
        // SAFETY: the mapping has that length, is zeroed and lives as long as the board.
        unsafe { std::slice::from_raw_parts(self.start.cast(), self.length) }
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        // SAFETY: the mapping is ours, and no reference outlives the board.
        unsafe { libc::munmap(self.start, self.length) };
    }
}

/// Keeps a child that dies from leaving a core file.
pub fn prepare() {
    let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: a plain system call.
    unsafe { libc::setrlimit(libc::RLIMIT_CORE, &none) };
}

/// The answers to that many cases.
pub fn answers(cases: usize, ask: impl Fn(usize) -> bool) -> Vec<Option<bool>> {
    let board = Board::new(cases);
    let answers = board.answers();
    let mut next = 0;
    while next < answers.len() {
        // SAFETY: the child calls nothing but the peer and the allocator, which is ready for that, and
        // exits.
        let child = unsafe { libc::fork() };
        assert!(child >= 0, "no child process");
        if child == 0 {
            ask_all(&ask, next, answers);
        }
        next = wait(child, answers, next);
    }
    answers.iter().map(|answer| decode(answer.load(Ordering::Relaxed))).collect()
}

fn ask_all(ask: &impl Fn(usize) -> bool, from: usize, board: &[AtomicU8]) -> ! {
    // SAFETY: a plain system call: nobody wants to hear the last words.
    unsafe { libc::close(libc::STDERR_FILENO) };
    let limit = libc::rlimit { rlim_cur: PATIENCE, rlim_max: PATIENCE };
    // SAFETY: a plain system call.
    unsafe { libc::setrlimit(libc::RLIMIT_CPU, &limit) };
    for (case, answer) in board.iter().enumerate().skip(from) {
        answer.store(NO + u8::from(ask(case)), Ordering::Relaxed);
    }
    // SAFETY: ends the child at once; nothing of the parent's is flushed twice.
    unsafe { libc::_exit(0) }
}

/// Waits for the child; the first case without an answer is where it died.
fn wait(child: libc::pid_t, answers: &[AtomicU8], from: usize) -> usize {
    let mut status = 0;
    // SAFETY: a plain system call on our own child.
    while unsafe { libc::waitpid(child, &mut status, 0) } < 0 {}
    let asked = answers[from..].iter().position(|a| a.load(Ordering::Relaxed) == UNASKED);
    let Some(died_at) = asked else {
        return answers.len();
    };
    answers[from + died_at].store(NO_ANSWER, Ordering::Relaxed);
    from + died_at + 1
}

fn decode(answer: u8) -> Option<bool> {
    (answer >= NO).then_some(answer > NO)
}
