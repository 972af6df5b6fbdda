//! Convergence: how good is the move that a search recommends, the longer it searches?
//!
//! The *regret* of a move is the exact score it loses: the best score in the position less its own, both from the
//! solver. A search is interrupted after 1, 2, 5, 10, 20, 50 … simulations and asked for its move, once for each of
//! many streams of random numbers; the regret is averaged over them. Several configurations are shown on one axis,
//! each as far as its own number of simulations.
//!
//! Chunks: one for each legal column, which solves the position after it; then one for each agent and stream. Where
//! the solver does not finish within its budget the score lies between two bounds, and a regret that depends on it is
//! unknown: it is never guessed.

mod curves;
mod exact;
mod report;
mod search;
mod settings;

use super::board::{self, OnShape, on_shape};
use super::link::{self, Problem};
use super::report::Report;
use super::{Chunk, ForeignSnapshot, Lab, NotRunnable, Progress};
use crate::engines::agents::{Agent, UctAgent};
use crate::engines::solver::Solvable;
use crate::experiments::mcts::{MctsLab, Outcome, Person};
use crate::games::connect_four::{Column, GameRecord, Setup};
use crate::games::{Game, Turn};
use crate::random::Random;
use crate::texts::Texts;
pub use curves::{Curve, CurvePoint, Curves, ExactColumn};
use exact::{ExactChunk, ExactSnapshot};
use search::{SearchChunk, SearchSnapshot};
pub use settings::ConvergenceLab;

/// What a chunk does.
enum Work {
    /// Solves the position after this column.
    Solve(Column),
    /// Searches with this agent, by its place in the list, and this stream.
    Search(usize, u64),
}

impl ConvergenceLab {
    /// The board. [`Lab::repair`] has made sure that there is one; until then the standard one stands in.
    pub fn setup(&self) -> Setup {
        board::setup(self.width, self.height, self.in_a_row, self.blocked)
    }

    /// The game up to the position that is thought about.
    pub fn game_so_far(&self) -> GameRecord {
        let all = self.moves.chars().count();
        let plies = self.ply.map_or(all, |ply| all.min(ply as usize));
        GameRecord::parse(self.setup(), &self.moves)
            .0
            .first_plies(plies)
    }

    /// The searches that are compared.
    pub fn searchers(&self) -> Vec<UctAgent> {
        let agents = self.agents.as_slice().iter();
        // The parameter takes no others.
        agents
            .filter_map(|agent| match agent {
                Agent::Uct(agent) => Some(*agent),
                _ => None,
            })
            .collect()
    }

    /// What is asked, and nothing that does not matter to the answer.
    pub fn question(&self) -> Self {
        Self {
            moves: self.game_so_far().moves_text(),
            ply: None,
            ..self.clone()
        }
    }

    /// The Connect Four lab at this position.
    pub fn position_to_look_at(&self) -> MctsLab {
        MctsLab {
            moves: self.game_so_far().moves_text(),
            person: Person::Both,
            width: self.width,
            height: self.height,
            in_a_row: self.in_a_row,
            blocked: self.blocked,
            ..MctsLab::default()
        }
    }

    /// The same experiment with one parameter changed; `None` if that is no value of it. Moves of another board mean
    /// nothing on it.
    pub fn with(&self, key: &str, text: &str) -> Option<Self> {
        use super::parameters::Parameters;
        let mut lab = self.clone();
        if !lab.read(key, text) {
            return None;
        }
        if lab.setup() != self.setup() {
            (lab.moves, lab.ply) = (String::new(), None);
        }
        // Moves that are typed in are taken as they are or not at all.
        let moves_fit = GameRecord::parse(lab.setup(), &lab.moves).1.is_ok();
        if key == "blocked" && !lab.repair().is_empty() || !moves_fit {
            return None;
        }
        lab.repair();
        Some(lab)
    }

    fn legal(&self) -> Vec<Column> {
        self.game_so_far().position().actions().collect()
    }

    fn fingerprint(&self) -> u64 {
        link::fingerprint(&link::write(Self::NAME, &self.question()))
    }

    fn work(&self, chunk: usize, legal: &[Column]) -> Work {
        match legal.get(chunk) {
            Some(&column) => Work::Solve(column),
            None => {
                let search = (chunk - legal.len()) as u64;
                Work::Search((search / self.seeds) as usize, search % self.seeds)
            }
        }
    }

    /// How far the whole experiment is, in units of about a simulation; chunks that were not begun count as if they
    /// needed all they may need.
    pub fn progress(&self, snapshots: &[Option<Vec<u8>>]) -> Progress {
        let (legal, searchers) = (self.legal(), self.searchers());
        let question = self.fingerprint();
        let chunks = 0..self.chunk_count();
        let progress = chunks.map(|chunk| {
            let bytes = snapshots.get(chunk).and_then(Option::as_ref);
            match self.work(chunk, &legal) {
                Work::Solve(_) => bytes
                    .and_then(|bytes| ExactSnapshot::decode(bytes, question))
                    .map_or_else(
                        || exact::not_begun(self.solve_budget),
                        |found| found.progress(self.solve_budget),
                    ),
                Work::Search(agent, _) => {
                    let agent = &searchers[agent];
                    let found = bytes
                        .and_then(|bytes| SearchSnapshot::decode(bytes, question, agent, &legal));
                    Progress {
                        done: found.map_or(0, |found| found.done),
                        total: agent.simulations,
                    }
                }
            }
        });
        progress.sum()
    }

    /// What the snapshots of the chunks say together.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn merge(&self, snapshots: &[Option<Vec<u8>>]) -> Result<Curves, ForeignSnapshot> {
        let (legal, searchers) = (self.legal(), self.searchers());
        let question = self.fingerprint();
        let mut curves = Curves::new(&legal, &searchers, self.seeds);
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            let foreign = ForeignSnapshot { chunk };
            match self.work(chunk, &legal) {
                Work::Solve(_) => {
                    let found = ExactSnapshot::decode(bytes, question).ok_or(foreign)?;
                    curves.columns[chunk].learn(&found);
                }
                Work::Search(agent, _) => {
                    let agent = (agent, searchers[agent]);
                    let found = SearchSnapshot::decode(bytes, question, &agent.1, &legal);
                    curves.add(agent.0, &found.ok_or(foreign)?);
                }
            }
        }
        curves.settle();
        Ok(curves)
    }
}

/// Begins a chunk on a shape.
struct Start<'a> {
    lab: &'a ConvergenceLab,
    index: usize,
}

impl OnShape for Start<'_> {
    type Output = Box<dyn Chunk>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Box<dyn Chunk> {
        let (lab, question) = (self.lab, self.lab.fingerprint());
        let game = lab.game_so_far();
        let mut position = game.replay(shape, game.moves().len());
        match lab.work(self.index, &lab.legal()) {
            Work::Solve(column) => {
                position.apply(column);
                Box::new(ExactChunk::new(&position, lab.solve_budget, question))
            }
            Work::Search(agent, seed) => {
                let searcher = lab.searchers()[agent];
                let random = Random::stream(lab.seed, (agent as u64) << 32 | seed);
                Box::new(SearchChunk::new(position, searcher, random, question))
            }
        }
    }
}

impl Lab for ConvergenceLab {
    const NAME: &'static str = "convergence";

    fn repair(&mut self) -> Vec<Problem> {
        let blocked = board::repair_blocked(&mut self.blocked, self.width, self.height);
        let mut problems: Vec<Problem> = blocked.into_iter().collect();
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
        texts.convergence.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        let game = self.game_so_far();
        match (game.position().turn(), game.position().winner()) {
            (Turn::Over, Some(winner)) => Err(NotRunnable::GameOver(Outcome::Won(winner))),
            (Turn::Over, None) => Err(NotRunnable::GameOver(Outcome::Drawn)),
            _ => Ok(()),
        }
    }

    fn chunk_count(&self) -> usize {
        self.legal().len() + self.agents.as_slice().len() * self.seeds as usize
    }

    fn start(&self, index: usize) -> Box<dyn Chunk> {
        on_shape(self.setup(), Start { lab: self, index })
    }

    fn finished(&self, index: usize, snapshot: &[u8]) -> Option<Progress> {
        let (legal, question) = (self.legal(), self.fingerprint());
        match self.work(index, &legal) {
            Work::Solve(_) => ExactSnapshot::decode(snapshot, question)?.finished(),
            Work::Search(agent, _) => {
                let agent = self.searchers()[agent];
                SearchSnapshot::decode(snapshot, question, &agent, &legal)?.finished(&agent)
            }
        }
    }

    fn report(&self, snapshots: &[Option<Vec<u8>>]) -> Result<Report, ForeignSnapshot> {
        let curves = self.merge(snapshots)?;
        let link = link::write(Self::NAME, self);
        Ok(Report::new(
            &link,
            &report::result(&curves),
            report::table(&curves),
        ))
    }
}
