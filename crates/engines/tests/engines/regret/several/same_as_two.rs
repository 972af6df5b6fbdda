//! With two players and zero sum the engine for several learns what the engine for two does, and sees the same in it.

use super::{form, game};
use crate::regret::support::solver;
use engines::regret::several::{Deviations, Profile, SeveralParameters, SeveralSolver};
use engines::regret::{Evaluation, GameTree, RegretParameters, Updates};
use games::extensive::two_players::TwoPlayers;
use games::kuhn::{FirstPass, Kuhn};
use games::leduc::Leduc;
use games::{Chance, InfoSets, ZeroSum};
use std::sync::Arc;

/// After so many iterations of each: the largest difference of two probabilities of the averages, matched by name.
fn difference<G: Chance + InfoSets + ZeroSum>(
    root: &G,
    (is_plus, updates): (bool, Updates),
    iterations: u64,
) -> f64 {
    let tree = Arc::new(GameTree::new(root));
    let plain = match is_plus {
        true => RegretParameters::CFR_PLUS,
        false => RegretParameters::CFR,
    };
    let mut two = solver(&tree, RegretParameters { updates, ..plain }, 1);
    two.advance(iterations);
    let two = two.average_strategy();

    let several = game(2, &TwoPlayers(root.clone()));
    let form = form(&several);
    let mut run = SeveralSolver::new(form.clone(), SeveralParameters { is_plus, updates });
    run.advance(iterations);
    let average = run.average();

    let evaluation = Evaluation::of(&tree, &two);
    let deviations = Deviations::of(&form, &average);
    assert!((evaluation.value - deviations.payoffs[0]).abs() < 1e-9);
    assert!((evaluation.exploitability() - deviations.nash_conv() / 2.0).abs() < 1e-9);

    let sets = several.information_sets().iter().enumerate();
    let parts = sets.flat_map(|(set, known)| {
        let row = two.row(&tree, tree.find(&known.key).unwrap());
        let pairs = average.set(&form, set).iter().zip(row);
        pairs
            .map(|(one, other)| (one - other).abs())
            .collect::<Vec<_>>()
    });
    parts.fold(0.0, f64::max)
}

/// Kuhn poker with three cards and Leduc. With five cards some regrets are 0 but for rounding, where every strategy matches them.
#[test]
fn both_engines_learn_the_same() {
    let kuhn = Kuhn::new(3, FirstPass::SecondPlayer);
    for updates in [Updates::Alternating, Updates::Simultaneous] {
        for is_plus in [false, true] {
            let variant = (is_plus, updates);
            for iterations in [1, 2, 10, 300] {
                let found = difference(&kuhn, variant, iterations);
                assert!(found < 1e-12, "{variant:?} {iterations}: {found}");
            }
            let found = difference(&Leduc::new(), variant, 20);
            assert!(found < 1e-12, "{variant:?}: {found}");
        }
    }
}

#[test]
fn the_uniform_profile_is_worth_what_it_is() {
    let kuhn = Kuhn::new(3, FirstPass::SecondPlayer);
    let tree = GameTree::new(&kuhn);
    let two = Evaluation::of(&tree, &engines::regret::Strategy::uniform(&tree));
    let form = form(&game(2, &TwoPlayers(kuhn)));
    let several = Deviations::of(&form, &Profile::uniform(&form));
    assert!((two.value - several.payoffs[0]).abs() < 1e-12);
    assert!((two.value + several.payoffs[1]).abs() < 1e-12);
    for player in 0..2 {
        let best = several.payoffs[player] + several.gains[player];
        assert!((two.best_responses[player] - best).abs() < 1e-12);
    }
}
