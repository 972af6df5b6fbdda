//! The stages of `cargo xtask test`, by name; how each is run is in `commands/check.rs`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// One check of the whole project, in the order they are run: quick ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Format,
    Clippy,
    ClippyWasm,
    Test,
    Docs,
    Build,
    Browser,
    /// What takes long: only when it is asked for.
    Slow,
}

/// A name that no stage has.
#[derive(Debug, Error)]
#[error("the stages are format, clippy, clippy-wasm, test, docs, build, browser and slow")]
pub struct UnknownStage;

impl Stage {
    pub const ALL: [Self; 8] = [
        Self::Format,
        Self::Clippy,
        Self::ClippyWasm,
        Self::Test,
        Self::Docs,
        Self::Build,
        Self::Browser,
        Self::Slow,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Clippy => "clippy",
            Self::ClippyWasm => "clippy-wasm",
            Self::Test => "test",
            Self::Docs => "docs",
            Self::Build => "build",
            Self::Browser => "browser",
            Self::Slow => "slow",
        }
    }

    /// What the stage finds out, for its heading.
    pub fn purpose(self) -> &'static str {
        match self {
            Self::Format => "the source is formatted by rustfmt",
            Self::Clippy => "no warnings from compiler and clippy",
            Self::ClippyWasm => "the same for the page",
            Self::Test => "unit tests, integration tests, examples in the documentation",
            Self::Docs => "the documentation builds and its links lead somewhere",
            Self::Build => "the page, as it is published",
            Self::Browser => "the published page in a real browser",
            Self::Slow => "millions of damaged texts, LaTeX, Firefox, an hour through all labs",
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl FromStr for Stage {
    type Err = UnknownStage;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let named = |stage: &Self| stage.name() == name;
        Self::ALL.into_iter().find(named).ok_or(UnknownStage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_found_by_name() {
        for stage in Stage::ALL {
            assert_eq!(stage.name().parse().ok(), Some(stage));
        }
    }
}
