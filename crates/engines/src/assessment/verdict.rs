//! Verdicts: an assessment that is given is checked, information set by information set.

use super::below::Below;
use super::play::{Play, sum_of};
use crate::exact::rational::{Rational, quotient};
use games::tree_game::{SetId, TreeGame};

/// What is said about an information set.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub set: SetId,
    /// What is believed: a probability for each node.
    pub beliefs: Vec<Rational>,
    /// What Bayes' rule gives; `None` where the behaviour never comes to.
    pub by_bayes: Option<Vec<Rational>>,
    /// What following the behaviour pays the player from here on, and the most that can be had.
    pub value: Rational,
    pub best: Rational,
    /// The first action of the best.
    pub action: usize,
}

impl Verdict {
    /// Whether nothing pays more.
    pub fn is_rational(&self) -> bool {
        self.value == self.best
    }

    /// Whether the belief is not what Bayes' rule gives.
    pub fn is_wrong(&self) -> bool {
        self.by_bayes
            .as_ref()
            .is_some_and(|right| *right != self.beliefs)
    }
}

/// The check under way: a step is an information set.
pub struct Assessment<'a> {
    play: Play<'a>,
    /// By set, where something is given.
    beliefs: &'a [Option<Vec<Rational>>],
}

impl<'a> Assessment<'a> {
    /// Of a game with perfect recall: what is done at each set, those of chance aside, and what is believed.
    pub fn new(
        game: &'a TreeGame,
        behaviour: &'a [Vec<Rational>],
        beliefs: &'a [Option<Vec<Rational>>],
    ) -> Self {
        Self {
            play: Play::new(game, behaviour),
            beliefs,
        }
    }

    /// What is said about the information set of a player.
    pub fn verdict(&self, set: SetId) -> Verdict {
        let by_bayes = self.play.by_bayes(set);
        let count = self.play.game.sets()[set].nodes.len();
        let alike = || vec![quotient(1.into(), count.into()); count];
        let given = self.beliefs[set].clone();
        let beliefs = given.or_else(|| by_bayes.clone()).unwrap_or_else(alike);
        let below = Below::new(&self.play, set);
        let value = sum_of(below.following(&self.play), &beliefs);
        let best = below.best(&self.play, &beliefs);
        Verdict {
            set,
            value,
            best: best.value,
            action: best.actions.get(&set).copied().unwrap_or_default(),
            by_bayes,
            beliefs,
        }
    }
}
