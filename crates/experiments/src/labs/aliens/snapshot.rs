//! Snapshot of a block of games.

use core::ops::Range;
use games::aliens::position::MAX_STEPS;
use games::aliens::{Outcome, Position};
use serde::{Deserialize, Serialize};
use statistics::{Estimate, Range as Values, Sample};

/// More points, gained or lost, nobody can have: 100 for each of 100 aliens and for each cell of the bases and each bomb.
const MAX_POINTS: i64 = 100_000;

/// A game that stands out: the first with so many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extreme {
    pub points: i32,
    /// Its number, from 1.
    pub game: u64,
}

/// Games of the agent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub won: u64,
    /// The cannon was hit.
    pub bombed: u64,
    /// An alien has landed.
    pub landed: u64,
    pub out_of_time: u64,
    /// Of all games.
    pub steps: u64,
    points: i64,
    squares: u64,
    pub best: Option<Extreme>,
    pub worst: Option<Extreme>,
}

impl Snapshot {
    /// Counts the game of this number, which is over.
    pub fn count(&mut self, end: &Position, game: u64) {
        match end.outcome() {
            Outcome::Won => self.won += 1,
            Outcome::Bombed => self.bombed += 1,
            Outcome::Landed => self.landed += 1,
            Outcome::OutOfTime | Outcome::Running => self.out_of_time += 1,
        }
        let points = i64::from(end.points());
        self.steps += u64::from(end.steps());
        self.points += points;
        self.squares += points.unsigned_abs().pow(2);
        let points = end.points();
        self.offer(Extreme { points, game }, Extreme { points, game });
    }

    fn offer(&mut self, best: Extreme, worst: Extreme) {
        if self.best.is_none_or(|known| best.points > known.points) {
            self.best = Some(best);
        }
        if self.worst.is_none_or(|known| worst.points < known.points) {
            self.worst = Some(worst);
        }
    }

    /// Adds the games of a later block.
    pub fn add(&mut self, later: &Self) {
        self.won += later.won;
        self.bombed += later.bombed;
        self.landed += later.landed;
        self.out_of_time += later.out_of_time;
        self.steps += later.steps;
        self.points += later.points;
        self.squares += later.squares;
        if let Some((best, worst)) = later.best.zip(later.worst) {
            self.offer(best, worst);
        }
    }

    pub fn games(&self) -> u64 {
        [self.won, self.bombed, self.landed, self.out_of_time]
            .iter()
            .fold(0, |sum, &games| sum.saturating_add(games))
    }

    /// Points per game, with their interval; `None` without games.
    pub fn points(&self) -> Option<Estimate> {
        Estimate::of_sample(&self.sample(), Values::ANY)
    }

    /// The points of all games.
    pub fn sample(&self) -> Sample {
        Sample::of_sums(self.games(), self.points as f64, self.squares as f64)
    }

    /// The share of games won, with its interval; `None` without games.
    pub fn win_share(&self) -> Option<Estimate> {
        Estimate::of_share(self.won as f64, self.games())
    }

    /// Whether it can be of the first of these games.
    pub fn fits(&self, numbers: &Range<u64>) -> bool {
        let games = self.games();
        let most = i128::from(games) * i128::from(MAX_POINTS);
        let is_one_of = |extreme: &Extreme| {
            numbers.contains(&extreme.game) && i64::from(extreme.points).abs() <= MAX_POINTS
        };
        games <= numbers.end - numbers.start
            && self.steps >= games
            && self.steps <= games * u64::from(MAX_STEPS)
            && i128::from(self.points).abs() <= most
            && i128::from(self.squares) <= most * i128::from(MAX_POINTS)
            && self.best.is_some() == (games > 0)
            && self.worst.is_some() == (games > 0)
            && self.best.iter().chain(&self.worst).all(is_one_of)
    }
}
