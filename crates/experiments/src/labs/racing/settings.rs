//! Parameters of the racing lab, as they stand in links, forms and help.

use crate::LabExperiment;
use crate::common::agents::AgentText;
use crate::common::board::Board;
use crate::common::races::{ComposedRace, DELTA, EPSILON, RaceName};
use crate::common::rrrats_rules::{RollOnNumbers, RrratsReadings};
use crate::common::war_rules::{OrderShares, Shares, WarReadings};
use crate::parameters::{
    Integer, IntegerOrEnd, OneOf, PROBABILITY, Real, SEED, Switch, choices, parameters,
};
use engines::agents::Agent;
use games::rrrats::RollOn;

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

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Race = "race",
        Moment = "moment",
        Decisions = "decisions",
        Errors = "errors",
        Calculator = "calculator",
        Slips = "slips",
        PseudoCode = "pseudo-code",
    }
}

parameters! {
    /// One experiment: who plays, and by which race it is decided who is better.
    pub struct RacingExperiment, texts labs.racing.parameters {
        race: RaceName = RaceName::IlebrStar2, OneOf(RaceName::NAMES), Everyone;
        contest: ContestName = ContestName::Coin, OneOf(ContestName::NAMES), Everyone;
        /// Of the coin.
        mean: f64 = 0.503, PROBABILITY, Everyone, if |lab| lab.contest == ContestName::Coin;
        first_coin: f64 = 0.55, PROBABILITY, Everyone, if |lab| lab.contest == ContestName::TwoCoins;
        second_coin: f64 = 0.5, PROBABILITY, Everyone, if |lab| lab.contest == ContestName::TwoCoins;
        first: Agent = Agent::uct(100), AgentText, Everyone, if |lab| lab.contest == ContestName::ConnectFour;
        second: Agent = Agent::Tactical, AgentText, Everyone, if |lab| lab.contest == ContestName::ConnectFour;
        ..board: Board, as declared, if |lab| lab.contest == ContestName::ConnectFour;
        first_orders: Shares = Shares([1.0, 0.0, 0.0]), OrderShares, Everyone, if |lab| lab.contest == ContestName::War;
        second_orders: Shares = Shares([0.0, 0.0, 1.0]), OrderShares, Everyone, if |lab| lab.contest == ContestName::War;
        ..war: WarReadings, as declared, if |lab| lab.contest == ContestName::War;
        first_rolls: RollOn = RollOn::three([1.0, 1.0, 0.36]), RollOnNumbers, Everyone, if |lab| lab.contest == ContestName::Rrrats;
        second_rolls: RollOn = RollOn::three([0.5; 3]), RollOnNumbers, Everyone, if |lab| lab.contest == ContestName::Rrrats;
        ..rrrats: RrratsReadings, as declared, if |lab| lab.contest == ContestName::Rrrats;
        epsilon: f64 = 0.01, EPSILON, Everyone;
        delta: f64 = 0.05, DELTA, Everyone;
        repeats: u64 = 500, Integer { minimum: 1, maximum: 100_000 }, Everyone;
        /// The wanted probability of a wrong verdict.
        alpha: f64 = 0.05, Real { minimum: 0.000_001, maximum: 0.499 }, Everyone, if Self::has_a_known_mean;
        /// Whether the race that is looked at goes on until all races have their verdicts.
        all: bool = true, Switch, Everyone;
        /// The moment looked at: after so many games.
        game: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 1_000_000_000 }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
        ..composed: ComposedRace, as declared, if |lab| lab.race == RaceName::Composed;
    }
}

impl RacingExperiment {
    /// The same with another δ; `None` if that is not allowed.
    pub fn with_delta(&self, delta: f64) -> Option<Self> {
        self.with("delta", &delta.to_string())
    }

    /// Whether it can be calculated who is better, and by how much.
    fn has_a_known_mean(&self) -> bool {
        !matches!(self.contest, ContestName::ConnectFour | ContestName::War)
    }
}
