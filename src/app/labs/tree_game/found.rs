//! Found: what every view of the lab is given, and names of players, sets and payoffs.

use experiments::exact::Exact;
use experiments::tree_game::{Found, Pure, Rationality, TreeGameLab};
use games::fraction::Fraction;
use games::tree_game::labels::{action_label, set_labels};
use games::tree_game::{NodeId, SetId, TreeGame};
use std::rc::Rc;
use texts::{TreeGameRationality, TreeGameTexts};
use yew::prelude::*;

/// What every view is given: an experiment, its game, and what has been found of it.
#[derive(Clone, PartialEq, Properties)]
pub struct FoundProps {
    pub lab: TreeGameLab,
    pub game: Rc<TreeGame>,
    /// By set.
    pub labels: Rc<Vec<String>>,
    pub found: Rc<Found>,
}

/// Colours of the players.
pub const TONES: [&str; 4] = ["of-first", "of-second", "of-third", "of-fourth"];

impl FoundProps {
    /// With the labels of the game's sets.
    pub fn new(lab: TreeGameLab, game: Rc<TreeGame>, found: Rc<Found>) -> Self {
        let labels = Rc::new(set_labels(&game));
        Self {
            lab,
            game,
            labels,
            found,
        }
    }

    /// The game alone, for what draws nothing else: it is the same until there is another game.
    #[must_use]
    pub fn bare(&self) -> Self {
        Self {
            lab: TreeGameLab::default(),
            found: Rc::default(),
            ..self.clone()
        }
    }

    /// The name of a player.
    pub fn player(&self, player: usize, words: &TreeGameTexts) -> String {
        let name = &self.game.players()[player];
        if *name == (player + 1).to_string() {
            (words.player)(player)
        } else {
            name.clone()
        }
    }

    /// The name of an action.
    pub fn action(&self, set: SetId, action: usize) -> String {
        action_label(&self.game, set, action)
    }

    /// What arriving at a node pays.
    pub fn paid(&self, node: NodeId) -> String {
        let payoffs = &self.game.nodes()[node].payoffs;
        let payoff = |player: usize| payoffs.get(player).copied().unwrap_or(Fraction::ZERO);
        let payoffs: Vec<String> = (0..self.game.players().len())
            .map(|player| payoff(player).shown())
            .collect();
        payoffs.join(", ")
    }

    /// The lab with the assessment that is looked at: what the link says, else what was found.
    pub fn assessed(&self) -> TreeGameLab {
        let solution = self.found.solution(&self.game);
        let Some(solution) = solution.filter(|_| self.lab.assessment.is_empty()) else {
            return self.lab.clone();
        };
        let lab = self.lab.with_found(&self.game, solution.behaviour());
        match self.found.recommended(&self.game) {
            Some(pure) if lab.beliefs.is_empty() => {
                lab.with_found_beliefs(&self.game, pure.rationality.beliefs())
            }
            _ => lab,
        }
    }

    /// What is said about an equilibrium's beliefs.
    pub fn rationality(pure: &Pure) -> TreeGameRationality {
        match &pure.rationality {
            Rationality::Untested => TreeGameRationality::Untested,
            Rationality::Fails(_) => TreeGameRationality::Fails,
            Rationality::Believed { is_sequential, .. } => match is_sequential {
                Some(true) => TreeGameRationality::Sequential,
                Some(false) => TreeGameRationality::Weak,
                None => TreeGameRationality::WeakAtLeast,
            },
        }
    }

    /// The sets of the players.
    pub fn own_sets(&self) -> impl Iterator<Item = SetId> + '_ {
        (0..self.game.sets().len()).filter(|&set| self.game.sets()[set].player().is_some())
    }
}

/// Numbers separated by commas.
pub fn listed(numbers: &[Exact]) -> String {
    let numbers: Vec<String> = numbers.iter().map(Exact::shown).collect();
    numbers.join(", ")
}
