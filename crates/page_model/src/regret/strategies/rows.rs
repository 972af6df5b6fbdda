//! Rows of the table: which information sets it shows, and in which order.

use engines::regret::GameTree;
use experiments::regret::naming::set_name;
use experiments::regret::{Evaluated, Findings};
use games::Player;
use texts::{InformationSetTexts, Texts};

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

/// The columns in order; `None` for the two that have nothing to sort by. The names in tests and style sheets are with
/// them.
const COLUMNS: [(Option<Column>, &str); 10] = [
    (Some(Column::Key), "key"),
    (Some(Column::Player), "player"),
    (None, "action"),
    (Some(Column::Average), "average"),
    (Some(Column::Current), "current"),
    (None, "loaded"),
    (Some(Column::Regret), "regret"),
    (Some(Column::Cost), "cost"),
    (Some(Column::Reach), "reach"),
    (Some(Column::GivenAway), "given-away"),
];

/// The columns with their names and labels; `has_loaded` says whether there is one for a loaded strategy.
pub fn columns(
    has_loaded: bool,
    words: &InformationSetTexts,
) -> impl Iterator<Item = (Option<Column>, &'static str, &'static str)> {
    let columns = COLUMNS.into_iter().zip(words.header);
    let columns = columns.map(|((column, name), label)| (column, name, label));
    columns.filter(move |(_, name, _)| *name != "loaded" || has_loaded)
}

/// Rows that are shown at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// From 0.
    pub number: usize,
    /// The place of its first row, and of the one after its last.
    pub first: usize,
    pub end: usize,
    pub is_last: bool,
}

impl Page {
    /// The page with this number, or the last one, of a table with `all` rows.
    pub fn of(number: usize, all: usize) -> Self {
        let pages = all.div_ceil(PAGE).max(1);
        let number = number.min(pages - 1);
        let first = number * PAGE;
        let end = (first + PAGE).min(all);
        Self {
            number,
            first,
            end,
            is_last: end == all,
        }
    }

    /// Which rows of how many are shown, in words.
    pub fn told(self, all: usize, texts: &Texts) -> String {
        let words = &texts.labs.regret.page.table;
        let number = |number: usize| (texts.number)(number as u64);
        if all == 0 {
            words.none_fits.to_owned()
        } else {
            (words.shown)(&number(self.first + 1), &number(self.end), &number(all))
        }
    }
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

    /// How a column is sorted, for those who hear it, and the arrow at its head.
    pub fn sorted(&self, column: Column) -> (&'static str, &'static str) {
        match (self.sorted_by == Some(column), self.is_descending) {
            (false, _) => ("none", ""),
            (true, false) => ("ascending", " ↑"),
            (true, true) => ("descending", " ↓"),
        }
    }

    /// The rows that fit, in order.
    pub fn rows(
        &self,
        tree: &GameTree,
        learned: &Findings,
        answers: Option<&Evaluated>,
        texts: &Texts,
    ) -> Vec<usize> {
        let wanted = self.text.trim().to_lowercase();
        let fits = |row: &usize| {
            let set = &tree.information_sets()[*row];
            self.player.is_none_or(|player| player == set.player)
                && (set.key.to_lowercase().contains(&wanted)
                    || set_name(tree, *row, texts).to_lowercase().contains(&wanted))
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
    learned: &Findings,
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
