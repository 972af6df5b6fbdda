//! Evolving Rrrats for players of different skill: games of the two, roll by roll, and the best play that they need.

use super::Played;
use core::cell::RefCell;
use engines::Status;
use engines::rrrats::best_play::{Choice, Opponent};
use engines::rrrats::{BestPlay, Values, table};
use engines::tuning::Point;
use engines::tuning::problems::{Evaluator, Fitness, Problem};
use experiments::tuning::problems::RrratsProblem;
use games::rrrats::{Action, RollOn, Rrrats, Rules};
use games::{Game, Player, Turn};
use random::Random;
use std::collections::BTreeMap;
use std::rc::Rc;

/// About a millisecond of computing best play.
const UNITS_A_STEP: u64 = 64;
/// About a millisecond of playing.
const TURNS_A_STEP: u32 = 200;
/// Turns whose penalty is the whole one.
const TURNS: f64 = 100.0;

/// Best play by number of the point, as far as it was computed. What the evaluators have computed is not computed again for
/// the truth, nor the other way round.
#[derive(Clone, Default)]
pub struct BestPlays(Rc<RefCell<BTreeMap<u64, BestPlay>>>);

impl BestPlays {
    /// Works on the best play of the point number `index`; `what` is told of it when it is there.
    fn with<T>(
        &self,
        index: u64,
        rules: Rules,
        weaker: RollOn,
        what: impl FnOnce(&BestPlay) -> T,
    ) -> Option<T> {
        let mut known = self.0.borrow_mut();
        let new = || BestPlay::new(rules, Opponent::Fixed(weaker));
        let best = known.entry(index).or_insert_with(new);
        let is_there = best.advance(UNITS_A_STEP) == Status::Finished;
        is_there.then(|| what(best))
    }
}

impl Fitness for Played<RrratsProblem, BestPlays> {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        Box::new(RrratsEvaluator {
            problem: self.problem.clone(),
            known: self.known.clone(),
            game: None,
        })
    }

    /// There as soon as an evaluator has computed the best play; nothing is computed here, since that takes up to seconds.
    fn known_value(&self, point: &Point) -> Option<f64> {
        let mut known = self.known.0.borrow_mut();
        let best = known.get_mut(&self.problem.space().index(point))?;
        let is_there = best.advance(0) == Status::Finished;
        (is_there && self.problem.penalty == 0.0).then(|| best.mean() - 0.5)
    }
}

struct RrratsEvaluator {
    problem: RrratsProblem,
    known: BestPlays,
    game: Option<Playing>,
}

impl Evaluator for RrratsEvaluator {
    fn begin(&mut self, point: &Point, mut random: Random) {
        let begins = Player::BOTH[random.below(2) as usize];
        self.game = Some(Playing {
            index: self.problem.space().index(point),
            position: Rrrats::new(RrratsProblem::rules_of(point), begins),
            random,
        });
    }

    fn step(&mut self) -> Option<f64> {
        let (problem, game) = (&self.problem, self.game.as_mut()?);
        let (index, rules) = (game.index, *game.position.rules());
        let play = |best: &BestPlay| game.play(best.values(), &problem.weaker);
        let (score, turns) = self.known.with(index, rules, problem.weaker, play)??;
        Some(score - 0.5 - problem.penalty * f64::from(turns) / TURNS)
    }
}

/// A game under way. The stronger player is the first.
struct Playing {
    /// Of the point.
    index: u64,
    position: Rrrats,
    random: Random,
}

impl Playing {
    /// Plays some turns; the stronger player's score and the number of turns if the game is over.
    fn play(&mut self, values: &Values, weaker: &RollOn) -> Option<(f64, u32)> {
        let until = self.position.turns() + TURNS_A_STEP;
        while self.position.turns() < until {
            let position = &self.position;
            let rolls = match position.turn() {
                Turn::Over => {
                    let score = (position.payoff(Player::First) + 1.0) / 2.0;
                    return Some((score, position.turns()));
                }
                Turn::Chance => {
                    let fall = table::roll(position, &mut self.random);
                    self.position.apply(fall);
                    continue;
                }
                Turn::Player(Player::First) => {
                    let Choice { stop, roll } = table::worth(position, values);
                    roll > stop
                }
                Turn::Player(Player::Second) => {
                    self.random.unit() < weaker.with(position.table().in_hand())
                }
            };
            let action = if rolls { Action::Roll } else { Action::Stop };
            self.position.apply(action);
        }
        None
    }
}
