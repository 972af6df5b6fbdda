//! Changes of settings: what was edited since the results that are shown.

use experiments::Experiment;
use texts::Texts;

/// The labels of the settings in which what is asked differs.
pub fn labels_of_changes(before: &Experiment, now: &Experiment, texts: &'static Texts) -> String {
    let (before, now) = (before.asked(), now.asked());
    let changed = now.schema().iter().filter(|parameter| {
        let key = parameter.key;
        now.uses(key) && before.value(key) != now.value(key)
    });
    let labels: Vec<&str> = changed
        .map(|parameter| (parameter.text)(texts).label)
        .collect();
    labels.join(", ")
}
