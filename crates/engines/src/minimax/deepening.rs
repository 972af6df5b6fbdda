//! Iterative deepening: to depth 1, then 2, and so on. Each iteration tells the next which moves to try first,
//! and whenever the search is stopped there is a move.
//!
//! Source: D. J. Slate and L. R. Atkin, "Chess 4.5" (1977); R. E. Korf, Artificial Intelligence 27 (1985).

/// The depth limits of the iterations, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Depths {
    wanted: Option<u32>,
    deepening: bool,
    now: Option<u32>,
}

impl Depths {
    /// Up to `wanted` (`None`: to the ends of the game), step by step or at once.
    pub fn new(wanted: Option<u32>, deepening: bool) -> Self {
        Self {
            wanted,
            deepening,
            now: if deepening {
                Some(wanted.map_or(1, |depth| depth.min(1)))
            } else {
                wanted
            },
        }
    }

    /// The limit of this iteration; `None` without one.
    pub fn now(&self) -> Option<u32> {
        self.now
    }

    /// Goes on to the next iteration after one that was whole or not; false if that was the last.
    pub fn next(&mut self, was_whole: bool) -> bool {
        let goes_on = self.deepening && !was_whole && self.now != self.wanted;
        if goes_on {
            self.now = self.now.map(|depth| depth + 1);
        }
        goes_on
    }
}
