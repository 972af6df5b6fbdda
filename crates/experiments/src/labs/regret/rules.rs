//! Rules of the game of an experiment: which it is exactly, how large it is, and its compiled form.
//!
//! How many histories a game has is counted in formulas, so that what it costs and whether it is too large is known before
//! it is compiled. Games with more than [`MAX_WHOLE`] histories are compiled whole only where they are learned. All else
//! (the page above all, whose thread must not stand still) has their outline: all information sets, few of the histories.

use crate::common::last::Last;
use engines::regret::{BYTES_A_HISTORY, GameTree};
use games::goofspiel::{Goofspiel, GoofspielRules};
use games::kuhn::{FirstPass, Kuhn};
use games::leduc::Leduc;
use games::liars_dice::LiarsDice;
use games::matrix_game::{Matrix, MatrixGame};
use std::sync::Arc;

/// Larger games are not learned: their tree would not fit beside others into the memory of a browser.
pub const MAX_HISTORIES: u64 = 300_000;
/// Of larger games only who learns them has the whole tree.
pub const MAX_WHOLE: u64 = 100_000;
/// Of larger games no iteration is kept step by step.
pub const MAX_RECORDED: u64 = 20_000;

/// A game with its sizes and variants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rules {
    Kuhn(u8, FirstPass),
    /// With so many ranks.
    Leduc(u8),
    /// Dice a player, faces a die.
    LiarsDice(u8, u8),
    Goofspiel(GoofspielRules),
    Matrix(&'static Matrix),
}

impl Rules {
    /// How many histories there are, the empty and the finished ones among them.
    pub fn histories(self) -> u64 {
        match self {
            Self::Kuhn(cards, first_pass) => {
                let deal = match first_pass {
                    FirstPass::SecondPlayer => 9,
                    FirstPass::Showdown => 5,
                };
                let cards = u64::from(cards);
                1 + deal * cards * (cards - 1)
            }
            Self::Leduc(ranks) => Leduc::with_ranks(ranks).histories(),
            Self::LiarsDice(dice, faces) => LiarsDice::new(dice, faces).histories(),
            Self::Goofspiel(rules) => Goofspiel::new(rules).histories(),
            Self::Matrix(matrix) => {
                let choices = matrix.choices().len() as u64;
                1 + choices + choices * choices
            }
        }
    }

    /// About how many bytes a run of it keeps in memory.
    pub fn bytes(self) -> u64 {
        self.histories() * BYTES_A_HISTORY
    }

    /// Whether it is not learned here.
    pub fn is_too_large(self) -> bool {
        self.histories() > MAX_HISTORIES
    }

    /// The same with fewer cards or faces if it is too large.
    #[must_use]
    pub fn fitting(self) -> Self {
        let smaller = match self {
            Self::LiarsDice(dice, faces) => Self::LiarsDice(dice, faces - 1),
            Self::Goofspiel(rules) => Self::Goofspiel(GoofspielRules {
                cards: rules.cards - 1,
                ..rules
            }),
            all => all,
        };
        if self.is_too_large() && smaller.histories() < self.histories() {
            smaller.fitting()
        } else {
            self
        }
    }

    /// Whether one of its iterations may be looked at step by step.
    pub fn is_recorded(self) -> bool {
        self.histories() <= MAX_RECORDED
    }

    /// The tree that everybody has, whole or in outline. The last one is
    /// remembered: anyone who asks about one game gets the same.
    pub fn tree(self) -> Arc<GameTree> {
        thread_local! {
            static LAST: Last<Rules, Arc<GameTree>> = Last::default();
        }
        let make = || (self, Arc::new(self.compile(self.histories() <= MAX_WHOLE)));
        LAST.with(|last| last.get(|known| *known == self, make))
    }

    /// The whole tree, for those who learn it.
    pub fn whole_tree(self) -> Arc<GameTree> {
        thread_local! {
            static LAST: Last<Rules, Arc<GameTree>> = Last::default();
        }
        if self.histories() <= MAX_WHOLE {
            return self.tree();
        }
        let make = || (self, Arc::new(self.compile(true)));
        LAST.with(|last| last.get(|known| *known == self, make))
    }

    fn compile(self, is_whole: bool) -> GameTree {
        match self {
            Self::Kuhn(cards, first_pass) => GameTree::new(&Kuhn::new(cards, first_pass)),
            Self::Leduc(ranks) => GameTree::new(&Leduc::with_ranks(ranks)),
            Self::LiarsDice(dice, faces) if is_whole => GameTree::new(&LiarsDice::new(dice, faces)),
            Self::LiarsDice(dice, faces) => GameTree::outline(&LiarsDice::new(dice, faces)),
            Self::Goofspiel(rules) => GameTree::new(&Goofspiel::new(rules)),
            Self::Matrix(matrix) => GameTree::new(&MatrixGame::new(matrix)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LabExperiment;
    use crate::regret::RegretExperiment;

    fn lab(changes: &[(&str, &str)]) -> RegretExperiment {
        let mut lab = RegretExperiment::default();
        for (key, text) in changes {
            lab = lab.change(key, text).expect(text);
        }
        lab
    }

    #[test]
    fn histories_are_counted_before_they_are_there() {
        let games: [&[(&str, &str)]; 9] = [
            &[("cards", "5")],
            &[("game", "kuhn-seed")],
            &[("game", "leduc"), ("ranks", "4")],
            &[("game", "liars-dice"), ("faces", "4")],
            &[("game", "liars-dice"), ("faces", "2"), ("dice", "2")],
            &[("game", "goofspiel"), ("cards", "4")],
            &[("game", "goofspiel"), ("points_order", "random")],
            &[("game", "rock-paper-scissors")],
            &[("game", "matching-pennies")],
        ];
        for changes in games {
            let lab = lab(changes);
            assert_eq!(
                lab.rules().histories(),
                lab.tree().len() as u64,
                "{changes:?}"
            );
            assert!(Arc::ptr_eq(&lab.tree(), &lab.whole_tree()));
        }
    }

    #[test]
    fn an_outline_has_all_information_sets() {
        let rules = LiarsDice::new(2, 2);
        let (whole, outline) = (GameTree::new(&rules), GameTree::outline(&rules));
        assert!(whole.is_whole() && !outline.is_whole() && outline.len() < whole.len());
        assert_eq!(outline.slot_count(), whole.slot_count());
        let sets = outline.information_sets().iter();
        for (outlined, set) in sets.zip(whole.information_sets()) {
            assert_eq!((&outlined.key, &outlined.actions), (&set.key, &set.actions));
            assert_eq!((outlined.player, outlined.copies), (set.player, set.copies));
        }
        assert!(GameTree::outline(&Leduc::new()).is_whole());
    }

    #[test]
    fn what_is_too_large_is_made_smaller_and_said() {
        let dice = lab(&[("game", "liars-dice")]);
        assert!(!dice.rules().is_too_large());
        let two = dice.change("dice", "2").unwrap();
        assert_eq!((two.dice, two.faces), (2, 3));
        let fault = two.change("faces", "6").unwrap_err().unwrap();
        assert!(fault.is_about("faces"));
        let cards = lab(&[("game", "goofspiel"), ("cards", "5")]);
        assert_eq!(cards.change("points_order", "random").unwrap().cards, 4);
        assert!(cards.change("cards", "6").is_err());
        assert!(
            lab(&[("game", "leduc"), ("ranks", "10")])
                .rules()
                .histories()
                <= MAX_WHOLE
        );
    }
}
