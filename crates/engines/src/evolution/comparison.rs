//! Comparison of two strategies: how often one wins against the other, each beginning every other game: computed where
//! that can be, else played.

use super::contest::{Compared, Contest, who_begins};
use crate::Status;
use crate::rrrats::ExactPlay;
use games::Player;
use random::Random;

/// A comparison, in steps.
pub enum Comparison<C: Contest> {
    Computed(Box<ExactPlay>),
    Played(Games<C>),
}

/// Its games.
pub struct Games<C: Contest> {
    players: [C::Ready; 2],
    random: Random,
    done: u64,
    total: u64,
    half_points: u64,
    /// The sum of their squares.
    squares: u64,
}

impl<C: Contest> Comparison<C> {
    /// Nothing done yet. Where games are played, `random` is theirs alone.
    pub fn new(contest: &C, strategies: [&[f64]; 2], random: Random) -> Self {
        let [first, second] = strategies;
        match contest.exactly(strategies) {
            Some(play) => Self::Computed(Box::new(play)),
            None => Self::Played(Games {
                players: [
                    contest.ready(first, Player::First),
                    contest.ready(second, Player::Second),
                ],
                random,
                done: 0,
                total: contest.compared_games(),
                half_points: 0,
                squares: 0,
            }),
        }
    }

    /// Up to `budget` units of work: games, or what takes about as long.
    pub fn advance(&mut self, contest: &C, budget: u64) -> Status {
        match self {
            Self::Computed(play) => play.advance(budget),
            Self::Played(games) => games.play(contest, budget),
        }
    }

    /// The result; meaningful when it is finished.
    pub fn found(&self) -> Compared {
        match self {
            Self::Computed(play) => Compared {
                mean: play.found().mean,
                standard_error: 0.0,
            },
            Self::Played(games) => games.found(),
        }
    }
}

impl<C: Contest> Games<C> {
    fn play(&mut self, contest: &C, budget: u64) -> Status {
        let end = self.done.saturating_add(budget).min(self.total);
        let [first, second] = &self.players;
        for game in self.done..end {
            let outcome = contest.play([first, second], who_begins(game), &mut self.random);
            let points = outcome.half_points();
            self.half_points += points;
            self.squares += points * points;
        }
        self.done = end;
        if end == self.total {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn found(&self) -> Compared {
        let games = self.total as f64;
        let mean = self.half_points as f64 / (2.0 * games);
        let square = self.squares as f64 / (4.0 * games);
        Compared {
            mean,
            standard_error: ((square - mean * mean).max(0.0) / games).sqrt(),
        }
    }
}
