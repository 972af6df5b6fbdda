//! Unasked start: what costs little is computed as soon as somebody looks at it.

use super::{Run, RunCommand};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Begins the run of the question with this link, if it `may_run`, costs little, and nothing is known of it.
#[hook]
pub fn use_unasked_start(run: &Run, link: &str, may_run: bool) {
    let latest = use_mut_ref(|| run.clone());
    latest.borrow_mut().clone_from(run);
    let is_wanted = may_run && run.cost.is_small() && run.found.is_none();
    use_effect_with((link.to_owned(), is_wanted), move |&(_, is_wanted)| {
        // After the effects of this drawing: an earlier visit may have left what is asked.
        let timeout = is_wanted.then(|| {
            Timeout::new(0, move || {
                let run = latest.borrow().clone();
                if run.found.is_none() {
                    run.command.emit(RunCommand::Start);
                }
            })
        });
        move || drop(timeout)
    });
}
