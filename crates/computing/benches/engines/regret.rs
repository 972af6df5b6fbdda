//! Counterfactual regret minimisation: iterations, each of which updates both players, and exact exploitability.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit_from;
use crate::common::{KUHN_CFR, KUHN_EXTERNAL, LEDUC_CFR, LEDUC_EXTERNAL};
use crate::work;
use engines::regret::{Evaluation, GameTree, Locks, RegretParameters, Sampling, Solver, Strategy};
use games::goofspiel::{Goofspiel, GoofspielRules, PointsOrder, Returns};
use games::kuhn::{FirstPass, Kuhn};
use games::leduc::Leduc;
use games::liars_dice::LiarsDice;
use random::Random;
use std::hint::black_box;
use std::sync::Arc;

const EXTERNAL: RegretParameters = RegretParameters::sampled(Sampling::External);
const OUTCOME: RegretParameters = RegretParameters::sampled(Sampling::Outcome { exploration: 0.6 });

/// Every kind of iteration on the small game; on the large one those that peers do too, and the most usual other one.
pub fn works() -> impl Iterator<Item = Work> {
    let kuhn = Arc::new(GameTree::new(&Kuhn::new(3, FirstPass::SecondPlayer)));
    let leduc = Arc::new(GameTree::new(&Leduc::new()));
    let small = [
        (KUHN_CFR, RegretParameters::CFR),
        ("CFR+, Kuhn poker: an iteration", RegretParameters::CFR_PLUS),
        (
            "discounted CFR, Kuhn poker: an iteration",
            RegretParameters::discounted(1.5, 0.0, 2.0),
        ),
        (
            "chance sampling, Kuhn poker: an iteration",
            RegretParameters::sampled(Sampling::Chance),
        ),
        (KUHN_EXTERNAL, EXTERNAL),
        ("outcome sampling, Kuhn poker: an iteration", OUTCOME),
    ];
    let large = [
        (LEDUC_CFR, RegretParameters::CFR),
        (
            "CFR+, Leduc poker: an iteration",
            RegretParameters::CFR_PLUS,
        ),
        (LEDUC_EXTERNAL, EXTERNAL),
    ];
    let evaluated = leduc.clone();
    let larger = [
        (
            "CFR, Leduc poker with 6 ranks: an iteration",
            Larger::Leduc,
            100,
        ),
        (
            "CFR, Liar's dice, one die of 4: an iteration",
            Larger::Dice(4),
            200,
        ),
        (
            "CFR, Liar's dice, one die of 6: an iteration",
            Larger::Dice(6),
            4,
        ),
        (
            "CFR, Goofspiel with 4 cards: an iteration",
            Larger::Goofspiel(4),
            2_000,
        ),
        (
            "CFR, Goofspiel with 5 cards: an iteration",
            Larger::Goofspiel(5),
            50,
        ),
    ];
    let larger = larger.map(|(name, game, count)| {
        work(name, move || {
            iterate(&game.tree(), RegretParameters::CFR, count)
        })
    });
    let iterations = move |tree: Arc<GameTree>, count: u64| {
        move |(name, parameters)| {
            let tree = tree.clone();
            work(name, move || iterate(&tree, parameters, count))
        }
    };
    small
        .into_iter()
        .map(iterations(kuhn, 100_000))
        .chain(large.into_iter().map(iterations(leduc, 2_000)))
        .chain(larger)
        .chain([work("exploitability, Leduc poker: a strategy", move || {
            exploitability(&evaluated)
        })])
}

/// Games that are too large to be there before they are measured.
#[derive(Clone, Copy)]
enum Larger {
    /// With six ranks.
    Leduc,
    /// One die each, with so many faces.
    Dice(u8),
    /// With so many cards, prizes from the highest down, and hidden bids.
    Goofspiel(u8),
}

impl Larger {
    fn tree(self) -> Arc<GameTree> {
        Arc::new(match self {
            Self::Leduc => GameTree::new(&Leduc::with_ranks(6)),
            Self::Dice(faces) => GameTree::new(&LiarsDice::new(1, faces)),
            Self::Goofspiel(cards) => GameTree::new(&Goofspiel::new(GoofspielRules {
                cards,
                order: PointsOrder::Descending,
                is_imperfect: true,
                returns: Returns::WinLoss,
            })),
        })
    }
}

/// The first iterations of a run.
fn iterate(tree: &Arc<GameTree>, parameters: RegretParameters, iterations: u64) -> f64 {
    let fresh = || {
        let random = Random::stream(1, 0);
        Solver::new(tree.clone(), parameters, Locks::none(tree), random)
    };
    seconds_a_unit_from(iterations, fresh, |solver| {
        solver.advance(iterations);
        black_box(solver.visited());
    })
}

fn exploitability(tree: &GameTree) -> f64 {
    const STRATEGIES: u64 = 100;
    let fresh = || Strategy::uniform(tree);
    seconds_a_unit_from(STRATEGIES, fresh, |strategy| {
        for _ in 0..STRATEGIES {
            black_box(Evaluation::of(tree, black_box(strategy)));
        }
    })
}
