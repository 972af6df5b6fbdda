//! Answers of workers about what a run has found: asked for when something has changed, the last one shown until the next is
//! there.

use crate::workers::Asker;
use experiments::inquiry::Inquiry;
use experiments::{ChunkOutput, Experiment};
use runner::scheduler::Failure;
use serde::de::DeserializeOwned;
use std::rc::Rc;
use yew::prelude::*;

/// What is known about what is asked.
pub struct Answered<A> {
    /// The last answer about this experiment, to an earlier inquiry where the latest is not answered yet.
    pub latest: Option<Rc<A>>,
    /// Whether it is the answer to the latest.
    pub is_current: bool,
    /// Why the latest inquiry has no answer.
    pub failure: Option<Failure>,
}

/// What is asked about what.
struct Wanted<A> {
    experiment: Experiment,
    inquiry: Inquiry<A>,
    snapshots: Vec<Option<ChunkOutput>>,
}

impl<A> PartialEq for Wanted<A> {
    fn eq(&self, other: &Self) -> bool {
        self.inquiry == other.inquiry
            && self.experiment == other.experiment
            && self.snapshots == other.snapshots
    }
}

/// What was heard last: to what, and the last answer before or in it.
struct Heard<A> {
    of: Rc<Wanted<A>>,
    latest: Option<Rc<A>>,
    failure: Option<Failure>,
}

/// What a worker answers about these snapshots of an experiment; nothing is asked where there is no inquiry. Of another
/// experiment no answer is shown.
#[hook]
pub fn use_answer<A: DeserializeOwned + 'static>(
    experiment: &Experiment,
    inquiry: Option<Inquiry<A>>,
    snapshots: &[Option<ChunkOutput>],
) -> Answered<A> {
    let asker = use_memo((), |()| Asker::unique());
    let heard = use_reducer(Latest::<A>::default);
    let wanted = inquiry.map(|inquiry| Wanted {
        experiment: experiment.clone(),
        inquiry,
        snapshots: snapshots.to_vec(),
    });
    let wanted = wanted.map(Rc::new);
    {
        let heard = heard.dispatcher();
        use_effect_with(wanted.clone(), move |wanted| {
            let Some(wanted) = wanted else {
                asker.withdraw();
                return;
            };
            let of = wanted.clone();
            let Wanted {
                experiment,
                inquiry,
                snapshots,
            } = &**wanted;
            asker.ask(experiment, inquiry, snapshots, move |answer| {
                heard.dispatch((of, answer));
            });
        });
    }
    let heard = heard.0.as_ref();
    let heard = heard.filter(|heard| wanted.is_some() && heard.of.experiment == *experiment);
    Answered {
        latest: heard.and_then(|heard| heard.latest.clone()),
        is_current: heard.is_some_and(|heard| Some(&heard.of) == wanted.as_ref()),
        failure: heard.and_then(|heard| heard.failure.clone()),
    }
}

struct Latest<A>(Option<Heard<A>>);

impl<A> Default for Latest<A> {
    fn default() -> Self {
        Self(None)
    }
}

impl<A: 'static> Reducible for Latest<A> {
    type Action = (Rc<Wanted<A>>, Result<A, Failure>);

    fn reduce(self: Rc<Self>, (of, answer): Self::Action) -> Rc<Self> {
        let before = self.0.as_ref();
        let before = before.filter(|heard| heard.of.experiment == of.experiment);
        let before = before.and_then(|heard| heard.latest.clone());
        let (latest, failure) = match answer {
            Ok(answer) => (Some(Rc::new(answer)), None),
            Err(failure) => (before, Some(failure)),
        };
        Rc::new(Self(Some(Heard {
            of,
            latest,
            failure,
        })))
    }
}
