//! Rules of an experiment: of the games that it plays, and the problems that it tunes.

use super::game::GameRules;
use crate::lab::LabOfPage;
use experiments::Experiment;

impl GameRules {
    /// Those whose rules help to read an experiment; none where nothing is played.
    pub fn of(experiment: &Experiment) -> Vec<Self> {
        experiments::each_lab!(experiment, lab => lab.game_rules())
    }
}
