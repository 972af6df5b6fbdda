//! Counted bars: of each answer how many have given it, and how long its bar is.

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedBar {
    pub label: String,
    pub count: usize,
    /// `None` while that is not shown, and where nothing is graded.
    pub is_right: Option<bool>,
}

/// Shares of a bar, in percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares {
    /// Of the longest bar: how long it is drawn.
    pub of_longest: f64,
    /// Of all that are counted.
    pub of_all: f64,
}

/// The shares of each bar.
pub fn shares(bars: &[CountedBar]) -> Vec<Shares> {
    let all: usize = bars.iter().map(|bar| bar.count).sum();
    let longest = bars.iter().map(|bar| bar.count).max().unwrap_or_default();
    let share = |count: usize, of: usize| 100.0 * count as f64 / of.max(1) as f64;
    let shares = |bar: &CountedBar| Shares {
        of_longest: share(bar.count, longest),
        of_all: share(bar.count, all),
    };
    bars.iter().map(shares).collect()
}
