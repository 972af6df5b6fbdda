//! The library in groups.

use engines::repeated::stage_game::Seat;
use experiments::common::repeated::library::offered;
use experiments::common::repeated::stage::{Stage, StageSettings};
use page_model::strategies::choosing::{Group, chosen, groups};
use std::sync::Arc;
use texts::ENGLISH;

/// The game of the library with this name.
pub fn stage(game: &str) -> Arc<Stage> {
    let settings = StageSettings {
        game: game.to_owned(),
        actions: String::new(),
    };
    settings.stage().expect(game)
}

fn of(game: &str) -> (Vec<Group>, usize) {
    let stage = stage(game);
    let seat = Seat {
        game: &stage.game,
        player: 1,
    };
    (groups(&stage.game, &[1], &ENGLISH), offered(seat).len())
}

#[test]
fn every_strategy_is_in_one_group() {
    let (groups, count) = of("prisoners-dilemma");
    let names: Vec<&str> = groups.iter().map(|group| group.name).collect();
    assert_eq!(
        names,
        ["Classics", "The tournament of 1980", "Zero-determinant"]
    );
    let sizes: Vec<usize> = groups.iter().map(|group| group.strategies.len()).collect();
    assert_eq!(sizes.iter().sum::<usize>(), count);
    assert!(sizes[1] >= 14 && sizes[2] >= 5, "{sizes:?}");
    assert!(
        groups[2]
            .strategies
            .iter()
            .any(|choice| choice.text == "Extortion(3)")
    );
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

#[test]
fn what_plays_on_both_sides_has_one_text() {
    // The first player gets twice as much, so that a payoff between both is another number.
    let stage = stage("6:3,0:5;10:0,2:1");
    let count = |players: &[usize]| {
        let groups = groups(&stage.game, players, &ENGLISH);
        groups
            .iter()
            .map(|group| group.strategies.len())
            .sum::<usize>()
    };
    assert!(count(&[0, 1]) < count(&[0]));
    let groups = groups(&stage.game, &[0, 1], &ENGLISH);
    assert_eq!(chosen(&groups, "Equalizer(2)"), None);
    assert_eq!(chosen(&groups, "TFT"), Some("TitForTat"));
}
