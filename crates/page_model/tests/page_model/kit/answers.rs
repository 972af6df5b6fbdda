//! Answers of jobs: what is remembered of a question, and what is forgotten.

use page_model::kit::answers::{Action, Answers};
use page_model::kit::state::State;
use runner::scheduler::{Failure, JobState};

type Known = Answers<u32, &'static str>;

fn after(happenings: impl IntoIterator<Item = Action<u32, &'static str>>) -> Known {
    let mut answers = Known::default();
    for happening in happenings {
        answers = answers.after(happening);
    }
    answers
}

fn ended(question: u32, answer: &'static str) -> Action<u32, &'static str> {
    Action::News(question, Some(answer), JobState::Finished)
}

#[test]
fn a_question_that_was_begun_has_no_answer_yet() {
    let answers = after([Action::Begun(1)]);
    assert_eq!(answers.answer(&1), None);
    assert_eq!(answers.state(&1), Some(&JobState::Running));
    assert!(!answers.has_ended(&1) && !answers.is_known(&1));
}

#[test]
fn what_was_said_last_stays_where_the_job_says_no_more() {
    let answers = after([
        Action::Begun(1),
        Action::News(1, Some("half"), JobState::Running),
        Action::News(1, None, JobState::Finished),
    ]);
    assert_eq!(answers.answer(&1), Some(&"half"));
    assert!(answers.has_ended(&1) && answers.is_known(&1));
}

#[test]
fn a_failure_has_ended_and_may_be_tried_again() {
    let failed = JobState::Failed(Failure::WorkersDie);
    let answers = after([Action::Begun(1), Action::News(1, None, failed)]);
    assert!(answers.has_ended(&1));
    assert!(!answers.is_known(&1));
}

#[test]
fn what_was_stopped_says_no_more_when_asked_again() {
    let answers = after([Action::News(1, None, JobState::Stopped)]);
    assert!(answers.is_known(&1));
}

#[test]
fn asking_again_forgets_the_answer_of_before() {
    let answers = after([ended(1, "first"), Action::Begun(1)]);
    assert_eq!(answers.answer(&1), None);
}

#[test]
fn what_has_not_ended_is_forgotten_for_another_question() {
    let answers = after([
        Action::Begun(1),
        Action::News(1, Some("half"), JobState::Paused),
        Action::Begun(2),
    ]);
    assert_eq!((answers.answer(&1), answers.state(&1)), (None, None));
}

#[test]
fn what_has_ended_stays_beside_other_questions() {
    let answers = after([ended(1, "one"), ended(2, "two"), Action::Begun(3)]);
    assert_eq!(answers.answer(&1), Some(&"one"));
    assert_eq!(answers.answer(&2), Some(&"two"));
}

#[test]
fn the_latest_answer_is_that_of_the_question_heard_of_last() {
    let answers = after([ended(1, "one"), ended(2, "two"), ended(1, "one again")]);
    assert_eq!(answers.latest(|_| true), Some(&"one again"));
    assert_eq!(answers.latest(|question| *question == 2), Some(&"two"));
    assert_eq!(answers.latest(|question| *question == 3), None);
}

#[test]
fn the_oldest_answers_are_forgotten_first() {
    let answers = after((0..25).map(|question| ended(question, "known")));
    assert_eq!(answers.answer(&0), None);
    assert!((1..25).all(|question| answers.answer(&question).is_some()));
}
