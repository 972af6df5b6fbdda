//! Finished runs that travel with the page: they take minutes, and nobody is to wait for them. Anyone who runs them again gets the
//! same, bit for bit.

use experiments::reproduce::ReproduceExperiment;
use experiments::saved_run;
use page_kit::components::run::{Run, RunCommand};
use page_kit::device;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Fetches the stored run of `question` where there is one and nothing was found here. Returns whether that is
/// what is shown.
#[hook]
pub fn use_stored(question: &ReproduceExperiment, run: &Run) -> bool {
    let file = *use_memo(question.clone(), ReproduceExperiment::stored);
    let is_taken = use_state_eq(|| false);
    let has_own = run.found.as_ref().is_some_and(|found| found.has_news);
    let is_free = use_mut_ref(|| true);
    *is_free.borrow_mut() = run.found.is_none();
    {
        let (is_taken, command) = (is_taken.setter(), run.command.clone());
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
                        is_taken.set(true);
                    }
                });
            }
        });
    }
    file.is_some() && *is_taken && !has_own
}
