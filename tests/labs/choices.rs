//! Choices: the links of a lab with each option of each of its settings.

use experiments::Experiment;
use experiments::parameters::{Audience, Control};

/// The lab as it is, and with every option of the settings that everybody sees, one at a time.
pub fn links_of_choices(lab: &str) -> Vec<String> {
    let bare = Experiment::of_lab(lab).expect("a lab");
    let edits = bare.schema().iter().flat_map(|parameter| {
        let Control::OneOf(options) = parameter.kind.control() else {
            return Vec::new();
        };
        let edit = |option: &&'static str| bare.edit(parameter.key, option).ok();
        let is_used = bare.uses(parameter.key) && parameter.audience == Audience::Everyone;
        options
            .iter()
            .filter(|_| is_used)
            .filter_map(edit)
            .collect()
    });
    let links = edits.map(|edit| edit.experiment.link());
    links.chain([lab.to_owned()]).collect()
}
