//! Runs that somebody starts and waits for: started, paused, stopped, resumed, and there again after a reload.
//!
//! What was found is kept under the experiment's link, so that going back shows it again, and in the tab's storage as
//! a file would have it. A run that is resumed takes over the chunks that were finished.

mod found;
mod row;

use crate::app::storage;
use crate::app::workers::{JobHandle, now, submit_resumed};
use crate::experiments::{Experiment, ForeignSnapshot, saved_run};
use crate::runner::scheduler::JobState;
pub use found::Found;
use found::{Happening, Runs};
use gloo::events::EventListener;
pub use row::{RunRow, failure_sentence, state_name};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// An experiment and what was found in it that the storage does not have yet.
type Unsaved = Rc<RefCell<Option<(Experiment, Vec<Option<Vec<u8>>>)>>>;

/// Makes one result of the snapshots of all chunks.
type Merge<L, T> = fn(&L, &[Option<Vec<u8>>]) -> Result<T, ForeignSnapshot>;

/// What was found is kept in the tab's storage no oftener than this while a run goes on.
const SAVING_MILLISECONDS: f64 = 2_000.0;

/// What a person can ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum RunAsk {
    /// From the beginning.
    Start,
    /// The chunks that are missing.
    Resume,
    Pause(bool),
    Stop,
    /// A file was opened.
    Restore(Box<Experiment>, Vec<Option<Vec<u8>>>),
}

/// What the components see.
#[derive(Clone, PartialEq)]
pub struct Run {
    pub ask: Callback<RunAsk>,
    /// `None` if nothing was ever begun.
    pub found: Option<Rc<Found>>,
}

impl Run {
    /// Takes what was found over from an opened file.
    pub fn on_restore(&self) -> Callback<(Experiment, Vec<Option<Vec<u8>>>)> {
        self.ask
            .reform(|(experiment, snapshots)| RunAsk::Restore(Box::new(experiment), snapshots))
    }

    /// What the chunks have found; empty if nothing was.
    pub fn snapshots(&self) -> Vec<Option<Vec<u8>>> {
        let found = self.found.as_ref();
        found.map_or_else(Vec::new, |found| found.snapshots.clone())
    }

    /// Whether it goes on, or would if it were not paused.
    pub fn is_active(&self) -> bool {
        let state = self.found.as_ref().map(|found| &found.state);
        matches!(state, Some(JobState::Running | JobState::Paused))
    }
}

#[derive(Clone)]
struct Hands {
    experiment: Experiment,
    runs: UseReducerHandle<Runs>,
    job: Rc<RefCell<Option<JobHandle>>>,
    saved_at: Rc<Cell<f64>>,
    unsaved: Unsaved,
}

/// The run of what `experiment` asks. When that changes, the run of the one before ends.
#[hook]
pub fn use_run(experiment: &Experiment) -> Run {
    let experiment = experiment.asked();
    let runs = use_reducer(Runs::default);
    let job = use_mut_ref(|| None::<JobHandle>);
    let saved_at = use_memo((), |()| Cell::new(0.0));
    let unsaved: Unsaved = use_mut_ref(|| None);
    use_last_save(&unsaved);
    let hands = Hands {
        experiment,
        runs: runs.clone(),
        job,
        saved_at,
        unsaved,
    };
    let link = hands.experiment.link();
    {
        let hands = hands.clone();
        use_effect_with(link.clone(), move |link| {
            hands.leave_the_others(link);
        });
    }
    Run {
        ask: Callback::from(move |ask| hands.carry_out(ask)),
        found: runs.found(&link).cloned(),
    }
}

/// What the snapshots of the run of `lab` say together; of snapshots that are not its own, that there are none.
#[hook]
pub fn use_merged<L, T>(run: &Run, lab: &L, merge: Merge<L, T>) -> Rc<T>
where
    L: Clone + PartialEq + 'static,
    T: 'static,
{
    use_memo((lab.clone(), run.found.clone()), move |(lab, found)| {
        let snapshots = found.as_ref().map_or(&[][..], |found| &found.snapshots);
        let merged = merge(lab, snapshots).or_else(|_| merge(lab, &[]));
        merged.unwrap_or_else(|_| unreachable!("no snapshots belong to every experiment"))
    })
}

impl Hands {
    /// Ends the run of another experiment, and looks whether a reload has left something of this one.
    fn leave_the_others(&self, link: &str) {
        let job = self.job.borrow_mut().take();
        drop(job);
        self.runs.dispatch(Happening::OthersEnded(link.to_owned()));
        if self.runs.found(link).is_some() {
            return;
        }
        let kept = storage::run(self.experiment.lab());
        let kept = kept.and_then(|text| saved_run::read(&text).ok());
        if let Some(kept) = kept.filter(|kept| kept.opened.experiment == self.experiment) {
            let restored = Happening::Restored(self.experiment.clone(), kept.snapshots);
            self.runs.dispatch(restored);
        }
    }

    fn carry_out(&self, ask: RunAsk) {
        match ask {
            RunAsk::Start => self.begin(&[]),
            RunAsk::Resume => {
                let found = self.runs.found(&self.experiment.link()).cloned();
                self.begin(found.as_ref().map_or(&[], |found| &found.snapshots));
            }
            RunAsk::Pause(paused) => self.with_job(|job| job.set_paused(paused)),
            RunAsk::Stop => self.with_job(JobHandle::stop),
            RunAsk::Restore(experiment, snapshots) => {
                self.runs
                    .dispatch(Happening::Restored(experiment.asked(), snapshots));
            }
        }
    }

    fn begin(&self, snapshots: &[Option<Vec<u8>>]) {
        if self.experiment.runnable().is_err() {
            return;
        }
        let begun_at = now();
        self.runs.dispatch(Happening::Begun(self.experiment.link()));
        let (state, experiment) = (self.runs.dispatcher(), self.experiment.clone());
        let (saved_at, unsaved) = (self.saved_at.clone(), self.unsaved.clone());
        let job = submit_resumed(&self.experiment, snapshots, move |job| {
            *unsaved.borrow_mut() = Some((experiment.clone(), job.snapshots.clone()));
            if !job.is_active() || now() - saved_at.get() >= SAVING_MILLISECONDS {
                saved_at.set(now());
                save(&unsaved);
            }
            let milliseconds = now() - begun_at;
            let news = Happening::News(experiment.clone(), job.clone(), milliseconds);
            state.dispatch(news);
        });
        let before = self.job.borrow_mut().replace(job);
        drop(before);
    }

    fn with_job(&self, action: impl FnOnce(&JobHandle)) {
        // Out of its cell meanwhile: the action may come back here with news.
        let job = self.job.borrow_mut().take();
        if let Some(job) = job {
            action(&job);
            self.job.borrow_mut().get_or_insert(job);
        }
    }
}

/// Keeps what was found for a reload.
fn save(unsaved: &Unsaved) {
    let taken = unsaved.borrow_mut().take();
    if let Some((experiment, snapshots)) = taken {
        let text = saved_run::write(&experiment, &snapshots);
        storage::set_run(experiment.lab(), &text);
    }
}

/// Saves once more when the page or the lab is left.
#[hook]
fn use_last_save(unsaved: &Unsaved) {
    let unsaved = unsaved.clone();
    use_effect_with((), move |()| {
        let leaving = unsaved.clone();
        let listener = web_sys::window()
            .map(|window| EventListener::new(&window, "pagehide", move |_| save(&leaving)));
        move || {
            drop(listener);
            save(&unsaved);
        }
    });
}
