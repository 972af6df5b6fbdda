//! A series: a pair of entrants plays again and again.
//!
//! Source: R. Axelrod, "Effective choice in the prisoner's dilemma" (1980), where every pair played five times. The match of a pair in a repetition has a
//! stream of random numbers of its own, so neither more repetitions nor more entrants change it, and work may be cut anywhere. A pair that nothing random
//! happens to plays once, and that counts for all repetitions.

use super::entrant::MAX_ENTRANTS;
use super::met::{Met, Played};
use crate::Status;
use crate::repeated::matches::played::Match;
use crate::repeated::settings::{Horizon, Noise};
use crate::repeated::stage_game::StageGame;
use crate::repeated::strategies::player::Player;
use core::ops::Range;
use random::Random;

/// What is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub game: StageGame,
    pub horizon: Horizon,
    pub noise: Noise,
    pub seed: u64,
}

/// Repetitions of a pair under way.
#[derive(Clone, Debug)]
pub struct Series {
    pair: [usize; 2],
    played: Match,
    repetitions: Range<u64>,
    met: Met,
    /// The match that is every match of the two, once it is over.
    only: Option<Played>,
}

impl Series {
    /// The repetitions of a pair, which these players play, of which `met` has the first ones.
    pub fn new(
        plan: &Plan,
        pair: [usize; 2],
        players: [&Player; 2],
        repetitions: Range<u64>,
        mut met: Met,
    ) -> Self {
        let repetitions = repetitions.start + met.matches..repetitions.end;
        let stream = stream(plan.seed, pair, repetitions.start);
        let played = Match::new(&plan.game, players, plan.horizon, plan.noise, stream);
        met.is_certain = played.is_certain();
        Self {
            pair,
            played,
            repetitions,
            met,
            only: None,
        }
    }

    /// Plays at most so many rounds.
    pub fn advance(&mut self, plan: &Plan, budget: u64) -> Status {
        let mut left = budget;
        while !self.repetitions.is_empty() && left > 0 {
            let before = self.played.rounds()[0];
            let status = self.played.advance(left);
            left = left.saturating_sub(u64::from(self.played.rounds()[0] - before).max(1));
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
        let played = &self.played;
        let payoff = |units: i64| units as f64 / plan.game.denominator() as f64;
        let over = Played {
            rounds: played.rounds()[0],
            scores: played.scores(&plan.game).map(payoff),
            cooperations: [0, 1].map(|player| played.count_of(player, 0)),
        };
        let times = if self.met.is_certain {
            self.only = Some(over);
            self.repetitions.end - self.repetitions.start
        } else {
            1
        };
        self.met.add(&over, times);
        self.repetitions.start += times;
        if !self.repetitions.is_empty() {
            let stream = stream(plan.seed, self.pair, self.repetitions.start);
            self.played.begin(plan.horizon, stream);
        }
    }

    /// The match that is every match of the two, if nothing random happens to them; none before it is over.
    pub fn only(&self) -> Option<Played> {
        self.only
    }

    /// All matches that are over.
    pub fn met(&self) -> &Met {
        &self.met
    }
}

/// The stream of a match: neighbouring numbers share nothing visible.
fn stream(seed: u64, [first, second]: [usize; 2], repetition: u64) -> Random {
    let pair = (first * MAX_ENTRANTS + second) as u64;
    Random::stream(
        seed,
        repetition * (MAX_ENTRANTS * MAX_ENTRANTS) as u64 + pair,
    )
}
