//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::picture::Picture;
use crate::kit::rules::GameRules;
use crate::lab::LabOfPage;
use experiments::minimax::{GameName, MinimaxExperiment};

/// A tree of thirteen nodes.
const TREE: &str = "M160 22 60 66M160 22 160 66M160 22 260 66M60 66 28 110M60 66 60 110M60 66 92 110M160 66 128 110M160 66 160 110M160 66 192 110M260 66 228 110M260 66 260 110M260 66 292 110";

impl LabOfPage for MinimaxExperiment {
    fn sketch() -> Picture {
        Picture::Outline(TREE)
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![match self.game {
            GameName::Tree | GameName::Exercise => GameRules::Tree,
            GameName::TicTacToe => GameRules::TicTacToe,
            GameName::Nim => GameRules::Nim,
            GameName::ConnectFour => GameRules::ConnectFour,
            GameName::Gardner => GameRules::Gardner,
        }]
    }
}
