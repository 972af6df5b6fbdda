//! All vertices of a best-response polytope, by walking its edges.
//!
//! The polytope of the player who mixes `size` actions is {x ≥ 0, Bx ≤ 1}, B being the other player's payoffs, made positive, an action a row: a strategy
//! x, scaled so that the best response pays 1. Each of its inequalities is a *label*: that an action is not used, or that an action of the other one is
//! a best response. Source: B. von Stengel, "Computing equilibria for two-person games" (Handbook of Game Theory 3, 2002).
//!
//! Vertices are found from bases, each from a neighbour, depth first, with pivots taken back on the way up; lexicographic ties make the polytope a simple
//! one, whose edges lead everywhere. Labels are numbered rows first, in both polytopes alike, as bits of a word.

use super::bimatrix::{Bimatrix, Mixed, normalized};
use super::label_table::LabelTable;
pub use super::label_table::Labels;
use crate::Status;
use crate::exact::program::Program;
use crate::exact::rational::{Rational, quotient};
use crate::exact::tableau::Tableau;
use dashu_int::IBig;
use dashu_int::ops::{BitTest, DivEuclid, Gcd};

/// A vertex.
#[derive(Clone, Debug)]
pub struct Vertex {
    /// All labels it has.
    pub labels: Labels,
    weights: Vec<IBig>,
    divisor: IBig,
}

impl Vertex {
    /// Whether nothing is done at all, which is no strategy.
    pub fn is_origin(&self) -> bool {
        self.weights.iter().all(IBig::is_zero)
    }

    /// The value of each variable of the problem.
    pub fn values(&self) -> impl Iterator<Item = Rational> {
        let weights = self.weights.iter();
        weights.map(|weight| quotient(weight.clone(), self.divisor.clone()))
    }

    /// The strategy; `None` of the origin, which is none.
    pub fn strategy(&self) -> Option<Mixed> {
        (!self.is_origin()).then(|| normalized(&self.weights))
    }
}

/// A basis: the labels of variables that are 0 because they are not in it. A degenerate vertex has several.
#[derive(Clone, Copy, Debug)]
pub struct Basis {
    pub labels: Labels,
    /// The number of its vertex.
    pub vertex: usize,
}

/// A step of the walk, to be taken back.
struct Step {
    row: usize,
    column: usize,
    /// The column to be tried next, once back.
    next: usize,
}

/// The walk.
pub struct Vertices {
    tableau: Tableau,
    /// The label of each variable.
    labels: Vec<u32>,
    /// Variables that stay 0.
    fixed: Labels,
    /// What divisors of vertices are multiplied by, and what is added for each weight.
    divisors: [IBig; 2],
    way: Vec<Step>,
    next: usize,
    /// Edges that were tried.
    tried: u64,
    /// The labels of the basis that the tableau has.
    here: Labels,
    /// Bases by their labels.
    seen: LabelTable,
    /// Vertices by theirs.
    numbers: LabelTable,
    pub vertices: Vec<Vertex>,
    pub bases: Vec<Basis>,
}

/// The tableau of a player's polytope, and the label of each of its variables.
pub(super) fn polytope(game: &Bimatrix, player: usize) -> (Tableau, Vec<u32>) {
    let (rows, columns) = (game.size(1 - player), game.size(player));
    let entries = short_inequalities(game, player).concat();
    (
        Tableau::new(entries, columns + 1, rows),
        labels(game, player),
    )
}

/// Bx ≤ 1, each times what makes integers of it. B has payoffs in the game's own unit, made positive by an integer: so only denominators of one row make its entries long. The
/// vertices and bases are the same as with any other positive B, only further from the origin or nearer.
fn short_inequalities(game: &Bimatrix, player: usize) -> Vec<Vec<IBig>> {
    let other = 1 - player;
    let unit = game.denominator(other);
    let shift = (IBig::ONE - floor(game, other)) * unit;
    let inequality = |response: usize| -> Vec<IBig> {
        let payoff = |own| game.own_payoff(other, response, own) + &shift;
        let payoffs = (0..game.size(player)).map(payoff);
        let all: Vec<IBig> = payoffs.chain([unit.clone()]).collect();
        let common = all.iter().fold(IBig::ZERO, |common, number| {
            IBig::from((&common).gcd(number))
        });
        all.into_iter().map(|number| number / &common).collect()
    };
    (0..game.size(other)).map(inequality).collect()
}

/// How many bits the longest number has with which a player's polytope begins.
pub(super) fn longest(game: &Bimatrix, player: usize) -> usize {
    let inequalities = short_inequalities(game, player);
    let lengths = inequalities.iter().flatten().map(BitTest::bit_len);
    lengths.max().unwrap_or_default()
}

/// The integer below the least payoff in the game's own unit.
fn floor(game: &Bimatrix, player: usize) -> IBig {
    game.least(player).div_euclid(game.denominator(player))
}

/// Where a vertex with these inequalities has another divisor than with those that have 1 as their bound: what its divisor is multiplied by, and what
/// is added for each of its weights.
fn divisors(game: &Bimatrix, player: usize) -> [IBig; 2] {
    let other = 1 - player;
    let unit = game.denominator(other).clone();
    let added = (floor(game, other) - IBig::ONE) * &unit + IBig::ONE - game.least(other);
    [unit, added]
}

/// Bx ≤ 1 with integers for B, each with its bound.
fn inequalities(game: &Bimatrix, player: usize) -> Vec<Vec<IBig>> {
    let other = 1 - player;
    let shift = IBig::ONE - game.least(other);
    let inequality = |response: usize| {
        let payoff = |own| game.own_payoff(other, response, own) + &shift;
        let payoffs = (0..game.size(player)).map(payoff);
        payoffs.chain([IBig::ONE]).collect()
    };
    (0..game.size(other)).map(inequality).collect()
}

fn labels(game: &Bimatrix, player: usize) -> Vec<u32> {
    let rows = 0..game.rows as u32;
    let columns = game.rows as u32..(game.rows + game.columns) as u32;
    if player == 0 {
        rows.chain(columns).collect()
    } else {
        columns.chain(rows).collect()
    }
}

impl Vertices {
    /// Of the polytope of `player`'s strategies; at the origin.
    pub fn new(game: &Bimatrix, player: usize) -> Self {
        let (tableau, labels) = polytope(game, player);
        Self::with(tableau, labels, 0, divisors(game, player))
    }

    /// Of the face of that polytope on which the other player's best response pays least: in a zero-sum game, all optimal strategies. What costs
    /// something at one optimum is 0 at all of them, so its edges are those of the face.
    pub fn optimal(game: &Bimatrix, player: usize) -> Self {
        let inequalities = inequalities(game, player);
        let objective = vec![IBig::ONE; game.size(player)];
        let tableau = Program::new(&objective, &inequalities)
            .solved()
            .into_tableau();
        let labels = labels(game, player);
        let columns = tableau.cobasic().iter().enumerate();
        let costly =
            columns.filter(|&(column, _)| tableau.sign(inequalities.len(), column).is_gt());
        let fixed = costly.fold(0, |fixed, (_, &variable)| fixed | 1 << labels[variable]);
        Self::from(tableau, labels, fixed)
    }

    /// Of any polyhedron, from a tableau at one of its vertices, lexicographically too, and the label of each variable, less than 64. `fixed` are variables
    /// that stay 0. Edges that never end are not walked: a polyhedron's vertices are connected without them.
    pub fn from(tableau: Tableau, labels: Vec<u32>, fixed: Labels) -> Self {
        Self::with(tableau, labels, fixed, [IBig::ONE, IBig::ZERO])
    }

    fn with(tableau: Tableau, labels: Vec<u32>, fixed: Labels, divisors: [IBig; 2]) -> Self {
        let mut walk = Self {
            tableau,
            labels,
            fixed,
            divisors,
            way: Vec::new(),
            next: 0,
            tried: 0,
            here: 0,
            seen: LabelTable::new(),
            numbers: LabelTable::new(),
            vertices: Vec::new(),
            bases: Vec::new(),
        };
        walk.arrive(walk.basis());
        walk
    }

    fn bit(&self, variable: usize) -> Labels {
        1 << self.labels[variable]
    }

    fn basis(&self) -> Labels {
        let bits = self
            .tableau
            .cobasic()
            .iter()
            .map(|&variable| self.bit(variable));
        bits.fold(0, |labels, bit| labels | bit)
    }

    /// Notes the basis that the tableau has.
    fn arrive(&mut self, labels: Labels) {
        self.here = labels;
        self.seen.get_or_insert(labels, self.bases.len());
        let rows = self.tableau.basic().iter().enumerate();
        let zero = rows.filter(|&(row, _)| self.tableau.is_zero(row));
        let all = zero.fold(labels, |labels, (_, &variable)| labels | self.bit(variable));
        let count = self.vertices.len();
        let vertex = self.numbers.get_or_insert(all, count);
        if vertex == count {
            let weights = self.weights();
            let [times, added] = &self.divisors;
            let sum = weights.iter().fold(IBig::ZERO, |sum, weight| sum + weight);
            self.vertices.push(Vertex {
                labels: all,
                weights,
                divisor: self.tableau.divisor() * times + added * sum,
            });
        }
        self.bases.push(Basis { labels, vertex });
        self.next = 0;
    }

    fn weights(&self) -> Vec<IBig> {
        let size = self.tableau.cobasic().len();
        let mut weights = vec![IBig::ZERO; size];
        for (row, &variable) in self.tableau.basic().iter().enumerate() {
            if variable < size {
                weights[variable] = self.tableau.constant(row);
            }
        }
        weights
    }

    /// How many labels a basis has.
    pub fn dimensions(&self) -> usize {
        self.tableau.cobasic().len()
    }

    /// What a pivot costs now, in units of [`effort`](crate::effort).
    pub fn cost(&self) -> u64 {
        self.tableau.cost()
    }

    /// Edges that were tried.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// Edges of the bases that are known: all that will be tried, once no more bases are found.
    pub fn edges(&self) -> u64 {
        (self.bases.len() * self.tableau.cobasic().len()) as u64
    }

    /// Tries an edge, or goes back.
    pub fn step(&mut self) -> Status {
        let column = self.next;
        if column == self.tableau.cobasic().len() {
            let Some(step) = self.way.pop() else {
                return Status::Finished;
            };
            self.tableau.pivot(step.row, step.column);
            self.here = self.basis();
            self.next = step.next;
            return Status::Running;
        }
        self.next += 1;
        self.tried += 1;
        let entering = self.bit(self.tableau.cobasic()[column]);
        if self.fixed & entering != 0 {
            return Status::Running;
        }
        if let Some(row) = self.tableau.leaving(column) {
            let leaving = self.bit(self.tableau.basic()[row]);
            let labels = self.here ^ entering ^ leaving;
            if self.seen.get(labels).is_none() {
                self.way.push(Step {
                    row,
                    column,
                    next: self.next,
                });
                self.tableau.pivot(row, column);
                self.arrive(labels);
            }
        }
        Status::Running
    }
}

/// How many vertices a polytope of so many dimensions and inequalities has at most (P. McMullen's upper bound, 1970), or at least so many that nobody
/// waits for them.
pub fn most_vertices(dimensions: usize, inequalities: usize) -> f64 {
    let choose = |n: usize, k: usize| {
        (1..=k).fold(1.0, |product, i| product * (n - k + i) as f64 / i as f64)
    };
    let (d, n) = (dimensions, inequalities);
    choose(n - d.div_ceil(2), d / 2) + choose(n - d / 2 - 1, d.div_ceil(2) - 1)
}
