//! Row of a run: which buttons it has, and whether it needs to be seen at all.

use runner::scheduler::{Failure, JobState};

/// A small run that takes longer than this many milliseconds is not on a fast machine: how it does is shown then.
pub const PATIENCE: f64 = 1_500.0;

/// The first button, one element in every state, which keeps the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstButton {
    /// Begins, and says what that costs.
    Begin,
    Pause,
    /// Lets what is paused go on.
    GoOn,
    /// Begins what is finished once more.
    Again,
    /// Goes on with what was stopped or has failed.
    Resume,
}

/// The first button in a state; `None` is that of a run that was never begun.
pub fn first_button(state: Option<&JobState>) -> FirstButton {
    match state {
        None => FirstButton::Begin,
        Some(JobState::Running) => FirstButton::Pause,
        Some(JobState::Paused) => FirstButton::GoOn,
        Some(JobState::Finished) => FirstButton::Again,
        Some(JobState::Stopped | JobState::Failed(_)) => FirstButton::Resume,
    }
}

/// Whether what was found can be gone on with, so that beginning anew is a second button.
pub fn is_resumable(state: Option<&JobState>) -> bool {
    first_button(state) == FirstButton::Resume
}

/// Whether nothing of the run has to be seen: what costs little is there before anybody has read this. `milliseconds` are those since it
/// was begun, once there was news.
pub fn is_calm(
    state: Option<&JobState>,
    begins_unasked: bool,
    is_small: bool,
    milliseconds: Option<f64>,
) -> bool {
    match state {
        None => begins_unasked,
        Some(JobState::Finished) => is_small,
        Some(JobState::Running) => is_small && milliseconds.is_none_or(|so_far| so_far < PATIENCE),
        _ => false,
    }
}

/// What helps after a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaysOn {
    pub again: bool,
    pub reload: bool,
}

/// What helps: another build needs the page anew, a missing program may come with either, and nothing else is mended by reloading.
pub fn ways_on(failure: &Failure) -> WaysOn {
    WaysOn {
        again: *failure != Failure::OtherBuild,
        reload: matches!(failure, Failure::OtherBuild | Failure::NoProgram),
    }
}
