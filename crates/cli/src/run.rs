//! `saddlepoint run`.

use super::arguments::Format;
use super::failure::Failure;
use super::output::print;
use experiments::{Experiment, LABS, Opened, Progress};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::thread::available_parallelism;
use texts::ENGLISH;
use worker::threads;

/// Runs the experiment of `link` and prints its result.
pub fn run(link: &str, format: Format, threads: Option<u32>) -> Result<(), Failure> {
    let experiment = open(link)?;
    let threads = threads.map_or_else(
        || available_parallelism().map_or(1, usize::from),
        |threads| threads as usize,
    );
    let bar = progress_bar();
    let snapshots = threads::run(&experiment, threads, |Progress { done, total }| {
        if total > 0 {
            bar.set_length(total);
        }
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let report = experiment
        .report(&snapshots)
        .map_err(|error| Failure::failed_run(error.to_string()))?;
    print(&match format {
        Format::Text => report.table.text(),
        Format::Json => report.json,
        Format::Csv => report.table.csv(),
    })
}

/// The experiment of a link without fault: a program that silently ran another one would mislead.
fn open(link: &str) -> Result<Experiment, Failure> {
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
    experiment
        .runnable()
        .map_err(|reason| Failure::wrong_input(reason.sentence(&ENGLISH)))?;
    Ok(experiment)
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
