//! Command: what a person asks of the lab.

use experiments::ChunkOutput;
use experiments::mcts::MctsExperiment;
use games::connect_four::Column;
use page_kit::router::Entry;

/// What a person can ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    Play(Column),
    GoTo(usize),
    Undo,
    Redo,
    NewGame,
    Swap,
    /// The machine says what it would play.
    Hint,
    /// It thinks about the position, and nothing more is shown than is.
    Search,
    /// The machine makes the move at the moment looked at.
    LetMachineMove,
    /// The best move found so far is played at once.
    MoveNow,
    Stop,
    Pause(bool),
    Set {
        lab: MctsExperiment,
        entry: Entry,
    },
    Restore(MctsExperiment, Vec<Option<ChunkOutput>>),
    /// To another moment of the search, in phases.
    Look(u64),
    /// At another node of its tree, by the moves to it, or at none.
    LookAt(Option<Vec<u8>>),
}
