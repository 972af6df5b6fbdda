//! All extreme equilibria of a game of two: pairs of vertices that have all labels between them.
//!
//! Source: O. L. Mangasarian, "Equilibrium points of bimatrix games" (1964); D. Avis, G. Rosenberg, R. Savani, B. von Stengel, "Enumeration of Nash
//! equilibria for two-player games" (2010). Every equilibrium is a mixture of these, inside a maximal Nash subset.

use super::bimatrix::{Bimatrix, Mixed};
use super::vertices::{Vertices, most_vertices};
use crate::Status;
use crate::effort;

/// Bases that are kept at most, of both polytopes: beyond, nobody waits and no memory suffices.
pub const MAX_BASES: usize = 400_000;
/// Equilibria that are kept at most.
pub const MAX_EQUILIBRIA: usize = 20_000;

/// An equilibrium, as a pair of vertices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    pub vertices: [usize; 2],
}

/// How far the enumeration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Vertices of this player's polytope.
    Vertices(usize),
    /// Pairs, at this vertex of the first polytope.
    Pairs(usize),
    Done,
    /// There are more than [`MAX_BASES`] bases or [`MAX_EQUILIBRIA`] equilibria.
    TooMany,
}

/// The enumeration.
pub struct Enumeration {
    pub polytopes: [Vertices; 2],
    pub pairs: Vec<Pair>,
    /// Whether only optimal strategies of a zero-sum game are looked at.
    pub is_optimal_only: bool,
    all: u64,
    stage: Stage,
}

impl Enumeration {
    /// Of a game with at most 64 actions in all.
    pub fn new(game: &Bimatrix) -> Self {
        Self::from(game, false)
    }

    /// Of a zero-sum game, however large: its equilibria are pairs of optimal strategies, and of those there are few.
    pub fn optimal(game: &Bimatrix) -> Self {
        Self::from(game, true)
    }

    fn from(game: &Bimatrix, is_optimal_only: bool) -> Self {
        let vertices = if is_optimal_only {
            Vertices::optimal
        } else {
            Vertices::new
        };
        Self {
            is_optimal_only,
            polytopes: [0, 1].map(|player| vertices(game, player)),
            pairs: Vec::new(),
            all: u64::MAX >> (64 - game.rows - game.columns),
            stage: Stage::Vertices(0),
        }
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Bases found.
    pub fn bases(&self) -> usize {
        self.polytopes
            .iter()
            .map(|polytope| polytope.bases.len())
            .sum()
    }

    /// Walks along an edge, or compares a vertex with all of the other polytope.
    pub fn step(&mut self) -> Status {
        match self.stage {
            Stage::Vertices(player) => {
                let status = self.polytopes[player].step();
                if self.bases() > MAX_BASES {
                    self.stage = Stage::TooMany;
                } else if status == Status::Finished {
                    self.stage = [Stage::Vertices(1), Stage::Pairs(0)][player];
                }
            }
            Stage::Pairs(vertex) => {
                self.pair(vertex);
                self.stage = if self.pairs.len() > MAX_EQUILIBRIA {
                    Stage::TooMany
                } else if vertex + 1 == self.polytopes[0].vertices.len() {
                    Stage::Done
                } else {
                    Stage::Pairs(vertex + 1)
                };
            }
            Stage::Done | Stage::TooMany => {}
        }
        match self.stage {
            Stage::Done | Stage::TooMany => Status::Finished,
            _ => Status::Running,
        }
    }

    fn pair(&mut self, first: usize) {
        let [rows, columns] = &self.polytopes;
        effort::spend(columns.vertices.len() as u64 / 8);
        let vertex = &rows.vertices[first];
        if vertex.is_origin() {
            return;
        }
        let missing = self.all & !vertex.labels;
        let others = columns.vertices.iter().enumerate();
        let fitting =
            others.filter(|(_, other)| other.labels & missing == missing && !other.is_origin());
        let pairs = fitting.map(|(second, _)| Pair {
            vertices: [first, second],
        });
        self.pairs.extend(pairs);
    }

    /// The strategies of a pair.
    pub fn strategies(&self, pair: Pair) -> [Mixed; 2] {
        [0, 1].map(|player| {
            let vertex = &self.polytopes[player].vertices[pair.vertices[player]];
            vertex.strategy().unwrap_or_default()
        })
    }
}

/// How many vertices there are at most, of both polytopes.
pub fn estimate(rows: usize, columns: usize) -> f64 {
    most_vertices(rows, rows + columns) + most_vertices(columns, rows + columns)
}

/// How many bases are to be expected: random games have about an eighth of the vertices that there may be.
pub fn expected_bases(rows: usize, columns: usize) -> u64 {
    (estimate(rows, columns) / 8.0) as u64
}
