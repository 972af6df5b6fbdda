//! Cells of the board: the bar of each, its shares as text, and what is read aloud.

use super::bar::Bar;
use super::board::{Board, Column};
use super::shown::Shown;
use engines::regret::kuhn_equilibrium;
use engines::regret::{Locks, Strategy};
use experiments::regret::RegretExperiment;
use experiments::regret::naming::{action_names, deed_name, set_name};
use texts::Texts;

/// A cell of a game without cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub bar: Bar,
    pub text: String,
    /// Read aloud.
    pub label: String,
}

/// The actions that bars show, from the left: the last one first, all but the first where there are two.
pub fn shown_actions(count: usize) -> Vec<usize> {
    (1..count).rev().collect()
}

/// The actions that the bars of a column show, in words.
pub fn column_name(column: &Column, texts: &Texts) -> String {
    let names = shown_actions(column.deeds.len()).into_iter();
    let names = names.map(|action| deed_name(&column.deeds[action], texts));
    names.collect::<Vec<_>>().join(" / ")
}

/// Whether the tab key comes to the cell of an information set: to the one that is looked at, else to the first of the board.
pub fn is_entry(board: &Board, row: usize, key: &str, looked_at: &str) -> bool {
    if looked_at.is_empty() {
        let first = board.columns.first();
        first.is_some_and(|first| first.rows.iter().flatten().next() == Some(&row))
    } else {
        looked_at == key
    }
}

/// What cells are told from.
pub struct Cells<'a> {
    shown: &'a Shown,
    locks: Locks,
    /// The equilibrium that was chosen.
    chosen: Option<Strategy>,
    texts: &'a Texts,
}

impl<'a> Cells<'a> {
    /// Of what `lab` looks at.
    pub fn new(lab: &RegretExperiment, shown: &'a Shown, texts: &'a Texts) -> Self {
        let tree = &shown.learned.tree;
        let chosen = shown.equilibria.as_ref();
        Self {
            shown,
            locks: lab.lock.of_game(tree),
            chosen: chosen.and_then(|_| kuhn_equilibrium::strategy(tree, lab.equilibrium)),
            texts,
        }
    }

    /// Whether the strategy is fixed there.
    pub fn is_fixed(&self, row: usize) -> bool {
        self.locks.is_locked(row)
    }

    /// What is fixed is shown as it is fixed at once, whatever was learned before.
    fn average(&self, row: usize) -> Option<&[f64]> {
        let fixed = self.locks.probabilities(&self.shown.learned.tree, row);
        fixed.or_else(|| Some(self.shown.row(row)?.0))
    }

    /// The shares of these actions.
    pub fn bar(&self, row: usize, actions: &[usize]) -> Bar {
        let tree = &self.shown.learned.tree;
        let (Some(average), Some((_, current))) = (self.average(row), self.shown.row(row)) else {
            return Bar::default();
        };
        let known = self.shown.equilibria.as_ref();
        let first = actions.first().copied().unwrap_or_default();
        let chosen = self.chosen.as_ref();
        Bar {
            frame: known.map(|known| known.range(tree, row, first)),
            chosen: chosen.map(|chosen| chosen.row(tree, row)[first]),
            ..Bar::of(average, current, actions)
        }
    }

    /// The shares of these actions in percent; empty before anything was learned.
    pub fn text(&self, row: usize, actions: &[usize]) -> String {
        let percents = self.texts.labs.regret.pictures.percents;
        let Some(average) = self.average(row) else {
            return String::new();
        };
        let shares: Vec<f64> = actions.iter().map(|&action| average[action]).collect();
        percents(&shares)
    }

    /// All actions with their shares; of the last one also what is done now and in equilibrium.
    pub fn label(&self, row: usize) -> String {
        let words = &self.texts.labs.regret.pictures;
        let tree = &self.shown.learned.tree;
        let name = set_name(tree, row, self.texts);
        let Some((average, (_, current))) = self.average(row).zip(self.shown.row(row)) else {
            return name;
        };
        let names = action_names(tree, row, self.texts);
        let shares = names.iter().zip(average);
        let mut parts: Vec<String> = shares
            .map(|(name, &share)| (words.board.share)(name, &(words.percent)(share)))
            .collect();
        let last = current.len() - 1;
        parts.push((words.board.now)(&(words.percent)(current[last])));
        if let Some(known) = &self.shown.equilibria {
            parts.push(self.in_equilibrium(known.range(tree, row, last)));
        }
        let is_fixed = self.locks.is_locked(row);
        parts.extend(is_fixed.then(|| words.board.fixed.to_owned()));
        (words.board.cell)(&name, &parts.join(", "))
    }

    fn in_equilibrium(&self, (low, high): (f64, f64)) -> String {
        let words = &self.texts.labs.regret.pictures;
        (words.board.in_equilibrium)(&(words.percent)(low), &(words.percent)(high))
    }

    /// A choice of a game without cards, of the player called `name`.
    pub fn choice(&self, row: usize, action: usize, name: &str) -> Choice {
        let words = &self.texts.labs.regret.pictures;
        let tree = &self.shown.learned.tree;
        let Some((average, current)) = self.shown.row(row) else {
            return Choice {
                bar: Bar::default(),
                text: String::new(),
                label: name.to_owned(),
            };
        };
        let known = self.shown.equilibria.as_ref();
        let frame = known.map(|known| known.range(tree, row, action));
        let percent = words.percent;
        let choice = &tree.information_sets()[row].actions[action];
        let mut parts = vec![
            (words.board.share)(choice, &percent(average[action])),
            (words.board.now)(&percent(current[action])),
        ];
        parts.extend(frame.map(|frame| self.in_equilibrium(frame)));
        Choice {
            bar: Bar {
                frame,
                ..Bar::of(average, current, &[action])
            },
            text: percent(average[action]),
            label: (words.board.cell)(name, &parts.join(", ")),
        }
    }
}
