//! A round robin: all pairs of entrants play each other, again and again.
//!
//! Source: R. Axelrod, "Effective choice in the prisoner's dilemma" (1980). A repetition is a match of every pair, so that what an entrant gets in each is an
//! independent draw; a chunk is some repetitions. The match of pair k in repetition r has the stream (r · pairs + k) of the seed, so chunks of any size give
//! the same. A pair that nothing random happens to is played once.

use super::entrant::{Entrant, pairs};
use crate::Status;
use crate::repeated::matches::played::Match;
use crate::repeated::settings::{Horizon, Noise};
use crate::repeated::stage_game::StageGame;
use core::ops::Range;
use random::Random;

/// What is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub game: StageGame,
    pub entrants: Vec<Entrant>,
    pub horizon: Horizon,
    pub noise: Noise,
    pub with_itself: bool,
    pub seed: u64,
}

/// A number of values, their sum and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    pub count: u64,
    pub sum: f64,
    pub squares: f64,
}

/// What a pair has got.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Met {
    /// The mean payoff of a round, by match; of both.
    pub payoffs: [Sums; 2],
    /// How often each has played the first action, in the mean of all matches.
    pub cooperation: [Sums; 2],
    /// Whether every match of the two is the same.
    pub is_certain: bool,
}

/// What some repetitions have found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// In the order of [`pairs`].
    pub met: Vec<Met>,
    /// By entrant: the mean payoff of a round over all opponents, by repetition.
    pub scores: Vec<Sums>,
}

/// Some repetitions under way.
#[derive(Clone, Debug)]
pub struct Chunk {
    pairs: Vec<[usize; 2]>,
    matches: Vec<Match>,
    repetitions: Range<u64>,
    /// The pair that plays.
    now: usize,
    /// What every entrant has got in this repetition, and against how many.
    totals: Vec<[f64; 2]>,
    found: Found,
}

impl Sums {
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds the values of another chunk.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

impl Found {
    /// Adds what another chunk has found.
    pub fn merge(&mut self, other: &Self) {
        for (met, others) in self.met.iter_mut().zip(&other.met) {
            for player in 0..2 {
                met.payoffs[player].merge(&others.payoffs[player]);
                met.cooperation[player].merge(&others.cooperation[player]);
            }
        }
        let scores = self.scores.iter_mut().zip(&other.scores);
        scores.for_each(|(sums, others)| sums.merge(others));
    }
}

impl Chunk {
    /// Before the first of these repetitions.
    pub fn new(plan: &Plan, repetitions: Range<u64>) -> Self {
        let count = plan.entrants.len();
        let pairs: Vec<[usize; 2]> = pairs(count, plan.with_itself).collect();
        let played = |(number, &[first, second]): (usize, &[usize; 2])| {
            let players = [&plan.entrants[first].0[0], &plan.entrants[second].0[1]];
            let stream = stream(plan.seed, repetitions.start, pairs.len(), number);
            Match::new(&plan.game, players, plan.horizon, plan.noise, stream)
        };
        let matches: Vec<Match> = pairs.iter().enumerate().map(played).collect();
        let met = |played: &Match| Met {
            is_certain: played.is_certain(),
            ..Met::default()
        };
        let found = Found {
            met: matches.iter().map(met).collect(),
            scores: vec![Sums::default(); count],
        };
        Self {
            pairs,
            matches,
            repetitions,
            now: 0,
            totals: vec![[0.0; 2]; count],
            found,
        }
    }

    /// Plays at most so many rounds, and the rest of a match.
    pub fn advance(&mut self, plan: &Plan, budget: u64) -> Status {
        let mut left = budget;
        while !self.repetitions.is_empty() && left > 0 {
            if self.now == self.pairs.len() {
                self.end_repetition(plan);
                continue;
            }
            let played = &mut self.matches[self.now];
            let before = played.rounds()[0];
            let status = played.advance(left);
            // A pair that is not played again costs something too.
            left = left.saturating_sub(u64::from(played.rounds()[0] - before).max(1));
            if status == Status::Finished {
                self.end_match(plan);
            }
        }
        if self.repetitions.is_empty() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn end_match(&mut self, plan: &Plan) {
        let (played, met) = (&self.matches[self.now], &mut self.found.met[self.now]);
        let rounds = f64::from(played.rounds()[0]);
        let scores = played.scores(&plan.game);
        let weight = weight(self.pairs[self.now]);
        for (player, entrant) in self.pairs[self.now].into_iter().enumerate() {
            let payoff = scores[player] as f64 / plan.game.denominator() as f64 / rounds;
            met.payoffs[player].add(payoff);
            met.cooperation[player].add(f64::from(played.count_of(player, 0)) / rounds);
            self.totals[entrant][0] += weight * payoff;
            self.totals[entrant][1] += weight;
        }
        self.now += 1;
    }

    fn end_repetition(&mut self, plan: &Plan) {
        for (sums, total) in self.found.scores.iter_mut().zip(&mut self.totals) {
            let [payoffs, count] = core::mem::take(total);
            if count > 0.0 {
                sums.add(payoffs / count);
            }
        }
        self.repetitions.start += 1;
        self.now = 0;
        let count = self.matches.len();
        for (number, played) in self.matches.iter_mut().enumerate() {
            if !self.found.met[number].is_certain {
                played.begin(
                    plan.horizon,
                    stream(plan.seed, self.repetitions.start, count, number),
                );
            }
        }
    }

    /// What was found in the repetitions that are over, and in the matches of this one.
    pub fn found(&self) -> &Found {
        &self.found
    }
}

/// What one side of a match counts for: who meets itself is on both.
pub fn weight([first, second]: [usize; 2]) -> f64 {
    if first == second { 0.5 } else { 1.0 }
}

fn stream(seed: u64, repetition: u64, pairs: usize, pair: usize) -> Random {
    Random::stream(seed, repetition * pairs as u64 + pair as u64)
}
