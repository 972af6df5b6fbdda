//! How fast the engines are in Chromium, beside the native binary in the same run: `cargo xtask bench`.
//!
//! Figures of a noisy machine mean little alone; the ratios of one run do. Nothing is asserted.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::support::{Failure, Page, Viewport, browse};

/// Every measurement is the best of so many.
const ROUNDS: usize = 5;
/// A measurement waits at most so long.
const PATIENCE: Duration = Duration::from_secs(300);

/// Thousands of simulations a second.
struct Rates {
    native: f64,
    browser: f64,
    /// Share of the browser's time that was spent computing, not on messages.
    busy: f64,
}

#[test]
#[ignore = "measures, checks nothing; run by `cargo xtask bench`"]
fn bench() {
    browse("bench", Viewport::DESKTOP, "", async |page| {
        println!(
            "work                                     native/s   Chromium/s   ratio   computing"
        );
        let empty = measure(page, "empty board, 1 tree, 1 000 000", 1_000_000, 1).await?;
        let two = measure(page, "empty board, 2 trees, 2 000 000", 2_000_000, 2).await?;
        println!("two workers: {:.2} × one", two.browser / empty.browser);
        measure(page, "empty board, 1 tree, 100 000", 100_000, 1).await?;
        for (what, query) in ALPHA_BETA {
            measure_minimax(page, what, query).await?;
        }
        Ok(())
    });
}

/// Searches whose trees are too large to be kept, so that it is the search alone that is measured.
const ALPHA_BETA: [(&str, &str); 2] = [
    (
        "alpha-beta, 7×6, depth 11, nodes",
        "game=connect-four&algorithm=alpha-beta&depth=11",
    ),
    (
        "the same with ordering and table, depth 14",
        "game=connect-four&algorithm=alpha-beta&depth=14&ordering=static,killer&table=on",
    ),
];

async fn measure_minimax(page: &Page, what: &str, query: &str) -> Result<(), Failure> {
    let link = format!("minimax?{query}");
    let (mut native, mut browser) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        let seconds = native_seconds(&link, 1);
        page.load(&format!("#/{link}")).await?;
        let waits = "#search-status[data-state=paused] #count-on";
        page.wait_for_within(waits, PATIENCE).await?;
        page.click("#count-on").await?;
        let finished = "#search-status[data-state=finished]";
        page.wait_for_within(finished, PATIENCE).await?;
        let number = async |name: &str| -> Result<f64, Failure> {
            let text = page.attribute("#search-status", name).await?;
            Ok(text.and_then(|text| text.parse().ok()).unwrap_or(f64::NAN))
        };
        let nodes = number("data-nodes").await?;
        native = native.max(nodes / seconds);
        browser = browser.max(nodes / number("data-busy-milliseconds").await? * 1e3);
    }
    println!(
        "{what:<40} {:>8.0}k {:>11.0}k {:>7.2}",
        native / 1e3,
        browser / 1e3,
        browser / native,
    );
    Ok(())
}

async fn measure(page: &Page, what: &str, simulations: u64, trees: u64) -> Result<Rates, Failure> {
    let link = format!("mcts?simulations={simulations}&trees={trees}&person=both");
    let mut rates = Rates {
        native: 0.0,
        browser: 0.0,
        busy: 0.0,
    };
    for _ in 0..ROUNDS {
        // In turns, so that a noisy neighbour bothers both.
        let native = native_seconds(&link, trees);
        let (browser, busy) = browser_seconds(page, &link, trees).await?;
        let simulations = simulations as f64;
        rates.native = rates.native.max(simulations / native);
        if simulations / browser > rates.browser {
            rates.browser = simulations / browser;
            rates.busy = busy;
        }
    }
    println!(
        "{what:<40} {:>8.0}k {:>11.0}k {:>7.2} {:>10.1} %",
        rates.native / 1e3,
        rates.browser / 1e3,
        rates.browser / rates.native,
        rates.busy * 100.0
    );
    Ok(rates)
}

/// The release binary that `cargo xtask bench` has built.
fn native_seconds(link: &str, threads: u64) -> f64 {
    let binary = std::env::var_os("SADDLEPOINT_NATIVE")
        .expect("SADDLEPOINT_NATIVE names the release binary; `cargo xtask bench` sets it");
    let start = Instant::now();
    let status = Command::new(binary)
        .args([
            "run",
            link,
            "--format",
            "csv",
            "--threads",
            &threads.to_string(),
        ])
        .stdout(std::process::Stdio::null())
        .status()
        .expect("the native binary runs");
    assert!(status.success());
    start.elapsed().as_secs_f64()
}

/// Seconds from the question to the answer in the page, and the share of them spent computing.
async fn browser_seconds(page: &Page, link: &str, workers: u64) -> Result<(f64, f64), Failure> {
    // Workers are begun on first use; a short question first, so that only work is measured.
    page.load("#/mcts?simulations=1000&trees=64&person=both")
        .await?;
    ask(page).await?;
    page.goto_hash(&format!("#/{link}")).await?;
    let gone = "return !document.querySelector('#summary')";
    page.wait_until("the question to change", gone, vec![])
        .await?;
    ask(page).await?;
    let number = async |name: &str| -> Result<f64, Failure> {
        let text = page.attribute("#summary", name).await?;
        Ok(text.and_then(|text| text.parse().ok()).unwrap_or(f64::NAN))
    };
    let milliseconds = number("data-milliseconds").await?;
    let busy = number("data-busy-milliseconds").await?;
    Ok((milliseconds / 1e3, busy / workers as f64 / milliseconds))
}

async fn ask(page: &Page) -> Result<(), Failure> {
    page.click("#hint").await?;
    let finished = "#summary[data-state=finished]";
    page.wait_for_within(finished, PATIENCE).await?;
    Ok(())
}
