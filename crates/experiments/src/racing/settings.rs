//! Parameters of the racing lab, as they stand in links, forms and help.

use crate::parameters::{Kind, choices, parameters};
use crate::race_kinds::{DELTA, EPSILON};
use crate::rrrats::settings::{AtFourName, BustName, EndName};
use crate::war::settings::{AtCapName, CAP, OutOfCardsName, Shares};
use crate::{Lab, rrrats, war};
use engines::agents::Agent;
use engines::racing::Rules;
use games::connect_four::Cell;
use games::rrrats::RollOn;

choices! {
    /// The races, in the order of [`Rules::ALL`].
    #[derive(PartialOrd, Ord)]
    pub enum RaceName {
        Lebr = "lebr",
        Ilebr1 = "ilebr-1",
        Ilebr2 = "ilebr-2",
        IlebrStar1 = "ilebr-star-1",
        IlebrStar2 = "ilebr-star-2",
        Hoeffding = "hoeffding",
        HoeffdingStar2 = "hoeffding-star-2",
    }
}

impl RaceName {
    /// All, in the order of [`RaceName::NAMES`].
    pub const ALL: [Self; 7] = [
        Self::Lebr,
        Self::Ilebr1,
        Self::Ilebr2,
        Self::IlebrStar1,
        Self::IlebrStar2,
        Self::Hoeffding,
        Self::HoeffdingStar2,
    ];

    /// Its name in links.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// What it does.
    pub fn rules(self) -> Rules {
        Rules::ALL[self as usize]
    }
}

choices! {
    /// Who plays.
    pub enum ContestName {
        /// One coin: heads is a game for the first player, tails one for the second.
        Coin = "coin",
        /// A coin each: heads beats tails, equal sides are a draw.
        TwoCoins = "two-coins",
        /// Two agents at Connect Four.
        ConnectFour = "connect-four",
        /// Two strategies at War.
        War = "war",
        /// Two strategies at Rrrats.
        Rrrats = "rrrats",
    }
}

/// A probability.
const PROBABILITY: Kind = Kind::Real {
    minimum: 0.0,
    maximum: 1.0,
};
parameters! {
    /// One experiment: who plays, and by which race it is decided who is better.
    pub struct RacingLab, texts racing_parameters {
        race: RaceName = RaceName::IlebrStar2, Kind::Choice(RaceName::NAMES), Everyone;
        contest: ContestName = ContestName::Coin, Kind::Choice(ContestName::NAMES), Everyone;
        /// Of the coin.
        mean: f64 = 0.503, PROBABILITY, Everyone;
        first_coin: f64 = 0.55, PROBABILITY, Everyone;
        second_coin: f64 = 0.5, PROBABILITY, Everyone;
        first: Agent = Agent::uct(100), Kind::Agent, Everyone;
        second: Agent = Agent::Tactical, Kind::Agent, Everyone;
        width: u64 = 7, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        height: u64 = 6, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        in_a_row: u64 = 4, Kind::Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, Kind::CellOrNone, Everyone;
        first_orders: Shares = Shares([1.0, 0.0, 0.0]), Kind::Shares, Everyone;
        second_orders: Shares = Shares([0.0, 0.0, 1.0]), Kind::Shares, Everyone;
        out_of_cards: OutOfCardsName = OutOfCardsName::Lose, Kind::Choice(OutOfCardsName::NAMES), Everyone;
        cap: u64 = 10_000, CAP, Everyone;
        at_cap: AtCapName = AtCapName::Half, Kind::Choice(AtCapName::NAMES), Everyone;
        first_rolls: RollOn = RollOn::three([1.0, 1.0, 0.36]), Kind::RollOn, Everyone;
        second_rolls: RollOn = RollOn::three([0.5; 3]), Kind::RollOn, Everyone;
        end: EndName = EndName::Turn, Kind::Choice(EndName::NAMES), Everyone;
        at_four: AtFourName = AtFourName::Stop, Kind::Choice(AtFourName::NAMES), Everyone;
        bust: BustName = BustName::Pile, Kind::Choice(BustName::NAMES), Everyone;
        epsilon: f64 = 0.01, EPSILON, Everyone;
        delta: f64 = 0.05, DELTA, Everyone;
        repeats: u64 = 500, Kind::Integer { minimum: 1, maximum: 100_000 }, Everyone;
        /// The wanted probability of a wrong verdict.
        alpha: f64 = 0.05, Kind::Real { minimum: 0.000_001, maximum: 0.499 }, Everyone;
        /// Whether the race that is looked at goes on until all races have their verdicts.
        all: bool = true, Kind::Switch, Everyone;
        /// The moment looked at: after so many games.
        game: Option<u64> = None, Kind::IntegerOrEnd { minimum: 0, maximum: 1_000_000_000 }, Stage;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

impl RacingLab {
    /// The same with another δ; `None` if that is not allowed.
    pub fn with_delta(&self, delta: f64) -> Option<Self> {
        self.with("delta", &delta.to_string())
    }

    /// The rules of War.
    pub fn war_rules(&self) -> games::war::Rules {
        war::settings::rules(self.out_of_cards, self.cap, self.at_cap)
    }

    /// The rules of Rrrats.
    pub fn rrrats_rules(&self) -> games::rrrats::Rules {
        rrrats::settings::rules(self.end, self.at_four, self.bust)
    }
}
