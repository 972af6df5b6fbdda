//! The look inside one iteration: what of an experiment belongs to it.

use super::rules::Rules;
use super::settings::{GameName, RegretExperiment};
use crate::common::moments::moments;

impl RegretExperiment {
    /// The iteration that is looked at: never one after the last.
    pub fn iteration_looked_at(&self) -> u64 {
        let last = self.iterations;
        self.look.map_or(last, |look| look.min(last))
    }

    /// The iterations after which the strategies are kept, for the player who moves through time.
    pub fn moments(&self) -> Vec<u64> {
        moments(self.iterations, self.tree().slot_count())
    }

    /// Whether the game is poker: with cards, and antes in a pot.
    pub fn is_poker(&self) -> bool {
        matches!(
            self.game,
            GameName::Kuhn | GameName::KuhnSeed | GameName::Leduc
        )
    }

    /// Whether the game is one of a single choice, a matrix.
    pub fn is_matrix(&self) -> bool {
        matches!(self.rules(), Rules::Matrix(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LabExperiment;

    #[test]
    fn the_moment_looked_at_is_no_part_of_the_question() {
        let lab = RegretExperiment::default();
        let looking = RegretExperiment {
            look: Some(7),
            step: 12,
            ..lab.clone()
        };
        assert_eq!(looking.asked(), lab);
        assert_eq!(looking.at(5), lab.at(5));
        let late = RegretExperiment {
            look: Some(5_000),
            ..lab
        };
        assert_eq!(late.iteration_looked_at(), 1_000);
        let last = RegretExperiment { look: None, ..late };
        assert_eq!(last.iteration_looked_at(), 1_000);
    }
}
