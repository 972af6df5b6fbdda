//! Solver, as the page shows it: the rules that help to read it. Its page is drawn from what the lab of searches knows.

use crate::kit::rules::GameRules;
use crate::lab::LabOfPage;
use experiments::solve::SolveExperiment;

impl LabOfPage for SolveExperiment {
    fn game_rules(&self) -> Vec<GameRules> {
        vec![GameRules::ConnectFour]
    }
}
