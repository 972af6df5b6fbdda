//! Orders of mistakes: how much rarer than others the nodes off the path are.
//!
//! Source: D. Kreps and R. Wilson, "Sequential equilibria" (1982), lemmas A1 and A2: beliefs are consistent only if every action that is never taken can be given
//! a positive order, so that of the nodes of each set those are thought possible whose actions have the least orders in sum. That it is enough, with
//! coefficients as in `weights`, was put right by P. Streufert, "A comment on 'Sequential equilibria'" (2006); see also A. Perea, M. Jansen, H. Peters,
//! "Characterization of consistent assessments in extensive form games" (1997). Deviation: orders are rational and at least 1; a multiple of them is whole.

use crate::exact::feasible::Inequalities;
use crate::exact::rational::{Rational, of_fraction};
use games::tree_game::{Mover, NodeId, SetId, TreeGame};
use std::collections::BTreeMap;

/// Mistakes, by number, in ascending order: those on the way to a node. With perfect recall none is made twice.
pub(super) type Mistakes = Vec<usize>;

/// The ways to all nodes.
pub(super) struct Ways {
    /// By node.
    pub mistakes: Vec<Mistakes>,
    /// How often chance and those actions lead there that are no mistakes.
    pub shares: Vec<Rational>,
    /// How many actions are never taken.
    pub count: usize,
}

impl Ways {
    /// By what is done at each set. `None` if chance never takes one of its actions: then it is not known how rare that is.
    pub fn new(game: &TreeGame, behaviour: &[Vec<Rational>]) -> Option<Self> {
        let mut numbers: BTreeMap<(SetId, usize), usize> = BTreeMap::new();
        let mut mistakes: Vec<Mistakes> = Vec::with_capacity(game.nodes().len());
        let mut shares: Vec<Rational> = Vec::with_capacity(game.nodes().len());
        for node in game.nodes() {
            let Some((parent, action)) = node.parent else {
                mistakes.push(Mistakes::new());
                shares.push(Rational::ONE);
                continue;
            };
            let (set, known) = game.set_of(parent)?;
            let share = match &known.mover {
                Mover::Player(_) => behaviour[set][action].clone(),
                Mover::Chance(chances) => of_fraction(chances[action]),
            };
            let mut way = mistakes[parent].clone();
            if !share.is_zero() {
                shares.push(&shares[parent] * share);
            } else if known.player().is_some() {
                let next = numbers.len();
                way.push(*numbers.entry((set, action)).or_insert(next));
                way.sort_unstable();
                shares.push(shares[parent].clone());
            } else {
                return None;
            }
            mistakes.push(way);
        }
        let count = numbers.len();
        Some(Self {
            mistakes,
            shares,
            count,
        })
    }

    /// Whether the behaviour comes to a node.
    pub fn is_reached(&self, node: NodeId) -> bool {
        self.mistakes[node].is_empty()
    }
}

/// What is asked of the orders.
#[derive(Clone)]
pub(super) struct Orders {
    count: usize,
    inequalities: Inequalities,
}

impl Orders {
    /// Of so many mistakes, with nothing asked yet.
    pub fn new(count: usize) -> Self {
        Self {
            count,
            inequalities: Inequalities::new(count),
        }
    }

    /// Of the nodes of a set, by their mistakes, these are thought possible and the others are not.
    pub fn ask(&mut self, nodes: &[&Mistakes], is_possible: impl Fn(usize) -> bool) {
        let Some(first) = (0..nodes.len()).find(|&place| is_possible(place)) else {
            return;
        };
        for (place, mistakes) in nodes.iter().enumerate().filter(|&(at, _)| at != first) {
            let (difference, extra) = self.difference(nodes[first], mistakes);
            if is_possible(place) {
                self.inequalities.push_equation(difference, -extra);
            } else {
                let bound = -Rational::ONE - extra;
                self.inequalities.push(difference, bound);
            }
        }
    }

    /// Orders of the first minus those of the second: what is above 1 of each mistake, and the ones.
    fn difference(&self, first: &Mistakes, second: &Mistakes) -> (Vec<Rational>, Rational) {
        let mut difference = vec![Rational::ZERO; self.count];
        for &mistake in first {
            difference[mistake] += Rational::ONE;
        }
        for &mistake in second {
            difference[mistake] -= Rational::ONE;
        }
        let ones = Rational::from(first.len()) - Rational::from(second.len());
        (difference, ones)
    }

    /// Orders with which all that is so, if there are any.
    pub fn found(&self) -> Option<Vec<Rational>> {
        let above = self.inequalities.point()?;
        Some(
            above
                .into_iter()
                .map(|order| order + Rational::ONE)
                .collect(),
        )
    }
}
