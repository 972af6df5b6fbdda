//! Two agents at Connect Four, game after game. They take turns in beginning; the first of them begins the first game.

use super::game_row::Games;
use crate::common::agent_game::AgentGame;
use crate::common::opening_book;
use engines::Status;
use engines::agents::{Agent, Memory};
use engines::racing::Outcome;
use engines::solver::Solvable;
use games::Player;
use games::connect_four::ConnectFour;
use random::Random;

/// A step is so many units of thought, or a move if that takes fewer: about a millisecond.
const THOUGHT_A_STEP: u64 = 500;

/// The games.
pub(super) struct AgentsContest<S: Solvable> {
    shape: S,
    players: [Agent; 2],
    /// Where the seeds of the games come from, one a game.
    random: Random,
    /// Games finished.
    games: u64,
    game: Option<AgentGame<S>>,
    memory: Memory<S>,
}

impl<S: Solvable + 'static> AgentsContest<S> {
    /// Nothing played yet.
    pub fn new(shape: S, players: [Agent; 2], random: Random) -> Self {
        Self {
            shape,
            players,
            random,
            games: 0,
            game: None,
            memory: opening_book::memory_for(&ConnectFour::new(shape), &players),
        }
    }

    /// The side of the first contestant in the game under way.
    fn side(&self) -> Player {
        Player::BOTH[(self.games % 2) as usize]
    }

    fn next_game(&mut self) -> AgentGame<S> {
        let [first, second] = self.players;
        let players = match self.side() {
            Player::First => [first, second],
            Player::Second => [second, first],
        };
        let memory = core::mem::take(&mut self.memory);
        AgentGame::new(self.shape, players, self.random.bits(), memory)
    }
}

impl<S: Solvable + 'static> Games for AgentsContest<S> {
    fn step(&mut self) -> Option<Outcome> {
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.next_game(),
        };
        if game.advance(THOUGHT_A_STEP) == Status::Running {
            self.game = Some(game);
            return None;
        }
        let outcome = Outcome::of(game.winner(), self.side());
        self.games += 1;
        self.memory = game.into_memory();
        Some(outcome)
    }

    /// What a perfect player has found out in earlier games may decide where nothing is proven.
    fn goes_on_after_games(&self) -> bool {
        !self.players.contains(&Agent::Perfect)
    }

    fn go_on_after(&mut self, games: u64) {
        for _ in 0..games {
            self.random.bits();
        }
        self.games = games;
    }
}
