//! Perfect play: the exact solver judges every move, and the best score is played.
//!
//! First the solver is asked whether each move wins, draws or loses; then, where that leaves several moves that win
//! or nothing but moves that lose, how soon. Among moves with the best score one is drawn at random.
//!
//! A board may be too large to be solved. A move costs [`NODES`] nodes of the solver at most, shared out evenly among
//! the moves still to be judged. What is proven by then is obeyed: a proven win is played, and a move proven to be no
//! better than another is not; if that leaves several, the one that `knowledge(10000)` would play. [`Sureness`] says
//! which of these it was.

use super::agent::UctAgent;
use super::insight::{Basis, Insight, Sureness};
use crate::Status;
use crate::mcts::Uct;
use crate::solver::{Bounds, Goal, Solvable, Solver};
use games::connect_four::{Column, ConnectFour};
use games::{Game, Knowledge};
use random::Random;

/// Nodes of the solver a move may cost.
pub const NODES: u64 = 16_000_000;
/// The solver stops to be asked after so many nodes, whatever the caller's budget is: so slices change nothing.
const NODES_A_STEP: u64 = 128;
/// Simulations of the substitute.
const SIMULATIONS: u64 = 10_000;

/// A move and what is known about its score, for the player who makes it.
#[derive(Clone, Copy, Debug)]
struct Judged {
    column: Column,
    bounds: Bounds,
    /// Whether the question of this pass is still to be asked.
    is_open: bool,
}

/// What is done at this moment.
#[derive(Debug)]
enum Stage<S: Solvable> {
    Solving(Goal),
    Substitute(Box<Uct<ConnectFour<S>>>, u64),
    Chosen(Column, Sureness),
}

/// A perfect player's thoughts about one position.
pub(super) struct Perfect<S: Solvable> {
    position: ConnectFour<S>,
    solver: Box<Solver<S>>,
    random: Random,
    moves: Vec<Judged>,
    /// The move that the solver is at work on.
    current: Option<usize>,
    nodes_left: u64,
    stage: Stage<S>,
    /// What needed no solver.
    at_a_glance: Option<Basis>,
}

impl<S: Solvable> Perfect<S> {
    /// Nothing thought yet. The game is not over; `solver` may know other positions.
    pub fn new(position: ConnectFour<S>, solver: Box<Solver<S>>, mut random: Random) -> Self {
        let wins: Vec<Column> = position.winning_actions().collect();
        let legal: Vec<Column> = position.actions().collect();
        let at_once = match (&wins[..], &legal[..]) {
            ([], [only]) => Some((*only, Basis::OnlyMove)),
            ([], _) => None,
            (wins, _) => Some((draw(wins, &mut random), Basis::WinsAtOnce)),
        };
        let judged = |&column: &Column| Judged {
            column,
            bounds: Bounds::OPEN,
            is_open: true,
        };
        Self {
            moves: legal.iter().map(judged).collect(),
            position,
            solver,
            random,
            current: None,
            nodes_left: NODES,
            stage: match at_once {
                Some((column, _)) => Stage::Chosen(column, Sureness::BestScore),
                None => Stage::Solving(Goal::Outcome),
            },
            at_a_glance: at_once.map(|(_, basis)| basis),
        }
    }

    /// Does up to `budget` steps.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.choice().is_some() {
                break;
            }
            self.step();
        }
        match self.choice() {
            Some(_) => Status::Finished,
            None => Status::Running,
        }
    }

    /// The move, and what is certain of it.
    pub fn choice(&self) -> Option<(Column, Sureness)> {
        match self.stage {
            Stage::Chosen(column, sureness) => Some((column, sureness)),
            Stage::Solving(_) | Stage::Substitute(..) => None,
        }
    }

    /// What is known about every move.
    pub fn insight(&self) -> Insight {
        let known = |judged: &Judged| (judged.column, judged.bounds);
        let solved = self.choice().map(|(_, sureness)| Basis::Solved(sureness));
        Insight::Perfect {
            moves: self.moves.iter().map(known).collect(),
            basis: self.at_a_glance.or(solved).unwrap_or(Basis::Unfinished),
        }
    }

    /// The solver, with what it remembers.
    pub fn into_solver(self) -> Box<Solver<S>> {
        self.solver
    }

    fn step(&mut self) {
        match &mut self.stage {
            Stage::Solving(goal) => {
                let goal = *goal;
                self.solve(goal);
            }
            Stage::Substitute(uct, left) if *left > 0 => {
                uct.advance(1);
                *left -= 1;
            }
            Stage::Substitute(..) => self.take_the_substitutes_advice(),
            Stage::Chosen(..) => {}
        }
    }

    fn solve(&mut self, goal: Goal) {
        let Some(index) = self.current else {
            self.next_move(goal);
            return;
        };
        let status = self.solver.advance(NODES_A_STEP);
        let found = self.solver.bounds().reversed();
        let judged = &mut self.moves[index];
        judged.bounds = Bounds {
            lower: judged.bounds.lower.max(found.lower),
            upper: judged.bounds.upper.min(found.upper),
        };
        let open = self.moves.iter().filter(|judged| judged.is_open).count() as u64;
        let share = self.nodes_left / open.max(1);
        if status == Status::Finished || self.solver.nodes() >= share {
            self.nodes_left = self.nodes_left.saturating_sub(self.solver.nodes());
            self.moves[index].is_open = false;
            self.current = None;
        }
    }

    /// To the next move to be judged, or on with what is known about all.
    fn next_move(&mut self, goal: Goal) {
        self.current = self.moves.iter().position(|judged| judged.is_open);
        if let Some(index) = self.current {
            let mut after = self.position.clone();
            after.apply(self.moves[index].column);
            self.solver.begin(&after, goal);
        } else if goal == Goal::Outcome && self.reopen() {
            self.stage = Stage::Solving(Goal::Score);
        } else {
            self.choose();
        }
    }

    /// The least that the best move is worth.
    fn surely(&self) -> i32 {
        let lowers = self.moves.iter().map(|judged| judged.bounds.lower);
        lowers.max().unwrap_or_default()
    }

    /// The moves that may be the best.
    fn candidates(&self) -> impl Iterator<Item = &Judged> {
        let surely = self.surely();
        self.moves
            .iter()
            .filter(move |judged| judged.bounds.upper >= surely)
    }

    /// Asks for scores where they decide: among moves proven to win, or where all are proven to lose. False where
    /// there are no such moves.
    fn reopen(&mut self) -> bool {
        let best = match self.surely() {
            1.. => 1,
            _ => -1,
        };
        let decided = best == 1 || self.moves.iter().all(|judged| judged.bounds.upper < 0);
        if !decided {
            return false;
        }
        for judged in &mut self.moves {
            judged.is_open = judged.bounds.outcome() == Some(best);
        }
        self.moves.iter().filter(|judged| judged.is_open).count() > 1
    }

    fn choose(&mut self) {
        let surely = self.surely();
        let candidates: Vec<Judged> = self.candidates().copied().collect();
        let is_as_good = |judged: &&Judged| judged.bounds.lower == surely;
        let best: Vec<Column> = candidates
            .iter()
            .filter(is_as_good)
            .map(|judged| judged.column)
            .collect();
        let score_is_certain = candidates
            .iter()
            .all(|judged| judged.bounds.upper <= surely);
        let result_is_certain =
            surely > 0 || candidates.iter().all(|judged| judged.bounds.upper < 0);
        self.stage = if score_is_certain || candidates.len() == 1 {
            Stage::Chosen(draw(&best, &mut self.random), Sureness::BestScore)
        } else if result_is_certain {
            Stage::Chosen(draw(&best, &mut self.random), Sureness::BestResult)
        } else {
            let parameters = UctAgent::knowledge(SIMULATIONS).parameters;
            let uct = Uct::new(self.position.clone(), parameters, self.random.clone());
            Stage::Substitute(Box::new(uct), SIMULATIONS)
        };
    }

    fn take_the_substitutes_advice(&mut self) {
        let Stage::Substitute(uct, _) = &self.stage else {
            return;
        };
        let is_candidate = |column: Column| self.candidates().any(|judged| judged.column == column);
        let moves = uct.moves().filter(|known| is_candidate(known.action));
        let moves: Vec<_> = moves.collect();
        let choice = UctAgent::knowledge(SIMULATIONS).choice;
        let advice = choice.best(&moves).map(|index| moves[index].action);
        let column = advice.or_else(|| self.candidates().next().map(|judged| judged.column));
        if let Some(column) = column {
            self.stage = Stage::Chosen(column, Sureness::Unproven);
        }
    }
}

/// One of `columns`, of which there is at least one.
pub(super) fn draw(columns: &[Column], random: &mut Random) -> Column {
    columns[random.below(columns.len() as u32) as usize]
}
