//! The questions about a game, one after the other, answered exactly or between bounds.

use super::certified::Certified;
use super::exact::Exactly;
use crate::Chunk;
use crate::chunk::step_until_over;
use engines::Status;
use engines::continuous::certified::payoff::range;
use engines::continuous::contour::Grid;
use engines::continuous::game::ContinuousGame;
use experiments::Progress;
use experiments::continuous::{ContinuousExperiment, Findings, Stage};
use experiments::inquiry::encode;
use std::sync::Arc;

/// Equilibria around which curves of equal payoff are drawn.
const MAX_CONTOURS: usize = 5;

/// How questions are answered.
enum Solver {
    Exactly(Box<Exactly>),
    Certified(Box<Certified>),
}

/// The work on a game.
pub(super) struct ContinuousChunk {
    /// What to do; `None` without a game.
    work: Option<(Arc<ContinuousGame>, Solver)>,
    /// Each player's payoffs, when curves of equal payoff are drawn.
    grids: Option<[Grid; 2]>,
    found: Findings,
}

impl ContinuousChunk {
    /// Nothing found yet.
    pub fn new(lab: &ContinuousExperiment) -> Self {
        let solver = |game: Arc<ContinuousGame>| {
            let solver = match Exactly::new(&game, lab) {
                Some(exactly) => Solver::Exactly(Box::new(exactly)),
                None => Solver::Certified(Box::new(Certified::new(&game, lab))),
            };
            (game, solver)
        };
        let work = lab.game().ok().map(solver);
        let stage = if work.is_none() {
            Stage::Done
        } else {
            Stage::default()
        };
        let range = |player: usize| {
            let game = work.as_ref().map(|(game, _)| game);
            game.map_or(0.0, |game| range(game, player))
        };
        Self {
            found: Findings {
                ranges: [range(0), range(1)],
                exact: matches!(work, Some((_, Solver::Exactly(_)))),
                stage,
                ..Findings::default()
            },
            work,
            grids: None,
        }
    }

    fn step(&mut self) {
        let found = &mut self.found;
        let Some((game, solver)) = &mut self.work else {
            return;
        };
        let is_answered = match (found.stage, solver) {
            (Stage::Contours, _) => contours(game, &mut self.grids, found),
            (stage, Solver::Exactly(exactly)) => {
                exactly.answer(stage, found);
                true
            }
            (stage, Solver::Certified(certified)) => certified.step(stage, found),
        };
        found.effort += 1;
        if is_answered {
            found.stage = next(found.stage);
        }
    }
}

fn next(stage: Stage) -> Stage {
    match stage {
        Stage::Curves => Stage::Equilibria,
        Stage::Equilibria => Stage::Path,
        Stage::Path => Stage::Elimination,
        Stage::Elimination => Stage::Commitment,
        Stage::Commitment => Stage::Joint,
        Stage::Joint => Stage::Contours,
        Stage::Contours | Stage::Done => Stage::Done,
    }
}

/// Curves of equal payoff through the first equilibria; whether they are all there.
fn contours(game: &ContinuousGame, grids: &mut Option<[Grid; 2]>, found: &mut Findings) -> bool {
    let wanted = found.equilibria.len().min(MAX_CONTOURS);
    if found.contours.len() == wanted {
        return true;
    }
    let grids = grids.get_or_insert_with(|| [0, 1].map(|player| Grid::new(game, player)));
    let one = &found.equilibria[found.contours.len()];
    let level = |player: usize| grids[player].level(one.payoffs[0][player].value);
    found.contours.push([level(0), level(1)]);
    found.contours.len() == wanted
}

impl Chunk for ContinuousChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(
            self,
            budget,
            |chunk| chunk.found.stage == Stage::Done,
            Self::step,
        )
    }

    fn progress(&self) -> Progress {
        self.found.progress()
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }
}
