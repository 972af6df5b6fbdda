//! The texts of runs that somebody starts and waits for.

/// Beside the button that starts a run.
#[derive(Debug)]
pub struct RunTexts {
    pub label: &'static str,
    pub run: &'static str,
    pub run_again: &'static str,
    pub pause: &'static str,
    pub go_on: &'static str,
    pub stop: &'static str,
    pub resume: &'static str,
    pub progress: &'static str,
    pub not_begun: &'static str,
    pub running: &'static str,
    pub paused: &'static str,
    pub finished: &'static str,
    pub stopped: &'static str,
    /// Takes seconds.
    pub time_left: fn(f64) -> String,
    pub workers_die: &'static str,
    pub other_build: &'static str,
    pub refused: fn(&str) -> String,
}
