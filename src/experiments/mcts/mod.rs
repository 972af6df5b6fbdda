//! The Connect Four lab: a game, and UCT's thoughts about the position at one moment of it.
//!
//! The search is *root-parallel* (Chaslot, Winands and van den Herik, "Parallel Monte-Carlo tree search",
//! 2008): chunk k grows its own tree from its own stream of random numbers with its share of the
//! simulations, and the visits and results of the moves at the root are added up. How many trees there are
//! is a parameter of the experiment, so the result never depends on the machine.
//!
//! With `reuse` the search keeps its tree between its moves: the chunk thinks at each of the mover's earlier
//! turns too, with the same budget each, and goes down the tree with the moves that were played. So the
//! result depends on the link alone, not on how the page came to it.

mod chunk;
mod play;
mod settings;
mod snapshot;
mod thoughts;

use super::board;
use super::link::{self, Problem};
use super::report::Report;
use super::{Chunk, ForeignSnapshot, Lab, NotRunnable};
use crate::engines::mcts::{FinalChoice, UctParameters};
use crate::games::connect_four::{Column, Custom, GameRecord, Setup, Shape, Standard};
use crate::games::{Game, Player, Turn};
use crate::random::Random;
use crate::texts::Texts;
use chunk::{Plan, UctChunk};
use ethnum::U256;
pub use settings::{Agent, Choice, MctsLab, Person};
use snapshot::Snapshot;
pub use thoughts::Thoughts;

/// A name that links may use too: the game's instead of the algorithm's.
pub const OTHER_NAME: &str = "connect-four";

/// How a game ended, or that it has not.
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
            Self::Won(Player::First) => texts.mcts.first_has_won,
            Self::Won(Player::Second) => texts.mcts.second_has_won,
            Self::Drawn => texts.mcts.drawn,
        }
    }
}

impl MctsLab {
    /// The board. [`Lab::repair`] has made sure that there is one; until then the standard one stands in.
    pub fn setup(&self) -> Setup {
        board::setup(self.width, self.height, self.in_a_row, self.blocked)
    }

    /// The whole game.
    pub fn game(&self) -> GameRecord {
        GameRecord::parse(self.setup(), &self.moves).0
    }

    /// The number of moves of the game before the moment looked at.
    pub fn plies(&self) -> usize {
        let all = self.moves.chars().count();
        self.ply.map_or(all, |ply| all.min(ply as usize))
    }

    /// The game up to the moment looked at.
    pub fn game_so_far(&self) -> GameRecord {
        self.game().first_plies(self.plies())
    }

    /// How the game ended at the moment looked at; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let game = self.game_so_far();
        (game.position().turn() == Turn::Over).then(|| match game.position().winner() {
            Some(winner) => Outcome::Won(winner),
            None => Outcome::Drawn,
        })
    }

    /// The rule by which the search chooses its move.
    pub fn final_choice(&self) -> FinalChoice {
        match self.choice {
            Choice::Visits => FinalChoice::Visits,
            Choice::Mean => FinalChoice::Mean,
            Choice::Secure => FinalChoice::Secure,
        }
    }

    /// What the snapshots of the chunks say together.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn merge(&self, snapshots: &[Option<Vec<u8>>]) -> Result<Thoughts, ForeignSnapshot> {
        let legal: Vec<Column> = self.game_so_far().position().actions().collect();
        let mut thoughts = Thoughts::new(&legal, self.total());
        let question = self.fingerprint();
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            let snapshot = Snapshot::decode(bytes, question, legal.len());
            let snapshot = snapshot.ok_or(ForeignSnapshot { chunk })?;
            thoughts.add(&snapshot);
        }
        let missing = snapshots.iter().filter(|snapshot| snapshot.is_none());
        if missing.count() > 0 {
            // Until every tree has spoken there is no moment at which they can be compared.
            thoughts.history.clear();
        }
        thoughts.best = self
            .final_choice()
            .best(&thoughts.moves)
            .map(|index| thoughts.moves[index].action);
        Ok(thoughts)
    }

    /// A number that is the same for experiments whose searches are the same, and hardly for others. How the
    /// move is chosen in the end is no part of the search.
    fn fingerprint(&self) -> u64 {
        let search = Self {
            choice: Choice::Visits,
            ..self.question()
        };
        link::fingerprint(&link::write(Self::NAME, &search))
    }

    fn total(&self) -> u64 {
        self.simulations * self.turns_thought_about().len() as u64
    }

    /// The plies at which the search thinks: the moment looked at, and with `reuse` the mover's turns before.
    fn turns_thought_about(&self) -> Vec<usize> {
        let last = self.plies();
        if self.reuse {
            (last % 2..=last).step_by(2).collect()
        } else {
            vec![last]
        }
    }

    fn start_on<S: Shape + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk> {
        let game = self.game_so_far();
        let turns = self.turns_thought_about();
        let (trees, index) = (self.chunk_count() as u64, index as u64);
        let plan = Plan {
            root: game.replay(shape, turns[0]),
            still_to_play: game.moves()[turns[0]..].to_vec(),
            share: self.simulations / trees + u64::from(index < self.simulations % trees),
            random: Random::stream(self.seed, index),
            question: self.fingerprint(),
            parameters: UctParameters {
                exploration: self.c,
                epsilon: self.epsilon,
                most_nodes: self.nodes as usize,
                ..UctParameters::default()
            },
        };
        Box::new(UctChunk::new(plan))
    }
}

impl Lab for MctsLab {
    const NAME: &'static str = "mcts";

    fn repair(&mut self) -> Vec<Problem> {
        let mut problems = Vec::new();
        problems.extend(board::repair_blocked(
            &mut self.blocked,
            self.width,
            self.height,
        ));
        let (game, result) = GameRecord::parse(self.setup(), &self.moves);
        if let Err(error) = result {
            problems.push(Problem::Move {
                key: "moves".to_owned(),
                error,
            });
        }
        self.moves = game.moves_text();
        problems.extend(link::repair_ply(&mut self.ply, game.moves().len() as u64));
        problems
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.mcts.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.outcome()
            .map_or(Ok(()), |outcome| Err(NotRunnable::GameOver(outcome)))
    }

    fn chunk_count(&self) -> usize {
        self.trees.min(self.simulations) as usize
    }

    fn start(&self, index: usize) -> Box<dyn Chunk> {
        let setup = self.setup();
        if setup == Setup::STANDARD {
            return self.start_on(Standard, index);
        }
        if let Some(shape) = Custom::<u64>::new(setup) {
            return self.start_on(shape, index);
        }
        if let Some(shape) = Custom::<u128>::new(setup) {
            return self.start_on(shape, index);
        }
        let shape = Custom::<U256>::new(setup);
        self.start_on(
            shape.unwrap_or_else(|| unreachable!("256 bits hold every board")),
            index,
        )
    }

    fn report(&self, snapshots: &[Option<Vec<u8>>]) -> Result<Report, ForeignSnapshot> {
        let thoughts = self.merge(snapshots)?;
        let link = link::write(Self::NAME, self);
        Ok(Report::new(&link, &thoughts.result(), thoughts.table()))
    }
}
