//! Editing of a game: what an edit comes to.

use super::analysis::Analysis;
use experiments::tree_game::TreeGameExperiment;
use games::tree_game::NodeId;
use games::tree_game::edit::{Edit, edited};

/// What an edit comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Edited {
    /// The game stays: there is nothing to take back.
    Same,
    /// Another game, and where the node that was selected is in it, if it is left.
    Changed(Box<TreeGameExperiment>, Option<NodeId>),
    /// Why it cannot be done, as a sentence.
    Refused(String),
}

/// Does an edit while a node is selected.
pub fn edit(of: &Analysis, selected: Option<NodeId>, edit: &Edit) -> Edited {
    match edited(&of.game, edit) {
        Ok((game, _)) if game == *of.game => Edited::Same,
        Ok((game, places)) => {
            let changed = Box::new(of.lab.of_game(&game));
            Edited::Changed(changed, selected.and_then(|node| places[node]))
        }
        Err(wrong) => Edited::Refused(format!("{wrong}.")),
    }
}
