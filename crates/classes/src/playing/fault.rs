//! Fault of a link: why it names no round.

use engines::repeated::stage_game::StageGameFault;
use games::strategic::StrategicFault;
use thiserror::Error;

/// Why an address names no round.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RoundError {
    #[error("there is no experiment “{found}” for a class; there are {known}")]
    Name { found: String, known: String },
    #[error("“{key}” is given twice")]
    Repeated { key: String },
    #[error("“{key}” is no setting of this experiment")]
    Key { key: String },
    #[error("“{found}” is no value of “{key}”, which is {allowed}")]
    Value {
        key: &'static str,
        found: String,
        allowed: String,
    },
    #[error("the game is none that two can play with up to five actions each: {0}")]
    Game(NoGame),
    #[error("the results in this link are damaged: copy it whole")]
    Results,
}

/// Why a text is no game for two that a class can play.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum NoGame {
    #[error("{0}")]
    Text(StrategicFault),
    #[error("{0}")]
    Size(StageGameFault),
    #[error("a game of the library has names for its actions")]
    Names,
}
