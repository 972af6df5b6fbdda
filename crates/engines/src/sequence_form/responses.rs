//! Best responses to a plan, exactly: from the last sets to the first.

use super::form::{Plan, SequenceForm};
use crate::effort;
use crate::exact::rational::{Rational, quotient};
use core::cmp::Ordering;

/// How much work an entry is, in units of [`effort`].
const ENTRY: u64 = 20;

/// What answers a plan best.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// What the player gets.
    pub value: Rational,
    /// An action for each of the player's own sets. Of several best ones the first that is preferred, else the first.
    pub actions: Vec<usize>,
    /// Whether the other player's plan and this response lead to the set.
    pub is_reached: Vec<bool>,
}

/// The best response of `player` to the other one's plan.
pub fn response(
    form: &SequenceForm,
    player: usize,
    against: &Plan,
    is_preferred: impl Fn(usize, usize) -> bool,
) -> Response {
    effort::spend(ENTRY * form.entries.len() as u64);
    let mut values = vec![Rational::ZERO; form.sizes[player]];
    let mut is_possible = vec![false; form.sizes[player]];
    for entry in &form.entries {
        let weight = &against[entry.sequences[1 - player]];
        if !weight.is_zero() {
            let own = entry.sequences[player];
            values[own] += weight * &entry.payoffs[player];
            is_possible[own] = true;
        }
    }
    let sets = &form.sets[player];
    let mut actions = vec![0; sets.len()];
    for (number, set) in sets.iter().enumerate().rev() {
        let first = set.first;
        let best = (0..set.actions).reduce(|best, action| {
            match values[first + action].cmp(&values[first + best]) {
                Ordering::Greater => action,
                Ordering::Equal if is_preferred(number, action) && !is_preferred(number, best) => {
                    action
                }
                _ => best,
            }
        });
        actions[number] = best.unwrap_or_default();
        let value = values[first + actions[number]].clone();
        values[set.parent] += value;
        if set.sequences().any(|sequence| is_possible[sequence]) {
            is_possible[set.parent] = true;
        }
    }
    let mut is_own = vec![false; form.sizes[player]];
    is_own[0] = true;
    let mut is_reached = Vec::with_capacity(sets.len());
    for (set, action) in sets.iter().zip(&actions) {
        let is_here = is_own[set.parent];
        is_own[set.first + action] = is_here;
        is_reached.push(is_here && set.sequences().any(|sequence| is_possible[sequence]));
    }
    Response {
        value: values.swap_remove(0),
        actions,
        is_reached,
    }
}

/// Each player's best response to an opponent who plays all actions alike: an action for each of the player's own sets.
pub fn to_uniform(form: &SequenceForm) -> [Vec<usize>; 2] {
    let share = |count: usize| vec![quotient(1.into(), count.into()); count];
    let uniform = [0, 1].map(|player: usize| {
        let shares = form.sets[player].iter().map(|set| share(set.actions));
        form.plan(player, &shares.collect::<Vec<_>>())
    });
    [0, 1].map(|player| response(form, player, &uniform[1 - player], |_, _| false).actions)
}
