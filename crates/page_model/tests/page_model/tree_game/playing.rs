//! Games by hand.

use super::{ENTRY, HORSE, PENNIES, WORDS, analysed, bare, lab};
use experiments::tree_game::Learning;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::playing::{
    Hand, another_hand, hand, is_between_people, marks, seat, status, taken_back, with_move,
};
use std::collections::BTreeSet;

fn play(of: &Analysis) -> Hand {
    hand(of, &Learning::default())
}

fn set(nodes: &[usize]) -> BTreeSet<usize> {
    nodes.iter().copied().collect()
}

#[test]
fn the_person_decides_first() {
    let hand = play(&analysed(ENTRY));
    assert_eq!(
        (hand.nodes, hand.turn, hand.done),
        (vec![0], Some((0, 0)), 0)
    );
}

#[test]
fn an_opponent_plays_what_was_found() {
    let hand = play(&analysed(&format!("{ENTRY}&moves=1")));
    // In; then the incumbent shares.
    assert_eq!((hand.nodes, hand.turn, hand.done), (vec![0, 2, 4], None, 1));
}

#[test]
fn an_opponent_plays_the_assessment_of_the_link() {
    let hand = play(&analysed(&format!(
        "{ENTRY}&moves=1&opponent=assessment&assessment=0,1;1,0"
    )));
    assert_eq!(hand.nodes, [0, 2, 3]);
}

#[test]
fn an_opponent_plays_what_was_learned() {
    let of = analysed(&format!("{ENTRY}&moves=1&opponent=learner"));
    let learning = Learning {
        average: vec![vec![0.0, 1.0], vec![1.0, 0.0]],
        ..Learning::default()
    };
    assert_eq!(hand(&of, &learning).nodes, [0, 2, 3]);
}

#[test]
fn the_second_player_waits_for_the_first() {
    let hand = play(&analysed(&format!("{ENTRY}&person=2")));
    // The entrant has come in.
    assert_eq!((hand.nodes, hand.turn), (vec![0, 2], Some((1, 1))));
}

#[test]
fn at_one_screen_everybody_decides() {
    let of = analysed(&format!("{ENTRY}&opponent=person&moves=1"));
    assert!(is_between_people(&of.lab));
    let hand = play(&of);
    assert_eq!((hand.turn, hand.done), (Some((1, 1)), 1));
}

#[test]
fn a_move_that_there_is_not_ends_what_the_link_tells() {
    let hand = play(&analysed(&format!("{ENTRY}&opponent=person&moves=1.7.0")));
    assert_eq!((hand.nodes, hand.done), (vec![0, 2], 1));
}

#[test]
fn the_same_series_has_the_same_draws_and_all_are_drawn() {
    let ends: BTreeSet<usize> = (1..=60)
        .map(|series| {
            let link = format!("{PENNIES}&opponent=uniform&moves=0&series={series}");
            let of = bare(&link);
            assert_eq!(play(&of), play(&of));
            play(&of).nodes[2]
        })
        .collect();
    assert_eq!(ends, set(&[2, 3]));
}

#[test]
fn a_draw_follows_its_probabilities() {
    let left = (1..=400).filter(|series| {
        let link = format!("tree-game?game=?(1/4:1;0 3/4:0;1)&series={series}");
        play(&bare(&link)).nodes == [0, 1]
    });
    // 100 of 400, with a standard deviation of 8.7: five of them are allowed.
    let left = left.count();
    assert!(left.abs_diff(100) < 44, "{left}");
}

#[test]
fn what_is_never_done_is_never_drawn() {
    for series in 1..=50 {
        let link = format!("tree-game?game=?(0:1;0 1:0;1)&series={series}");
        assert_eq!(play(&bare(&link)).nodes, [0, 2]);
    }
}

#[test]
fn what_rounding_leaves_goes_to_an_action_that_is_done() {
    let of = bare(&format!("{ENTRY}&moves=1&opponent=learner"));
    // Shares that add up to almost nothing stand for those that add up to almost 1.
    let learning = Learning {
        average: vec![vec![0.0, 1.0], vec![1e-9, 0.0]],
        ..Learning::default()
    };
    assert_eq!(hand(&of, &learning).nodes, [0, 2, 3]);
}

#[test]
fn a_seat_is_one_that_the_game_has() {
    let horse = bare(&format!("{HORSE}&person=3"));
    assert_eq!(seat(&horse.lab, &horse.game), 2);
    assert_eq!(seat(&horse.lab, &bare(ENTRY).game), 1);
}

#[test]
fn moves_are_added_after_those_that_were_legal() {
    let of = analysed(&format!("{ENTRY}&opponent=person&moves=1.7"));
    let hand = play(&of);
    let more = with_move(&of.lab, &hand, 0);
    assert_eq!(more.moves, "1.0");
    assert_eq!(taken_back(&of.lab, &hand).moves, "");
    let first = lab(ENTRY);
    assert_eq!(with_move(&first, &play(&bare(ENTRY)), 1).moves, "1");
    assert_eq!(taken_back(&first, &play(&bare(ENTRY))).moves, "");
}

#[test]
fn another_game_has_other_draws_and_no_moves() {
    let before = lab(&format!("{ENTRY}&moves=1&series=4"));
    let anew = another_hand(&before);
    assert_eq!((anew.moves.as_str(), anew.series), ("", 5));
}

#[test]
fn every_node_where_one_may_be_is_ringed() {
    let of = bare(&format!("{PENNIES}&person=2&opponent=uniform"));
    let marks = marks(&of, &play(&of));
    // Not the one where one is: that is hidden.
    assert_eq!((marks.ringed, marks.taken), (set(&[1, 4]), set(&[])));
}

#[test]
fn at_the_end_the_way_is_shown() {
    let of = analysed(&format!("{ENTRY}&moves=1"));
    let marks = marks(&of, &play(&of));
    assert_eq!((marks.ringed, marks.taken), (set(&[4]), set(&[0, 2, 4])));
}

#[test]
fn one_is_told_what_one_sees_and_no_more() {
    let of = bare(&format!("{PENNIES}&person=2&opponent=uniform"));
    let told = status(&of, &play(&of), WORDS);
    assert_eq!(
        told,
        "Player 2, you are at “x”. What do you do? You may be at either of 2 nodes; you cannot tell which."
    );
    let of = analysed(ENTRY);
    assert_eq!(status(&of, &play(&of), WORDS), "Entrant, what do you do?");
}

#[test]
fn at_the_end_everybody_is_told_what_they_got_and_how() {
    let of = analysed(&format!("{ENTRY}&moves=1"));
    assert_eq!(
        status(&of, &play(&of), WORDS),
        "The game is over: Entrant 1, Incumbent 1. This is what happened: in, share."
    );
}
