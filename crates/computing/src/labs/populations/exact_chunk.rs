//! Everything that is known exactly, a piece after the other, each in steps.

use super::long_run::LongRunWork;
use super::several::EndsWork;
use super::takeover::{ByVertexWork, TakeoverWork};
use super::work::Work;
use crate::Chunk;
use crate::chunk::step_until_over;
use crate::exact::{exact, mixed};
use engines::Status;
use engines::populations::game::Game;
use engines::populations::portrait::portrait;
use engines::populations::rest_points::{OnFace, RestPoint, faces, on_face};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::populations::{Exactly, Flow, Piece, PopulationsExperiment, Rest, Snapshot};

/// The chunk.
pub(super) struct ExactChunk {
    lab: PopulationsExperiment,
    work: Option<Box<dyn Work>>,
    found: Exactly,
}

impl ExactChunk {
    /// Nothing known yet.
    pub fn new(lab: &PopulationsExperiment) -> Self {
        Self {
            lab: lab.clone(),
            work: None,
            found: Exactly::default(),
        }
    }

    fn piece(&self) -> Option<Piece> {
        Piece::ALL.get(self.found.done as usize).copied()
    }

    fn begin(&self, piece: Piece) -> Option<Box<dyn Work>> {
        let game = self.lab.named().ok()?.game.clone();
        let lab = &self.lab;
        Some(match piece {
            Piece::Flow => Box::new(FlowWork::new(game)),
            Piece::Takeover => Box::new(TakeoverWork::new(lab, game)),
            Piece::ByVertex => Box::new(ByVertexWork::new(lab, game)),
            Piece::Ends => Box::new(EndsWork::new(lab, game)),
            Piece::Rare => Box::new(super::rare::RareWork::new(lab, game)),
            Piece::LongRun => Box::new(LongRunWork::new(lab, game)),
        })
    }

    fn step(&mut self) {
        let Some(piece) = self.piece() else {
            return;
        };
        if self.work.is_none() {
            self.work = self.begin(piece);
        }
        let status = match &mut self.work {
            Some(work) => work.step(&mut self.found),
            None => Status::Finished,
        };
        if status == Status::Finished {
            self.work = None;
            self.found.done += 1;
        }
    }
}

impl Chunk for ExactChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, |chunk| chunk.piece().is_none(), Self::step)
    }

    /// It counts as one.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.piece().is_none()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Exact(Box::new(self.found.clone())))
    }

    /// The piece under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        Some(encode(&self.found))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok(found) = postcard::from_bytes::<Exactly>(state) else {
            return false;
        };
        let is_possible = found.done as usize <= Piece::ALL.len();
        self.found = found;
        is_possible
    }
}

/// Where the flow rests: a face in each step.
struct FlowWork {
    game: Game,
    /// Those to come, the last first.
    faces: Vec<Vec<usize>>,
    flow: Flow,
}

impl FlowWork {
    fn new(game: Game) -> Self {
        let mut faces = faces(game.size());
        faces.reverse();
        Self {
            game,
            faces,
            flow: Flow::default(),
        }
    }
}

impl Work for FlowWork {
    fn step(&mut self, found: &mut Exactly) -> Status {
        if let Some(played) = self.faces.pop() {
            match on_face(&self.game, &played) {
                OnFace::Nothing => {}
                OnFace::Point(point) => self.flow.points.push(rest(&point)),
                OnFace::Many => {
                    let played = played.iter().map(|&strategy| strategy as u8);
                    self.flow.many.push(played.collect());
                }
            }
            return Status::Running;
        }
        if self.game.size() == 3 {
            let number = portrait(&self.game);
            self.flow.portrait = number.and_then(|number| u8::try_from(number).ok());
        }
        found.flow = Some(core::mem::take(&mut self.flow));
        Status::Finished
    }
}

fn rest(point: &RestPoint) -> Rest {
    Rest {
        shares: mixed(&point.shares),
        payoff: exact(&point.payoff),
        eigenvalues: point.eigenvalues.clone(),
        nature: point.nature,
        is_equilibrium: point.is_equilibrium,
    }
}
