//! Files of runs: `saddlepoint open` and `saddlepoint link`, and what `run` reads and writes.

use super::arguments::Format;
use super::failure::Failure;
use super::output::{print, print_found};
use experiments::saved_run::{self, SavedRun};
use std::fs;
use std::path::Path;
use texts::ENGLISH;

/// The run in a file.
///
/// # Errors
/// If it cannot be read, or is none.
pub fn read(file: &Path) -> Result<SavedRun, Failure> {
    let name = file.display();
    let text = fs::read_to_string(file)
        .map_err(|error| Failure::failed_run(format!("cannot read {name}: {error}")))?;
    let saved = saved_run::read(&text)
        .map_err(|error| Failure::wrong_input(format!("{name}: {}", error.sentence(&ENGLISH))))?;
    let problems = &saved.opened.problems;
    if problems.is_empty() {
        return Ok(saved);
    }
    let sentences = problems.iter().map(|problem| problem.sentence(&ENGLISH));
    let sentences: Vec<String> = sentences.collect();
    Err(Failure::wrong_input(format!(
        "{name}: {}",
        sentences.join("\n")
    )))
}

/// Writes a file: beside it at first, so that whatever happens it is the one before or the whole new one. What is no file, such as a
/// terminal, is written to as it is.
///
/// # Errors
/// If it cannot be written.
pub fn write(file: &Path, text: &str) -> Result<(), Failure> {
    let target = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let is_special = fs::metadata(&target).is_ok_and(|target| !target.is_file());
    let written = if is_special {
        fs::write(&target, text)
    } else {
        let mut beside = target.clone().into_os_string();
        beside.push(".part");
        fs::write(&beside, text).and_then(|()| fs::rename(&beside, &target))
    };
    written
        .map_err(|error| Failure::failed_run(format!("cannot write {}: {error}", file.display())))
}

/// Prints what the run in a file has found so far; how far it has come goes to standard error if that is not all.
pub fn open(file: &Path, format: Format) -> Result<(), Failure> {
    let SavedRun {
        opened,
        mut snapshots,
    } = read(file)?;
    let experiment = opened.experiment;
    snapshots.resize(experiment.chunk_count(), None);
    let is_final = |(chunk, sent): (usize, &Option<_>)| {
        sent.as_ref()
            .is_some_and(|sent: &experiments::ChunkOutput| experiment.is_final(chunk, sent))
    };
    let done = snapshots
        .iter()
        .enumerate()
        .filter(|&part| is_final(part))
        .count();
    if done < snapshots.len() {
        eprintln!(
            "saddlepoint: {done} of {} parts of this run are finished. To go on: saddlepoint run '{}' --from '{}'",
            snapshots.len(),
            experiment.link(),
            file.display()
        );
    }
    print_found(&experiment, &snapshots, format)
}

/// Prints the link of the run in a file.
pub fn link(file: &Path, address: Option<&str>) -> Result<(), Failure> {
    let link = read(file)?.opened.experiment.link();
    let begin = address.map(|address| {
        let page = address.split('#').next().unwrap_or_default();
        format!("{page}#/")
    });
    print(&format!("{}{link}\n", begin.unwrap_or_default()))
}
