//! Proofs about a node: a lower and an upper bound of its value, lost, drawn or won.
//!
//! After Cazenave and Saffidine, "Score bounded Monte-Carlo tree search" (2010), which with three values is
//! MCTS-Solver (Winands, Björnsson and Saito 2008) with draws: the mover has at least the best of what his moves
//! are bounded by from below, and at most the best of what they are bounded by from above.

/// A proven result, for the player it is told to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Proven {
    Loss,
    Draw,
    Win,
}

impl Proven {
    /// The result that pays so many half-points: 0, 1 or 2.
    #[inline]
    pub fn of_half_points(half_points: u32) -> Self {
        match half_points {
            0 => Self::Loss,
            1 => Self::Draw,
            _ => Self::Win,
        }
    }

    /// 0, 1 or 2.
    #[inline]
    pub fn half_points(self) -> u32 {
        self as u32
    }

    /// The same result for the other player.
    #[inline]
    pub fn opposite(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// The value lies between these two, both allowed, for the player whose action led to the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvenBounds {
    pub lower: Proven,
    pub upper: Proven,
}

impl Default for ProvenBounds {
    fn default() -> Self {
        Self::UNKNOWN
    }
}

impl ProvenBounds {
    /// Nothing is proven.
    pub const UNKNOWN: Self = Self {
        lower: Proven::Loss,
        upper: Proven::Win,
    };

    /// The value is known.
    pub fn exactly(value: Proven) -> Self {
        Self {
            lower: value,
            upper: value,
        }
    }

    /// The value, if it is known.
    #[inline]
    pub fn proven(self) -> Option<Proven> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The same for the other player.
    #[inline]
    pub fn opposite(self) -> Self {
        Self {
            lower: self.upper.opposite(),
            upper: self.lower.opposite(),
        }
    }

    /// What the player who may choose among `options` has.
    #[inline]
    pub fn best(options: impl Iterator<Item = Self>) -> Self {
        let none = Self::exactly(Proven::Loss);
        options.fold(none, |best, option| Self {
            lower: best.lower.max(option.lower),
            upper: best.upper.max(option.upper),
        })
    }

    /// Whether a player whose options together have `best` loses nothing by leaving this one out: it is lost and
    /// there are others, or it cannot be better than what he has for certain elsewhere.
    #[inline]
    pub fn is_beside(self, best: Self) -> bool {
        let is_lost = self.upper == Proven::Loss && best.upper > Proven::Loss;
        is_lost || self.upper < best.lower || self.upper == best.lower && self.lower < best.lower
    }

    /// Whether a search among options that together have `best` learns nothing from this one. Where the best is
    /// known, that is all but those which reach it.
    #[inline]
    pub fn is_settled(self, best: Self) -> bool {
        if best.lower == best.upper {
            self.is_beside(best)
        } else {
            self.lower == self.upper || self.upper <= best.lower
        }
    }

    /// The possible value that is nearest to so many half-points.
    #[inline]
    pub fn clamp(self, half_points: u32) -> u32 {
        half_points.clamp(self.lower.half_points(), self.upper.half_points())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Proven::{Draw, Loss, Win};

    fn bounds(lower: Proven, upper: Proven) -> ProvenBounds {
        ProvenBounds { lower, upper }
    }

    #[test]
    fn the_chooser_has_the_best_of_his_options() {
        let options = [bounds(Loss, Draw), bounds(Draw, Draw), bounds(Loss, Loss)];
        let best = ProvenBounds::best(options.into_iter());
        assert_eq!(best.proven(), Some(Draw));
        assert_eq!(
            options.map(|option| option.is_beside(best)),
            [true, false, true]
        );
        let lost = ProvenBounds::best([bounds(Loss, Loss)].into_iter());
        assert!(
            !bounds(Loss, Loss).is_beside(lost),
            "there is no other option"
        );
        assert_eq!(lost.opposite().proven(), Some(Win));
        assert_eq!(bounds(Loss, Draw).opposite(), bounds(Draw, Win));
    }

    #[test]
    fn a_certain_draw_is_kept_in_the_choice_but_teaches_nothing() {
        let best = bounds(Draw, Win);
        assert!(!bounds(Draw, Draw).is_beside(best) && bounds(Draw, Draw).is_settled(best));
        assert!(bounds(Loss, Draw).is_settled(best) && !bounds(Loss, Win).is_settled(best));
        let drawn = bounds(Draw, Draw);
        assert!(!drawn.is_settled(drawn) && bounds(Loss, Draw).is_settled(drawn));
        assert_eq!([0, 1, 2].map(|result| best.clamp(result)), [1, 1, 2]);
    }

    #[test]
    fn half_points_there_and_back() {
        for value in [Loss, Draw, Win] {
            assert_eq!(Proven::of_half_points(value.half_points()), value);
            assert_eq!(value.opposite().half_points(), 2 - value.half_points());
        }
    }
}
