//! The library: every entry is a game, with any number that it may have.

use games::tree_game::TreeGame;
use games::tree_game::library::{LIBRARY, find};
use games::tree_game::recall::forgotten;
use std::collections::BTreeSet;

fn named(name: &str) -> TreeGame {
    let (entry, number) = find(name).expect("an entry");
    entry.game(number).expect("a game")
}

#[test]
fn every_entry_is_a_game() {
    let names: BTreeSet<&str> = LIBRARY.iter().map(|entry| entry.name).collect();
    assert_eq!(names.len(), LIBRARY.len());
    for entry in LIBRARY {
        let numbers = entry
            .bounds()
            .map_or_else(|| vec![0], |[least, usual, most]| vec![least, usual, most]);
        for number in numbers {
            let game = entry.game(number).expect(entry.name);
            let forgets = forgotten(&game).is_some();
            assert_eq!(
                forgets,
                entry.name == "absent-minded-driver",
                "{}",
                entry.name
            );
        }
        assert!(find(&entry.link()).is_some());
    }
    assert!(find("kuhn-14").is_none() && find("kuhn-x").is_none() && find("no-such").is_none());
}

#[test]
fn games_are_as_large_as_their_rules_say() {
    // Deals, and nine nodes for each.
    for cards in [2, 3, 4, 13] {
        let game = named(&format!("kuhn-{cards}"));
        assert_eq!(game.nodes().len(), 1 + cards * (cards - 1) * 9);
        assert_eq!(game.decisions(), 4 * cards);
        assert!(game.is_zero_sum());
    }
    assert_eq!(named("centipede-100").decisions(), 100);
    assert_eq!(named("ultimatum-9").nodes().len(), 1 + 10 * 3);
    // Prizes, picks and doors; the contestant knows only pick and open door.
    let doors = named("monty-hall");
    assert_eq!(doors.decisions(), 1 + 9 + 6);
    assert!(doors.is_zero_sum());
}
