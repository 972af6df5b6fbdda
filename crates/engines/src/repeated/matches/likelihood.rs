//! Likelihoods: how probable it is that a strategy does what an opponent was seen to do, as far as the player knows who met them.
//!
//! The player knows what they did themselves and what they saw; whether the opponent saw the same is not known where there are errors of perception. An
//! automaton is followed as a hidden Markov model, by the forward algorithm (L. E. Baum and T. Petrie, "Statistical inference for probabilistic functions of
//! finite state Markov chains", 1966). Rules that are no automaton are followed where the opponent sees what is done, since their memory is known then. A
//! slip of somebody who mixes looks like any other action; rules that mix and ask for slips are followed as if there had been none.

use crate::repeated::settings::Noise;
use crate::repeated::strategies::automaton::Automaton;
use crate::repeated::strategies::memory::Memory;
use crate::repeated::strategies::player::{Form, Player};
use crate::repeated::strategies::program::{Choice, Program};
use games::fraction::Fraction;
use std::collections::BTreeMap;

/// A round as the player knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// What they did.
    pub done: usize,
    /// As what they saw the opponent's action.
    pub seen: usize,
}

/// How likely it is that a strategy would have been seen to do this.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Likelihood {
    /// Not at all.
    Impossible,
    /// So likely, in natural logarithms.
    Log(f64),
    /// It remembers too much for all that it may have seen.
    Unknown,
}

/// The likelihood of these rounds, from the first on, of a match with so many rounds if the opponent knows how many.
pub fn likelihood(
    opponent: &Player,
    rounds: &[Seen],
    length: Option<u32>,
    noise: Noise,
) -> Likelihood {
    let [execution, perception] = [noise.execution, noise.perception].map(Fraction::value);
    match opponent.form(length.is_some()) {
        Form::Automaton(automaton) => of_automaton(automaton, rounds, [execution, perception]),
        Form::Program(_) if perception > 0.0 => Likelihood::Unknown,
        Form::Program(program) => of_program(program, rounds, length, execution),
    }
}

fn of_automaton(
    automaton: &Automaton,
    rounds: &[Seen],
    [execution, perception]: [f64; 2],
) -> Likelihood {
    let [own, others] = automaton.sizes;
    let mut states = BTreeMap::from([(0_u16, 1.0)]);
    let mut sum = 0.0;
    for round in rounds {
        let mut next: BTreeMap<u16, f64> = BTreeMap::new();
        for (&state, &weight) in &states {
            let state = &automaton.states[usize::from(state)];
            for action in 0..own {
                let part = state.mixture[action].value();
                let done = weight
                    * erring(part, execution, own)
                    * erring(f64::from(u8::from(action == round.seen)), perception, own);
                for looked in 0..others {
                    let is_right = f64::from(u8::from(looked == round.done));
                    let probability = done * erring(is_right, perception, others);
                    if probability > 0.0 {
                        let to = state.next[action * others + looked];
                        *next.entry(to).or_default() += probability;
                    }
                }
            }
        }
        let all: f64 = next.values().sum();
        if next.is_empty() {
            return Likelihood::Impossible;
        }
        sum += libm::log(all);
        // What is possible stays so, however small it gets.
        next.values_mut()
            .for_each(|weight| *weight = (*weight / all).max(f64::MIN_POSITIVE));
        states = next;
    }
    Likelihood::Log(sum)
}

fn of_program(
    program: &Program,
    rounds: &[Seen],
    length: Option<u32>,
    execution: f64,
) -> Likelihood {
    let own = program.sizes()[0];
    let mut memory = Memory::default();
    let mut sum = 0.0;
    for (round, &Seen { done, seen }) in rounds.iter().enumerate() {
        let left = length.map(|length| length.saturating_sub(round as u32 + 1));
        let choice = program.decide(&mut memory, left, |_| {}).choice;
        let (part, has_slipped) = match choice {
            Choice::Pure(action) => (f64::from(u8::from(action == seen)), action != seen),
            mixed => {
                // Probabilities of too many digits.
                let Some(mixture) = mixed.mixture(own) else {
                    return Likelihood::Unknown;
                };
                (mixture[seen].value(), false)
            }
        };
        let probability = erring(part, execution, own);
        if probability <= 0.0 {
            return Likelihood::Impossible;
        }
        sum += libm::log(probability);
        program.observe(&mut memory, [seen, done], has_slipped);
    }
    Likelihood::Log(sum)
}

/// The probability of an action that was meant with probability `part`, if each of `size` actions goes wrong to another with probability `error`.
fn erring(part: f64, error: f64, size: usize) -> f64 {
    if size == 1 {
        return part;
    }
    part * (1.0 - error) + (1.0 - part) * error / (size - 1) as f64
}
