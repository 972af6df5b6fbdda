//! Runs of a visit: what is kept, what is gone on with, and what happens to the others.

use crate::jobs::{AtWork, experiment};
use page_model::kit::runs::found::state_of;
use page_model::kit::runs::{Action, Left, Runs};
use page_model::kit::state::State;
use runner::scheduler::{Failure, JobState};
use worker::inline;

const TWO_CHUNKS: &str = "mcts?moves=4453&simulations=400&exact=0&trees=2";
const OTHER: &str = "mcts?moves=44&simulations=400&exact=0&trees=2";
const SHORT: &str = "regret?iterations=20";
const LONG: &str = "regret?iterations=40";

/// The link as runs are kept under it.
fn canonical(link: &str) -> String {
    experiment(link).link()
}

fn after(happenings: impl IntoIterator<Item = Action>) -> Runs {
    let mut runs = Runs::default();
    for happening in happenings {
        runs = runs.after(happening);
    }
    runs
}

fn begun(link: &str) -> Action {
    Action::Begun(canonical(link))
}

fn news(work: &AtWork, milliseconds: f64) -> Action {
    Action::News(work.experiment().clone(), work.job(), milliseconds)
}

fn finished(link: &str) -> Action {
    let experiment = experiment(link);
    let found = inline::run(&experiment);
    Action::Restored(experiment, found)
}

#[test]
fn nothing_is_known_of_what_was_never_begun() {
    let runs = after([begun(OTHER)]);
    assert_eq!(runs.found(&canonical(TWO_CHUNKS)), None);
}

#[test]
fn a_run_that_was_just_begun_runs_and_has_no_news() {
    let runs = after([begun(TWO_CHUNKS)]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("begun");
    assert_eq!(found.state, JobState::Running);
    assert!(found.snapshots.is_empty() && !found.has_news && !found.is_behind);
}

#[test]
fn news_say_what_was_found_and_how_long_it_took() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.say(0, 30);
    let runs = after([begun(TWO_CHUNKS), news(&work, 7.0)]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("begun");
    assert!(found.has_news);
    assert_eq!(found.milliseconds, 7.0);
    assert!(found.snapshots[0].is_some() && found.snapshots[1].is_none());
}

#[test]
fn computing_time_is_that_of_finished_chunks() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.say(1, 30);
    work.finish(0);
    let runs = after([news(&work, 7.0)]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("heard of");
    assert_eq!(found.busy_milliseconds, [4.0, 0.0]);
    assert_eq!(found.state, JobState::Running);
}

#[test]
fn a_run_is_finished_when_all_its_chunks_are() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.finish(0);
    work.finish(1);
    let runs = after([news(&work, 7.0)]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("heard of");
    assert_eq!(found.state, JobState::Finished);
    assert_eq!(found.snapshots, inline::run(&experiment(TWO_CHUNKS)));
    assert_eq!(found.redone, 0.0);
}

#[test]
fn what_was_found_stays_when_it_is_begun_again() {
    let runs = after([finished(TWO_CHUNKS), begun(TWO_CHUNKS)]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("begun");
    assert_eq!(found.state, JobState::Running);
    assert_eq!(found.snapshots, inline::run(&experiment(TWO_CHUNKS)));
}

#[test]
fn what_was_found_stays_until_the_new_run_has_found_something() {
    let mut work = AtWork::of(TWO_CHUNKS);
    let before = [finished(TWO_CHUNKS), begun(TWO_CHUNKS), news(&work, 1.0)];
    let mut runs = after(before);
    let whole = inline::run(&experiment(TWO_CHUNKS));
    let link = canonical(TWO_CHUNKS);
    assert_eq!(runs.found(&link).expect("begun").snapshots, whole);
    work.say(0, 30);
    runs = runs.after(news(&work, 2.0));
    let found = runs.found(&link).expect("begun");
    assert_ne!(found.snapshots, whole);
    assert_eq!(found.snapshots[1], None);
}

#[test]
fn a_stopped_run_says_how_much_of_it_is_to_be_done_again() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.finish(0);
    work.say(1, 100);
    work.stop();
    let runs = after([news(&work, 7.0)]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("heard of");
    assert_eq!(found.state, JobState::Stopped);
    // A search begins anew: of 200 and 100 simulations that were done, the 100 of the second tree.
    assert!((found.redone - 1.0 / 3.0).abs() < 0.02, "{}", found.redone);
}

#[test]
fn a_running_run_has_nothing_to_be_done_again() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.say(0, 100);
    let runs = after([news(&work, 7.0)]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("heard of");
    assert_eq!(found.redone, 0.0);
}

#[test]
fn a_paused_run_is_active_and_goes_on() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.pause(true);
    let mut runs = after([news(&work, 1.0)]);
    let link = canonical(TWO_CHUNKS);
    let state = |runs: &Runs| runs.found(&link).expect("heard of").state.clone();
    assert_eq!(state(&runs), JobState::Paused);
    assert!(runs.found(&link).expect("heard of").state.is_active());
    work.pause(false);
    runs = runs.after(news(&work, 2.0));
    assert_eq!(state(&runs), JobState::Running);
}

#[test]
fn a_failed_run_keeps_what_it_has_found() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.say(0, 30);
    work.refuse(1);
    let runs = after([news(&work, 1.0)]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("heard of");
    let refused = JobState::Failed(Failure::Refused("no".to_owned()));
    assert_eq!(found.state, refused);
    assert!(found.snapshots[0].is_some() && !found.state.is_active());
}

#[test]
fn a_run_without_states_is_behind_until_it_has_caught_up() {
    let whole = inline::run(&experiment(TWO_CHUNKS));
    let mut half = AtWork::of(TWO_CHUNKS);
    half.say(0, 100);
    let mut work = AtWork::from(TWO_CHUNKS, &half.job().snapshots);
    let link = canonical(TWO_CHUNKS);
    let mut runs = after([news(&work, 0.0)]);
    assert!(runs.found(&link).expect("heard of").is_behind);
    work.say(0, 150);
    runs = runs.after(news(&work, 1.0));
    assert!(!runs.found(&link).expect("heard of").is_behind);
    work.finish(0);
    work.finish(1);
    runs = runs.after(news(&work, 2.0));
    assert_eq!(runs.found(&link).expect("heard of").snapshots, whole);
}

#[test]
fn a_run_that_is_left_is_stopped_and_the_page_says_for_what() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.say(0, 30);
    let runs = after([news(&work, 1.0), Action::OthersEnded(canonical(OTHER))]);
    assert!(runs.was_left_for(&canonical(OTHER)));
    assert!(!runs.was_left_for(&canonical(TWO_CHUNKS)));
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("heard of");
    assert_eq!(found.state, JobState::Stopped);
}

#[test]
fn nothing_is_said_to_be_left_where_nothing_was_under_way() {
    let others_end = || Action::OthersEnded(canonical(OTHER));
    assert!(!after([others_end()]).was_left_for(&canonical(OTHER)));
    let runs = after([finished(TWO_CHUNKS), others_end()]);
    assert!(!runs.was_left_for(&canonical(OTHER)));
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("restored");
    assert_eq!(found.state, JobState::Finished);
}

#[test]
fn the_own_run_goes_on_when_others_end() {
    let runs = after([
        begun(TWO_CHUNKS),
        Action::OthersEnded(canonical(TWO_CHUNKS)),
    ]);
    let found = runs.found(&canonical(TWO_CHUNKS)).expect("begun");
    assert_eq!(found.state, JobState::Running);
}

#[test]
fn beginning_forgets_that_another_was_left() {
    let runs = after([
        begun(TWO_CHUNKS),
        Action::OthersEnded(canonical(OTHER)),
        begun(OTHER),
    ]);
    assert!(!runs.was_left_for(&canonical(OTHER)));
}

#[test]
fn a_file_is_restored_as_far_as_it_goes() {
    let whole = inline::run(&experiment(TWO_CHUNKS));
    let half = vec![whole[0].clone(), None];
    for (found, state) in [(whole, JobState::Finished), (half, JobState::Stopped)] {
        let restored = Action::Restored(experiment(TWO_CHUNKS), found.clone());
        let runs = after([restored]);
        let kept = runs.found(&canonical(TWO_CHUNKS)).expect("restored");
        assert_eq!((&kept.state, &kept.snapshots), (&state, &found));
        assert!(!kept.has_news);
    }
}

#[test]
fn what_is_not_of_an_experiment_restores_nothing() {
    let of_other = inline::run(&experiment(OTHER));
    let short = inline::run(&experiment(TWO_CHUNKS))[..1].to_vec();
    for foreign in [of_other, short, Vec::new()] {
        assert_eq!(state_of(&experiment(TWO_CHUNKS), &foreign), None);
        let runs = after([Action::Restored(experiment(TWO_CHUNKS), foreign)]);
        assert_eq!(runs.found(&canonical(TWO_CHUNKS)), None);
    }
}

#[test]
fn a_longer_run_goes_on_from_the_longest_shorter_one() {
    let runs = after([finished("regret?iterations=10"), finished(SHORT)]);
    let continued = runs.continued(&experiment(LONG)).expect("a shorter run");
    let effort = experiment(LONG)
        .reached(0, continued[0].as_ref().expect("of the only chunk"))
        .expect("its own")
        .effort;
    let short = inline::run(&experiment(SHORT));
    let shorter = experiment(SHORT).reached(0, short[0].as_ref().expect("found"));
    assert_eq!(Some(effort), shorter.map(|reached| reached.effort));
}

#[test]
fn a_search_goes_on_from_no_shorter_one() {
    let runs = after([finished(TWO_CHUNKS)]);
    let longer = "mcts?moves=4453&simulations=800&exact=0&trees=2";
    assert_eq!(runs.continued(&experiment(longer)), None);
}

#[test]
fn somebody_who_comes_for_the_first_time_finds_nothing() {
    let (left, restored) = Runs::default().left(&experiment(TWO_CHUNKS), || None);
    assert_eq!(left, Some(Left::Nothing(Vec::new())));
    assert_eq!(restored, None);
}

#[test]
fn what_has_come_to_its_end_leaves_nothing_to_do() {
    let runs = after([finished(TWO_CHUNKS)]);
    let never = || panic!("the tab is asked only where this visit knows nothing");
    assert_eq!(runs.left(&experiment(TWO_CHUNKS), never), (None, None));
}

#[test]
fn what_was_stopped_in_this_visit_is_half_done() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.finish(0);
    let snapshots = work.stop().snapshots;
    let runs = after([news(&work, 1.0)]);
    let (left, restored) = runs.left(&experiment(TWO_CHUNKS), || None);
    assert_eq!(left, Some(Left::Half(snapshots)));
    assert_eq!(restored, None);
}

#[test]
fn what_the_tab_has_kept_is_restored_and_gone_on_with() {
    let whole = inline::run(&experiment(TWO_CHUNKS));
    let half = vec![whole[0].clone(), None];
    let kept = half.clone();
    let (left, restored) = Runs::default().left(&experiment(TWO_CHUNKS), || Some(kept));
    assert_eq!(left, Some(Left::Half(half.clone())));
    assert_eq!(restored, Some(half));
    let (left, restored) = Runs::default().left(&experiment(TWO_CHUNKS), || Some(whole.clone()));
    assert_eq!((left, restored), (None, Some(whole)));
}

#[test]
fn what_the_tab_has_kept_of_another_build_is_begun_anew() {
    let foreign = inline::run(&experiment(OTHER));
    let (left, _) = Runs::default().left(&experiment(TWO_CHUNKS), || Some(foreign));
    assert_eq!(left, Some(Left::Nothing(Vec::new())));
}

#[test]
fn what_a_shorter_run_has_found_is_shown_but_nobody_has_stopped_it() {
    let runs = after([finished(SHORT)]);
    let (left, restored) = runs.left(&experiment(LONG), || None);
    let restored = restored.expect("a shorter run");
    assert_eq!(left, Some(Left::Nothing(restored)));
}

#[test]
fn the_run_heard_of_longest_ago_is_forgotten_first() {
    let link = |seed: u32| format!("war?games=20&seed={seed}");
    let runs = after((2..23).map(|seed| begun(&link(seed))));
    assert_eq!(runs.found(&canonical(&link(2))), None);
    assert!((3..23).all(|seed| runs.found(&canonical(&link(seed))).is_some()));
}
