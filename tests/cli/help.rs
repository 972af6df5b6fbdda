//! What the program says of itself and of the labs.

use crate::program::printed;
use saddlepoint::experiments::connect_four::ConnectFourLab;
use saddlepoint::experiments::parameters::Parameters;

#[test]
fn list_names_the_labs() {
    let text = printed(&["list"]);
    assert_eq!(text.lines().count(), 1);
    assert!(text.starts_with("connect-four: "), "{text}");
}

#[test]
fn help_names_every_parameter_with_its_default() {
    let text = printed(&["help", "connect-four"]);
    let defaults = ConnectFourLab::default();
    for parameter in ConnectFourLab::SCHEMA {
        let default = match defaults.write(parameter.key) {
            nothing if nothing.is_empty() => "nothing".to_owned(),
            value => value,
        };
        let line = format!("  {}={default}", parameter.key);
        let is_there = text
            .lines()
            .any(|found| found == line || found.starts_with(&format!("{line} (")));
        assert!(is_there, "{line} is not in:\n{text}");
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
