//! Numbers from books, and small trees worked out by hand.

use crate::minimax::boards::MATERIAL;
use crate::minimax::plain::Limits;
use crate::minimax::searching::{PLAIN, PRUNINGS, all_options, assert_finds, finished};
use crate::minimax::sketches::{estimates, root};
use engines::Status;
use engines::minimax::{Counts, Options, Pruning, Search};
use games::Player;
use games::tic_tac_toe::TicTacToe;
use games::typed_tree::Branch;

fn tic_tac_toe(options: Options) -> (f64, Counts) {
    let mut search = Search::new(TicTacToe::new(), Player::First, MATERIAL, options);
    assert_eq!(search.advance(u64::MAX), Status::Finished);
    (search.finding().unwrap().value, search.counts())
}

/// 549 946 nodes with the root, 255 168 games; nine stones lie on the longest path of ten positions.
#[test]
fn tic_tac_toe_by_plain_minimax() {
    let (value, counts) = tic_tac_toe(PLAIN);
    assert_eq!(value, 0.0);
    let expected = Counts {
        nodes: 549_946,
        leaves: 255_168,
        most_in_memory: 10,
        ..Counts::default()
    };
    assert_eq!(counts, expected);
}

/// Squares in reading order.
#[test]
fn tic_tac_toe_by_alpha_beta() {
    let pruning = Pruning::AlphaBeta;
    let (value, counts) = tic_tac_toe(Options { pruning, ..PLAIN });
    assert_eq!((value, counts.nodes), (0.0, 18_297));
}

/// There are 5478 positions, of which 958 are finished (see the oracles of the rules). With a table every other one
/// is opened once, and once more for those few that lost their place in the table: up to a twentieth.
#[test]
fn tic_tac_toe_with_a_table() {
    let (value, counts) = tic_tac_toe(Options {
        table: true,
        ..PLAIN
    });
    assert_eq!(value, 0.0);
    let (opened, positions) = (
        counts.nodes - counts.leaves - counts.table_hits,
        5_478 - 958,
    );
    assert!(
        (positions..=positions * 21 / 20).contains(&opened),
        "{opened}"
    );
}

#[test]
fn tic_tac_toe_with_everything() {
    for options in all_options(Limits::NONE) {
        if options.pruning != Pruning::None || options.table {
            assert_eq!(tic_tac_toe(options).0, 0.0, "{options:?}");
        }
    }
}

/// Russell and Norvig, figure 5.2: MAX goes to the first node, worth 3; after 3 the second node is cut at its 2,
/// so that 4 and 6 are not looked at.
#[test]
fn the_textbook_tree() {
    let root = root("((3 12 8)(2 4 6)(14 5 2))");
    for (pruning, leaves, cuts) in [(Pruning::None, 9, 0), (Pruning::AlphaBeta, 7, 1)] {
        let options = Options { pruning, ..PLAIN };
        let search = finished(&root, Player::First, estimates(&root), options);
        let (finding, counts) = (search.finding().unwrap(), search.counts());
        assert_eq!(finding.value, 3.0);
        assert_eq!(finding.principal_variation, [Branch(0), Branch(0)]);
        assert!(finding.is_whole && finding.depth.is_none());
        assert_eq!((counts.leaves, counts.cuts), (leaves, cuts), "{pruning:?}");
        assert_eq!(counts.nodes, leaves + 4);
        assert_eq!(counts.most_in_memory, 3);
    }
}

/// Text, value, best branch.
const BY_HAND: [(&str, f64, Option<u32>); 12] = [
    ("7", 7.0, None),
    ("-0", 0.0, None),
    ("(1)", 1.0, Some(0)),
    ("(5 5)", 5.0, Some(0)),
    ("min(2 1 1)", 1.0, Some(1)),
    // The same player twice.
    ("(max(1 9) max(10 2))", 10.0, Some(1)),
    // Nature at the root, and between two players: max, nature, min.
    ("?(0.5:3 0.5:-1)", 1.0, None),
    ("(?(1/4:(8 4) 3/4:(-2 6)) -1)", -0.5, Some(0)),
    ("?(1/2:?(1/2:4 1/2:8) 1/2:(1 2))", 4.0, None),
    ("(?(1:3) ?(1:4))", 4.0, Some(1)),
    ("(((1)))", 1.0, Some(0)),
    ("(-1e12 (1e12 -1e12))", -1e12, Some(0)),
];

#[test]
fn trees_worked_out_by_hand() {
    for (text, value, best) in BY_HAND {
        let root = root(text);
        for pruning in PRUNINGS {
            let options = Options { pruning, ..PLAIN };
            assert_finds(&root, Player::First, &estimates(&root), options, value);
            let search = finished(&root, Player::First, estimates(&root), options);
            let line = &search.finding().unwrap().principal_variation;
            assert_eq!(line.first().copied(), best.map(Branch), "{text}");
        }
    }
}

/// The sacrifice of the lab's preset: a win at depth 2, bad where the search goes on until it is quiet.
#[test]
fn the_horizon_effect() {
    let root = root("(take:(a=9!:(1 2) 8) wait:(b=4:(5 4) 6))");
    for (depth, quiescence, value, best) in [
        (2, 0, 8.0, 0),
        (2, 1, 4.0, 1),
        (1, 0, 0.0, 0),
        (3, 0, 5.0, 1),
    ] {
        let options = Options {
            depth: Some(depth),
            quiescence,
            ..PLAIN
        };
        let search = finished(&root, Player::First, estimates(&root), options);
        let finding = search.finding().unwrap();
        assert_eq!(
            (finding.value, finding.principal_variation[0]),
            (value, Branch(best))
        );
        assert_eq!(finding.is_whole, depth == 3);
    }
}
