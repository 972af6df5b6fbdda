//! Outcome of a game: who has won, if anybody.

use games::Player;
use texts::Texts;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Won(Player),
    Drawn,
}

impl Outcome {
    /// Who has won; `None` for a draw.
    pub fn winner(self) -> Option<Player> {
        match self {
            Self::Won(winner) => Some(winner),
            Self::Drawn => None,
        }
    }

    /// As a clause: "First has won".
    pub fn sentence(self, texts: &Texts) -> &'static str {
        match self {
            Self::Won(Player::First) => texts.labs.mcts.page.first_has_won,
            Self::Won(Player::Second) => texts.labs.mcts.page.second_has_won,
            Self::Drawn => texts.labs.mcts.page.drawn,
        }
    }
}
