//! Time in the hand of the viewer: keys, where commands lead, and speeds.

use page_model::kit::time::{Command, Step, speeds};

fn after(command: Command, position: u64, is_playing: bool) -> Step {
    command.after(position, 10, is_playing)
}

fn still(position: u64) -> Step {
    Step {
        position,
        is_playing: false,
    }
}

#[test]
fn commands_step_and_stay_inside() {
    assert_eq!(after(Command::Forward, 3, false), still(4));
    assert_eq!(after(Command::Back, 3, false), still(2));
    assert_eq!(after(Command::Forward, 10, false), still(10));
    assert_eq!(after(Command::Back, 0, false), still(0));
    assert_eq!(after(Command::Start, 7, false), still(0));
    assert_eq!(after(Command::End, 7, false), still(10));
}

#[test]
fn stepping_stops_the_play() {
    for command in [
        Command::Forward,
        Command::Back,
        Command::Start,
        Command::End,
    ] {
        assert!(!after(command, 5, true).is_playing, "{command:?}");
    }
}

#[test]
fn one_press_plays_and_the_next_pauses_where_it_is() {
    let play = after(Command::PlayOrPause, 3, false);
    assert_eq!((play.position, play.is_playing), (3, true));
    assert_eq!(after(Command::PlayOrPause, 3, true), still(3));
}

#[test]
fn play_begins_anew_at_the_end() {
    for is_playing in [false, true] {
        let play = after(Command::PlayOrPause, 10, is_playing);
        assert_eq!((play.position, play.is_playing), (0, true));
    }
}

#[test]
fn where_there_is_no_time_nothing_plays() {
    assert_eq!(Command::PlayOrPause.after(0, 0, false), still(0));
    assert_eq!(Command::Forward.after(0, 0, false), still(0));
}

#[test]
fn arrow_keys_space_home_and_end_are_commands() {
    assert_eq!(Command::of_key("ArrowLeft"), Some(Command::Back));
    assert_eq!(Command::of_key("ArrowRight"), Some(Command::Forward));
    assert_eq!(Command::of_key(" "), Some(Command::PlayOrPause));
    assert_eq!(Command::of_key("Home"), Some(Command::Start));
    assert_eq!(Command::of_key("End"), Some(Command::End));
    assert_eq!(Command::of_key("PageDown"), None, "it scrolls");
}

#[test]
fn a_clicker_steps_too() {
    assert_eq!(Command::of_clicker("PageUp"), Some(Command::Back));
    assert_eq!(Command::of_clicker("PageDown"), Some(Command::Forward));
    assert_eq!(Command::of_clicker(" "), Some(Command::PlayOrPause));
    assert_eq!(Command::of_clicker("x"), None);
}

#[test]
fn few_steps_are_offered_slow_speeds_only() {
    let offered = |last| speeds(last).collect::<Vec<_>>();
    assert_eq!(offered(3), [0.5, 1.0, 2.0, 5.0, 10.0]);
    assert_eq!(offered(199), offered(3));
    assert_eq!(offered(200), [0.5, 1.0, 2.0, 5.0, 10.0, 50.0]);
    assert_eq!(offered(20_000).last(), Some(&5_000.0));
}
