//! The lab below the page: blocks of games, and the game that is shown.

use saddlepoint::experiments::war::WarLab;
use saddlepoint::experiments::{Experiment, Lab};
use saddlepoint::games::Player;
use saddlepoint::games::war::table::Standing;
use saddlepoint::runner::inline;

fn opened(link: &str) -> WarLab {
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

#[test]
fn the_game_that_is_shown_adds_up() {
    for link in [
        "war?show=1",
        "war?show=2&b=1,1,1&out_of_cards=lend",
        "war?b=0,1,0&cap=300&show=3",
    ] {
        let show = opened(link).shown();
        let mut before: Option<[usize; 2]> = None;
        for round in 0..=show.rounds() {
            let moment = show.at(round);
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
                _ => assert_ne!(moment.standing, Standing::Running, "{link} {round}"),
            }
            before = Some(counts);
        }
        let last = show.at(u64::MAX);
        assert_eq!(last.round, show.rounds());
        match last.standing {
            Standing::Won(winner) => assert_eq!(show.score == 1.0, winner == Player::First),
            Standing::Drawn => assert_eq!(show.score, 0.5),
            Standing::Running => assert!(show.is_capped),
        }
    }
}
