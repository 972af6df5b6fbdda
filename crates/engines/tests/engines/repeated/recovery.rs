//! What follows a mistake of one of two players.

use super::support::{dilemma, player_of};
use engines::repeated::values::recovery::{MAX_TOLD, Recovery, recovery};

fn after_a_mistake(first: &str, second: &str) -> Option<Recovery> {
    let game = dilemma();
    let [first, second] = [(0, first), (1, second)].map(|(seat, text)| {
        let player = player_of(&game, seat, text);
        player.automaton(false).unwrap().minimal()
    });
    recovery([&first, &second], 9)
}

#[test]
fn rounds_are_counted_up_to_the_one_in_which_both_cooperate() {
    for (first, second, rounds) in [
        // The second does not mind, or answers once, while the first goes on as if nothing had happened.
        ("TitForTat", "Cooperator", Some(1.0)),
        ("ContriteTitForTat", "TitForTat", Some(2.0)),
        // Both defect once, and then win-stay, lose-shift has both change.
        ("WinStayLoseShift", "WinStayLoseShift", Some(2.0)),
        ("TitFor2Tats", "TitFor2Tats", Some(1.0)),
        // An echo that never ends, and a trigger.
        ("TitForTat", "TitForTat", None),
        ("GrimTrigger", "TitForTat", None),
    ] {
        let found = after_a_mistake(first, second).unwrap();
        assert_eq!(found.rounds, rounds, "{first} and {second}");
    }
}

/// Both always forgive with probability 1/2: one of them is to answer the other until somebody forgives, a geometric number of rounds.
#[test]
fn a_mean_is_that_of_all_that_may_happen() {
    let found = after_a_mistake("m1(1,1/2,1,1/2;1)", "m1(1,1/2,1,1/2;1)").unwrap();
    // The one who was hurt forgives (both cooperate) or not, and then the other one is the one who was hurt.
    assert!((found.rounds.unwrap() - 2.0).abs() < 1e-9, "{found:?}");
}

#[test]
fn where_it_may_never_come_there_is_no_mean() {
    // With probability 1/10 Joss defects once more; then both defect for good.
    assert_eq!(
        after_a_mistake("TitForTat", "FirstByJoss").unwrap().rounds,
        None
    );
    // Nobody who always defects has cooperated before.
    assert_eq!(after_a_mistake("TitForTat", "Defector"), None);
}

#[test]
fn what_is_likeliest_is_told_up_to_the_end() {
    let shift = after_a_mistake("WinStayLoseShift", "WinStayLoseShift").unwrap();
    assert_eq!(shift.likeliest, [[1, 1], [0, 0]]);
    let echo = after_a_mistake("TitForTat", "TitForTat").unwrap();
    assert_eq!(echo.likeliest[..3], [[0, 1], [1, 0], [0, 1]]);
    assert_eq!(echo.likeliest.len(), MAX_TOLD);
}
