//! Snapshot of an agent that plays in place of the lab's own search: its choice and what it knows, as bytes. Columns are
//! counted from 0; values, scores and bounds are for the player to move.

use super::tree_snapshot::MoveNumbers;
use engines::agents::{Basis, Insight, Sureness, Tactic};
use engines::solver::Bounds;
use games::connect_four::Column;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// No count in a snapshot is larger: see the snapshots of trees.
const MAX_COUNT: u64 = 1 << 48;

/// What an agent knows, in its own terms; see [`Insight`].
#[derive(Clone, Debug, PartialEq, Serialize, TS, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// It draws one of the legal moves.
    Random,
    /// It has looked one move ahead.
    Tactical { saw: Saw, columns: Vec<u8> },
    /// Minimax, once it is finished.
    Minimax {
        value: f64,
        depth: u32,
        line: Vec<u8>,
        nodes: u64,
    },
    /// A search of its own, whose numbers are those of the moves.
    Search,
    /// Lower and upper bound of the exact score of each legal move, and what the choice is based on.
    Perfect {
        bounds: Vec<(i32, i32)>,
        by: ChosenBy,
    },
}

/// What there is to see one move ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Saw {
    Wins,
    Blocks,
    Nothing,
}

/// What a perfect player's choice is based on; see [`Basis`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChosenBy {
    WinAtOnce,
    OnlyMove,
    BestScore,
    BestResult,
    Unproven,
}

impl Sight {
    /// `None` while the agent knows nothing yet.
    pub fn of(insight: Insight) -> Option<Self> {
        Some(match insight {
            Insight::Random => Self::Random,
            Insight::Tactical(tactic) => {
                let (saw, columns) = match tactic {
                    Tactic::Wins(columns) => (Saw::Wins, columns),
                    Tactic::Blocks(columns) => (Saw::Blocks, columns),
                    Tactic::Nothing => (Saw::Nothing, Vec::new()),
                };
                let columns = indices(&columns);
                Self::Tactical { saw, columns }
            }
            Insight::Minimax(foresight) => {
                let foresight = foresight?;
                Self::Minimax {
                    value: foresight.value,
                    depth: foresight.depth,
                    line: indices(&foresight.line),
                    nodes: foresight.nodes,
                }
            }
            Insight::Search => Self::Search,
            Insight::Perfect { moves, basis } => Self::Perfect {
                bounds: moves
                    .iter()
                    .map(|(_, bounds)| (bounds.lower, bounds.upper))
                    .collect(),
                by: match basis {
                    Basis::Unfinished => return None,
                    Basis::WinsAtOnce => ChosenBy::WinAtOnce,
                    Basis::OnlyMove => ChosenBy::OnlyMove,
                    Basis::Solved(Sureness::BestScore) => ChosenBy::BestScore,
                    Basis::Solved(Sureness::BestResult) => ChosenBy::BestResult,
                    Basis::Solved(Sureness::Unproven) => ChosenBy::Unproven,
                },
            },
        })
    }

    /// The same with columns counted from 1, as results have them.
    pub(super) fn counted_from_one(mut self) -> Self {
        if let Self::Tactical { columns, .. } | Self::Minimax { line: columns, .. } = &mut self {
            columns.iter_mut().for_each(|column| *column += 1);
        }
        self
    }

    /// What is certain of the legal move in this place, if the agent knows exact scores.
    pub fn bounds(&self, place: usize) -> Option<Bounds> {
        let Self::Perfect { bounds, .. } = self else {
            return None;
        };
        let &(lower, upper) = bounds.get(place)?;
        Some(Bounds { lower, upper })
    }

    fn is_believable(&self, legal_moves: usize) -> bool {
        let sound = |columns: &[u8]| columns.iter().all(|&column| column < Column::MAX_COUNT);
        match self {
            Self::Random | Self::Search => true,
            Self::Tactical { columns, .. } => sound(columns) && columns.len() <= legal_moves,
            Self::Minimax {
                value, line, nodes, ..
            } => value.abs() <= 1.0 && sound(line) && *nodes <= MAX_COUNT,
            Self::Perfect { bounds, .. } => {
                let open = Bounds::OPEN;
                let inside = |&(lower, upper): &(i32, i32)| {
                    open.lower <= lower && lower <= upper && upper <= open.upper
                };
                bounds.len() == legal_moves && bounds.iter().all(inside)
            }
        }
    }
}

fn indices(columns: &[Column]) -> Vec<u8> {
    columns.iter().map(|column| column.index()).collect()
}

/// What an agent's chunk has found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AgentSnapshot {
    /// Units of its work, and how many there will be: simulations of a search, else the choice alone.
    pub done: u64,
    /// The place among the legal moves of its choice.
    pub chosen: Option<u8>,
    /// What the moves have come to in a search; empty for all other agents.
    pub moves: Vec<MoveNumbers>,
    pub nodes: u64,
    pub full: bool,
    pub sight: Option<Sight>,
}

impl AgentSnapshot {
    /// Whether it can be of a position with so many legal moves.
    pub fn is_believable(&self, legal_moves: usize) -> bool {
        let moves = &self.moves;
        (moves.is_empty() || moves.len() == legal_moves)
            && moves.iter().all(MoveNumbers::is_believable)
            && self.done <= MAX_COUNT
            && self.nodes <= MAX_COUNT
            && self
                .chosen
                .is_none_or(|chosen| usize::from(chosen) < legal_moves)
            && self
                .sight
                .iter()
                .all(|sight| sight.is_believable(legal_moves))
    }
}
