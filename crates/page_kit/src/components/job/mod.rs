//! Job of a component: an experiment that a worker does, with a store that keeps what it says (see `page_model::kit::store`).
//!
//! * [`begin`]: begins one.
//! * [`use_job`]: the whole life of one that is done because somebody looks. It begins when its question is asked, is dropped when the
//!   question is another or the component goes, and what was read from it is remembered under its question.
//! * [`use_job_while`]: the beginning and the end alone.
//! * [`JobCell`]: a job that people start, pause and stop.

mod cell;

use crate::components::reduced::Reduced;
use crate::workers::{JobHandle, now, submit};
pub use cell::{JobCell, use_job_cell};
use experiments::{ChunkOutput, Experiment};
use page_model::kit::answers::{self, Answers};
use page_model::kit::state::State;
use page_model::kit::store;
use runner::scheduler::{Failure, Job};
use std::rc::Rc;
use yew::prelude::*;

/// Begins the job of what is asked, from what is `known`; the store, or the state that has one, hears of it, and of all news `listener`
/// first.
pub fn begin<S, Q: 'static, T: 'static>(
    store: &UseReducerDispatcher<Reduced<S>>,
    asked: Rc<store::Asked<Q, T>>,
    known: &[Option<ChunkOutput>],
    listener: impl Fn(&Experiment, &Job) + 'static,
) -> JobHandle
where
    S: State<Action: From<store::Action<Q, T>>> + 'static,
{
    let (store, begun_at) = (store.clone(), now());
    store.dispatch(store::Action::Begun(asked.clone()).into());
    submit(&asked.clone().experiment, known, move |job| {
        listener(&asked.experiment, job);
        let news = store::Action::News(asked.clone(), job.clone(), now() - begun_at);
        store.dispatch(news.into());
    })
}

/// What has come of a question, and of those before it.
pub struct Asked<Q: Clone + PartialEq + 'static, T: Clone + 'static> {
    question: Option<Q>,
    may_run: bool,
    answers: UseReducerHandle<Reduced<Answers<Q, T>>>,
    /// Asks again after a failure.
    pub again: Callback<()>,
}

impl<Q: Clone + PartialEq + 'static, T: Clone + 'static> Asked<Q, T> {
    /// What was read last from the job of the question that is asked.
    pub fn answer(&self) -> Option<&T> {
        self.answers.answer(self.question.as_ref()?)
    }

    /// What was read last of a question that `fits`.
    pub fn latest(&self, fits: impl Fn(&Q) -> bool) -> Option<&T> {
        self.answers.latest(fits)
    }

    /// Whether the job has not come to its end.
    pub fn is_open(&self) -> bool {
        let question = self.question.as_ref();
        self.may_run && question.is_some_and(|question| !self.answers.has_ended(question))
    }

    /// Whether the job has come to its end, in whichever way, without saying what was asked.
    pub fn is_unanswered(&self) -> bool {
        self.question.is_some() && !self.is_open() && self.answer().is_none()
    }

    /// Why there is no answer.
    pub fn failure(&self) -> Option<&Failure> {
        self.answers.failure(self.question.as_ref()?)
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
    let answers = use_reducer(Reduced::<Answers<Q, T>>::default);
    let attempts = use_state(|| 0_u32);
    let may_run = *use_memo(question.clone(), |question| {
        let experiment: Option<Experiment> = question.clone().map(Q::into);
        experiment.is_some_and(|experiment| experiment.runnable().is_ok())
    });
    let missing = question.clone();
    let missing = missing.filter(|question| may_run && !answers.is_known(question));
    {
        let answers = answers.dispatcher();
        use_job_while(
            missing.map(|missing| (missing, *attempts)),
            move |(question, _)| {
                let asked = answers::asked(question, read);
                Some(begin(&answers, asked, &[], |_, _| {}))
            },
        );
    }
    let again = {
        let next = attempts.setter();
        use_callback(*attempts, move |(), attempts| next.set(attempts + 1))
    };
    Asked {
        question,
        may_run,
        answers,
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
