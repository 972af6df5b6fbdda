//! Findings: the games that were played, and what is learned from each.

use super::settings::{Learn, RatingsExperiment};
use crate::Progress;
use crate::common::board::whole_game;
use engines::ratings::Learning;
use engines::ratings::learning::Lesson;
use games::connect_four::GameRecord;
use games::{Game, Player};

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Its number, from 0: the first agent begins those that are even.
    pub number: u64,
    /// Columns, from 0.
    pub columns: Vec<u8>,
}

/// All games so far, in the order of their blocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    pub games: Vec<PlayedGame>,
    /// In games.
    pub progress: Progress,
}

impl RatingsExperiment {
    /// Learning from these games, to be done in steps.
    pub fn learning(&self, findings: &Findings) -> Learning {
        let lesson = |game: &PlayedGame| {
            Some(self.lesson(game.number, &whole_game(&game.columns, self.setup())?))
        };
        let lessons = findings.games.iter().filter_map(lesson);
        Learning::new(self.setup(), lessons.collect())
    }

    /// Nothing is learned from the opening, nor from moves of those who are not learned from.
    fn lesson(&self, number: u64, game: &GameRecord) -> Lesson {
        let first = Player::BOTH[(number % 2) as usize];
        let won = |player: Player| game.position().payoff(player) > 0.0;
        let counts = |ply: usize| {
            let player = Player::at_ply(ply);
            let is_teacher = match self.learn {
                Learn::Both => true,
                Learn::Winner => won(player),
                Learn::First => player == first,
            };
            is_teacher && ply as u64 >= self.opening
        };
        let moves = game.moves().to_vec();
        Lesson {
            counts: (0..moves.len()).map(counts).collect(),
            moves,
        }
    }
}
