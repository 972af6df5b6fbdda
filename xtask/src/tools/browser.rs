//! A browser and its driver, of the same version, for the tests that look at the page.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::apt;
use crate::failure::Failure;
use crate::process;

/// Environment variables that name other programs than those found; the tests read the same two.
const BROWSER_VARIABLE: &str = "SADDLEPOINT_CHROMIUM";
const DRIVER_VARIABLE: &str = "SADDLEPOINT_CHROMEDRIVER";

/// Where a browser may be, in order of preference: names on the PATH, and macOS' applications. A headless shell is the same
/// browser without windows to draw: the tests take about a third less time in it.
const BROWSERS: [&str; 9] = [
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// The same for drivers; the second is Ubuntu's.
const DRIVERS: [&str; 2] = ["chromedriver", "chromium.chromedriver"];

/// What Debian calls them; not every release has the shell.
const PACKAGES: [[&str; 2]; 2] = [
    ["chromium-headless-shell", "chromium-driver"],
    ["chromium", "chromium-driver"],
];

/// A browser with the driver that fits it.
pub struct Browser {
    browser: PathBuf,
    driver: PathBuf,
}

impl Browser {
    /// Finds a matching pair; installs Debian's where there is none and that is possible.
    pub fn ensure() -> Result<Self, Failure> {
        for packages in PACKAGES {
            match Self::find() {
                Err(Failure::NoBrowser { .. }) if install(&packages) => {}
                found => return found,
            }
        }
        Self::find()
    }

    /// Tells the tests which programs to use.
    pub fn describe_to(&self, tests: &mut Command) {
        tests
            .env(BROWSER_VARIABLE, &self.browser)
            .env(DRIVER_VARIABLE, &self.driver);
    }

    fn find() -> Result<Self, Failure> {
        let browsers = candidates(BROWSER_VARIABLE, &BROWSERS)?;
        let drivers = candidates(DRIVER_VARIABLE, &DRIVERS)?;
        let pair = browsers.iter().find_map(|(browser, version)| {
            let fits = |(_, other): &&(PathBuf, String)| major(other) == major(version);
            let (driver, _) = drivers.iter().find(fits)?;
            Some(Self {
                browser: browser.clone(),
                driver: driver.clone(),
            })
        });
        pair.ok_or_else(|| Failure::NoBrowser {
            found: listed(&[browsers, drivers].concat()),
            variables: [BROWSER_VARIABLE, DRIVER_VARIABLE],
        })
    }
}

/// The programs that answer, with their versions: the one the user named, or else those that can be found.
fn candidates(variable: &'static str, usual: &[&str]) -> Result<Vec<(PathBuf, String)>, Failure> {
    let Some(named) = env::var_os(variable).map(PathBuf::from) else {
        let found = usual.iter().filter_map(|name| versioned(Path::new(name)));
        return Ok(found.collect());
    };
    match versioned(&named) {
        Some(found) => Ok(vec![found]),
        None => Err(Failure::BadOverride {
            variable,
            value: named.display().to_string(),
        }),
    }
}

/// A program's whole path, which the driver needs to start a browser, and its version.
fn versioned(program: &Path) -> Option<(PathBuf, String)> {
    let search_path = env::var_os("PATH").unwrap_or_default();
    // Joining a path that is whole already gives that path.
    let path = env::split_paths(&search_path)
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())?;
    let said = process::answer(process::program(&path).arg("--version"))?;
    Some((path, version(&said)?.to_owned()))
}

/// Every browser and driver that answered, for the message that none of them match.
fn listed(found: &[(PathBuf, String)]) -> String {
    if found.is_empty() {
        return "neither".to_owned();
    }
    let one = |(program, version): &(PathBuf, String)| format!("{} {version}", program.display());
    found.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The first word that starts with a digit: `Chromium 156.0.8078.79 built on …`.
fn version(said: &str) -> Option<&str> {
    said.split_whitespace()
        .find(|word| word.starts_with(|first: char| first.is_ascii_digit()))
}

/// A driver fits every browser of its major version.
fn major(version: &str) -> &str {
    version.split_once('.').map_or(version, |(major, _)| major)
}

/// Installs Debian's packages; `false` where that is not possible.
fn install(packages: &[&str]) -> bool {
    apt::install("Chromium and chromedriver", "about 1 minute", packages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_programs_say() {
        let browser = version("Chromium 156.0.8078.79 built on Debian GNU/Linux 12");
        let driver = version("ChromeDriver 156.0.1.2 (a21ce95-refs/branch-heads/8078@{#1704})");
        assert_eq!(browser, Some("156.0.8078.79"));
        assert_eq!(browser.map(major), driver.map(major));
        assert_eq!(version("no version here"), None);
    }
}
