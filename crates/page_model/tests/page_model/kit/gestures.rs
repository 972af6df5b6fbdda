//! Gestures on a tree: drags, pinches, taps, pulls, the wheel, and keys.

use page_model::kit::tree::gestures::{Gesture, Gestures, Wheel};
use page_model::kit::tree::pulling::Pulling;
use page_model::kit::tree::walking::{Direction, Key};

#[test]
fn a_pointer_that_moves_drags_by_how_far_it_has_moved() {
    let mut gestures = Gestures::default();
    gestures.down(1, (10.0, 10.0));
    assert_eq!(
        gestures.moved(1, (20.0, 5.0)),
        Some(Gesture::Drag((10.0, -5.0)))
    );
    assert_eq!(
        gestures.moved(1, (21.0, 5.0)),
        Some(Gesture::Drag((1.0, 0.0))),
        "once it drags, every pixel counts"
    );
}

#[test]
fn a_trembling_pointer_is_held_still() {
    let mut gestures = Gestures::default();
    gestures.down(1, (10.0, 10.0));
    assert_eq!(gestures.moved(1, (14.0, 14.0)), None);
    assert_eq!(gestures.up(1, (14.0, 14.0), 0.0), Some(false), "a tap");
}

#[test]
fn a_pointer_that_is_not_down_means_nothing() {
    let mut gestures = Gestures::default();
    assert_eq!(gestures.moved(1, (90.0, 90.0)), None);
    assert_eq!(gestures.up(1, (90.0, 90.0), 0.0), None);
}

#[test]
fn after_a_drag_there_is_no_tap() {
    let mut gestures = Gestures::default();
    gestures.down(1, (0.0, 0.0));
    gestures.moved(1, (50.0, 0.0));
    assert_eq!(gestures.up(1, (50.0, 0.0), 0.0), None);
}

#[test]
fn two_fingers_pinch_about_the_one_that_rests() {
    let mut gestures = Gestures::default();
    gestures.down(1, (0.0, 0.0));
    gestures.down(2, (100.0, 0.0));
    assert_eq!(
        gestures.moved(2, (200.0, 0.0)),
        Some(Gesture::Pinch {
            factor: 2.0,
            about: (0.0, 0.0)
        })
    );
    assert_eq!(gestures.up(2, (200.0, 0.0), 0.0), None);
    assert_eq!(
        gestures.moved(1, (0.0, 3.0)),
        Some(Gesture::Drag((0.0, 3.0))),
        "one finger is left, which drags"
    );
}

#[test]
fn two_taps_soon_and_near_are_a_double_tap_and_a_third_begins_anew() {
    let mut gestures = Gestures::default();
    let mut tap = |place: (f64, f64), now: f64| {
        gestures.down(1, place);
        gestures.up(1, place, now)
    };
    assert_eq!(tap((10.0, 10.0), 1_000.0), Some(false));
    assert_eq!(tap((15.0, 10.0), 1_399.0), Some(true));
    assert_eq!(tap((15.0, 10.0), 1_500.0), Some(false));
    assert_eq!(tap((15.0, 10.0), 1_900.0), Some(false), "too late");
    assert_eq!(tap((60.0, 10.0), 2_000.0), Some(false), "too far");
}

#[test]
fn a_lost_pointer_is_no_tap() {
    let mut gestures = Gestures::default();
    gestures.down(1, (0.0, 0.0));
    gestures.cancel(1);
    assert_eq!(gestures.up(1, (0.0, 0.0), 0.0), None);
}

#[test]
fn the_wheel_towards_the_viewer_makes_smaller_and_away_makes_larger() {
    assert!(Wheel::Pixels.factor(100.0, false) < 1.0);
    assert!(Wheel::Pixels.factor(-100.0, false) > 1.0);
    assert_eq!(Wheel::Pixels.factor(0.0, false), 1.0);
}

#[test]
fn a_turn_and_back_is_where_it_was() {
    let there = Wheel::Lines.factor(3.0, false);
    let back = Wheel::Lines.factor(-3.0, false);
    assert!((there * back - 1.0).abs() < 1e-12);
}

#[test]
fn lines_and_pages_of_the_wheel_are_pixels() {
    assert_eq!(
        Wheel::Lines.factor(2.0, false),
        Wheel::Pixels.factor(32.0, false)
    );
    assert_eq!(
        Wheel::Pages.factor(0.5, false),
        Wheel::Pixels.factor(200.0, false)
    );
    assert_eq!(
        Wheel::Pixels.factor(10.0, true),
        Wheel::Pixels.factor(60.0, false),
        "small turns of a touchpad count six times"
    );
}

#[test]
fn one_turn_never_more_than_halves_or_doubles() {
    for turn in [1e3, 1e9, f64::INFINITY] {
        assert!(Wheel::Pages.factor(turn, true) >= 0.5);
        assert!(Wheel::Pages.factor(-turn, true) <= 2.0);
    }
}

#[test]
fn a_pull_up_or_right_is_to_more() {
    for (to, steps) in [
        ((100.0, 86.0), 2),
        ((114.0, 100.0), 2),
        ((100.0, 114.0), -2),
        ((86.0, 100.0), -2),
    ] {
        let mut pulling = Pulling::default();
        pulling.begin(7, 1, (100.0, 100.0));
        let pull = pulling.moved(to).unwrap();
        assert_eq!((pull.node, pull.steps), (7, steps), "{to:?}");
    }
}

#[test]
fn a_pull_tells_each_step_once_and_which_is_the_first() {
    let mut pulling = Pulling::default();
    pulling.begin(7, 1, (0.0, 0.0));
    assert_eq!(pulling.moved((3.0, 0.0)), None, "no step yet");
    assert!(pulling.moved((7.0, 0.0)).unwrap().is_first);
    assert_eq!(pulling.moved((8.0, 0.0)), None, "the same step");
    let back = pulling.moved((0.0, 0.0)).unwrap();
    assert_eq!((back.steps, back.is_first), (0, false));
}

#[test]
fn only_the_pointer_that_went_down_pulls() {
    let mut pulling = Pulling::default();
    assert!(!pulling.is_by(1));
    pulling.begin(7, 1, (0.0, 0.0));
    assert!(pulling.is_by(1) && !pulling.is_by(2));
    pulling.end();
    assert!(!pulling.is_by(1));
    assert_eq!(pulling.moved((70.0, 0.0)), None);
}

#[test]
fn keys_walk_fold_and_zoom() {
    assert_eq!(Key::of("ArrowUp"), Some(Key::Go(Direction::Parent)));
    assert_eq!(Key::of("ArrowDown"), Some(Key::Go(Direction::FirstChild)));
    assert_eq!(Key::of("Enter"), Some(Key::Fold));
    assert_eq!(Key::of("="), Key::of("+"));
    assert_eq!(Key::of("0"), Some(Key::Fit));
    assert_eq!(Key::of("x"), None);
}
