//! Rules as an automaton, where they are one, and rules that can never decide anything.
//!
//! What the rules cannot tell apart is one memory: rounds that they look back at no longer, counts above all numbers that they are compared with, rounds
//! beyond the first ones but for the cycles in them. From the beginning, everything that can be done in a round is tried, the player's own errors too; if few
//! memories are reached, they are the states. Where there are too many, nothing is claimed; where counts
//! are kept without end, there are too many for certain.

use super::automaton::{Automaton, State, pure};
use super::memory::Memory;
use super::program::{Choice, Program};
use super::rules::{Condition, Rule};
use super::sight::Sight;
use std::collections::BTreeMap;

/// Rules that reach more memories than this are no automaton.
const MAX_MEMORIES: usize = 1024;

/// What there is to be found out about rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Compiled {
    /// Where it is one, in matches whose last round nobody knows.
    pub automaton: Option<Automaton>,
    /// Whether it plays differently where the last round is known.
    pub knows_end: bool,
    /// Rules that hold in no match at all; empty where that could not be decided.
    pub idle: Vec<usize>,
}

/// Tries everything.
pub fn compile(program: &Program) -> Compiled {
    let sight = Sight::of(program.rules());
    let is_endless = sight.is_endless(program.is_worth_nothing());
    let most = if is_endless { 0 } else { MAX_MEMORIES };
    let mut search = Search {
        program,
        numbers: BTreeMap::from([(Memory::default(), 0)]),
        memories: vec![Memory::default()],
        fired: vec![false; program.rules().len()],
        states: Vec::new(),
        is_automaton: true,
        sight,
    };
    while search.states.len() < search.memories.len() && search.memories.len() <= most {
        search.expand();
    }
    let is_whole = search.memories.len() <= most && !search.sight.is_long;
    let idle = (0..search.fired.len()).filter(|&rule| !search.fired[rule]);
    Compiled {
        idle: if is_whole {
            idle.collect()
        } else {
            hidden(program.rules())
        },
        knows_end: !search.sight.left.is_empty(),
        automaton: (is_whole && search.is_automaton).then(|| Automaton {
            sizes: program.sizes(),
            states: search.states,
        }),
    }
}

/// Rules after one that always decides.
fn hidden(rules: &[Rule]) -> Vec<usize> {
    let decides = |rule: &Rule| rule.when == Condition::Always && rule.play.is_some();
    let first = rules.iter().position(decides);
    first.map_or(Vec::new(), |first| (first + 1..rules.len()).collect())
}

struct Search<'a> {
    program: &'a Program,
    sight: Sight,
    numbers: BTreeMap<Memory, u16>,
    memories: Vec<Memory>,
    fired: Vec<bool>,
    /// One for each memory that was expanded.
    states: Vec<State>,
    is_automaton: bool,
}

impl Search<'_> {
    /// Tries everything from the next memory on.
    fn expand(&mut self) {
        let memory = self.memories[self.states.len()].clone();
        for left in self.sight.left.clone() {
            self.decide(memory.clone(), Some(left));
        }
        let state = self.decide(memory, None);
        self.states.push(state);
    }

    /// The state that a memory is, with its next memories.
    fn decide(&mut self, mut memory: Memory, left: Option<u32>) -> State {
        let [size, others] = self.program.sizes();
        crate::effort::spend((20 * size * others) as u64);
        let fired = &mut self.fired;
        let decision = self
            .program
            .decide(&mut memory, left, |rule| fired[rule] = true);
        let (mixture, intended) = match decision.choice {
            Choice::Pure(action) => (pure(action, size), Some(action)),
            choice => (choice.mixture(size).unwrap_or_default(), None),
        };
        // Of a mixture nobody can say afterwards whether it went wrong.
        self.is_automaton &= !mixture.is_empty() && (intended.is_some() || !self.sight.slips);
        let mut next = Vec::with_capacity(size * others);
        for outcome in 0..size * others {
            let (own, other) = (outcome / others, outcome % others);
            let mut after = memory.clone();
            let slipped = self.sight.slips && intended != Some(own);
            self.program.observe(&mut after, [own, other], slipped);
            self.sight.forget(&mut after);
            next.push(self.number(after));
        }
        State {
            mixture,
            next,
            rule: decision.rule,
        }
    }

    fn number(&mut self, memory: Memory) -> u16 {
        let new = self.memories.len();
        *self.numbers.entry(memory).or_insert_with_key(|memory| {
            self.memories.push(memory.clone());
            new as u16
        })
    }
}
