//! Job of a component: an experiment that a worker does because somebody looks at what it says.
//!
//! * [`use_job`]: the whole life of one. It begins when its question is asked, is dropped when the question is another or
//!   the component goes, and what was read from it is remembered under its question.
//! * [`use_job_while`]: the beginning and the end alone, for those that keep what was found themselves.
//! * [`JobCell`]: a job that people start, pause and stop.

mod cell;

use crate::components::reduced::Reduced;
use crate::workers::{JobHandle, submit};
pub use cell::{JobCell, use_job_cell};
use experiments::Experiment;
use page_model::kit::answers::{Action, Answers};
use runner::scheduler::{Failure, Job, JobState};
use yew::prelude::*;

/// What has come of a question, and of those before it.
pub struct Asked<Q: Clone + PartialEq + 'static, T: Clone + 'static> {
    question: Option<Q>,
    remembered: UseReducerHandle<Reduced<Answers<Q, T>>>,
    /// Asks again after a failure.
    pub again: Callback<()>,
}

impl<Q: Clone + PartialEq + 'static, T: Clone + 'static> Asked<Q, T> {
    /// What was read last from the job of the question that is asked.
    pub fn answer(&self) -> Option<&T> {
        self.remembered.answer(self.question.as_ref()?)
    }

    /// What was read last of a question that `fits`.
    pub fn latest(&self, fits: impl Fn(&Q) -> bool) -> Option<&T> {
        self.remembered.latest(fits)
    }

    /// Whether the job has not come to its end.
    pub fn is_open(&self) -> bool {
        let question = self.question.as_ref();
        question.is_some_and(|question| !self.remembered.has_ended(question))
    }

    /// Whether the job has come to its end, in whichever way, without saying what was asked.
    pub fn is_unanswered(&self) -> bool {
        self.question.is_some() && !self.is_open() && self.answer().is_none()
    }

    /// Why there is no answer.
    pub fn failure(&self) -> Option<&Failure> {
        match self.remembered.state(self.question.as_ref()?)? {
            JobState::Failed(failure) => Some(failure),
            _ => None,
        }
    }
}

/// Asks a worker; nobody while there is no question. `read` says what the job tells: it hears all news, and what it leaves
/// unsaid changes nothing.
#[hook]
pub fn use_job<Q, T>(
    question: Option<Q>,
    read: impl Fn(&Q, &Job) -> Option<T> + 'static,
) -> Asked<Q, T>
where
    Q: Into<Experiment> + Clone + PartialEq + 'static,
    T: Clone + 'static,
{
    let remembered = use_reducer(Reduced::<Answers<Q, T>>::default);
    let attempts = use_state(|| 0_u32);
    let missing = question
        .clone()
        .filter(|question| !remembered.is_known(question));
    {
        let news = remembered.dispatcher();
        use_job_while(
            missing.map(|missing| (missing, *attempts)),
            move |(asked, _)| {
                let experiment: Experiment = asked.clone().into();
                news.dispatch(Action::Begun(asked.clone()));
                if experiment.runnable().is_err() {
                    news.dispatch(Action::News(asked, None, JobState::Stopped));
                    return None;
                }
                Some(submit(&experiment, move |job: &Job| {
                    let answer = read(&asked, job);
                    news.dispatch(Action::News(asked.clone(), answer, job.state.clone()));
                }))
            },
        );
    }
    let again = {
        let next = attempts.setter();
        use_callback(*attempts, move |(), attempts| next.set(attempts + 1))
    };
    Asked {
        question,
        remembered,
        again,
    }
}

/// A job for as long as the same question is asked: `begin` begins it, and it is dropped with its question.
#[hook]
pub fn use_job_while<Q: PartialEq + Clone + 'static>(
    question: Option<Q>,
    begin: impl FnOnce(Q) -> Option<JobHandle> + 'static,
) {
    use_effect_with(question, move |question| {
        let job = question.clone().and_then(begin);
        move || drop(job)
    });
}
