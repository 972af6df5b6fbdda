//! The Monte Carlo tree search lab: a game of Connect Four, and UCT's thoughts about the position at one moment of it.
//!
//! The search is *root-parallel* (Chaslot, Winands and van den Herik, "Parallel Monte-Carlo tree search",
//! 2008): chunk k grows its own tree from its own stream of random numbers with its share of the
//! simulations, and the visits and results of the moves at the root are added up. How many trees there are
//! is a parameter of the experiment, so the result never depends on the machine.
//!
//! With `reuse` the search keeps its tree between its moves: the chunk thinks at each of the mover's earlier
//! turns too, with the same budget each, and goes down the tree with the moves that were played. So the
//! result depends on the link alone, not on how the page came to it.

pub mod inside;
mod looking;
mod play;
mod searching;
mod settings;
mod sight;
mod snapshot;
mod thoughts;
pub mod widening;

use crate::common::agent_cost::{cost_of_move, cost_of_search};
use crate::common::board::{self, Board, about_a_game};
use crate::common::outcome::Outcome;
use crate::cost::Cost;
use crate::diagnostic::Diagnostic;
use crate::link;
use crate::report::Table;
use crate::solve::{SolveExperiment, Truth};
use crate::{ChunkOutput, ForeignSnapshot, LabExperiment, NotRunnable, Progress, Reached};
use engines::agents::Agent;
use engines::mcts::FinalChoice;
use games::Game;
use games::connect_four::{Column, GameRecord, Setup};
pub use inside::Inside;
use serde::Serialize;
pub use settings::{Choice, Machine, MctsExperiment, Person, PlayoutChoice, View};
pub use sight::{AgentSnapshot, ChosenBy, Saw, Sight};
pub use snapshot::{HISTORY_POINTS, MoveNumbers, Snapshot};
use texts::Texts;
pub use thoughts::Thoughts;

/// A name that links may use too: the game's instead of the algorithm's.
pub const OTHER_NAME: &str = "connect-four";

/// Where more cells are empty no budget that anybody waits for is enough.
const MAX_EMPTY: u64 = 42;

about_a_game!(MctsExperiment);

impl MctsExperiment {
    /// The whole game.
    pub fn game(&self) -> GameRecord {
        GameRecord::parse(self.setup(), &self.moves).0
    }

    /// The number of moves of the game before the moment looked at.
    pub fn plies(&self) -> usize {
        let all = self.moves.chars().count();
        self.ply.map_or(all, |ply| all.min(ply as usize))
    }

    /// How the game ended at the moment looked at; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        board::outcome(&self.game_so_far())
    }

    /// The rule by which the search chooses its move.
    pub fn final_choice(&self) -> FinalChoice {
        match self.choice {
            Choice::Visits => FinalChoice::Visits,
            Choice::Mean => FinalChoice::Mean,
            Choice::Secure => FinalChoice::Secure,
        }
    }

    /// What the trees say together.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn thoughts(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Thoughts, ForeignSnapshot> {
        let legal: Vec<Column> = self.game_so_far().position().actions().collect();
        let mut thoughts = Thoughts::new(&legal, self.total());
        let question = self.fingerprint();
        let trees = self.of_trees(snapshots);
        if self.agent != Machine::Settings {
            return Self::merge_agent(thoughts, trees, question);
        }
        for (chunk, bytes) in trees.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            let snapshot = Snapshot::decode(bytes, question, legal.len());
            let snapshot = snapshot.ok_or(ForeignSnapshot { chunk })?;
            thoughts.add(&snapshot);
        }
        let missing = trees.iter().filter(|snapshot| snapshot.is_none());
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

    /// What the agent in place of the search has found, in the only chunk there is beside the solver's.
    fn merge_agent(
        mut thoughts: Thoughts,
        snapshots: &[Option<ChunkOutput>],
        question: u64,
    ) -> Result<Thoughts, ForeignSnapshot> {
        if let Some(bytes) = snapshots.first().and_then(Option::as_ref) {
            let snapshot = AgentSnapshot::decode(bytes, question, thoughts.moves.len());
            thoughts.take_agent(snapshot.ok_or(ForeignSnapshot { chunk: 0 })?);
        }
        Ok(thoughts)
    }

    /// The snapshots of the trees, which come first.
    pub fn of_trees<'a>(&self, snapshots: &'a [Option<ChunkOutput>]) -> &'a [Option<ChunkOutput>] {
        &snapshots[..self.tree_count().min(snapshots.len())]
    }

    /// The snapshots of the solver, which come after those of the trees.
    pub fn of_solver<'a>(&self, snapshots: &'a [Option<ChunkOutput>]) -> &'a [Option<ChunkOutput>] {
        &snapshots[self.tree_count().min(snapshots.len())..]
    }

    /// What the solver has found out, by the snapshots of the chunks.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn truth(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Truth, ForeignSnapshot> {
        let truth = self.solve().merge(self.of_solver(snapshots));
        truth.map_err(|error| ForeignSnapshot {
            chunk: self.tree_count() + error.chunk,
        })
    }

    /// The exact solver's part of the experiment, or what it would be.
    pub fn solve(&self) -> SolveExperiment {
        let budget = if self.is_worth_solving() {
            self.exact
        } else {
            0
        };
        SolveExperiment::about(self.board, &self.game_so_far(), budget)
    }

    /// Whether a budget that one waits for may be enough. Elsewhere only what is certain at a glance is said.
    pub fn is_worth_solving(&self) -> bool {
        let setup = self.setup();
        let cells = u64::from(setup.width()) * u64::from(setup.height());
        cells <= MAX_EMPTY + self.plies() as u64
    }

    /// A game to be shown, with a person on both sides.
    pub fn of_game(setup: Setup, moves: String) -> Self {
        Self {
            moves,
            person: Person::Both,
            board: Board::of(setup),
            ..Self::default()
        }
    }

    /// A new game on this board, for a person to play against an agent.
    pub fn against(setup: Setup, agent: Agent, person: Person) -> Self {
        Self {
            agent: Machine::Agent(agent),
            person,
            ..Self::of_game(setup, String::new())
        }
    }

    /// The lab at the position that a solver's experiment is about, for a person to play both sides.
    pub fn of_position(solve: &SolveExperiment) -> Self {
        Self {
            ply: solve.ply,
            exact: solve.budget,
            ..Self::of_game(solve.setup(), solve.moves.clone())
        }
    }

    /// Whether the machine's moves come from simulations, of the lab's own search or of an agent: only then there are visits and
    /// means.
    pub fn simulates(&self) -> bool {
        match self.agent {
            Machine::Settings => true,
            Machine::Agent(agent) => agent.simulations().is_some(),
        }
    }
}

impl LabExperiment for MctsExperiment {
    const NAME: &'static str = "mcts";
    type Findings = (Thoughts, Truth);

    fn repair(&mut self) -> Vec<Diagnostic> {
        let mut problems = self.repair_game();
        problems.extend(self.repair_node());
        problems
    }

    fn opening() -> Self {
        Self::first_look()
    }

    /// Another board is another game.
    fn is_new_place(&self, before: &Self) -> bool {
        self.setup() != before.setup()
    }

    /// A change of the board empties it.
    fn change(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        let mut lab = self.with_text(key, text)?;
        if Self::is_board_key(key) {
            (lab.moves, lab.ply) = (String::new(), None);
            (lab.look, lab.at) = (None, String::new());
        }
        lab.repaired_but_for(key)
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

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.mcts.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        board::runnable(&self.game_so_far())
    }

    fn wants_book(&self) -> bool {
        let is_asked = self.exact > 0 || self.agent == Machine::Agent(Agent::Perfect);
        is_asked && self.solve().wants_book()
    }

    fn chunk_count(&self) -> usize {
        let exact = if self.exact > 0 {
            self.solve().chunk_count()
        } else {
            0
        };
        self.tree_count() + exact
    }

    fn cost(&self) -> Cost {
        match self.agent {
            Machine::Agent(agent) => cost_of_move(&agent, self.setup()),
            Machine::Settings => {
                let one = cost_of_search(self.simulations, &self.uct_parameters(), self.setup());
                let trees = one * self.trees;
                trees.in_chunks(self.tree_count())
            }
        }
    }

    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        if let Some(index) = index.checked_sub(self.tree_count()) {
            return self.solve().reached(index, snapshot);
        }
        let legal = self.game_so_far().position().actions().count();
        let question = self.fingerprint();
        let (done, total) = match self.agent {
            Machine::Settings => {
                let found = Snapshot::decode(snapshot, question, legal)?;
                (found.done, self.total_of(index as u64))
            }
            Machine::Agent(_) => {
                let found = AgentSnapshot::decode(snapshot, question, legal)?;
                (found.done, self.total())
            }
        };
        (done <= total).then(|| Reached::of(Progress { done, total }))
    }

    fn merge(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Self::Findings, ForeignSnapshot> {
        Ok((self.thoughts(snapshots)?, self.truth(snapshots)?))
    }

    fn result(&self, (thoughts, truth): &Self::Findings) -> impl Serialize {
        thoughts.result(truth, self.simulates())
    }

    fn table(&self, (thoughts, truth): &Self::Findings) -> Table {
        thoughts.table(truth)
    }
}
