//! All extreme equilibria of a game of two, as in strategic games: pairs of vertices that have all labels between them.
//!
//! A strategy x of one player, with a number u(s) for each type s of the other, is a point of the polyhedron in which each action of s pays at most u(s)
//! on average. Labels are pairs of type and action: that it is not taken, or that it is a best answer. Where each has one or the other, u(s) is what s gets, and
//! the pair is an equilibrium; every equilibrium is a mixture of extreme ones. Source: as for [`crate::equilibria::extreme`], on the sequence form of B. von
//! Stengel, "Efficient computation of behavior strategies" (1996), which here has a sequence for each type and action.
//!
//! Dominated actions are left out. Variables are the probabilities of all actions but a type's last, and the numbers u; slacks those of the last actions, and what answers lack. The walk begins where
//! all types take their last action.

use super::dominance::Left;
use super::game::BayesianGame;
use super::strategies::Strategy;
use crate::equilibria::components::{Subset, connected_parts};
use crate::equilibria::extreme::{Enumeration, Pair};
use crate::equilibria::vertices::Vertices;
use crate::exact::rational::{Rational, over_one_denominator};
use crate::exact::tableau::Tableau;
use core::ops::Range;
use dashu_int::IBig;
use games::fraction::Fraction;

/// A label that no variable of the problem has, for numbers that are never 0.
const NO_LABEL: u32 = 63;

/// Labels at most: those that a word has room for.
pub const MAX_LABELS: usize = 60;

/// Both players' payoffs, weighted with the probabilities of states, as positive integers.
struct Weighted<'a> {
    game: &'a BayesianGame,
    probabilities: Vec<IBig>,
    /// By state, then as in a state.
    payoffs: Vec<Vec<IBig>>,
}

impl<'a> Weighted<'a> {
    fn new(game: &'a BayesianGame) -> Self {
        let of_states = |of: fn(&super::game::State) -> Vec<Fraction>| {
            let numbers: Vec<Fraction> = game.states.iter().flat_map(of).collect();
            over_one_denominator(&numbers).0
        };
        let probabilities = of_states(|state| vec![state.probability]);
        let payoffs = of_states(|state| state.payoffs.clone());
        let least = payoffs.iter().min().cloned().unwrap_or_default();
        let positive: Vec<IBig> = payoffs
            .iter()
            .map(|payoff| payoff - &least + IBig::ONE)
            .collect();
        let by_state = positive.chunks(game.profiles() * 2);
        Self {
            game,
            probabilities,
            payoffs: by_state.map(<[IBig]>::to_vec).collect(),
        }
    }

    /// What the other player's type and action get for an action of a player's type, in all states with both types.
    fn payoff(&self, player: usize, own: [usize; 2], others: [usize; 2]) -> IBig {
        let other = 1 - player;
        let pair = if player == 0 {
            [own, others]
        } else {
            [others, own]
        };
        let profile = pair[0][1] * self.game.actions(1) + pair[1][1];
        let states = self.game.states.iter().zip(&self.probabilities);
        let with_types = states.zip(&self.payoffs).filter(|((state, _), _)| {
            state.types[player] == own[0] && state.types[other] == others[0]
        });
        with_types.fold(IBig::ZERO, |sum, ((_, part), payoffs)| {
            sum + part * &payoffs[profile * 2 + other]
        })
    }
}

/// How many labels there are: types and actions of both.
pub fn labels(left: &Left) -> usize {
    left.iter().flatten().map(Vec::len).sum()
}

/// The search for all; a step is one of [`Enumeration`]. `left` are the actions that are not dominated: no other is part of an equilibrium.
pub fn enumeration(game: &BayesianGame, left: &Left) -> Enumeration {
    let weighted = Weighted::new(game);
    let polyhedra = [0, 1].map(|player| polyhedron(&weighted, left, player));
    Enumeration::of(polyhedra, labels(left))
}

/// Types and their actions, of a type all but the last one, which follows from them.
fn free(types: &[Vec<usize>]) -> impl Iterator<Item = [usize; 2]> {
    let types = types.iter().enumerate();
    types.flat_map(|(kind, actions)| {
        let free = actions[..actions.len() - 1].iter();
        free.map(move |&action| [kind, action])
    })
}

/// The polyhedron of a player's strategies.
fn polyhedron(of: &Weighted, left: &Left, player: usize) -> Vertices {
    let other = 1 - player;
    let (types, others) = (&left[player], &left[other]);
    let variables: Vec<[usize; 2]> = free(types).collect();
    let width = variables.len() + others.len() + 1;
    let mut entries = Vec::new();
    // That of a type's last action: 1 less all others.
    for kind in 0..types.len() {
        let own = variables
            .iter()
            .map(|&[of, _]| IBig::from(u8::from(of == kind)));
        entries.extend(own);
        entries.extend(vec![IBig::ZERO; others.len()]);
        entries.push(IBig::ONE);
    }
    // What an answer lacks: u(s) less what it pays.
    let mut rows = types.len();
    let mut firsts = Vec::new();
    for (kind, answers) in others.iter().enumerate() {
        firsts.push(rows..rows + answers.len());
        rows += answers.len();
        for &answer in answers {
            let pays = |own: [usize; 2]| of.payoff(player, own, [kind, answer]);
            let lasts = types.iter().enumerate();
            let last =
                |(kind, actions): (usize, &Vec<usize>)| pays([kind, actions[actions.len() - 1]]);
            let lasts: Vec<IBig> = lasts.map(last).collect();
            entries.extend(variables.iter().map(|&own| pays(own) - &lasts[own[0]]));
            let own = (0..others.len()).map(|number| -IBig::from(u8::from(number == kind)));
            entries.extend(own);
            entries.push(-lasts.iter().fold(IBig::ZERO, |sum, last| sum + last));
        }
    }
    let mut tableau = Tableau::new(entries, width, rows);
    for (kind, rows) in firsts.into_iter().enumerate() {
        begin(&mut tableau, variables.len() + kind, rows);
    }
    Vertices::from(tableau, labels_of(left, player), 0)
}

/// Lets u(s) be as much as the best answer pays: of equal ones the last, which is lexicographically the least.
fn begin(tableau: &mut Tableau, number: usize, rows: Range<usize>) {
    let best = rows.rev().min_by_key(|&row| tableau.constant(row));
    if let (Some(row), Some(column)) = (best, tableau.column_of(number)) {
        tableau.pivot(row, column);
    }
}

/// The label of each variable, the first player's types and actions first.
fn labels_of(left: &Left, player: usize) -> Vec<u32> {
    let mut labels = 0..;
    let all: Vec<Vec<Vec<u32>>> = left
        .iter()
        .map(|types| {
            let of = |actions: &Vec<usize>| labels.by_ref().take(actions.len()).collect();
            types.iter().map(of).collect()
        })
        .collect();
    let (own, others) = (&all[player], &all[1 - player]);
    let free = own.iter().flat_map(|labels| &labels[..labels.len() - 1]);
    let lasts = own.iter().filter_map(|labels| labels.last());
    let mut of_variables: Vec<u32> = free.copied().collect();
    of_variables.extend(vec![NO_LABEL; others.len()]);
    of_variables.extend(lasts);
    of_variables.extend(others.iter().flatten());
    of_variables
}

/// The strategies of a pair.
pub fn strategies(game: &BayesianGame, left: &Left, of: &Enumeration, pair: Pair) -> Vec<Strategy> {
    let strategy = |player: usize| {
        let vertex = &of.polytopes[player].vertices[pair.vertices[player]];
        let mut values = vertex.values();
        let by_type = left[player].iter().map(|actions| {
            let mut mixed = vec![Rational::ZERO; game.actions(player)];
            let mut rest = Rational::ONE;
            for (place, &action) in actions.iter().enumerate() {
                if place + 1 == actions.len() {
                    mixed[action] = core::mem::take(&mut rest);
                } else if let Some(part) = values.next() {
                    rest -= &part;
                    mixed[action] = part;
                }
            }
            mixed
        });
        by_type.collect()
    };
    vec![strategy(0), strategy(1)]
}

/// The components of all equilibria that were found: places in the list of pairs, and sets of vertices that mix with each other.
pub fn components(of: &Enumeration) -> Vec<(Vec<usize>, Vec<Subset>)> {
    connected_parts(&of.pairs)
}
