//! Rungs that a race decides.

use crate::ladder::{ladder, standings};
use engines::racing::{Reason, Rules};
use experiments::Experiment;
use worker::{inline, threads};

const LINK: &str = "ladder?agent=tactical&rungs=random,minimax(2),tactical&decide=race&epsilon=0.1&width=5&height=4&seed=3";

#[test]
fn a_race_stops_as_soon_as_it_is_sure() {
    let found = standings(LINK);
    let most = Rules::ILEBR_STAR_2.plan(0.1, 0.05).most_games();
    let [random, _, equal] = &found.rungs[..] else {
        panic!("three rungs")
    };
    // Far better than random play: a few tests are enough.
    assert!(
        random.is_surely_beaten() && random.games() < most / 2,
        "{random:?}"
    );
    // As good as itself: nearly the whole race, and the mean decides.
    let verdict = equal.verdict.unwrap();
    assert!(
        verdict.reason != Reason::Bounds && equal.games() > most / 2,
        "{equal:?}"
    );
    assert!(!equal.is_surely_beaten());
    // Progress counts what was played, and nothing is left.
    assert_eq!(found.progress.done, found.progress.total);
    let games: u64 = found.rungs.iter().map(|rung| rung.games()).sum();
    assert_eq!(found.progress.done, games);
}

/// The race reads the games that a ladder of a fixed number plays, in their order.
#[test]
fn the_games_are_those_of_a_fixed_number() {
    let raced = standings(LINK);
    for (rung, standing) in raced.rungs.iter().enumerate() {
        let games = standing.games().next_multiple_of(2);
        let fixed = LINK.replace("decide=race&epsilon=0.1", &format!("games={games}"));
        let fixed = standings(&fixed);
        let (counts, all) = (standing.counts(), fixed.rungs[rung].counts());
        // One game more at most, since fixed numbers are even.
        for (raced, fixed) in [
            (counts.won, all.won),
            (counts.drawn, all.drawn),
            (counts.lost, all.lost),
        ] {
            assert!(
                fixed - raced <= games - standing.games(),
                "rung {rung}: {counts:?} {all:?}"
            );
        }
    }
}

#[test]
fn neither_workers_nor_slices_decide_a_race() {
    let experiment = Experiment::Ladder(ladder(LINK));
    let expected = inline::run(&experiment);
    for count in [1, 3] {
        assert_eq!(threads::run(&experiment, count, |_| {}), expected);
    }
    for (index, snapshot) in expected.iter().enumerate() {
        assert!(
            experiment
                .finished(index, snapshot.as_ref().unwrap())
                .is_some()
        );
    }
}
