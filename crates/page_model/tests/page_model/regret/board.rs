//! Board: every information set has its cell, in the row of its card and the column of its history.

use engines::regret::GameTree;
use experiments::regret::betting::Deed;
use experiments::regret::parts::parts;
use experiments::regret::{GameName, RegretExperiment};
use page_model::regret::board::Board;
use std::sync::Arc;

fn of_cards(game: GameName, cards: u64) -> Arc<GameTree> {
    let lab = RegretExperiment {
        game,
        cards,
        ..RegretExperiment::default()
    };
    lab.tree()
}

#[test]
fn kuhns_board_has_four_columns_and_kings_on_top() {
    let tree = of_cards(GameName::Kuhn, 3);
    assert_eq!(parts(&tree), [""]);
    let board = Board::of(&tree, "").unwrap();
    assert_eq!(board.hands, ['K', 'Q', 'J']);
    let keys = |column: usize| {
        let rows = board.columns[column].rows.iter().flatten();
        let keys = rows.map(|&row| &*tree.information_sets()[row].key);
        keys.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        (0..4).map(keys).collect::<Vec<_>>(),
        ["K Q J", "Kpb Qpb Jpb", "Kp Qp Jp", "Kb Qb Jb"]
    );
    assert_eq!(board.columns[0].deeds, [Deed::Check, Deed::Bet(1.0)]);
    assert_eq!(board.columns[1].deeds, [Deed::Fold, Deed::Call(1.0)]);
    assert_eq!(board.columns[1].events.len(), 2);
}

#[test]
fn every_information_set_is_on_one_board() {
    for (game, cards) in [
        (GameName::Leduc, 3),
        (GameName::Kuhn, 13),
        (GameName::KuhnSeed, 3),
    ] {
        let tree = of_cards(game, cards);
        let mut found = Vec::new();
        for part in parts(&tree) {
            let board = Board::of(&tree, &part).unwrap();
            for column in &board.columns {
                found.extend(column.rows.iter().flatten().copied());
                assert_eq!(column.rows.len(), board.hands.len());
            }
        }
        found.sort_unstable();
        let all: Vec<usize> = (0..tree.information_sets().len()).collect();
        assert_eq!(found, all);
    }
}

#[test]
fn leduc_has_a_board_for_each_way_to_a_public_card() {
    let tree = of_cards(GameName::Leduc, 3);
    let all = parts(&tree);
    assert_eq!(all.len(), 1 + 5 * 3);
    assert!(all[0].is_empty() && all.contains(&"crrcK".to_owned()));
    assert_eq!(Board::of(&tree, "").unwrap().columns.len(), 6);
    assert_eq!(Board::of(&tree, "crcA"), None);
    let rps = of_cards(GameName::RockPaperScissors, 3);
    assert!(parts(&rps).is_empty() && Board::of(&rps, "").is_none());
}
