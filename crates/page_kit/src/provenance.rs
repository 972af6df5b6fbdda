//! Provenance of saved data and pictures: the page's version, the address, and every setting of the experiment, its seed among them.

use experiments::Experiment;
use runner::protocol::BUILD;

/// Lines for the head of a file.
pub fn remarks() -> Vec<String> {
    let location = web_sys::window().map(|window| window.location());
    let part = |part: Option<String>| part.unwrap_or_default();
    let address = part(location.as_ref().and_then(|place| place.href().ok()));
    let hash = part(location.as_ref().and_then(|place| place.hash().ok()));
    let mut lines = vec![format!("Saddlepoint {BUILD}"), address];
    if let Ok(opened) = Experiment::open(&hash) {
        lines.push(settings(&opened.experiment.asked()));
    }
    lines
}

/// The lab, and what it is asked, also what links leave out because it is as usual.
fn settings(experiment: &Experiment) -> String {
    let values = experiment.schema().iter().map(|parameter| {
        let value = experiment.value(parameter.key);
        (parameter.key, value)
    });
    let known = values.filter(|(_, value)| !value.is_empty());
    let pairs: Vec<String> = known.map(|(key, value)| format!("{key}={value}")).collect();
    format!("{}: {}", experiment.lab(), pairs.join(" "))
}

/// The same as the first lines of a table, as programs for statistics leave them out: behind `#`.
pub fn as_remarks(lines: &[String]) -> String {
    lines.iter().map(|line| format!("# {line}\n")).collect()
}
