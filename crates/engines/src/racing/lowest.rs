//! The smallest number at which a condition holds that holds for all larger ones too, where finding out takes long: the
//! caller is told what to find out next, and tells the answer.

/// The search, among the numbers from 0 to a last one.
#[derive(Clone, Debug)]
pub(super) struct Lowest {
    /// It holds for none below.
    low: u64,
    /// It holds here, if this is not after the last.
    high: u64,
    end: u64,
    guess: u64,
    /// How far to go from the guess next.
    step: u64,
}

impl Lowest {
    /// Nothing known about the numbers below `end`; the smallest may be near `guess`.
    pub fn new(end: u64, guess: u64) -> Self {
        Self {
            low: 0,
            high: end,
            end,
            guess: guess.min(end.saturating_sub(1)),
            step: 1,
        }
    }

    /// What has to be known next; `None` when the search is over.
    pub fn next(&self) -> Option<u64> {
        if self.low >= self.high {
            return None;
        }
        let has_failed = self.low > 0;
        let has_held = self.high < self.end;
        Some(match (has_failed, has_held) {
            (false, false) => self.guess,
            (true, false) => (self.low + self.step - 1).min(self.end - 1),
            (false, true) => self.high.saturating_sub(self.step),
            (true, true) => self.low + (self.high - self.low) / 2,
        })
    }

    /// Whether it holds for the number that [`Lowest::next`] has named.
    pub fn hear(&mut self, number: u64, holds: bool) {
        self.step *= 2;
        if holds {
            self.high = number;
        } else {
            self.low = number + 1;
        }
    }

    /// The smallest; `None` if it holds for none. Meaningful when the search is over.
    pub fn found(&self) -> Option<u64> {
        (self.high < self.end).then_some(self.high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_from_every_guess() {
        for end in 1..20 {
            for place in 0..=end {
                for guess in 0..end + 3 {
                    let mut search = Lowest::new(end, guess);
                    let mut asked = 0;
                    while let Some(number) = search.next() {
                        assert!(number < end);
                        search.hear(number, number >= place);
                        asked += 1;
                    }
                    assert_eq!(search.found(), (place < end).then_some(place));
                    assert!(asked <= 10, "{end} {place} {guess}: {asked}");
                }
            }
        }
    }
}
