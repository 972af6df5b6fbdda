//! The exact win probability of one strategy that looks at nothing but the hand against another.
//!
//! With k turns left at most, a position is worth what its turn leads to with k − 1 left; with none left it is worth ½.
//! So the values are computed from the end, a round of one player's turns after one of the other's, until they no longer
//! change, or until the game would be over by its number of turns. Nothing is sampled; what remains is rounding, about
//! 10⁻¹³. (The game that the second player begins then has one turn fewer, which nothing here can see.)

use super::states::{State, States};
use super::sweeps::Sweeps;
use super::values::Values;
use crate::{Status, effort};
use core::ops::Range;
use games::rrrats::{Outcome, RollOn, Rules, outcomes};
use games::score;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How probable it is that the first strategy wins, a draw counted as half a win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct WinProbability {
    /// If it begins.
    pub a_first: f64,
    /// If the other begins.
    pub b_first: f64,
    /// If each begins every second game.
    pub mean: f64,
}

/// The turns of one strategy between numbered positions.
struct Turns {
    /// What the game is worth that is over after this turn, by position.
    ended: Vec<f64>,
    /// Positions that are reached, with their probabilities; those of a position stand from one of `begins` to the next.
    reached: Vec<(u32, f64)>,
    begins: Vec<u32>,
}

impl Turns {
    fn new(rules: &Rules, strategy: &RollOn, states: &States) -> Self {
        let table = by_plenty(rules, strategy);
        let mut turns = Self {
            ended: Vec::new(),
            reached: Vec::new(),
            begins: vec![0],
        };
        for &state in states.list() {
            let pile = state.pile.min(rules.plenty());
            let other = state.other.min(rules.plenty());
            let outcomes = &table[usize::from(pile)][usize::from(other)];
            turns.add(
                state,
                outcomes,
                states,
                (state.pile - pile, state.other - other),
            );
        }
        effort::spend(turns.reached.len() as u64 / 2);
        turns
    }

    /// `spare` is what of the pile and the other bank the outcomes leave out.
    fn add(&mut self, state: State, outcomes: &[Outcome], states: &States, spare: (u8, u8)) {
        let mut ended = 0.0;
        for Outcome { end, probability } in outcomes {
            let own = state.own + end.gained;
            let next = State {
                pile: end.pile + spare.0,
                own: end.other + spare.1,
                other: own,
            };
            if next.pile == 0 {
                ended += probability * score(own, next.own);
            } else {
                self.reached
                    .push((states.number(next) as u32, *probability));
            }
        }
        self.ended.push(ended);
        self.begins.push(self.reached.len() as u32);
    }

    /// What each of these positions is worth if the next ones are worth `others` to the opponent. Returns the largest
    /// change.
    fn improve(&self, positions: Range<usize>, own: &mut [f64], others: &[f64]) -> f64 {
        let mut change = 0.0_f64;
        let reached = self.begins[positions.end] - self.begins[positions.start];
        effort::spend(u64::from(reached) / 4 + positions.len() as u64);
        for index in positions {
            let places = self.begins[index] as usize..self.begins[index + 1] as usize;
            let reached = self.reached[places].iter();
            let later: f64 = reached
                .map(|&(next, probability)| probability * (1.0 - others[next as usize]))
                .sum();
            let now = self.ended[index] + later;
            change = change.max((now - own[index]).abs());
            own[index] = now;
        }
        change
    }
}

/// Outcomes of turns by what is in the pile and the opponent's bank, as far as it matters.
fn by_plenty(rules: &Rules, strategy: &RollOn) -> Vec<Vec<Vec<Outcome>>> {
    let of_pile = |pile: u8| -> Vec<Vec<Outcome>> {
        let all = (0..=rules.plenty()).map(|other| match pile {
            0 => Vec::new(),
            pile => outcomes(rules, strategy, pile, other),
        });
        all.collect()
    };
    (0..=rules.plenty()).map(of_pile).collect()
}

/// Positions whose values are improved in a unit of work.
const POSITIONS_A_UNIT: usize = 64;

/// The computation for one pair of strategies, a few positions at a time: of the second player's turns first, since the
/// first one's build on them.
pub struct ExactPlay {
    rules: Rules,
    values: Values,
    turns: [Turns; 2],
    sweeps: Sweeps,
}

impl ExactPlay {
    /// Player 0 plays `a` and player 1 plays `b`; nothing done yet.
    pub fn new(rules: Rules, a: &RollOn, b: &RollOn) -> Self {
        let values = Values::even(&rules);
        let count = values.states.list().len();
        let turns = [a, b].map(|strategy| Turns::new(&rules, strategy, &values.states));
        Self {
            rules,
            values,
            turns,
            sweeps: Sweeps::new(count, POSITIONS_A_UNIT),
        }
    }

    /// Up to `budget` units of work, each a few positions.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let Some((mover, positions)) = self.sweeps.unit() else {
                break;
            };
            let change = self.improve(mover, positions);
            self.sweeps.done(change);
        }
        self.sweeps.status()
    }

    /// Improves the values at these positions; the largest change.
    fn improve(&mut self, mover: usize, positions: Range<usize>) -> f64 {
        let [first, second] = &mut self.values.of_mover;
        let (own, others) = if mover == 0 {
            (first, second)
        } else {
            (second, first)
        };
        self.turns[mover].improve(positions, own, others)
    }

    /// How probable it is that `a` wins; meaningful when it is finished.
    pub fn found(&self) -> WinProbability {
        let a_first = self.values.at_beginning(&self.rules, 0);
        let b_first = 1.0 - self.values.at_beginning(&self.rules, 1);
        WinProbability {
            a_first,
            b_first,
            mean: (a_first + b_first) / 2.0,
        }
    }
}

/// How probable it is that `a` wins against `b`.
pub fn win_probability(rules: &Rules, a: &RollOn, b: &RollOn) -> WinProbability {
    let mut play = ExactPlay::new(*rules, a, b);
    while play.advance(u64::MAX) == Status::Running {}
    play.found()
}
