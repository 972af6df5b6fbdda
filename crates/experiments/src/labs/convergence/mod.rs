//! Convergence: how good is the move that a search recommends, the longer it searches?
//!
//! The *regret* of a move is the exact score it loses: the best score in the position less its own, both from the
//! solver. A search is interrupted after 1, 2, 5, 10, 20, 50 … simulations and asked for its move, once for each of
//! many streams of random numbers; the regret is averaged over them. Several configurations are shown on one axis,
//! each as far as its own number of simulations.
//!
//! Chunks: those of the solver's experiment on the position, a column each; then one for each agent and stream. Where
//! the solver does not finish within its budget the score lies between two bounds, and a regret that depends on it is
//! unknown: it is never guessed.
//!
//! Built on `solve`: the truth beside what is found.

mod findings;
mod report;
mod settings;
mod snapshot;

use crate::common::agent_cost::cost_of_move;
use crate::common::board::{self, Board, about_a_game};
use crate::common::checkpoints::checkpoints;
use crate::cost::Cost;
use crate::diagnostic::Diagnostic;
use crate::parameters::Parameters;
use crate::report::Table;
use crate::seal::Seal;
use crate::solve::SolveExperiment;
use crate::{Experiment, LabExperiment, NotRunnable, Progress, Reached};
use engines::agents::{Agent, Agents};
pub use findings::{Curve, CurvePoint, Findings};
use games::Game;
use games::connect_four::Column;
use serde::Serialize;
pub use settings::{ConvergenceExperiment, View};
pub use snapshot::{Recommendation, SearchSnapshot, Snapshot, simulations_of};
use texts::Texts;
use ts_rs::TS;

/// So many nodes of the solver take about as long as a simulation.
const NODES_A_SIMULATION: u64 = 100;

/// What a chunk does.
pub enum Work {
    /// This chunk of the solver's experiment.
    Solve(usize),
    /// Searches with this agent, by its place in the list, and this stream.
    Search(usize, u64),
}

about_a_game!(ConvergenceExperiment);

impl ConvergenceExperiment {
    /// The searches that are compared.
    pub fn searchers(&self) -> &[Agent] {
        self.agents.as_slice()
    }

    /// Where on the axis the searches are asked for their move: all their numbers of simulations together.
    pub fn moments(&self) -> Vec<u64> {
        let searchers = self.searchers().iter();
        let all = searchers.map(|agent| checkpoints(simulations_of(agent)));
        let mut moments: Vec<u64> = all.flatten().collect();
        moments.sort_unstable();
        moments.dedup();
        moments
    }

    /// The place of the moment looked at among them: the last that is not after it.
    pub fn place_looked_at(&self) -> usize {
        let moments = self.moments();
        let wanted = self.look.unwrap_or(u64::MAX);
        let after = moments.partition_point(|&moment| moment <= wanted);
        after.saturating_sub(1)
    }

    /// The Connect Four lab at this position.
    pub fn position_to_look_at(&self) -> Experiment {
        Experiment::game(self.setup(), self.game_so_far().moves_text())
    }

    /// The exact solver's part of the experiment.
    pub fn solve(&self) -> SolveExperiment {
        SolveExperiment::about(self.board, &self.game_so_far(), self.solve_budget)
    }

    fn legal(&self) -> Vec<Column> {
        self.game_so_far().position().actions().collect()
    }

    /// What a chunk does; `solved` is the number of the solver's chunks.
    pub fn work(&self, chunk: usize, solved: usize) -> Work {
        match chunk.checked_sub(solved) {
            None => Work::Solve(chunk),
            Some(search) => {
                let search = search as u64;
                Work::Search((search / self.seeds) as usize, search % self.seeds)
            }
        }
    }

    /// How far the whole experiment is, in units of about a simulation; chunks that were not begun count as if they
    /// needed all they may need.
    pub fn progress(&self, findings: &Findings) -> Progress {
        let solve = findings.truth.moves.iter().map(|known| {
            let done = known.nodes / NODES_A_SIMULATION;
            let total = if known.is_finished {
                done
            } else {
                self.solve_budget / NODES_A_SIMULATION
            };
            Progress { done, total }
        });
        let simulations: u64 = self.searchers().iter().map(simulations_of).sum();
        let search = Progress {
            done: findings.simulations,
            total: simulations * self.seeds,
        };
        solve.chain([search]).sum()
    }
}

impl LabExperiment for ConvergenceExperiment {
    const NAME: &'static str = "convergence";
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
    type Findings = Findings;

    /// A small board, on which one column wins and a hundred simulations often miss it.
    fn opening() -> Self {
        let defaults = Self::default();
        let searchers = vec![Agent::uct(1_000), Agent::knowledge(1_000)];
        Self {
            board: Board {
                width: 5,
                height: 5,
                ..Board::default()
            },
            moves: "224424".to_owned(),
            agents: Agents::new(searchers).unwrap_or_else(|| defaults.agents.clone()),
            look: Some(50),
            ..defaults
        }
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.repair_game()
    }

    /// Moves of another board mean nothing on it.
    fn change(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        let mut lab = self.with_text(key, text)?;
        if lab.setup() != self.setup() {
            (lab.moves, lab.ply) = (String::new(), None);
        }
        lab.repaired_but_for(key)
    }

    fn asked(&self) -> Self {
        Self {
            moves: self.game_so_far().moves_text(),
            ply: None,
            ..self.without_look()
        }
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.convergence.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        board::runnable(&self.game_so_far())
    }

    fn wants_book(&self) -> bool {
        self.solve().wants_book()
    }

    fn chunk_count(&self) -> usize {
        self.legal().len() + self.agents.as_slice().len() * self.seeds as usize
    }

    fn cost(&self) -> Cost {
        let search = |agent| cost_of_move(agent, self.setup());
        let searched = self.searchers().iter().map(search).sum::<Cost>() * self.seeds;
        let chunks = self.searchers().len() * self.seeds as usize;
        searched.in_chunks(chunks).beside(self.solve().cost())
    }

    /// Fewer searches, and less of the exact scores.
    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            seeds: (self.seeds / times).max(1),
            solve_budget: (self.solve_budget / times).max(1_000),
            ..self.clone()
        })
    }

    fn seals(&self) -> impl Fn(usize) -> Seal {
        let search = Seal::of(self.fingerprint()).of_variant(1);
        let solver = Seal::of(self.solve().fingerprint()).of_variant(0);
        let solved = self.legal().len();
        move |chunk| if chunk < solved { solver } else { search }
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let legal = self.legal();
        move |chunk, snapshot| match (snapshot, self.work(chunk, legal.len())) {
            (Snapshot::Solve(known), Work::Solve(_)) => known.is_sound(),
            (Snapshot::Search(search), Work::Search(agent, _)) => {
                search.fits(&self.searchers()[agent], &legal)
            }
            _ => false,
        }
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        match snapshot {
            Snapshot::Solve(known) => known.reached(),
            Snapshot::Search(search) => {
                let place = chunk - self.legal().len();
                let agent = self.searchers()[place / self.seeds as usize];
                Reached::of(search.progress(&agent))
            }
        }
    }

    fn begin(&self) -> Findings {
        Findings::new(self.solve().begin(), self.searchers(), self.seeds)
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        match snapshot {
            Snapshot::Solve(known) => findings.truth.set(chunk, &known),
            Snapshot::Search(search) => {
                let place = chunk - findings.truth.moves.len();
                findings.add(place / self.seeds as usize, &search);
            }
        }
    }

    fn settle(&self, findings: &mut Findings) {
        findings.settle();
    }

    fn reported(&self) -> Self {
        self.clone()
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
