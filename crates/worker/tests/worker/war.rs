//! The lab of War below the page: blocks of games, and the game that is shown.

use computing::ComputeAny;
use engines::Status;
use experiments::war::WarExperiment;
use experiments::war_game::{End, WarGame, WarGameExperiment};
use experiments::{Experiment, LabExperiment, Snapshots};
use games::Player;
use games::war::table::Standing;
use worker::inline;

fn opened(link: &str) -> WarExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    match opened.experiment {
        Experiment::War(lab) => lab,
        other => panic!("{other:?}"),
    }
}

#[test]
fn games_are_those_that_were_wanted_whatever_the_blocks() {
    let lab = opened("war?games=25001&cap=900");
    assert_eq!(lab.chunk_count(), 3);
    let snapshots = inline::run(&Experiment::War(lab.clone()));
    let found = lab.merge(&snapshots).unwrap();
    assert_eq!(found.tally.points.games(), 25_001);
    // 410 rounds a game, so some are stopped at 900, which is half a point.
    assert!(found.tally.unfinished > 0 && found.tally.points.drawn >= found.tally.unfinished);
    let other = opened("war?games=25001&cap=901");
    assert!(other.merge(&snapshots).is_err());
    // What is shown is no part of the question.
    let looking = opened("war?games=25001&cap=900&show=7&round=3");
    assert_eq!(looking.merge(&snapshots).unwrap(), found);
}

#[test]
fn stopped_games_may_count_cards() {
    let score = |at_cap: &str| {
        let lab = opened(&format!("war?b=0,1,0&games=2000&cap=50&at_cap={at_cap}"));
        let snapshots = inline::run(&Experiment::War(lab.clone()));
        lab.merge(&snapshots).unwrap().tally
    };
    let (half, cards) = (score("half"), score("cards"));
    assert_eq!(half.unfinished, cards.unfinished);
    assert!(
        half.points.drawn > 1_900 && cards.points.drawn < 400,
        "{half:?} {cards:?}"
    );
}

/// The game that a link shows, as a worker plays it and the page reads it.
fn watched(link: &str) -> (WarGame, End) {
    let lab = WarGameExperiment::of(&opened(link));
    let mut chunk = Experiment::WarGame(lab.clone()).start(0);
    while chunk.advance(1) == Status::Running {}
    let snapshot = lab
        .merge(&[Some(chunk.snapshot().into())])
        .unwrap()
        .unwrap();
    let game = WarGame::decode(&chunk.record(), &lab).unwrap();
    assert_eq!(game.rounds(), snapshot.rounds);
    (game, snapshot.end.unwrap())
}

#[test]
fn the_game_that_is_shown_adds_up() {
    for link in [
        "war?show=1",
        "war?show=2&b=1,1,1&out_of_cards=lend",
        "war?b=0,1,0&cap=300&show=3",
    ] {
        let (game, end) = watched(link);
        let mut before: Option<[usize; 2]> = None;
        for round in 0..=game.rounds() {
            let moment = game.at(round);
            let counts = [0, 1].map(|player: usize| moment.stores[player].len());
            let put: usize = moment.pot.iter().map(Vec::len).sum();
            match (moment.taken_by, before) {
                (Some(winner), Some(before)) => {
                    assert_eq!(put, moment.put_back.len(), "{link} {round}");
                    let winner = winner.index();
                    assert_eq!(
                        counts[winner],
                        before[winner] + put - moment.pot[winner].len()
                    );
                    assert_eq!(counts[0] + counts[1], 52);
                    let mut cards: Vec<u8> = moment.pot.concat();
                    let mut back = moment.put_back.clone();
                    cards.sort_unstable();
                    back.sort_unstable();
                    assert_eq!(cards, back);
                }
                (None, None) => assert_eq!(counts, [26, 26]),
                // A war that somebody could not finish.
                _ => assert_eq!(round, game.rounds(), "{link}"),
            }
            before = Some(counts);
        }
        assert_eq!(game.at(u64::MAX).round, game.rounds());
        match end.standing {
            Standing::Won(winner) => assert_eq!(end.score == 1.0, winner == Player::First),
            Standing::Drawn => assert_eq!(end.score, 0.5),
            Standing::Running => assert!(end.is_capped()),
        }
    }
}

/// As many moments are kept of a long game as of a short one, and those between are found again.
#[test]
fn the_longest_game_is_small_and_any_moment_of_it_is_there() {
    let link = "war?cap=1000000&b=0,1,0";
    let (game, end) = watched(link);
    assert_eq!((game.rounds(), end.is_capped()), (1_000_000, true));
    let (rounds, [first, second]) = game.counts();
    assert!(rounds.len() <= 2_049 && rounds.len() == first.len());
    assert_eq!((rounds[0], rounds.last()), (0.0, Some(&1e6)));
    assert!(first.iter().zip(&second).all(|(a, b)| a + b == 52.0));
    assert!(game.counts().0.is_sorted_by(|a, b| a < b));
    // The same game, stopped early, keeps every moment.
    let (short, _) = watched("war?cap=2000&b=0,1,0");
    for round in (0..=2_000).step_by(37) {
        assert_eq!(game.at(round), short.at(round), "{round}");
    }
    assert!(WarGame::decode(&[1, 2, 3], &WarGameExperiment::default()).is_none());
}
