//! One game between two agents, in steps.

use engines::Status;
use engines::agents::{Agent, Memory, Sureness, Thought};
use engines::solver::Solvable;
use games::connect_four::{Column, ConnectFour};
use games::{Game, Player, Turn};
use random::Random;

/// A game under way.
pub struct AgentGame<S: Solvable> {
    position: ConnectFour<S>,
    /// First and second.
    players: [Agent; 2],
    seed: u64,
    moves: Vec<Column>,
    thought: Option<Thought<S>>,
    memory: Memory<S>,
    /// Moves of perfect players that were not proven to be the best.
    unproven: u64,
}

impl<S: Solvable> AgentGame<S> {
    /// A game on an empty board. The move after n stones draws from stream n of `seed`.
    pub fn new(shape: S, players: [Agent; 2], seed: u64, memory: Memory<S>) -> Self {
        Self {
            position: ConnectFour::new(shape),
            players,
            seed,
            moves: Vec::new(),
            thought: None,
            memory,
            unproven: 0,
        }
    }

    /// The same after these moves, none of which ends it.
    pub fn after(mut self, opening: &[Column]) -> Self {
        for &column in opening {
            self.position.apply(column);
            self.moves.push(column);
        }
        self
    }

    /// Up to `budget` units of one thought; plays the move when it is there. Finished when the game is over.
    pub fn advance(&mut self, budget: u64) -> Status {
        let Turn::Player(player) = self.position.turn() else {
            return Status::Finished;
        };
        let mut thought = match self.thought.take() {
            Some(thought) => thought,
            None => {
                let random = Random::stream(self.seed, u64::from(self.position.plies()));
                let memory = core::mem::take(&mut self.memory);
                self.players[player.index()].think(&self.position, random, memory)
            }
        };
        if thought.advance(budget) == Status::Running {
            self.thought = Some(thought);
            return Status::Running;
        }
        self.play(thought);
        match self.position.turn() {
            Turn::Over => Status::Finished,
            Turn::Player(_) | Turn::Chance => Status::Running,
        }
    }

    fn play(&mut self, thought: Thought<S>) {
        let is_proven = matches!(
            thought.sureness(),
            None | Some(Sureness::BestScore | Sureness::BestResult)
        );
        self.unproven += u64::from(!is_proven);
        let column = thought.choice();
        self.memory = thought.into_memory();
        self.position.apply(column);
        self.moves.push(column);
    }

    /// Who has won; `None` for a draw and while it goes on.
    pub fn winner(&self) -> Option<Player> {
        self.position.winner()
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Column] {
        &self.moves
    }

    /// See the field.
    pub fn unproven(&self) -> u64 {
        self.unproven
    }

    /// What is to be remembered in the next game.
    pub fn into_memory(self) -> Memory<S> {
        match self.thought {
            Some(thought) => thought.into_memory(),
            None => self.memory,
        }
    }
}
