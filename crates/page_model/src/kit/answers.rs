//! Answers: what was read from jobs that are done because somebody looks, and what one with a single chunk left to be shown.

use super::store::{Asked, Store};
use experiments::Experiment;
use runner::scheduler::{Failure, Job, JobState};
use std::rc::Rc;

/// What jobs have said, by the questions they were begun for; so many that small steps back and forth cost nothing.
pub type Answers<Q, T> = Store<Q, Option<T>, 24>;

/// A question whose answer `read` takes from the news; what it leaves unsaid changes nothing.
pub fn asked<Q, T>(
    question: Q,
    read: impl Fn(&Q, &Job) -> Option<T> + 'static,
) -> Rc<Asked<Q, Option<T>>>
where
    Q: Into<Experiment> + Clone + 'static,
    T: Clone,
{
    let of = question.clone();
    Asked::new(
        question.clone(),
        question.into(),
        move |job, before: &Option<T>| Some(read(&of, job).or_else(|| before.clone())),
    )
}

impl<Q: PartialEq, T> Answers<Q, T> {
    /// What was said about a question.
    pub fn answer(&self, question: &Q) -> Option<&T> {
        self.found(question)?.findings.as_ref()
    }

    /// How its job is. Nobody stops these: one that is stopped made way for another question.
    fn state(&self, question: &Q) -> Option<&JobState> {
        Some(&self.found(question)?.state)
    }

    /// Whether asking again would say no more.
    pub fn is_known(&self, question: &Q) -> bool {
        self.state(question) == Some(&JobState::Finished)
    }

    /// Why there is no answer.
    pub fn failure(&self, question: &Q) -> Option<&Failure> {
        match self.state(question)? {
            JobState::Failed(failure) => Some(failure),
            _ => None,
        }
    }

    /// Whether its job has come to its end, and was not only left.
    pub fn has_ended(&self, question: &Q) -> bool {
        self.is_known(question) || self.failure(question).is_some()
    }

    /// What was said last about a question that `fits`.
    pub fn latest(&self, fits: impl Fn(&Q) -> bool) -> Option<&T> {
        let fitting = self.iter().filter(|found| fits(&found.question));
        fitting.filter_map(|found| found.findings.as_ref()).next()
    }
}

/// The record; `None` until the job is finished.
pub fn record_of(job: &Job) -> Option<&[u8]> {
    let record = job.records.first()?;
    (job.state == JobState::Finished).then_some(record.as_slice())
}
