//! Evolving Aliens for agents of different skill, and tuning one of them: games of agents, some decisions at a time.

use super::Played;
use crate::common::aliens_game::AliensPlaying;
use core::iter::once;
use engines::planning::PlanningAgent;
use engines::tuning::Point;
use engines::tuning::problems::{Evaluator, Fitness};
use experiments::tuning::problems::{AimName, AliensProblem, RollingHorizonProblem};
use games::ForwardModel;
use games::aliens::{Outcome, Position, Rules};
use random::Random;

impl Fitness for Played<AliensProblem> {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        Box::new(AliensEvaluator {
            problem: self.problem.clone(),
            games: Vec::new(),
            value: 0.0,
        })
    }
}

impl Fitness for Played<RollingHorizonProblem> {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        Box::new(PointsEvaluator {
            problem: self.problem.clone(),
            game: None,
        })
    }
}

/// A game of an agent by some rules, with random numbers of its own.
fn begin(agent: PlanningAgent, rules: Rules, random: &mut Random) -> AliensPlaying {
    let [chance, own] = [0, 1].map(|stream| Random::stream(random.bits(), stream));
    AliensPlaying::new(agent, rules, chance, own)
}

/// Some decisions; how the game has ended, if it has.
fn play(game: &mut AliensPlaying) -> Option<&Position> {
    game.advance(|_| {});
    game.position().is_over().then(|| game.position())
}

struct AliensEvaluator {
    problem: AliensProblem,
    /// Those that are not over, with what a win counts.
    games: Vec<(AliensPlaying, f64)>,
    value: f64,
}

impl Evaluator for AliensEvaluator {
    fn begin(&mut self, point: &Point, mut random: Random) {
        let rules = self.problem.rules_of(point);
        let AliensProblem {
            skilled, unskilled, ..
        } = &self.problem;
        let counted = match self.problem.aim {
            AimName::Gap => vec![(skilled, 1.0), (unskilled, -1.0)],
            AimName::Unskilled => once((unskilled, 1.0)).collect(),
        };
        let games = counted
            .into_iter()
            .map(|(player, sign)| (begin(player.agent(), rules, &mut random), sign));
        self.games = games.collect();
        self.value = 0.0;
    }

    fn step(&mut self) -> Option<f64> {
        if let Some((game, sign)) = self.games.last_mut() {
            let sign = *sign;
            let outcome = play(game)?.outcome();
            if outcome == Outcome::Won {
                self.value += sign;
            }
            self.games.pop();
        }
        self.games.is_empty().then_some(self.value)
    }
}

struct PointsEvaluator {
    problem: RollingHorizonProblem,
    game: Option<AliensPlaying>,
}

impl Evaluator for PointsEvaluator {
    fn begin(&mut self, point: &Point, mut random: Random) {
        let agent = self.problem.agent_of(point).agent();
        self.game = Some(begin(agent, self.problem.rules.rules(), &mut random));
    }

    fn step(&mut self) -> Option<f64> {
        let end = play(self.game.as_mut()?)?;
        Some(f64::from(end.points()))
    }
}
