//! Nim's moves as text: a letter and a digit, of which the suite's symbols of one character know nothing.

use games::nim::{Heaps, Nim, Take};
use games::record::{MoveError, Notation, Record};
use games::{Game, Indexed};
use std::collections::BTreeSet;

#[test]
fn symbols_of_two_characters() {
    let mut known = BTreeSet::new();
    for heap in '\0'..='\u{ff}' {
        for objects in '\0'..='\u{ff}' {
            let symbol = format!("{heap}{objects}");
            if let Some(take) = Nim::action_of(&symbol) {
                assert_eq!(Nim::symbol_of(take), symbol);
                known.insert(symbol);
            }
        }
    }
    assert_eq!(known.len(), 6 * 9);
    for strange in ["", "a", "a10", "a0", "g1", "A1", "1a", "a٣", "b 1"] {
        assert_eq!(Nim::action_of(strange), None, "{strange}");
    }
}

#[test]
fn moves_heap_by_heap_fewer_objects_first() {
    let nim = Nim::new(Heaps::new(&[2, 0, 1]).unwrap(), false);
    let moves: Vec<String> = nim.actions().map(Nim::symbol_of).collect();
    assert_eq!(moves, ["a1", "a2", "c1"]);
    let largest = Nim::new(Heaps::new(&[9; 6]).unwrap(), false);
    let numbers: BTreeSet<usize> = largest.actions().map(Nim::index).collect();
    assert_eq!(numbers.len(), 54, "no two have one number");
}

#[test]
fn texts_that_are_no_games_of_nim() {
    let initial = || Nim::new(Heaps::new(&[1, 2]).unwrap(), false);
    let symbol = |symbol: &str| symbol.to_owned();
    for (text, legal, expected) in [
        (
            "a1b",
            "a1",
            MoveError::NotAMove {
                ply: 2,
                symbol: symbol("b"),
            },
        ),
        (
            "b1b2",
            "b1",
            MoveError::Illegal {
                ply: 2,
                symbol: symbol("b2"),
            },
        ),
        (
            "a1a1",
            "a1",
            MoveError::Illegal {
                ply: 2,
                symbol: symbol("a1"),
            },
        ),
        (
            "c1",
            "",
            MoveError::Illegal {
                ply: 1,
                symbol: symbol("c1"),
            },
        ),
        (
            "a1b2b1",
            "a1b2",
            MoveError::AfterTheEnd {
                ply: 3,
                symbol: symbol("b1"),
            },
        ),
        (
            "a1 b2",
            "a1",
            MoveError::NotAMove {
                ply: 2,
                symbol: symbol(" b"),
            },
        ),
    ] {
        let (record, result) = Record::parse(initial(), text);
        assert_eq!(
            (record.to_string().as_str(), result),
            (legal, Err(expected)),
            "{text}"
        );
    }
    let (record, result) = Record::parse(initial(), "b2a1");
    assert_eq!(result, Ok(()));
    assert_eq!(
        record.moves()[0],
        Take {
            heap: 1,
            objects: 2
        }
    );
}
