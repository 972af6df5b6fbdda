//! Parameters of a game of War: the strategies and rules of the lab, the seed, and the game's number.

use crate::common::war_rules::{OrderShares, Shares, WarReadings};
use crate::parameters::{Integer, SEED, parameters};
use crate::war::{MAX_SHOWN, WarExperiment};

parameters! {
    /// One experiment: a game.
    pub struct WarGameExperiment, texts labs.war.parameters {
        a: Shares = Shares([1.0, 0.0, 0.0]), OrderShares, Everyone;
        b: Shares = Shares([0.0, 0.0, 1.0]), OrderShares, Everyone;
        ..readings: WarReadings, as declared;
        /// Its number.
        show: u64 = 1, Integer { minimum: 1, maximum: MAX_SHOWN }, Everyone;
        seed: u64 = 1, SEED, Everyone;
    }
}

impl WarGameExperiment {
    /// The game that the lab of War shows.
    pub fn of(lab: &WarExperiment) -> Self {
        let &WarExperiment {
            a,
            b,
            readings,
            show,
            seed,
            ..
        } = lab;
        Self {
            a,
            b,
            readings,
            show,
            seed,
        }
    }
}

/// The lab that shows it.
impl From<WarGameExperiment> for WarExperiment {
    fn from(lab: WarGameExperiment) -> Self {
        let WarGameExperiment {
            a,
            b,
            readings,
            show,
            seed,
        } = lab;
        WarExperiment {
            a,
            b,
            readings,
            show,
            seed,
            ..WarExperiment::default()
        }
    }
}
