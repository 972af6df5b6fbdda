//! Plain alpha-beta, without estimates, so that it is the search alone that is measured; and in chess with them.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit;
use crate::simulations::custom;
use crate::work;
use engines::minimax::ordering::Ordering;
use engines::minimax::{Options, Pruning, Search};
use games::connect_four::{ConnectFour, Standard};
use games::evaluation::{ByKind, Indifference};
use games::gardner::Gardner;
use games::{Chance, Evaluate, Indexed, Keyed, Player, ZeroSum};
use std::hint::black_box;

const BY_KIND: ByKind = ByKind {
    worth: [1.0, 3.0, 3.0, 5.0, 9.0],
    mobility: 0.0,
};

/// From the first position.
pub fn works() -> impl Iterator<Item = Work> {
    [
        work("alpha-beta, 7×6, depth 10: a node", || {
            alpha_beta(ConnectFour::new(Standard), Indifference, 10)
        }),
        work("alpha-beta, 5×4, to the end: a node", || {
            alpha_beta(ConnectFour::new(custom::<u64>("5x4")), Indifference, 20)
        }),
        work("alpha-beta, chess on 5×5, depth 7: a node", || {
            alpha_beta(Gardner::new(), Indifference, 7)
        }),
        work("the same by number and kind of pieces: a node", || {
            alpha_beta(Gardner::new(), BY_KIND, 7)
        }),
    ]
    .into_iter()
}

fn alpha_beta<G, E>(root: G, evaluation: E, depth: u32) -> f64
where
    G: ZeroSum + Chance + Keyed + Indexed,
    E: Evaluate<G> + Copy,
{
    let search = || {
        let options = Options {
            pruning: Pruning::AlphaBeta,
            ordering: Ordering::default(),
            table: false,
            deepening: false,
            depth: Some(depth),
            quiescence: 0,
        };
        Search::new(root.clone(), Player::First, evaluation, options)
    };
    let mut once = search();
    once.advance(u64::MAX);
    seconds_a_unit(once.counts().nodes, || {
        let mut search = search();
        search.advance(u64::MAX);
        black_box(search.counts());
    })
}
