//! The games that are played, and who begins them.

use crate::ladder::{ladder, standings};
use computing::Compute;
use experiments::{Experiment, LabExperiment, Snapshots};
use games::{Game, Turn};

#[test]
fn starts_alternate_however_many_games_there_are() {
    for games in [2, 4, 6, 20, 52] {
        let result = standings(&format!(
            "ladder?agent=random&rungs=tactical,random&games={games}"
        ));
        for rung in &result.rungs {
            let (first, second) = (rung.as_first.games(), rung.as_second.games());
            assert_eq!((first, second), (games / 2, games / 2));
        }
        assert_eq!(result.progress.done, 2 * games);
    }
}

#[test]
fn the_last_game_is_a_whole_game_of_the_right_winner() {
    let boards = [
        "",
        "&width=5&height=5&in_a_row=4",
        "&width=12&height=12&blocked=4.1",
    ];
    for board in boards {
        let link = format!("ladder?agent=tactical&rungs=random,tactical,uct(30)&games=10{board}");
        let lab = ladder(&link);
        for rung in standings(&link).rungs {
            let last = rung.last_game.as_ref().unwrap();
            assert!(
                last.as_second,
                "the contender begins even games, and nine is odd"
            );
            let seen = lab.game_to_look_at(&last.moves);
            let opened = Experiment::open(&seen.link()).unwrap();
            assert_eq!(opened.problems, []);
            let Experiment::Mcts(seen) = seen else {
                panic!("not a game to look at: {seen:?}");
            };
            assert_eq!(seen.game().position().turn(), Turn::Over);
            let plies = rung.mean_length().unwrap();
            assert!((7.0..=144.0).contains(&plies), "{plies}");
        }
    }
}

#[test]
fn a_game_does_not_depend_on_how_many_there_are() {
    // Block by block, the first games of a longer run are those of a shorter one.
    let short = ladder("ladder?agent=uct(20)&rungs=tactical&games=4");
    let long = ladder("ladder?agent=uct(20)&rungs=tactical&games=40");
    let moves = |lab: &experiments::ladder::LadderExperiment| {
        let mut snapshots = vec![None; lab.chunk_count()];
        let mut chunk = lab.start(0);
        while chunk.advance(1) == engines::Status::Running {}
        snapshots[0] = Some(chunk.snapshot().into());
        lab.merge(&snapshots).unwrap().rungs[0].clone()
    };
    let (short, long) = (moves(&short), moves(&long));
    assert_eq!(short.last_game, long.last_game);
    assert_eq!(short.counts(), long.counts());
}

#[test]
fn other_seeds_give_other_games() {
    let of = |seed| {
        standings(&format!(
            "ladder?agent=uct(20)&rungs=uct(20)&games=2&seed={seed}"
        ))
    };
    assert_ne!(of(1).rungs[0].last_game, of(2).rungs[0].last_game);
    assert_eq!(of(1), of(1));
}

#[test]
fn there_are_chunks_enough_for_many_workers() {
    for (games, fewest) in [(20, 40), (200, 400), (10_000, 400)] {
        let chunks = ladder(&format!("ladder?games={games}")).chunk_count();
        assert!(
            (fewest..=2_000).contains(&chunks),
            "{games} games, {chunks} chunks"
        );
    }
}
