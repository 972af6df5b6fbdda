//! Stars and cycles of any size: as all leaves are alike, and mutants on a cycle stay side by side, there are few states, and all of them are solved.
//!
//! Source: M. Broom, J. Rychtář, "An analysis of the fixation probability of a mutant on special classes of non-directed graphs" (2008).

use super::birth_death::{BirthDeath, NeverEnds};
use super::elimination::Absorbing;
use super::game::Game;
use super::graph::Graph;
use super::process::Process;
use super::structured::{Rule, sum, weight};
use super::well_mixed::{Scale, payoff_among};

/// A population on such a graph. Mutants play the first strategy, residents the second.
pub struct Symmetric<'a> {
    pub game: &'a Game,
    pub process: &'a Process,
    pub rule: Rule,
    /// At least 3.
    pub vertices: u32,
}

/// Why nothing is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFixation {
    /// Somebody has a negative fitness: whether a mutant, and among how many of them.
    Unfit { is_mutant: bool, mutants: u32 },
    /// There are states that are never left for an end.
    NeverEnds,
}

impl From<NeverEnds> for NoFixation {
    fn from(_: NeverEnds) -> Self {
        Self::NeverEnds
    }
}

/// The fitness of a vertex of a graph where these are mutants, or its payoff where the rule goes by that.
pub fn fitness<N: Scale>(
    graph: &Graph,
    game: &Game,
    (process, rule): (&Process, Rule),
    is_mutant: &dyn Fn(usize) -> bool,
    vertex: usize,
) -> N {
    let own = usize::from(!is_mutant(vertex));
    let mut met = [0, 0];
    for &neighbour in graph.neighbours(vertex) {
        met[usize::from(!is_mutant(neighbour as usize))] += 1;
    }
    let payoff = payoff_among(game, process, own, &met);
    if rule.has_fitness() {
        N::fitness(process, &payoff)
    } else {
        payoff
    }
}

impl Symmetric<'_> {
    /// The weight of a change at each vertex where these are mutants.
    fn weights<N: Scale>(
        &self,
        graph: &Graph,
        is_mutant: &dyn Fn(usize) -> bool,
    ) -> Result<Vec<N>, NoFixation> {
        let by = (self.process, self.rule);
        let of = |vertex| fitness(graph, self.game, by, is_mutant, vertex);
        let fitness: Vec<N> = (0..graph.size()).map(of).collect();
        let unfit = fitness.iter().position(N::is_negative);
        if let Some(unfit) = unfit.filter(|_| self.rule.has_fitness()) {
            let mutants = (0..graph.size())
                .filter(|&vertex| is_mutant(vertex))
                .count();
            return Err(NoFixation::Unfit {
                is_mutant: is_mutant(unfit),
                mutants: mutants as u32,
            });
        }
        let places = 0..graph.size();
        let weights = places.map(|place| weight(graph, self.rule, is_mutant, place, &fitness));
        Ok(weights.collect())
    }

    /// On a cycle: how probable it is that the offspring of one mutant takes over.
    ///
    /// # Errors
    /// There is no such probability.
    pub fn on_cycle<N: Scale>(&self) -> Result<N, NoFixation> {
        let graph = Graph::cycle(self.vertices);
        let mut chain = BirthDeath {
            up: Vec::new(),
            down: Vec::new(),
        };
        for mutants in 1..self.vertices as usize {
            let weights: Vec<N> = self.weights(&graph, &|vertex| vertex < mutants)?;
            chain.up.push(sum(weights[mutants..].iter().cloned()));
            chain.down.push(sum(weights[..mutants].iter().cloned()));
        }
        Ok(chain.absorption()?.fixation.swap_remove(0))
    }

    /// On a star: the same of a mutant in the centre, and of one at a leaf.
    ///
    /// # Errors
    /// There is no such probability.
    pub fn on_star<N: Scale>(&self) -> Result<[N; 2], NoFixation> {
        let fates = self.star::<N>()?.solve_all()?;
        // In the order of the states: one mutant at a leaf, then the centre alone.
        let [leaf, centre] =
            [1, self.vertices as usize].map(|state| fates[state - 1].ends[1].clone());
        Ok([centre, leaf])
    }

    /// The chain of a star: state `m` has so many mutants at leaves and none in the centre, and after those the centre is one too. Ends are nobody and
    /// everybody.
    fn star<N: Scale>(&self) -> Result<Absorbing<N>, NoFixation> {
        let vertices = self.vertices as usize;
        let graph = Graph::star(self.vertices);
        let states = 2 * vertices;
        let row = |state: usize| {
            let (is_centre, leaves) = (state >= vertices, state % vertices);
            let is_mutant = |vertex: usize| match vertex {
                0 => is_centre,
                leaf => leaf <= leaves,
            };
            let weights: Vec<N> = self.weights(&graph, &is_mutant)?;
            let (lost, won) = weights[1..].split_at(leaves);
            let mut row = vec![N::zero(); states];
            row[(state + vertices) % states] = weights[0].clone();
            if leaves > 0 {
                row[state - 1] = sum(lost.iter().cloned());
            }
            if leaves + 1 < vertices {
                row[state + 1] = sum(won.iter().cloned());
            }
            // Nobody and everybody are the ends, at the end of the row.
            let everybody = row.pop();
            let nobody = row.remove(0);
            row.push(nobody);
            row.extend(everybody);
            Ok(row)
        };
        let rows: Result<Vec<Vec<N>>, NoFixation> = (1..states - 1).map(row).collect();
        Ok(Absorbing::new(rows?))
    }
}
