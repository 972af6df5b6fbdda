//! Strategies by name.

use super::support::{dilemma, named, player_of};
use engines::repeated::language::library::{entries, find};
use engines::repeated::language::read::read;
use engines::repeated::language::resolve::resolved;
use engines::repeated::language::write::write;
use engines::repeated::stage_game::Seat;
use engines::repeated::strategies::strategy::Strategy;
use std::collections::HashSet;

/// A strategy with the numbers that it needs.
fn text_of(name: &str) -> String {
    match name {
        "Extortion" | "Generous" => format!("{name}(3)"),
        "Equalizer" => format!("{name}(2)"),
        _ => name.to_owned(),
    }
}

#[test]
fn every_text_is_one_without_idle_rules() {
    let game = dilemma();
    let seat = Seat {
        game: &game,
        player: 1,
    };
    let mut names = HashSet::new();
    for entry in entries() {
        let strategy = read(&text_of(entry.name), seat).unwrap();
        let text = write(&resolved(&strategy, seat).unwrap(), seat);
        assert!(
            read(&text, seat).is_ok(),
            "{}: {text}: {:?}",
            entry.name,
            read(&text, seat)
        );
        for name in core::iter::once(&entry.name).chain(entry.others) {
            assert!(
                names.insert(name.to_lowercase()),
                "{name} is twice in the library"
            );
            assert_eq!(find(name).unwrap().name, entry.name);
        }
    }
}

#[test]
fn names_are_found_however_they_are_written() {
    for name in ["tit for tat", "Tit-For-Tat", "TFT", "titfortat"] {
        assert_eq!(find(name).unwrap().name, "TitForTat");
    }
    assert_eq!(find("2TFT").unwrap().name, "TwoTitsForTat");
    assert!(find("Tit for").is_none());
}

#[test]
fn zero_determinant_strategies_are_the_published_ones() {
    let game = dilemma();
    let seat = Seat {
        game: &game,
        player: 0,
    };
    let text = |name: &str| write(&resolved(&read(name, seat).unwrap(), seat).unwrap(), seat);
    // W. H. Press and F. J. Dyson (2012), χ = 3 at the middle of the allowed range.
    assert_eq!(text("Extortion(3)"), "m1(11/13,1/2,7/26,0;1)");
    assert_eq!(text("ZDExtort3"), text("Extortion(3)"));
    // A. J. Stewart and J. B. Plotkin (2012).
    assert_eq!(text("ZDExtort2"), "m1(8/9,1/2,1/3,0;1)");
    assert_eq!(text("ZDGTFT2"), "m1(1,1/8,1,1/4;1)");
    assert_eq!(text("GTFT"), "m1(1,1/3,1,1/3;1)");
}

#[test]
fn names_are_the_same_strategy_whatever_the_actions_are_called() {
    // “dove” begins with the letter that is the second action's elsewhere.
    let game = named("3:3,0:5;5:0,1:1", &["dove", "hawk"]);
    for entry in entries() {
        let text = text_of(entry.name);
        assert_eq!(
            player_of(&game, 0, &text),
            player_of(&dilemma(), 0, &text),
            "{text}"
        );
    }
    assert!(matches!(
        read(
            "TFT",
            Seat {
                game: &game,
                player: 0
            }
        ),
        Ok(Strategy::Named("TitForTat", _))
    ));
}
