//! What the slow check needs besides: a second browser with its driver, and LaTeX.

use std::path::PathBuf;
use std::process::Command;

use super::apt;
use super::cache::Cache;
use super::cargo_tool::CargoTool;
use crate::failure::Failure;
use crate::process;

/// Environment variables by which the tests find them.
const FIREFOX_VARIABLE: &str = "SADDLEPOINT_FIREFOX";
const DRIVER_VARIABLE: &str = "SADDLEPOINT_GECKODRIVER";

/// The names of Firefox, in order of preference; the second is Debian's.
const FIREFOX: [&str; 2] = ["firefox", "firefox-esr"];
/// TikZ and PGFPlots, and the class of documents that hold one picture.
const LATEX: [&str; 2] = ["texlive-pictures", "texlive-latex-extra"];

/// Programs for the slow check.
pub struct SlowTools {
    firefox: &'static str,
    driver: PathBuf,
}

impl SlowTools {
    /// Finds them, or installs them.
    pub fn ensure() -> Result<Self, Failure> {
        let there = || FIREFOX.into_iter().find(|name| process::exists(name));
        let firefox = there().or_else(|| {
            apt::install("Firefox", "about 1 minute", &["firefox-esr"]);
            there()
        });
        if !process::exists("pdflatex") {
            apt::install("LaTeX", "about 3 minutes", &LATEX);
        }
        if !process::exists("pdflatex") {
            return Err(Failure::NoProgram {
                program: "pdflatex",
                packages: "Debian: texlive-pictures, texlive-latex-extra",
            });
        }
        let driver = CargoTool {
            package: "geckodriver",
            program: "geckodriver",
            version: "0.36.0".to_owned(),
            arguments: &[],
            usual_time: "about 2 minutes on two cores",
        };
        Ok(Self {
            firefox: firefox.ok_or(Failure::NoProgram {
                program: "firefox",
                packages: "Debian: firefox-esr",
            })?,
            driver: driver.ensure(&Cache::locate()?)?.program,
        })
    }

    /// Tells the tests which programs to use.
    pub fn describe_to(&self, tests: &mut Command) {
        tests
            .env(FIREFOX_VARIABLE, self.firefox)
            .env(DRIVER_VARIABLE, &self.driver);
    }
}
