//! Gardner's chess in the lab: positions, moves and their names, worths, games too long for a link.

use crate::minimax_lab::support::{lab, run};
use experiments::minimax::{MinimaxExperiment, Place, Side};
use experiments::{Experiment, LabExperiment};
use games::evaluation::POINTS_OF_A_WIN;
use games::gardner::{Gardner, Kind, Move, PositionError};
use games::record::Notation;
use games::{Game, Player, Turn};
use random::Random;
use texts::ENGLISH;

#[test]
fn a_position_has_one_text_in_links() {
    let typed = lab("game=gardner&position=4k/5/5/PPPPP/4K");
    let link = Experiment::from(typed.clone()).link();
    assert_eq!(
        link,
        "minimax?game=gardner&position=4k%2F5%2F5%2FPPPPP%2F4K%20w%20-%20-%200%201"
    );
    assert_eq!(Experiment::open(&link).unwrap().experiment, typed.into());
    // Where games begin usually stands in no link.
    let usual = lab("game=gardner&position=rnbqk/ppppp/5/PPPPP/RNBQK%20w");
    assert_eq!(Experiment::from(usual).link(), "minimax?game=gardner");
}

#[test]
fn another_position_forgets_the_moves_and_another_worth_does_not() {
    let game = lab("game=gardner&moves=b1c3d4c3&ply=1&depth=2");
    let next = game.with("position", "4k/5/5/PPPPP/4K w").unwrap();
    assert_eq!((next.moves.as_str(), next.ply), ("", None));
    let next = game.with("knight", "3.5").unwrap();
    assert_eq!((next.moves.as_str(), next.ply), ("b1c3d4c3", Some(1)));
    let refused = game
        .with("position", "4k/5/5/PPPPP/K3K")
        .unwrap_err()
        .unwrap();
    let (player, found) = (Player::First, 2);
    assert_eq!(
        refused.fault(),
        Some(&PositionError::Kings { player, found })
    );
    assert_eq!(
        refused.at_field("Position", &ENGLISH),
        "First has 2 kings; one is needed."
    );
    let refused = game.with("position", "k4/5/5/4R").unwrap_err().unwrap();
    let said = refused.at_field("Position", &ENGLISH);
    assert!(said.contains("there are 4 ranks"), "{said}");
    assert!(game.with("queen", "21").is_err() && game.with("queen", "-1").is_err());
    let chosen = MinimaxExperiment::default()
        .with("game", "gardner")
        .unwrap();
    assert_eq!(chosen.depth, Some(3), "nobody searches chess to its end");
}

#[test]
fn moments_are_moves_of_four_or_five_characters() {
    let game = lab("game=gardner&position=4k/P4/5/1p3/4K&moves=a4a5be5d4e1e2b2b1q");
    assert_eq!(game.last_ply(), 4);
    assert_eq!(game.all_moves(), ["a4a5b", "e5d4", "e1e2", "b2b1q"]);
    assert_eq!(game.at_ply(1).moves_so_far(), "a4a5b");
    assert_eq!(game.at_ply(1).turn(), Turn::Player(Player::Second));
}

#[test]
fn moves_have_names_of_players_on_the_page_and_squares_in_results() {
    let mate = lab("game=gardner&position=k4/5/1K3/5/4R&depth=1&table=on");
    let (snapshot, _) = run(&mate, Side::Main);
    let line = snapshot.found.unwrap().line;
    let place = mate.place();
    assert_eq!(place.line_texts(&line), ["e1e5"]);
    assert_eq!(place.line_names(&line), ["Re5#"]);
    assert_eq!(place.move_words(line[0], &ENGLISH), "Re5#");
    assert_eq!(place.words_of("e1e5", &ENGLISH), "Re5#");
    assert_eq!(place.words_of("a1a5", &ENGLISH), "a1a5", "no move here");
}

/// The worths in the link are those of the search.
#[test]
fn worths_decide() {
    // The rook can take a queen or two knights' worth: the queen, unless knights are worth more.
    let value = |query: &str| {
        let lab = lab(&format!(
            "game=gardner&position=q3k/5/5/4K/R3n&depth=1&{query}"
        ));
        let (snapshot, _) = run(&lab, Side::Main);
        let found = snapshot.found.unwrap();
        let Place::Gardner(position) = lab.place() else {
            panic!("another game");
        };
        let before = lab.by_kind().points(&position) / POINTS_OF_A_WIN;
        let best = lab.place().line_names(&found.line).remove(0);
        (best, ((found.value - before) * POINTS_OF_A_WIN).round())
    };
    assert_eq!(value(""), ("Rxa5+".to_owned(), 9.0));
    assert_eq!(value("knight=12"), ("Rxe1".to_owned(), 12.0));
}

/// The game of random quiet moves until its link is full, a pawn moving now and then; `None` if it ends before.
fn played_on(start: &MinimaxExperiment, seed: u64) -> Option<(MinimaxExperiment, Gardner, u32)> {
    let (mut lab, mut random) = (start.clone(), Random::stream(seed, 0));
    let (mut position, mut plies) = (start.position.clone(), 0);
    while lab.position == start.position {
        let is_wanted = |action: &Move| {
            let is_pawns = position.moved(*action) == Some(Kind::Pawn);
            is_pawns == (position.quiet_plies() > 85) && position.captured(*action).is_none()
        };
        let wanted: Vec<Move> = position.actions().filter(is_wanted).collect();
        if wanted.is_empty() {
            return None;
        }
        let action = wanted[random.below(wanted.len() as u32) as usize];
        lab = lab.play(&Gardner::symbol_of(action)).expect("a legal move");
        position.apply(action);
        plies += 1;
    }
    Some((lab, position, plies))
}

/// It goes on from where it is.
#[test]
fn a_game_too_long_for_a_link_begins_where_it_is() {
    let start = lab("game=gardner&position=1nb1k/ppppp/5/PPPPP/1NB1K&person=both");
    let long = (0..200).find_map(|seed| played_on(&start, seed));
    let (mut lab, position, plies) = long.expect("one of them is long");
    assert_eq!(
        plies, 501,
        "five hundred moves are in the link, the next is not"
    );
    assert_eq!(lab.last_ply(), 1);
    let Place::Gardner(found) = lab.place() else {
        panic!("another game");
    };
    assert_eq!(found, position);
    assert_eq!(lab.repair(), []);
}
