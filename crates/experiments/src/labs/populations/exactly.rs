//! Exactly: what is known like that about a population, and why something is not.

use crate::common::amount::Amount;
use crate::exact::Exact;
use engines::populations::compositions::count;
use engines::populations::rest_points::Nature;
use serde::{Deserialize, Serialize};

/// Players of a population that is worked out in fractions.
pub const MAX_IN_FRACTIONS: u32 = 100;
/// Players of a population where all are replaced at once.
pub const MAX_REPLACED: u32 = 300;
/// Ways to divide a population among strategies, where all are gone through.
pub const MAX_STATES: u32 = 1_400;
/// Vertices of stars and cycles.
pub const MAX_SYMMETRIC: u32 = 200;

/// Why something is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Missing {
    /// It would take at most so many players.
    TooMany(u32),
    /// Of this process it is known only without a structure.
    Structure,
    /// Strategies that nobody plays come back.
    ComesBack,
    /// Nothing ever changes where some play one strategy and some another.
    NeverEnds,
    /// Somewhere nobody has any fitness.
    NobodyFit,
    /// Some probabilities are below the machine's numbers.
    TooStrong,
}

/// Who takes over where two strategies are there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Takeover {
    /// Of one player of each strategy among players of the other.
    pub fixation: [Amount; 2],
    /// Steps until all play the same, from one player of each; not on graphs.
    pub steps: Option<[Amount; 2]>,
    /// Of each strategy, from the beginning of the experiment; not on graphs.
    pub from_start: Option<[Amount; 2]>,
    pub steps_from_start: Option<Amount>,
}

/// Who takes over a graph, by the vertex where the one player of the first strategy stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ByVertex {
    Known(Vec<Amount>),
    /// At least, and at most.
    Between(Vec<(f64, f64)>),
}

/// Who takes over from the beginning of the experiment, of several strategies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ends {
    pub strategies: Vec<f64>,
    pub steps: f64,
}

/// How much of the time the population spends where, with mutation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LongRun {
    /// By strategy: the mean share.
    pub shares: Vec<f64>,
    /// Of two strategies by how many play the first, from nobody to everybody; of three by all ways to divide the population, in rising order.
    pub states: Vec<f64>,
}

/// A point at which the replicator dynamic rests.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rest {
    /// By strategy.
    pub shares: Vec<Exact>,
    pub payoff: Exact,
    /// Real and imaginary parts.
    pub eigenvalues: Vec<(f64, f64)>,
    pub nature: Nature,
    pub is_equilibrium: bool,
}

/// Where the flow of an infinite population rests.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Flow {
    pub points: Vec<Rest>,
    /// Strategies of faces on which more than a point rests.
    pub many: Vec<Vec<u8>>,
    /// Of three strategies: the number of the phase portrait in Bomze's list.
    pub portrait: Option<u8>,
}

/// Everything. What is not known yet, or not asked for, is `None`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Exactly {
    /// Pieces of work that are done.
    pub done: u32,
    pub takeover: Option<Result<Takeover, Missing>>,
    pub by_vertex: Option<Result<ByVertex, Missing>>,
    pub ends: Option<Result<Ends, Missing>>,
    pub long_run: Option<Result<LongRun, Missing>>,
    /// How often all play each strategy, as mutations become rare.
    pub rare: Option<Result<Vec<Amount>, Missing>>,
    pub flow: Option<Flow>,
}

/// The pieces of work, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Flow,
    Takeover,
    ByVertex,
    Ends,
    Rare,
    LongRun,
}

impl Piece {
    pub const ALL: [Self; 6] = [
        Self::Flow,
        Self::Takeover,
        Self::ByVertex,
        Self::Ends,
        Self::Rare,
        Self::LongRun,
    ];
}

/// Whether all ways to divide so many players among so many strategies can be gone through; else the largest population of which they can.
pub fn states_or_most(players: u32, strategies: usize) -> Result<(), Missing> {
    let fits = |players: u32| count(players, strategies).is_some_and(|count| count <= MAX_STATES);
    if fits(players) {
        return Ok(());
    }
    let most = (2..players).take_while(|&players| fits(players)).last();
    Err(Missing::TooMany(most.unwrap_or(1)))
}
