//! The stage game: what is played in every round, by two players with up to [`MAX_ACTIONS`] actions each.
//!
//! Payoffs are integers over one denominator, so that scores of long matches are added up exactly and fast.

use crate::exact::rational::{Rational, quotient};
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use thiserror::Error;

/// Of one player.
pub const MAX_ACTIONS: usize = 5;
/// A payoff has at most this many units of the common denominator, so that a million of them fit into 64 bits.
const MAX_UNITS: i64 = 1_000_000_000_000;

/// A game of two players. Everything that is said about a player is said from the player's own side: their own action first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageGame {
    names: [Vec<String>; 2],
    /// By player, then by own and other action.
    units: [Vec<i64>; 2],
    denominator: i64,
}

/// Why a game cannot be repeated here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StageGameFault {
    #[error("{0} players; a stage game has two")]
    Players(usize),
    #[error("{0} actions; a player of a stage game has at most {MAX_ACTIONS}")]
    Actions(usize),
    #[error("payoffs with too many digits over one denominator")]
    Digits,
}

impl StageGame {
    /// The game that is repeated.
    ///
    /// # Errors
    /// If it is too large.
    pub fn new(game: &StrategicGame) -> Result<Self, StageGameFault> {
        let [first, second] = game.actions() else {
            return Err(StageGameFault::Players(game.players().len()));
        };
        let [rows, columns] = [first.len(), second.len()];
        if rows.max(columns) > MAX_ACTIONS {
            return Err(StageGameFault::Actions(rows.max(columns)));
        }
        let side = |player: usize, outcome: usize| {
            // By own and other action: the second player's own are the columns.
            let profile = if player == 0 {
                outcome
            } else {
                outcome % rows * columns + outcome / rows
            };
            game.payoff(profile, player)
        };
        let count = rows * columns;
        let payoffs: Vec<Fraction> = (0..2 * count)
            .map(|place| side(place / count, place % count))
            .collect();
        let (mut units, denominator) = in_units(&payoffs).ok_or(StageGameFault::Digits)?;
        let of_second = units.split_off(count);
        Ok(Self {
            names: [first.clone(), second.clone()],
            units: [units, of_second],
            denominator,
        })
    }

    /// How many actions `player` has.
    pub fn size(&self, player: usize) -> usize {
        self.names[player].len()
    }

    /// Payoffs of `player` by own and other action, times the [`Self::denominator`].
    pub fn units(&self, player: usize) -> &[i64] {
        &self.units[player]
    }

    /// Whether it is the same game from both sides, the names of the actions too.
    pub fn is_symmetric(&self) -> bool {
        self.names[0] == self.names[1] && self.units[0] == self.units[1]
    }

    /// What the units are over.
    pub fn denominator(&self) -> i64 {
        self.denominator
    }

    /// What `player` gets.
    pub fn payoff(&self, player: usize, own: usize, other: usize) -> Rational {
        let units = self.units[player][own * self.size(1 - player) + other];
        quotient(units.into(), self.denominator.into())
    }

    /// The same as a fraction.
    pub fn fraction(&self, player: usize, own: usize, other: usize) -> Fraction {
        let units = self.units[player][own * self.size(1 - player) + other];
        Fraction::new(units, self.denominator)
    }

    /// The same game with other names of actions.
    #[must_use]
    pub fn called(&self, names: [&[&str]; 2]) -> Self {
        Self {
            names: names.map(|names| names.iter().map(|name| (*name).to_owned()).collect()),
            ..self.clone()
        }
    }

    /// How strategies name the actions of `player`.
    pub fn names(&self, player: usize) -> &[String] {
        &self.names[player]
    }
}

/// Payoffs as integers over one denominator, and that; none if one of them has too many digits. Without integers of any size, which pages do without.
fn in_units(payoffs: &[Fraction]) -> Option<(Vec<i64>, i64)> {
    let small = |number: i128| {
        let number = i64::try_from(number).ok();
        number.filter(|number| number.abs() <= MAX_UNITS)
    };
    let mut denominator = 1;
    for payoff in payoffs {
        // What of the payoff's denominator is not in the common one yet.
        let missing = Fraction::new(denominator, small(payoff.denominator())?).denominator();
        denominator = small(i128::from(denominator) * missing)?;
    }
    let scaled = |payoff: &Fraction| {
        let each = i128::from(denominator) / payoff.denominator();
        small(payoff.numerator().checked_mul(each)?)
    };
    Some((
        payoffs.iter().map(scaled).collect::<Option<_>>()?,
        denominator,
    ))
}

/// A side of a stage game: who a strategy is for.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    pub game: &'a StageGame,
    pub player: usize,
}

impl<'a> Seat<'a> {
    /// How many actions they and the other one have.
    pub fn sizes(self) -> [usize; 2] {
        [self.game.size(self.player), self.game.size(1 - self.player)]
    }

    /// The names of their own actions (0) or of the other one's (1).
    pub fn names(self, whose: usize) -> &'a [String] {
        self.game.names(self.player ^ whose)
    }
}
