//! Findings: everything that is said about a game, as it becomes known.

use super::settings::MAX_STEPS;
use crate::Progress;
use crate::exact::Exact;
use serde::{Deserialize, Serialize};

/// What is being found out, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Serialize, Deserialize)]
pub enum Stage {
    #[default]
    Curves,
    Equilibria,
    Path,
    Elimination,
    Commitment,
    Joint,
    Contours,
    Done,
}

/// A point: both actions.
pub type Point = [f64; 2];
/// Both intervals of a rectangle, each from low to high.
pub type Rectangle = [[f64; 2]; 2];

/// A piece of a reaction curve as an equation: action = constant + slope · the other’s action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Straight {
    pub constant: Exact,
    pub slope: Exact,
    /// The other’s actions that it is about.
    pub from: Exact,
    pub to: Exact,
}

/// What best responses do near an equilibrium.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nearby {
    Attracts,
    Repels,
    #[default]
    Open,
}

/// An equilibrium, or all from one point to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Equilibrium {
    pub from: [Exact; 2],
    pub to: [Exact; 2],
    /// What both get there, at either end.
    pub payoffs: [[Exact; 2]; 2],
    /// How far off actions are at most: 0 where they are exact.
    pub radius: f64,
    pub nearby: Nearby,
}

impl Equilibrium {
    pub fn is_point(&self) -> bool {
        self.from == self.to
    }
}

/// A highest payoff.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Highest {
    /// Between which numbers it certainly is; the same twice where it is exact.
    pub bounds: [Exact; 2],
    /// A place where it is reached, or nearly.
    pub at: [Exact; 2],
    /// What both get there.
    pub payoffs: [Exact; 2],
    /// There are other places.
    pub elsewhere: bool,
    /// All places, as rectangles or lines from corner to corner.
    pub places: Vec<Rectangle>,
    /// The one who chooses second has another best response there.
    pub has_alternative: bool,
}

/// The highest sum of payoffs, and what leaving it brings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Joint {
    pub highest: Highest,
    /// What each player would get by a best response to the other’s part.
    pub deviation: [Exact; 2],
    /// From which discount factor on the threat of playing the one equilibrium for ever keeps each from leaving; `None` if the threat never does, or there is not one equilibrium.
    pub patience: [Option<Exact>; 2],
}

/// All of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    pub stage: Stage,
    pub effort: u64,
    /// Whether payoffs are of degree two at most, so that everything is exact.
    pub exact: bool,
    /// Both reaction curves, in pieces.
    pub curves: [Vec<Vec<Point>>; 2],
    pub lines: [Vec<Straight>; 2],
    /// Who never cares: every action is best.
    pub indifferent: [bool; 2],
    pub equilibria: Vec<Equilibrium>,
    /// How many were found, of which the first are listed.
    pub count: u64,
    /// How far each player's payoffs are apart, about.
    pub ranges: [f64; 2],
    /// Where there may be others.
    pub open: Vec<Rectangle>,
    /// What is left of both intervals after each round of elimination.
    pub rounds: Vec<[[Exact; 2]; 2]>,
    /// Of each player who chooses first.
    pub commitments: Vec<Highest>,
    pub joint: Option<Joint>,
    /// For the first equilibria, curves of equal payoff of both players, as lines.
    pub contours: Vec<[Vec<[Point; 2]>; 2]>,
    /// Best responses in turns.
    pub path: Vec<[Exact; 2]>,
    /// Nobody changes anything at its end.
    pub rests: bool,
}

/// Changes smaller than this part of an interval are not followed any further.
pub const SETTLED: f64 = 1e-6;

impl Findings {
    /// Ends the path where it has settled: where the last two steps change next to nothing, in parts of intervals of these lengths.
    pub fn cut_path(&mut self, lengths: [f64; 2]) {
        if let Some(settled) = self.settled(lengths).filter(|_| !self.rests) {
            self.path.truncate(settled + 3);
        }
    }

    /// Whether the path ends before its last possible step where it neither rests nor has settled: somebody has no best response there.
    pub fn is_stuck(&self, lengths: [f64; 2]) -> bool {
        let is_short = (1..=MAX_STEPS).contains(&self.path.len());
        is_short && !self.rests && self.settled(lengths).is_none()
    }

    /// The first step from which on two change next to nothing.
    fn settled(&self, lengths: [f64; 2]) -> Option<usize> {
        let is_same = |one: &[Exact; 2], other: &[Exact; 2]| {
            (0..2).all(|player| {
                (one[player].value - other[player].value).abs() <= SETTLED * lengths[player]
            })
        };
        let mut steps = self.path.windows(3);
        steps.position(|at| is_same(&at[0], &at[1]) && is_same(&at[1], &at[2]))
    }

    /// Ends rounds of elimination where what is left is next to nothing, in parts of intervals of these lengths.
    pub fn cut_rounds(&mut self, lengths: [f64; 2]) {
        let is_short = |round: &[[Exact; 2]; 2]| {
            (0..2).all(|player| {
                let [low, high] = &round[player];
                low.value < high.value && high.value - low.value <= SETTLED * lengths[player]
            })
        };
        if let Some(short) = self.rounds.iter().position(is_short) {
            self.rounds.truncate(short + 1);
        }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.stage as u64,
            total: Stage::Done as u64,
        }
    }

    /// Whether this can have been found of any game: numbers are numbers.
    pub fn fits(&self) -> bool {
        let points = self.curves.iter().flatten().flatten();
        let lines = self.contours.iter().flatten().flatten().flatten();
        let open = self.open.iter().flatten();
        let mut numbers = points.chain(lines).chain(open).flatten();
        numbers.all(|number| number.is_finite()) && self.contours.len() <= self.equilibria.len()
    }

    /// Whether all equilibria in pure strategies are known.
    pub fn is_complete(&self) -> bool {
        self.stage > Stage::Equilibria && self.open.is_empty()
    }

    /// Of payoffs of degree two, the other's action against which each of this player's is best, if there is one such action:
    /// there the reaction curve goes across the whole interval, and is no line that has an equation.
    pub fn indifferent_at(&self, player: usize) -> Option<&Exact> {
        let goes_across = |piece: &&Vec<Point>| {
            let [from, to] = &piece[..] else { return false };
            from[player] != to[player] && from[1 - player] == to[1 - player]
        };
        let across = self.curves[player].iter().find(goes_across)?;
        let mut ends = self.lines[player]
            .iter()
            .flat_map(|line| [&line.from, &line.to]);
        // Payoffs change their direction there, and so a line ends.
        ends.find(|end| end.value == across[0][1 - player])
    }

    /// Whether every pair of actions is an equilibrium.
    pub fn is_everything(&self) -> bool {
        self.indifferent == [true, true]
    }
}
