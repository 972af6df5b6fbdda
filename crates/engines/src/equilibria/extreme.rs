//! All extreme equilibria of a game of two: pairs of vertices that have all labels between them.
//!
//! Source: O. L. Mangasarian, "Equilibrium points of bimatrix games" (1964); D. Avis, G. Rosenberg, R. Savani, B. von Stengel, "Enumeration of Nash
//! equilibria for two-player games" (2010). Every equilibrium is a mixture of these, inside a maximal Nash subset.

use super::bimatrix::{Bimatrix, Mixed};
use super::partners::Partners;
use super::vertices::{Vertices, longest, most_vertices};
use crate::Status;
use crate::effort;
use crate::exact::tableau::work_of_bits;

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
    /// Vertices of both polytopes in turn, and the pairs that they make.
    Vertices,
    Done,
    /// There are more than [`MAX_BASES`] bases or [`MAX_EQUILIBRIA`] equilibria.
    TooMany,
}

/// The enumeration.
pub struct Enumeration {
    pub polytopes: [Vertices; 2],
    /// Those found so far, in the order in which they were found; once it is done, in the order of their vertices.
    pub pairs: Vec<Pair>,
    /// Whether only optimal strategies of a zero-sum game are looked at.
    pub is_optimal_only: bool,
    all: u64,
    /// The vertices known so far, but for origins.
    partners: [Partners; 2],
    stage: Stage,
    /// Whose polytope is walked on.
    turn: usize,
    has_ended: [bool; 2],
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
        let polytopes = [0, 1].map(|player| vertices(game, player));
        Self {
            is_optimal_only,
            ..Self::of(polytopes, game.rows + game.columns)
        }
    }

    /// Of two polyhedra of strategies, whose labels are numbered alike: all pairs of vertices that have all labels between them.
    pub fn of(polytopes: [Vertices; 2], labels: usize) -> Self {
        let partners = polytopes
            .each_ref()
            .map(|of| Partners::new(of.dimensions()));
        let mut enumeration = Self {
            is_optimal_only: false,
            partners,
            polytopes,
            pairs: Vec::new(),
            all: u64::MAX >> (64 - labels),
            stage: Stage::Vertices,
            turn: 0,
            has_ended: [false; 2],
        };
        enumeration.pair(1, 0);
        enumeration.pair(0, 0);
        enumeration
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

    /// What a step costs now, in units of [`effort`].
    pub fn cost(&self) -> u64 {
        let other = 1 - self.turn;
        // A look at all others, as long as there are few; then into tables and some words.
        let all = self.polytopes[other].vertices.len() as u64 / 8;
        let found = 100 + self.partners[other].words() as u64;
        self.polytopes[self.turn].cost() + all.min(found)
    }

    /// Edges that were tried, and edges of all bases that are known.
    pub fn edges(&self) -> [u64; 2] {
        let sum = |of: fn(&Vertices) -> u64| self.polytopes.iter().map(of).sum();
        [sum(Vertices::tried), sum(Vertices::edges)]
    }

    /// Walks along an edge, and compares the vertex that this leads to with all of the other polytope.
    pub fn step(&mut self) -> Status {
        if self.stage != Stage::Vertices {
            return Status::Finished;
        }
        let player = self.turn;
        let known = self.polytopes[player].vertices.len();
        self.has_ended[player] = self.polytopes[player].step() == Status::Finished;
        if self.polytopes[player].vertices.len() > known {
            self.pair(player, known);
        }
        if !self.has_ended[1 - player] {
            self.turn = 1 - player;
        }
        if self.bases() > MAX_BASES || self.pairs.len() > MAX_EQUILIBRIA {
            self.stage = Stage::TooMany;
        } else if self.has_ended == [true; 2] {
            self.pairs.sort_by_key(|pair| pair.vertices);
            self.stage = Stage::Done;
        } else {
            return Status::Running;
        }
        Status::Finished
    }

    /// Notes the pairs that a vertex of a player's polytope makes with those known about the other one.
    fn pair(&mut self, player: usize, number: usize) {
        let vertex = &self.polytopes[player].vertices[number];
        if vertex.is_origin() {
            return;
        }
        let missing = self.all & !vertex.labels;
        self.partners[player].insert(vertex.labels, number);
        let others = &self.partners[1 - player];
        effort::spend(others.words() as u64);
        let pairs = others.having(missing).into_iter().map(|other| Pair {
            vertices: if player == 0 {
                [number, other]
            } else {
                [other, number]
            },
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

/// How many bases games have on average whose payoffs are drawn: of what there may be, a share that falls with the actions of the player who has fewer.
/// Fitted to games of 3×30 to 16×16; of degenerate ones, with payoffs of two or three kinds, it is about as many. Games that are made to be hard have up
/// to ten times as many.
fn typical_bases(rows: usize, columns: usize) -> f64 {
    let share = (0..rows.min(columns)).fold(1.085, |share, _| share * 0.867);
    estimate(rows, columns) * share
}

/// About how long all equilibria take, in units of [`effort`].
pub fn expected_work(game: &Bimatrix) -> u64 {
    let (rows, columns) = (game.rows, game.columns);
    let bases = f64::min(typical_bases(rows, columns), MAX_BASES as f64);
    let entries = (rows * columns + rows + columns) as f64;
    // Entries are determinants: of about half of the actions, where most bases are.
    let size = rows.min(columns).div_ceil(2);
    let bits = (longest(game, 0).max(longest(game, 1)) + 2) * size;
    // To a basis and back, with a look along each of its edges, which takes as long as two pivots of short numbers.
    (bases * entries * (2 * work_of_bits(bits) + 1) as f64) as u64
}
