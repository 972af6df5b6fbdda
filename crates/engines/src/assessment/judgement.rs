//! Judgement of pure strategies: whether beliefs make them a weak perfect Bayesian equilibrium, or a sequential one.
//!
//! For the first each information set has its own beliefs (`supporting`); for the second they come from the same mistakes (`support`), and where it fails, or
//! is not tested, the beliefs that are kept are those of the first. Both ask that the strategies be best where they come to as well. Deviation from
//! Kreps and Wilson: where chance never takes one of its actions, which they rule out, the second is not tested.

use super::play::Play;
use super::support::{Beliefs, Outcome, Search};
use super::supporting::supporting;
use crate::Status;
use crate::exact::rational::Rational;
use games::tree_game::{SetId, TreeGame};

/// What is said about pure strategies.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// With which everything that is done is best; by set, and nothing where there is no choice. `None` if no beliefs do.
    pub beliefs: Option<Beliefs>,
    /// The first set at which no belief does.
    pub failing: Option<SetId>,
    /// Whether consistent beliefs do. `None` if that is not tested.
    pub is_sequential: Option<bool>,
}

/// The judgement under way: a step is an information set, or a choice of what is thought possible.
pub struct Judging {
    actions: Vec<usize>,
    behaviour: Vec<Vec<Rational>>,
    /// Sets that are not looked at yet, the first one last.
    open: Vec<SetId>,
    beliefs: Beliefs,
    search: Option<Search>,
    judgement: Option<Judgement>,
}

impl Judging {
    /// Of strategies of a game with perfect recall: the action at each set, whatever it is where chance moves.
    pub fn new(game: &TreeGame, actions: &[usize]) -> Self {
        let certain = |(set, &taken): (usize, &usize)| {
            let count = game.sets()[set].actions.len();
            let share = |action: usize| Rational::from(u8::from(action == taken));
            (0..count).map(share).collect()
        };
        let is_own = |set: &SetId| game.sets()[*set].player().is_some();
        Self {
            behaviour: actions.iter().enumerate().map(certain).collect(),
            actions: actions.to_vec(),
            open: (0..game.sets().len()).rev().filter(is_own).collect(),
            beliefs: vec![None; game.sets().len()],
            search: None,
            judgement: None,
        }
    }

    /// What was found, at the end.
    pub fn judgement(&self) -> Option<&Judgement> {
        self.judgement.as_ref()
    }

    /// Goes on, with the same game.
    pub fn step(&mut self, game: &TreeGame) -> Status {
        if self.judgement.is_some() {
            return Status::Finished;
        }
        match (self.open.pop(), &mut self.search) {
            (Some(set), _) => self.look_at(game, set),
            (None, Some(search)) => {
                if let Some(outcome) = search.step(game) {
                    self.finish(outcome);
                }
            }
            (None, None) => {
                let play = Play::new(game, &self.behaviour);
                self.search = Search::new(&play, &self.actions);
                if self.search.is_none() {
                    self.finish(Outcome::Untested);
                }
            }
        }
        if self.judgement.is_some() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn look_at(&mut self, game: &TreeGame, set: SetId) {
        let play = Play::new(game, &self.behaviour);
        match supporting(&play, set) {
            Some(beliefs) => {
                let is_free = beliefs.len() > 1 && play.by_bayes(set).is_none();
                self.beliefs[set] = is_free.then_some(beliefs);
            }
            None => {
                self.judgement = Some(Judgement {
                    beliefs: None,
                    failing: Some(set),
                    is_sequential: Some(false),
                });
            }
        }
    }

    fn finish(&mut self, outcome: Outcome) {
        let own = core::mem::take(&mut self.beliefs);
        let (beliefs, is_sequential) = match outcome {
            Outcome::Yes(beliefs) => (beliefs.unwrap_or(own), Some(true)),
            Outcome::No => (own, Some(false)),
            Outcome::Untested => (own, None),
        };
        self.judgement = Some(Judgement {
            beliefs: Some(beliefs),
            failing: None,
            is_sequential,
        });
    }
}

/// The judgement at once.
pub fn judged(game: &TreeGame, actions: &[usize]) -> Judgement {
    let mut judging = Judging::new(game, actions);
    while judging.step(game) == Status::Running {}
    judging.judgement.unwrap_or_default()
}
