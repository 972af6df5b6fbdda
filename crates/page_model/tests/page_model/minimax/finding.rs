//! Searches as they are heard of: what is kept of their news, and how they are said to be doing.

use crate::minimax::seen::{found, job};
use crate::minimax::support::{lab, run};
use experiments::minimax::{MinimaxExperiment, Side};
use experiments::{ChunkOutput, Experiment, LabExperiment};
use page_model::kit::state::State;
use page_model::kit::store::Action;
use page_model::minimax::searching::{Command, Found, Searching, SideFound, asked, found_at_end};
use page_model::minimax::status::said;
use page_model::minimax::typed_tree::read;
use random::Random;
use runner::scheduler::{Failure, Job, JobState};
use std::rc::Rc;
use std::sync::Arc;
use texts::ENGLISH;
use worker::inline;

/// What all chunks of an experiment say in the end.
fn sent(lab: &MinimaxExperiment) -> Vec<Option<ChunkOutput>> {
    inline::run(&Experiment::from(lab.clone()))
}

fn begun(lab: &MinimaxExperiment) -> Searching {
    Searching::default().after(Action::Begun(asked(lab)))
}

/// The searches after news of a job.
fn heard(lab: &MinimaxExperiment, news: impl IntoIterator<Item = Job>) -> Searching {
    let searched = asked(lab);
    let begun = Searching::default().after(Action::Begun(searched.clone()));
    let hear =
        |searching: Searching, job| searching.after(Action::News(searched.clone(), job, 1.0));
    news.into_iter().fold(begun, hear)
}

fn restored(lab: &MinimaxExperiment, snapshots: Vec<Option<ChunkOutput>>) -> Searching {
    Searching::default().after(Action::Restored(asked(lab), snapshots))
}

fn shown(searching: &Searching, lab: &MinimaxExperiment) -> Option<Rc<Found>> {
    searching.found(&lab.question()).cloned()
}

#[test]
fn a_question_is_the_same_wherever_one_looks() {
    let question = |query: &str| asked(&lab(query)).question.clone();
    let plain = question("algorithm=alpha-beta");
    assert_eq!(
        question("algorithm=alpha-beta&step=7&node=3&hide=cuts"),
        plain
    );
    assert_ne!(question(""), plain);
}

#[test]
fn a_search_that_has_begun_runs_and_has_found_nothing() {
    let lab = lab("versus=alpha-beta").question();
    let found = shown(&begun(&lab), &lab).unwrap();
    assert_eq!((found.state.clone(), found.nodes()), (JobState::Running, 0));
    assert!(found.findings.is_empty());
    assert!(!found.is_finished() && !found.is_complete());
}

#[test]
fn what_a_job_has_found_is_shown() {
    let lab = lab("").question();
    let news = job(&lab, JobState::Finished, sent(&lab));
    let searching = heard(&lab, [news]);
    let found = shown(&searching, &lab).unwrap();
    assert_eq!((found.nodes(), found.is_finished()), (13, true));
    let side = found.side(Side::Main).unwrap();
    assert_eq!(side.snapshot.found.as_ref().unwrap().value, 3.0);
    assert_eq!(side.picture, None, "the job has none");
}

#[test]
fn a_picture_is_read_once() {
    let lab = lab("").question();
    let mut news = job(&lab, JobState::Finished, sent(&lab));
    let bytes = computing::minimax::picture::bytes_of(&run(&lab, Side::Main).1.record);
    news.records = vec![Arc::new(bytes)];
    let searched = asked(&lab);
    let begun = Searching::default().after(Action::Begun(searched.clone()));
    let first = begun.after(Action::News(searched.clone(), news.clone(), 1.0));
    let again = first.clone().after(Action::News(searched, news, 2.0));
    let picture = |searching: &Searching| {
        let found = shown(searching, &lab).unwrap();
        found.side(Side::Main).unwrap().picture.clone().unwrap()
    };
    assert!(Rc::ptr_eq(&picture(&first), &picture(&again)));
    assert_eq!(picture(&first).record.step_count(), 26);
}

#[test]
fn nonsense_changes_nothing() {
    let lab = lab("").question();
    let other = sent(&self::lab("tree=7").question());
    for snapshots in [other, vec![Some(vec![1, 2, 3].into())]] {
        let searching = heard(&lab, [job(&lab, JobState::Finished, snapshots)]);
        assert_eq!(shown(&searching, &lab), shown(&begun(&lab), &lab));
    }
}

#[test]
fn what_was_found_stays_while_it_is_searched_again() {
    let lab = lab("").question();
    let again = restored(&lab, sent(&lab)).after(Action::Begun(asked(&lab)));
    let found = shown(&again, &lab).unwrap();
    assert_eq!(
        (found.state.clone(), found.nodes()),
        (JobState::Running, 13)
    );
}

#[test]
fn another_question_begins_with_nothing() {
    let (first, second) = (lab("").question(), lab("algorithm=alpha-beta").question());
    let next = restored(&first, sent(&first)).after(Action::Begun(asked(&second)));
    assert_eq!(shown(&next, &first), None);
    assert_eq!(shown(&next, &second).unwrap().nodes(), 0);
}

#[test]
fn a_file_says_whether_its_search_had_come_to_its_end() {
    let lab = lab("versus=alpha-beta").question();
    let whole = restored(&lab, sent(&lab));
    assert_eq!(shown(&whole, &lab).unwrap().state, JobState::Finished);
    let mut half = sent(&lab);
    half[1] = None;
    let half = restored(&lab, half);
    let found = shown(&half, &lab).unwrap();
    assert_eq!(found.state, JobState::Stopped);
    assert!(found.is_complete(), "nobody has asked to go on");
}

#[test]
fn only_a_job_at_its_end_has_the_first_levels() {
    let lab = lab("").question();
    let running = job(&lab, JobState::Running, vec![None]);
    assert_eq!(found_at_end(&lab, &running), None);
    let finished = job(&lab, JobState::Finished, sent(&lab));
    assert_eq!(found_at_end(&lab, &finished).unwrap().nodes(), 13);
}

/// A search in this state, with a tree that is too large to be kept or not: its state in a word, whether anything is said, and
/// what can be asked of it.
fn status(state: JobState, is_too_large: bool) -> (&'static str, bool, Vec<Command>) {
    let mut of = found(&lab(""));
    of.state = state;
    let side: &mut SideFound = of.findings[0].as_mut().unwrap();
    side.snapshot.is_too_large = is_too_large;
    let (word, sentence, buttons) = said(&of, "13", &ENGLISH.labs.minimax.page);
    let commands = buttons.into_iter().map(|(_, _, command)| command);
    (word, sentence.contains("13"), commands.collect())
}

#[test]
fn a_search_under_way_can_be_stopped() {
    assert_eq!(
        status(JobState::Running, false),
        ("searching", true, vec![Command::Stop])
    );
}

#[test]
fn a_tree_too_large_is_counted_on_or_left() {
    let pause = vec![Command::Pause(true), Command::Stop];
    assert_eq!(status(JobState::Running, true), ("counting", true, pause));
    let count_on = vec![Command::Pause(false), Command::Stop];
    assert_eq!(status(JobState::Paused, true), ("paused", true, count_on));
    assert_eq!(status(JobState::Finished, true), ("finished", true, vec![]));
}

#[test]
fn what_was_stopped_can_be_searched_again() {
    let again = ("stopped", true, vec![Command::Again]);
    assert_eq!(status(JobState::Stopped, false), again);
    assert_eq!(status(JobState::Failed(Failure::WorkersDie), false), again);
}

#[test]
fn nothing_is_said_of_a_search_at_its_end() {
    assert_eq!(
        status(JobState::Finished, false),
        ("finished", false, vec![])
    );
}

#[test]
fn a_search_that_was_too_large_is_complete() {
    let mut of = found(&lab(""));
    assert!(!of.is_too_large() && !of.is_complete());
    of.findings[0].as_mut().unwrap().snapshot.is_too_large = true;
    assert!(of.is_too_large() && of.is_complete());
}

#[test]
fn a_tree_that_is_typed_is_another_experiment() {
    let next = read(&lab("step=9"), "((1 2)(3 4))", &ENGLISH).unwrap();
    assert_eq!(next.tree, "((1 2)(3 4))");
}

#[test]
fn a_fault_is_shown_in_the_text_around_it() {
    let fault = read(&lab(""), "((3 12 8)(2 x 6))", &ENGLISH)
        .unwrap_err()
        .unwrap();
    assert!(fault.sentence.contains("“x”"), "{fault:?}");
    let around = fault.around.unwrap();
    assert_eq!(
        around,
        ("((3 12 8)(2 ".to_owned(), "x".to_owned(), " 6))".to_owned())
    );
}

#[test]
fn a_fault_at_the_end_is_a_sign_behind_the_text() {
    let fault = read(&lab(""), "((1 2)", &ENGLISH).unwrap_err().unwrap();
    let (before, at, after) = fault.around.unwrap();
    assert_eq!(
        (before.as_str(), at.as_str(), after.as_str()),
        ("((1 2)", "\u{2423}", "")
    );
}

#[test]
fn of_a_long_text_only_what_is_near_is_shown() {
    let text = format!("({}x {})", "1 ".repeat(60), "2 ".repeat(60));
    let fault = read(&lab(""), &text, &ENGLISH).unwrap_err().unwrap();
    let (before, at, after) = fault.around.unwrap();
    assert_eq!(
        (before.chars().count(), at.as_str(), after.chars().count()),
        (24, "x", 24)
    );
}

#[test]
fn a_tree_too_long_for_a_link_is_refused() {
    // Numbers in no order, so that packing does not help.
    let mut random = Random::stream(244, 0);
    let numbers: Vec<String> = (0..3_000)
        .map(|_| random.below(1_000_000_000).to_string())
        .collect();
    let text = format!("({})", numbers.join(" "));
    let fault = read(&lab(""), &text, &ENGLISH);
    let fault = fault.unwrap_err().unwrap();
    assert!(
        fault.sentence.contains("Nothing was changed"),
        "{}",
        fault.sentence
    );
    assert_eq!(fault.around, None);
}

#[test]
fn chunks_are_counted_in_the_order_of_the_sides() {
    let lab = lab("algorithm=minimax&versus=alpha-beta").question();
    let found = found(&lab);
    let nodes = Side::BOTH.map(|side| found.side(side).unwrap().snapshot.nodes);
    assert_eq!((nodes, found.nodes(), lab.chunk_count()), ([13, 11], 24, 2));
}

#[test]
fn nothing_is_said_of_a_search_that_has_just_begun() {
    let mut of = found(&lab(""));
    of.state = JobState::Running;
    of.findings = vec![None];
    let (word, sentence, buttons) = said(&of, "0", &ENGLISH.labs.minimax.page);
    assert_eq!((word, sentence.as_str()), ("searching", ""));
    assert!(buttons.is_empty());
}
