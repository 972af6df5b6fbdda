//! Plain alpha-beta without estimates, so that it is the search alone that is measured.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::simulations::custom;
use crate::work;
use engines::minimax::ordering::Ordering;
use engines::minimax::{Options, Pruning, Search};
use games::Player;
use games::connect_four::{ConnectFour, Shape, Standard};
use games::evaluation::Indifference;
use std::hint::black_box;

/// From the empty board.
pub fn works() -> impl Iterator<Item = Work> {
    [
        work("alpha-beta, 7×6, depth 10: a node", || {
            alpha_beta(Standard, 10)
        }),
        work("alpha-beta, 5×4, to the end: a node", || {
            alpha_beta(custom::<u64>("5x4"), 20)
        }),
    ]
    .into_iter()
}

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
    seconds_a_unit(once.counts().nodes, || {
        let mut search = search();
        search.advance(u64::MAX);
        black_box(search.counts());
    })
}
