//! Parameters of a game of War: the strategies and rules of the lab, the seed, and the game's number.

use crate::parameters::{Kind, parameters};
use crate::war::settings::{AtCapName, CAP, OutOfCardsName, Shares, rules};
use crate::war::{MAX_SHOWN, WarLab};
use games::war::Rules;

parameters! {
    /// One experiment: a game.
    pub struct WarGameLab, texts war_parameters {
        a: Shares = Shares([1.0, 0.0, 0.0]), Kind::Shares, Everyone;
        b: Shares = Shares([0.0, 0.0, 1.0]), Kind::Shares, Everyone;
        out_of_cards: OutOfCardsName = OutOfCardsName::Lose, Kind::Choice(OutOfCardsName::NAMES), Everyone;
        cap: u64 = 10_000, CAP, Everyone;
        at_cap: AtCapName = AtCapName::Half, Kind::Choice(AtCapName::NAMES), Everyone;
        /// Its number.
        show: u64 = 1, Kind::Integer { minimum: 1, maximum: MAX_SHOWN }, Everyone;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

impl WarGameLab {
    /// The game that the lab of War shows.
    pub fn of(lab: &WarLab) -> Self {
        let WarLab {
            a,
            b,
            out_of_cards,
            cap,
            at_cap,
            show,
            seed,
            ..
        } = *lab;
        Self {
            a,
            b,
            out_of_cards,
            cap,
            at_cap,
            show,
            seed,
        }
    }

    /// The lab that shows it.
    pub fn shown(&self) -> WarLab {
        let Self {
            a,
            b,
            out_of_cards,
            cap,
            at_cap,
            show,
            seed,
        } = *self;
        WarLab {
            a,
            b,
            out_of_cards,
            cap,
            at_cap,
            show,
            seed,
            ..WarLab::default()
        }
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        rules(self.out_of_cards, self.cap, self.at_cap)
    }
}
