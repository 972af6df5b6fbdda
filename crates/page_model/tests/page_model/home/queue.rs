//! Queue of the tiles: those in sight work one after the other, from the first.

use page_model::home::queue::{Action, Queue};
use proptest::prelude::*;

fn after(happened: &[Action]) -> Queue {
    let happened = happened.iter();
    happened.fold(Queue::default(), |queue, action| queue.after(*action))
}

/// Which of the first six tiles may work.
fn working(queue: &Queue) -> Vec<usize> {
    (0..6).filter(|&tile| queue.may_work(tile)).collect()
}

#[test]
fn what_is_out_of_sight_does_not_work() {
    assert_eq!(working(&Queue::default()), [0; 0]);
    let left = after(&[Action::Sight(2, true), Action::Sight(2, false)]);
    assert_eq!(working(&left), [0; 0]);
}

#[test]
fn the_first_in_sight_works_first_whenever_it_came() {
    let queue = after(&[Action::Sight(3, true), Action::Sight(1, true)]);
    assert_eq!(working(&queue), [1]);
}

#[test]
fn the_next_begins_when_the_one_before_is_done_which_may_go_on() {
    let queue = after(&[
        Action::Sight(1, true),
        Action::Sight(3, true),
        Action::Done(1),
    ]);
    assert_eq!(working(&queue), [1, 3]);
}

#[test]
fn what_leaves_lets_the_next_begin() {
    let queue = after(&[
        Action::Sight(1, true),
        Action::Sight(3, true),
        Action::Sight(1, false),
    ]);
    assert_eq!(working(&queue), [3]);
}

#[test]
fn what_was_done_is_done_when_it_comes_back() {
    let queue = after(&[
        Action::Sight(1, true),
        Action::Done(1),
        Action::Sight(1, false),
        Action::Sight(3, true),
        Action::Sight(1, true),
    ]);
    assert_eq!(working(&queue), [1, 3]);
}

proptest! {
    /// Whatever happens: only what is in sight works, and of what is not done at most one tile.
    #[test]
    fn at_most_one_tile_is_at_work(
        happened in prop::collection::vec((0_usize..6, 0_u8..3), 0..30)
    ) {
        let happened: Vec<Action> = happened.iter().map(|&(tile, kind)| match kind {
            0 => Action::Sight(tile, true),
            1 => Action::Sight(tile, false),
            _ => Action::Done(tile),
        }).collect();
        let queue = after(&happened);
        let is_done = |tile: usize| happened.contains(&Action::Done(tile));
        let working = working(&queue);
        prop_assert!(working.iter().all(|&tile| queue.is_in_sight(tile)));
        prop_assert!(working.iter().filter(|&&tile| !is_done(tile)).count() <= 1);
        let waits = (0..6).any(|tile| queue.is_in_sight(tile) && !is_done(tile));
        prop_assert_eq!(working.iter().any(|&tile| !is_done(tile)), waits, "no tile waits for ever");
    }
}
