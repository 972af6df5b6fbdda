//! Shown: the strategies of one moment, and when a picture has to be drawn again.

use crate::regret::situation::{not_begun, shown};
use std::rc::Rc;

#[test]
fn before_anything_is_learned_there_are_no_strategies() {
    let (_, shown) = not_begun("regret");
    assert!(shown.row(0).is_none() && shown.end_elsewhere().is_none());
}

#[test]
fn strategies_are_those_of_the_moment_looked_at() {
    let (_, shown) = shown("regret?iterations=40&look=1");
    let row = shown.learned.tree.find("K").unwrap();
    let (average, current) = shown.row(row).unwrap();
    // After one iteration the average is the even strategy that it began with, and the King bets: see its first regrets.
    assert_eq!((average, current), (&[0.5, 0.5][..], &[0.0, 1.0][..]));
}

#[test]
fn the_same_in_memory_is_not_drawn_again() {
    let (_, shown) = shown("regret?iterations=5");
    assert_eq!(shown, shown.clone());
    let mut other = shown.clone();
    other.learned = Rc::new((*shown.learned).clone());
    assert_ne!(shown, other);
    let mut other = shown.clone();
    other.moment = None;
    assert_ne!(shown, other);
    let mut other = shown.clone();
    other.equilibria = None;
    assert_ne!(shown, other);
}
