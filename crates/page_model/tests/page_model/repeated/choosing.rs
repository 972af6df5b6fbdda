//! The library in groups.

use super::lab;
use engines::repeated::stage_game::Seat;
use experiments::common::repeated::library::offered;
use page_model::repeated::choosing::{Group, chosen, groups};
use texts::ENGLISH;

fn of(game: &str) -> (Vec<Group>, usize) {
    let stage = lab(&format!("repeated?game={game}"))
        .stage
        .stage()
        .expect(game);
    let seat = Seat {
        game: &stage.game,
        player: 1,
    };
    (groups(&stage.game, 1, &ENGLISH), offered(seat).len())
}

#[test]
fn every_strategy_is_in_one_group() {
    let (groups, count) = of("prisoners-dilemma");
    let names: Vec<&str> = groups.iter().map(|(name, _)| *name).collect();
    assert_eq!(
        names,
        ["Classics", "The tournament of 1980", "Zero-determinant"]
    );
    let sizes: Vec<usize> = groups
        .iter()
        .map(|(_, strategies)| strategies.len())
        .collect();
    assert_eq!(sizes.iter().sum::<usize>(), count);
    assert!(sizes[1] >= 14 && sizes[2] >= 5, "{sizes:?}");
    assert!(groups[2].1.iter().any(|(text, _)| text == "Extortion(3)"));
}

#[test]
fn a_text_is_found_by_its_name() {
    let (groups, _) = of("prisoners-dilemma");
    assert_eq!(chosen(&groups, "TitForTat"), Some("TitForTat"));
    assert_eq!(chosen(&groups, "Extortion(5)"), Some("Extortion(3)"));
    assert_eq!(chosen(&groups, "else: C"), None);
}

#[test]
fn larger_games_have_no_library() {
    let (groups, count) = of("rock-paper-scissors");
    assert_eq!((groups.len(), count), (0, 0));
}
