//! Board of games without cards of poker: every information set is on one, and the ways between them go both ways.

use engines::regret::GameTree;
use experiments::regret::{GameName, PointsOrder, RegretExperiment};
use page_model::regret::choices::{Choices, Way};
use std::collections::BTreeSet;
use texts::ENGLISH;

fn dice(faces: u64) -> RegretExperiment {
    RegretExperiment {
        game: GameName::LiarsDice,
        faces,
        ..RegretExperiment::default()
    }
}

fn goofspiel(cards: u64, points_order: PointsOrder, imperfect: bool) -> RegretExperiment {
    RegretExperiment {
        game: GameName::Goofspiel,
        cards,
        points_order,
        imperfect,
        ..RegretExperiment::default()
    }
}

fn names(ways: &[Way]) -> Vec<&str> {
    ways.iter().map(|way| &*way.name).collect()
}

fn at(tree: &GameTree, key: &str) -> Choices {
    Choices::at(tree, key, &ENGLISH)
}

#[test]
fn a_board_of_dice_has_a_die_a_row_and_a_bid_a_column() {
    let tree = dice(3).tree();
    let first = at(&tree, "");
    let dice = |board: &Choices| {
        let names = board.rows.iter().map(|row| row.name.clone());
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(dice(&first), "1 2 3");
    assert_eq!(first.columns, ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3"]);
    assert_eq!((&first.past, &first.up), (&Vec::new(), &None));
    assert_eq!(
        names(&first.next),
        ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3"]
    );

    let answer = at(&tree, "2b12b21");
    assert_eq!(dice(&answer), "1 2 3");
    assert_eq!(answer.columns, ["2-2", "2-3", "liar"]);
    assert_eq!(names(&answer.past), ["1-2", "2-1"]);
    let keys: Vec<&str> = answer.past.iter().map(|way| &*way.key).collect();
    assert_eq!(keys, ["1", "1b12"]);
    assert_eq!(names(&answer.next), ["2-2", "2-3"]);
}

#[test]
fn cards_that_were_bid_leave_their_column_empty() {
    let tree = goofspiel(4, PointsOrder::Descending, true).tree();
    let first = at(&tree, "");
    assert_eq!(first.up.as_deref(), Some("Prize 4 is up"));
    let players = first.rows.iter().map(|row| &*row.name);
    assert_eq!(
        players.collect::<Vec<_>>(),
        ["First player", "Second player"]
    );
    let ways = [
        "prize 4 to the second player, then prize 3",
        "prize 4 tied, then prize 3",
        "prize 4 to the first player, then prize 3",
    ];
    assert_eq!(names(&first.next), ways);

    let won = at(&tree, &first.next[2].key);
    assert_eq!(names(&won.past), ["prize 4 to the first player"]);
    assert_eq!(won.columns, ["1", "2", "3", "4"]);
    let last = won
        .rows
        .iter()
        .find(|row| row.name == "First player, has bid 4");
    let last = last.unwrap();
    assert_eq!(last.actions, [Some(0), Some(1), Some(2), None]);
    // Nobody wins a prize with the lowest card.
    assert!(
        won.rows
            .iter()
            .all(|row| row.name != "First player, has bid 1")
    );
}

#[test]
fn open_bids_leave_a_row_a_player_and_chance_other_prizes() {
    let tree = goofspiel(4, PointsOrder::Random, false).tree();
    let first = at(&tree, "");
    assert_eq!(names(&first.instead).len(), 3);
    let later = at(&tree, &first.next[0].key);
    assert_eq!(later.rows.len(), 2);
    assert_eq!(later.columns.len(), 3);
    assert_eq!(names(&later.instead).len(), 2);
    assert!(later.past[0].name.contains(" against "));
    // The way back is to the prize that was up then.
    assert_eq!(at(&tree, &later.past[0].key).up, first.up);
}

#[test]
fn games_of_one_choice_have_one_board() {
    for game in [GameName::RockPaperScissors, GameName::MatchingPennies] {
        let lab = RegretExperiment {
            game,
            ..RegretExperiment::default()
        };
        let board = at(&lab.tree(), "");
        assert_eq!(board.rows.len(), 2);
        assert!(board.next.is_empty() && board.past.is_empty() && board.instead.is_empty());
    }
}

/// From the first board by all ways, and back.
#[test]
fn every_information_set_is_on_a_board_that_a_way_leads_to() {
    let labs = [
        dice(3),
        goofspiel(4, PointsOrder::Descending, true),
        goofspiel(3, PointsOrder::Random, true),
        goofspiel(3, PointsOrder::Random, false),
    ];
    for lab in labs {
        let tree = lab.tree();
        let (mut found, mut boards) = (BTreeSet::new(), vec![at(&tree, "")]);
        while let Some(board) = boards.pop() {
            let mut is_new = false;
            for row in &board.rows {
                is_new |= found.insert(row.row);
                assert_eq!(row.actions.len(), board.columns.len());
                let known = row.actions.iter().flatten().count();
                assert_eq!(known, tree.slots(row.row).len());
            }
            if !is_new {
                continue;
            }
            for way in &board.next {
                let next = at(&tree, &way.key);
                let back = at(&tree, &next.past.last().unwrap().key);
                assert_eq!(back, board);
                boards.push(next);
            }
            boards.extend(board.instead.iter().map(|way| at(&tree, &way.key)));
        }
        assert_eq!(found.len(), tree.information_sets().len());
    }
}
