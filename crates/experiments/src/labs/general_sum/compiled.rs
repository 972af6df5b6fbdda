//! Games of the lab, as trees and in sequence form.

use super::settings::{GameName, GeneralSumExperiment};
use crate::common::last::Last;
use engines::regret::several::SequenceForm;
use games::extensive::kuhn::{PLAYERS, ThreePlayerKuhn};
use games::extensive::normal_form::{BATTLE_OF_THE_SEXES, SHAPLEY};
use games::extensive::two_players::TwoPlayers;
use games::extensive::{ExtensiveGame, Position};
use games::kuhn::{FirstPass, Kuhn};
use games::matrix_game::{MatrixGame, ROCK_PAPER_SCISSORS};
use std::sync::Arc;

/// A game in both forms.
#[derive(Clone, Debug, PartialEq)]
pub struct Compiled {
    pub game: ExtensiveGame,
    pub form: Arc<SequenceForm>,
}

/// What is proven of learning a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// Two players and zero sum: nobody gains more from the averages than both regret together.
    Equilibrium,
    /// What was played: nobody would have gained more by one strategy all along than the largest regret.
    CoarseCorrelated,
}

impl Promise {
    /// Its name in results.
    pub fn name(self) -> &'static str {
        match self {
            Self::Equilibrium => "equilibrium",
            Self::CoarseCorrelated => "coarse-correlated",
        }
    }
}

impl Compiled {
    /// What is proven of it.
    pub fn promise(&self) -> Promise {
        if self.game.players() == 2 && self.game.is_zero_sum() {
            Promise::Equilibrium
        } else {
            Promise::CoarseCorrelated
        }
    }

    /// Whether each player makes one choice, of two or three actions, so that mixtures are places in a picture.
    pub fn has_paths(&self) -> bool {
        let sets = self.game.information_sets();
        let is_drawn = |count| matches!(count, 2 | 3);
        sets.len() == 2
            && sets.iter().all(|set| is_drawn(set.actions.len()))
            && sets[0].actions.len() == sets[1].actions.len()
    }
}

impl GeneralSumExperiment {
    /// The game, compiled. The last one is remembered: anyone who asks about one experiment gets the same.
    pub fn compiled(&self) -> Arc<Compiled> {
        thread_local! {
            static LAST: Last<(GameName, u64), Arc<Compiled>> = Last::default();
        }
        let asked = (self.game, self.cards);
        let make = || (asked, Arc::new(self.compile()));
        LAST.with(|last| last.get(|game| *game == asked, make))
    }

    fn compile(&self) -> Compiled {
        match self.game {
            GameName::KuhnForThree => of(PLAYERS, &ThreePlayerKuhn::new(self.cards as u8)),
            GameName::Shapley => of(2, &SHAPLEY.position()),
            GameName::BattleOfTheSexes => of(2, &BATTLE_OF_THE_SEXES.position()),
            GameName::Kuhn => of(2, &TwoPlayers(Kuhn::new(3, FirstPass::SecondPlayer))),
            GameName::RockPaperScissors => {
                of(2, &TwoPlayers(MatrixGame::new(&ROCK_PAPER_SCISSORS)))
            }
        }
    }
}

/// Games of ours are sound, which their tests show.
fn of(players: usize, root: &impl Position) -> Compiled {
    let game = ExtensiveGame::new(players, root);
    let game = game.unwrap_or_else(|fault| unreachable!("{fault}"));
    let form = Arc::new(SequenceForm::new(&game));
    Compiled { game, form }
}
