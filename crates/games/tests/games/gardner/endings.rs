//! How games end, and what they pay then.

use super::{after, position};
use games::gardner::{Ending, Gardner, MAX_QUIET_PLIES};
use games::{Game, Player, Turn};

fn ends(text: &str, ending: Ending, payoffs: [f64; 2]) {
    let position = position(text);
    assert_eq!(position.ending(), Some(ending), "{text}");
    assert_eq!(position.turn(), Turn::Over);
    assert_eq!(position.actions().count(), 0);
    assert_eq!(
        Player::BOTH.map(|player| position.payoff(player)),
        payoffs,
        "{text}"
    );
}

#[test]
fn checkmate_wins() {
    ends("k4/1Q3/1K3/5/5 b", Ending::Checkmate, [1.0, -1.0]);
    ends("K4/1q3/1k3/5/5 w", Ending::Checkmate, [-1.0, 1.0]);
    // The queen is not guarded: it can be taken.
    assert_eq!(position("k4/1Q3/5/1KP2/5 b").ending(), None);
}

#[test]
fn no_move_without_check_is_a_draw() {
    ends("k4/2Q2/1K3/5/5 b", Ending::Stalemate, [0.0, 0.0]);
    // A pawn that can move makes a difference.
    assert_eq!(position("k4/2Q2/1K2p/5/5 b").ending(), None);
}

#[test]
fn too_few_pieces_are_a_draw() {
    for text in ["k4/5/2K2/5/5 w", "k4/5/2K2/5/4B w", "k4/5/2K2/5/n4 b"] {
        ends(text, Ending::TooFewPieces, [0.0, 0.0]);
    }
    for text in ["k4/5/2K2/5/3BN w", "k4/4P/2K2/5/5 w", "k3n/5/2K2/5/4N w"] {
        assert_eq!(position(text).ending(), None, "{text}");
    }
    // Taking the last piece ends the game at once.
    let taken = after(&position("k4/1Q3/5/3K1/5 b"), &["a5b4"]);
    assert_eq!(taken.ending(), Some(Ending::TooFewPieces));
}

#[test]
fn fifty_moves_of_each_side_without_progress_are_a_draw() {
    let last = format!("k4/5/2K2/5/4R w - - {} 1", MAX_QUIET_PLIES - 1);
    let root = position(&last);
    assert_eq!(root.turn(), Turn::Player(Player::First));
    let drawn = after(&root, &["e1e2"]);
    assert_eq!(drawn.ending(), Some(Ending::FiftyMoves));
    assert_eq!(drawn.payoff(Player::First), 0.0);
    // Mate with the last of these moves comes first.
    let mate = format!("k4/5/1K3/5/4R w - - {} 1", MAX_QUIET_PLIES - 1);
    let mate = after(&position(&mate), &["e1e5"]);
    assert_eq!(mate.ending(), Some(Ending::Checkmate));
    assert_eq!(mate.payoff(Player::First), 1.0);
}

#[test]
fn captures_and_moves_of_pawns_begin_the_count_again() {
    let root = position("rnbqk/ppppp/5/PPPPP/RNBQK w - - 7 1");
    assert_eq!(after(&root, &["b1c3"]).quiet_plies(), 8);
    assert_eq!(after(&root, &["b1c3", "d4c3"]).quiet_plies(), 0);
    assert_eq!(after(&root, &["b2b3"]).quiet_plies(), 0);
    assert_eq!(Gardner::new().quiet_plies(), 0);
}
