//! The rules that choose the move in the end, on the numbers of real searches.

use crate::uct::search::{moves, search};
use engines::mcts::{FinalChoice, MoveStatistics};

/// A rule by its definition: the first move with the highest score among those tried.
fn plainly<A: Copy>(
    moves: &[MoveStatistics<A>],
    score: fn(&MoveStatistics<A>) -> f64,
) -> Option<usize> {
    let tried = || moves.iter().filter(|statistics| statistics.visits > 0);
    let highest = tried().map(score).fold(f64::NEG_INFINITY, f64::max);
    moves
        .iter()
        .position(|statistics| statistics.visits > 0 && score(statistics) == highest)
}

#[test]
fn the_rules_are_their_definitions() {
    let mut differences = 0;
    for seed in 0..50 {
        let mut uct = search("4453", seed);
        uct.advance(3 + 10 * seed);
        let moves = moves(&uct);
        let visits = FinalChoice::Visits.best(&moves);
        let mean = FinalChoice::Mean.best(&moves);
        let secure = FinalChoice::Secure.best(&moves);
        assert_eq!(visits, plainly(&moves, |known| known.visits as f64));
        assert_eq!(
            mean,
            plainly(&moves, |known| known.total / known.visits as f64)
        );
        assert_eq!(secure, plainly(&moves, |known| known.interval().0));
        differences += usize::from(visits != mean) + usize::from(mean != secure);
    }
    assert!(
        differences > 0,
        "the rules never differed, so nothing was compared"
    );
}

#[test]
fn ties_go_to_the_first_move_and_untried_moves_are_never_chosen() {
    let statistics = |visits, total| MoveStatistics::new((), visits, total);
    let rules = [FinalChoice::Visits, FinalChoice::Mean, FinalChoice::Secure];
    let tie = [statistics(0, 0.0), statistics(5, 0.0), statistics(5, 0.0)];
    for rule in rules {
        assert_eq!(rule.best(&tie), Some(1), "{rule:?}");
        assert_eq!(rule.best(&tie[..1]), None, "{rule:?}");
    }
}
