//! `cargo xtask test`: every check there is, stage after stage, to the first that fails; the page is built beside them.
//!
//! What the project's continuous integration runs is this very command, so that a change that passes here
//! passes there.

use std::time::{Duration, Instant};

use clap::ValueEnum;

use super::beside::Beside;
use super::check::check;
use crate::failure::Failure;
use crate::project::Project;
use crate::stage::Stage;
use crate::tools;

/// Runs the stages in `only`, or all where it is empty, but what is slow only if that is asked for; always in their usual order.
/// Where the page is built and other things are checked before, it is built beside them.
pub fn test(project: &Project, only: &[Stage], slow: bool) -> Result<(), Failure> {
    let start = Instant::now();
    let stages: Vec<Stage> = chosen(only, slow).collect();
    let mut beside = None;
    let mut passed = Vec::new();
    for &stage in &stages {
        println!("\n==== {stage}: {}", stage.purpose());
        let (result, duration) = match beside.take_if(|of: &mut Beside| of.stage() == stage) {
            Some(begun) => begun.end(),
            None => timed(|| check(stage, project)),
        };
        let notes = match result {
            Ok(notes) => notes,
            Err(source) => {
                print_summary(&passed);
                println!("{stage:<12} {:>10}  FAILED", seconds(duration));
                let source = Box::new(source);
                let stage = stage.to_string();
                return Err(Failure::Stage { stage, source });
            }
        };
        println!("---- {stage}: passed in {}", seconds(duration));
        passed.push((stage, duration, notes));
        if stage == Stage::Format && stages.contains(&Stage::Build) {
            // What both would install, before.
            tools::ensure_components()?;
            tools::ensure_wasm_target()?;
            beside = Some(Beside::begin(project, Stage::Build)?);
        }
    }
    print_summary(&passed);
    println!("{:<12} {:>10}", "in all", seconds(start.elapsed()));
    Ok(())
}

fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = run();
    (result, start.elapsed())
}

fn chosen(only: &[Stage], slow: bool) -> impl Iterator<Item = Stage> {
    let wanted = move |stage: &Stage| match stage {
        Stage::Slow if slow => true,
        Stage::Slow => only.contains(stage),
        _ => only.is_empty() || only.contains(stage),
    };
    Stage::value_variants().iter().copied().filter(wanted)
}

/// Every stage that has passed, how long it took and what is to be noted about it.
fn print_summary(passed: &[(Stage, Duration, Vec<String>)]) {
    println!("\n==== summary");
    for (stage, duration, notes) in passed {
        println!("{stage:<12} {:>10}  passed", seconds(*duration));
        for note in notes {
            println!("{:>24} {note}", "");
        }
    }
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_keep_their_order() {
        let stages: Vec<Stage> = chosen(&[Stage::Browser, Stage::Build], false).collect();
        assert_eq!(stages, [Stage::Build, Stage::Browser]);
        assert_eq!(chosen(&[], true).count(), Stage::value_variants().len());
        assert!(!chosen(&[], false).any(|stage| stage == Stage::Slow));
        assert!(chosen(&[Stage::Slow], false).eq([Stage::Slow]));
    }
}
