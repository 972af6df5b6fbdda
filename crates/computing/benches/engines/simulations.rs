//! Random games, and the search that is made of them.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::common::{SIMULATIONS, UCT};
use crate::work;
use engines::mcts::{Uct, UctParameters};
use ethnum::U256;
use games::connect_four::bits::Bits;
use games::connect_four::{ConnectFour, Custom, Setup, Shape, Standard};
use games::{Game, Turn};
use random::Random;
use std::hint::black_box;

const GAMES: u64 = 100_000;

/// From the empty board, on boards of all widths of sets.
pub fn works() -> impl Iterator<Item = Work> {
    let (plain, knowledge) = (UctParameters::PLAIN, UctParameters::knowledge());
    [
        work("random playout, 7×6", || playouts(Standard)),
        work("random playout, 7×6, general shape", || {
            playouts(custom::<u64>("7x6"))
        }),
        work("random playout, 9×10, blocked cell", || {
            playouts(custom::<u128>("9x10-4.1"))
        }),
        work(UCT, move || uct(Standard, plain)),
        work("UCT with knowledge, 7×6: a simulation", move || {
            uct(Standard, knowledge)
        }),
        work("UCT, 9×10, blocked cell: a simulation", move || {
            uct(custom::<u128>("9x10-4.1"), plain)
        }),
        work("UCT, 12×12: a simulation", move || {
            uct(custom::<U256>("12x12"), plain)
        }),
    ]
    .into_iter()
}

/// A board by its text.
pub fn custom<B: Bits>(setup: &str) -> Custom<B> {
    let setup: Setup = setup.parse().expect("a board");
    Custom::new(setup).expect("wide enough a set")
}

/// Games from the empty board to their ends.
fn playouts<S: Shape>(shape: S) -> f64 {
    seconds_a_unit(GAMES, || {
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

/// Simulations of one search from the empty board.
fn uct<S: Shape>(shape: S, parameters: UctParameters) -> f64 {
    let simulations = u64::from(SIMULATIONS);
    seconds_a_unit(simulations, || {
        let random = Random::stream(1, 0);
        let mut uct = Uct::new(ConnectFour::new(shape), parameters, random);
        uct.advance(simulations);
        black_box(uct.tree().len());
    })
}
