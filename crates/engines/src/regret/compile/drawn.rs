//! From a game that somebody has drawn to [`GameTree`]: its nodes are the histories, in the same order.

use super::Compiler;
use crate::regret::tree::{Actor, GameTree, MAX_ACTIONS, NodeId};
use games::Player;
use games::tree_game::labels::{action_labels, set_labels};
use games::tree_game::recall::forgotten;
use games::tree_game::{Mover, SetId, TreeGame};
use thiserror::Error;

/// Why a game cannot be learned by regret minimisation as it is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotLearned {
    #[error(
        "regret minimisation here is for two players whose payoffs add up to the same at every end"
    )]
    NotConstantSum,
    #[error("somebody forgets something, and then regret minimisation promises nothing")]
    Forgets,
    #[error("{0} actions at an information set; the learner takes up to {MAX_ACTIONS}")]
    Actions(usize),
}

impl GameTree {
    /// Of a game of two with perfect recall whose payoffs add up to the same at every end: those of the first player are learned. Information sets are called by their labels.
    ///
    /// # Errors
    /// Why it cannot be learned.
    pub fn of_tree(game: &TreeGame) -> Result<Self, NotLearned> {
        let totals = game.totals().filter(|_| game.constant_sum().is_some());
        let totals = totals.ok_or(NotLearned::NotConstantSum)?;
        if forgotten(game).is_some() {
            return Err(NotLearned::Forgets);
        }
        let mut sets = game.sets().iter().filter(|set| set.player().is_some());
        if let Some(set) = sets.find(|set| set.actions.len() > MAX_ACTIONS) {
            return Err(NotLearned::Actions(set.actions.len()));
        }
        let mut compiler = Compiler::<SetId>::with_room(game.nodes().len());
        let mut decisions = vec![[0; 2]; game.nodes().len()];
        let actions: Vec<Vec<String>> = (0..game.sets().len())
            .map(|set| action_labels(game, set))
            .collect();
        for (number, total) in totals.iter().enumerate() {
            compiler.add(game, number, &actions, &mut decisions);
            if game.nodes()[number].set.is_none() {
                compiler.nodes[number].payoff = total[0].value();
            }
        }
        compiler.close(game);
        let mut tree = compiler.finish();
        let labels = set_labels(game);
        for row in &mut tree.rows {
            if let Some((set, _)) = game.set_of(row.nodes[0] as usize) {
                row.key.clone_from(&labels[set]);
            }
        }
        Ok(tree)
    }
}

impl Compiler<SetId> {
    fn add(
        &mut self,
        game: &TreeGame,
        number: usize,
        actions: &[Vec<String>],
        decisions: &mut [[u32; 2]],
    ) {
        let node = &game.nodes()[number];
        let (mut name, mut probability) = (String::new(), 1.0);
        if let Some((parent, action)) = node.parent
            && let Some((set, of)) = game.set_of(parent)
        {
            name.clone_from(&actions[set][action]);
            decisions[number] = decisions[parent];
            match &of.mover {
                Mover::Chance(chances) => probability = chances[action].value(),
                Mover::Player(player) => decisions[number][*player] += 1,
            }
        }
        let parent = node.parent.map_or(0, |(parent, _)| parent as NodeId);
        let name = self.words.number(name);
        let id = self.push(parent, name, (probability, 1), node.children.len());
        for (index, &child) in node.children.iter().enumerate() {
            self.set_child(id, index, child as NodeId);
        }
        let Some((set, of)) = game.set_of(number) else {
            return;
        };
        self.nodes[number].actor = match &of.mover {
            Mover::Chance(chances) => {
                let chances: Vec<f64> = chances.iter().map(|chance| chance.value()).collect();
                self.alias.push(&chances);
                Actor::Chance
            }
            Mover::Player(player) => {
                self.alias.skip(node.children.len());
                let order = (*player, decisions[number][*player], set);
                self.join(id, order, || actions[set].clone());
                Actor::Player(Player::BOTH[*player])
            }
        };
    }

    /// Says where what is below each node ends.
    fn close(&mut self, game: &TreeGame) {
        for number in (0..self.nodes.len()).rev() {
            if let Some((parent, _)) = game.nodes()[number].parent {
                let end = self.nodes[number].end;
                let above = &mut self.nodes[parent];
                above.end = above.end.max(end);
            }
        }
    }
}
