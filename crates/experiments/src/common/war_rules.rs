//! Readings of the rules of War, and strategies, as parameters.

use crate::diagnostic::Refusal;
use crate::parameters::{Integer, Kind, OneOf, Values, choices, list_of_numbers, parameters};
use games::war::{AtCap, Orders, OutOfCards, Rules};
use texts::Texts;

choices! {
    /// What happens to somebody without cards during a war, in the order of [`OutOfCardsName::RULES`].
    pub enum OutOfCardsName {
        Lose = "lose",
        Last = "last",
        Lend = "lend",
    }
}

choices! {
    /// What a game is worth that was stopped, in the order of [`AtCapName::RULES`].
    pub enum AtCapName {
        Half = "half",
        Cards = "cards",
    }
}

impl OutOfCardsName {
    pub const RULES: [OutOfCards; 3] = [OutOfCards::Lose, OutOfCards::Last, OutOfCards::Lend];
}

impl AtCapName {
    pub const RULES: [AtCap; 2] = [AtCap::Half, AtCap::Cards];
}

parameters! {
    /// How the rules are read.
    #[derive(Copy)]
    pub struct WarReadings, texts war_readings {
        out_of_cards: OutOfCardsName = OutOfCardsName::Lose, OneOf(OutOfCardsName::NAMES), Everyone;
        /// Rounds after which a game is stopped.
        cap: u64 = 10_000, Integer { minimum: 1, maximum: 1_000_000 }, Everyone;
        at_cap: AtCapName = AtCapName::Half, OneOf(AtCapName::NAMES), Everyone;
    }
}

impl WarReadings {
    /// The rules with these readings.
    pub fn rules(&self) -> Rules {
        Rules {
            out_of_cards: OutOfCardsName::RULES[self.out_of_cards as usize],
            cap: self.cap as u32,
            at_cap: AtCapName::RULES[self.at_cap as usize],
        }
    }
}

/// How often won cards go back in decreasing, increasing and random order, in proportion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares(pub [f64; 3]);

impl Shares {
    /// As a strategy.
    pub fn orders(&self) -> Orders {
        Orders::new(self.0)
    }
}

/// Three numbers from 0 on, not all 0, separated by commas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderShares;

impl OrderShares {
    /// Larger numbers are refused.
    const MAX: f64 = 1e6;
}

impl Kind for OrderShares {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.shares.to_owned()
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        let Ok(Shares(numbers)) = self.read(text) else {
            return text.to_owned();
        };
        let sum: f64 = numbers.iter().sum();
        (texts.labs.war.orders)(numbers.map(|number| number / sum))
    }

    fn common(&self) -> &'static [&'static str] {
        &["1,0,0", "0,1,0", "0,0,1", "1,1,1"]
    }
}

impl Values<Shares> for OrderShares {
    fn read(&self, text: &str) -> Result<Shares, Refusal> {
        let numbers = list_of_numbers(text, 0.0, Self::MAX);
        let is_proportion = |numbers: &[f64; 3]| numbers.iter().sum::<f64>() > 0.0;
        let numbers = numbers.filter(is_proportion);
        numbers.map(Shares).ok_or(Refusal::Plain)
    }

    fn write(&self, Shares(numbers): &Shares) -> String {
        numbers.map(|number| number.to_string()).join(",")
    }
}
