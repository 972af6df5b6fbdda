//! Marks on the matrix.

use super::{DILEMMA, PENNIES, SEXES, WORDS, analysed, bare};
use page_model::matrix::marks::{is_gone, marks};
use page_model::matrix::tables::{caption, place, tables};

#[test]
fn each_best_response_is_marked_and_where_all_are_it_is_an_equilibrium() {
    let of = bare(SEXES);
    let marked: Vec<(Vec<bool>, bool)> = (0..4)
        .map(|profile| marks(&of, profile))
        .map(|marks| (marks.best, marks.is_equilibrium))
        .collect();
    let (both, none) = ((vec![true; 2], true), (vec![false; 2], false));
    assert_eq!(marked, [both.clone(), none.clone(), none, both]);
}

#[test]
fn a_cell_has_a_best_response_of_one_player_alone() {
    // Cheating against trust is best for the one who cheats only.
    let marks = marks(&bare(DILEMMA), 1);
    assert_eq!(
        (marks.best, marks.is_equilibrium),
        (vec![false, true], false)
    );
}

#[test]
fn best_responses_alone_tell_no_equilibrium() {
    let marks = marks(&analysed(&format!("{SEXES}&marks=best-responses")), 0);
    assert_eq!((marks.best, marks.is_equilibrium), (vec![true; 2], false));
}

#[test]
fn nothing_is_marked_where_only_the_game_is_shown() {
    let of = analysed(&format!("{PENNIES}&marks=nothing"));
    for profile in 0..4 {
        let marks = marks(&of, profile);
        assert_eq!((marks.best, marks.share), (vec![false; 2], 0.0));
        assert!(!marks.is_equilibrium);
    }
}

#[test]
fn shades_say_how_often_a_cell_comes_up_in_the_only_equilibrium() {
    let of = analysed(PENNIES);
    let shares: Vec<f64> = (0..4).map(|profile| marks(&of, profile).share).collect();
    assert_eq!(shares, [0.25; 4]);
    // Of several equilibria none is.
    assert_eq!(marks(&analysed(SEXES), 0).share, 0.0);
}

#[test]
fn actions_that_are_dominated_are_gone() {
    let of = analysed(DILEMMA);
    for player in 0..2 {
        assert!(is_gone(&of, player, 0));
        assert!(!is_gone(&of, player, 1));
    }
}

#[test]
fn nothing_is_gone_before_it_is_known_or_where_it_is_not_to_be_told() {
    assert!(!is_gone(&bare(DILEMMA), 0, 0));
    let hidden = analysed(&format!("{DILEMMA}&marks=best-responses"));
    assert!(!is_gone(&hidden, 0, 0));
}

#[test]
fn a_third_player_chooses_among_tables() {
    assert_eq!(tables(&bare(SEXES).game), [[0; 0]]);
    assert_eq!(tables(&bare("matrix?game=volunteers").game), [[0], [1]]);
}

#[test]
fn a_fifth_player_chooses_among_groups_of_groups_of_tables() {
    let of = bare("matrix?game=five-volunteers&players=A,B,C,D,E");
    let all = tables(&of.game);
    assert_eq!(all.len(), 8);
    assert_eq!(all[..3], [[0, 0, 0], [1, 0, 0], [0, 1, 0]]);
    let told = caption(&of, &all[6], WORDS).expect("a caption");
    assert_eq!(told, "C: help, D: wait, E: wait");
    // Each profile is a cell once; in the last table one of the first two helps in equilibrium.
    let cells = all.iter().flat_map(|others| {
        let cells = [[0, 0], [0, 1], [1, 0], [1, 1]];
        cells.map(|cell| of.game.profile(&place(cell, others)))
    });
    let mut profiles: Vec<usize> = cells.collect();
    profiles.sort_unstable();
    assert_eq!(profiles, (0..32).collect::<Vec<_>>());
    let found = analysed("matrix?game=five-volunteers");
    let is_marked = |cell| marks(&found, found.game.profile(&place(cell, &all[7]))).is_equilibrium;
    assert_eq!(
        [[0, 0], [0, 1], [1, 0], [1, 1]].map(is_marked),
        [false, true, true, false]
    );
}

#[test]
fn a_table_of_three_players_says_what_the_third_does() {
    let of = bare("matrix?game=volunteers");
    let actions = &of.game.actions()[2];
    for (action, name) in actions.iter().enumerate() {
        let told = caption(&of, &[action], WORDS).expect("a caption");
        assert_eq!(told, format!("{}: {name}", of.player(2, WORDS)));
    }
    assert_eq!(caption(&bare(SEXES), &[], WORDS), None);
}
