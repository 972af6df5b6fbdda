//! Bayesian games as they are typed, a line for each player and then for probabilities and payoffs.
//!
//! ```text
//! game    = player { player } [ prior ] payoffs { payoffs }
//! player  = name [ "(" type { "," type } ")" ] ":" action { "," action }
//! type    = name [ probability ]
//! prior   = "prior:" rows | "prior =" formula
//! payoffs = "payoffs" [ type { "," type } ] ":" rows | "payoff" player { "," player } "=" formula
//! rows    = row { ( ";" | line end ) row } { "|" rows }
//! row     = cell { "," cell }
//! cell    = formula { ":" formula }
//! ```
//!
//! Types are independent if each has a probability. In a prior's rows the first player's types are down, the second's across; the third's are tables, with bars
//! between them. Rows of payoffs are as in [`games::strategic::text`], for all types or for those that are named. Every number is a formula of `t1`, `t2`, `t3`, the
//! players' types, of `a1`, `a2`, `a3`, their actions, and of the number `x`. Names that are numbers are those numbers in formulas, other words are compared (`a1 = fight`); names
//! with spaces are numbered from 0. What follows a `#` in a line is not read.
//!
//! * [`write()`]: a game in this form. `parts`: texts cut at commas, with places. `players`: the first lines. `scope`: formulas and what they know. `prior`, `payoffs`: the others.

mod parts;
mod payoffs;
mod players;
mod prior;
mod scope;
mod write;

use super::fault::{Fault, Wrong};
use super::game::{BayesianGame, State};
use games::fraction::Fraction;
use parts::{Line, lines, wrong};
use payoffs::Payoffs;
use scope::Scope;

pub use write::write;

/// Reads a game, in which x is this number.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read(text: &str, x: Fraction) -> Result<BayesianGame, Fault> {
    let lines = lines(text);
    let is_player = |line: &Line| !line.is_keyword();
    let count = lines.iter().take_while(|line| is_player(line)).count();
    let (players, rest) = lines.split_at(count);
    let read = players::read(text, players)?;
    let scope = Scope::new(text, &read, x);
    if rest.iter().any(|line| line.sign == Some('=')) {
        scope.check_names(&read)?;
    }
    let (mut prior, mut payoffs) = (None, Payoffs::default());
    let mut rest = rest;
    while let [line, after @ ..] = rest {
        if is_player(line) {
            let found = line.whole.chars().take(40).collect();
            return Err(wrong(text, line.whole, Wrong::Line(found)));
        }
        // Rows go on in the lines below.
        let rows = match line.sign {
            Some(':') => after.iter().take_while(|line| is_player(line)).count(),
            _ => 0,
        };
        let (rows, after) = after.split_at(rows);
        match line.keyword().as_str() {
            "prior" if prior.is_some() => {
                return Err(wrong(text, line.whole, Wrong::SecondPrior));
            }
            "prior" => prior = Some(prior::read(&scope, &read, line, rows)?),
            _ => payoffs.read(&scope, line, rows)?,
        }
        rest = after;
    }
    let prior = match prior {
        Some(_) if players::have_probabilities(&read) => {
            let line = lines.iter().find(|line| line.keyword() == "prior");
            let part = line.map_or(text, |line| line.whole);
            return Err(wrong(text, part, Wrong::TwoPriors));
        }
        Some(prior) => prior,
        None => prior::independent(&scope, &read)?,
    };
    let mut states = Vec::new();
    for (types, probability) in prior {
        if probability != Fraction::ZERO {
            let payoffs = payoffs.of(&scope, &types)?;
            states.push(State {
                probability,
                types,
                payoffs,
            });
        }
    }
    payoffs.check_used(&scope)?;
    Ok(BayesianGame {
        players: read.into_iter().map(|read| read.player).collect(),
        states,
    })
}
