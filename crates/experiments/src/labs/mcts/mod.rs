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
//!
//! Built on `solve`: the truth beside what is found.

pub mod inside;
mod looking;
mod play;
mod searching;
mod settings;
mod sight;
mod snapshot;
mod thoughts;
mod tree_snapshot;
pub mod widening;

use crate::common::agent_cost::{cost_of_move, cost_of_search};
use crate::common::board::{self, Board, about_a_game};
use crate::common::outcome::Outcome;
use crate::cost::Cost;
use crate::diagnostic::Diagnostic;
use crate::link;
use crate::report::Table;
use crate::seal::Seal;
use crate::solve::SolveExperiment;
use crate::{
    ChunkOutput, ForeignSnapshot, LabExperiment, NotRunnable, Progress, Reached, Snapshots,
};
use engines::agents::Agent;
use engines::mcts::FinalChoice;
use games::Game;
use games::connect_four::{Column, GameRecord, Setup};
pub use inside::Inside;
use serde::Serialize;
pub use settings::{Choice, Machine, MctsExperiment, Person, PlayoutChoice, View};
pub use sight::{AgentSnapshot, ChosenBy, Saw, Sight};
pub use snapshot::Snapshot;
use texts::Texts;
pub use thoughts::{Findings, Thoughts};
pub use tree_snapshot::{HISTORY_POINTS, MoveNumbers, TreeSnapshot};
use ts_rs::TS;

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
        Ok(self.merge(self.of_trees(snapshots))?.thoughts)
    }

    /// The snapshots of the trees, which come first.
    pub fn of_trees<'a>(&self, snapshots: &'a [Option<ChunkOutput>]) -> &'a [Option<ChunkOutput>] {
        &snapshots[..self.tree_count().min(snapshots.len())]
    }

    /// The snapshots of the solver, which come after those of the trees.
    pub fn of_solver<'a>(&self, snapshots: &'a [Option<ChunkOutput>]) -> &'a [Option<ChunkOutput>] {
        &snapshots[self.tree_count().min(snapshots.len())..]
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
    type Snapshot = Snapshot;
    type Findings = Findings;

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

    fn seals(&self) -> impl Fn(usize) -> Seal {
        let is_agent = self.agent != Machine::Settings;
        let own = Seal::of(self.fingerprint()).of_variant(is_agent.into());
        let solver = Seal::of(self.solve().fingerprint()).of_variant(2);
        let trees = self.tree_count();
        move |chunk| if chunk < trees { own } else { solver }
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let legal = self.game_so_far().position().actions().count();
        move |chunk, snapshot| match snapshot {
            Snapshot::Tree(tree) => {
                tree.is_believable(legal) && tree.done <= self.total_of(chunk as u64)
            }
            Snapshot::Agent(agent) => agent.is_believable(legal) && agent.done <= self.total(),
            Snapshot::Solve(known) => known.is_sound(),
        }
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        let (done, total) = match snapshot {
            Snapshot::Tree(tree) => (tree.done, self.total_of(chunk as u64)),
            Snapshot::Agent(agent) => (agent.done, self.total()),
            Snapshot::Solve(known) => return known.reached(),
        };
        Reached::of(Progress { done, total })
    }

    fn begin(&self) -> Findings {
        let legal: Vec<Column> = self.game_so_far().position().actions().collect();
        Findings {
            thoughts: Thoughts::new(&legal, self.total()),
            truth: self.solve().begin(),
        }
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        match snapshot {
            Snapshot::Tree(tree) => findings.thoughts.add(&tree),
            Snapshot::Agent(agent) => findings.thoughts.take_agent(agent),
            Snapshot::Solve(known) => findings.truth.set(chunk - self.tree_count(), &known),
        }
    }

    fn settle(&self, findings: &mut Findings) {
        if self.agent == Machine::Settings {
            let (trees, choice) = (self.tree_count() as u64, self.final_choice());
            findings.thoughts.settle(trees, choice);
        }
    }

    fn result(&self, Findings { thoughts, truth }: &Findings) -> impl Serialize + TS {
        thoughts.result(truth, self.simulates())
    }

    fn table(&self, Findings { thoughts, truth }: &Findings) -> Table {
        thoughts.table(truth)
    }
}
