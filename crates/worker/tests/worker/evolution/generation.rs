//! A generation done again is the one that was recorded, and every game of it can be seen.

use super::lab::opened;
use computing::ComputeAny;
use engines::Status;
use engines::evolution::{Contest, RaceRecord, Trace};
use engines::racing::Outcome;
use experiments::evolution::{EvolutionExperiment, Findings, Step};
use experiments::generation::{Accepted, Games, GenerationExperiment, GenerationMoment};
use experiments::{ChunkOutput, Experiment, Snapshots};
use games::Player;
use proptest::prelude::*;
use worker::inline;

fn evolved(link: &str) -> (EvolutionExperiment, Findings) {
    let lab = opened(link);
    let snapshots = inline::run(&Experiment::Evolution(lab.clone()));
    let findings = lab.merge(&snapshots).unwrap();
    (lab, findings)
}

fn again(lab: &EvolutionExperiment, steps: &[Step], index: usize) -> GenerationExperiment {
    let before = steps[..index].iter().map(|step| step.is_accepted);
    GenerationExperiment::of(lab, steps[index].number, Accepted::of(before))
}

/// What the chunk says, and its record.
fn done(lab: &GenerationExperiment) -> (Vec<Option<ChunkOutput>>, Vec<u8>) {
    // As a worker gets it: through its link.
    let link = Experiment::Generation(lab.clone()).link();
    let opened = Experiment::open(&link).unwrap();
    assert_eq!(
        (opened.problems.len(), opened.experiment.chunk_count()),
        (0, 1)
    );
    let mut chunk = opened.experiment.start(0);
    while chunk.advance(1_001) == Status::Running {}
    (vec![Some(chunk.snapshot().into())], chunk.record())
}

/// The generation after `seen` of its games, as a worker finds it.
fn at(
    lab: &GenerationExperiment,
    games: &Games,
    races: &[RaceRecord],
    seen: u64,
) -> Option<GenerationMoment> {
    let inquiry = games.looking(races, seen)?;
    let experiment = Experiment::Generation(lab.clone());
    Some(computing::answer(&experiment, &inquiry, &[]).unwrap())
}

/// Checks every generation of an evolution: whether it is the same again, and its games lead where its races ended.
fn is_the_same_again(link: &str) {
    let (lab, findings) = evolved(link);
    let steps = &findings.main().steps;
    for (index, step) in steps.iter().enumerate() {
        let generation = again(&lab, steps, index);
        let (snapshots, record) = done(&generation);
        let found = generation.merge(&snapshots).unwrap().unwrap();
        let redone = found.generation.unwrap();
        assert_eq!(redone.offspring, step.offspring, "{link} {index}");
        assert_eq!(redone.races, step.races, "{link} {index}");
        assert_eq!(
            (redone.sigma, redone.is_accepted),
            (step.sigma, step.is_accepted)
        );
        assert_eq!(found.games, step.own_games());
        let games = Games::decode(&record, &step.races).unwrap();
        ends_as_recorded(&generation, &games, step);
    }
}

/// At the end of every race stand its record and its trace.
fn ends_as_recorded(lab: &GenerationExperiment, games: &Games, step: &Step) {
    let mut before = 0;
    for (race, (record, trace)) in step.races.iter().zip(&step.traces).enumerate() {
        let seen = at(lab, games, &step.races, before + record.games);
        let seen = seen.unwrap();
        assert_eq!(seen.race, race);
        assert_eq!(&seen.trace, trace as &Trace);
        let (moment, verdict) = (seen.moment, seen.moment.verdict.unwrap());
        assert_eq!(moment.race.games(), record.games);
        assert_eq!(
            (moment.race.mean(), moment.race.bounds()),
            (record.mean, record.bounds)
        );
        assert_eq!(verdict.better == Player::First, record.is_better);
        assert_eq!(moment.counts.iter().sum::<u64>(), record.games);
        let opponent = seen.game.unwrap().opponent;
        assert!(record.opponent.is_none_or(|of_all| of_all == opponent));
        before += record.games;
    }
    assert_eq!(at(lab, games, &step.races, 0).unwrap().game, None);
}

#[test]
fn every_algorithm_plays_the_same_generations_again() {
    for algorithm in ["iterative", "coevolution", "approximate-1", "approximate-2"] {
        is_the_same_again(&format!(
            "evolution?algorithm={algorithm}&generations=10&epsilon=0.05&seed=3"
        ));
        is_the_same_again(&format!(
            "evolution?game=war&algorithm={algorithm}&generations=6&epsilon=0.1&cap=1000"
        ));
    }
    is_the_same_again("evolution?game=connect-four&depth=1&generations=2&epsilon=0.2");
    is_the_same_again("evolution?generations=5&epsilon=0.1&start=random:2");
    is_the_same_again(
        "evolution?at_four=choose&sigma=0.3&success=2&failure=0.7&generations=8&epsilon=0.1&race=lebr",
    );
}

#[test]
fn games_follow_each_other_and_their_opponents_are_those_that_were_met() {
    let (lab, findings) = evolved("evolution?algorithm=approximate-2&generations=30&epsilon=0.1");
    let steps = &findings.main().steps;
    let generation = again(&lab, steps, 29);
    let archive = &findings.main().archive;
    let (_, record) = done(&generation);
    let games = Games::decode(&record, &steps[29].races).unwrap();
    let mut points = 0;
    let mut met = std::collections::BTreeSet::new();
    // The random numbers of the generation, beside it.
    let contest = lab.method.rrrats();
    let source = engines::evolution::Source {
        seed: lab.seed,
        number: 0,
    };
    let mut random = source.stream(29);
    for _ in 0..lab.length() {
        random::normal::normal(&mut random);
    }
    let offspring = contest.ready(&steps[29].offspring, Player::First);
    for number in 1..=steps[29].own_games().min(3_000) {
        let seen = at(&generation, &games, &steps[29].races, number).unwrap();
        let game = seen.game.unwrap();
        let opponent = random.below(steps[29].archive as u32);
        let other = contest.ready(&archive[opponent as usize], Player::Second);
        let begins = if number % 2 == 1 {
            Player::First
        } else {
            Player::Second
        };
        let outcome = contest.play([&offspring, &other], begins, &mut random);
        assert_eq!(
            (game.opponent, game.begins, game.outcome),
            (opponent, begins, outcome)
        );
        points += game.outcome.half_points();
        assert_eq!(seen.moment.race.mean(), points as f64 / (2 * number) as f64);
        let [won, drawn, lost] = seen.moment.counts;
        assert_eq!((won + drawn + lost, 2 * won + drawn), (number, points));
        met.insert(opponent);
        let has_lost = game.outcome == Outcome::Lost;
        assert_eq!(has_lost, game.outcome.half_points() == 0);
    }
    assert_eq!(met.len(), steps[29].archive);
}

#[test]
fn of_long_races_the_first_games_are_kept() {
    // Tests after every game: 200 000 of them.
    let (lab, findings) = evolved(
        "evolution?race=lebr&epsilon=0.004&generations=12&algorithm=iterative&games=2000000",
    );
    let steps = &findings.main().steps;
    let long = steps
        .iter()
        .position(|step| step.own_games() > 200_000)
        .unwrap();
    let generation = again(&lab, steps, long);
    let (_, record) = done(&generation);
    let races = &steps[long].races;
    let games = Games::decode(&record, races).unwrap();
    assert_eq!(games.most(), 200_000);
    assert!(at(&generation, &games, races, 200_000).is_some());
    assert!(at(&generation, &games, races, 200_001).is_none());
}

#[test]
fn its_link_says_what_was_accepted_and_the_evolution_can_be_had_back() {
    let lab = opened("evolution?game=war&epsilon=0.25&sigma=2&seed=9&generations=70&look=4");
    let accepted = Accepted::of([true, false, true].into_iter());
    let generation = GenerationExperiment::of(&lab, 4, accepted);
    let link = Experiment::Generation(generation.clone()).link();
    assert_eq!(
        link,
        "generation?game=war&look=4&accepted=1,3&epsilon=0.25&sigma=2&seed=9"
    );
    let back = generation.evolution();
    assert_eq!(
        (back.look, back.method.epsilon, back.seed),
        (Some(4), 0.25, 9)
    );
    for wrong in ["4", "0", "2,1", "1,1", "x", ""] {
        let opened = Experiment::open(&format!("generation?look=4&accepted={wrong}")).unwrap();
        assert_eq!(opened.problems.len(), 1, "{wrong}");
        assert_eq!(opened.experiment.link(), "generation?look=4");
    }
}

#[test]
fn other_findings_and_damaged_ones_are_foreign() {
    let (lab, findings) = evolved("evolution?generations=5&epsilon=0.1");
    let steps = &findings.main().steps;
    let (fourth, fifth) = (again(&lab, steps, 3), again(&lab, steps, 4));
    let (snapshots, record) = done(&fifth);
    assert!(fourth.merge(&snapshots).is_err());
    assert!(fifth.merge(&[None, snapshots[0].clone()]).is_err());
    assert_eq!(fifth.merge(&[]).unwrap(), None);
    let bytes = snapshots[0].as_ref().unwrap();
    for cut in 0..bytes.len() {
        assert!(fifth.merge(&[Some(bytes[..cut].to_vec().into())]).is_err());
    }
    assert_eq!(
        Games::decode(&record[..record.len() - 1], &steps[4].races),
        None
    );
    assert_eq!(Games::decode(&record, &[]), None);
}

proptest! {
    #[test]
    fn damaged_games_never_panic(place in 0_usize..400, mask in 1_u8.., seen in 0_u64..3_000) {
        let generation = {
            let mut lab = GenerationExperiment::default();
            lab.method.epsilon = 0.2;
            lab
        };
        let (snapshots, mut record) = done(&generation);
        let races = generation.merge(&snapshots).unwrap().unwrap().generation.unwrap().races;
        let place = place % record.len();
        record[place] ^= mask;
        if let Some(games) = Games::decode(&record, &races) {
            let _ = at(&generation, &games, &races, seen);
        }
    }
}
