//! Editing of a game: what an edit comes to, and games as they were, to take edits back and to do them again.

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

/// Games before the one that is shown, and those that were taken back.
#[derive(Debug, Default, PartialEq)]
pub struct History {
    before: Vec<TreeGameExperiment>,
    after: Vec<TreeGameExperiment>,
    /// The text of the game that the last step led to.
    here: Option<String>,
}

impl History {
    /// Steps that are kept.
    pub const MAX: usize = 200;

    /// Forgets everything where another game was chosen meanwhile.
    pub fn follow(&mut self, lab: &TreeGameExperiment) {
        if self.here.as_ref().is_some_and(|here| *here != lab.game) {
            *self = Self::default();
        }
    }

    /// An edit has led from one game to another.
    pub fn edited(&mut self, from: &TreeGameExperiment, to: &TreeGameExperiment) {
        if self.before.len() == Self::MAX {
            self.before.remove(0);
        }
        self.before.push(from.clone());
        self.after.clear();
        self.here = Some(to.game.clone());
    }

    /// The game before, or the one that was taken back.
    pub fn step(&mut self, is_back: bool, lab: &TreeGameExperiment) -> Option<TreeGameExperiment> {
        let (from, to) = if is_back {
            (&mut self.before, &mut self.after)
        } else {
            (&mut self.after, &mut self.before)
        };
        let other = from.pop()?;
        to.push(lab.clone());
        self.here = Some(other.game.clone());
        Some(other)
    }

    /// Whether there is a game before, or one that was taken back.
    pub fn can(&self, is_back: bool) -> bool {
        let games = if is_back { &self.before } else { &self.after };
        !games.is_empty()
    }
}
