//! Lab as the page lists it: its tile on the first page, and the rules that help to read it.

use crate::home::picture::{Dot, Picture};
use crate::kit::rules::GameRules;
use crate::lab::LabOfPage;
use experiments::ratings::RatingsExperiment;

impl LabOfPage for RatingsExperiment {
    fn sketch() -> Picture {
        let dot = |row| Dot {
            name: "",
            value: 0.9 - 0.15 * f64::from(row),
        };
        Picture::Dots((0..6).map(dot).collect(), None)
    }

    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::ConnectFour]
    }
}
