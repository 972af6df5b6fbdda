//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::picture::Picture;
use crate::kit::rules::GameRules;
use crate::lab::LabOfPage;
use experiments::mcts::MctsExperiment;

/// A board of seven columns and six rows.
const BOARD: &str = "M97 12h126v108H97zM115 12v108M133 12v108M151 12v108M169 12v108M187 12v108M205 12v108M97 30h126M97 48h126M97 66h126M97 84h126M97 102h126";

impl LabOfPage for MctsExperiment {
    fn sketch() -> Picture {
        Picture::Outline(BOARD)
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::ConnectFour]
    }
}
