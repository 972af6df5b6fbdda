//! `saddlepoint run`.

use super::arguments::{Chunks, Format, Run};
use super::failure::Failure;
use super::files;
use super::learn::Learned;
use super::model::ModelFile;
use super::output::{print, print_found};
use experiments::{ChunkOutput, Experiment, FromFile, LABS, Opened, Progress, saved_run};
use games::import::encoding;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;
use texts::ENGLISH;
use worker::threads::{self, Keeping};

/// Runs the experiment of `link` and prints its result.
pub fn run(link: &str, arguments: &Run) -> Result<(), Failure> {
    let experiment = open(link, arguments.file.as_deref(), arguments.reading)?;
    let learned = arguments
        .learn
        .then(|| Learned::of(&experiment))
        .transpose()?;
    let model = arguments
        .model
        .as_deref()
        .map(|file| ModelFile::of(&experiment, file));
    let model = model.transpose()?;
    let begun = arguments
        .from
        .as_deref()
        .map(|file| earlier(&experiment, file));
    let begun = begun.transpose()?.unwrap_or_default();
    let chunks = asked(&experiment, arguments.chunks)?;
    let sent = compute(&experiment, &chunks, &begun, arguments);
    if let Some(file) = &arguments.save {
        files::write(file, &saved_run::write(&experiment, &sent))?;
    }
    if let Some(model) = model {
        model.write(&sent)?;
    }
    match learned {
        None => print_found(&experiment, &sent, arguments.output.format),
        Some(learned) => learned.print(&sent, arguments.output.format),
    }
}

/// The chunks that are asked for, if there are such.
fn asked(experiment: &Experiment, chunks: Option<Chunks>) -> Result<Vec<usize>, Failure> {
    let count = experiment.chunk_count();
    match chunks {
        None => Ok((0..count).collect()),
        Some(chunks) if chunks.last < count => Ok(chunks.numbers().collect()),
        Some(chunks) => Err(Failure::wrong_input(format!(
            "--chunks {}-{}: this experiment has {count} chunks, from 0 to {}",
            chunks.first,
            chunks.last,
            count - 1
        ))),
    }
}

/// Runs a link on each line, and prints each result on a line of its own; what is wrong with one goes there too, and the others are run.
pub fn run_lines(arguments: &Run) -> Result<(), Failure> {
    if arguments.output.format != Format::Ndjson
        || arguments.save.is_some()
        || arguments.model.is_some()
    {
        return Err(Failure::wrong_input(
            "links from standard input are run with --format ndjson, without --save and --model"
                .to_owned(),
        ));
    }
    let mut wrong = 0;
    for line in io::stdin().lines() {
        let line = line
            .map_err(|error| Failure::failed_run(format!("cannot read standard input: {error}")))?;
        let link = line.trim();
        if link.is_empty() {
            continue;
        }
        if let Err(failure) = run(link, arguments) {
            wrong += 1;
            let said = serde_json::json!({ "link": link, "error": failure.message });
            print(&format!("{said}\n"))?;
        }
    }
    match wrong {
        0 => Ok(()),
        _ => Err(Failure::wrong_input(format!(
            "{wrong} of the links gave no result"
        ))),
    }
}

/// Runs the chunks; what they have sent on the way is written too, if it is asked for.
fn compute(
    experiment: &Experiment,
    chunks: &[usize],
    begun: &[Option<ChunkOutput>],
    arguments: &Run,
) -> Vec<Option<ChunkOutput>> {
    let threads = arguments.threads.map_or_else(
        || available_parallelism().map_or(1, usize::from),
        |threads| threads as usize,
    );
    let bar = if arguments.quiet {
        ProgressBar::hidden()
    } else {
        warn_of_time(experiment, threads);
        progress_bar()
    };
    let report = |Progress { done, total }| {
        if total > 0 {
            bar.set_length(total);
        }
        bar.set_position(done);
    };
    let mut keep = |sent: &[Option<ChunkOutput>]| {
        let written = arguments
            .save
            .as_deref()
            .map(|file| files::write(file, &saved_run::write(experiment, sent)));
        if let Some(Err(failure)) = written {
            bar.suspend(|| eprintln!("saddlepoint: {}; the run goes on", failure.message));
        }
    };
    let keeping = arguments.every.map(|seconds| Keeping {
        every: Duration::from_secs(seconds.into()),
        keep: &mut keep,
    });
    let sent = threads::run_keeping(experiment, threads, chunks, begun, keeping, report);
    bar.finish_and_clear();
    sent
}

/// Says what takes so long that the page waits to be asked for it.
fn warn_of_time(experiment: &Experiment, threads: usize) {
    let cost = experiment.cost();
    if cost.may_begin_unasked(threads) {
        return;
    }
    let key = experiment.costly_setting();
    let setting = key.map(|key| format!("{key}={}", experiment.value(key)));
    let sentence = (ENGLISH.runs.takes_long)(cost.seconds(threads), setting.as_deref());
    eprintln!("saddlepoint: {sentence}");
}

/// What the chunks of a run in a file have sent, for this experiment to go on from.
fn earlier(experiment: &Experiment, file: &Path) -> Result<Vec<Option<ChunkOutput>>, Failure> {
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
pub fn open(link: &str, file: Option<&Path>, reading: usize) -> Result<Experiment, Failure> {
    let Opened {
        experiment,
        problems,
        unused,
    } = Experiment::open(link)
        .map_err(|error| Failure::wrong_input(error.sentence(&ENGLISH, LABS)))?;
    if !problems.is_empty() {
        let sentences: Vec<String> = problems
            .iter()
            .map(|problem| problem.sentence(&ENGLISH))
            .collect();
        return Err(Failure::wrong_input(sentences.join("\n")));
    }
    for note in unused {
        eprintln!("saddlepoint: {}", note.sentence(&ENGLISH));
    }
    let experiment = match file {
        None => with_foreign_text(experiment, reading)?,
        Some(file) => with_file(&experiment, file, reading)?,
    };
    experiment
        .runnable()
        .map_err(|reason| Failure::wrong_input(reason.sentence(&ENGLISH)))?;
    Ok(experiment)
}

/// The same with what another program has written; `-` is standard input.
fn with_file(experiment: &Experiment, file: &Path, reading: usize) -> Result<Experiment, Failure> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        io::stdin().read_to_end(&mut bytes).map(drop)
    } else {
        fs::read(file).map(|content| bytes = content)
    };
    let name = file.display();
    read.map_err(|error| Failure::failed_run(format!("cannot read {name}: {error}")))?;
    let wrong = |fault: String| Failure::wrong_input(format!("{name}: {fault}"));
    let text = encoding::text(&bytes).map_err(|fault| wrong(fault.to_string()))?;
    let readings = experiment.with_file(&text).ok_or_else(|| {
        Failure::wrong_input(
            "this lab reads no files; matrix and tree-game read games, tournament entrants"
                .to_owned(),
        )
    })?;
    chosen(readings.map_err(wrong)?, &name.to_string(), reading)
}

/// The same with the game of a link that is not written as links write games.
fn with_foreign_text(experiment: Experiment, reading: usize) -> Result<Experiment, Failure> {
    let readings = experiment
        .foreign_text()
        .and_then(|text| experiment.with_file(text));
    match readings {
        Some(Ok(readings)) => chosen(readings, "game", reading),
        _ if reading != 1 => Err(Failure::wrong_input(format!(
            "--reading {reading}: neither a file nor a game in the link has several readings"
        ))),
        // What is wrong with it as links write it is said later.
        _ => Ok(experiment),
    }
}

/// The reading with this number, from 1. What the text was taken for goes to standard error, so that nothing is taken for something else silently.
fn chosen(
    readings: Vec<FromFile<Experiment>>,
    name: &str,
    number: usize,
) -> Result<Experiment, Failure> {
    let count = readings.len();
    let others = readings
        .iter()
        .enumerate()
        .filter(|(other, _)| other + 1 != number);
    let others =
        others.map(|(other, read)| format!("  --reading {}: {}", other + 1, read.taken_for));
    let others: Vec<String> = others.collect();
    let Some(read) = readings.into_iter().nth(number.wrapping_sub(1)) else {
        return Err(Failure::wrong_input(format!(
            "{name} has no reading {number}; there are {count}\n{}",
            others.join("\n")
        )));
    };
    if !read.is_sure || !others.is_empty() {
        eprintln!("{name}: read as {}", read.taken_for);
    }
    for note in &read.notes {
        eprintln!("{name}: {note}");
    }
    if !others.is_empty() {
        eprintln!("It can also be read as\n{}", others.join("\n"));
    }
    Ok(read.experiment)
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
