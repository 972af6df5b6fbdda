//! Quantal responses: the principal branch point by point, then what is found beside it.

use crate::answering::Answering;
use crate::exact::mixed;
use engines::Status;
use engines::quantal::at::{on_branch, scale};
use engines::quantal::branch::{Branch, Point, Tracer};
use engines::quantal::fit::{Fit, fit};
use engines::quantal::levels::{Profile, hierarchy, levels};
use engines::quantal::two_by_two::branches;
use experiments::inquiry::encode;
use experiments::matrix::{
    MatrixExperiment, Quantal, QuantalAt, QuantalBranch, QuantalFit, QuantalPoint, QuantalQuestion,
};
use games::strategic::StrategicGame;

/// The last level that is shown.
const LEVELS: usize = 6;

/// The question, with what has been answered.
pub(super) struct Responding {
    game: StrategicGame,
    question: QuantalQuestion,
    tracer: Option<Tracer>,
    principal: Option<Branch>,
    found: Quantal,
}

impl Responding {
    /// Nothing is answered yet.
    pub(super) fn new(game: &StrategicGame, question: QuantalQuestion) -> Self {
        Self {
            tracer: Some(Tracer::new(game)),
            principal: None,
            found: Quantal {
                scale: scale(game),
                ..Quantal::default()
            },
            game: game.clone(),
            question,
        }
    }

    /// What needs the principal branch.
    fn beside(&mut self, principal: &Branch) {
        let all = branches(&self.game, principal);
        let only = core::slice::from_ref(principal);
        let shown = all.as_ref().map_or(only, |all| &all.all[..]);
        self.found.branches = shown.iter().map(branch).collect();
        self.found.counted = all.map(|all| (all.counted as u32, all.agrees));
        let lambda = self.question.lambda;
        let at = (lambda > 0.0).then(|| on_branch(&self.game, principal, lambda));
        self.found.at = at.flatten().map(QuantalAt::from);
        let counts = self.question.counts.as_ref();
        let fitted = counts.and_then(|counts| fit(&self.game, principal, counts));
        self.found.fit = fitted.as_ref().map(of_fit);
    }

    fn thinking(&mut self) {
        let all = |profiles: &[Profile]| {
            let shown = profiles.iter().take(LEVELS + 1);
            let profile = |profile: &Profile| profile.iter().map(|own| mixed(own)).collect();
            shown.map(profile).collect()
        };
        self.found.levels = all(&levels(&self.game, LEVELS));
        let tau = MatrixExperiment::tau_of(self.question.tau.min(500));
        let hierarchy = hierarchy(&self.game, tau);
        self.found.hierarchy = all(&hierarchy.levels);
        self.found.choices = hierarchy.choices;
    }
}

impl Answering for Responding {
    fn step(&mut self) -> Status {
        if let Some(tracer) = &mut self.tracer {
            if tracer.step() == Status::Finished {
                self.principal = self.tracer.take().map(Tracer::into_found);
            }
            return Status::Running;
        }
        if let Some(principal) = self.principal.take() {
            self.beside(&principal);
            return Status::Running;
        }
        self.thinking();
        Status::Finished
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.found)
    }
}

fn point(point: &Point) -> QuantalPoint {
    let strategy = |own: &Vec<f64>| own.iter().map(|&part| part as f32).collect();
    QuantalPoint {
        lambda: point.lambda,
        strategies: point.strategies.iter().map(strategy).collect(),
    }
}

fn branch(of: &Branch) -> QuantalBranch {
    let numbers = |points: &[usize]| points.iter().map(|&point| point as u32).collect();
    QuantalBranch {
        points: of.points.iter().map(point).collect(),
        turns: numbers(&of.turns),
        meetings: numbers(&of.meetings),
        radius: of.radius,
        is_whole: of.is_whole,
    }
}

fn of_fit(of: &Fit) -> QuantalFit {
    QuantalFit {
        point: point(&of.point),
        low: of.low,
        high: of.high,
        is_last: of.is_last,
        log_likelihood: of.log_likelihood,
        of_uniform: of.of_uniform,
        of_frequencies: of.of_frequencies,
    }
}
