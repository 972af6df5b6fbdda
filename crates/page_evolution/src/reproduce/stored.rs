//! Finished runs that travel with the page: they take minutes, and nobody is to wait for them. Anyone who runs them again gets the
//! same, bit for bit.

use experiments::reproduce::ReproduceExperiment;
use experiments::saved_run;
use page_kit::components::run::{Run, RunCommand};
use page_kit::device;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A stored run, as far as it is of what is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stored {
    /// There is none, it could not be had, or something was found here.
    Nothing,
    /// It is being fetched.
    Coming,
    /// It is what is shown.
    Shown,
}

/// Fetches the stored run of `question` where there is one and nothing was found here.
#[hook]
pub fn use_stored(question: &ReproduceExperiment, run: &Run) -> Stored {
    let file = *use_memo(question.clone(), ReproduceExperiment::stored);
    let fetched = use_state_eq(|| Stored::Coming);
    let has_own = run.found.as_ref().is_some_and(|found| found.has_news);
    let is_free = use_mut_ref(|| true);
    *is_free.borrow_mut() = run.found.is_none();
    {
        let (fetched, command) = (fetched.setter(), run.command.clone());
        use_effect_with(file.filter(|_| run.found.is_none()), move |&file| {
            if let Some(file) = file {
                spawn_local(async move {
                    let bytes = device::fetch(file).await.ok().flatten();
                    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
                    let saved = text.and_then(|text| saved_run::read(&text).ok());
                    // Somebody may have begun meanwhile.
                    if let Some(saved) = saved.filter(|_| *is_free.borrow()) {
                        let experiment = Box::new(saved.opened.experiment);
                        command.emit(RunCommand::Restore(experiment, saved.snapshots));
                        fetched.set(Stored::Shown);
                    } else {
                        fetched.set(Stored::Nothing);
                    }
                });
            }
        });
    }
    match *fetched {
        _ if file.is_none() || has_own => Stored::Nothing,
        Stored::Coming if run.found.is_some() => Stored::Nothing,
        known => known,
    }
}
