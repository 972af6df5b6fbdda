//! P(Y ≤ w) for the wins Y in t games, followed from test to test of races that test after every game; and whether that
//! happens at one test at least, were tests independent.
//!
//! With a game more the probability is less by p·P(Y = w), with a win more it is more by P(Y = w + 1); the single
//! probabilities are ratios of each other. So a step takes nanoseconds, where the continued fraction of
//! [`super::binomial`] takes a microsecond. Roundings add up, so the fraction is asked again every [`MAX_STEPS`] steps:
//! what they come to is below 10⁻¹³ of the probability that was followed.

use super::binomial;

/// Steps without the continued fraction.
const MAX_STEPS: u32 = 256;

/// P(Y ≤ w) of some w and t.
#[derive(Clone, Copy, Debug)]
struct Tail {
    wins: u64,
    games: u64,
    at_most: f64,
    exactly: f64,
    /// Since the fraction was asked.
    steps: u32,
}

impl Tail {
    fn new(wins: u64, games: u64, mean: f64) -> Self {
        Self {
            wins,
            games,
            at_most: binomial::at_most(wins, games, mean),
            exactly: binomial::exactly(wins, games, mean),
            steps: 0,
        }
    }

    /// After one game more, and at most one win more; `None` if that is not where to go.
    fn next(mut self, wins: u64, games: u64, mean: f64) -> Option<Self> {
        let is_near = games == self.games + 1 && (wins == self.wins || wins == self.wins + 1);
        if !is_near || self.steps == MAX_STEPS || self.wins >= self.games {
            return None;
        }
        let (t, w) = (games as f64, self.wins as f64);
        self.at_most = (self.at_most - mean * self.exactly).max(0.0);
        self.exactly *= t * (1.0 - mean) / (t - w);
        if wins > self.wins {
            self.exactly *= (t - w) * mean / ((w + 1.0) * (1.0 - mean));
            self.at_most += self.exactly;
        }
        (self.wins, self.games, self.steps) = (wins, games, self.steps + 1);
        Some(self)
    }
}

/// The probability that some test of those so far has few wins, were tests independent: 1 − Π(1 − P(Y ≤ w)), which grows
/// by what a test adds, so that nothing cancels.
#[derive(Clone, Debug)]
pub(super) struct AtLeastOne {
    /// The probability of winning a game.
    mean: f64,
    tail: Option<Tail>,
    found: f64,
}

impl AtLeastOne {
    /// No test yet; `mean` is from (0, 1).
    pub fn new(mean: f64) -> Self {
        Self {
            mean,
            tail: None,
            found: 0.0,
        }
    }

    /// A test after `games` games that `wins` wins or fewer are few at; `None` if none are.
    pub fn add(&mut self, wins: Option<u64>, games: u64) {
        let Some(wins) = wins else {
            return;
        };
        let next = |tail: Tail| tail.next(wins, games, self.mean);
        let tail = self.tail.and_then(next);
        let tail = tail.unwrap_or_else(|| Tail::new(wins, games, self.mean));
        self.found += tail.at_most * (1.0 - self.found);
        self.tail = Some(tail);
    }

    pub fn found(&self) -> f64 {
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_followed_is_what_the_fraction_says() {
        for mean in [0.5, 0.503, 0.6, 0.9] {
            let (mut wins, mut tail) = (40, Tail::new(40, 150, mean));
            let mut first = tail.at_most;
            for games in 151..4_000_u64 {
                // About as fast as bounds let it: a little slower than one half of the games.
                wins += u64::from(games % 7 < 3);
                tail = tail.next(wins, games, mean).unwrap_or_else(|| {
                    first = binomial::at_most(wins, games, mean);
                    Tail::new(wins, games, mean)
                });
                let exact = binomial::at_most(wins, games, mean);
                let most = first.max(exact);
                assert!(
                    (tail.at_most - exact).abs() <= 1e-9 * most,
                    "{wins} of {games}, {mean}: {} for {exact}",
                    tail.at_most
                );
            }
        }
    }

    #[test]
    fn small_numbers_by_hand() {
        // Of one to three fair coins none wins: 1/2, 1/4, 1/8; at least one of the three: 1 − 1/2·3/4·7/8 = 43/64.
        let mut tests = AtLeastOne::new(0.5);
        tests.add(None, 1);
        for games in 1..=3 {
            tests.add(Some(0), games);
        }
        assert!((tests.found() - 43.0 / 64.0).abs() < 1e-14);
        tests.add(Some(4), 4);
        assert_eq!(tests.found(), 1.0);
    }
}
