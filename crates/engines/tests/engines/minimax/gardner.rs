//! Mates in Gardner's chess: found where they are, at the depth that they need and not before.

use engines::minimax::ordering::Ordering;
use engines::minimax::{Options, Pruning, Search};
use games::evaluation::{ALMOST_WON, ByKind};
use games::gardner::{Ending, Gardner};
use games::{Game, Turn};

const JUDGE: ByKind = ByKind {
    worth: [1.0, 3.0, 3.0, 5.0, 9.0],
    mobility: 0.0,
};

/// The value for the player who is to move, and the line, looking so deep.
fn looked(root: &Gardner, depth: u32, pruning: Pruning) -> (f64, Gardner) {
    let Turn::Player(mover) = root.turn() else {
        panic!("{root} is over");
    };
    let options = Options {
        pruning,
        ordering: Ordering {
            by_promise: true,
            killer: true,
            history: true,
        },
        table: pruning != Pruning::None,
        deepening: false,
        depth: Some(depth),
        quiescence: 0,
    };
    let mut search = Search::new(root.clone(), mover, JUDGE, options);
    search.advance(u64::MAX);
    let finding = search.finding().expect("it is finished");
    let mut end = root.clone();
    for &action in &finding.principal_variation {
        end.apply(action);
    }
    (finding.value, end)
}

/// Positions, and how many plies it takes to mate.
const MATES: [(&str, u32); 5] = [
    ("k4/5/1K3/5/4R w", 1),
    ("4K/5/3k1/5/r4 b", 1),
    // The king takes first, and makes no threat that could be seen one move deep.
    ("2r1k/p1Q2/N3b/PP2K/3R1 w", 3),
    // A pawn becomes a queen, which mates.
    ("k4/4P/1K3/5/5 w", 1),
    // A queen is given for the mate.
    ("4k/4p/2p2/qbP1K/1R3 b", 3),
];

#[test]
fn mates_are_found_at_their_depth() {
    for (text, plies) in MATES {
        let root: Gardner = text.parse().unwrap();
        for pruning in [
            Pruning::None,
            Pruning::AlphaBeta,
            Pruning::PrincipalVariation,
        ] {
            let (value, end) = looked(&root, plies, pruning);
            assert_eq!(
                (value, end.ending()),
                (1.0, Some(Ending::Checkmate)),
                "{text}"
            );
            if plies > 1 {
                let (value, _) = looked(&root, plies - 2, pruning);
                assert!(value <= ALMOST_WON, "{text}: no sooner");
            }
        }
    }
}

/// The side that is mated knows it, too.
#[test]
fn being_mated_is_a_loss() {
    let root: Gardner = "k4/5/1K3/5/4R b".parse().unwrap();
    assert_eq!(looked(&root, 2, Pruning::AlphaBeta).0, -1.0);
}
