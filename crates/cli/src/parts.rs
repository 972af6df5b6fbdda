//! Parts of a run: `saddlepoint chunks` says how many there are, `saddlepoint merge` puts together what was computed apart.
//!
//! Chunks know nothing of each other, and are merged in their order: the result does not depend on what computes them.

use super::arguments::Format;
use super::failure::Failure;
use super::files;
use super::output::{print_found, print_list};
use super::run;
use experiments::report::Table;
use experiments::saved_run::{self, SavedRun};
use experiments::{ChunkOutput, Experiment};
use std::path::{Path, PathBuf};
use texts::ranges_told;

/// Prints how many chunks there are, first of all, and how long they take.
pub fn chunks(link: &str, format: Format) -> Result<(), Failure> {
    let experiment = run::open(link, None, 1)?;
    let count = experiment.chunk_count();
    let seconds = experiment.cost().seconds(1);
    let chunks = if count == 1 { "chunk" } else { "chunks" };
    let text = format!(
        "{count} {chunks}, from 0 to {}; about {seconds:.1} s of one core in a browser\n",
        count - 1
    );
    let table = Table {
        header: ["chunks", "seconds"].map(str::to_owned).into(),
        rows: vec![vec![count.to_string(), format!("{seconds:.3}")]],
    };
    print_list(&text, &table, format)
}

/// Prints the result of files that have each chunk once, and writes it, if it is asked for.
pub fn merge(files: &[PathBuf], save: Option<&Path>, format: Format) -> Result<(), Failure> {
    let (experiment, sent) = merged(files)?;
    if let Some(file) = save {
        files::write(file, &saved_run::write(&experiment, &sent))?;
    }
    print_found(&experiment, &sent, format)
}

/// The experiment of all files, and what its chunks have sent.
fn merged(files: &[PathBuf]) -> Result<(Experiment, Vec<Option<ChunkOutput>>), Failure> {
    let mut parts = Vec::new();
    for file in files {
        parts.push((file, files::read(file)?));
    }
    let Some((first, SavedRun { opened, .. })) = parts.first() else {
        return Err(Failure::wrong_input("no files are given".to_owned()));
    };
    let experiment = opened.experiment.clone();
    let mut sent: Vec<Option<(&Path, ChunkOutput)>> = vec![None; experiment.chunk_count()];
    let mut wrong = Vec::new();
    for (file, part) in &parts {
        if part.opened.experiment.link() != experiment.link() {
            wrong.push(format!(
                "{} is of {}, and {} is of {}",
                file.display(),
                part.opened.experiment.link(),
                first.display(),
                experiment.link()
            ));
            continue;
        }
        let found = part.snapshots.iter().enumerate();
        for (chunk, output) in found.filter_map(|(chunk, output)| Some((chunk, output.as_ref()?))) {
            match &sent[chunk] {
                Some((other, _)) => wrong.push(format!(
                    "chunk {chunk} is in {} and in {}",
                    other.display(),
                    file.display()
                )),
                None => sent[chunk] = Some((file, output.clone())),
            }
        }
    }
    let missing = |chunk: usize| match &sent[chunk] {
        Some((_, output)) => !experiment.is_final(chunk, output),
        None => true,
    };
    let missing = ranges_told((0..sent.len()).filter(|chunk| missing(*chunk)), '-');
    if !missing.is_empty() && wrong.is_empty() {
        wrong.push(format!(
            "chunks {missing} are in none of the files, or not finished"
        ));
    }
    if !wrong.is_empty() {
        return Err(Failure::wrong_input(wrong.join("\n")));
    }
    let sent = sent
        .into_iter()
        .map(|found| found.map(|(_, output)| output));
    Ok((experiment, sent.collect()))
}
