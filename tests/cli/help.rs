//! What the program says of itself and of the labs.

use crate::program::printed;
use experiments::{Experiment, LABS};

#[test]
fn list_names_the_labs() {
    let text = printed(&["list"]);
    assert_eq!(text.lines().count(), LABS.len());
    for (line, lab) in text.lines().zip(LABS) {
        assert!(line.starts_with(&format!("{lab}: ")), "{line}");
    }
}

#[test]
fn help_names_every_parameter_with_its_default() {
    for lab in LABS {
        let text = printed(&["help", lab]);
        let experiment = Experiment::of_lab(lab).unwrap();
        for parameter in experiment.schema() {
            let default = match experiment.value(parameter.key) {
                nothing if nothing.is_empty() => "nothing".to_owned(),
                value => value,
            };
            let line = format!("  {}={default}", parameter.key);
            let with_unit = format!("{line} (");
            let mut lines = text.lines();
            let is_there = lines.any(|found| found == line || found.starts_with(&with_unit));
            assert!(is_there, "{line} is not in:\n{text}");
        }
    }
}

#[test]
fn help_explains_the_program() {
    for arguments in [&["help"], &["--help"]] {
        let text = printed(arguments);
        assert!(
            ["run", "list", "help"]
                .iter()
                .all(|command| text.contains(command)),
            "{text}"
        );
    }
    let version = printed(&["--version"]);
    assert_eq!(
        version.trim_end(),
        concat!("saddlepoint ", env!("CARGO_PKG_VERSION"))
    );
}
