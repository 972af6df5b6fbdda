//! Native speed of the engines: `cargo bench`. For native against Chromium see `cargo xtask bench`.
//!
//! Figures of a noisy machine mean little alone, so each line says its ratio to the first one too, which is
//! measured in the same run. Each is the best of several rounds.

use saddlepoint::engines::mcts::{Uct, UctParameters};
use saddlepoint::engines::minimax::ordering::Ordering;
use saddlepoint::engines::minimax::{Options, Pruning, Search};
use saddlepoint::engines::solver::{Goal, Solver};
use saddlepoint::games::connect_four::bits::Bits;
use saddlepoint::games::connect_four::{ConnectFour, Custom, GameRecord, Setup, Shape, Standard};
use saddlepoint::games::evaluation::Indifference;
use saddlepoint::games::{Game, Player, Turn};
use saddlepoint::random::Random;
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 5;
const GAMES: u64 = 300_000;
const SIMULATIONS: u64 = 100_000;

fn main() {
    println!("{:<44} {:>12} {:>8}", "work", "a second", "ratio");
    let unit = playouts(Standard);
    line("random playouts, 7×6", unit, unit);
    line(
        "random playouts, 7×6, general shape",
        playouts(custom::<u64>("7x6")),
        unit,
    );
    line(
        "random playouts, 9×10, blocked cell",
        playouts(custom::<u128>("9x10-4.1")),
        unit,
    );
    let (plain, knowledge) = (UctParameters::PLAIN, UctParameters::knowledge());
    line("UCT simulations, 7×6", uct(Standard, plain), unit);
    line(
        "UCT simulations with knowledge, 7×6",
        uct(Standard, knowledge),
        unit,
    );
    line(
        "UCT simulations, 9×10, blocked cell",
        uct(custom::<u128>("9x10-4.1"), plain),
        unit,
    );
    line(
        "UCT simulations, 12×12",
        uct(custom::<ethnum::U256>("12x12"), plain),
        unit,
    );
    line(
        "alpha-beta nodes, 7×6, depth 10",
        alpha_beta(Standard, 10),
        unit,
    );
    line(
        "alpha-beta nodes, 5×4, to the end",
        alpha_beta(custom::<u64>("5x4"), 20),
        unit,
    );
    solver_lines(unit);
}

/// The first lines of the test sets of positions, each with its mean time a position.
fn solver_lines(unit: f64) {
    let sets = [
        (
            "end-easy",
            include_str!("../tests/oracles/connect_four/end-easy.txt"),
        ),
        (
            "middle-easy",
            include_str!("../tests/oracles/connect_four/middle-easy.txt"),
        ),
        (
            "middle-medium",
            include_str!("../tests/oracles/connect_four/middle-medium.txt"),
        ),
        (
            "begin-easy",
            include_str!("../tests/oracles/connect_four/begin-easy.txt"),
        ),
        (
            "begin-medium",
            include_str!("../tests/oracles/connect_four/begin-medium.txt"),
        ),
    ];
    for (name, text) in sets {
        let most = if name == "begin-medium" {
            60
        } else {
            usize::MAX
        };
        let positions: Vec<_> = text.lines().take(most).map(position).collect();
        let nodes = solve(&positions);
        let rate = best_rate(nodes, || {
            black_box(solve(&positions));
        });
        line(&format!("solver nodes, {name}"), rate, unit);
        let microseconds = nodes as f64 / rate / positions.len() as f64 * 1e6;
        println!("{:<44} {microseconds:>12.1} µs a position", "");
    }
}

fn line(work: &str, rate: f64, unit: f64) {
    println!("{work:<44} {rate:>12.0} {:>8.3}", rate / unit);
}

fn custom<B: Bits>(setup: &str) -> Custom<B> {
    let setup: Setup = setup.parse().expect("a board");
    Custom::new(setup).expect("wide enough a set")
}

/// Games from the empty board to their ends, a second.
fn playouts<S: Shape>(shape: S) -> f64 {
    best_rate(GAMES, || {
        let mut random = Random::stream(1, 0);
        for _ in 0..GAMES {
            let mut game = ConnectFour::new(shape);
            while game.turn() != Turn::Over {
                game.apply_random(&mut random);
            }
            black_box(game.plies());
        }
    })
}

/// Simulations of one search from the empty board, a second.
fn uct<S: Shape>(shape: S, parameters: UctParameters) -> f64 {
    best_rate(SIMULATIONS, || {
        let random = Random::stream(1, 0);
        let mut uct = Uct::new(ConnectFour::new(shape), parameters, random);
        uct.advance(SIMULATIONS);
        black_box(uct.tree().len());
    })
}

/// Nodes of plain alpha-beta from the empty board, a second; no estimates, so that it is the search alone.
fn alpha_beta<S: Shape>(shape: S, depth: u32) -> f64 {
    let search = || {
        let options = Options {
            pruning: Pruning::AlphaBeta,
            ordering: Ordering::default(),
            table: false,
            deepening: false,
            depth: Some(depth),
            quiescence: 0,
        };
        Search::new(
            ConnectFour::new(shape),
            Player::First,
            Indifference,
            options,
        )
    };
    let mut once = search();
    once.advance(u64::MAX);
    best_rate(once.counts().nodes, || {
        let mut search = search();
        search.advance(u64::MAX);
        black_box(search.counts());
    })
}

/// The position at the beginning of a line.
fn position(line: &str) -> ConnectFour<Standard> {
    let moves = line.split(' ').next().unwrap_or_default();
    let game: GameRecord = moves.parse().expect("moves");
    game.replay(Standard, game.moves().len())
}

/// Solves positions one after the other, by one solver without a book; how many nodes that took.
fn solve(positions: &[ConnectFour<Standard>]) -> u64 {
    let mut solver = Solver::new(Standard);
    let nodes = positions.iter().map(|position| {
        solver.begin(position, Goal::Score);
        solver.advance(u64::MAX);
        solver.nodes()
    });
    nodes.sum()
}

fn best_rate(units: u64, mut work: impl FnMut()) -> f64 {
    let mut best = 0.0_f64;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        work();
        best = best.max(units as f64 / start.elapsed().as_secs_f64());
    }
    best
}
