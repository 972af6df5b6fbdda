//! Thinking about one position, in steps.

use super::agent::{Agent, UctAgent};
use super::hasty::{self, Hasty, Judge};
use super::insight::{Foresight, Insight, Sureness, Tactic};
use super::perfect::{Perfect, draw};
use crate::Status;
use crate::mcts::{Flat, MoveStatistics, Uct};
use crate::minimax::Search;
use crate::solver::{Solvable, Solver};
use games::connect_four::{Column, ConnectFour};
use games::{Game, Knowledge, Player};
use random::Random;

/// Nodes of minimax that count as one unit of work; a simulation is one, too.
const NODES_A_UNIT: u64 = 32;

/// What an agent carries from one move to the next: what the solver has found out. Hand it from each [`Thought`] to
/// the following one, of the same game or of others on the same board.
#[derive(Clone, Debug)]
pub struct Memory<S: Solvable>(Option<Box<Solver<S>>>);

impl<S: Solvable> Memory<S> {
    /// A memory that begins with what `solver` knows, such as a book.
    pub fn of(solver: Solver<S>) -> Self {
        Self(Some(Box::new(solver)))
    }
}

impl<S: Solvable> Default for Memory<S> {
    fn default() -> Self {
        Self(None)
    }
}

/// An agent's thoughts about a position.
///
/// The choice follows from the agent, the position and the stream of random numbers, however the work is cut into
/// steps. Only where [`Sureness::Unproven`] or [`Sureness::BestResult`] is said may it depend on the memory too.
pub struct Thought<S: Solvable> {
    memory: Memory<S>,
    /// What is played if nothing is known yet.
    first: Column,
    work: Work<S>,
}

enum Work<S: Solvable> {
    Random(Column),
    Tactical(Column, Tactic),
    Minimax(Box<Search<Hasty<S>, Judge>>),
    Uct {
        uct: Box<Uct<ConnectFour<S>>>,
        agent: UctAgent,
        left: u64,
    },
    Flat {
        flat: Flat<ConnectFour<S>>,
        left: u64,
    },
    Perfect(Box<Perfect<S>>),
}

impl Agent {
    /// Begins to think about `position`, in which somebody is to move.
    pub fn think<S: Solvable>(
        self,
        position: &ConnectFour<S>,
        mut random: Random,
        memory: Memory<S>,
    ) -> Thought<S> {
        let legal: Vec<Column> = position.actions().collect();
        debug_assert!(!legal.is_empty());
        let first = legal[legal.len() / 2];
        let mut solver = memory.0;
        let work = match self {
            Self::Random => Work::Random(draw(&legal, &mut random)),
            Self::Tactical => tactical(position, &legal, &mut random),
            Self::Minimax { depth, ratings } => {
                let player = Player::at_ply(position.plies() as usize);
                let search = hasty::search(position.clone(), player, depth, ratings, random);
                Work::Minimax(Box::new(search))
            }
            Self::Flat { simulations } => Work::Flat {
                flat: Flat::new(position.clone(), random),
                left: simulations,
            },
            Self::Uct(agent) => Work::Uct {
                uct: Box::new(Uct::new(position.clone(), agent.parameters, random)),
                agent,
                left: agent.simulations,
            },
            Self::Perfect => {
                let new = || Box::new(Solver::new(*position.shape()));
                let solver = solver.take().unwrap_or_else(new);
                Work::Perfect(Box::new(Perfect::new(position.clone(), solver, random)))
            }
        };
        Thought {
            memory: Memory(solver),
            first,
            work,
        }
    }
}

fn tactical<S: Solvable>(
    position: &ConnectFour<S>,
    legal: &[Column],
    random: &mut Random,
) -> Work<S> {
    let wins: Vec<Column> = position.winning_actions().collect();
    let blocks: Vec<Column> = position.blocking_actions().collect();
    if !wins.is_empty() {
        Work::Tactical(draw(&wins, random), Tactic::Wins(wins))
    } else if !blocks.is_empty() {
        Work::Tactical(draw(&blocks, random), Tactic::Blocks(blocks))
    } else {
        Work::Tactical(draw(legal, random), Tactic::Nothing)
    }
}

impl<S: Solvable> Thought<S> {
    /// Does up to `budget` units of work; a unit takes some microseconds.
    pub fn advance(&mut self, budget: u64) -> Status {
        match &mut self.work {
            Work::Random(_) | Work::Tactical(..) => Status::Finished,
            Work::Minimax(search) => search.advance(budget.saturating_mul(NODES_A_UNIT)),
            Work::Perfect(perfect) => perfect.advance(budget),
            Work::Flat { flat, left } => {
                let now = budget.min(*left);
                flat.advance(now);
                spend(left, now)
            }
            Work::Uct { uct, left, .. } => {
                let now = budget.min(*left);
                uct.advance(now);
                spend(left, now)
            }
        }
    }

    /// The move: that of the agent once it has finished, the best guess so far before.
    pub fn choice(&self) -> Column {
        let choice = match &self.work {
            Work::Random(column) | Work::Tactical(column, _) => Some(*column),
            Work::Minimax(search) => search
                .finding()
                .and_then(|finding| finding.principal_variation.first().copied()),
            Work::Perfect(perfect) => perfect.choice().map(|(column, _)| column),
            Work::Flat { flat, .. } => flat.choice(),
            Work::Uct { uct, agent, .. } => {
                let moves: Vec<_> = uct.moves().collect();
                let best = agent.choice.best(&moves);
                best.map(|index| moves[index].action)
            }
        };
        choice.unwrap_or(self.first)
    }

    /// What is certain of a perfect player's move, once it is chosen; `None` for all other agents.
    pub fn sureness(&self) -> Option<Sureness> {
        match &self.work {
            Work::Perfect(perfect) => perfect.choice().map(|(_, sureness)| sureness),
            _ => None,
        }
    }

    /// What the agent knows of the position, in its own terms.
    pub fn insight(&self) -> Insight {
        match &self.work {
            Work::Random(_) => Insight::Random,
            Work::Tactical(_, tactic) => Insight::Tactical(tactic.clone()),
            Work::Minimax(search) => Insight::Minimax(search.finding().map(|finding| Foresight {
                value: finding.value,
                depth: finding.depth.unwrap_or_default(),
                line: finding.principal_variation.clone(),
                nodes: search.counts().nodes,
            })),
            Work::Uct { .. } | Work::Flat { .. } => Insight::Search,
            Work::Perfect(perfect) => perfect.insight(),
        }
    }

    /// Visits and means of every legal move, from left to right, if the agent simulates.
    pub fn moves(&self) -> Option<Vec<MoveStatistics<Column>>> {
        match &self.work {
            Work::Uct { uct, .. } => Some(uct.moves().collect()),
            Work::Flat { flat, .. } => Some(flat.moves().to_vec()),
            _ => None,
        }
    }

    /// Simulations done so far, if the agent simulates.
    pub fn simulated(&self) -> Option<u64> {
        match &self.work {
            Work::Uct { agent, left, .. } => Some(agent.simulations - left),
            Work::Flat { flat, .. } => Some(flat.playouts()),
            _ => None,
        }
    }

    /// The search behind the thought, if it is UCT.
    pub fn uct(&self) -> Option<&Uct<ConnectFour<S>>> {
        match &self.work {
            Work::Uct { uct, .. } => Some(uct),
            _ => None,
        }
    }

    /// What is to be remembered.
    pub fn into_memory(self) -> Memory<S> {
        match self.work {
            Work::Perfect(perfect) => Memory(Some(perfect.into_solver())),
            _ => self.memory,
        }
    }
}

/// Takes what was done from what is left to do.
fn spend(left: &mut u64, now: u64) -> Status {
    *left -= now;
    match left {
        0 => Status::Finished,
        _ => Status::Running,
    }
}
