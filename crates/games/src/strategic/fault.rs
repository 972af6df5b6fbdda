//! Faults: why something is no strategic game of the sizes that are taken.

use super::sizes::{MAX_ACTIONS, MAX_PLAYERS, MAX_PROFILES, MIN_PLAYERS};
use crate::counted::counted;
use crate::fraction::FractionError;
use thiserror::Error;

/// What was wrong. Rows and cells are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StrategicFault {
    #[error("there is no game in the text")]
    Empty,
    #[error("there is no game “{0}” in the library, and it is not a table of payoffs")]
    Unknown(String),
    #[error("{}; a game has {MIN_PLAYERS} to {MAX_PLAYERS}", counted(*.0, "player"))]
    Players(usize),
    #[error("{}, but this game has {}", counted(*found, "name"), counted(*wanted, "player"))]
    PlayerNames { found: usize, wanted: usize },
    #[error("names of actions of {}, but this game has {}", counted(*found, "player"), counted(*wanted, "player"))]
    ActionGroups { found: usize, wanted: usize },
    #[error("{0} actions of one player; there may be 1 to {MAX_ACTIONS}")]
    Actions(usize),
    #[error("{0} profiles of actions; with three players and more there may be {MAX_PROFILES}")]
    Profiles(usize),
    #[error("row {row} has {}, the first row {wanted}", counted(*found, "cell"))]
    Ragged {
        row: usize,
        found: usize,
        wanted: usize,
    },
    #[error("table {table} has {}, the first table {wanted}", counted(*found, "row"))]
    RaggedTables {
        table: usize,
        found: usize,
        wanted: usize,
    },
    #[error(
        "row {row}, cell {cell} has {}; {wanted} are needed: one for each player, or one where the game is symmetric or zero-sum",
        counted(*found, "number")
    )]
    Cell {
        row: usize,
        cell: usize,
        found: usize,
        wanted: usize,
    },
    #[error(
        "row {row}, cell {cell}: “{found}” is {error}; integers, decimals and fractions such as -3, 0.25 and 3/4 are allowed"
    )]
    Number {
        row: usize,
        cell: usize,
        found: String,
        error: FractionError,
    },
    #[error(
        "two actions of player {player} are called “{name}”; names of one player's actions must differ"
    )]
    NameTwice { player: usize, name: String },
    #[error("player {player} has {} but {}", counted(*wanted, "action"), counted(*found, "name"))]
    Names {
        player: usize,
        found: usize,
        wanted: usize,
    },
    #[error("{} for {}", counted(*found, "number"), counted(*wanted, "payoff"))]
    Payoffs { found: usize, wanted: usize },
    #[error(
        "a symmetric game has as many columns as rows; this one has {} and {}",
        counted(*rows, "row"),
        counted(*columns, "column")
    )]
    NotSquare { rows: usize, columns: usize },
    #[error("a number a cell is for two players; this game has {0}")]
    OnlyForTwo(usize),
}
