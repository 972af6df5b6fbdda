//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::picture::Picture;
use crate::home::sketch::closing;
use crate::kit::rules::GameRules;
use crate::lab::LabOfPage;
use experiments::racing::{ContestName, RacingExperiment};

impl LabOfPage for RacingExperiment {
    fn sketch() -> Picture {
        Picture::Curves(vec![closing(1.0), closing(-1.0)])
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![match self.contest {
            ContestName::Coin => GameRules::Coin,
            ContestName::TwoCoins => GameRules::TwoCoins,
            ContestName::ConnectFour => GameRules::ConnectFour,
            ContestName::War => GameRules::War,
            ContestName::Rrrats => GameRules::Rrrats,
        }]
    }
}
