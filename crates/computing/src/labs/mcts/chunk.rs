//! The work of one tree: UCT at the moment looked at, and at the mover's turns before where the tree is kept.

use super::look::look;
use crate::Chunk;
use engines::Status;
use engines::mcts::{Simulation, Uct, UctParameters};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::mcts::{HISTORY_POINTS, MoveNumbers, TreeSnapshot};
use games::connect_four::{Column, ConnectFour, Shape};
use random::Random;

/// What a tree is to do.
pub struct Plan<S: Shape> {
    /// The first position thought about, at which the same player moves as at the moment looked at.
    pub root: ConnectFour<S>,
    /// The moves from there to the moment looked at: an even number.
    pub still_to_play: Vec<Column>,
    /// Simulations at each position thought about.
    pub share: u64,
    pub random: Random,
    /// Of the experiment, for the record.
    pub question: u64,
    pub parameters: UctParameters,
}

/// One tree's work.
pub struct UctChunk<S: Shape> {
    uct: Uct<ConnectFour<S>>,
    /// The moves from the position thought about now to the moment looked at.
    still_to_play: Vec<Column>,
    /// Simulations at each position thought about.
    share: u64,
    question: u64,
    done_here: u64,
    done: u64,
    total: u64,
    history: Vec<Vec<(u64, f64)>>,
    /// The last simulation of all, once it has been carried out.
    last: Option<Simulation<Column>>,
}

impl<S: Shape> UctChunk<S> {
    /// Nothing done yet.
    pub fn new(plan: Plan<S>) -> Self {
        Self {
            uct: Uct::new(plan.root, plan.parameters, plan.random),
            total: plan.share * (plan.still_to_play.len() as u64 / 2 + 1),
            still_to_play: plan.still_to_play,
            share: plan.share,
            question: plan.question,
            done_here: 0,
            done: 0,
            history: Vec::new(),
            last: None,
        }
    }

    fn statistics(&self) -> Vec<(u64, f64)> {
        let moves = self.uct.moves();
        moves
            .map(|statistics| (statistics.visits, statistics.total))
            .collect()
    }

    /// The number of simulations at which the next point of the history is due.
    fn next_point(&self) -> u64 {
        let points = self.history.len() as u64 + 1;
        (self.share * points).div_ceil(HISTORY_POINTS)
    }

    /// Goes on to the mover's next turn, two moves on; the moves are those of a legal game.
    fn next_turn(&mut self) {
        for action in self.still_to_play.drain(..2) {
            self.uct.play(action);
        }
        self.done_here = 0;
        self.history.clear();
    }

    /// Up to `budget` simulations, to the next point of the history at most. Returns how many.
    fn step(&mut self, budget: u64) -> u64 {
        if self.done_here == self.share {
            self.next_turn();
        }
        let step = budget.min(self.next_point() - self.done_here);
        if self.done + step == self.total {
            self.uct.advance(step - 1);
            self.last = Some(self.uct.simulate_recorded());
        } else {
            self.uct.advance(step);
        }
        self.done_here += step;
        self.done += step;
        while self.done_here == self.next_point() && (self.history.len() as u64) < HISTORY_POINTS {
            self.history.push(self.statistics());
        }
        step
    }
}

impl<S: Shape> Chunk for UctChunk<S> {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && self.done < self.total {
            left -= self.step(left);
        }
        if self.done == self.total {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            done: self.done,
            total: self.total,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        // While an earlier turn is thought about, its moves are not those of the moment looked at.
        let here = self.still_to_play.is_empty();
        let snapshot = TreeSnapshot {
            done: self.done,
            moves: here.then(|| self.uct.moves().map(MoveNumbers::of).collect()),
            history: if here {
                self.history.clone()
            } else {
                Vec::new()
            },
            nodes: self.uct.tree().len() as u64,
            full: self.uct.is_full(),
        };
        encode(&snapshot)
    }

    fn record(&mut self) -> Vec<u8> {
        let seen = self
            .last
            .take()
            .map(|simulation| look(&self.uct, &simulation, self.question, self.share));
        seen.map_or_else(Vec::new, |seen| seen.encode())
    }
}
