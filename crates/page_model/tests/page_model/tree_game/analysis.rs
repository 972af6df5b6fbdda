//! Names of sets, players and payoffs, which assessment is looked at, and the lab's sentence.

use super::{DRIVER, ENTRY, HORSE, PENNIES, QUICHE, analysed, bare, exact, lab, mixed};
use crate::jobs::experiment;
use experiments::Experiment;
use experiments::tree_game::{Pure, Rationality, View};
use page_model::tree_game::analysis::{listed, rationality};
use page_model::tree_game::choosing::{OWN, chosen, with_number};
use page_model::tree_game::learning::{in_the_regret_lab, shown};
use page_model::tree_game::sentence::sentence_of;
use page_model::tree_game::strategic::{Matrix, bayesian_link, matrix};
use texts::{ENGLISH, TreeGameRationality};

#[test]
fn a_set_without_a_name_goes_by_its_only_player() {
    assert_eq!(*bare(ENTRY).labels, ["Entrant", "Incumbent"]);
    assert_eq!(*bare(HORSE).labels, ["Player 1", "Player 2", "h"]);
}

#[test]
fn several_sets_of_a_player_are_numbered() {
    let of = bare("tree-game?game=1(l:2(a:1 b:-1) r:2(a:-1 b:1))");
    assert_eq!(
        *of.labels,
        ["Player 1", "Player 2, set 1", "Player 2, set 2"]
    );
}

#[test]
fn sets_of_chance_are_not_somebodys() {
    let of = bare(QUICHE);
    let own: Vec<&str> = of.own_sets().map(|set| of.labels[set].as_str()).collect();
    assert_eq!(own, ["strong", "beer", "quiche", "weak"]);
    assert_eq!(of.game.sets().len(), 5);
}

#[test]
fn somebody_who_decides_nothing_and_gets_nothing_is_not_paid() {
    let of = bare(DRIVER);
    assert_eq!(*of.paid, [0]);
    // exit, then exit a second time.
    assert_eq!(of.paid(3), "4");
    assert_eq!(of.listed(&mixed(&["4/3", "0"])), "4/3");
    assert_eq!(bare(ENTRY).paid(1), "0, 2");
}

#[test]
fn a_node_is_found_by_the_actions_that_lead_to_it() {
    let of = bare(ENTRY);
    assert_eq!(of.way_to(4), "in, share");
    assert_eq!(of.way_to(0), "1");
}

#[test]
fn the_game_alone_knows_no_findings() {
    let of = analysed(&format!("{ENTRY}&step=end"));
    assert_eq!(of.bare(), bare(ENTRY).bare());
    assert_ne!(of, of.bare());
}

#[test]
fn the_assessment_of_a_link_is_looked_at_before_what_was_found() {
    let of = analysed(&format!("{ENTRY}&assessment=1,0;1,0"));
    assert_eq!(of.assessed().assessment, "1,0;1,0");
    assert_eq!(analysed(ENTRY).assessed().assessment, "0,1;0,1");
    assert_eq!(bare(ENTRY).assessed().assessment, "");
}

#[test]
fn beliefs_that_were_found_come_with_the_behaviour() {
    let of = analysed(QUICHE);
    assert!(!of.assessed().beliefs.is_empty());
    let of = analysed(&format!("{QUICHE}&beliefs=;;1/4,3/4"));
    assert_eq!(of.assessed().beliefs, ";;1/4,3/4");
}

#[test]
fn every_verdict_on_beliefs_has_its_kind() {
    let kind = |of: Rationality| {
        rationality(&Pure {
            payoffs: Vec::new(),
            actions: Vec::new(),
            rationality: of,
        })
    };
    let believed = |is_sequential: Option<bool>| {
        kind(Rationality::Believed {
            beliefs: Vec::new(),
            is_sequential,
        })
    };
    assert_eq!(kind(Rationality::Untested), TreeGameRationality::Untested);
    assert_eq!(kind(Rationality::Fails(0)), TreeGameRationality::Fails);
    assert_eq!(believed(Some(true)), TreeGameRationality::Sequential);
    assert_eq!(believed(Some(false)), TreeGameRationality::Weak);
    assert_eq!(believed(None), TreeGameRationality::WeakAtLeast);
}

#[test]
fn numbers_are_listed_with_a_minus_sign() {
    assert_eq!(listed(&[exact("-1/2"), exact("2")]), "−1/2, 2");
}

#[test]
fn the_sentence_keeps_the_end_to_itself_while_it_is_asked() {
    let asking = sentence_of(&analysed(ENTRY));
    assert_eq!(asking.subgame_perfect, None);
    let told = sentence_of(&analysed(&format!("{ENTRY}&step=end")));
    assert_eq!(told.subgame_perfect, Some((1, true)));
    assert!(told.is_perfect_information);
    assert_eq!((told.nodes, told.information_sets), (5, 2));
}

#[test]
fn the_sentence_tells_the_value_unless_only_the_game_is_shown() {
    let told = sentence_of(&analysed(PENNIES));
    assert_eq!(told.value.as_deref(), Some("0"));
    assert_eq!(told.constant_sum.as_deref(), Some("0"));
    assert!(!told.is_perfect_information);
    let hidden = sentence_of(&analysed(&format!("{PENNIES}&marks=nothing")));
    assert_eq!(hidden.value, None);
}

#[test]
fn a_game_of_ones_own_begins_with_one_decision() {
    let before = lab("tree-game?game=kuhn&view=tree&step=end");
    let own = chosen(&before, OWN).expect("a game");
    let game = own.tree().expect("a game");
    assert_eq!((game.sets().len(), game.nodes().len()), (1, 3));
    assert_eq!((own.view, own.step), (View::Tree, Some(0)));
}

#[test]
fn a_game_of_the_library_comes_with_its_usual_number() {
    let before = lab(ENTRY);
    let game = |name: &str| chosen(&before, name).map(|lab| lab.game);
    assert_eq!(game("kuhn").as_deref(), Some("kuhn-3"));
    assert_eq!(game("beer-quiche").as_deref(), Some("beer-quiche"));
    assert_eq!(game("nothing"), None);
    assert_eq!(with_number(&before, "centipede", 10).game, "centipede-10");
}

#[test]
fn kuhn_poker_is_learned_in_the_regret_lab_too() {
    let link = "tree-game?game=kuhn-4&learner=linear&iterations=50";
    assert_eq!(
        in_the_regret_lab(&lab(link)).as_deref(),
        Some("#/regret?cards=4&variant=linear&iterations=50")
    );
    // With two cards there is no such table there.
    assert_eq!(in_the_regret_lab(&lab("tree-game?game=kuhn-2")), None);
    assert_eq!(in_the_regret_lab(&lab(ENTRY)), None);
    assert_eq!(in_the_regret_lab(&lab(PENNIES)), None);
}

#[test]
fn averages_keep_their_value_beside_their_text() {
    let shares = shown(&[0.25, 0.0], &ENGLISH);
    assert_eq!((shares[0].value, shares[0].text.as_str()), (0.25, "0.25"));
    assert!(shares[1].is_zero());
}

#[test]
fn a_small_tree_has_its_matrix() {
    let of = bare(ENTRY);
    let Matrix::Made(game) = matrix(&of.game, true) else {
        panic!("no matrix");
    };
    assert_eq!((game.size(0), game.size(1)), (2, 2));
    assert_eq!(game.payoff(game.profile(&[1, 1]), 0).shown(), "1");
}

/// The tree of a Bayesian game leads back to it.
#[test]
fn some_trees_are_bayesian_games() {
    assert_eq!(bayesian_link(&bare(ENTRY).game), None);
    assert_eq!(bayesian_link(&bare(HORSE).game), None);
    let friend = "tree-game?game=?(1/2:1.a(b:2.f(b:2;1 s:0;0) s:2.f(b:0;0 s:1;2)) 1/2:1.a(b:2.u(b:2;0 s:0;2) s:2.u(b:0;1 s:1;0)))";
    let link = bayesian_link(&bare(friend).game).expect("a Bayesian game");
    let Experiment::Bayesian(lab) = experiment(&link) else {
        panic!("{link}")
    };
    assert_eq!(
        lab.text(),
        "Player 1: b, s\nPlayer 2 (f 1/2, u 1/2): b, s\npayoffs f:\n2:1, 0:0\n0:0, 1:2\npayoffs u:\n2:0, 0:2\n0:1, 1:0"
    );
}

#[test]
fn a_reduced_strategy_says_nothing_of_what_it_never_comes_to() {
    // After going right nobody comes to the first player's second decision.
    let of = bare("tree-game?game=1(left:1(a:1 b:2) right:0)");
    let rows = |is_reduced: bool| match matrix(&of.game, is_reduced) {
        Matrix::Made(game) => game.size(0),
        other => panic!("{other:?}"),
    };
    assert_eq!((rows(true), rows(false)), (3, 4));
}

#[test]
fn a_matrix_of_too_many_strategies_is_not_shown() {
    // Four cards: the first player has 3⁴ strategies even without what they never come to.
    assert_eq!(
        matrix(&bare("tree-game?game=kuhn-4").game, true),
        Matrix::Large
    );
}
