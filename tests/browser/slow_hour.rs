//! An hour in one window: all labs over and over, each run to its end, while memory is watched. `cargo xtask test --slow`.
//!
//! What is left after a round must not grow: the page's own objects, elements and listeners, the memory of the page's program and of its
//! workers. Runs that are remembered may take what they are allowed to in the first rounds.

use std::time::{Duration, Instant};

use crate::labs;
use crate::labs::row::Row;
use crate::support::{Failure, Page, Start, Viewport, browse_with};

/// Minutes that this takes if the environment variable `SADDLEPOINT_MINUTES` says nothing.
const MINUTES: u64 = 60;

/// Keeps the memories of programs and counts workers that live.
const WATCH: &str = "if (!window.watched) {
  window.watched = { memories: [], workers: 0 };
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    if (exports.memory) window.watched.memories.push(exports.memory);
    return made;
  };
  window.Worker = class extends Worker {
    constructor(...given) { super(...given); window.watched.workers += 1; }
    terminate() { window.watched.workers -= 1; super.terminate(); }
  };
}";

/// Presses what begins a run that has not begun by itself.
const BEGIN: &str = "if (document.querySelector('#run-status[data-state=none]')) document.querySelector('#run')?.click()";

/// A number of a round: its name, where it is, and by how much it may be higher in the end than a tenth more.
type Measure = (&'static str, fn(&Left) -> f64, f64);

/// What is there after a round.
#[derive(Clone, Copy, Debug)]
struct Left {
    /// Megabytes of JavaScript.
    heap: f64,
    /// Megabytes of the page's program.
    program: f64,
    elements: f64,
    listeners: f64,
    workers: f64,
    /// Megabytes of all the browser's processes that show or compute something.
    resident: f64,
}

fn minutes() -> u64 {
    let said = std::env::var("SADDLEPOINT_MINUTES").ok();
    said.and_then(|text| text.parse().ok()).unwrap_or(MINUTES)
}

async fn visit(page: &Page, row: &Row) -> Result<(), Failure> {
    page.goto_hash(&format!("#/{}", row.small.link)).await?;
    page.wait_for(row.course.opened).await?;
    // By a script, which holds nothing; the driver holds what it clicks.
    page.script(BEGIN, vec![]).await?;
    page.go_to_the_end(row, &row.small).await
}

async fn left(page: &Page) -> Result<Left, Failure> {
    page.goto_hash("#/").await?;
    page.wait_for("main h1").await?;
    page.wait_for_calm().await?;
    let counters = page.memory().await?;
    let program = "return window.watched.memories.reduce((all, memory) => all + memory.buffer.byteLength, 0) / 1e6";
    Ok(Left {
        heap: counters.heap,
        program: page.number(program, vec![]).await?,
        elements: counters.elements,
        listeners: counters.listeners,
        workers: page.number("return window.watched.workers", vec![]).await?,
        resident: resident(),
    })
}

/// Megabytes of all processes of Chromium that draw pages and run workers, where the system tells.
fn resident() -> f64 {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let is_renderer = |process: &std::fs::DirEntry| {
        let said = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&said).contains("--type=renderer")
    };
    let kilobytes = |process: std::fs::DirEntry| {
        let status = std::fs::read_to_string(process.path().join("status")).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<f64>().ok()
    };
    let all = processes.filter(is_renderer).filter_map(kilobytes);
    all.sum::<f64>() / 1e3
}

/// The median of a part of the rounds.
fn median(rounds: &[Left], of: fn(&Left) -> f64) -> f64 {
    let mut numbers: Vec<f64> = rounds.iter().map(of).collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

#[test]
#[ignore = "takes an hour; run by `cargo xtask test --slow`"]
fn slow_an_hour_through_all_labs_leaves_nothing_behind() {
    let time = Duration::from_secs(60 * minutes());
    let limit = 2 * time + Duration::from_secs(600);
    let start = Start {
        limit: Some(limit),
        ..Start::default()
    };
    browse_with("slow_hour", Viewport::DESKTOP, "", start, async |page| {
        page.eval_before_load(WATCH).await?;
        page.load("").await?;
        let start = Instant::now();
        let mut rounds = Vec::new();
        while start.elapsed() < time || rounds.len() < 6 {
            for row in labs::LABS.iter().filter_map(|lab| lab.page.as_ref()) {
                visit(page, row)
                    .await
                    .map_err(|failure| failure.at(row.lab))?;
            }
            let now = left(page).await?;
            println!("round {}: {now:?}", rounds.len() + 1);
            rounds.push(now);
        }
        // The first third is for what is kept on purpose.
        let third = rounds.len() / 3;
        let (middle, last) = (&rounds[third..2 * third], &rounds[2 * third..]);
        let measures: [Measure; 6] = [
            ("heap", |left| left.heap, 5.0),
            ("program", |left| left.program, 8.0),
            ("elements", |left| left.elements, 200.0),
            ("listeners", |left| left.listeners, 100.0),
            ("workers", |left| left.workers, 0.0),
            ("resident", |left| left.resident, 60.0),
        ];
        for (name, of, slack) in measures {
            let (before, after) = (median(middle, of), median(last, of));
            assert!(
                after <= 1.1 * before + slack,
                "{name}: from {before} to {after}"
            );
        }
        Ok(())
    });
}
