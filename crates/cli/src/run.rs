//! `saddlepoint run`.

use super::arguments::Format;
use super::failure::Failure;
use super::files;
use super::output::print_report;
use experiments::{Experiment, LABS, Opened, Progress, Sent, saved_run};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::fs;
use std::path::Path;
use std::thread::available_parallelism;
use texts::ENGLISH;
use worker::threads;

/// How an experiment is run.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    pub format: Format,
    /// As many as there are cores if that is not said.
    pub threads: Option<u32>,
    /// What another program has written, as the lab of the link reads it.
    pub file: Option<&'a Path>,
    /// The file of a run to go on from.
    pub from: Option<&'a Path>,
    /// Where the run is written to.
    pub save: Option<&'a Path>,
}

/// Runs the experiment of `link` and prints its result.
pub fn run(link: &str, options: Options) -> Result<(), Failure> {
    let experiment = open(link, options.file)?;
    let begun = options.from.map(|file| earlier(&experiment, file));
    let begun = begun.transpose()?.unwrap_or_default();
    let threads = options.threads.map_or_else(
        || available_parallelism().map_or(1, usize::from),
        |threads| threads as usize,
    );
    let bar = progress_bar();
    let sent = threads::run_from(&experiment, threads, &begun, |Progress { done, total }| {
        if total > 0 {
            bar.set_length(total);
        }
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let report = experiment
        .report(&sent)
        .map_err(|error| Failure::failed_run(error.to_string()))?;
    if let Some(file) = options.save {
        fs::write(file, saved_run::write(&experiment, &sent)).map_err(|error| {
            Failure::failed_run(format!("cannot write {}: {error}", file.display()))
        })?;
    }
    print_report(&report, options.format)
}

/// What the chunks of a run in a file have sent, for this experiment to go on from.
fn earlier(experiment: &Experiment, file: &Path) -> Result<Vec<Option<Sent>>, Failure> {
    let saved = files::read(file)?;
    let earlier = saved.opened.experiment;
    if earlier.asked() == experiment.asked() {
        return Ok(saved.snapshots);
    }
    let continued = experiment.continued(&earlier, &saved.snapshots);
    continued.ok_or_else(|| {
        Failure::wrong_input(format!(
            "{} has a run of {}: this experiment does not go on from it. A run of the lab regret is gone on with by the \
             same link with more iterations.",
            file.display(),
            earlier.asked().link()
        ))
    })
}

/// The experiment of a link without fault: a program that silently ran another one would mislead.
fn open(link: &str, file: Option<&Path>) -> Result<Experiment, Failure> {
    let Opened {
        experiment,
        problems,
    } = Experiment::open(link)
        .map_err(|error| Failure::wrong_input(error.sentence(&ENGLISH, LABS)))?;
    if !problems.is_empty() {
        let sentences: Vec<String> = problems
            .iter()
            .map(|problem| problem.sentence(&ENGLISH))
            .collect();
        return Err(Failure::wrong_input(sentences.join("\n")));
    }
    let experiment = match file {
        None => experiment,
        Some(file) => with_file(&experiment, file)?,
    };
    experiment
        .runnable()
        .map_err(|reason| Failure::wrong_input(reason.sentence(&ENGLISH)))?;
    Ok(experiment)
}

/// The same with what another program has written.
fn with_file(experiment: &Experiment, file: &Path) -> Result<Experiment, Failure> {
    let bytes = fs::read(file)
        .map_err(|error| Failure::failed_run(format!("cannot read {}: {error}", file.display())))?;
    let text = String::from_utf8_lossy(&bytes);
    let read = experiment.with_file(&text).ok_or_else(|| {
        Failure::wrong_input("this lab reads no files of games; matrix and tree-game do".to_owned())
    })?;
    read.map_err(|fault| Failure::wrong_input(format!("{}: {fault}", file.display())))
}

/// Drawn on standard error, and only if that is a terminal.
fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(10));
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
