//! All extreme equilibria of a game of two, as in strategic games: pairs of vertices that have all labels between them.
//!
//! A strategy x of one player, with a number u(s) for each type s of the other, is a point of the polyhedron in which each action of s pays at most u(s)
//! on average. Labels are pairs of type and action: that it is not taken, or that it is a best answer. Where each has one or the other, u(s) is what s gets, and
//! the pair is an equilibrium; every equilibrium is a mixture of extreme ones. Source: as for [`crate::equilibria::extreme`], on the sequence form of B. von
//! Stengel, "Efficient computation of behavior strategies" (1996), which here has a sequence for each type and action.
//!
//! Variables are the probabilities of all actions but a type's last, and the numbers u; slacks those of the last actions, and what answers lack. The walk begins where
//! all types take their last action.

use super::game::BayesianGame;
use super::strategies::Strategy;
use crate::equilibria::components::{Subset, connected_parts};
use crate::equilibria::extreme::{Enumeration, Pair};
use crate::equilibria::vertices::Vertices;
use crate::exact::rational::{Rational, over_one_denominator};
use crate::exact::tableau::Tableau;
use dashu_int::IBig;
use games::fraction::Fraction;

/// A label that no variable of the problem has, for numbers that are never 0.
const NO_LABEL: u32 = 63;

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
pub fn labels(game: &BayesianGame) -> usize {
    (0..2)
        .map(|player| game.types(player) * game.actions(player))
        .sum()
}

/// The search for all; a step is one of [`Enumeration`].
pub fn enumeration(game: &BayesianGame) -> Enumeration {
    let weighted = Weighted::new(game);
    let polyhedra = [0, 1].map(|player| polyhedron(&weighted, player));
    Enumeration::of(polyhedra, labels(game))
}

/// The polyhedron of a player's strategies.
fn polyhedron(of: &Weighted, player: usize) -> Vertices {
    let game = of.game;
    let other = 1 - player;
    let (types, actions) = (game.types(player), game.actions(player));
    let (others, answers) = (game.types(other), game.actions(other));
    let free = actions - 1;
    let width = types * free + others + 1;
    let mut entries = Vec::new();
    // That of a type's last action: 1 less all others.
    for kind in 0..types {
        let mut row = vec![IBig::ZERO; width];
        row[kind * free..(kind + 1) * free].fill(IBig::ONE);
        row[width - 1] = IBig::ONE;
        entries.extend(row);
    }
    // What an answer lacks: u(s) less what it pays.
    for kind in 0..others {
        for answer in 0..answers {
            let mut row = vec![IBig::ZERO; width];
            for own in 0..types {
                let last = of.payoff(player, [own, free], [kind, answer]);
                for action in 0..free {
                    let payoff = of.payoff(player, [own, action], [kind, answer]);
                    row[own * free + action] = payoff - &last;
                }
                row[width - 1] -= last;
            }
            row[types * free + kind] = -IBig::ONE;
            entries.extend(row);
        }
    }
    let mut tableau = Tableau::new(entries, width, types + others * answers);
    for kind in 0..others {
        begin(
            &mut tableau,
            types * free + kind,
            types + kind * answers,
            answers,
        );
    }
    Vertices::from(tableau, labels_of(game, player), 0)
}

/// Lets u(s) be as much as the best answer pays: of equal ones the last, which is lexicographically the least.
fn begin(tableau: &mut Tableau, number: usize, first: usize, answers: usize) {
    let rows = (first..first + answers).rev();
    let best = rows.min_by_key(|&row| tableau.constant(row));
    if let (Some(row), Some(column)) = (best, tableau.column_of(number)) {
        tableau.pivot(row, column);
    }
}

/// The label of each variable, the first player's types and actions first.
fn labels_of(game: &BayesianGame, player: usize) -> Vec<u32> {
    let firsts = [0, game.types(0) * game.actions(0)];
    let label = |player: usize, kind: usize, action: usize| {
        (firsts[player] + kind * game.actions(player) + action) as u32
    };
    let (other, last) = (1 - player, game.actions(player) - 1);
    let mut labels = Vec::new();
    for kind in 0..game.types(player) {
        labels.extend((0..last).map(|action| label(player, kind, action)));
    }
    labels.extend(vec![NO_LABEL; game.types(other)]);
    labels.extend((0..game.types(player)).map(|kind| label(player, kind, last)));
    for kind in 0..game.types(other) {
        labels.extend((0..game.actions(other)).map(|answer| label(other, kind, answer)));
    }
    labels
}

/// The strategies of a pair.
pub fn strategies(game: &BayesianGame, of: &Enumeration, pair: Pair) -> Vec<Strategy> {
    let strategy = |player: usize| {
        let vertex = &of.polytopes[player].vertices[pair.vertices[player]];
        let mut values = vertex.values();
        let free = game.actions(player) - 1;
        let by_type = (0..game.types(player)).map(|_| {
            let mut mixed: Vec<Rational> = values.by_ref().take(free).collect();
            let others = mixed.iter().fold(Rational::ZERO, |sum, part| sum + part);
            mixed.push(Rational::ONE - others);
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
