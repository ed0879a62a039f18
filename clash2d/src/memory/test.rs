//! Lists are as arrays are, and failing changes nothing.

use super::failing::Budget;
use super::{Allocator, List, OutOfMemory};
use std::vec::Vec;

/// A list with every operation of a vector, in lockstep, by a stream of numbers.
#[test]
fn a_list_is_what_a_vector_is() {
    let mut seed = 1_u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let budget = Budget::of(usize::MAX);
    let (mut list, mut vector) = (List::new(budget.allocator()), Vec::new());
    for step in 0..20_000_u32 {
        match random(8) {
            0..3 => {
                list.try_push(step).expect("memory");
                vector.push(step);
            }
            3 => assert_eq!(list.pop(), vector.pop()),
            4 => {
                let values: Vec<u32> = (0..random(9) as u32).collect();
                list.try_extend(&values).expect("memory");
                vector.extend(values);
            }
            5 if !vector.is_empty() => {
                let place = random(vector.len());
                assert_eq!(list.swap_remove(place), vector.swap_remove(place));
            }
            6 if random(20) == 0 => {
                let part = 2 + random(3) as u32;
                list.retain(|value| !value.is_multiple_of(part));
                vector.retain(|value| !value.is_multiple_of(part));
            }
            6 => {
                let len = vector.len() + random(9) - random(9).min(vector.len());
                list.try_resize(len, 7).expect("memory");
                vector.resize(len, 7);
            }
            _ => {
                let len = vector.len() - random(5).min(vector.len());
                list.truncate(len);
                vector.truncate(len);
            }
        }
        assert_eq!(&list[..], &vector[..]);
    }
    assert!(vector.len() > 100, "the test has grown nothing");
    let copy = list.try_clone().expect("memory");
    assert_eq!((&copy[..], copy.capacity()), (&vector[..], vector.len()));
    let taken = list.take();
    assert_eq!((&taken[..], list.len(), list.capacity()), (&vector[..], 0, 0));
    drop((list, copy, taken));
    assert_eq!(budget.held(), 0);
}

/// Holds that an operation fails once there is no memory, and that the list is then as it was.
fn fails_without_a_trace(operation: impl Fn(&mut List<u64>) -> Result<(), OutOfMemory>) {
    let budget = Budget::of(usize::MAX);
    let mut list = List::new(budget.allocator());
    list.try_extend(&[1, 2, 3, 4]).expect("memory");
    list.pop();
    budget.grant(0);
    let (before, held) = (list.as_ptr(), budget.held());
    assert_eq!(operation(&mut list), Err(OutOfMemory));
    assert_eq!((&list[..], list.capacity()), (&[1, 2, 3][..], 4));
    assert_eq!((list.as_ptr(), budget.held()), (before, held));
    budget.grant(usize::MAX);
    assert_eq!(operation(&mut list), Ok(()));
}

#[test]
fn out_of_memory_changes_nothing() {
    fails_without_a_trace(|list| list.try_reserve(2));
    fails_without_a_trace(|list| list.try_reserve_exact(2));
    fails_without_a_trace(|list| list.try_extend(&[5, 6]));
    fails_without_a_trace(|list| list.try_resize(5, 0));
    fails_without_a_trace(|list| list.try_clone().map(drop));
    fails_without_a_trace(|list| {
        let is_full = list.len() == list.capacity();
        list.try_extend(&[5][usize::from(is_full)..])?;
        list.try_push(6).inspect_err(|_| list.truncate(3))
    });
}

#[test]
fn growth_that_can_not_double_takes_what_is_needed() {
    let budget = Budget::of(1);
    let mut list = List::new(budget.allocator());
    list.try_extend(&[0_u8; 100]).expect("the one allocation");
    assert_eq!(list.try_push(1), Err(OutOfMemory));
    // It asked twice: for twice the room, and for one more.
    assert_eq!((budget.allocations(), list.len()), (3, 100));
}

#[test]
fn sizes_that_overflow_are_out_of_memory() {
    let mut list = List::new(Allocator::default());
    list.try_push([0_u64; 4]).expect("memory");
    for more in [usize::MAX, usize::MAX / 2, usize::MAX / 32, isize::MAX as usize / 32] {
        assert_eq!(list.try_reserve(more), Err(OutOfMemory), "{more}");
        assert_eq!(list.try_reserve_exact(more), Err(OutOfMemory), "{more}");
        assert_eq!(list.try_resize(more, [0; 4]), Err(OutOfMemory), "{more}");
    }
    assert_eq!(list.len(), 1);
}

#[test]
fn memory_is_aligned_and_kept() {
    #[derive(Clone, Copy)]
    #[repr(align(64))]
    struct Line([u8; 64]);
    let budget = Budget::of(usize::MAX);
    let mut list = List::new(budget.allocator());
    for number in 0..100 {
        list.try_push(Line([number; 64])).expect("memory");
        assert_eq!(list.as_ptr().addr() % 64, 0);
    }
    assert!(list.iter().zip(0..).all(|(line, number)| line.0 == [number; 64]));
    let (capacity, calls) = (list.capacity(), budget.allocations());
    list.clear();
    list.try_resize(capacity, Line([0; 64])).expect("room");
    assert_eq!((list.capacity(), budget.allocations()), (capacity, calls));
}
