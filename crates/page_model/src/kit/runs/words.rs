//! Words about a run: how it is doing, how long it will take, what of a sample is smaller.

use super::Found;
use experiments::Experiment;
use experiments::parameters::{Control, Parameter};
use runner::scheduler::JobState;
use runner::time_left::TimeLeft;
use texts::{RunTexts, Texts};

/// The name of a state, for tests and style sheets; `None` is that of a run that was never begun.
pub fn state_name(state: Option<&JobState>) -> &'static str {
    match state {
        None => "none",
        Some(JobState::Running) => "running",
        Some(JobState::Paused) => "paused",
        Some(JobState::Finished) => "finished",
        Some(JobState::Stopped) => "stopped",
        Some(JobState::Failed(_)) => "failed",
    }
}

/// How a run is doing; of one that was never begun, whether another one was ended for its sake.
pub fn sentence(
    state: Option<&JobState>,
    was_another_ended: bool,
    words: &RunTexts,
) -> &'static str {
    match state {
        None if was_another_ended => words.left_behind,
        None => words.not_begun,
        Some(JobState::Running) => words.running,
        Some(JobState::Paused) => words.paused,
        Some(JobState::Finished) => words.finished,
        Some(JobState::Stopped | JobState::Failed(_)) => words.stopped,
    }
}

/// What going on costs, or what is done again now; `None` where nothing is.
pub fn remark(found: &Found, words: &RunTexts) -> Option<String> {
    if found.is_behind {
        return Some(words.is_behind.to_owned());
    }
    let has_ended = matches!(found.state, JobState::Stopped | JobState::Failed(_));
    let percent = (found.redone * 100.0).round() as u32;
    (has_ended && percent > 0).then(|| (words.redone)(percent))
}

/// How long a run will take; nothing where nothing is known.
pub fn say_time_left(left: TimeLeft, words: &RunTexts) -> String {
    match left {
        TimeLeft::Unknown => String::new(),
        TimeLeft::Seconds(seconds) => (words.time_left)(seconds),
        TimeLeft::Finishing => words.finishing.to_owned(),
    }
}

/// What of the sample `shown` is smaller than what is `asked`, setting by setting.
pub fn differences(asked: &Experiment, shown: &Experiment, texts: &Texts) -> String {
    let differing = asked.schema().iter().filter(|parameter| {
        let key = parameter.key;
        (asked.uses(key) || shown.uses(key)) && asked.value(key) != shown.value(key)
    });
    let said = differing.map(|parameter| {
        let [shown, asked] =
            [shown, asked].map(|of| say(parameter, of.value(parameter.key), texts));
        let label = (parameter.text)(texts).label;
        (texts.runs.smaller)(label, &shown, &asked)
    });
    said.collect::<Vec<String>>().join("; ")
}

/// A value as the form writes it.
fn say(parameter: &Parameter, value: String, texts: &Texts) -> String {
    match parameter.kind.control() {
        Control::OneOf(_) => {
            let option = (parameter.text)(texts).option_named(&value);
            option.map_or(value, str::to_owned)
        }
        _ => value.parse().map_or(value, texts.number),
    }
}
