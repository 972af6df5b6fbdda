//! The stages of `cargo xtask test`, by name; how each is run is in `commands/check.rs`.

use std::fmt;

use clap::ValueEnum;

/// One check of the whole project, in the order they are run: quick ones first. The documentation of each is what help and headings say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// The source is formatted by rustfmt.
    Format,
    /// No warnings from compiler and clippy.
    Clippy,
    /// The same for the page.
    ClippyWasm,
    /// Unit tests, integration tests, examples in the documentation.
    Test,
    /// The documentation builds and its links lead somewhere.
    Docs,
    /// The page, as it is published.
    Build,
    /// The published page in a real browser.
    Browser,
    /// Only when it is asked for: millions of damaged texts, LaTeX, Firefox, an hour through all labs.
    Slow,
}

impl Stage {
    /// What the stage finds out, for its heading.
    pub fn purpose(self) -> String {
        let value = self.to_possible_value();
        let help = value.as_ref().and_then(|value| value.get_help());
        help.map(ToString::to_string).unwrap_or_default()
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value();
        formatter.pad(value.as_ref().map_or("", |value| value.get_name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_have_a_name_and_a_purpose() {
        assert_eq!(Stage::ClippyWasm.to_string(), "clippy-wasm");
        for stage in Stage::value_variants() {
            assert_eq!(Stage::from_str(&stage.to_string(), false), Ok(*stage));
            assert!(!stage.purpose().is_empty(), "{stage}");
        }
    }
}
