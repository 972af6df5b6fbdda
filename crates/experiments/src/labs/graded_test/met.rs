//! Met: how the candidate has done against one opponent, and how sure that is.

use super::snapshot::side_in;
use crate::common::counts::Counts;
use engines::agents::Agent;
use engines::racing::Outcome;
use games::Player;
use games::connect_four::Setup;
use statistics::surely_within;

/// A game whose moves are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFound {
    /// From 0, among the games against this opponent.
    pub number: u64,
    pub setup: Setup,
    /// Of the candidate.
    pub outcome: Outcome,
    /// From 0.
    pub columns: Vec<u8>,
}

impl GameFound {
    /// Whether the candidate began.
    pub fn is_as_first(&self) -> bool {
        side_in(self.number) == Player::First
    }
}

/// Where the candidate stands against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// No game is over.
    NotMet,
    /// The whole interval is at the goal or above.
    SurelyReached,
    /// At the goal or above, which may be chance.
    Reached,
    /// Below it, which may be chance.
    Missed,
    /// The whole interval is below the goal.
    SurelyMissed,
}

impl Standing {
    /// As results have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::NotMet => "not-met",
            Self::SurelyReached => "surely-reached",
            Self::Reached => "reached",
            Self::Missed => "missed",
            Self::SurelyMissed => "surely-missed",
        }
    }

    /// Whether the goal is reached, though it may be by chance.
    pub fn is_reached(self) -> bool {
        matches!(self, Self::SurelyReached | Self::Reached)
    }
}

/// How the candidate has done against an opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Met {
    pub grade: u64,
    pub opponent: Agent,
    /// Games wanted.
    pub wanted: u64,
    pub as_first: Counts,
    pub as_second: Counts,
    /// Moves of a perfect candidate that were not proven to be the best.
    pub unproven: u64,
    /// Games whose moves are kept, in their order.
    pub kept: Vec<GameFound>,
    pub(super) plies: u64,
    /// The share of points that is asked for.
    pub(super) goal: f64,
    pub(super) interval: (f64, f64),
}

impl Met {
    /// As first and as second player together.
    pub fn counts(&self) -> Counts {
        self.as_first.plus(self.as_second)
    }

    /// Games finished.
    pub fn games(&self) -> u64 {
        self.counts().games()
    }

    fn of_games(&self, amount: f64) -> Option<f64> {
        (self.games() > 0).then(|| amount / self.games() as f64)
    }

    /// Points per game, in [0, 1]; `None` without games.
    pub fn share(&self) -> Option<f64> {
        self.of_games(self.counts().points())
    }

    /// Games won per game: a draw is not won.
    pub fn share_won(&self) -> Option<f64> {
        self.of_games(self.counts().won as f64)
    }

    /// Stones per game.
    pub fn mean_length(&self) -> Option<f64> {
        self.of_games(self.plies as f64)
    }

    /// What the share may truly be: all intervals of the test together are right with a probability of at least 1 −
    /// [`super::INTERVALS_ERROR`], once its games are played.
    pub fn interval(&self) -> (f64, f64) {
        self.interval
    }

    /// Finds the interval, once all games are counted; each of its ends may be wrong with a probability of `error`.
    pub(super) fn settle(&mut self, error: f64) {
        self.interval = surely_within(self.share().unwrap_or(0.0), self.games(), error);
    }

    /// Where the candidate stands. Nothing is sure while games are missing: who looks again and again and stops when it suits finds
    /// what he looks for.
    pub fn standing(&self) -> Standing {
        let Some(share) = self.share() else {
            return Standing::NotMet;
        };
        let (low, high) = self.interval();
        let is_over = self.games() >= self.wanted;
        if share >= self.goal {
            let is_sure = is_over && low >= self.goal;
            if is_sure {
                Standing::SurelyReached
            } else {
                Standing::Reached
            }
        } else {
            let is_sure = is_over && high < self.goal;
            if is_sure {
                Standing::SurelyMissed
            } else {
                Standing::Missed
            }
        }
    }

    /// Whether draws aside, by games won alone, the goal is reached.
    pub fn is_reached_by_wins(&self) -> bool {
        self.share_won().is_some_and(|share| share >= self.goal)
    }

    pub(super) fn count(&mut self, game: u64, outcome: Outcome) {
        let counts = match side_in(game) {
            Player::First => &mut self.as_first,
            Player::Second => &mut self.as_second,
        };
        counts.add(match outcome {
            Outcome::Won => Some(true),
            Outcome::Drawn => None,
            Outcome::Lost => Some(false),
        });
    }
}
