//! Answers: what jobs have said, by the questions they were begun for, and what one with a single chunk left to be shown.

use super::state::State;
use runner::scheduler::{Job, JobState};

/// Questions whose answers are remembered, so that small steps back and forth cost nothing.
const MAX_REMEMBERED: usize = 24;

#[derive(Clone, Debug)]
struct Entry<Q, T> {
    question: Q,
    /// What was read last.
    answer: Option<T>,
    state: JobState,
}

impl<Q, T> Entry<Q, T> {
    fn has_ended(&self) -> bool {
        !self.state.is_active()
    }
}

/// Answers, the one heard of last at the end.
#[derive(Clone, Debug)]
pub struct Answers<Q, T>(Vec<Entry<Q, T>>);

/// What happens.
pub enum Action<Q, T> {
    Begun(Q),
    /// Of the job of a question: what it says, and how it is.
    News(Q, Option<T>, JobState),
}

impl<Q, T> Default for Answers<Q, T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<Q: PartialEq, T> Answers<Q, T> {
    fn entry(&self, question: &Q) -> Option<&Entry<Q, T>> {
        self.0.iter().find(|entry| entry.question == *question)
    }

    /// What was said about a question.
    pub fn answer(&self, question: &Q) -> Option<&T> {
        self.entry(question)?.answer.as_ref()
    }

    /// How its job is.
    pub fn state(&self, question: &Q) -> Option<&JobState> {
        Some(&self.entry(question)?.state)
    }

    /// Whether its job has ended, by a failure too.
    pub fn has_ended(&self, question: &Q) -> bool {
        self.entry(question).is_some_and(Entry::has_ended)
    }

    /// Whether asking again would say no more.
    pub fn is_known(&self, question: &Q) -> bool {
        let state = self.state(question);
        matches!(state, Some(JobState::Finished | JobState::Stopped))
    }

    /// What was said last about a question that `fits`.
    pub fn latest(&self, fits: impl Fn(&Q) -> bool) -> Option<&T> {
        let fitting = self.0.iter().rev().filter(|entry| fits(&entry.question));
        fitting.filter_map(|entry| entry.answer.as_ref()).next()
    }
}

impl<Q: PartialEq + Clone, T: Clone> State for Answers<Q, T> {
    type Action = Action<Q, T>;

    /// What has not come to its end is of no use once another question is asked.
    fn after(mut self, happening: Self::Action) -> Self {
        let entry = match happening {
            Action::Begun(question) => Entry {
                question,
                answer: None,
                state: JobState::Running,
            },
            Action::News(question, answer, state) => Entry {
                answer: answer.or_else(|| self.answer(&question).cloned()),
                question,
                state,
            },
        };
        self.0
            .retain(|known| known.has_ended() && known.question != entry.question);
        self.0.push(entry);
        let surplus = self.0.len().saturating_sub(MAX_REMEMBERED);
        self.0.drain(..surplus);
        self
    }
}

/// The record; `None` until the job is finished.
pub fn record_of(job: &Job) -> Option<&[u8]> {
    let record = job.records.first()?;
    (job.state == JobState::Finished).then_some(record.as_slice())
}
