//! Equilibria and values that are known.

use crate::regret::situation::lab;
use engines::regret::{Evaluation, kuhn_equilibrium};
use experiments::LabExperiment;
use experiments::regret::RegretExperiment;
use page_model::regret::equilibria::{Equilibria, known_value};
use texts::ENGLISH;

#[test]
fn nobody_gains_against_what_is_known() {
    for game in ["kuhn", "rock-paper-scissors", "matching-pennies"] {
        let lab = RegretExperiment::default().with("game", game).unwrap();
        let tree = lab.tree();
        for end in Equilibria::of(&lab, &tree).unwrap().ends {
            assert!(
                Evaluation::of(&tree, &end).exploitability() < 1e-12,
                "{game}"
            );
        }
    }
}

#[test]
fn kuhns_queen_calls_between_a_third_and_two_thirds() {
    let lab = RegretExperiment::default();
    let tree = lab.tree();
    let known = Equilibria::of(&lab, &tree).unwrap();
    let (low, high) = known.range(&tree, tree.find("Qpb").unwrap(), 1);
    assert!((low - 1.0 / 3.0).abs() < 1e-12 && (high - 2.0 / 3.0).abs() < 1e-12);
    assert_eq!(known.range(&tree, tree.find("Kb").unwrap(), 1), (1.0, 1.0));
    let other = |key, text| lab.with(key, text).unwrap();
    assert_eq!(Equilibria::of(&other("lock", "K:1"), &tree), None);
    let five = other("cards", "5");
    assert_eq!(Equilibria::of(&five, &five.tree()), None);
}

#[test]
fn kuhn_has_the_value_of_its_equilibria() {
    let lab = RegretExperiment::default();
    let tree = lab.tree();
    let equilibrium = kuhn_equilibrium::strategy(&tree, 0.2).unwrap();
    let value = Evaluation::of(&tree, &equilibrium).value;
    assert!((known_value(&lab).unwrap() - value).abs() < 1e-12);
}

#[test]
fn what_is_fixed_or_larger_has_no_known_value() {
    let lab = RegretExperiment::default();
    assert_eq!(known_value(&lab.with("cards", "5").unwrap()), None);
    assert_eq!(known_value(&lab.with("lock", "K:1").unwrap()), None);
}

/// Rules that swap who may end the hand swap the value; matrix games are fair.
#[test]
fn kuhns_other_rule_has_the_opposite_value() {
    let value = |link: &str| known_value(&lab(link));
    assert_eq!(value("regret?game=kuhn-seed"), Some(1.0 / 18.0));
    assert_eq!(value("regret?game=matching-pennies"), Some(0.0));
    assert_eq!(value("regret?game=rock-paper-scissors"), Some(0.0));
}

#[test]
fn leduc_and_kuhns_other_rule_have_no_known_equilibria() {
    for link in ["regret?game=leduc", "regret?game=kuhn-seed"] {
        let lab = lab(link);
        assert_eq!(Equilibria::of(&lab, &lab.tree()), None, "{link}");
    }
}

#[test]
fn the_place_of_an_average_is_told_with_its_distance() {
    let words = &ENGLISH.labs.regret.page.family;
    let told = (words.place)([0.1, 0.2, 0.25], 0.2, 0.0625);
    assert!(
        told.ends_with(
            "The nearest equilibrium has α = 0.2000; no probability differs from it by more than 0.0625."
        ),
        "{told}"
    );
}

/// So no slider goes through equilibria there.
#[test]
fn other_games_have_no_such_family() {
    for link in ["regret?game=leduc", "regret?game=rock-paper-scissors"] {
        let strategy = kuhn_equilibrium::strategy(&lab(link).tree(), 0.1);
        assert_eq!(strategy, None, "{link}");
    }
}
