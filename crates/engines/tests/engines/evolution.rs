//! Evolution: whom an offspring must beat, the step rule, the records. The loop keeps to its rules, whatever the steps it is advanced in.

use engines::Status;
use engines::evolution::contests::{ConnectFourContest, RrratsContest, WarContest};
use engines::evolution::{Comparison, Contest, Evolution, Generation, Opponents, Settings, Source};
use engines::racing::Rules as RaceRules;
use engines::rrrats::win_probability;
use games::rrrats::{RollOn, Rules};
use games::war;
use random::Random;
use random::normal::normal;

const ALL: [Opponents; 4] = [
    Opponents::Parent,
    Opponents::All,
    Opponents::OneARace,
    Opponents::OneAGame,
];

fn settings(opponents: Opponents, generations: u64) -> Settings {
    Settings {
        opponents,
        // A coarser race than the source's, for speed.
        race: RaceRules::ILEBR_STAR_2.plan(0.03, 0.05),
        sigma: Settings::SIGMA,
        factors: Settings::FACTORS,
        generations,
        games: u64::MAX,
    }
}

fn source(seed: u64) -> Source {
    Source { seed, number: 0 }
}

fn finished<C: Contest>(contest: C, settings: Settings, seed: u64, step: u64) -> Evolution<C> {
    let start = vec![0.0; contest.length()];
    let mut evolution = Evolution::new(contest, start, settings, source(seed));
    while evolution.advance(step) == Status::Running {}
    evolution
}

fn rrrats() -> RrratsContest {
    RrratsContest(Rules::default())
}

#[test]
fn the_result_does_not_depend_on_the_steps() {
    for opponents in ALL {
        let one = finished(rrrats(), settings(opponents, 12), 1, 7);
        let other = finished(rrrats(), settings(opponents, 12), 1, 100_000);
        assert_eq!(one.history(), other.history());
        assert_eq!(one.traces(), other.traces());
        assert_eq!(one.games(), other.games());
    }
}

#[test]
fn offspring_are_their_parents_changed_by_sigma() {
    for opponents in ALL {
        let evolution = finished(rrrats(), settings(opponents, 25), 3, 10_000);
        let (mut parent, mut sigma) = (vec![0.0; 6], 1.0);
        for (number, generation) in evolution.history().iter().enumerate() {
            let mut random = source(3).stream(number as u64);
            let expected: Vec<f64> = parent
                .iter()
                .map(|number| number + sigma * normal(&mut random))
                .collect();
            assert_eq!(generation.offspring, expected);
            assert_eq!(generation.sigma, sigma);
            sigma *= if generation.is_accepted { 1.25 } else { 0.84 };
            if generation.is_accepted {
                parent.clone_from(&generation.offspring);
            }
        }
        assert_eq!(evolution.parent(), parent);
        assert_eq!(evolution.sigma(), sigma);
    }
}

/// The members of the archive before a generation.
fn archive_before(history: &[Generation], generation: usize) -> u32 {
    1 + history[..generation]
        .iter()
        .filter(|generation| generation.is_accepted)
        .count() as u32
}

#[test]
fn races_are_against_whom_the_algorithm_says() {
    for opponents in ALL {
        let evolution = finished(rrrats(), settings(opponents, 40), 5, 10_000);
        let history = evolution.history();
        let mut drawn = std::collections::BTreeSet::new();
        for (number, generation) in history.iter().enumerate() {
            let archive = archive_before(history, number);
            let met: Vec<Option<u32>> = generation.races.iter().map(|race| race.opponent).collect();
            match opponents {
                Opponents::Parent => assert_eq!(met, [Some(archive - 1)]),
                Opponents::OneAGame => assert_eq!(met, [None]),
                Opponents::OneARace => {
                    assert!(met.len() == 1 && met[0].unwrap() < archive);
                    drawn.insert(met[0]);
                }
                Opponents::All => {
                    let in_order: Vec<Option<u32>> = (0..met.len() as u32).map(Some).collect();
                    assert_eq!(met, in_order);
                    assert_eq!(
                        met.len() as u32 == archive
                            && generation.races.iter().all(|race| race.is_better),
                        generation.is_accepted
                    );
                }
            }
            // All races but the last are won, and the last decides.
            let (last, earlier) = generation.races.split_last().unwrap();
            assert!(earlier.iter().all(|race| race.is_better));
            assert_eq!(last.is_better, generation.is_accepted);
        }
        assert!(opponents != Opponents::OneARace || drawn.len() > 3);
    }
}

#[test]
fn records_say_what_races_have_decided() {
    let evolution = finished(rrrats(), settings(Opponents::All, 30), 2, 10_000);
    let mut games = 0;
    for (generation, traces) in evolution.history().iter().zip(evolution.traces()) {
        assert_eq!(generation.races.len(), traces.len());
        for (race, trace) in generation.races.iter().zip(traces) {
            games += race.games;
            let last = trace.last().unwrap();
            assert_eq!(u64::from(last.games), race.games);
            assert_eq!(last.mean, race.mean as f32);
            assert!(trace.windows(2).all(|pair| pair[0].games < pair[1].games
                && pair[0].lower <= pair[1].lower
                && pair[0].upper >= pair[1].upper));
            let (lower, upper) = race.bounds;
            match (race.by_bounds, race.is_better) {
                (true, true) => assert!(lower > 0.5),
                (true, false) => assert!(upper < 0.5),
                (false, is_better) => assert_eq!(race.mean > 0.5, is_better),
            }
        }
    }
    assert_eq!(games, evolution.games());
}

#[test]
fn evolution_comes_near_the_exact_optimum_of_rrrats() {
    // (1, 1, 1) is the best and wins 0.8094; races of ε = 0.03 cannot tell strategies apart that are closer than that.
    let contest = rrrats();
    let start = RollOn::three([0.5; 3]);
    for opponents in [Opponents::Parent, Opponents::All] {
        let evolution = finished(contest, settings(opponents, 80), 1, 10_000);
        let found = contest.roll_on(evolution.parent());
        let worth = win_probability(&contest.0, &found, &start).mean;
        assert!(worth > 0.79 && worth <= 0.8094, "{opponents:?}: {worth}");
    }
}

#[test]
fn evolution_finds_decreasing_order_in_war() {
    let contest = WarContest(war::Rules::default());
    let mut coarse = settings(Opponents::Parent, 25);
    coarse.race = RaceRules::ILEBR_STAR_2.plan(0.08, 0.05);
    let evolution = finished(contest, coarse, 1, 10_000);
    let [decreasing, ..] = contest.meaning(evolution.parent())[..] else {
        panic!("three probabilities");
    };
    assert!(decreasing > 0.9, "{decreasing}");
}

#[test]
fn a_budget_of_games_ends_it_between_generations() {
    let limited = Settings {
        games: 20_000,
        ..settings(Opponents::Parent, 1_000)
    };
    let evolution = finished(rrrats(), limited, 1, 333);
    let last = evolution.history().last().unwrap().games();
    assert!(evolution.games() >= 20_000 && evolution.games() - last < 20_000);
}

#[test]
fn players_of_connect_four_with_better_weights_win() {
    let contest = ConnectFourContest { depth: 2 };
    let known = [0.001_f64, 0.01, 0.05].map(|worth| libm::log(worth / 0.01));
    let backwards = known.map(|weight| -weight);
    let mut comparison = Comparison::new(&contest, [&known, &backwards], Random::stream(1, 0));
    while comparison.advance(&contest, 7) == Status::Running {}
    let compared = comparison.found();
    assert!(
        compared.mean - 4.0 * compared.standard_error > 0.5,
        "{compared:?}"
    );
    let meaning = contest.meaning(&known);
    assert!((meaning[2] - 0.05).abs() < 1e-12);
}

#[test]
fn vectors_mean_probabilities() {
    let war = WarContest(war::Rules::default());
    assert_eq!(war.meaning(&[0.0; 3]), [1.0 / 3.0; 3]);
    assert_eq!(war.meaning(&[800.0, 0.0, -800.0]), [1.0, 0.0, 0.0]);
    assert_eq!(rrrats().meaning(&[0.0; 6]), [0.5; 3]);
    let two = rrrats().meaning(&[2.0, 1.0, 0.0, 0.0, -800.0, 800.0]);
    assert!((two[0] - 1.0 / (1.0 + libm::exp(-1.0))).abs() < 1e-15);
    assert_eq!(two[2], 0.0);
}
