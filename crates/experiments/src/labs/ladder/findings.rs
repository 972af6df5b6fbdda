//! Standings of the contender against each opponent: the result of the ladder.

use super::snapshot::Snapshot;
use crate::Progress;
use crate::common::counts::Counts;
use engines::agents::Agent;
use engines::racing::{Reason, Verdict};
use games::Player;
use games::connect_four::Column;
use statistics::{chance_above, share, surely_above};

/// With which probability some "surely" in a ladder may be wrong: it is shared among its opponents, and for each between
/// "surely better" and "surely worse".
pub const VERDICTS_ERROR: f64 = 0.05;

/// A game that was finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastGame {
    /// The columns, as links have them.
    pub moves: String,
    /// Whether the contender was the second player.
    pub as_second: bool,
}

/// How the contender stands against one opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct RungStanding {
    pub opponent: Agent,
    /// Games wanted; of a race, the most there can be.
    pub wanted: u64,
    /// Whether a race decides.
    pub by_race: bool,
    /// Of the race, for the contender as first player.
    pub verdict: Option<Verdict>,
    pub as_first: Counts,
    pub as_second: Counts,
    /// The game finished last in the last block that has finished one.
    pub last_game: Option<LastGame>,
    /// Moves of perfect players that were not proven to be the best.
    pub unproven: u64,
    plies: u64,
    /// With which probability each of the two verdicts about this opponent may be wrong.
    allowed_error: f64,
}

impl RungStanding {
    /// As first and as second player together.
    pub fn counts(&self) -> Counts {
        self.as_first.plus(self.as_second)
    }

    /// Games finished.
    pub fn games(&self) -> u64 {
        self.counts().games()
    }

    /// A win is a point, a draw half a point.
    pub fn points(&self) -> f64 {
        self.counts().points()
    }

    /// Points per game, in [0, 1]; `None` without games.
    pub fn share(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / self.games() as f64)
    }

    /// The 95 % interval of the share: Wilson's, as if every draw were half a game won and half a game lost. Draws
    /// vary less than that, so with many of them the interval is rather too wide than too narrow.
    pub fn interval(&self) -> (f64, f64) {
        share(self.points(), self.games())
    }

    /// Whether the contender has more than half of the points, or the race's verdict is for it.
    pub fn is_beaten(&self) -> bool {
        match self.verdict {
            Some(verdict) => verdict.better == Player::First,
            None => 2.0 * self.points() > self.games() as f64,
        }
    }

    /// Who is better for certain: the contender, or the opponent. `None` while games are missing, since who looks again and
    /// again and stops when it suits finds a winner among equals; and where all of them may be chance. All these verdicts of a
    /// ladder together are wrong with a probability of at most [`VERDICTS_ERROR`]; of races, δ for each.
    pub fn sure_winner(&self) -> Option<Player> {
        if self.by_race {
            let decided = self.verdict?;
            return (decided.reason == Reason::Bounds).then_some(decided.better);
        }
        if self.games() < self.wanted {
            return None;
        }
        let points = self.share()?;
        let is_above = |share| surely_above(0.5, share, self.games(), self.allowed_error);
        if is_above(points) {
            Some(Player::First)
        } else if is_above(1.0 - points) {
            Some(Player::Second)
        } else {
            None
        }
    }

    /// With which probability at most equal players come out as far apart as these two. `None` of races, which say themselves
    /// how sure they are, and while games are missing.
    pub fn chance_among_equals(&self) -> Option<f64> {
        let share = self.share().filter(|_| !self.by_race)?;
        let is_over = self.games() >= self.wanted;
        // Either of the two may be the one that is ahead.
        is_over.then(|| (2.0 * chance_above(0.5, share.max(1.0 - share), self.games())).min(1.0))
    }

    /// Whether the contender is better for certain, see [`RungStanding::sure_winner`].
    pub fn is_surely_beaten(&self) -> bool {
        self.sure_winner() == Some(Player::First)
    }

    /// Stones a game; `None` without games.
    pub fn mean_length(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.plies as f64 / self.games() as f64)
    }

    fn add(&mut self, snapshot: &Snapshot) {
        let [as_first, as_second] = snapshot.counts;
        self.as_first = self.as_first.plus(as_first);
        self.as_second = self.as_second.plus(as_second);
        self.plies += snapshot.plies;
        self.unproven += snapshot.unproven;
        self.verdict = self.verdict.or(snapshot.verdict);
        if snapshot.done() > 0 {
            let columns = snapshot.last_moves.iter();
            self.last_game = Some(LastGame {
                moves: columns
                    .filter_map(|&column| Column::new(column))
                    .map(Column::symbol)
                    .collect(),
                as_second: snapshot.last_as_second,
            });
        }
    }
}

/// How the contender stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// In the order of the ladder.
    pub rungs: Vec<RungStanding>,
    /// In games.
    pub progress: Progress,
}

impl Findings {
    /// How many rungs the contender has climbed: those from the first on that it has passed, up to the first that it has not.
    pub fn climbed(&self) -> usize {
        let passed = |rung: &&RungStanding| rung.games() > 0 && rung.is_beaten();
        self.rungs.iter().take_while(passed).count()
    }

    pub(super) fn new(opponents: &[Agent], games: u64, by_race: bool) -> Self {
        let rung = |&opponent: &Agent| RungStanding {
            opponent,
            wanted: games,
            by_race,
            verdict: None,
            as_first: Counts::default(),
            as_second: Counts::default(),
            last_game: None,
            unproven: 0,
            plies: 0,
            allowed_error: VERDICTS_ERROR / (2.0 * opponents.len().max(1) as f64),
        };
        Self {
            rungs: opponents.iter().map(rung).collect(),
            progress: Progress {
                done: 0,
                total: games * opponents.len() as u64,
            },
        }
    }

    pub(super) fn add(&mut self, rung: usize, snapshot: &Snapshot) {
        self.rungs[rung].add(snapshot);
        self.progress.done += snapshot.done();
        if snapshot.verdict.is_some() {
            // What the race did not want is not wanted any more.
            let spared = self.rungs[rung].wanted.saturating_sub(snapshot.done());
            self.progress.total -= spared;
        }
    }

    /// Opponents that at least one game has been finished against.
    pub fn met(&self) -> usize {
        let met = self.rungs.iter().filter(|rung| rung.games() > 0);
        met.count()
    }

    fn beaten_rungs(&self) -> impl Iterator<Item = &RungStanding> {
        self.rungs.iter().filter(|rung| rung.is_beaten())
    }

    /// Opponents beaten, by points or by a race's verdict, though it may be by chance.
    pub fn beaten(&self) -> usize {
        self.beaten_rungs().count()
    }

    /// Opponents beaten for certain.
    pub fn surely_beaten(&self) -> usize {
        let sure = self.rungs.iter().filter(|rung| rung.is_surely_beaten());
        sure.count()
    }

    /// The share of the opponents met that are beaten; `None` before the first game.
    pub fn share_beaten(&self) -> Option<f64> {
        (self.met() > 0).then(|| self.beaten() as f64 / self.met() as f64)
    }

    /// The share of games won against the opponents beaten; draws are not won. `None` if nobody is beaten.
    pub fn share_won_against_beaten(&self) -> Option<f64> {
        let sum = |count: fn(Counts) -> u64| -> u64 {
            self.beaten_rungs().map(|rung| count(rung.counts())).sum()
        };
        let (won, games) = (sum(|counts| counts.won), sum(|counts| counts.games()));
        (games > 0).then(|| won as f64 / games as f64)
    }
}
