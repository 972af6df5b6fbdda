//! Answers of jobs: what is read from them, what is asked again, and what was said last.

use crate::jobs::{AtWork, experiment};
use experiments::Experiment;
use page_model::kit::answers::{Answers, asked};
use page_model::kit::state::State;
use page_model::kit::store::{self, Action};
use runner::scheduler::{Failure, Job};
use std::rc::Rc;

const ONE_CHUNK: &str = "mcts?moves=4453&simulations=400&exact=0";

/// A question with a number.
#[derive(Clone, Debug, PartialEq)]
struct Question(u32);

impl From<Question> for Experiment {
    fn from(_: Question) -> Self {
        experiment(ONE_CHUNK)
    }
}

type Known = Answers<Question, String>;

/// Says its number while there is something to be said.
fn read(question: &Question, job: &Job) -> Option<String> {
    let has_found = job.snapshots.iter().any(Option::is_some);
    has_found.then(|| format!("{} {}", question.0, job.is_active()))
}

struct Asking {
    asked: Rc<store::Asked<Question, Option<String>>>,
    work: AtWork,
}

impl Asking {
    fn about(question: u32) -> Self {
        Self {
            asked: asked(Question(question), read),
            work: AtWork::of(ONE_CHUNK),
        }
    }

    fn begun(&self) -> Action<Question, Option<String>> {
        Action::Begun(self.asked.clone())
    }

    fn news(&self) -> Action<Question, Option<String>> {
        Action::News(self.asked.clone(), self.work.job(), 1.0)
    }

    /// From its beginning to its end.
    fn whole(mut self, known: Known) -> Known {
        let begun = known.after(self.begun());
        self.work.finish(0);
        begun.after(self.news())
    }
}

fn answer(known: &Known, question: u32) -> Option<&str> {
    known.answer(&Question(question)).map(String::as_str)
}

#[test]
fn a_question_that_was_begun_has_no_answer_yet() {
    let asking = Asking::about(1);
    let known = Known::default().after(asking.begun()).after(asking.news());
    assert_eq!(answer(&known, 1), None);
    assert!(!known.has_ended(&Question(1)) && !known.is_known(&Question(1)));
}

#[test]
fn what_was_said_last_stays_where_the_job_says_no_more() {
    let mut asking = Asking::about(1);
    asking.work.say(0, 30);
    let begun = Known::default().after(asking.begun()).after(asking.news());
    assert_eq!(answer(&begun, 1), Some("1 true"));
    let silent = Asking::about(1);
    let again = begun.after(silent.begun()).after(silent.news());
    assert_eq!(answer(&again, 1), Some("1 true"));
    let ended = asking.whole(again);
    assert_eq!(answer(&ended, 1), Some("1 false"));
    assert!(ended.has_ended(&Question(1)) && ended.is_known(&Question(1)));
}

#[test]
fn a_failure_has_ended_and_may_be_tried_again() {
    let mut asking = Asking::about(1);
    asking.work.refuse(0);
    let known = Known::default().after(asking.begun()).after(asking.news());
    let question = Question(1);
    assert!(known.has_ended(&question) && !known.is_known(&question));
    let refused = Failure::Refused("no".to_owned());
    assert_eq!(known.failure(&question), Some(&refused));
    let again = known.after(Asking::about(1).begun());
    assert!(!again.has_ended(&question) && again.failure(&question).is_none());
}

#[test]
fn what_made_way_for_another_question_has_not_ended() {
    let mut asking = Asking::about(1);
    asking.work.say(0, 30);
    let known = Known::default().after(asking.begun()).after(asking.news());
    let known = known.after(Asking::about(2).begun());
    assert!(!known.has_ended(&Question(1)) && !known.is_known(&Question(1)));
}

#[test]
fn what_has_ended_stays_beside_other_questions() {
    let known = Asking::about(2).whole(Asking::about(1).whole(Known::default()));
    let known = known.after(Asking::about(3).begun());
    assert_eq!(answer(&known, 1), Some("1 false"));
    assert_eq!(answer(&known, 2), Some("2 false"));
}

#[test]
fn the_latest_answer_is_that_of_the_question_heard_of_last() {
    let known = Asking::about(2).whole(Asking::about(1).whole(Known::default()));
    let known = Asking::about(1).whole(known);
    let latest = |fits: &dyn Fn(&Question) -> bool| known.latest(fits).map(String::as_str);
    assert_eq!(latest(&|_| true), Some("1 false"));
    assert_eq!(latest(&|question| question.0 == 2), Some("2 false"));
    assert_eq!(latest(&|question| question.0 == 3), None);
}

#[test]
fn the_oldest_answers_are_forgotten_first() {
    let known = (0..25).fold(Known::default(), |known, question| {
        Asking::about(question).whole(known)
    });
    assert_eq!(answer(&known, 0), None);
    assert!((1..25).all(|question| answer(&known, question).is_some()));
}
