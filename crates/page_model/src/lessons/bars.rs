//! Counted bars: of each answer how many have given it, and how long its bar is.

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedBar {
    pub label: String,
    pub count: usize,
    /// Of how many, where each bar is of others; `None` where all bars together are the whole.
    pub of: Option<usize>,
    /// `None` while that is not shown, and where nothing is graded.
    pub is_right: Option<bool>,
}

/// Shares of a bar, in percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares {
    /// How long it is drawn: of the longest bar, or of what it is a part of.
    pub drawn: f64,
    /// Of all that are counted, or of what it is a part of.
    pub of_all: f64,
}

/// The shares of each bar.
pub fn shares(bars: &[CountedBar]) -> Vec<Shares> {
    let all: usize = bars.iter().map(|bar| bar.count).sum();
    let longest = bars.iter().map(|bar| bar.count).max().unwrap_or_default();
    let share = |count: usize, of: usize| 100.0 * count as f64 / of.max(1) as f64;
    let shares = |bar: &CountedBar| match bar.of {
        Some(of) => Shares {
            drawn: share(bar.count, of),
            of_all: share(bar.count, of),
        },
        None => Shares {
            drawn: share(bar.count, longest),
            of_all: share(bar.count, all),
        },
    };
    bars.iter().map(shares).collect()
}
