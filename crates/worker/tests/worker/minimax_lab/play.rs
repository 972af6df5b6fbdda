//! Playing: moves, moments of the game, undo, and whose turn it is.

use crate::minimax_lab::support::lab;
use experiments::LabExperiment;
use experiments::minimax::{MinimaxExperiment, Shown};
use games::{Player, Turn};

fn moves(lab: Option<MinimaxExperiment>) -> Option<String> {
    lab.map(|lab| lab.moves)
}

#[test]
fn a_move_is_made_at_the_moment_looked_at() {
    let game = lab("game=tic-tac-toe&moves=1592&step=7");
    let next = game.play("3").unwrap();
    assert_eq!(
        (next.moves.as_str(), next.ply, next.step),
        ("15923", None, Shown::Opening)
    );
    // In the past it replaces what came after.
    let earlier = lab("game=tic-tac-toe&moves=1592&ply=2");
    assert_eq!(moves(earlier.play("3")), Some("153".to_owned()));
    let nim = lab("game=nim&heaps=2,2&moves=a1");
    assert_eq!(moves(nim.play("b2")), Some("a1b2".to_owned()));
    let board = lab("game=connect-four&moves=44");
    assert_eq!(moves(board.play("7")), Some("447".to_owned()));
    let chess = lab("game=gardner&position=4k/P4/5/1p3/4K");
    let promoted = chess.play("a4a5b").unwrap();
    assert_eq!(moves(promoted.play("b2b1q")), Some("a4a5bb2b1q".to_owned()));
    assert_eq!(
        chess.play("a4a5"),
        None,
        "what it becomes is a part of the move"
    );
}

#[test]
fn what_is_not_one_legal_move_is_not_made() {
    let game = lab("game=tic-tac-toe&moves=1592");
    for text in ["", "1", "0", "x", "37", "a1", " 3"] {
        assert_eq!(game.play(text), None, "{text}");
    }
    let nim = lab("game=nim&heaps=2,2&moves=a1");
    for text in ["", "a", "a2", "b1b1", "c1", "1"] {
        assert_eq!(nim.play(text), None, "{text}");
    }
    assert_eq!(
        lab("game=tic-tac-toe&moves=1472583").play("6"),
        None,
        "it is over"
    );
    assert_eq!(lab("").play("1"), None, "a tree is not played");
    assert_eq!(lab("game=exercise").play("1"), None);
}

#[test]
fn moments_of_a_game() {
    let game = lab("game=nim&heaps=3,3&moves=a1b1a2&step=5");
    assert_eq!((game.plies(), game.last_ply()), (3, 3));
    let earlier = game.at_ply(1);
    assert_eq!(
        (earlier.plies(), earlier.last_ply(), earlier.step),
        (1, 3, Shown::Opening)
    );
    assert_eq!(earlier.moves, game.moves, "the rest of the game stays");
    // The end has one form only.
    for ply in [3, 4, 100] {
        assert_eq!(game.at_ply(ply).ply, None);
    }
    for ply in 0..=3 {
        let mut there = game.at_ply(ply);
        assert_eq!(there.plies(), ply);
        assert_eq!(there.repair(), []);
        let expected = Turn::Player(Player::at_ply(ply));
        assert_eq!(there.turn(), expected);
    }
    let new = game.at_ply(2).new_game();
    assert_eq!((new.moves.as_str(), new.ply, new.plies()), ("", None, 0));
}

#[test]
fn whose_turn_it_is() {
    for (query, machine, game) in [
        ("game=tic-tac-toe", false, false),
        ("game=tic-tac-toe&person=first", false, true),
        ("game=tic-tac-toe&person=first&moves=1", true, true),
        ("game=tic-tac-toe&person=second", true, true),
        ("game=tic-tac-toe&person=second&moves=1", false, true),
        ("game=tic-tac-toe&person=both&moves=1", false, true),
        // Over: nobody's.
        ("game=tic-tac-toe&person=first&moves=1472583", false, true),
        // A tree is not played, whatever the link says.
        ("person=second", false, false),
    ] {
        let lab = lab(query);
        assert_eq!(
            (lab.is_machines_turn(), lab.is_game()),
            (machine, game),
            "{query}"
        );
    }
}

#[test]
fn undo_goes_to_the_turn_before_of_a_person() {
    for (query, expected) in [
        ("game=tic-tac-toe", None),
        ("game=tic-tac-toe&moves=15", Some(1)),
        ("game=tic-tac-toe&person=both&moves=15", Some(1)),
        ("game=tic-tac-toe&person=first&moves=15", Some(0)),
        ("game=tic-tac-toe&person=first&moves=159", Some(2)),
        ("game=tic-tac-toe&person=second&moves=15", Some(1)),
        // Before the first move of the second player there is nothing to undo.
        ("game=tic-tac-toe&person=second&moves=1", None),
        ("game=tic-tac-toe&person=second", None),
        ("game=tic-tac-toe&person=first&moves=1592&ply=2", Some(0)),
    ] {
        let undone = lab(query).undone();
        assert_eq!(undone.map(|lab| lab.plies()), expected, "{query}");
    }
}

#[test]
fn payoffs_are_the_first_players() {
    for (query, payoff) in [
        ("game=tic-tac-toe&moves=14725", None),
        ("game=tic-tac-toe&moves=14253", Some(1.0)),
        ("game=tic-tac-toe&moves=14253&ply=4", None),
        ("game=tic-tac-toe&moves=123546879", Some(0.0)),
        ("game=tic-tac-toe&moves=715293", Some(-1.0)),
        ("game=nim&heaps=1&moves=a1", Some(1.0)),
        ("game=nim&heaps=1&moves=a1&misere=on", Some(-1.0)),
        ("game=nim&heaps=0", Some(-1.0)),
        ("game=connect-four&moves=1122334", Some(1.0)),
        ("game=gardner&position=k4/5/1K3/5/4R&moves=e1e5", Some(1.0)),
        (
            "game=gardner&position=4K/5/3k1/5/r4%20b&moves=a1a5",
            Some(-1.0),
        ),
        ("game=gardner&position=4k/5/2K2/5/5", Some(0.0)),
        ("tree=7", Some(7.0)),
        ("tree=(7)", None),
    ] {
        let lab = lab(query);
        assert_eq!(lab.payoff(), payoff, "{query}");
    }
}
