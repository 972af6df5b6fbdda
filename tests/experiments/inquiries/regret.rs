//! Strategies of the regret lab, answered best by a worker.

use super::{answer, answer_in_short_steps, is_harmless};
use crate::inquiries::NoAnswer;
use engines::regret::{BestResponse, Evaluation, Strategy};
use experiments::Experiment;
use experiments::regret::{Evaluated, RegretLab};
use games::Player;

/// Of these parameters.
fn lab(query: &str) -> RegretLab {
    let opened = Experiment::open(&format!("regret?{query}")).unwrap();
    assert_eq!(opened.problems, []);
    let Experiment::Regret(lab) = opened.experiment else {
        unreachable!("the link names it")
    };
    lab
}

#[test]
fn a_strategy_is_answered_best() {
    for query in ["cards=13", "game=leduc", "game=rock-paper-scissors"] {
        let lab = lab(query);
        let tree = lab.tree();
        let strategy = Strategy::uniform(&tree);
        let asked = RegretLab::evaluating(&strategy);
        let experiment = Experiment::Regret(lab);
        answer_in_short_steps(&experiment, &asked, &[]);
        let found: Evaluated = answer(&experiment, &asked, &[]).unwrap();
        assert!(found.fits(&tree));
        assert_eq!(found.strategy, strategy);
        assert_eq!(found.evaluation, Evaluation::of(&tree, &strategy));
        for player in Player::BOTH {
            let best = BestResponse::against(&tree, &strategy, player);
            assert_eq!(found.best[player.index()], best);
        }
        // What is given away is together what both could gain.
        let sum: f64 = found.given_away.iter().sum();
        let gain = 2.0 * found.evaluation.exploitability();
        assert!((sum - gain).abs() < 1e-12, "{query}: {sum}, {gain}");
    }
}

#[test]
fn a_strategy_of_another_game_is_not() {
    let (kuhn, leduc) = (lab(""), lab("game=leduc"));
    let asked = RegretLab::evaluating(&Strategy::uniform(&kuhn.tree()));
    let experiment = Experiment::Regret(leduc.clone());
    assert_eq!(answer(&experiment, &asked, &[]), Err(NoAnswer::Unknown));
    let found = Evaluated::of(&kuhn.tree(), &Strategy::uniform(&kuhn.tree()));
    assert!(!found.fits(&leduc.tree()));
    is_harmless(&Experiment::Regret(kuhn), &asked, &[]);
}
