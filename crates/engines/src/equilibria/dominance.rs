//! Dominance: actions that another strategy always, or never worse and sometimes, beats; and what is left when they go.
//!
//! A mixture dominates strictly if a matrix game of the differences has a positive value, and weakly if the most that differences can add up to, none of
//! them negative, is positive. Sources: R. D. Luce and H. Raiffa, "Games and Decisions" (1957); I. Gilboa, E. Kalai, E. Zemel, "On the order of
//! eliminating dominated strategies" (1990): with strict dominance the order does not matter, with weak dominance it does.

use super::security::{OwnPayoffs, matrix_game};
use crate::exact::program::Program;
use crate::exact::rational::Rational;
use dashu_int::IBig;
use games::strategic::StrategicGame;

/// How strongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Strict,
    Weak,
}

/// An action that is dominated, and by what: a probability for each of the player's actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Dominated {
    pub player: usize,
    pub action: usize,
    pub by: Vec<Rational>,
}

/// The actions that are left, by player.
pub type Left = Vec<Vec<usize>>;

/// Whose dominated actions go in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Everybody,
    /// The players take turns, beginning with this one; who has none is passed over.
    Beginning(usize),
}

/// A round of eliminations.
pub type Round = Vec<Dominated>;

/// The game, with each player's payoffs as rows of integers.
pub struct Elimination<'a> {
    game: &'a StrategicGame,
    payoffs: Vec<OwnPayoffs>,
    /// By player, then by column of their payoffs: what the others do there, the player's own place left out.
    others: Vec<Vec<Vec<usize>>>,
}

impl<'a> Elimination<'a> {
    /// Of a game; nothing is eliminated yet.
    pub fn new(game: &'a StrategicGame) -> Self {
        let players = 0..game.players().len();
        let others = |player: usize| {
            let own_first = |profile: &usize| game.actions_of(*profile)[player] == 0;
            let profiles = (0..game.profiles()).filter(own_first);
            profiles.map(|profile| game.actions_of(profile)).collect()
        };
        Self {
            game,
            payoffs: players
                .clone()
                .map(|player| OwnPayoffs::new(game, player))
                .collect(),
            others: players.map(others).collect(),
        }
    }

    /// All actions.
    pub fn everything(&self) -> Left {
        let players = 0..self.game.players().len();
        players
            .map(|player| (0..self.game.size(player)).collect())
            .collect()
    }

    /// What of a player's actions is dominated, by actions that are left and against them.
    pub fn dominated(&self, player: usize, left: &Left, kind: Kind) -> Round {
        let columns = self.columns(player, left);
        let own = left[player].iter();
        own.filter_map(|&action| self.one(player, action, left, &columns, kind))
            .collect()
    }

    /// Whether an action is dominated, by actions that are left and against them, and by what.
    pub fn dominated_action(
        &self,
        player: usize,
        action: usize,
        left: &Left,
        kind: Kind,
    ) -> Option<Dominated> {
        self.one(player, action, left, &self.columns(player, left), kind)
    }

    /// What the others can still do.
    fn columns(&self, player: usize, left: &Left) -> Vec<usize> {
        let is_left = |actions: &Vec<usize>| {
            let mut others = actions.iter().enumerate();
            others.all(|(other, action)| other == player || left[other].contains(action))
        };
        let columns = self.others[player].iter().enumerate();
        let columns = columns.filter(|(_, actions)| is_left(actions));
        columns.map(|(column, _)| column).collect()
    }

    fn one(
        &self,
        player: usize,
        action: usize,
        left: &Left,
        columns: &[usize],
        kind: Kind,
    ) -> Option<Dominated> {
        let own = left[player].iter().copied();
        let rivals: Vec<usize> = own.filter(|&rival| rival != action).collect();
        let weights = self.dominating(player, action, &rivals, columns, kind)?;
        let mut by = vec![Rational::ZERO; self.game.size(player)];
        for (rival, weight) in rivals.into_iter().zip(weights) {
            by[rival] = weight;
        }
        Some(Dominated { player, action, by })
    }

    fn dominating(
        &self,
        player: usize,
        action: usize,
        rivals: &[usize],
        columns: &[usize],
        kind: Kind,
    ) -> Option<Vec<Rational>> {
        if rivals.is_empty() {
            return None;
        }
        let rows = &self.payoffs[player].rows;
        let gain = |rival: usize, column: usize| &rows[rival][column] - &rows[action][column];
        let differences: Vec<Vec<IBig>> = rivals
            .iter()
            .map(|&rival| columns.iter().map(|&column| gain(rival, column)).collect())
            .collect();
        if let Some(weights) = by_one(&differences, kind, |place| rivals[place].abs_diff(action)) {
            return Some(weights);
        }
        match kind {
            Kind::Strict => {
                let (value, strategy, _) = matrix_game(&differences);
                (value > Rational::ZERO).then_some(strategy)
            }
            Kind::Weak => weakly(&differences),
        }
    }

    /// What goes, round by round, and what is left.
    pub fn iterated(&self, kind: Kind, order: Order) -> (Vec<Round>, Left) {
        let (mut left, mut rounds) = (self.everything(), Vec::new());
        let players = self.game.players().len();
        let mut turn = match order {
            Order::Everybody => 0,
            Order::Beginning(player) => player,
        };
        loop {
            let round: Round = match order {
                Order::Everybody => (0..players)
                    .flat_map(|player| self.dominated(player, &left, kind))
                    .collect(),
                Order::Beginning(_) => {
                    let turns = (0..players).map(|next| (turn + next) % players);
                    let mut rounds = turns.map(|player| self.dominated(player, &left, kind));
                    rounds.find(|round| !round.is_empty()).unwrap_or_default()
                }
            };
            let Some(last) = round.last() else {
                return (rounds, left);
            };
            turn = (last.player + 1) % players;
            for gone in &round {
                left[gone.player].retain(|&action| action != gone.action);
            }
            rounds.push(round);
        }
    }
}

/// A single action that dominates, which says more than a mixture does: of several the nearest.
fn by_one(
    differences: &[Vec<IBig>],
    kind: Kind,
    distance: impl Fn(usize) -> usize,
) -> Option<Vec<Rational>> {
    let dominates = |row: &[IBig]| match kind {
        Kind::Strict => row.iter().all(|gain| *gain > IBig::ZERO),
        Kind::Weak => {
            row.iter().all(|gain| *gain >= IBig::ZERO) && row.iter().any(|gain| !gain.is_zero())
        }
    };
    let dominating = (0..differences.len()).filter(|&place| dominates(&differences[place]));
    let place = dominating.min_by_key(|&place| distance(place))?;
    Some(super::bimatrix::pure(place, differences.len()))
}

/// The mixture, with the rest on the action itself, whose gains add up to most; none of them may be negative.
fn weakly(differences: &[Vec<IBig>]) -> Option<Vec<Rational>> {
    let columns = differences[0].len();
    let sum = |row: &Vec<IBig>| row.iter().fold(IBig::ZERO, |sum, gain| sum + gain);
    let objective: Vec<IBig> = differences.iter().map(sum).collect();
    let constraint = |column: usize| {
        let mut constraint: Vec<IBig> = differences.iter().map(|row| -&row[column]).collect();
        constraint.push(IBig::ZERO);
        constraint
    };
    let mut constraints: Vec<Vec<IBig>> = (0..columns).map(constraint).collect();
    constraints.push(vec![IBig::ONE; differences.len() + 1]);
    let solved = Program::new(&objective, &constraints).solved();
    if solved.value() <= Rational::ZERO {
        return None;
    }
    // What is left on the action itself would be spread over the mixture: it dominates as well.
    let weights = solved.solution();
    let sum = weights
        .iter()
        .fold(Rational::ZERO, |sum, weight| sum + weight);
    Some(weights.into_iter().map(|weight| weight / &sum).collect())
}
