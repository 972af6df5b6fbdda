//! Native speed of counterfactual regret minimisation: `cargo bench --bench regret`.
//!
//! An iteration updates both players. Each line says its ratio to what OpenSpiel's C++ solvers did on the machine this
//! project was built on, and to the first line, which is measured in the same run. Each is the best of many short rounds, since some of them are not interrupted.

use saddlepoint::engines::regret::{
    Evaluation, GameTree, Locks, RegretParameters, Sampling, Solver,
};
use saddlepoint::games::kuhn::{FirstPass, Kuhn};
use saddlepoint::games::leduc::Leduc;
use saddlepoint::random::Random;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

const ROUNDS: usize = 100;
const SECONDS_A_ROUND: f64 = 0.003;

/// Iterations a second of OpenSpiel 2.0.2: Kuhn and Leduc, everything explored and external sampling.
const OPEN_SPIEL: [[f64; 2]; 2] = [[40e3, 309e3], [136.0, 36e3]];

fn main() {
    println!(
        "{:<44} {:>12} {:>8} {:>10}",
        "work", "a second", "ratio", "OpenSpiel"
    );
    let kuhn = Arc::new(GameTree::new(&Kuhn::new(3, FirstPass::SecondPlayer)));
    let leduc = Arc::new(GameTree::new(&Leduc::new()));
    let variants = [
        ("CFR", RegretParameters::CFR),
        ("CFR+", RegretParameters::CFR_PLUS),
        ("linear", RegretParameters::LINEAR),
        ("discounted", RegretParameters::discounted(1.5, 0.0, 2.0)),
        (
            "chance sampling",
            RegretParameters::sampled(Sampling::Chance),
        ),
        (
            "external sampling",
            RegretParameters::sampled(Sampling::External),
        ),
        (
            "outcome sampling",
            RegretParameters::sampled(Sampling::Outcome { exploration: 0.6 }),
        ),
    ];
    let unit = rate(&kuhn, RegretParameters::CFR);
    for ((game, tree), peers) in [("Kuhn", &kuhn), ("Leduc", &leduc)].iter().zip(OPEN_SPIEL) {
        for (name, parameters) in variants {
            let rate = rate(tree, parameters);
            let peer = match name {
                "CFR" => format!("{:.1}", rate / peers[0]),
                "external sampling" => format!("{:.1}", rate / peers[1]),
                _ => String::new(),
            };
            let work = format!("{game}, {name}");
            println!("{work:<44} {rate:>12.0} {:>8.3} {peer:>10}", rate / unit);
        }
        let solver = solver(tree, RegretParameters::CFR);
        let strategy = solver.average_strategy();
        let rate = best_rate(|count| {
            for _ in 0..count {
                black_box(Evaluation::of(tree, black_box(&strategy)));
            }
        });
        let work = format!("{game}, exploitability");
        println!("{work:<44} {rate:>12.0} {:>8.3}", rate / unit);
    }
}

fn solver(tree: &Arc<GameTree>, parameters: RegretParameters) -> Solver {
    let random = Random::stream(1, 0);
    Solver::new(tree.clone(), parameters, Locks::none(tree), random)
}

/// Iterations a second.
fn rate(tree: &Arc<GameTree>, parameters: RegretParameters) -> f64 {
    let mut solver = solver(tree, parameters);
    best_rate(|count| {
        solver.advance(count);
        black_box(solver.visited());
    })
}

/// Units a second. First so many that they take long enough are found.
fn best_rate(mut work: impl FnMut(u64)) -> f64 {
    let mut seconds = |count: u64| {
        let start = Instant::now();
        work(count);
        start.elapsed().as_secs_f64()
    };
    let mut count = 1;
    while seconds(count) < SECONDS_A_ROUND {
        count *= 2;
    }
    let rounds = (0..ROUNDS).map(|_| count as f64 / seconds(count));
    rounds.fold(0.0, f64::max)
}
