//! Browser tests that failed, run again: on a busy machine one of hundreds may stumble over nothing that the page has done.
//!
//! A test that fails is run once more, alone and in a browser of its own. If it passes then, it is *unsteady*: the stage passes, names
//! it and keeps both logs. A test that fails twice fails the stage, and so do many failures at once and a program that breaks off.

use std::fs;
use std::path::Path;

use super::browse::browser_tests;
use crate::failure::Failure;
use crate::libtest::{self, Results};
use crate::process;
use crate::project::Project;
use crate::tools::Browser;

/// So many stumble at most on a busy machine; where more fail, the fault is the page's.
const MAX_UNSTEADY: usize = 8;

/// What to do after the tests have been run for the first time.
#[derive(Debug, PartialEq, Eq)]
enum Next {
    /// They have passed.
    Pass,
    /// These have failed and are run again.
    Again(Results),
    /// So many have failed that none is run again.
    TooMany(usize),
    /// The program has broken off, or has not even begun.
    Broken,
}

/// Runs the browser tests, and those that fail again. Returns what the summary says about unsteady ones.
pub fn run(project: &Project, browser: &Browser) -> Result<Vec<String>, Failure> {
    let mut tests = browser_tests(project, browser)?;
    // As many at a time as there are browsers at most: Cargo would run as many as there are cores, which wait now and then.
    let first = process::watch(tests.args(["--", "--test-threads=3"]))?;
    match next(first.result.is_ok(), &first.printed) {
        Next::Pass => Ok(Vec::new()),
        Next::Broken => Err(first.result.err().unwrap_or(Failure::NoResults)),
        Next::TooMany(count) => Err(Failure::ManyFailed { count }),
        Next::Again(results) => {
            let logs = project.target().join("browser-failures");
            let mut failed = Vec::new();
            for name in &results.failed {
                if !passes_again(project, browser, name, &first.printed, &logs)? {
                    failed.push(name.clone());
                }
            }
            conclude(&results, failed, &logs)
        }
    }
}

fn next(success: bool, printed: &str) -> Next {
    match (success, Results::read(printed)) {
        (true, Some(results)) if results.failed.is_empty() => Next::Pass,
        (false, Some(results)) if results.failed.len() > MAX_UNSTEADY => {
            Next::TooMany(results.failed.len())
        }
        (false, Some(results)) if !results.failed.is_empty() => Next::Again(results),
        _ => Next::Broken,
    }
}

/// Runs one test alone, in a process and a browser of its own, and keeps what it has printed both times.
fn passes_again(
    project: &Project,
    browser: &Browser,
    name: &str,
    printed: &str,
    logs: &Path,
) -> Result<bool, Failure> {
    println!("\n{name} has failed; once more, alone");
    let mut test = browser_tests(project, browser)?;
    let again = process::watch(test.args(["--", "--exact", name, "--test-threads=1"]))?;
    fs::create_dir_all(logs).map_err(Failure::file("create", logs))?;
    let own = libtest::printed_by(printed, name);
    for (text, log) in [&own, &again.printed].into_iter().zip(log_names(name)) {
        let path = logs.join(log);
        fs::write(&path, text).map_err(Failure::file("write", &path))?;
    }
    Ok(has_passed(again.result.is_ok(), &again.printed))
}

/// Whether a test that was run alone has passed: a program that finds no test of that name is satisfied too.
fn has_passed(success: bool, printed: &str) -> bool {
    let passed = Results::read(printed).map(|results| results.passed);
    success && passed == Some(1)
}

/// The files for what a test has printed the first and the second time.
fn log_names(name: &str) -> [String; 2] {
    let name = name.replace("::", ".");
    [format!("{name}.first.log"), format!("{name}.again.log")]
}

/// The verdict on all tests, whose last line is of the form of Cargo's, since that of the last run is about one test alone.
fn conclude(results: &Results, failed: Vec<String>, logs: &Path) -> Result<Vec<String>, Failure> {
    println!("\nall browser tests, those that were run again included:");
    let unsteady: Vec<String> = results
        .failed
        .iter()
        .filter(|name| !failed.contains(name))
        .map(|name| noted(name, logs))
        .collect();
    for note in &unsteady {
        println!("{note}");
    }
    println!("{}", results.after(&failed).line());
    if failed.is_empty() {
        Ok(unsteady)
    } else {
        Err(Failure::FailedTwice { tests: failed })
    }
}

fn noted(name: &str, logs: &Path) -> String {
    let [first, again] = log_names(name);
    format!(
        "unsteady: {name} failed, and passed when it was run again alone; see {first} and {again} in {}",
        logs.display()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_FAILED: &str = include_str!("../libtest/two_failed.txt");
    const AGAIN: &str = include_str!("../libtest/again.txt");
    const ABORTED: &str = include_str!("../libtest/aborted.txt");

    /// What a run prints in which so many tests have failed.
    fn with_failed(count: usize) -> String {
        let names: String = (0..count)
            .map(|test| format!("    test_{test}\n"))
            .collect();
        format!("failures:\n{names}\ntest result: FAILED. 9 passed; {count} failed; 0 ignored\n")
    }

    #[test]
    fn few_that_fail_are_run_again() {
        let Next::Again(results) = next(false, TWO_FAILED) else {
            panic!("two are few");
        };
        assert_eq!(results.failed, ["home::shows_every_lab", "matrix::stops"]);
        assert!(matches!(
            next(false, &with_failed(MAX_UNSTEADY)),
            Next::Again(_)
        ));
        assert_eq!(
            next(false, &with_failed(MAX_UNSTEADY + 1)),
            Next::TooMany(MAX_UNSTEADY + 1)
        );
    }

    #[test]
    fn a_program_that_breaks_off_fails_whatever_it_has_printed() {
        assert_eq!(next(true, AGAIN), Next::Pass);
        for (success, printed) in [
            (false, ABORTED),
            (true, ABORTED),
            (false, ""),
            // All have passed, and then it has crashed.
            (false, AGAIN),
            (true, TWO_FAILED),
        ] {
            assert_eq!(next(success, printed), Next::Broken, "{printed}");
        }
    }

    #[test]
    fn a_test_has_passed_again_only_if_it_was_run() {
        assert!(has_passed(true, AGAIN));
        assert!(!has_passed(false, AGAIN));
        assert!(!has_passed(true, &AGAIN.replace("1 passed", "0 passed")));
        assert!(!has_passed(false, ABORTED));
    }

    #[test]
    fn one_that_fails_twice_fails_the_stage_and_is_named() {
        let results = Results::read(TWO_FAILED).expect("the program has come to its end");
        let logs = Path::new("logs");
        let notes = conclude(&results, Vec::new(), logs).expect("all have passed in the end");
        assert_eq!(notes.len(), 2);
        assert!(
            notes[1].contains("matrix::stops failed")
                && notes[1].contains("matrix.stops.again.log")
        );
        let failure = conclude(&results, vec!["matrix::stops".to_owned()], logs);
        let said = failure.expect_err("one has failed twice").to_string();
        assert!(
            said.contains("matrix::stops") && !said.contains("home"),
            "{said}"
        );
    }
}
