//! Histogram of numbers that a class has chosen: columns of equal width, few enough to be read from the last row.

/// Columns at most.
const MAX_COLUMNS: usize = 21;
/// How many numbers a column stands for.
const WIDTHS: [usize; 6] = [1, 2, 5, 10, 20, 50];

/// A column: the first and the last of its numbers, and how many have chosen one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    pub first: usize,
    pub last: usize,
    pub count: usize,
}

impl Column {
    /// Its numbers, in words.
    pub fn told(&self) -> String {
        if self.first == self.last {
            self.first.to_string()
        } else {
            format!("{}–{}", self.first, self.last)
        }
    }
}

/// The columns of counts by number, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    pub columns: Vec<Column>,
    pub width: usize,
    pub highest: usize,
}

impl Histogram {
    /// How far along the picture a number is, from 0 to 1: the middle of its place.
    pub fn along(&self, number: f64) -> f64 {
        let all = self.width * self.columns.len();
        ((number + 0.5) / all as f64).clamp(0.0, 1.0)
    }
}

/// The histogram of what was chosen.
pub fn histogram(counts: &[usize]) -> Histogram {
    let fits = |width: &usize| counts.len().div_ceil(*width) <= MAX_COLUMNS;
    let width = WIDTHS.into_iter().find(|width| fits(width));
    let width = width.unwrap_or(counts.len().div_ceil(MAX_COLUMNS));
    let column = |(place, counts): (usize, &[usize])| Column {
        first: place * width,
        last: place * width + counts.len() - 1,
        count: counts.iter().sum(),
    };
    let columns: Vec<Column> = counts.chunks(width).enumerate().map(column).collect();
    let highest = columns.iter().map(|column| column.count).max();
    Histogram {
        columns,
        width,
        highest: highest.unwrap_or_default(),
    }
}
