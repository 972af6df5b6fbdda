//! Evolving Rrrats for players of different skill: by which dice, limit and tokens does the better of two win most surely,
//! and soon?
//!
//! Source: as for [`super::connect`]. The stronger player decides by everything on the table, best against the weaker, who
//! looks at nothing but the hand ([`BestPlay`]). An evaluation is a game roll by roll; who begins is drawn. Its value is
//! the stronger player's score less ½, less the penalty times the turns in hundreds. Without a penalty the true value is
//! known exactly.

use crate::Experiment;
use crate::common::rrrats_rules::{FacesName, RrratsRules, TwosName};
use crate::common::rrrats_table as table;
use core::cell::RefCell;
use engines::Status;
use engines::rrrats::best_play::{Choice, Opponent};
use engines::rrrats::{BestPlay, Values};
use engines::tuning::problems::{Dimension, Evaluator, Fitness, Problem};
use engines::tuning::space::{Point, Space};
use games::rrrats::{Action, RollOn, Rrrats, Rules};
use games::{Game, Player, Turn};
use random::Random;
use statistics::Range;
use std::collections::BTreeMap;
use std::rc::Rc;

const TOKENS: [u64; 5] = [11, 21, 31, 41, 51];
/// Dice with four 0s are left out: best play with them takes seconds to compute.
const FACES: [FacesName; 5] = [
    FacesName::ThreeTwoOne,
    FacesName::TwoThreeOne,
    FacesName::TwoTwoTwo,
    FacesName::ThreeOneTwo,
    FacesName::OneThreeTwo,
];
const HAND_LIMITS: [u64; 4] = [3, 4, 5, 6];
const TWOS: [TwosName; 3] = [TwosName::Steal, TwosName::Take, TwosName::TakeTwo];
/// About a millisecond of computing best play.
const UNITS_A_STEP: u64 = 64;
/// About a millisecond of playing.
const TURNS_A_STEP: u32 = 200;
/// Turns whose penalty is the whole one.
const TURNS: f64 = 100.0;

/// Best play by number of the point, as far as it was computed.
type Known = Rc<RefCell<BTreeMap<u64, BestPlay>>>;

/// Rules for two players.
#[derive(Clone, Debug)]
pub struct RrratsProblem {
    weaker: RollOn,
    penalty: f64,
    space: Space,
    /// What the evaluators have computed is not computed again for the truth, nor the other way round.
    known: Known,
}

impl RrratsProblem {
    /// `penalty` is what a game of a hundred turns costs.
    pub fn new(weaker: RollOn, penalty: f64) -> Self {
        let sizes = [TOKENS.len(), FACES.len(), HAND_LIMITS.len(), TWOS.len()];
        let space = Space::new(sizes.map(|size| size as u16).to_vec());
        Self {
            weaker,
            penalty,
            space: space.unwrap_or_else(|_| unreachable!("it has four small dimensions")),
            known: Known::default(),
        }
    }

    /// The rules that a point stands for.
    pub fn rules_of(point: &Point) -> Rules {
        rules(point).rules()
    }

    /// The lab in which somebody plays it against the weaker player.
    pub fn to_play(&self, point: &Point) -> Experiment {
        Experiment::rrrats_against(rules(point), self.weaker)
    }

    /// Works on the best play of the point number `index`; `what` is told of it when it is there.
    fn with_best<T>(
        &self,
        index: u64,
        rules: Rules,
        what: impl FnOnce(&BestPlay) -> T,
    ) -> Option<T> {
        let mut known = self.known.borrow_mut();
        let new = || BestPlay::new(rules, Opponent::Fixed(self.weaker));
        let best = known.entry(index).or_insert_with(new);
        let is_there = best.advance(UNITS_A_STEP) == Status::Finished;
        is_there.then(|| what(best))
    }
}

fn rules(point: &Point) -> RrratsRules {
    let [tokens, faces, hand_limit, twos] = [0, 1, 2, 3].map(|place| usize::from(point[place]));
    RrratsRules {
        tokens: TOKENS[tokens],
        faces: FACES[faces],
        hand_limit: HAND_LIMITS[hand_limit],
        twos: TWOS[twos],
        ..RrratsRules::default()
    }
}

impl Problem for RrratsProblem {
    fn space(&self) -> &Space {
        &self.space
    }

    fn dimensions(&self) -> Vec<Dimension> {
        let numbers = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect();
        let dimension = |name: &str, values| Dimension {
            name: name.to_owned(),
            values,
        };
        vec![
            dimension("tokens", numbers(&TOKENS)),
            dimension(
                "faces",
                FACES.iter().map(|faces| faces.name().to_owned()).collect(),
            ),
            dimension("hand_limit", numbers(&HAND_LIMITS)),
            dimension(
                "twos",
                TWOS.iter().map(|twos| twos.name().to_owned()).collect(),
            ),
        ]
    }

    /// Best play has to be computed for it, which takes up to seconds.
    fn true_value(&self, _: &Point) -> Option<f64> {
        None
    }

    /// Without a penalty points less one half; with one, however long a game may take.
    fn range(&self) -> Range {
        Range {
            low: if self.penalty > 0.0 {
                f64::NEG_INFINITY
            } else {
                -0.5
            },
            high: 0.5,
        }
    }

    /// The best plays of all points take too long.
    fn best_value(&self) -> Option<f64> {
        None
    }
}

impl Fitness for RrratsProblem {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        Box::new(RrratsEvaluator {
            problem: self.clone(),
            game: None,
        })
    }

    /// There as soon as an evaluator has computed the best play; nothing is computed here, since that takes up to seconds.
    fn known_value(&self, point: &Point) -> Option<f64> {
        let mut known = self.known.borrow_mut();
        let best = known.get_mut(&self.space.index(point))?;
        let is_there = best.advance(0) == Status::Finished;
        (is_there && self.penalty == 0.0).then(|| best.mean() - 0.5)
    }
}

struct RrratsEvaluator {
    problem: RrratsProblem,
    game: Option<Playing>,
}

impl Evaluator for RrratsEvaluator {
    fn begin(&mut self, point: &Point, mut random: Random) {
        let begins = Player::BOTH[random.below(2) as usize];
        self.game = Some(Playing {
            index: self.problem.space.index(point),
            position: Rrrats::new(RrratsProblem::rules_of(point), begins),
            random,
        });
    }

    fn step(&mut self) -> Option<f64> {
        let (problem, game) = (&self.problem, self.game.as_mut()?);
        let (index, rules) = (game.index, *game.position.rules());
        let play = |best: &BestPlay| game.play(best.values(), &problem.weaker);
        let (score, turns) = problem.with_best(index, rules, play)??;
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
