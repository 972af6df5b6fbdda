//! The texts of runs that somebody starts and waits for.

/// Beside the button that starts a run.
#[derive(Debug)]
pub struct RunTexts {
    pub label: &'static str,
    pub run: &'static str,
    /// Takes about how many seconds it takes.
    pub run_for: fn(f64) -> String,
    /// The same where a part of it is shown already.
    pub run_whole: fn(f64) -> String,
    /// On a terminal; takes the same, and the setting that makes it so, as links have it.
    pub takes_long: fn(f64, Option<&str>) -> String,
    /// Takes what of the experiment that is shown is smaller, setting by setting.
    pub sample: fn(&str) -> String,
    /// Takes the name of a setting, its small value and the one that is asked.
    pub smaller: fn(&str, &str, &str) -> String,
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
    /// Instead of `not_begun` where a run with other settings was going on until they were edited.
    pub left_behind: &'static str,
    /// Takes the part of what was done that is to be computed again, in percent.
    pub redone: fn(u32) -> String,
    /// While that goes on.
    pub is_behind: &'static str,
    pub finishing: &'static str,
    /// Takes seconds.
    pub time_left: fn(f64) -> String,
    pub workers_die: &'static str,
    pub other_build: &'static str,
    pub no_program: &'static str,
    pub reload: &'static str,
    /// Where a worker was asked for something to look at, and failed.
    pub try_again: &'static str,
    pub refused: fn(&str) -> String,
    /// Takes the number of the part of the run, from 1.
    pub foreign: fn(usize) -> String,
}
