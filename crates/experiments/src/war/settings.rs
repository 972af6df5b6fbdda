//! Parameters of the War lab: strategies and readings of the rules, as they stand in links, forms and help.

use super::MAX_SHOWN;
use crate::parameters::{Field, Kind, choices, parameters};
use games::war::{AtCap, Orders, OutOfCards, Rules};

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

/// Rounds after which a game may be stopped.
pub const CAP: Kind = Kind::Integer {
    minimum: 1,
    maximum: 1_000_000,
};

/// The rules with these readings.
pub fn rules(out_of_cards: OutOfCardsName, cap: u64, at_cap: AtCapName) -> Rules {
    Rules {
        out_of_cards: OutOfCardsName::RULES[out_of_cards as usize],
        cap: cap as u32,
        at_cap: AtCapName::RULES[at_cap as usize],
    }
}

/// How often won cards go back in decreasing, increasing and random order, in proportion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares(pub [f64; 3]);

impl Shares {
    /// Larger numbers are refused.
    const MOST: f64 = 1e6;

    /// As a strategy.
    pub fn orders(&self) -> Orders {
        Orders::new(self.0)
    }
}

impl Field for Shares {
    fn read(text: &str, _: &Kind) -> Option<Self> {
        let numbers: Vec<f64> = text
            .split(',')
            .map(|number| number.trim().parse::<f64>().ok())
            .collect::<Option<_>>()?;
        let numbers: [f64; 3] = numbers.try_into().ok()?;
        let is_allowed = |number: &f64| (0.0..=Self::MOST).contains(number);
        let is_proportion = numbers.iter().sum::<f64>() > 0.0;
        // Adding 0 makes 0 of −0.
        (numbers.iter().all(is_allowed) && is_proportion)
            .then(|| Self(numbers.map(|number| number + 0.0)))
    }

    fn write(&self) -> String {
        self.0.map(|number| number.to_string()).join(",")
    }
}

parameters! {
    /// One experiment: two strategies and the rules.
    pub struct WarLab, texts war_parameters {
        a: Shares = Shares([1.0, 0.0, 0.0]), Kind::Shares, Everyone;
        b: Shares = Shares([0.0, 0.0, 1.0]), Kind::Shares, Everyone;
        games: u64 = 100_000, Kind::Integer { minimum: 1, maximum: 1_000_000_000 }, Everyone;
        out_of_cards: OutOfCardsName = OutOfCardsName::Lose, Kind::Choice(OutOfCardsName::NAMES), Everyone;
        cap: u64 = 10_000, CAP, Everyone;
        at_cap: AtCapName = AtCapName::Half, Kind::Choice(AtCapName::NAMES), Everyone;
        /// The game that is shown.
        show: u64 = 1, Kind::Integer { minimum: 1, maximum: MAX_SHOWN }, Stage;
        /// The moment of it: after so many rounds, or its end.
        round: Option<u64> = Some(0), Kind::IntegerOrEnd { minimum: 0, maximum: 1_000_000 }, Stage;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

impl WarLab {
    /// The rules.
    pub fn rules(&self) -> Rules {
        rules(self.out_of_cards, self.cap, self.at_cap)
    }
}
