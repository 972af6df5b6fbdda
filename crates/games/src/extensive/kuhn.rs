//! Kuhn poker for three.
//!
//! Source: N. Abou Risk and D. Szafron, "Using counterfactual regret minimization to create competitive multiplayer poker agents" (AAMAS 2010);
//! D. Szafron, R. Gibson and N. Sturtevant, "A parameterized family of equilibrium profiles for three-player Kuhn poker" (AAMAS
//! 2013). Four cards, one each, an ante of 1. In turn each player checks or bets 1, until somebody bets; then the other two, in turn, fold
//! or call. The highest card of those who have not folded takes the pot. Payoffs are in antes.
//!
//! Deviation: 4 to 6 cards instead of 4.

use super::position::{Outcome, Position, Step};
use crate::kuhn::Card;
use core::fmt::{self, Display};

/// How many cards a deck may have.
pub const CARDS: core::ops::RangeInclusive<u8> = 4..=6;
/// How many play.
pub const PLAYERS: usize = 3;

/// What has been done since the deal, `true` for a bet or a call.
type Betting = Vec<bool>;

/// A position.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreePlayerKuhn {
    cards: u8,
    hands: Option<[Card; PLAYERS]>,
    betting: Betting,
}

impl ThreePlayerKuhn {
    /// Before the deal of a deck with so many cards, from [`CARDS`] (clamped to it).
    pub fn new(cards: u8) -> Self {
        Self {
            cards: cards.clamp(*CARDS.start(), *CARDS.end()),
            hands: None,
            betting: Betting::new(),
        }
    }

    /// Who has bet first.
    fn bettor(&self) -> Option<usize> {
        self.betting.iter().position(|&bet| bet)
    }

    fn is_over(&self) -> bool {
        let wanted = self.bettor().map_or(PLAYERS, |bettor| bettor + PLAYERS);
        self.betting.len() == wanted
    }

    /// What each has put into the pot, and whether each may win it.
    fn stakes(&self) -> [(f64, bool); PLAYERS] {
        let mut stakes = [(1.0, self.bettor().is_none()); PLAYERS];
        for (turn, _) in self.betting.iter().enumerate().filter(|(_, bet)| **bet) {
            stakes[turn % PLAYERS] = (2.0, true);
        }
        stakes
    }

    fn payoffs(&self, hands: [Card; PLAYERS]) -> Vec<f64> {
        let stakes = self.stakes();
        let pot: f64 = stakes.iter().map(|(stake, _)| stake).sum();
        let rivals = (0..PLAYERS).filter(|&player| stakes[player].1);
        let winner = rivals.max_by_key(|&player| hands[player]);
        let payoff = |(player, (stake, _)): (usize, (f64, bool))| {
            if Some(player) == winner {
                pot - stake
            } else {
                -stake
            }
        };
        stakes.into_iter().enumerate().map(payoff).collect()
    }

    fn deals(&self) -> Vec<Outcome<Self>> {
        let deck: Vec<Card> = Card::deck(self.cards).collect();
        let mut deals = Vec::new();
        for &first in &deck {
            for &second in deck.iter().filter(|&&card| card != first) {
                for &third in deck.iter().filter(|&&card| card != first && card != second) {
                    deals.push([first, second, third]);
                }
            }
        }
        let probability = 1.0 / deals.len() as f64;
        let outcome = |hands: [Card; PLAYERS]| Outcome {
            name: hands.map(|card| card.to_string()).concat(),
            probability,
            next: Self {
                hands: Some(hands),
                ..self.clone()
            },
        };
        deals.into_iter().map(outcome).collect()
    }
}

/// What the player to move knows: their own card and the betting, `k` for a check, `b` for a bet, `f` for a fold, `c` for a call. As text
/// `K`, `Kkb`, `Kkbf`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Known {
    betting: Betting,
    card: Card,
}

impl Display for Known {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.card)?;
        let mut is_bet = false;
        for &done in &self.betting {
            let symbol = match (is_bet, done) {
                (false, false) => 'k',
                (false, true) => 'b',
                (true, false) => 'f',
                (true, true) => 'c',
            };
            is_bet |= done;
            write!(formatter, "{symbol}")?;
        }
        Ok(())
    }
}

impl Position for ThreePlayerKuhn {
    type InformationSet = Known;

    fn step(&self) -> Step<Self> {
        let Some(hands) = self.hands else {
            return Step::Chance(self.deals());
        };
        if self.is_over() {
            return Step::End(self.payoffs(hands));
        }
        let player = self.betting.len() % PLAYERS;
        let names = match self.bettor() {
            None => ["check", "bet"],
            Some(_) => ["fold", "call"],
        };
        let after = |(name, done): (&str, bool)| {
            let mut next = self.clone();
            next.betting.push(done);
            (name.to_owned(), next)
        };
        Step::Decision {
            player,
            information_set: Known {
                betting: self.betting.clone(),
                card: hands[player],
            },
            actions: names.into_iter().zip([false, true]).map(after).collect(),
        }
    }
}
