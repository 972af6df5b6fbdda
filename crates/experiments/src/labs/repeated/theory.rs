//! Theory: what patience can support. Payoffs of the stage game and of equilibria, and whether a pair of strategies is one.
//!
//! All of this is about players who make no errors and see each other's actions.

use super::values::NoValue;
use crate::common::amount::Amount;
use crate::exact::Exact;
use serde::{Deserialize, Serialize};

/// Payoffs of both.
pub type Point = [Exact; 2];

/// Deviations that are listed, those that gain most first.
pub const MAX_DEVIATIONS: usize = 100;

/// What the stage game allows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Region {
    /// The corners of all feasible payoffs, counter-clockwise.
    pub feasible: Vec<Point>,
    /// What each can be held down to by an action, and by a mixture.
    pub pure_minmax: Point,
    pub mixed_minmax: Point,
    /// The corners of the feasible payoffs that are at least the minmax in mixtures.
    pub rational: Vec<Point>,
}

/// How much is known about the supported set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Known {
    /// It is being worked out: what is supported is in this.
    UnderWay,
    /// What is supported is in this; no more is known.
    Outer,
    /// And all of this, whose corners are given, is supported.
    Between(Vec<Point>),
    Exact,
}

/// Payoffs of subgame-perfect equilibria in pure strategies with public randomisation, at δ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Supported {
    /// Its corners, counter-clockwise; none if there is no such equilibrium.
    pub corners: Vec<Point>,
    pub known: Known,
}

/// A deviation in a single round, after which both play as their automata do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deviation {
    /// Of both, by number.
    pub states: [u16; 2],
    pub player: u8,
    pub action: u8,
    /// Normalised as payoffs are.
    pub gain: Amount,
}

/// An end of an interval of δ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum End {
    Zero,
    /// Exactly this one.
    At(Exact),
    /// An irrational one between these.
    Between([f64; 2]),
    /// All up to 1.
    One,
}

/// Whether a pair of automata is a subgame-perfect equilibrium.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Perfection {
    /// At δ.
    pub is_perfect: bool,
    /// How many deviations there are.
    pub count: u32,
    /// How many of them gain at δ.
    pub gaining: u32,
    /// The first [`MAX_DEVIATIONS`], those that gain most first.
    pub deviations: Vec<Deviation>,
    /// All δ at which no deviation gains, as closed intervals; none where that takes too long to find out.
    pub patience: Option<Vec<[End; 2]>>,
}

/// The line to which the first strategy holds the payoffs of both: α s₁ + β s₂ + γ = 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    pub coefficients: [Exact; 3],
    /// Strategies of the library, with what the first strategy and they get from each other.
    pub points: Vec<(String, [f64; 2])>,
}

/// What becomes known about equilibria.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Theory {
    pub region: Option<Region>,
    pub supported: Option<Supported>,
    pub perfection: Option<Result<Perfection, NoValue>>,
    /// `None` inside if the first strategy holds the payoffs to no line.
    pub line: Option<Option<Line>>,
}

impl Theory {
    /// Whether it can be of a game with so many actions.
    pub fn fits(&self, sizes: [usize; 2]) -> bool {
        let perfection = self.perfection.iter().flatten();
        let is_deviation = |of: &Deviation| {
            let player = usize::from(of.player);
            player < 2 && usize::from(of.action) < sizes[player]
        };
        perfection
            .flat_map(|known| &known.deviations)
            .all(is_deviation)
    }
}
