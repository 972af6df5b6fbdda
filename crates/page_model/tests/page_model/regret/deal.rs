//! Tree of a deal: what is in its picture, where, and what is written beside its lines; the choice of the deal.

use crate::regret::situation;
use engines::regret::Actor;
use experiments::regret::GameName;
use experiments::regret::parts::deals;
use games::Player;
use page_model::regret::cards::{cards, held, with_card};
use page_model::regret::deal_tree::{DealTree, beginning, deal_of};
use page_model::regret::decisions::{Decision, NextCard, next_cards};
use page_model::regret::edges::{Edge, Side, edges, is_dense, label_at};
use page_model::regret::payoffs;
use page_model::regret::place::{at, place};
use texts::ENGLISH;

#[test]
fn a_deal_of_kuhn_has_nine_histories() {
    let tree = situation::tree(GameName::Kuhn);
    assert_eq!(deals(&tree).len(), 6);
    let dealt = beginning(&tree, "QK", "").unwrap();
    let picture = DealTree::below(&tree, dealt);
    assert_eq!(
        (picture.nodes.len(), picture.leaves, picture.depth),
        (9, 5, 3)
    );
    for node in &picture.nodes {
        assert_eq!(deal_of(&tree, node.id), Some("QK"));
        if let Some(parent) = node.parent {
            assert_eq!(tree.parent(node.id), Some(picture.nodes[parent].id));
            assert_eq!(picture.nodes[parent].depth + 1, node.depth);
        }
    }
    let mut leaves: Vec<f64> = picture
        .nodes
        .iter()
        .filter(|node| node.is_leaf)
        .map(|node| node.x)
        .collect();
    leaves.sort_by(f64::total_cmp);
    assert_eq!(leaves, [0.5, 1.5, 2.5, 3.5, 4.5]);
    assert_eq!(deal_of(&tree, 0), None);
}

#[test]
fn leducs_rounds_are_pictures_of_their_own() {
    let tree = situation::tree(GameName::Leduc);
    let first = DealTree::below(&tree, beginning(&tree, "QK", "").unwrap());
    let second = beginning(&tree, "QK", "crcQ").unwrap();
    // The same betting, only that calls go on to a card in the first round.
    let second = DealTree::below(&tree, second);
    assert_eq!(first.nodes.len(), second.nodes.len());
    assert!(
        second
            .nodes
            .iter()
            .all(|node| tree.actor(node.id) != Actor::Chance)
    );
    assert!(
        first
            .nodes
            .iter()
            .any(|node| tree.actor(node.id) == Actor::Chance)
    );
    // Both Kings are dealt.
    assert_eq!(beginning(&tree, "KK", "crcK"), None);
    assert!(deals(&situation::tree(GameName::MatchingPennies)).is_empty());
}

fn picture(game: GameName, deal: &str) -> (std::sync::Arc<engines::regret::GameTree>, DealTree) {
    let tree = situation::tree(game);
    let beginning = beginning(&tree, deal, "").unwrap();
    let picture = DealTree::below(&tree, beginning);
    (tree, picture)
}

/// Five leaves have a fifth of the width each, four levels a quarter of the height.
#[test]
fn histories_stand_in_percent_of_the_picture() {
    let (_, picture) = picture(GameName::Kuhn, "QK");
    let (_, top) = place(&picture, &picture.nodes[0]);
    assert_eq!(top, 12.5);
    let mut leaves: Vec<f64> = Vec::new();
    for node in picture.nodes.iter().filter(|node| node.is_leaf) {
        leaves.push(place(&picture, node).0);
    }
    leaves.sort_by(f64::total_cmp);
    for (leaf, expected) in leaves.iter().zip([10.0, 30.0, 50.0, 70.0, 90.0]) {
        assert!((leaf - expected).abs() < 1e-9, "{leaf}");
    }
    assert_eq!(at((12.5, 100.0 / 3.0)), "left:12.50%;top:33.33%");
}

#[test]
fn everything_stands_inside_of_the_picture() {
    for (game, deal) in [
        (GameName::Kuhn, "JQ"),
        (GameName::KuhnSeed, "KJ"),
        (GameName::Leduc, "KK"),
    ] {
        let (_, picture) = picture(game, deal);
        for node in &picture.nodes {
            let (x, y) = place(&picture, node);
            assert!((0.0..=100.0).contains(&x) && (0.0..=100.0).contains(&y));
        }
    }
}

#[test]
fn something_leads_to_every_history_but_the_first() {
    for (game, deal) in [(GameName::Kuhn, "QK"), (GameName::Leduc, "JQ")] {
        let (tree, picture) = picture(game, deal);
        let edges: Vec<Edge> = edges(&picture, &tree).collect();
        assert_eq!(edges.len(), picture.nodes.len() - 1);
        for edge in edges {
            assert_eq!(tree.children(edge.from.id)[edge.action], edge.to.id);
            assert_eq!(tree.row(edge.from.id), Some(edge.row));
            assert_eq!(tree.information_sets()[edge.row].player, edge.player);
        }
    }
}

/// Leduc's first round ends in nine ways: after two checks; after a check and a bet by fold, call, or a raise that is
/// folded to or called; after a bet likewise.
#[test]
fn a_tree_of_many_ends_is_dense() {
    let (_, kuhn) = picture(GameName::Kuhn, "QK");
    assert!(!is_dense(&kuhn));
    let (_, leduc) = picture(GameName::Leduc, "QK");
    assert_eq!(leduc.leaves, 9);
    assert!(is_dense(&leduc));
}

#[test]
fn what_is_done_is_written_on_the_outer_side_of_its_line() {
    let side = |x: f64| label_at((50.0, 0.0), (x, 100.0), false).1;
    assert_eq!(
        [20.0, 50.0, 80.0].map(side),
        [Side::Left, Side::Middle, Side::Right]
    );
    let classes = [20.0, 50.0, 80.0].map(|x| side(x).class());
    assert_eq!(classes, ["left", "middle", "right"]);
}

#[test]
fn what_is_done_is_written_a_little_below_the_middle_of_its_line() {
    let ((x, y), _) = label_at((50.0, 0.0), (70.0, 100.0), false);
    assert!(
        (x - 61.0).abs() < 1e-9 && (y - 55.0).abs() < 1e-9,
        "{x} {y}"
    );
}

#[test]
fn where_lines_are_dense_it_is_written_above_the_history() {
    let (place, side) = label_at((50.0, 0.0), (20.0, 40.0), true);
    assert_eq!((place, side.class()), ((20.0, 40.0), "above"));
}

#[test]
fn cards_are_offered_from_the_highest_down() {
    assert_eq!(
        cards(&deals(&situation::tree(GameName::Kuhn))),
        ['K', 'Q', 'J']
    );
    assert_eq!(
        cards(&deals(&situation::tree(GameName::Leduc))),
        ['K', 'Q', 'J']
    );
}

#[test]
fn a_player_gets_another_card_and_nothing_else_changes() {
    let deals = deals(&situation::tree(GameName::Kuhn));
    assert_eq!(with_card(&deals, ['Q', 'K'], Player::Second, 'J'), "QJ");
    assert_eq!(with_card(&deals, ['Q', 'K'], Player::First, 'J'), "JK");
}

#[test]
fn a_player_who_takes_the_others_card_gives_their_own_for_it() {
    let kuhn = deals(&situation::tree(GameName::Kuhn));
    assert_eq!(with_card(&kuhn, ['Q', 'J'], Player::First, 'J'), "JQ");
    assert_eq!(with_card(&kuhn, ['Q', 'K'], Player::Second, 'Q'), "KQ");
    // Leduc has two of each.
    let leduc = deals(&situation::tree(GameName::Leduc));
    assert_eq!(with_card(&leduc, ['Q', 'K'], Player::First, 'K'), "KK");
}

#[test]
fn every_choice_of_a_card_leads_to_a_deal_with_it() {
    for game in [GameName::Kuhn, GameName::Leduc] {
        let deals = deals(&situation::tree(game));
        for deal in &deals {
            for (player, card) in Player::BOTH
                .into_iter()
                .flat_map(|player| cards(&deals).into_iter().map(move |card| (player, card)))
            {
                let next = with_card(&deals, held(deal).unwrap(), player, card);
                assert!(deals.contains(&next), "{deal} {card}: {next}");
                assert_eq!(held(&next).unwrap()[player.index()], card);
            }
        }
    }
}

#[test]
fn a_deal_is_two_cards() {
    assert_eq!(held("QK"), Some(['Q', 'K']));
    assert_eq!((held(""), held("Q"), held("QKJ")), (None, None, None));
}

/// Rock, paper, scissors, by its rules.
#[test]
fn the_matrix_has_what_the_first_player_wins() {
    let tree = situation::tree(GameName::RockPaperScissors);
    assert_eq!(
        tree.information_sets()[0].actions,
        ["rock", "paper", "scissors"]
    );
    let won = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]];
    assert_eq!(payoffs::matrix(&tree), won.map(Vec::from));
}

#[test]
fn payoffs_have_their_sign_and_the_winners_colour() {
    let told = |payoff: f64| payoffs::told(payoff, &ENGLISH);
    assert_eq!(told(2.0), ("+2".to_owned(), Some(Player::First)));
    assert_eq!(told(-1.0), ("−1".to_owned(), Some(Player::Second)));
    assert_eq!(told(0.0), ("0".to_owned(), None));
}

#[test]
fn a_decision_says_who_decides_after_what_and_how() {
    let (_, shown) = situation::shown("regret?iterations=5&lock=Qpb:0.25");
    let tree = &shown.learned.tree;
    let node = tree.information_sets()[tree.find("Qpb").unwrap()].nodes[0];
    let decision = Decision::at(&shown, node, Player::First, &ENGLISH).unwrap();
    assert_eq!((&*decision.key, decision.card), ("Qpb", 'Q'));
    // An ante of each, and the bet.
    assert_eq!(decision.pot, "pot 3");
    assert_eq!(
        decision.label,
        "First player with Q, after check, bet. fold 75\u{202f}%, call 25\u{202f}%"
    );
}

#[test]
fn where_a_hand_is_over_nobody_decides() {
    let (_, shown) = situation::not_begun("regret");
    let tree = &shown.learned.tree;
    for node in 0..tree.len() as u32 {
        let decision = Decision::at(&shown, node, Player::First, &ENGLISH);
        assert_eq!(
            decision.is_some(),
            matches!(tree.actor(node), Actor::Player(_))
        );
    }
}

/// After a deal of a Queen and a King there are two Jacks, a Queen and a King left.
#[test]
fn the_cards_that_may_come_lead_to_their_parts() {
    let (tree, picture) = picture(GameName::Leduc, "QK");
    let chance = picture
        .nodes
        .iter()
        .filter(|node| tree.actor(node.id) == Actor::Chance);
    let parts: Vec<Vec<NextCard>> = chance.map(|node| next_cards(&tree, node.id)).collect();
    // After two checks, after a call of a bet or of a raise, by either player.
    assert_eq!(parts.len(), 5);
    for cards in parts {
        let names: String = cards.iter().map(|card| &*card.name).collect();
        assert_eq!(names, "JQK");
        for NextCard { name, part } in &cards {
            assert!(part.ends_with(name), "{part}");
            assert!(beginning(&tree, "QK", part).is_some(), "{part}");
        }
    }
}

#[test]
fn where_both_kings_are_dealt_no_king_comes() {
    let (tree, picture) = picture(GameName::Leduc, "KK");
    let chance = picture
        .nodes
        .iter()
        .filter(|node| tree.actor(node.id) == Actor::Chance);
    for card in chance.flat_map(|node| next_cards(&tree, node.id)) {
        assert_ne!(card.name, "K");
    }
}
