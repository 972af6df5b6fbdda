//! The work: a game, some rounds at a time.

use crate::Chunk;
use engines::{Status, effort};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::war_game::{End, Snapshot, WarGame, WarGameExperiment};
use games::Player;
use games::war::table::Standing;
use games::war::{Rules, simulator};

/// Rounds in a unit of work.
const ROUNDS_A_UNIT: u64 = 1_000;

/// A game under way.
pub(super) struct WarGameChunk {
    rules: Rules,
    game: WarGame,
    end: Option<End>,
}

impl WarGameChunk {
    /// The cards are dealt.
    pub fn new(lab: &WarGameExperiment) -> Self {
        Self {
            rules: lab.readings.rules(),
            game: WarGame::deal(lab),
            end: None,
        }
    }

    fn round(&mut self) {
        let standing = self.game.play_round();
        let score = match standing {
            Standing::Running if self.game.rounds() < u64::from(self.rules.cap) => return,
            Standing::Running => simulator::score_at_cap(self.rules.at_cap, self.game.last()),
            Standing::Drawn => 0.5,
            Standing::Won(winner) => f64::from(u8::from(winner == Player::First)),
        };
        self.end = Some(End { standing, score });
    }
}

impl Chunk for WarGameChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            effort::spend(ROUNDS_A_UNIT);
            for _ in 0..ROUNDS_A_UNIT {
                if self.end.is_some() {
                    return Status::Finished;
                }
                self.round();
            }
        }
        Status::Running
    }

    /// A game, of which nobody knows how long it is.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.end.is_some()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        let snapshot = Snapshot {
            rounds: self.game.rounds(),
            end: self.end,
        };
        encode(&snapshot)
    }

    fn record(&mut self) -> Vec<u8> {
        self.game.encode()
    }
}
