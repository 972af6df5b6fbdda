//! Decision that is shown: at the node looked at, or where the simulation decides.

use super::decision::{Decision, choice_at, decision};
use super::glimpse::moves_to;
use experiments::mcts::{Inside, MctsExperiment};
use games::{Game, Player};

/// The decision that is shown, and the moves that lead to it.
pub struct Shown {
    pub decision: Decision,
    pub moves: Vec<u8>,
    pub player: Player,
    /// Whether the simulation comes through it.
    pub is_on_path: bool,
}

impl Shown {
    /// At the node looked at; else at the root, or where the new node is added.
    pub fn of(
        lab: &MctsExperiment,
        inside: &Inside,
        phase: Option<u8>,
        selected: Option<u32>,
    ) -> Self {
        let last = inside.trace.choices.len().saturating_sub(1);
        let expanding = if last == 0 {
            0
        } else {
            inside.trace.choices[last - 1].node
        };
        let node = selected.unwrap_or(if phase == Some(2) { expanding } else { 0 });
        let node = if (node as usize) < inside.nodes.len() {
            node
        } else {
            0
        };
        let moves = moves_to(inside, node);
        let game = lab.at_node(Some(&moves)).game_at_node();
        let legal: Vec<u8> = game
            .position()
            .actions()
            .map(|column| column.index())
            .collect();
        Self {
            decision: decision(inside, node, phase, legal),
            player: Player::at_ply(lab.plies() + moves.len()),
            is_on_path: choice_at(inside, node).is_some(),
            moves,
        }
    }
}
