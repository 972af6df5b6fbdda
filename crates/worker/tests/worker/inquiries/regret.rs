//! Strategies of the regret lab, answered best by a worker.

use super::{answer, answer_in_short_steps, is_harmless};
use crate::inquiries::NoAnswer;
use engines::regret::{BestResponse, Evaluation, Strategy};
use experiments::Experiment;
use experiments::regret::{Evaluated, RegretExperiment};
use games::Player;

/// Of these parameters.
fn lab(query: &str) -> RegretExperiment {
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
        let asked = RegretExperiment::evaluating(&strategy);
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
    let asked = RegretExperiment::evaluating(&Strategy::uniform(&kuhn.tree()));
    let experiment = Experiment::Regret(leduc.clone());
    assert_eq!(answer(&experiment, &asked, &[]), Err(NoAnswer::Unknown));
    let found = Evaluated::of(&kuhn.tree(), &Strategy::uniform(&kuhn.tree()));
    assert!(!found.fits(&leduc.tree()));
    is_harmless(&Experiment::Regret(kuhn), &asked, &[]);
}

/// More walks bring the means closer, at the pace of the square root, and two workers find the same.
#[test]
fn sampled_regrets_close_in() {
    for by in ["chance", "external", "outcome"] {
        let mut distances = Vec::new();
        for walks in [100, 10_000, 100_000] {
            let lab = lab(&format!("sampled={by}&walks={walks}"));
            let tree = lab.tree();
            let experiment = Experiment::Regret(lab.clone());
            let asked = lab.sampling(&Strategy::uniform(&tree));
            answer_in_short_steps(&experiment, &asked, &[]);
            let found = answer(&experiment, &asked, &[]).unwrap();
            assert!(found.fits(&tree));
            assert_eq!(found.walks, walks);
            assert_eq!(found, answer(&experiment, &asked, &[]).unwrap());
            distances.push(found.distance());
            // The largest regrets are in the order of the game.
            let largest = found.largest(5);
            assert!(largest.len() == 5 && largest.is_sorted());
            let smallest = largest.iter().map(|&slot| found.full[slot].abs());
            let smallest = smallest.fold(f64::INFINITY, f64::min);
            let above = found.full.iter().filter(|full| full.abs() > smallest);
            assert!(above.count() < 5);
        }
        // A thousand times as many walks: about 32 times as close.
        assert!(distances[2] < distances[0] / 8.0, "{by}: {distances:?}");
    }
    let (kuhn, leduc) = (lab(""), lab("game=leduc"));
    let asked = leduc.sampling(&Strategy::uniform(&kuhn.tree()));
    let experiment = Experiment::Regret(leduc.clone());
    assert_eq!(answer(&experiment, &asked, &[]), Err(NoAnswer::Unknown));
    answer_in_short_steps(
        &experiment,
        &leduc.sampling(&Strategy::uniform(&leduc.tree())),
        &[],
    );
}
