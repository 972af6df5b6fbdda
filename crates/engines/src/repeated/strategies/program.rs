//! Rules that are followed in a match.

use super::memory::Memory;
use super::rules::{Condition, MAX_NUMBER, Play, Ratio, Rule, Sum, Who};
use crate::repeated::stage_game::{MAX_ACTIONS, Seat};
use games::fraction::Fraction;

/// Rules for one side of a stage game.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    rules: Vec<Rule>,
    sizes: [usize; 2],
    /// Payoffs of the player and of the other one by their actions, the player's first; over one denominator.
    units: [Vec<i64>; 2],
    denominator: i64,
}

/// What a rule has decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    Pure(usize),
    /// Some actions, each with a probability above and below the line, and the action otherwise.
    Mixed([(u8, i64, i64); MAX_ACTIONS - 1], u8),
}

/// A decision, and the rule that made it; none if no rule did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    pub choice: Choice,
    pub rule: Option<u16>,
}

impl Choice {
    /// The probability of each action, exactly.
    pub fn mixture(&self, size: usize) -> Option<Vec<Fraction>> {
        let mut mixture = vec![Fraction::ZERO; size];
        let mut rest = Fraction::ONE;
        let Self::Mixed(parts, last) = self else {
            return None;
        };
        for &(action, above, below) in parts.iter().filter(|part| part.2 != 0) {
            let part = Fraction::new(above, below).max(Fraction::ZERO).min(rest);
            let own = &mut mixture[usize::from(action)];
            *own = own.checked_add(part)?;
            rest = rest.checked_add(-part)?;
        }
        let own = &mut mixture[usize::from(*last)];
        *own = own.checked_add(rest)?;
        Some(mixture)
    }

    /// The action that a number drawn from 0 to 1 stands for: actions share that line in their order, as in an automaton.
    #[inline]
    pub fn drawn(&self, number: f64) -> usize {
        let (parts, last) = match self {
            &Self::Pure(action) => return action,
            Self::Mixed(parts, last) => (parts, usize::from(*last)),
        };
        let (mut mixture, mut rest) = ([0.0; MAX_ACTIONS], 1.0);
        for &(action, above, below) in parts.iter().filter(|part| part.2 != 0) {
            let part = (above as f64 / below as f64).clamp(0.0, rest);
            mixture[usize::from(action)] += part;
            rest -= part;
        }
        mixture[last] += rest;
        let mut sum = 0.0;
        let is_reached = |part: &f64| {
            sum += part;
            number < sum
        };
        mixture.iter().position(is_reached).unwrap_or(last)
    }
}

impl Program {
    /// The rules on this side.
    pub fn new(rules: Vec<Rule>, seat: Seat) -> Self {
        let [size, others] = seat.sizes();
        let theirs = seat.game.units(1 - seat.player);
        let transposed =
            (0..size * others).map(|outcome| theirs[outcome % others * size + outcome / others]);
        Self {
            rules,
            sizes: [size, others],
            units: [seat.game.units(seat.player).to_vec(), transposed.collect()],
            denominator: seat.game.denominator(),
        }
    }

    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Whether no rule mixes.
    pub fn is_pure(&self) -> bool {
        !self
            .rules
            .iter()
            .any(|rule| matches!(rule.play, Some(Play::Chance(..))))
    }

    /// Whether nobody ever gets anything.
    pub fn is_worth_nothing(&self) -> bool {
        self.units.iter().flatten().all(|&units| units == 0)
    }

    /// How many actions the player and the other one have.
    pub fn sizes(&self) -> [usize; 2] {
        self.sizes
    }

    /// Notes what was done: the player's own action, and what they saw of the other one's.
    #[inline]
    pub fn observe(&self, memory: &mut Memory, actions: [usize; 2], slipped: bool) {
        let outcome = actions[0] * self.sizes[1] + actions[1];
        memory.add(actions, [0, 1].map(|player| self.units[player][outcome]));
        memory.slipped = slipped;
    }

    /// Decides a round with `left` rounds after it, if somebody knows how many. `fired` is told of every rule that holds, also if it only counts.
    #[inline]
    pub fn decide(
        &self,
        memory: &mut Memory,
        left: Option<u32>,
        mut fired: impl FnMut(usize),
    ) -> Decision {
        for (place, rule) in self.rules.iter().enumerate() {
            let reading = Reading {
                program: self,
                memory,
                left,
            };
            if !reading.holds(&rule.when) {
                continue;
            }
            fired(place);
            let choice = rule.play.as_ref().map(|play| reading.choice(play));
            for (counter, sum) in &rule.counts {
                let reading = Reading {
                    program: self,
                    memory,
                    left,
                };
                memory.counters[usize::from(*counter)] = reading.value(sum);
            }
            if let Some(choice) = choice {
                return Decision {
                    choice,
                    rule: Some(place as u16),
                };
            }
        }
        Decision {
            choice: Choice::Pure(0),
            rule: None,
        }
    }
}

/// What rules are read against.
struct Reading<'a> {
    program: &'a Program,
    memory: &'a Memory,
    left: Option<u32>,
}

impl Reading<'_> {
    fn holds(&self, condition: &Condition) -> bool {
        let memory = self.memory;
        match condition {
            Condition::Always => true,
            Condition::First(rounds) => memory.played < *rounds,
            Condition::Last(rounds) => self.left.is_some_and(|left| left < *rounds),
            Condition::Every(rounds) => (memory.played + 1).is_multiple_of(*rounds),
            Condition::Played(who, pattern) => {
                let is_seen = |(ago, action): (usize, &Option<u8>)| {
                    let wanted = action.map(usize::from);
                    let found = memory.action(*who, ago);
                    found.is_some() && (wanted.is_none() || wanted == found)
                };
                pattern.iter().rev().enumerate().all(is_seen)
            }
            Condition::Slipped => memory.slipped,
            Condition::Compare(left, relation, right) => {
                relation.holds(self.value(left), self.value(right))
            }
            Condition::In(sum, numbers) => numbers.contains(&self.value(sum)),
            Condition::Not(inner) => !self.holds(inner),
            Condition::And(left, right) => self.holds(left) && self.holds(right),
            Condition::Or(left, right) => self.holds(left) || self.holds(right),
        }
    }

    fn value(&self, sum: &Sum) -> i64 {
        let memory = self.memory;
        let whole = |units: i64| units.div_euclid(self.program.denominator);
        match sum {
            Sum::Number(number) => *number,
            Sum::Round => i64::from(memory.played) + 1,
            Sum::Left => self.left.map_or(MAX_NUMBER, i64::from),
            Sum::Count(who, action, None) => {
                memory.counts[*who as usize][usize::from(*action)].into()
            }
            Sum::Count(who, action, Some(rounds)) => {
                memory.count_within(*who, *action, *rounds).into()
            }
            Sum::Score(who) => whole(memory.scores[*who as usize]),
            Sum::Lead => whole(memory.scores[0] - memory.scores[1]),
            Sum::Counter(counter) => memory.counters[usize::from(*counter)],
            Sum::Of(left, operation, right) => operation.apply(self.value(left), self.value(right)),
        }
    }

    fn choice(&self, play: &Play) -> Choice {
        let last = |who| self.memory.action(who, 0).unwrap_or(0);
        match play {
            Play::Sequence(actions) => {
                let place = self.memory.played as usize % actions.len();
                Choice::Pure(usize::from(actions[place]))
            }
            Play::Copy => Choice::Pure(last(Who::They)),
            Play::Opposite => Choice::Pure(1 - last(Who::They)),
            Play::Repeat => Choice::Pure(last(Who::Me)),
            Play::Switch => Choice::Pure(1 - last(Who::Me)),
            Play::Chance(parts, rest) => {
                let mut mixed = [(0, 0, 0); MAX_ACTIONS - 1];
                for (place, (action, Ratio { above, below })) in mixed.iter_mut().zip(parts) {
                    *place = (*action, self.value(above), self.value(below));
                }
                Choice::Mixed(mixed, *rest)
            }
        }
    }
}
