//! A step of an iteration in words: the line of the pseudo-code at work, what happens, and the formula with its numbers.

use super::settings::RegretLab;
use super::walk_state::{Reaches, WalkState};
use crate::engines::regret::record::{Iteration, RowState, Step};
use crate::engines::regret::tree::NodeId;
use crate::engines::regret::{Actor, Discount, GameTree, Sampling};
use crate::texts::{RegretInsideTexts, Texts};

/// A line of the pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Visit,
    Over,
    Chance,
    Average,
    Opponent,
    Each,
    Value,
    Regret,
    Weight,
    Return,
    Settle,
}

/// A step told.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    pub line: Line,
    pub sentence: String,
    /// One below the other.
    pub formulas: Vec<String>,
}

/// What is told about.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    pub lab: &'a RegretLab,
    pub tree: &'a GameTree,
    pub iteration: &'a Iteration,
    pub state: &'a WalkState,
    pub texts: &'static Texts,
}

/// The lines of the walk of this experiment's variant, with how far each is indented.
pub fn lines(lab: &RegretLab) -> Vec<(Line, u8)> {
    let sampling = lab.parameters_of(lab.variant).sampling;
    let is_external = sampling == Sampling::External;
    let mut lines = vec![(Line::Visit, 0), (Line::Over, 1), (Line::Chance, 1)];
    lines.extend(is_external.then_some((Line::Average, 1)));
    lines.extend([
        (Line::Opponent, 1),
        (Line::Each, 1),
        (Line::Value, 1),
        (Line::Regret, 1),
    ]);
    lines.extend((!is_external).then_some((Line::Weight, 1)));
    lines.extend([(Line::Return, 1), (Line::Settle, 0)]);
    lines
}

/// The text of a line.
pub fn code(lab: &RegretLab, line: Line, words: &RegretInsideTexts) -> &'static str {
    let parameters = lab.parameters_of(lab.variant);
    let sampling = parameters.sampling;
    match line {
        Line::Visit => words.code_visit,
        Line::Over => words.code_over,
        Line::Chance => (words.code_chance)(sampling != Sampling::None),
        Line::Average => words.code_average,
        Line::Opponent => (words.code_opponent)(draws_opponent(sampling)),
        Line::Each => (words.code_each)(matches!(sampling, Sampling::Outcome { .. })),
        Line::Value => words.code_value,
        Line::Regret => words.code_regret[kind(sampling)],
        Line::Weight => words.code_weight[kind(sampling)],
        Line::Return => words.code_return,
        Line::Settle => match parameters.discount {
            Discount::None => words.code_settle[0],
            Discount::Clip => words.code_settle[1],
            Discount::Powers { .. } => words.code_settle[2],
        },
    }
}

/// The place of a way of sampling in lists: none, chance, external, outcome.
fn kind(sampling: Sampling) -> usize {
    match sampling {
        Sampling::None => 0,
        Sampling::Chance => 1,
        Sampling::External => 2,
        Sampling::Outcome { .. } => 3,
    }
}

fn draws_opponent(sampling: Sampling) -> bool {
    matches!(sampling, Sampling::External | Sampling::Outcome { .. })
}

/// A history by the names of what has led to it.
pub fn name_of(tree: &GameTree, node: NodeId, texts: &Texts) -> String {
    let above = core::iter::successors(Some(node), |&node| tree.parent(node));
    let mut names: Vec<&str> = above.map(|node| tree.action_name(node)).collect();
    names.pop();
    names.reverse();
    if names.is_empty() {
        texts.regret_inside.root.to_owned()
    } else {
        names.join(" ")
    }
}

/// The last step before the moment; `None` before the first.
pub fn tell(telling: Telling) -> Option<Story> {
    let step = telling.step()?;
    Some(match step {
        Step::Enter { node, .. } => telling.entered(*node),
        Step::Leave { node, value } => telling.left(*node, *value),
        Step::Learn { node, row, .. } => telling.learned(step, *node, *row as usize),
        Step::Average { row, .. } => Story {
            line: Line::Average,
            sentence: (telling.words().averaged)(telling.owner(*row), telling.key(*row)),
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
        &self.texts.regret_inside
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

    fn number(&self, value: f64) -> String {
        (self.texts.value)(value)
    }

    /// A number as a factor or a summand: negative ones in parentheses.
    fn part(&self, value: f64) -> String {
        let text = self.number(value);
        if value < 0.0 && text != "0" {
            format!("({text})")
        } else {
            text
        }
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

    /// π_i and π_−i; what the walk has drawn, where it draws its own actions.
    fn reach_formulas(&self, reaches: &Reaches) -> Vec<String> {
        let (number, part) = (|value| self.number(value), |value| self.part(value));
        let mut formulas = vec![
            format!("π_i = {}", number(reaches.own)),
            format!(
                "π_−i = {} · {} = {}",
                part(reaches.opponent),
                part(reaches.chance),
                number(reaches.others())
            ),
        ];
        if matches!(self.sampling(), Sampling::Outcome { .. }) {
            formulas.push(format!("q_i = {}", number(reaches.drawn)));
        }
        formulas
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
            formulas: self.mean_formula(node, value).into_iter().collect(),
        }
    }

    /// The value as the mean of those below, where all of them are known and few.
    fn mean_formula(&self, node: NodeId, value: f64) -> Option<String> {
        const MOST: usize = 6;
        let children = self.tree.children(node);
        if children.is_empty() || children.len() > MOST {
            return None;
        }
        let summand = |&child: &NodeId| {
            let below = *self.state.values.get(&child)?;
            let probability = self.state.probability(self.tree, child)?;
            Some(format!("{}·{}", self.number(probability), self.part(below)))
        };
        let summands: Vec<String> = children.iter().map(summand).collect::<Option<_>>()?;
        Some(format!(
            "v = {} = {}",
            summands.join(" + "),
            self.number(value)
        ))
    }

    fn learned(&self, step: &Step, node: NodeId, row: usize) -> Story {
        let Step::Learn {
            value,
            action_values,
            factor,
            before,
            after,
            ..
        } = step
        else {
            unreachable!("asked of learning alone")
        };
        let (number, part) = (|value| self.number(value), |value| self.part(value));
        let set = &self.tree.information_sets()[row];
        let summand =
            |(action, below): (&f64, &f64)| format!("{}·{}", number(*action), part(*below));
        let summands = before.strategy.iter().zip(action_values).map(summand);
        let summands: Vec<String> = summands.collect();
        let mut formulas = vec![
            format!("v = {} = {}", summands.join(" + "), number(*value)),
            self.factor_formula(node, *factor),
        ];
        for (index, action) in set.actions.iter().enumerate() {
            formulas.push(format!(
                "R({action}) = {} + {}·({} − {}) = {}",
                number(before.cumulative_regret[index]),
                part(*factor),
                number(action_values[index]),
                part(*value),
                number(after.cumulative_regret[index]),
            ));
        }
        let sentence = (self.words().learned)(set.player.index(), &set.key);
        Story {
            line: Line::Regret,
            sentence,
            formulas,
        }
    }

    /// What differences of values are multiplied by, as the variant has it.
    fn factor_formula(&self, node: NodeId, factor: f64) -> String {
        let reaches = self.state.reaches.get(&node);
        let (number, part) = (|value| self.number(value), |value| self.part(value));
        match (self.sampling(), reaches) {
            (Sampling::None, Some(reaches)) => format!(
                "π_−i = {} · {} = {}",
                part(reaches.opponent),
                part(reaches.chance),
                number(factor)
            ),
            (Sampling::Outcome { .. }, Some(reaches)) => {
                format!("1/q_i = 1/{} = {}", part(reaches.drawn), number(factor))
            }
            (Sampling::External, _) => self.words().factor_is_one.to_owned(),
            _ => format!("π_opponent = {}", number(factor)),
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
            self.key(row),
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

    /// Regret matching with its numbers.
    fn matching_formulas(&self, row: u32, after: &RowState) -> Vec<String> {
        let actions = &self.tree.information_sets()[row as usize].actions;
        let positive = |regret: f64| regret.max(0.0);
        let sum: f64 = after.cumulative_regret.iter().copied().map(positive).sum();
        if sum <= 0.0 {
            return vec![(self.words().no_positive_regret)(actions.len())];
        }
        let formula = |(index, action): (usize, &String)| {
            format!(
                "σ({action}) = {} / {} = {}",
                self.number(positive(after.cumulative_regret[index])),
                self.number(sum),
                self.number(after.strategy[index]),
            )
        };
        actions.iter().enumerate().map(formula).collect()
    }
}
