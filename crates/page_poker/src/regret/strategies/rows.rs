//! Rows of the table: which information sets it shows, and in which order.

use engines::regret::GameTree;
use experiments::regret::{Evaluated, Learned, naming};
use games::Player;
use texts::Texts;

/// Rows on a page.
pub const PAGE: usize = 24;

/// What rows can be sorted by, where they have a number or a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Key,
    Player,
    Average,
    Current,
    Regret,
    Cost,
    Reach,
    GivenAway,
}

/// How the table is looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// The order of the game where nothing is chosen.
    pub sorted_by: Option<Column>,
    pub is_descending: bool,
    pub player: Option<Player>,
    /// In the name of the information set.
    pub text: String,
    pub page: usize,
}

impl View {
    /// Sorted by this column; the other way round if it was already.
    #[must_use]
    pub fn sort(&self, column: Column) -> Self {
        let is_same = self.sorted_by == Some(column);
        // Names from the beginning, numbers from the largest.
        let is_name = matches!(column, Column::Key | Column::Player);
        Self {
            sorted_by: Some(column),
            is_descending: if is_same {
                !self.is_descending
            } else {
                !is_name
            },
            page: 0,
            ..self.clone()
        }
    }

    /// The rows that fit, in order.
    pub fn rows(
        &self,
        tree: &GameTree,
        learned: &Learned,
        answers: Option<&Evaluated>,
        texts: &Texts,
    ) -> Vec<usize> {
        let wanted = self.text.trim().to_lowercase();
        let fits = |row: &usize| {
            let set = &tree.information_sets()[*row];
            self.player.is_none_or(|player| player == set.player)
                && (set.key.to_lowercase().contains(&wanted)
                    || naming::set_name(tree, *row, texts)
                        .to_lowercase()
                        .contains(&wanted))
        };
        let mut rows: Vec<usize> = (0..tree.information_sets().len()).filter(fits).collect();
        let Some(column) = self.sorted_by else {
            return rows;
        };
        if column == Column::Key {
            rows.sort_by(|&a, &b| {
                let key = |row: usize| &tree.information_sets()[row].key;
                key(a).cmp(key(b))
            });
        } else {
            let mut numbers: Vec<(f64, usize)> = rows
                .iter()
                .map(|&row| (number(column, row, tree, learned, answers), row))
                .collect();
            numbers.sort_by(|a, b| a.0.total_cmp(&b.0));
            rows = numbers.into_iter().map(|(_, row)| row).collect();
        }
        if self.is_descending {
            rows.reverse();
        }
        rows
    }
}

/// What a row is sorted by; what is not known counts as less than anything.
fn number(
    column: Column,
    row: usize,
    tree: &GameTree,
    learned: &Learned,
    answers: Option<&Evaluated>,
) -> f64 {
    const UNKNOWN: f64 = f64::NEG_INFINITY;
    let main = learned.main.as_ref();
    let player = tree.information_sets()[row].player;
    let best = answers.map(|answers| &answers.best[player.index()]);
    let largest = |numbers: &[f64]| numbers.iter().copied().fold(UNKNOWN, f64::max);
    let last = |numbers: &[f64]| numbers.last().copied().unwrap_or(UNKNOWN);
    let known = match column {
        Column::Key => None,
        Column::Player => Some(player.index() as f64),
        Column::Average => main.map(|main| last(main.average.row(tree, row))),
        Column::Current => main.map(|main| last(main.current.row(tree, row))),
        Column::Regret => main.map(|main| largest(&main.regrets[tree.slots(row)])),
        Column::Cost => best.and_then(|best| Some(largest(&best.costs(tree, row)?))),
        Column::Reach => best.map(|best| best.reach(row)),
        Column::GivenAway => answers.map(|answers| answers.given_away[row]),
    };
    known.unwrap_or(UNKNOWN)
}
