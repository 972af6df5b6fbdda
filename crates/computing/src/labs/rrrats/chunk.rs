//! The work: computing exactly, looking for the best three numbers, playing.

use crate::Chunk;
use engines::racing::Outcome;
use engines::rrrats::best_play::Opponent;
use engines::rrrats::equilibrium::Equilibrium;
use engines::rrrats::three_numbers::BestAnswer;
use engines::rrrats::{BestPlay, ExactPlay};
use engines::{Status, effort};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::rrrats::{Exact, Optimum, Simulated, Snapshot};
use games::Player;
use games::rrrats::{Match, RollOn, Rules};
use random::Random;

/// Turns of a usual game.
const TURNS: u64 = 50;

/// The exact win probability, and best play.
pub(super) struct ExactChunk {
    exact: Exact,
    play: ExactPlay,
    best: BestPlay,
}

impl ExactChunk {
    /// Of the first strategy against the second; `best` plays best against the second.
    pub fn new(rules: Rules, [a, b]: [RollOn; 2], best: BestPlay) -> Self {
        Self {
            exact: Exact::unknown(best.mean()),
            play: ExactPlay::new(rules, &a, &b),
            best,
        }
    }
}

impl Chunk for ExactChunk {
    fn advance(&mut self, budget: u64) -> Status {
        if self.exact.win().is_none() {
            if self.play.advance(budget) == Status::Finished {
                self.exact.win = self.play.found();
            }
            return Status::Running;
        }
        let status = self.best.advance(budget);
        self.exact.best_mean = self.best.mean();
        if status == Status::Finished {
            self.exact.values = self.best.values().of_mover.clone();
            self.exact.is_final = true;
        }
        status
    }

    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.exact.is_final),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Exact(self.exact.clone()))
    }
}

/// The best strategies of three numbers: against the second strategy, and against each other.
pub(super) struct OptimumChunk {
    rules: Rules,
    answer: BestAnswer,
    equilibrium: Equilibrium,
    against: Option<BestPlay>,
    found: Optimum,
}

impl OptimumChunk {
    /// Nothing looked at yet. Of a strategy of four numbers the first three count.
    pub fn new(rules: Rules, b: RollOn) -> Self {
        let [one, two, three, _] = b.0;
        Self {
            rules,
            answer: BestAnswer::new(rules, [one, two, three]),
            equilibrium: Equilibrium::new(rules),
            against: None,
            found: Optimum::default(),
        }
    }

    /// A step of what is not finished yet; false if all is.
    fn step(&mut self) -> bool {
        if self.answer.advance(1) == Status::Running {
            return true;
        }
        if self.equilibrium.advance(1) == Status::Running {
            return true;
        }
        let Some(strategy) = self.equilibrium.found() else {
            return false;
        };
        let opponent = Opponent::Fixed(RollOn::three(strategy));
        let rules = self.rules;
        let against = self
            .against
            .get_or_insert_with(|| BestPlay::new(rules, opponent));
        against.advance(1) == Status::Running
    }
}

impl Chunk for OptimumChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.found.is_final {
                break;
            }
            self.found.is_final = !self.step();
        }
        let is_final = self.found.is_final;
        self.found = Optimum {
            best: self.answer.best(),
            best_pure: self.answer.best_pure(),
            equilibrium: self.equilibrium.found(),
            against_equilibrium: self
                .against
                .as_ref()
                .filter(|_| is_final)
                .map(BestPlay::mean),
            is_final,
        };
        if is_final {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.is_final),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Optimum(self.found.clone()))
    }
}

/// What a block has to play. Each begins every second game, the first strategy the first.
pub(super) struct Block {
    pub players: Match,
    pub games: u64,
    pub random: Random,
}

/// A block of games.
pub(super) struct GamesChunk {
    block: Block,
    found: Simulated,
    done: u64,
}

impl GamesChunk {
    /// Nothing played yet.
    pub fn new(block: Block) -> Self {
        Self {
            block,
            found: Simulated::default(),
            done: 0,
        }
    }
}

impl Chunk for GamesChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let end = self.done.saturating_add(budget).min(self.block.games);
        effort::spend(TURNS * (end - self.done));
        while self.done < end {
            let begins = Player::at_ply(self.done as usize);
            let score = self.block.players.play(begins, &mut self.block.random);
            let points = match begins {
                Player::First => &mut self.found.a_first,
                Player::Second => &mut self.found.b_first,
            };
            points.add(Outcome::of_score(score));
            self.done += 1;
        }
        if self.done == self.block.games {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In games.
    fn progress(&self) -> Progress {
        Progress {
            done: self.done,
            total: self.block.games,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Games(self.found))
    }

    fn state(&self) -> Option<Vec<u8>> {
        postcard::to_stdvec(&(self.found, &self.block.random)).ok()
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok((found, random)) = postcard::from_bytes::<(Simulated, Random)>(state) else {
            return false;
        };
        self.done = found.games();
        (self.found, self.block.random) = (found, random);
        self.done <= self.block.games
    }
}
