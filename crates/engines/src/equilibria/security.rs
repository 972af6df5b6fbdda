//! Security levels: what a player can be sure of, whatever all others do, by the maximin of mixed strategies, exactly.
//!
//! In a zero-sum game of two that is the value, and the strategies are optimal (J. von Neumann, 1928). With more players the others are taken together,
//! as if they agreed on what they do.

use crate::Status;
use crate::exact::guess::Guess;
use crate::exact::program::Program;
use crate::exact::rational::{Rational, of_fraction, over_one_denominator, quotient};
use dashu_int::IBig;
use dashu_int::ops::Gcd;
use games::fraction::Fraction;
use games::strategic::StrategicGame;

/// Cells of a matrix from which on floats guess what is optimal: more than games of the lab have.
const LARGE: usize = 1_500;

/// Payoffs of one player: an own action a row, a profile of all others' a column, as integers over one denominator.
#[derive(Clone, Debug)]
pub struct OwnPayoffs {
    pub rows: Vec<Vec<IBig>>,
    pub denominator: IBig,
}

impl OwnPayoffs {
    /// Of `player`.
    pub fn new(game: &StrategicGame, player: usize) -> Self {
        let size = game.size(player);
        let mut rows: Vec<Vec<Fraction>> = vec![Vec::new(); size];
        for profile in 0..game.profiles() {
            let own = game.actions_of(profile)[player];
            rows[own].push(game.payoff(profile, player));
        }
        let (integers, denominator) = over_one_denominator(&rows.concat());
        let width = rows[0].len();
        Self {
            rows: integers.chunks(width).map(<[IBig]>::to_vec).collect(),
            denominator,
        }
    }
}

/// What can be secured, and how; in a game of two also what the other one does against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Security {
    pub value: Rational,
    pub strategy: Vec<Rational>,
    /// A mixture of the others' profiles that allows no more.
    pub threat: Vec<Rational>,
}

/// What `player` can be sure of.
pub fn security(game: &StrategicGame, player: usize) -> Security {
    let own = OwnPayoffs::new(game, player);
    let (value, strategy, threat) = matrix_game_over(&own.rows, &own.denominator);
    Security {
        value: value / Rational::from(own.denominator),
        strategy,
        threat,
    }
}

/// A value, and optimal strategies of the row and the column player.
type Solution = (Rational, Vec<Rational>, Vec<Rational>);

/// The value of a matrix game, and optimal strategies of the row and the column player.
pub fn matrix_game(rows: &[Vec<IBig>]) -> Solution {
    matrix_game_over(rows, &IBig::ONE)
}

/// The same, of payoffs that are numerators over one denominator, which makes rows with a denominator of their own short.
fn matrix_game_over(rows: &[Vec<IBig>], denominator: &IBig) -> Solution {
    let is_large = rows.iter().map(Vec::len).sum::<usize>() >= LARGE;
    let guessed = is_large.then(|| guessed(rows, denominator)).flatten();
    guessed.unwrap_or_else(|| pivoted(rows))
}

/// The solution by floats, proved; `None` if floats lead nowhere.
fn guessed(rows: &[Vec<IBig>], denominator: &IBig) -> Option<Solution> {
    let least = rows.iter().flatten().min().cloned().unwrap_or_default();
    // Positive payoffs and their bound, all of a row divided by what they have in common.
    let shift = denominator - &least;
    let constraint = |row: &Vec<IBig>| -> Vec<IBig> {
        let payoffs = row.iter().map(|payoff| payoff + &shift);
        let all: Vec<IBig> = payoffs.chain([denominator.clone()]).collect();
        let common = all.iter().fold(IBig::ZERO, |common, number| {
            IBig::from((&common).gcd(number))
        });
        all.into_iter().map(|number| number / &common).collect()
    };
    let constraints: Vec<Vec<IBig>> = rows.iter().map(constraint).collect();
    let columns = constraints.first().map_or(0, |row| row.len() - 1);
    let mut guess = Guess::new(vec![IBig::ONE; columns], &constraints)?;
    while guess.step()? == Status::Running {}
    let (solution, prices) = (guess.solution(&constraints)?, guess.prices()?);
    let sum = solution.iter().fold(Rational::ZERO, |sum, part| sum + part);
    let bounds = constraints
        .iter()
        .map(|row| Rational::from(row[columns].clone()));
    let weights = prices
        .into_iter()
        .zip(bounds)
        .map(|(price, bound)| price * bound);
    let value = Rational::from(denominator.clone()) / &sum - Rational::from(shift);
    Some((
        value,
        weights.map(|weight| weight / &sum).collect(),
        solution.into_iter().map(|weight| weight / &sum).collect(),
    ))
}

/// The solution by pivots.
fn pivoted(rows: &[Vec<IBig>]) -> Solution {
    let least = rows.iter().flatten().min().cloned().unwrap_or_default();
    let shift = IBig::ONE - least;
    let constraint = |row: &Vec<IBig>| {
        let mut constraint: Vec<IBig> = row.iter().map(|payoff| payoff + &shift).collect();
        constraint.push(IBig::ONE);
        constraint
    };
    let constraints: Vec<Vec<IBig>> = rows.iter().map(constraint).collect();
    let columns = rows.first().map_or(0, Vec::len);
    let solved = Program::new(&vec![IBig::ONE; columns], &constraints).solved();
    // Positive: a payoff is at most the largest, so weights of its inverse are allowed.
    let sum = solved.value();
    let scaled = |weights: Vec<Rational>| weights.into_iter().map(|weight| weight / &sum).collect();
    let value = Rational::ONE / &sum - quotient(shift, IBig::ONE);
    (value, scaled(solved.prices()), scaled(solved.solution()))
}

/// The most that is sure without mixing: the best of the worst payoffs, and the action.
pub fn pure_security(game: &StrategicGame, player: usize) -> (Rational, usize) {
    let mut worst: Vec<Option<Rational>> = vec![None; game.size(player)];
    for profile in 0..game.profiles() {
        let own = &mut worst[game.actions_of(profile)[player]];
        let payoff = of_fraction(game.payoff(profile, player));
        if own.as_ref().is_none_or(|least| payoff < *least) {
            *own = Some(payoff);
        }
    }
    let mut best = (Rational::ZERO, 0);
    for (action, least) in worst.into_iter().flatten().enumerate() {
        if action == 0 || least > best.0 {
            best = (least, action);
        }
    }
    best
}
