//! Moves as text: with squares.

use super::{after, position};
use games::gardner::{Gardner, Kind, Square};
use games::record::{MoveError, Notation, Record};
use games::{Game, Indexed};
use std::collections::BTreeSet;

#[test]
fn symbols_of_four_and_five_characters() {
    let squares = || (0..25).filter_map(Square::new);
    let mut known = BTreeSet::new();
    for from in squares() {
        for to in squares() {
            for letter in ["", "q", "r", "b", "n", "k", "p", "Q", "x", "qq"] {
                let symbol = format!("{from}{to}{letter}");
                if let Some(action) = Gardner::action_of(&symbol) {
                    assert_eq!(Gardner::symbol_of(action), symbol);
                    known.insert(symbol);
                }
            }
        }
    }
    assert_eq!(known.len(), 25 * 24 * 5);
    for strange in [
        "", "a1", "a1a", "a1a6", "f1a1", "A1A2", "a1 a2", "ä1b2", "a1ä2", "a1a1",
    ] {
        assert_eq!(Gardner::action_of(strange), None, "{strange}");
    }
}

#[test]
fn a_b_before_a_digit_begins_the_next_move() {
    let root = position("4k/P4/5/1p3/4K w");
    let promoted = |text| {
        let (record, result) = Record::parse(root.clone(), text);
        assert_eq!((result, record.to_string()), (Ok(()), text.to_owned()));
        record.position().piece(Square::new(20).unwrap())
    };
    let piece = promoted("a4a5b").unwrap();
    assert_eq!(piece.1, Kind::Bishop);
    assert_eq!(promoted("a4a5bb2b1q").unwrap().1, Kind::Bishop);
    assert_eq!(promoted("a4a5nb2b1n").unwrap().1, Kind::Knight);
    // Without a letter it is no move of a pawn, and what follows is another move.
    let (record, result) = Record::parse(root, "a4a5b2b1q");
    let symbol = "a4a5".to_owned();
    assert_eq!(result, Err(MoveError::Illegal { ply: 1, symbol }));
    assert!(record.moves().is_empty());
}

#[test]
fn texts_that_are_no_games() {
    let text = |symbol: &str| symbol.to_owned();
    let parse = |moves| Record::parse(Gardner::new(), moves).1;
    let (ply, symbol) = (1, text("a1a2"));
    assert_eq!(parse("a1a2"), Err(MoveError::Illegal { ply, symbol }));
    let (ply, symbol) = (2, text("d4"));
    assert_eq!(parse("b2b3d4"), Err(MoveError::NotAMove { ply, symbol }));
    let (ply, symbol) = (2, text("Nc3q"));
    assert_eq!(parse("b2b3Nc3q"), Err(MoveError::NotAMove { ply, symbol }));
}

#[test]
fn numbers_tell_the_moves_of_a_position_apart() {
    for text in [
        "rnbqk/ppppp/5/PPPPP/RNBQK w",
        // Captures on both sides, and a move ahead: twelve moves of one pawn.
        "rnb1k/2P2/5/5/4K w",
        "4k/5/4K/1p1p1/R1B2 b",
    ] {
        let root = position(text);
        let numbers: BTreeSet<usize> = root.actions().map(Gardner::index).collect();
        assert_eq!(numbers.len(), root.actions().count(), "{text}");
        assert!(numbers.last().is_some_and(|&number| number < 725), "{text}");
    }
}

#[test]
fn algebraic_names() {
    for (text, symbol, name) in [
        ("rnbqk/ppppp/5/PPPPP/RNBQK w", "b1c3", "Nc3"),
        ("rnbqk/ppppp/5/PPPPP/RNBQK w", "b2b3", "b3"),
        ("rnbqk/pp1pp/2p2/PPPPP/RNBQK w", "b2c3", "bxc3"),
        ("4k/P4/5/5/4K w", "a4a5q", "a5=Q+"),
        ("4k/P4/5/5/4K w", "a4a5n", "a5=N"),
        ("k4/5/1K3/5/4R w", "e1e5", "Re5#"),
        ("3k1/5/5/K4/R3R w", "a1c1", "Rac1"),
        ("R4/4k/5/1K3/R4 w", "a5a3", "R5a3"),
        ("Q1Q2/4k/5/5/Q2K1 w", "a5c3", "Qa5c3"),
    ] {
        let root = position(text);
        let action = Gardner::action_of(symbol).unwrap();
        assert!(
            root.actions().any(|legal| legal == action),
            "{text} {symbol}"
        );
        assert_eq!(root.algebraic(action), name, "{text}");
    }
    let mated = after(&position("k4/5/1K3/5/4R w"), &["e1e5"]);
    assert_eq!(mated.actions().count(), 0);
}
