//! Hands at the table: they add up, a decision is taken back, and the score says how sure it is.

use crate::regret::situation::tree;
use engines::regret::Strategy;
use experiments::regret::{Evaluated, GameName, RegretExperiment};
use games::Player;
use page_model::regret::sitting::{Played, Seat, Sitting};
use std::rc::Rc;

#[test]
fn a_decision_is_taken_back_and_its_hand_does_not_count() {
    let tree = RegretExperiment::default().tree();
    let opponent = Rc::new(Evaluated::of(&tree, &Strategy::uniform(&tree)));
    let mut sitting = Sitting::default();
    sitting.take_back();
    sitting.deal(&tree, &opponent, Seat::First, 7);
    let begun = sitting.clone();
    sitting.take_back();
    assert_eq!(sitting, begun, "nothing was decided");
    let values = begun.dealt.as_ref().unwrap().hint().unwrap();
    // The hint is what the coach says afterwards.
    sitting.act("bet");
    let dealt = sitting.dealt.clone().unwrap();
    assert_eq!(dealt.decisions[0].judgement.values.as_ref(), Some(&values));
    let cost = values.iter().copied().fold(f64::MIN, f64::max) - values[1];
    assert!((dealt.cost() - cost).abs() < 1e-12);
    assert!(dealt.is_over() && sitting.played.len() == 1 && sitting.played[0].counts);
    sitting.take_back();
    let dealt = sitting.dealt.clone().unwrap();
    assert!(sitting.played.is_empty() && !dealt.is_over() && dealt.is_taken_back);
    assert_eq!(dealt.node(), begun.dealt.as_ref().unwrap().node());
    // The same again ends as before, and counts no more.
    sitting.act("bet");
    assert!(!sitting.played[0].counts);
    assert_eq!(sitting.score(&tree), None);
    sitting.deal(&tree, &opponent, Seat::First, 7);
    assert_eq!(sitting.dealt.as_ref().unwrap().index, 1);
}

#[test]
fn a_hundred_hands_add_up() {
    for game in [GameName::Kuhn, GameName::Leduc, GameName::RockPaperScissors] {
        let tree = tree(game);
        let opponent = Rc::new(Evaluated::of(&tree, &Strategy::uniform(&tree)));
        let mut sitting = Sitting::default();
        for hand in 0..100 {
            sitting.deal(&tree, &opponent, Seat::Alternately, 7);
            while let Some(dealt) = sitting.dealt.as_ref().filter(|dealt| !dealt.is_over()) {
                assert_eq!(dealt.person, Player::at_ply(hand));
                let actions = dealt.actions();
                let action = actions[hand % actions.len()].clone();
                sitting.act("no such action");
                sitting.act(&action);
            }
        }
        let score = sitting.score(&tree).unwrap();
        assert_eq!(score.hands, 100);
        let sum: f64 = sitting.played.iter().map(|hand| hand.winnings).sum();
        assert_eq!(score.total, sum);
        assert!(sitting.played.iter().all(|hand| hand.fits(&tree)));
    }
}

fn of_hands(winnings: &[f64]) -> Sitting {
    let played = |&winnings: &f64| Played {
        node: 0,
        person: Player::First,
        winnings,
        cost: 0.5,
        counts: true,
    };
    Sitting {
        played: winnings.iter().map(played).collect(),
        dealt: None,
    }
}

#[test]
fn the_interval_is_that_of_the_mean_of_what_hands_can_bring() {
    let tree = RegretExperiment::default().tree();
    let score = of_hands(&[-1.0, 1.0, 2.0, -2.0]).score(&tree).unwrap();
    // With −2 and 2, the ends of what a hand of Kuhn poker brings: squares 1 + 1 + 4 · 4 = 18, standard error
    // √(18/5/6) = 0.774597, times 2.570582 is 1.991164.
    let (low, high) = score.mean.interval.unwrap();
    assert!((low + 1.991164).abs() < 1e-5 && (high - 1.991164).abs() < 1e-5);
    assert_eq!((score.mean.mean, score.cost), (0.0, 0.5));
    assert_eq!(of_hands(&[]).score(&tree), None);
}

#[test]
fn two_equal_hands_prove_little() {
    let tree = RegretExperiment::default().tree();
    let score = of_hands(&[1.0, 1.0]).score(&tree).unwrap();
    let (low, high) = score.mean.interval.unwrap();
    assert!(low < 0.0 && high == 2.0, "{low} to {high}");
}
