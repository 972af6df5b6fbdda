//! Row of a run: its buttons, whether it is seen, and its words.

use crate::jobs::experiment;
use page_model::kit::runs::row::{
    FirstButton, PATIENCE, WaysOn, first_button, is_calm, is_resumable, ways_on,
};
use page_model::kit::runs::words::{differences, say_time_left, sentence, state_name};
use runner::scheduler::{Failure, JobState};
use runner::time_left::TimeLeft;
use texts::ENGLISH;

const FAILED: JobState = JobState::Failed(Failure::WorkersDie);

#[test]
fn each_state_has_its_first_button() {
    let buttons = [
        (None, FirstButton::Begin),
        (Some(JobState::Running), FirstButton::Pause),
        (Some(JobState::Paused), FirstButton::GoOn),
        (Some(JobState::Finished), FirstButton::Again),
        (Some(JobState::Stopped), FirstButton::Resume),
        (Some(FAILED), FirstButton::Resume),
    ];
    for (state, button) in buttons {
        assert_eq!(first_button(state.as_ref()), button, "{state:?}");
    }
}

#[test]
fn only_what_ended_early_can_be_gone_on_with() {
    let states = [
        JobState::Running,
        JobState::Paused,
        JobState::Finished,
        JobState::Stopped,
        FAILED,
    ];
    let resumable = states.map(|state| is_resumable(Some(&state)));
    assert_eq!(resumable, [false, false, false, true, true]);
    assert!(!is_resumable(None));
}

#[test]
fn a_paused_run_still_counts_as_under_way() {
    assert!(JobState::Paused.is_active() && JobState::Running.is_active());
    assert!(
        ![JobState::Finished, JobState::Stopped, FAILED]
            .iter()
            .any(JobState::is_active)
    );
}

#[test]
fn what_begins_by_itself_needs_no_row_before_it_has_begun() {
    assert!(is_calm(None, true, true, None));
    assert!(!is_calm(None, false, true, None));
}

#[test]
fn a_small_run_is_seen_only_once_it_takes_long() {
    let running = Some(&JobState::Running);
    assert!(is_calm(running, true, true, None));
    assert!(is_calm(running, true, true, Some(PATIENCE - 1.0)));
    assert!(!is_calm(running, true, true, Some(PATIENCE)));
    assert!(!is_calm(running, true, false, None));
}

#[test]
fn a_run_that_somebody_has_held_is_always_seen() {
    for state in [JobState::Paused, JobState::Stopped, FAILED] {
        assert!(!is_calm(Some(&state), true, true, Some(0.0)), "{state:?}");
    }
    assert!(is_calm(Some(&JobState::Finished), true, true, None));
    assert!(!is_calm(Some(&JobState::Finished), true, false, None));
}

#[test]
fn another_build_is_mended_by_reloading_alone() {
    let ways = |again, reload| WaysOn { again, reload };
    assert_eq!(ways_on(&Failure::OtherBuild), ways(false, true));
    assert_eq!(ways_on(&Failure::NoProgram), ways(true, true));
    assert_eq!(ways_on(&Failure::WorkersDie), ways(true, false));
    assert_eq!(ways_on(&Failure::Foreign { chunk: 0 }), ways(true, false));
}

#[test]
fn a_run_that_was_not_begun_says_whether_another_made_way() {
    let words = &ENGLISH.runs;
    assert_eq!(sentence(None, true, words), words.left_behind);
    assert_eq!(sentence(None, false, words), words.not_begun);
    // Once it was begun, that is of no interest any more.
    assert_eq!(
        sentence(Some(&JobState::Running), true, words),
        words.running
    );
}

#[test]
fn states_have_names_of_their_own() {
    let states = [
        None,
        Some(JobState::Running),
        Some(JobState::Paused),
        Some(JobState::Finished),
        Some(JobState::Stopped),
        Some(FAILED),
    ];
    let names: std::collections::BTreeSet<&str> = states
        .iter()
        .map(|state| state_name(state.as_ref()))
        .collect();
    assert_eq!(names.len(), states.len());
}

#[test]
fn chunks_are_counted_from_one_where_they_fail() {
    let said = Failure::Foreign { chunk: 2 }.sentence(&ENGLISH.runs);
    assert!(said.contains('3'), "{said}");
}

#[test]
fn nothing_is_said_about_a_time_that_is_not_known() {
    assert_eq!(say_time_left(TimeLeft::Unknown, &ENGLISH.runs), "");
    let said = say_time_left(TimeLeft::Seconds(90.0), &ENGLISH.runs);
    assert!(!said.is_empty());
    assert_ne!(said, say_time_left(TimeLeft::Finishing, &ENGLISH.runs));
}

#[test]
fn a_sample_says_what_of_it_is_smaller_and_nothing_else() {
    let asked = experiment("war?games=1000000000&a=1,0,0");
    let shown = experiment("war?games=2000&a=1,0,0");
    let said = differences(&asked, &shown, &ENGLISH);
    let [small, large] = [2_000, 1_000_000_000].map(ENGLISH.number);
    assert!(said.contains(&small) && said.contains(&large), "{said}");
    assert_eq!(said.matches(';').count(), 0, "{said}");
    assert_eq!(differences(&asked, &asked, &ENGLISH), "");
}
