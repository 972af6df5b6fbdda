//! Status of the searches: how they are doing, and what can be asked of them. Nothing is said about one
//! that has just begun or has come to its end.

use super::searching::{Command, Found};
use runner::scheduler::JobState;
use texts::MinimaxTexts;

/// A button: its id, what stands on it, and what it does.
pub type Button = (&'static str, &'static str, Command);

/// The state in a word and in a sentence, and the buttons.
pub fn said(
    found: &Found,
    nodes: &str,
    words: &MinimaxTexts,
) -> (&'static str, String, Vec<Button>) {
    let stop = ("stop", words.stop, Command::Stop);
    let pause = ("pause", words.pause, Command::Pause(true));
    let count_on = ("count-on", words.count_on, Command::Pause(false));
    let again = ("again", words.search_again, Command::Again);
    match &found.state {
        JobState::Running if found.is_too_large() => {
            ("counting", (words.too_large)(nodes), vec![pause, stop])
        }
        // Most searches are over with their first news: a line that came and went would move the page twice.
        JobState::Running if found.nodes() == 0 => ("searching", String::new(), Vec::new()),
        JobState::Running => ("searching", (words.searching)(nodes), vec![stop]),
        JobState::Paused => (
            "paused",
            (words.too_large_stopped)(nodes),
            vec![count_on, stop],
        ),
        JobState::Stopped | JobState::Failed(_) => ("stopped", (words.stopped)(nodes), vec![again]),
        JobState::Finished if found.is_too_large() => {
            ("finished", (words.too_large)(nodes), Vec::new())
        }
        JobState::Finished => ("finished", String::new(), Vec::new()),
    }
}
