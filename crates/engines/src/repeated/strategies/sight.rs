//! The sight of rules: what they look at. Memories that differ in nothing of it are the same to them.

use super::memory::Memory;
use super::rules::{Condition, MAX_WINDOW, Play, Rule, Sum, Who};
use std::collections::{BTreeMap, BTreeSet};

/// More numbers of rounds left than these are not told apart.
const MAX_LEFT: usize = 16;

/// What rules look at.
#[derive(Clone, Debug)]
pub struct Sight {
    /// How many rounds back, for each of the two.
    window: [u32; 2],
    /// The counts of actions that are looked at, up to which number; `None` for all of them.
    counts: [BTreeMap<u8, Option<u32>>; 2],
    /// From which round on only the place in a cycle matters; `None` if every round matters.
    rounds: Option<u32>,
    cycle: u32,
    scores: bool,
    pub slips: bool,
    /// Numbers of rounds left, one of each kind that is told apart; none if the end makes no difference.
    pub left: BTreeSet<u32>,
    /// Whether too many of those are.
    pub is_long: bool,
}

impl Sight {
    /// What these rules look at.
    pub fn of(rules: &[Rule]) -> Self {
        let mut sight = Self {
            window: [0; 2],
            counts: Default::default(),
            rounds: Some(0),
            cycle: 1,
            scores: false,
            slips: false,
            left: BTreeSet::new(),
            is_long: false,
        };
        for rule in rules {
            rule.when
                .visit(&mut |condition| sight.see_condition(condition));
            let counted = rule.counts.iter().map(|(_, sum)| sum);
            counted.for_each(|sum| sight.see_sum(sum));
            rule.play.iter().for_each(|play| sight.see_play(play));
        }
        sight
    }

    fn see_condition(&mut self, condition: &Condition) {
        match condition {
            Condition::First(rounds) => self.see_round(Some(*rounds)),
            Condition::Last(rounds) => self.see_left(Some(*rounds)),
            Condition::Every(rounds) => self.see_cycle(*rounds),
            Condition::Played(who, pattern) => self.see_back(*who, pattern.len() as u32),
            Condition::Slipped => self.slips = true,
            Condition::Compare(Sum::Number(number), _, sum)
            | Condition::Compare(sum, _, Sum::Number(number)) => {
                self.see_compared(sum, (*number).clamp(0, i64::from(u32::MAX / 2)) as u32);
            }
            Condition::Compare(left, _, right) => {
                self.see_sum(left);
                self.see_sum(right);
            }
            Condition::In(sum, numbers) => {
                let most = numbers.iter().copied().max().unwrap_or(0);
                self.see_compared(sum, most.clamp(0, i64::from(u32::MAX / 2)) as u32);
            }
            Condition::Always | Condition::Not(_) | Condition::And(..) | Condition::Or(..) => {}
        }
    }

    /// A sum that is only compared with numbers up to `most`.
    fn see_compared(&mut self, sum: &Sum, most: u32) {
        match sum {
            Sum::Round => self.see_round(Some(most)),
            Sum::Left => self.see_left(Some(most)),
            Sum::Count(who, action, None) => self.see_count(*who, *action, Some(most + 1)),
            _ => self.see_sum(sum),
        }
    }

    fn see_sum(&mut self, sum: &Sum) {
        sum.visit(&mut |part| match part {
            Sum::Round => self.see_round(None),
            Sum::Left => self.see_left(None),
            Sum::Count(who, action, None) => self.see_count(*who, *action, None),
            Sum::Count(who, _, Some(rounds)) => self.see_back(*who, *rounds),
            Sum::Score(_) | Sum::Lead => self.scores = true,
            Sum::Number(_) | Sum::Counter(_) | Sum::Of(..) => {}
        });
    }

    fn see_play(&mut self, play: &Play) {
        match play {
            Play::Sequence(actions) => self.see_cycle(actions.len() as u32),
            Play::Copy | Play::Opposite => self.see_back(Who::They, 1),
            Play::Repeat | Play::Switch => self.see_back(Who::Me, 1),
            Play::Chance(parts, _) => {
                let sums = parts
                    .iter()
                    .flat_map(|(_, ratio)| [&ratio.above, &ratio.below]);
                sums.for_each(|sum| self.see_sum(sum));
            }
        }
    }

    fn see_back(&mut self, who: Who, rounds: u32) {
        let window = &mut self.window[who as usize];
        *window = (*window).max(rounds);
    }

    fn see_count(&mut self, who: Who, action: u8, most: Option<u32>) {
        let seen = self.counts[who as usize].entry(action).or_insert(Some(0));
        *seen = seen.zip(most).map(|(one, other)| one.max(other));
    }

    fn see_round(&mut self, most: Option<u32>) {
        self.rounds = self.rounds.zip(most).map(|(one, other)| one.max(other));
    }

    /// How many rounds are left is compared with a number, or used in some other way.
    fn see_left(&mut self, number: Option<u32>) {
        let around = number.map(|number| [0, number.saturating_sub(1), number, number + 1]);
        self.left.extend(around.unwrap_or_default());
        self.is_long |= number.is_none() || self.left.len() > MAX_LEFT;
    }

    fn see_cycle(&mut self, rounds: u32) {
        let divisor = (1..=rounds)
            .rev()
            .find(|by| rounds.is_multiple_of(*by) && self.cycle.is_multiple_of(*by));
        self.cycle = self.cycle.saturating_mul(rounds / divisor.unwrap_or(1));
    }

    /// Whether there is no end of memories that are told apart: every action can be played again and again, in every round something is got unless
    /// `all_are_zero`.
    pub fn is_endless(&self, all_are_zero: bool) -> bool {
        let mut counts = self.counts.iter().flat_map(BTreeMap::values);
        self.rounds.is_none() || counts.any(Option::is_none) || self.scores && !all_are_zero
    }

    /// Makes one memory of all that rules cannot tell apart.
    pub fn forget(&self, memory: &mut Memory) {
        for player in 0..2 {
            let window = self.window[player];
            let seen = if window == 0 {
                0
            } else {
                u64::MAX >> (MAX_WINDOW - window)
            };
            memory.recent[player]
                .iter_mut()
                .for_each(|rounds| *rounds &= seen);
            for (action, count) in memory.counts[player].iter_mut().enumerate() {
                match self.counts[player].get(&(action as u8)) {
                    None => *count = 0,
                    Some(Some(most)) => *count = (*count).min(*most),
                    Some(None) => {}
                }
            }
        }
        if let Some(rounds) = self.rounds
            && memory.played > rounds
        {
            memory.played = rounds + (memory.played - rounds) % self.cycle;
        }
        if !self.scores {
            memory.scores = [0; 2];
        }
    }
}
