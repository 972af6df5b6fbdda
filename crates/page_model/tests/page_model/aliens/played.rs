//! A game played by hand: keys, steps at an even pace, and where things are between steps.

use super::opened;
use experiments::aliens_game::AliensGameExperiment;
use games::ForwardModel;
use games::aliens::Action;
use page_model::aliens::keys::{Held, Keys, pauses};
use page_model::aliens::live::Live;
use page_model::aliens::motion::{alien, bomb, cannon, is_due, places, shot};

#[test]
fn keys_have_their_meaning() {
    for key in ["ArrowLeft", "a", "A"] {
        assert_eq!(Held::by(key), Some(Held::Left));
    }
    for key in ["ArrowRight", "d", "D"] {
        assert_eq!(Held::by(key), Some(Held::Right));
    }
    for key in [" ", "ArrowUp"] {
        assert_eq!(Held::by(key), Some(Held::Fire));
    }
    assert_eq!(Held::by("x"), None);
    assert!(pauses("p") && pauses("P") && pauses("Escape") && !pauses(" "));
}

#[test]
fn what_is_held_is_done_until_it_is_let_go() {
    let keys = Keys::default();
    assert_eq!(keys.action(true), Action::Stay);
    keys.set(Held::Left, true);
    assert_eq!([keys.action(true), keys.action(true)], [Action::Left; 2]);
    keys.set(Held::Left, false);
    assert_eq!(keys.action(true), Action::Stay);
}

#[test]
fn a_short_press_counts_for_one_step() {
    let keys = Keys::default();
    keys.set(Held::Right, true);
    keys.set(Held::Right, false);
    assert_eq!(
        [keys.action(true), keys.action(true)],
        [Action::Right, Action::Stay]
    );
}

#[test]
fn both_directions_are_none() {
    let keys = Keys::default();
    keys.set(Held::Left, true);
    keys.set(Held::Right, true);
    assert_eq!(keys.action(true), Action::Stay);
    keys.set(Held::Left, false);
    assert_eq!(keys.action(true), Action::Right);
}

#[test]
fn fire_goes_before_moving_and_the_move_comes_after_it() {
    let keys = Keys::default();
    keys.set(Held::Left, true);
    keys.set(Held::Left, false);
    keys.set(Held::Fire, true);
    keys.set(Held::Fire, false);
    let done = [keys.action(true), keys.action(true), keys.action(true)];
    assert_eq!(done, [Action::Fire, Action::Left, Action::Stay]);
}

#[test]
fn a_press_of_fire_waits_until_the_cannon_can_fire() {
    let keys = Keys::default();
    keys.set(Held::Fire, true);
    keys.set(Held::Fire, false);
    assert_eq!([keys.action(false), keys.action(false)], [Action::Stay; 2]);
    assert_eq!(
        [keys.action(true), keys.action(true)],
        [Action::Fire, Action::Stay]
    );
}

#[test]
fn who_leaves_the_window_holds_nothing() {
    let keys = Keys::default();
    keys.set(Held::Left, true);
    assert_eq!(keys.action(true), Action::Left);
    keys.release();
    assert_eq!(keys.action(true), Action::Stay);
}

fn live() -> Live {
    let lab = opened("aliens");
    Live::new(AliensGameExperiment::of(&lab).playthrough(&lab.played))
}

#[test]
fn steps_come_at_their_pace() {
    let (mut live, keys) = (live(), Keys::default());
    assert!(
        !live.go_to(1_000.0, 10, &keys),
        "the first frame begins the time"
    );
    // A step takes 100 ms.
    assert!(!live.go_to(1_099.0, 10, &keys));
    assert!(live.go_to(1_101.0, 10, &keys));
    assert_eq!(live.now().steps(), 1);
    assert!(!live.go_to(1_150.0, 10, &keys));
    assert!(live.go_to(1_350.0, 10, &keys));
    assert_eq!(live.actions().0, [Action::Stay; 3]);
}

#[test]
fn how_long_frames_take_changes_nothing_but_when_steps_come() {
    let end = |frame: f64| {
        let (mut live, keys) = (live(), Keys::default());
        keys.set(Held::Left, true);
        let mut time = 0.0;
        while live.now().steps() < 12 {
            live.go_to(time, 20, &keys);
            time += frame;
        }
        *live.now()
    };
    assert_eq!(end(16.0), end(50.0));
    assert_eq!(end(16.0), end(7.0));
}

#[test]
fn a_long_pause_of_the_browser_is_not_made_up_for() {
    let (mut live, keys) = (live(), Keys::default());
    live.go_to(0.0, 20, &keys);
    live.go_to(60_000.0, 20, &keys);
    assert_eq!(live.now().steps(), 3);
    assert!(!live.go_to(59_000.0, 20, &keys), "a clock that goes back");
}

#[test]
fn no_step_follows_the_end() {
    let (mut live, keys) = (live(), Keys::default());
    let mut time = 0.0;
    while !live.now().is_over() {
        live.go_to(time, 20, &keys);
        time += 150.0;
    }
    let steps = live.actions().0.len();
    assert!(!live.go_to(time + 1_000.0, 20, &keys));
    assert_eq!(live.actions().0.len(), steps);
}

#[test]
fn a_part_of_the_next_step_has_passed() {
    let (mut live, keys) = (live(), Keys::default());
    live.go_to(0.0, 10, &keys);
    live.go_to(125.0, 10, &keys);
    let (before, part) = live.before();
    assert_eq!((before.steps(), live.now().steps()), (0, 1));
    assert!((part - 0.25).abs() < 1e-9, "{part}");
}

#[test]
fn cells_that_are_set_have_places() {
    let mut cells = [0; 12];
    cells[0] = 0b101;
    cells[11] = 1 << 19;
    let places: Vec<(f64, f64)> = places(&cells).collect();
    assert_eq!(places, [(0.0, 0.0), (2.0, 0.0), (19.0, 11.0)]);
}

#[test]
fn in_the_moment_itself_everything_is_in_its_cell() {
    for x in 0..20 {
        for y in 0..12 {
            let place = (f64::from(x), f64::from(y).min(11.0));
            assert_eq!(alien(place, true, 0.0), place);
            assert_eq!(bomb(place, true, 0.0), place);
            assert_eq!(shot(place, 2.0, 0.0), place);
        }
    }
    assert_eq!(cannon(3.0, 4.0, 0.0), 4.0);
}

#[test]
fn aliens_come_from_the_side_on_which_their_row_begins() {
    assert_eq!(alien((5.0, 2.0), true, 1.0), (4.0, 2.0), "from the left");
    assert_eq!(alien((5.0, 3.0), true, 1.0), (6.0, 3.0), "from the right");
    assert_eq!(alien((0.0, 2.0), true, 1.0), (0.0, 1.0), "from above");
    assert_eq!(alien((19.0, 3.0), true, 0.5), (19.0, 2.5), "from above");
    assert_eq!(
        alien((0.0, 0.0), true, 1.0),
        (0.0, 0.0),
        "it has just arrived"
    );
    assert_eq!(alien((5.0, 2.0), false, 1.0), (5.0, 2.0), "it rests");
}

#[test]
fn bombs_fall_shots_rise_and_the_cannon_moves_between_its_columns() {
    assert_eq!(bomb((4.0, 6.0), true, 0.5), (4.0, 5.5));
    assert_eq!(bomb((4.0, 6.0), false, 0.5), (4.0, 6.0));
    assert_eq!(shot((4.0, 6.0), 2.0, 0.5), (4.0, 7.0));
    assert_eq!(
        shot((4.0, 10.0), 3.0, 1.0),
        (4.0, 11.0),
        "not below the cannon"
    );
    assert_eq!(cannon(3.0, 4.0, 0.25), 3.75);
}

#[test]
fn what_happens_every_third_step_is_due_then() {
    let lab = opened("aliens?played=7s");
    let game = AliensGameExperiment::of(&lab).playthrough(&lab.played);
    let due: Vec<usize> = (0..=7).filter(|&step| is_due(game.at(step), 3)).collect();
    assert_eq!(due, [0, 3, 6]);
    assert!(
        (0..=7).all(|step| is_due(game.at(step), 0)),
        "no pause, no division by it"
    );
}
