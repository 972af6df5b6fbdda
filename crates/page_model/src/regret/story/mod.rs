//! A step of an iteration in words: the line of the pseudo-code at work, what happens, and the formula with its numbers.
//!
//! * `code`: the pseudo-code. `formulas`: numbers filled in.

mod code;
mod formulas;

use super::histories::history_name;
use super::walk_state::WalkState;
use code::draws_opponent;
pub use code::{Line, code, code_lines, lines, token};
use engines::regret::record::{Iteration, RowState, Step};
use engines::regret::tree::NodeId;
use engines::regret::{Actor, Discount, GameTree, Sampling};
use experiments::regret::RegretExperiment;
use experiments::regret::naming::set_name;
use texts::{RegretInsideTexts, Texts};

/// A formula with its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Formula {
    pub text: String,
    /// What it is about, as tokens that other pictures have too: lines of the pseudo-code, regrets, reaches.
    pub about: String,
}

impl Formula {
    fn new(text: String, about: impl Into<String>) -> Self {
        let about = about.into();
        Self { text, about }
    }
}

/// A step told.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    pub line: Line,
    pub sentence: String,
    /// One below the other.
    pub formulas: Vec<Formula>,
}

/// What is told about.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    pub lab: &'a RegretExperiment,
    pub tree: &'a GameTree,
    pub iteration: &'a Iteration,
    pub state: &'a WalkState,
    pub texts: &'static Texts,
}

/// A history by the names of what has led to it.
pub fn name_of(tree: &GameTree, node: NodeId, texts: &Texts) -> String {
    let name = history_name(tree, node, texts);
    name.unwrap_or_else(|| texts.labs.regret.inside.root.to_owned())
}

/// The last step before the moment; `None` before the first.
pub fn tell(telling: Telling) -> Option<Story> {
    let step = telling.step()?;
    Some(match step {
        Step::Enter { node, .. } => telling.entered(*node),
        Step::Leave { node, value } => telling.left(*node, *value),
        Step::Learn { node, row, .. } => telling.learned(step, *node, *row),
        Step::Average { row, .. } => Story {
            line: Line::Average,
            sentence: (telling.words().averaged)(telling.owner(*row), &telling.set(*row)),
            formulas: Vec::new(),
        },
        Step::Settle { row, after, .. } => telling.settled(*row, after),
    })
}

impl<'a> Telling<'a> {
    /// The step that is told.
    pub fn step(&self) -> Option<&'a Step> {
        self.state
            .at
            .checked_sub(1)
            .and_then(|index| self.iteration.steps.get(index))
    }

    fn words(&self) -> &'static RegretInsideTexts {
        &self.texts.labs.regret.inside
    }

    fn sampling(&self) -> Sampling {
        self.lab.parameters_of(self.lab.variant).sampling
    }

    fn walker(&self) -> usize {
        self.state.walker.map_or(0, |player| player.index())
    }

    fn owner(&self, row: u32) -> usize {
        self.tree.information_sets()[row as usize].player.index()
    }

    fn key(&self, row: u32) -> &'a str {
        &self.tree.information_sets()[row as usize].key
    }

    /// An information set as people call it.
    fn set(&self, row: u32) -> String {
        set_name(self.tree, row as usize, self.texts)
    }

    fn name(&self, node: NodeId) -> String {
        name_of(self.tree, node, self.texts)
    }

    fn entered(&self, node: NodeId) -> Story {
        let sampling = self.sampling();
        let (line, who, is_drawn) = match self.tree.actor(node) {
            Actor::Nobody => (Line::Over, None, false),
            Actor::Chance => (Line::Chance, Some(2), sampling != Sampling::None),
            Actor::Player(player) if Some(player) == self.state.walker => {
                let is_drawn = matches!(sampling, Sampling::Outcome { .. });
                (Line::Each, Some(player.index()), is_drawn)
            }
            Actor::Player(player) => (
                Line::Opponent,
                Some(player.index()),
                draws_opponent(sampling),
            ),
        };
        let reaches = self.state.reaches.get(&node);
        Story {
            line: if node == 0 { Line::Visit } else { line },
            sentence: (self.words().entered)(
                self.walker(),
                (node > 0).then(|| self.name(node)).as_deref(),
                who,
                is_drawn,
            ),
            formulas: reaches.map_or_else(Vec::new, |reaches| self.reach_formulas(reaches)),
        }
    }

    fn left(&self, node: NodeId, value: f64) -> Story {
        let line = match self.tree.actor(node) {
            Actor::Nobody => Line::Over,
            Actor::Chance => Line::Chance,
            Actor::Player(player) if Some(player) == self.state.walker => Line::Return,
            Actor::Player(_) => Line::Opponent,
        };
        let sentence = (self.words().left)(
            self.walker(),
            &self.name(node),
            &self.number(value),
            node == 0,
        );
        Story {
            line,
            sentence,
            formulas: self.mean_formula(node, value, line).into_iter().collect(),
        }
    }

    fn learned(&self, step: &Step, node: NodeId, row: u32) -> Story {
        Story {
            line: Line::Regret,
            sentence: (self.words().learned)(self.owner(row), &self.set(row)),
            formulas: self.regret_formulas(step, node, row),
        }
    }

    fn settled(&self, row: u32, after: &RowState) -> Story {
        let is_locked = self.lab.lock.of_game(self.tree).is_locked(row as usize);
        let how = match self.lab.parameters_of(self.lab.variant).discount {
            _ if is_locked => 3,
            Discount::None => 0,
            Discount::Clip => 1,
            Discount::Powers { .. } => 2,
        };
        let sentence = (self.words().settled)(
            self.owner(row),
            &self.set(row),
            self.words().settled_how[how],
        );
        Story {
            line: Line::Settle,
            sentence,
            formulas: if is_locked {
                Vec::new()
            } else {
                self.matching_formulas(row, after)
            },
        }
    }
}
