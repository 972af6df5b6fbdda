//! Races: what is exact of a point of a curve, and a simulated game.

use crate::common::program::Work;
use crate::common::stopwatch::seconds_a_unit_from;
use crate::work;
use engines::Status;
use engines::racing::{BoundingRace, ExactRace, Outcome, Plan, Race, Rules};
use random::Random;
use std::hint::black_box;

/// The races of a curve whose exact points take longest, near ½ and where the width decides; the formulas; games.
pub fn works() -> impl Iterator<Item = Work> {
    let plan = |rules: Rules| rules.plan(0.01, 0.05);
    let exact = [
        (
            "exact race, ILEBR* 2, μ = 0.503: a point",
            Rules::ILEBR_STAR_2,
            0.503,
        ),
        ("exact race, LEBR, μ = 0.7: a point", Rules::LEBR, 0.7),
    ];
    let games = [
        ("race, ILEBR* 2: a game of a coin", Rules::ILEBR_STAR_2),
        (
            "race, LEBR, a test after every game: a game of a coin",
            Rules::LEBR,
        ),
    ];
    let exact = exact.map(|(name, rules, mean)| work(name, move || exact_point(plan(rules), mean)));
    let bound = [
        ("race bounds, ILEBR* 2: a point", Rules::ILEBR_STAR_2),
        ("race bounds, ILEBR 1: a point", Rules::ILEBR_1),
    ];
    let bound = bound.map(|(name, rules)| work(name, move || bounds(plan(rules))));
    let games = games.map(|(name, rules)| work(name, move || coin_games(plan(rules))));
    exact.into_iter().chain(bound).chain(games)
}

fn exact_point(plan: Plan, mean: f64) -> f64 {
    const POINTS: u64 = 5;
    let fresh = || vec![ExactRace::new(plan, mean); POINTS as usize];
    seconds_a_unit_from(POINTS, fresh, |points| {
        for point in points {
            while point.advance(u64::MAX) == Status::Running {}
            black_box(point.found());
        }
    })
}

fn bounds(plan: Plan) -> f64 {
    let fresh = || BoundingRace::new(plan, 0.503);
    seconds_a_unit_from(1, fresh, |bounding| {
        if let Some(bounding) = bounding {
            while bounding.advance(u64::MAX) == Status::Running {}
            black_box(bounding.found());
        }
    })
}

fn coin_games(plan: Plan) -> f64 {
    // None of these races ends before.
    const GAMES: u64 = 40_000;
    let fresh = || (Race::new(plan), Random::stream(1, 0));
    seconds_a_unit_from(GAMES, fresh, |(race, random)| {
        for _ in 0..GAMES {
            let outcome = if random.unit() < 0.5 {
                Outcome::Won
            } else {
                Outcome::Lost
            };
            black_box(race.add(outcome));
        }
    })
}
