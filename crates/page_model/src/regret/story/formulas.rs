//! The formulas of a step with their numbers.

use super::code::{Line, token};
use super::{Formula, Telling};
use crate::regret::walk_state::Reaches;
use engines::regret::Sampling;
use engines::regret::record::{RowState, Step};
use engines::regret::tree::NodeId;
use experiments::regret::naming::action_names;

impl Telling<'_> {
    pub(super) fn number(&self, value: f64) -> String {
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

    /// π_i and π_−i; what the walk has drawn, where it draws its own actions.
    pub(super) fn reach_formulas(&self, reaches: &Reaches) -> Vec<Formula> {
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
        let formulas = formulas.into_iter();
        formulas.map(|text| Formula::new(text, "reach")).collect()
    }

    /// The value as the mean of those below, where all of them are known and few.
    pub(super) fn mean_formula(&self, node: NodeId, value: f64, line: Line) -> Option<Formula> {
        const MAX_CHILDREN: usize = 6;
        let children = self.tree.children(node);
        if children.is_empty() || children.len() > MAX_CHILDREN {
            return None;
        }
        let summand = |&child: &NodeId| {
            let below = *self.state.values.get(&child)?;
            let probability = self.state.probability(self.tree, child)?;
            Some(format!("{}·{}", self.number(probability), self.part(below)))
        };
        let summands: Vec<String> = children.iter().map(summand).collect::<Option<_>>()?;
        let text = format!("v = {} = {}", summands.join(" + "), self.number(value));
        Some(Formula::new(text, token(line)))
    }

    /// What differences of values are multiplied by, as the variant has it.
    pub(super) fn factor_formula(&self, node: NodeId, factor: f64) -> String {
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

    /// What a formula for an action's regret is about.
    fn about_regret(&self, line: Line, row: u32, index: usize) -> String {
        format!("{} regret-{}-{index}", token(line), self.key(row))
    }

    /// Regret matching with its numbers.
    pub(super) fn matching_formulas(&self, row: u32, after: &RowState) -> Vec<Formula> {
        let actions = action_names(self.tree, row as usize, self.texts);
        let positive = |regret: f64| regret.max(0.0);
        let sum: f64 = after.cumulative_regret.iter().copied().map(positive).sum();
        if sum <= 0.0 {
            let text = (self.words().no_positive_regret)(actions.len());
            return vec![Formula::new(text, token(Line::Settle))];
        }
        let formula = |(index, action): (usize, &String)| {
            let text = format!(
                "σ({action}) = {} / {} = {}",
                self.number(positive(after.cumulative_regret[index])),
                self.number(sum),
                self.number(after.strategy[index]),
            );
            Formula::new(text, self.about_regret(Line::Settle, row, index))
        };
        actions.iter().enumerate().map(formula).collect()
    }

    /// What a history teaches: its value, the factor, and the cumulative regret of every action before and after.
    pub(super) fn regret_formulas(&self, step: &Step, node: NodeId, row: u32) -> Vec<Formula> {
        let Step::Learn {
            value,
            action_values,
            factor,
            before,
            after,
            ..
        } = step
        else {
            return Vec::new();
        };
        let (number, part) = (|value| self.number(value), |value| self.part(value));
        let summand =
            |(action, below): (&f64, &f64)| format!("{}·{}", number(*action), part(*below));
        let summands = before.strategy.iter().zip(action_values).map(summand);
        let summands: Vec<String> = summands.collect();
        let mut formulas = vec![
            Formula::new(
                format!("v = {} = {}", summands.join(" + "), number(*value)),
                token(Line::Value),
            ),
            Formula::new(self.factor_formula(node, *factor), "reach"),
        ];
        let actions = action_names(self.tree, row as usize, self.texts);
        formulas.extend(actions.iter().enumerate().map(|(index, action)| {
            let text = format!(
                "R({action}) = {} + {}·({} − {}) = {}",
                number(before.cumulative_regret[index]),
                part(*factor),
                number(action_values[index]),
                part(*value),
                number(after.cumulative_regret[index]),
            );
            Formula::new(text, self.about_regret(Line::Regret, row, index))
        }));
        formulas
    }
}
