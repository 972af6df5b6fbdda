//! Saving of what a run has found, in the tab's storage as a file would have it: for a reload, and for coming back to the
//! lab.

use crate::storage;
use crate::workers::now;
use experiments::{ChunkOutput, Experiment, saved_run};
use gloo::events::EventListener;
use runner::scheduler::Job;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// It is written no oftener than this while a run goes on.
const SAVING_MILLISECONDS: f64 = 2_000.0;

/// An experiment and what its chunks have sent.
type Unsaved = (Experiment, Vec<Option<ChunkOutput>>);

/// Keeps what it is told, sooner or later.
#[derive(Clone, Default)]
pub struct Saver {
    /// What the storage does not have yet.
    unsaved: Rc<RefCell<Option<Unsaved>>>,
    saved_at: Rc<Cell<f64>>,
}

impl Saver {
    /// Hears of a job, and keeps what it has found; at once if it is over.
    pub fn hears(&self) -> impl Fn(&Experiment, &Job) + 'static {
        let saver = self.clone();
        move |experiment, job| {
            *saver.unsaved.borrow_mut() = Some((experiment.clone(), job.snapshots.clone()));
            if !job.is_active() || now() - saver.saved_at.get() >= SAVING_MILLISECONDS {
                saver.save();
            }
        }
    }

    fn save(&self) {
        let Some((experiment, sent)) = self.unsaved.borrow_mut().take() else {
            return;
        };
        self.saved_at.set(now());
        let lab = experiment.lab();
        if !storage::set_run(lab, &saved_run::write(&experiment, &sent)) {
            // Too much: what was found, if there is room for that, without what it takes to go on.
            storage::set_run(lab, &saved_run::write_without_states(&experiment, &sent));
        }
    }
}

/// A saver that saves once more when the page or the lab is left.
#[hook]
pub fn use_saver() -> Saver {
    let saver = use_memo((), |()| Saver::default());
    {
        let saver = saver.clone();
        use_effect_with((), move |()| {
            let leaving = saver.clone();
            let listener = web_sys::window()
                .map(|window| EventListener::new(&window, "pagehide", move |_| leaving.save()));
            move || {
                drop(listener);
                saver.save();
            }
        });
    }
    (*saver).clone()
}

/// What the storage has of this experiment.
pub fn kept(experiment: &Experiment) -> Option<Vec<Option<ChunkOutput>>> {
    let text = storage::run(experiment.lab())?;
    let kept = saved_run::read(&text).ok()?;
    (kept.opened.experiment == *experiment).then_some(kept.snapshots)
}
