//! Time left of a run, as far as it can be said: see [`runner::time_left`].

use experiments::Progress;
use runner::scheduler::JobState;
use runner::time_left::{Pace, TimeLeft};
use yew::prelude::*;

/// What is left of a run in this state, so far after so many milliseconds; there is news of it or there is not.
#[hook]
pub fn use_time_left(
    state: Option<&JobState>,
    milliseconds: Option<f64>,
    progress: Progress,
) -> TimeLeft {
    let pace = use_mut_ref(Pace::default);
    let mut pace = pace.borrow_mut();
    match milliseconds.filter(|_| state == Some(&JobState::Running)) {
        Some(milliseconds) => pace.note(milliseconds, progress),
        None => {
            pace.forget();
            TimeLeft::Unknown
        }
    }
}
