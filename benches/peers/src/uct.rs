//! The tree search of `minimax`: one thread, one random playout a simulation, a node more with each.

use crate::common::program::Work;
use crate::common::row::Who;
use crate::common::stopwatch::seconds_a_unit;
use crate::common::{SIMULATIONS, UCT};
use crate::connect_four::{ConnectFour, Position};
use minimax::{MCTSOptions, MonteCarloTreeSearch, Strategy};
use std::hint::black_box;

/// From the empty board.
pub fn work() -> Work {
    Work {
        name: UCT.to_owned(),
        who: Who::from("minimax 0.6.0"),
        measure: Box::new(measure),
    }
}

fn measure() -> f64 {
    seconds_a_unit(u64::from(SIMULATIONS), || {
        let options = MCTSOptions::default().with_num_threads(1);
        let mut search = MonteCarloTreeSearch::<ConnectFour>::new(options);
        search.set_max_rollouts(SIMULATIONS);
        black_box(search.choose_move(&Position::default()));
    })
}
