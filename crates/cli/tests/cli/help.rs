//! What the program says about itself and of the labs.

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

#[test]
fn lists_come_as_tables_and_objects_too() {
    let labs: serde_json::Value =
        serde_json::from_str(&printed(&["list", "--format", "json"])).unwrap();
    let names: Vec<&str> = labs
        .as_array()
        .unwrap()
        .iter()
        .map(|lab| lab["lab"].as_str().unwrap())
        .collect();
    assert_eq!(names, LABS);
    let csv = printed(&["list", "--format", "csv"]);
    assert_eq!(csv.lines().next(), Some("lab,summary"));
    let parameters: serde_json::Value =
        serde_json::from_str(&printed(&["help", "mcts", "--format", "json"])).unwrap();
    let schema = Experiment::of_lab("mcts").unwrap().schema();
    assert_eq!(parameters.as_array().unwrap().len(), schema.len());
    assert_eq!(parameters[0]["parameter"], schema[0].key);
}

#[test]
fn shells_and_the_manual_know_every_command() {
    let commands = [
        "run",
        "solve",
        "open",
        "link",
        "list",
        "help",
        "completions",
        "man",
    ];
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = printed(&["completions", shell]);
        assert!(
            commands.iter().all(|command| script.contains(command)),
            "{shell}"
        );
    }
    let page = printed(&["man"]);
    for command in commands {
        let heading = format!(".SH \"COMMAND {}\"", command.to_uppercase());
        assert!(page.contains(&heading), "{command}");
    }
    assert!(
        page.contains("Exit codes") && page.starts_with(".ie"),
        "{page}"
    );
}
