//! The lab of Aliens below the page: blocks of games, the game that is shown, and the rules as parameters.

use computing::ComputeAny;
use engines::Status;
use engines::planning::Planner;
use experiments::aliens::{AliensExperiment, Extreme};
use experiments::aliens_game::AliensGameExperiment;
use experiments::common::aliens_rules::AliensRules;
use experiments::parameters::{Integer, Parameters};
use experiments::{Experiment, LabExperiment, Snapshots};
use games::aliens::{DIMENSIONS, Outcome, Playthrough, Rules};
use worker::inline;

#[path = "../../../engines/tests/engines/planning/played.rs"]
mod played;

fn opened(link: &str) -> AliensExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    match opened.experiment {
        Experiment::Aliens(lab) => lab,
        other => panic!("{other:?}"),
    }
}

/// The game that a link shows, as a worker plays it and the page plays it again.
fn watched(link: &str) -> Playthrough {
    let lab = AliensGameExperiment::of(&opened(link));
    let mut chunk = Experiment::AliensGame(lab.clone()).start(0);
    while chunk.advance(1) == Status::Running {}
    let snapshot = lab
        .merge(&[Some(chunk.snapshot().into())])
        .unwrap()
        .unwrap();
    let game = lab.playthrough(&AliensGameExperiment::decode(&chunk.record()).unwrap());
    assert_eq!(game.steps() as u64, snapshot.steps);
    assert_eq!(game.now().points(), snapshot.points);
    assert_eq!(game.now().outcome() == Outcome::Won, snapshot.is_won);
    assert!(snapshot.is_over);
    game
}

/// What is counted are the games that can be watched, one by one.
#[test]
fn games_that_are_counted_are_those_that_are_shown() {
    let link = "aliens?games=11&agent=one-step&budget=8&bomb_probability=30";
    let lab = opened(link);
    assert_eq!(lab.chunk_count(), 3);
    let found = lab.merge(&inline::run(&Experiment::Aliens(lab.clone())));
    let tally = found.unwrap().tally;
    let games: Vec<Playthrough> = (1..=11)
        .map(|game| watched(&format!("{link}&show={game}")))
        .collect();
    let points = games.iter().map(|game| game.now().points());
    let (best, game) = (1..)
        .zip(points.clone())
        .fold((i32::MIN, 0), |best, (game, points)| {
            if points > best.0 {
                (points, game)
            } else {
                best
            }
        });
    assert_eq!(tally.best, Some(Extreme { points: best, game }));
    let sum: i32 = points.sum();
    assert!((tally.points().unwrap().mean - f64::from(sum) / 11.0).abs() < 1e-12);
    let won = games
        .iter()
        .filter(|game| game.now().outcome() == Outcome::Won);
    assert_eq!((tally.games(), tally.won), (11, won.count() as u64));
    let steps: usize = games.iter().map(Playthrough::steps).sum();
    assert_eq!(tally.steps, steps as u64);
}

/// The lab's game is the engine's: the same agent with the same random numbers, outside of the lab.
#[test]
fn the_game_shown_is_the_agents() {
    let lab = AliensGameExperiment::of(&opened("aliens?budget=30&show=5&seed=9&bases=1"));
    let mut agent = Planner::new(lab.player.agent());
    let rules = lab.rules.rules();
    let (end, actions) = played::play(&mut agent, rules, 9, 5);
    let game = watched("aliens?budget=30&show=5&seed=9&bases=1");
    assert_eq!((game.now(), game.actions()), (&end, &actions[..]));
}

#[test]
fn parameters_are_the_dimensions_of_the_space() {
    assert_eq!(AliensRules::schema().len(), DIMENSIONS.len());
    assert_eq!(AliensRules::default().rules(), Rules::default());
    for (parameter, dimension) in AliensRules::schema().iter().zip(DIMENSIONS) {
        assert_eq!(parameter.key, dimension.name);
        let kind = parameter.kind.as_kind::<Integer>().unwrap();
        let range = (kind.minimum as i16, kind.maximum as i16);
        assert_eq!(range, (*dimension.range.start(), *dimension.range.end()));
        for value in [range.0, range.1] {
            let mut rules = Rules::default();
            dimension.set(&mut rules, value);
            assert_eq!(AliensRules::of(&rules).rules(), rules);
        }
    }
}

/// What was played by hand is in the link, and no part of the question.
#[test]
fn a_game_by_hand_is_a_link() {
    let lab = opened("aliens?played=30s3l1f9r&step=20&show=2");
    assert_eq!(
        Experiment::from(lab.clone()).link(),
        "aliens?show=2&step=20&played=30s3l1f9r"
    );
    assert_eq!(lab.asked(), opened("aliens"));
    let game = AliensGameExperiment::of(&lab).playthrough(&lab.played);
    assert_eq!((game.steps(), game.now().cannon()), (43, 16));
    let edited = lab.change("bases", "0").unwrap();
    assert!(edited.after_edit_of(&lab).played.0.is_empty());
    assert!(AliensGameExperiment::decode(&[0, 1, 4]).is_none());
    assert!(AliensGameExperiment::decode(&[0; 1_001]).is_none());
}
