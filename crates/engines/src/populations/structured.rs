//! Structured populations: a mutant among residents on a graph, and how probable it is that its offspring takes over.
//!
//! States are sets of mutants, a bit for each vertex. All of them are solved, so graphs are small: in fractions up to [`MAX_EXACT`] vertices, by digits
//! ([`crate::exact::lifting`]); up to [`MAX_BOUNDED`] from below and from above at once, in floats, by going through all states again and again
//! (Gauss and Seidel): values only rise from 0 and only fall from 1, so what is between them is known at any time, up to rounding.
//! Source: E. Lieberman, C. Hauert, M. A. Nowak, "Evolutionary dynamics on graphs" (2005); for death–birth H. Ohtsuki, C. Hauert, E. Lieberman,
//! M. A. Nowak, "A simple rule for the evolution of cooperation on graphs and social networks" (2006); for pairwise comparison G. Szabó, C. Tőke, "Evolutionary
//! prisoner's dilemma game on a square lattice" (1998).

use super::graph::Graph;
use super::well_mixed::Scale;
use crate::Status;
use crate::exact::factors::Entry;
use crate::exact::lifting::{Lifting, Matrix, Unknowns};
use crate::exact::number::Number;
use crate::exact::rational::{Rational, quotient};
use crate::exact::sparse::{common_denominator, whole};
use dashu_int::IBig;

/// Vertices of a graph that is solved in fractions.
pub const MAX_EXACT: usize = 8;
/// Vertices of a graph that is solved at all.
pub const MAX_BOUNDED: usize = 14;

/// Who takes whose place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// One of all reproduces, in proportion to fitness, and its offspring takes the place of a neighbour, chosen uniformly.
    BirthDeath,
    /// One of all dies, chosen uniformly, and its neighbours compete for the place in proportion to fitness.
    DeathBirth,
    /// One of all, chosen uniformly, takes a strategy of itself and its neighbours in proportion to fitness.
    Imitation,
    /// One of all, chosen uniformly, compares itself with a neighbour and takes its strategy as [`Scale::adoption`] says, by payoffs in place of fitness.
    Fermi { selection: f64 },
}

impl Rule {
    /// Whether players compete by fitness, which must not be negative; else by their payoffs.
    pub(super) fn has_fitness(self) -> bool {
        !matches!(self, Self::Fermi { .. })
    }
}

/// A population on a graph.
pub struct Structured<'a, F> {
    pub graph: &'a Graph,
    pub rule: Rule,
    /// The fitness of a vertex in a state, the set of mutants, or its payoff where the rule goes by that; residents have one too.
    pub fitness: F,
}

/// Why nothing is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotSolved {
    TooManyVertices {
        vertices: usize,
        max: usize,
    },
    /// There are vertices with no way from one to the other, so nobody takes over.
    Disconnected,
    /// A vertex has a negative fitness in this state.
    Unfit {
        state: u32,
        vertex: usize,
    },
    /// There are states that are never left for an end.
    NeverEnds,
}

/// The states that follow one, each with its weight: probabilities but for a factor, and for that of no change.
type Ways<N> = Vec<(u32, N)>;

impl<N: Scale, F: Fn(u32, usize) -> N> Structured<'_, F> {
    fn check(&self, max: usize) -> Result<(), NotSolved> {
        let vertices = self.graph.size();
        if vertices > max {
            return Err(NotSolved::TooManyVertices { vertices, max });
        }
        let is_connected = self.graph.is_connected();
        is_connected.then_some(()).ok_or(NotSolved::Disconnected)
    }

    /// States between nobody and everybody.
    fn states(&self) -> core::ops::Range<u32> {
        1..(1 << self.graph.size()) - 1
    }

    fn ways(&self, state: u32) -> Result<Ways<N>, NotSolved> {
        let fitness: Vec<N> = (0..self.graph.size())
            .map(|vertex| (self.fitness)(state, vertex))
            .collect();
        let unfit = fitness.iter().position(N::is_negative);
        if let Some(vertex) = unfit.filter(|_| self.rule.has_fitness()) {
            return Err(NotSolved::Unfit { state, vertex });
        }
        let is_mutant = |vertex: usize| state >> vertex & 1 == 1;
        let ways = (0..self.graph.size()).filter_map(|place| {
            let weight = weight(self.graph, self.rule, &is_mutant, place, &fitness);
            (!weight.is_zero()).then(|| (state ^ 1 << place, weight))
        });
        Ok(ways.collect())
    }
}

/// How much goes for another kind at this place: a probability but for a factor that is the same for all places, except that of no change.
pub(super) fn weight<N: Scale>(
    graph: &Graph,
    rule: Rule,
    is_mutant: &dyn Fn(usize) -> bool,
    place: usize,
    fitness: &[N],
) -> N {
    let neighbours = graph.neighbours(place).iter();
    let neighbours = neighbours.map(|&vertex| vertex as usize);
    let others = neighbours
        .clone()
        .filter(|&vertex| is_mutant(vertex) != is_mutant(place));
    let competing = |all: N, others: N| {
        if all.is_zero() {
            all
        } else {
            others.over(&all)
        }
    };
    let of = |vertices: &mut dyn Iterator<Item = usize>| {
        sum(vertices.map(|vertex| fitness[vertex].clone()))
    };
    match rule {
        Rule::BirthDeath => sum(others.map(|parent| {
            let neighbours = graph.neighbours(parent).len();
            fitness[parent].over(&N::of(&Rational::from(neighbours)))
        })),
        Rule::Fermi { selection } => {
            let taken = others.map(|other| {
                let looked_at = N::ratio(1, graph.neighbours(place).len() as u32);
                looked_at.times(&N::adoption(selection, &fitness[place], &fitness[other]))
            });
            sum(taken)
        }
        Rule::DeathBirth => competing(of(&mut neighbours.clone()), of(&mut others.clone())),
        Rule::Imitation => {
            let all = neighbours.clone().chain([place]);
            competing(of(&mut all.clone()), of(&mut others.clone()))
        }
    }
}

pub(super) fn sum<N: Number>(numbers: impl Iterator<Item = N>) -> N {
    let add = |mut sum: N, number: N| {
        sum.plus(&number);
        sum
    };
    numbers.fold(N::zero(), add)
}

/// Fixation in fractions; a step is a digit of all of them.
#[derive(Clone, Debug)]
pub struct ExactFixation {
    matrix: Matrix,
    lifting: Lifting,
    vertices: usize,
}

impl ExactFixation {
    /// Nothing is known yet.
    ///
    /// # Errors
    /// If there is nothing to be solved.
    pub fn new<F: Fn(u32, usize) -> Rational>(of: &Structured<F>) -> Result<Self, NotSolved> {
        of.check(MAX_EXACT)?;
        let everybody = of.states().end;
        let unknowns = of.states().len();
        let mut columns: Vec<Vec<Entry<IBig>>> = vec![Vec::new(); unknowns];
        let mut right = Vec::with_capacity(unknowns);
        for (row, state) in of.states().enumerate() {
            let ways = of.ways(state)?;
            let multiple = common_denominator(ways.iter().map(|(_, weight)| weight));
            let all = sum(ways.iter().map(|(_, weight)| weight.clone()));
            columns[row].push((row, whole(&all, &multiple)));
            let mut to_all = IBig::ZERO;
            for (next, weight) in &ways {
                let weight = whole(weight, &multiple);
                match *next {
                    0 => {}
                    next if next == everybody => to_all = weight,
                    next => columns[next as usize - 1].push((row, -weight)),
                }
            }
            right.push(to_all);
        }
        for column in &mut columns {
            column.sort_unstable_by_key(|(row, _)| *row);
        }
        Ok(Self {
            matrix: Matrix::new(columns).ok_or(NotSolved::NeverEnds)?,
            lifting: Lifting::new(Unknowns::Columns, right, vec![IBig::ONE; unknowns]),
            vertices: of.graph.size(),
        })
    }

    /// Finds so many digits more, unless all is known.
    pub fn advance(&mut self, digits: u64) -> Status {
        for _ in 0..digits {
            if self.lifting.solution().is_some() {
                return Status::Finished;
            }
            self.lifting.step(&self.matrix);
        }
        match self.lifting.solution() {
            Some(_) => Status::Finished,
            None => Status::Running,
        }
    }

    /// How probable it is that the offspring of one mutant takes over, by the vertex where it is first; `None` until it is known.
    pub fn by_vertex(&self) -> Option<Vec<Rational>> {
        let solution = self.lifting.solution()?;
        let of = |vertex: usize| {
            let numerator = solution.numerators[(1 << vertex) - 1].clone();
            quotient(numerator, solution.denominator.clone())
        };
        Some((0..self.vertices).map(of).collect())
    }
}

/// Fixation between two bounds; a step goes through all states once.
#[derive(Clone, Debug)]
pub struct BoundedFixation {
    /// By state, without nobody and everybody: the states that follow, with probabilities of a change.
    ways: Vec<Vec<(u32, f64)>>,
    /// By state, nobody and everybody among them.
    low: Vec<f64>,
    high: Vec<f64>,
    vertices: usize,
    is_upwards: bool,
}

impl BoundedFixation {
    /// Everything is between 0 and 1.
    ///
    /// # Errors
    /// If there is nothing to be solved.
    pub fn new<N: Scale, F: Fn(u32, usize) -> N>(of: &Structured<F>) -> Result<Self, NotSolved> {
        of.check(MAX_BOUNDED)?;
        let mut all = Vec::with_capacity(of.states().len());
        for state in of.states() {
            let ways = of.ways(state)?;
            let sum: f64 = ways.iter().map(|(_, weight)| weight.float()).sum();
            if sum == 0.0 {
                return Err(NotSolved::NeverEnds);
            }
            let ways = ways.iter();
            all.push(
                ways.map(|(next, weight)| (*next, weight.float() / sum))
                    .collect(),
            );
        }
        let states = all.len() + 2;
        let (mut low, mut high) = (vec![0.0; states], vec![1.0; states]);
        (low[states - 1], high[0]) = (1.0, 0.0);
        Ok(Self {
            ways: all,
            low,
            high,
            vertices: of.graph.size(),
            is_upwards: true,
        })
    }

    /// Goes through all states once, from few mutants to many or back.
    pub fn step(&mut self) {
        let count = self.ways.len();
        for place in 0..count {
            let place = if self.is_upwards {
                place
            } else {
                count - 1 - place
            };
            let ways = &self.ways[place];
            let mean = |of: &[f64]| -> f64 {
                ways.iter()
                    .map(|&(next, share)| share * of[next as usize])
                    .sum()
            };
            (self.low[place + 1], self.high[place + 1]) = (mean(&self.low), mean(&self.high));
        }
        self.is_upwards = !self.is_upwards;
    }

    /// How probable it is that the offspring of one mutant takes over, at least and at most, by the vertex where it is first.
    pub fn by_vertex(&self) -> Vec<(f64, f64)> {
        let of = |vertex: usize| (self.low[1 << vertex], self.high[1 << vertex]);
        (0..self.vertices).map(of).collect()
    }
}
