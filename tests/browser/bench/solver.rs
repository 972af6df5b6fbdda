//! The solver, from the arrival of a link to the last exact score of a move. Positions have more stones than those of
//! the opening book, so that all of it is searched.

use super::{PATIENCE, ROUNDS, Seconds, native};
use crate::support::{Failure, Page};

/// Begin a game each.
const POSITIONS: [&str; 2] = ["5371555645", "331236733"];
/// More nodes per move than any of these takes.
const BUDGET: u64 = 1_000_000_000;
/// A position that is solved at once.
const EASY: &str = "2252576253462244111563365343671351441";

/// Milliseconds from a new address to the verdict that took so many nodes.
const SOLVE: &str = "const [hash, nodes] = arguments;
    const start = performance.now();
    location.hash = hash;
    return new Promise(finished => {
        const look = () => {
            const { finished: isFinished, nodes: visited } = document.querySelector('#verdict')?.dataset ?? {};
            if (isFinished !== 'true' || visited !== nodes) return false;
            finished(performance.now() - start);
            return true;
        };
        const observer = new MutationObserver(() => look() && observer.disconnect());
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });";

/// The page has one worker only, as for one processor: moves are solved one after the other, as on one thread.
pub async fn measure(page: &Page) -> Result<(), Failure> {
    for moves in POSITIONS {
        let mut best = Seconds::UNKNOWN;
        for _ in 0..ROUNDS {
            let link = format!("solve?moves={moves}&budget={BUDGET}");
            let (native, table) = native::run(&link, 1);
            let nodes = nodes(&table);
            let browser = solve(page, moves, nodes).await?;
            best.better(native / nodes as f64, browser / nodes as f64);
        }
        best.print(&format!("solver, all moves after {moves}: a node"));
    }
    Ok(())
}

/// The sum of the column of nodes, the last one.
fn nodes(table: &str) -> u64 {
    let column = table
        .lines()
        .skip(1)
        .filter_map(|row| row.rsplit(',').next());
    column
        .map(|nodes| nodes.parse::<u64>().expect("a number"))
        .sum()
}

/// Seconds that the page needs for all moves; it must visit as many nodes as the native program.
async fn solve(page: &Page, moves: &str, nodes: u64) -> Result<f64, Failure> {
    let hash = |moves: &str| format!("#/mcts?person=both&exact={BUDGET}&moves={moves}");
    // The worker is begun on first use.
    page.load(&hash(EASY)).await?;
    page.wait_for_within("#verdict[data-finished=true]", PATIENCE)
        .await?;
    let arguments = vec![hash(moves).into(), nodes.to_string().into()];
    let milliseconds = page.script(SOLVE, arguments).await?;
    Ok(milliseconds.as_f64().unwrap_or(f64::NAN) / 1e3)
}
