//! UCT from the press of the button to the last number, with one worker and with two.

use super::{PATIENCE, ROUNDS, Seconds, native};
use crate::support::{Failure, Page};

pub async fn measure(page: &Page) -> Result<(), Failure> {
    let one = uct(page, "UCT, 7×6, 1 000 000 simulations", 1_000_000, 1).await?;
    let work = "UCT, 7×6, 2 000 000 simulations, two trees";
    let two = uct(page, work, 2_000_000, 2).await?;
    println!("two workers: {:.2} × one", one.browser / two.browser);
    uct(page, "UCT, 7×6, 100 000 simulations", 100_000, 1).await?;
    Ok(())
}

/// From the empty board, one random playout a simulation.
async fn uct(page: &Page, work: &str, simulations: u64, trees: u64) -> Result<Seconds, Failure> {
    let link = format!("mcts?simulations={simulations}&trees={trees}&person=both");
    let units = simulations as f64;
    let mut best = Seconds::UNKNOWN;
    let mut busiest = 0.0_f64;
    for _ in 0..ROUNDS {
        // In turns, so that a noisy neighbour bothers both.
        let (native, _) = native::run(&link, trees);
        let (browser, busy) = answer(page, &link, trees).await?;
        best.better(native / units, browser / units);
        busiest = busiest.max(busy);
    }
    best.print(&format!("{work}: a simulation"));
    println!("{work}: up to {:.0} % spent computing", busiest * 100.0);
    Ok(best)
}

/// Seconds from the question to the answer in the page, and the share of them spent computing, not on messages.
async fn answer(page: &Page, link: &str, workers: u64) -> Result<(f64, f64), Failure> {
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
    // By script: what a search that began by itself finds pushes the button down the page.
    let press = "document.querySelector('#hint').click()";
    page.wait_for("#hint").await?;
    page.script(press, vec![]).await?;
    let finished = "#summary[data-state=finished]";
    page.wait_for_within(finished, PATIENCE).await?;
    Ok(())
}
