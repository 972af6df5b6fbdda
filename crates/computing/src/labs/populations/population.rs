//! A population that is simulated, of whichever kind it is: mixed, on a graph, or on a grid where a generation is many cells at a time.

use core::cell::RefCell;
use engines::populations::graph_run::{self, GraphRun};
use engines::populations::imitation::ImitationGrid;
use engines::populations::mixed_run::{self, MixedRun};
use engines::populations::process::Update;
use engines::populations::rates::alone;
use experiments::populations::PopulationsExperiment;
use experiments::{Experiment, LabExperiment};
use random::Random;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// Work of a unit of the budget, about, in visits of a player.
const VISITS: u64 = 20_000;
/// Steps of a unit where only how many play what is kept.
const COUNTED: u64 = 200_000;

/// What never changes.
enum Rules {
    Mixed(mixed_run::Rules),
    Graph(graph_run::Rules),
    Grid,
}

/// How a population changes, and where it begins.
pub(super) struct Population {
    lab: PopulationsExperiment,
    rules: Rules,
    /// Steps of a unit of the budget.
    pub steps: u64,
}

/// A population under way, as it is kept.
#[derive(Serialize, Deserialize)]
pub(super) enum Kept {
    Counts(Vec<u32>),
    Strategies(Vec<u8>),
}

/// A population under way.
pub(super) enum Run {
    Mixed(MixedRun),
    Graph(GraphRun),
    Grid(Box<ImitationGrid>),
}

thread_local! {
    /// The last one: making it takes longer than a step, and every chunk needs it.
    static LAST: RefCell<Option<(String, Rc<Population>)>> = const { RefCell::new(None) };
}

impl Population {
    /// Of an experiment; `None` if there is no game.
    pub fn of(lab: &PopulationsExperiment) -> Option<Rc<Self>> {
        let link = Experiment::from(lab.asked()).link();
        LAST.with_borrow_mut(|last| {
            if let Some((known, population)) = last
                && *known == link
            {
                return Some(population.clone());
            }
            let population = Rc::new(Self::new(lab)?);
            *last = Some((link, population.clone()));
            Some(population)
        })
    }

    fn new(lab: &PopulationsExperiment) -> Option<Self> {
        let game = lab.named().ok()?.game.clone();
        let process = lab.dynamics();
        let is_fast = lab.grid().is_some_and(|grid| !grid.has_borders)
            && game.size() == 2
            && process.update == Update::ImitateBest
            && process.mutation.is_zero();
        let is_counted = game.size() == 2 && !process.update.is_synchronous();
        let (rules, steps) = match lab.graph() {
            None => {
                let steps = match (is_counted, process.update) {
                    (true, _) => COUNTED,
                    (false, Update::WrightFisher) => VISITS / u64::from(lab.players()),
                    (false, _) => VISITS,
                };
                let mixed = lab.mixed(game, process);
                (Rules::Mixed(mixed_run::Rules::new(mixed)), steps)
            }
            Some(_) if is_fast => (Rules::Grid, 1),
            Some(graph) => {
                let degrees = (0..graph.size()).map(|vertex| graph.neighbours(vertex).len());
                let most = degrees.max().unwrap_or(1) as u64;
                let is_slow = process.update == Update::BirthDeath;
                let visits = if is_slow { 8 * most } else { most };
                let steps = match process.update.is_synchronous() {
                    true => 1,
                    false => VISITS / visits.max(2),
                };
                (
                    Rules::Graph(graph_run::Rules::new(graph, game, process)),
                    steps,
                )
            }
        };
        Some(Self {
            lab: lab.clone(),
            rules,
            steps: steps.max(1),
        })
    }

    /// At the beginning of the experiment.
    pub fn begin(&self, random: &mut Random) -> Run {
        match &self.rules {
            Rules::Mixed(_) => Run::Mixed(MixedRun {
                counts: self.lab.start_counts(),
            }),
            Rules::Graph(rules) => Run::Graph(rules.begin(self.lab.start_on(random))),
            Rules::Grid => {
                let cells = self.lab.start_on(random);
                Run::Grid(Box::new(self.imitating(cells)))
            }
        }
    }

    /// Where it was when this was kept; `None` if that is no population of the experiment.
    pub fn resume(&self, kept: Kept) -> Option<Run> {
        let players = self.lab.players();
        let size = self.lab.size();
        match kept {
            Kept::Counts(counts) => {
                let is_possible = matches!(self.rules, Rules::Mixed(_))
                    && counts.len() == size
                    && counts.iter().map(|&count| u64::from(count)).sum::<u64>()
                        == u64::from(players);
                is_possible.then_some(Run::Mixed(MixedRun { counts }))
            }
            Kept::Strategies(all) => {
                let is_possible = all.len() == players as usize
                    && all.iter().all(|&strategy| usize::from(strategy) < size);
                match &self.rules {
                    Rules::Graph(rules) if is_possible => Some(Run::Graph(rules.begin(all))),
                    Rules::Grid if is_possible => Some(Run::Grid(Box::new(self.imitating(all)))),
                    _ => None,
                }
            }
        }
    }

    /// Only asked where there is a grid and a game.
    fn imitating(&self, cells: Vec<u8>) -> ImitationGrid {
        let named = self.lab.named();
        let (Some(grid), Ok(named)) = (self.lab.grid(), named) else {
            unreachable!("a population on a grid has one, and a game");
        };
        ImitationGrid::new(grid, &named.game, &self.lab.dynamics(), cells)
    }

    /// Goes on by so many steps at most; says how many were done.
    pub fn advance(&self, run: &mut Run, steps: u64, random: &mut Random) -> u64 {
        match (&self.rules, run) {
            (Rules::Mixed(rules), Run::Mixed(run)) => rules.advance(run, steps, random),
            (Rules::Graph(rules), Run::Graph(run)) => rules.advance(run, steps, random),
            (Rules::Grid, Run::Grid(grid)) => {
                if alone(&counts(grid)).is_some() {
                    return 0;
                }
                (0..steps).for_each(|_| grid.step());
                steps
            }
            _ => 0,
        }
    }

    /// The strategy that all play, if nothing changes any more.
    pub fn left(&self, run: &Run) -> Option<usize> {
        let is_over = match (&self.rules, run) {
            (Rules::Mixed(rules), Run::Mixed(run)) => rules.is_over(run),
            (Rules::Graph(rules), Run::Graph(run)) => rules.is_over(run),
            _ => true,
        };
        is_over.then(|| alone(&run.counts()))?
    }
}

impl Run {
    /// What is kept of it.
    pub fn kept(&self) -> Kept {
        match self {
            Self::Mixed(run) => Kept::Counts(run.counts.clone()),
            _ => Kept::Strategies(self.strategies().to_vec()),
        }
    }

    /// How many play what.
    pub fn counts(&self) -> Vec<u32> {
        match self {
            Self::Mixed(run) => run.counts.clone(),
            Self::Graph(run) => run.counts().to_vec(),
            Self::Grid(grid) => counts(grid),
        }
    }

    /// Who plays what, by vertex; nobody where there are none.
    pub fn strategies(&self) -> &[u8] {
        match self {
            Self::Mixed(_) => &[],
            Self::Graph(run) => run.strategies(),
            Self::Grid(grid) => grid.cells(),
        }
    }
}

fn counts(grid: &ImitationGrid) -> Vec<u32> {
    let seconds: u32 = grid.cells().iter().map(|&cell| u32::from(cell)).sum();
    vec![grid.size() as u32 - seconds, seconds]
}
