//! Moments, results and rules in words, and the games that buttons lead to.

use super::opened;
use computing::ComputeAny;
use engines::Status;
use experiments::aliens::{Actions, AliensExperiment, Extreme, MAX_GAMES};
use experiments::aliens_game::AliensGameExperiment;
use experiments::parameters::Parameters;
use experiments::{ChunkOutput, Experiment};
use games::ForwardModel;
use games::aliens::{Action, DIMENSIONS, Playthrough, Rules};
use page_model::aliens::results::{link_to, spread, won};
use page_model::aliens::shown::{agents, ending, next_game, played, step_of, to_go_on_from};
use page_model::aliens::space::DimensionRow;
use page_model::aliens::watched::Watched;
use statistics::Estimate;
use texts::ENGLISH;

fn game(lab: &AliensExperiment) -> Playthrough {
    AliensGameExperiment::of(lab).playthrough(&lab.played)
}

#[test]
fn a_game_is_looked_at_at_its_end_unless_the_link_says_when() {
    let of = |link: &str| {
        let lab = opened(link);
        step_of(&lab, &game(&lab))
    };
    assert_eq!(of("aliens?played=30s"), 30);
    assert_eq!(of("aliens?played=30s&step=7"), 7);
    assert_eq!(of("aliens?played=30s&step=70"), 30);
}

#[test]
fn a_game_under_way_has_no_ending() {
    let lab = opened("aliens?played=3s");
    assert_eq!(ending(game(&lab).now(), &ENGLISH), "");
}

/// A player who never moves is bombed, lands or runs out of time: 1 000 steps are the end of any game.
#[test]
fn a_lost_game_says_how() {
    let lab = opened("aliens?played=1000s");
    let game = game(&lab);
    assert!(game.now().is_over());
    let told = ending(game.now(), &ENGLISH);
    assert!(told.ends_with("the game is lost."), "{told}");
}

#[test]
fn a_game_goes_on_from_the_step_that_is_looked_at() {
    let lab = opened("aliens?played=5s4l&step=6");
    let actions = to_go_on_from(&lab, &game(&lab)).unwrap();
    let mut wanted = vec![Action::Stay; 5];
    wanted.push(Action::Left);
    assert_eq!(actions, Actions(wanted));
    let over = opened("aliens?played=1000s");
    assert_eq!(to_go_on_from(&over, &game(&over)), None);
}

#[test]
fn buttons_lead_to_the_agents_games() {
    let lab = opened("aliens?played=5s&show=3&seed=4");
    let watched = agents(&lab);
    assert_eq!(
        (watched.played.0.len(), watched.show, watched.seed),
        (0, 3, 4)
    );
    let next = next_game(&lab);
    assert_eq!((next.played.0.len(), next.show), (0, 4));
    let last = AliensExperiment {
        show: MAX_GAMES,
        ..lab
    };
    assert_eq!(next_game(&last).show, 1, "the first after the last");
}

#[test]
fn what_was_played_is_looked_at_at_its_end() {
    let lab = opened("aliens?step=2");
    let after = played(&lab, Actions(vec![Action::Fire; 3]));
    assert_eq!((after.step, after.played.0.len()), (Some(3), 3));
}

#[test]
fn a_share_without_an_interval_may_be_anything() {
    let of = |interval| {
        let share = Estimate {
            mean: 0.25,
            interval,
        };
        won(&share, &ENGLISH)
    };
    assert_eq!(
        of(Some((0.1, 0.5))),
        "The agent wins 25.0 % of its games (95 %: 10.0 % – 50.0 %)."
    );
    assert!(of(None).contains("(95 %: 0.0 % – 100.0 %)"));
}

#[test]
fn a_mean_has_its_interval_where_there_is_one() {
    let of = |interval| {
        spread(
            &Estimate {
                mean: -2.5,
                interval,
            },
            &ENGLISH,
        )
    };
    assert_eq!(of(Some((-3.0, 1.0))), "−2.5 (−3.0 – 1.0)");
    assert_eq!(of(None), "−2.5");
}

#[test]
fn a_link_leads_to_a_game_at_its_end() {
    let lab = opened("aliens?games=20&show=2&step=7&played=9s&bases=1");
    let link = link_to(
        &lab,
        Extreme {
            points: 5,
            game: 13,
        },
    );
    let shown = opened(&link);
    assert_eq!(
        (shown.show, shown.step, shown.played.0.len()),
        (13, None, 0)
    );
    assert_eq!(
        (shown.games, shown.rules),
        (lab.games, lab.rules),
        "of the same run"
    );
}

#[test]
fn a_rule_is_told_beside_the_start() {
    let rules = opened("aliens?bases=1").rules.rules();
    let rows = DIMENSIONS.iter();
    let rows = rows.map(|dimension| DimensionRow::of(dimension, &rules, &ENGLISH));
    let rows: Vec<DimensionRow> = rows.collect();
    let changed: Vec<&DimensionRow> = rows.iter().filter(|row| row.now != row.start).collect();
    assert_eq!((changed.len(), changed[0].now), (1, 1));
    for (row, dimension) in rows.iter().zip(DIMENSIONS) {
        assert!(
            row.name != dimension.name && !row.description.is_empty(),
            "{}",
            row.name
        );
        let count = format!("{}: ", dimension.values.len());
        assert!(row.values.starts_with(&count), "{}", row.values);
        assert_eq!(row.start, dimension.of(&Rules::default()));
    }
    assert_eq!(
        experiments::common::aliens_rules::AliensRules::schema().len(),
        rows.len()
    );
}

/// What a worker sends of the agent's game.
fn sent() -> (AliensGameExperiment, Vec<Option<ChunkOutput>>, Vec<u8>) {
    let lab = AliensGameExperiment::of(&opened("aliens?agent=one-step&budget=8"));
    let mut chunk = Experiment::AliensGame(lab.clone()).start(0);
    while chunk.advance(1) == Status::Running {}
    (lab, vec![Some(chunk.snapshot().into())], chunk.record())
}

#[test]
fn the_agents_game_is_known_with_its_record() {
    let (lab, snapshots, record) = sent();
    let under_way = Watched::of(&lab, &snapshots, None);
    let Watched::Known(game) = Watched::of(&lab, &snapshots, Some(&record)) else {
        panic!("it was sent")
    };
    assert!(game.now().is_over());
    assert!(matches!(under_way, Watched::UnderWay(steps) if steps == game.steps() as u64));
    assert_eq!(Watched::Known(game.clone()).steps(), game.steps() as u64);
}

#[test]
fn before_a_worker_has_sent_anything_no_step_is_known() {
    let (lab, ..) = sent();
    assert_eq!(Watched::of(&lab, &[None], None).steps(), 0);
}

#[test]
fn a_record_that_cannot_be_a_game_is_no_game() {
    let (lab, snapshots, _) = sent();
    let damaged = Watched::of(&lab, &snapshots, Some(&[9, 9]));
    assert!(matches!(damaged, Watched::UnderWay(_)));
}
