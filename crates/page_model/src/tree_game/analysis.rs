//! Findings: what every view of the lab is given, and names of players, sets and payoffs.

use experiments::exact::Exact;
use experiments::tree_game::{Findings, Pure, Rationality, TreeGameExperiment, name_of};
use games::fraction::Fraction;
use games::tree_game::labels::{self, action_label, set_labels, set_numbers, unnamed_label};
use games::tree_game::{InformationSet, NodeId, SetId, TreeGame};
use std::rc::Rc;
use std::sync::Arc;
use texts::{TreeGameRationality, TreeGameTexts};

/// An experiment, its game, and what has been found of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    pub lab: TreeGameExperiment,
    pub game: Arc<TreeGame>,
    /// What sets are called here, by set.
    pub labels: Rc<Vec<String>>,
    /// The players whose payoffs are shown: all but those who never decide and never get anything.
    pub paid: Rc<Vec<usize>>,
    pub found: Rc<Findings>,
}

impl Analysis {
    /// The game alone, with its names: nothing is found in it yet.
    pub fn new(game: Arc<TreeGame>, words: &TreeGameTexts) -> Self {
        Self {
            lab: TreeGameExperiment::default(),
            labels: Rc::new(spoken_labels(&game, words)),
            paid: Rc::new(paid_players(&game)),
            game,
            found: Rc::default(),
        }
    }

    /// The game alone, for what draws nothing else: it is the same until there is another game.
    #[must_use]
    pub fn bare(&self) -> Self {
        Self {
            lab: TreeGameExperiment::default(),
            found: Rc::default(),
            ..self.clone()
        }
    }

    /// The name of a player.
    pub fn player(&self, player: usize, words: &TreeGameTexts) -> String {
        name_of(&self.game, player, words)
    }

    /// The name of an action.
    pub fn action(&self, set: SetId, action: usize) -> String {
        action_label(&self.game, set, action)
    }

    /// What arriving at a node pays.
    pub fn paid(&self, node: NodeId) -> String {
        let payoffs = &self.game.nodes()[node].payoffs;
        let payoff = |player: usize| payoffs.get(player).copied().unwrap_or(Fraction::ZERO);
        let payoffs = self.paid.iter().map(|&player| payoff(player).shown());
        payoffs.collect::<Vec<_>>().join(", ")
    }

    /// The actions that lead to a node.
    pub fn way_to(&self, node: NodeId) -> String {
        let names = labels::way_to(&self.game, node);
        if names.is_empty() {
            "1".to_owned()
        } else {
            names.join(", ")
        }
    }

    /// What each player gets, but for those who never get anything.
    pub fn listed(&self, payoffs: &[Exact]) -> String {
        let paid = self.paid.iter().filter_map(|&player| payoffs.get(player));
        paid.map(Exact::shown).collect::<Vec<_>>().join(", ")
    }

    /// The lab with the assessment that is looked at: what the link says, else what was found.
    pub fn assessed(&self) -> TreeGameExperiment {
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

    /// The sets of the players.
    pub fn own_sets(&self) -> impl Iterator<Item = SetId> + '_ {
        (0..self.game.sets().len()).filter(|&set| self.game.sets()[set].player().is_some())
    }
}

/// Labels to be read: a set without a name of its own goes by its player, with a number where that player has several sets.
fn spoken_labels(game: &TreeGame, words: &TreeGameTexts) -> Vec<String> {
    let numbers = set_numbers(game);
    let is_only = |player: usize| {
        let own = game
            .sets()
            .iter()
            .filter(|set| set.player() == Some(player));
        own.count() == 1
    };
    let unnamed = |(label, (set, number)): (String, (&InformationSet, usize))| match set.player() {
        Some(player) if label == unnamed_label(player, number) => {
            let name = name_of(game, player, words);
            if is_only(player) {
                name
            } else {
                (words.unnamed_set)(&name, number)
            }
        }
        _ => label,
    };
    let sets = game.sets().iter().zip(numbers);
    set_labels(game)
        .into_iter()
        .zip(sets)
        .map(unnamed)
        .collect()
}

fn paid_players(game: &TreeGame) -> Vec<usize> {
    let decides = |player: usize| game.sets().iter().any(|set| set.player() == Some(player));
    let gets = |player: usize| {
        let mut payoffs = game
            .nodes()
            .iter()
            .filter_map(|node| node.payoffs.get(player));
        payoffs.any(|payoff| *payoff != Fraction::ZERO)
    };
    let players = 0..game.players().len();
    players
        .filter(|&player| decides(player) || gets(player))
        .collect()
}

/// Numbers separated by commas.
pub fn listed(numbers: &[Exact]) -> String {
    let numbers: Vec<String> = numbers.iter().map(Exact::shown).collect();
    numbers.join(", ")
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
