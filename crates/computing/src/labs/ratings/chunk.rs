//! The work of one block: games between the agents, one after the other, each after some stones at random.

use crate::Chunk;
use crate::chunk::step_until_over;
use crate::common::agent_game::AgentGame;
use crate::common::opening_book;
use core::ops::Range;
use engines::Status;
use engines::agents::{Agent, Memory};
use engines::solver::Solvable;
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::ratings::{RatingsExperiment, Snapshot, fits};
use games::connect_four::{Column, ConnectFour};
use games::{Game, Turn};
use random::Random;

/// A unit of the chunk's work is so many units of thought, or a move if that takes fewer: about a millisecond.
const THOUGHT_A_UNIT: u64 = 500;
/// The stream of a game that its opening draws from; moves draw from those of their plies.
const OPENING: u64 = 1 << 32;

/// One block's work.
pub(super) struct GamesChunk<S: Solvable> {
    shape: S,
    lab: RatingsExperiment,
    games: Range<u64>,
    game: Option<AgentGame<S>>,
    memory: Memory<S>,
    found: Snapshot,
}

impl<S: Solvable + 'static> GamesChunk<S> {
    /// Nothing played yet.
    pub fn new(shape: S, lab: RatingsExperiment, games: Range<u64>) -> Self {
        let memory = opening_book::memory_for(&ConnectFour::new(shape), &[lab.first, lab.second]);
        Self {
            shape,
            lab,
            games,
            game: None,
            memory,
            found: Snapshot::new(),
        }
    }

    fn total(&self) -> u64 {
        self.games.end - self.games.start
    }

    fn next_game(&mut self) -> AgentGame<S> {
        let number = self.games.start + self.found.len() as u64;
        let players = match number % 2 {
            0 => [self.lab.first, self.lab.second],
            _ => [self.lab.second, self.lab.first],
        };
        let seed = Random::stream(self.lab.seed, number).bits();
        let opening = opening(
            self.shape,
            self.lab.opening,
            &mut Random::stream(seed, OPENING),
        );
        let memory = core::mem::take(&mut self.memory);
        AgentGame::new(self.shape, players, seed, memory).after(&opening)
    }

    fn step(&mut self) {
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.next_game(),
        };
        if game.advance(THOUGHT_A_UNIT) == Status::Running {
            self.game = Some(game);
            return;
        }
        let columns = game.moves().iter().map(|column| column.index());
        self.found.push(columns.collect());
        self.memory = game.into_memory();
    }

    fn is_over(&self) -> bool {
        self.found.len() as u64 == self.total()
    }

    /// What a perfect player has found out in earlier games may decide where nothing is proven.
    fn goes_on_after_games(&self) -> bool {
        ![self.lab.first, self.lab.second].contains(&Agent::Perfect)
    }
}

/// Up to `count` moves at random, none of which ends the game.
fn opening<S: Solvable>(shape: S, count: u64, random: &mut Random) -> Vec<Column> {
    let (mut position, mut moves) = (ConnectFour::new(shape), Vec::new());
    for _ in 0..count {
        let legal: Vec<Column> = position.actions().collect();
        let column = legal[random.below(legal.len() as u32) as usize];
        let mut next = position.clone();
        next.apply(column);
        if next.turn() == Turn::Over {
            break;
        }
        moves.push(column);
        position = next;
    }
    moves
}

impl<S: Solvable + 'static> Chunk for GamesChunk<S> {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, Self::is_over, Self::step)
    }

    /// In games.
    fn progress(&self) -> Progress {
        Progress {
            done: self.found.len() as u64,
            total: self.total(),
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }

    /// The games that are over: the one under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        self.goes_on_after_games().then(|| self.snapshot())
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let setup = self.shape.setup();
        match postcard::from_bytes::<Snapshot>(state) {
            Ok(found) if self.goes_on_after_games() && fits(&found, &self.games, setup) => {
                self.found = found;
                true
            }
            _ => false,
        }
    }
}
