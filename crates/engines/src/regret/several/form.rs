//! The sequence form of a game: what a player contributes to the probability of an end depends on the player's own
//! sequence alone, so nothing is needed of the tree but its ends.
//!
//! Source: B. von Stengel, "Efficient computation of behavior strategies" (1996), for any number of players.

use core::ops::Range;
use games::extensive::{Actor, ExtensiveGame};

/// A game in that form. Lists by sequence have one place per slot and one more, the first, for having done nothing yet, which all players share.
#[derive(Clone, Debug, PartialEq)]
pub struct SequenceForm {
    pub(super) players: usize,
    /// By end, then by player: the sequence that leads there.
    pub(super) sequences: Vec<u32>,
    /// By end, then by player: chance's part of its probability, times what it pays.
    pub(super) payoffs: Vec<f64>,
    /// The first slot of each information set, and how many slots there are.
    pub(super) slots: Vec<u32>,
    /// By information set: what its player has done before.
    pub(super) origins: Vec<u32>,
    /// The first information set of each player, and how many there are.
    pub(super) sets: Vec<u32>,
}

impl SequenceForm {
    /// Of a game.
    pub fn new(game: &ExtensiveGame) -> Self {
        let players = game.players();
        let all = game.sequences();
        let mut form = Self {
            players,
            sequences: Vec::new(),
            payoffs: Vec::new(),
            slots: vec![0],
            origins: Vec::new(),
            sets: (0..players)
                .map(|player| game.sets_of(player).start as u32)
                .collect(),
        };
        for (set, known) in game.information_sets().iter().enumerate() {
            form.slots.push(game.slots(set).end as u32);
            form.origins.push(known.origin);
        }
        form.sets.push(form.origins.len() as u32);
        let mut chance = vec![1.0; game.len()];
        for node in 0..game.len() {
            let id = node as u32;
            if let Some(parent) = game.parent(id) {
                chance[node] = chance[parent as usize] * game.probability(id);
            }
            if let Actor::Nobody(end) = game.actor(id) {
                form.sequences
                    .extend(&all[node * players..(node + 1) * players]);
                let payoffs = game.payoffs(end).iter();
                form.payoffs
                    .extend(payoffs.map(|payoff| chance[node] * payoff));
            }
        }
        form
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many ends there are.
    pub fn ends(&self) -> usize {
        self.payoffs.len() / self.players
    }

    /// How many slots there are.
    pub fn slot_count(&self) -> usize {
        self.slots[self.origins.len()] as usize
    }

    /// How many information sets there are.
    pub fn set_count(&self) -> usize {
        self.origins.len()
    }

    /// The slots of an information set.
    pub fn slots(&self, set: usize) -> Range<usize> {
        self.slots[set] as usize..self.slots[set + 1] as usize
    }

    /// The information sets of a player, each after those that lead to it.
    pub fn sets_of(&self, player: usize) -> Range<usize> {
        self.sets[player] as usize..self.sets[player + 1] as usize
    }

    /// How much more work than one end an iteration is, in products.
    pub fn products(&self) -> u64 {
        (self.payoffs.len() * self.players + 4 * self.slot_count()) as u64
    }

    /// The probability that a player's own actions lead through each of the player's sequences, into a list by sequence.
    pub(super) fn realize(&self, player: usize, strategy: &[f64], reach: &mut [f64]) {
        reach[0] = 1.0;
        for set in self.sets_of(player) {
            let own = reach[self.origins[set] as usize];
            for slot in self.slots(set) {
                reach[slot + 1] = own * strategy[slot];
            }
        }
    }

    /// What a player gets after each own sequence without a further decision, given the others' reach, into a list by sequence: of the first place,
    /// and of those of the player.
    pub(super) fn gather(&self, player: usize, reach: &[f64], won: &mut [f64]) {
        won[0] = 0.0;
        for set in self.sets_of(player) {
            for slot in self.slots(set) {
                won[slot + 1] = 0.0;
            }
        }
        let ends = self.sequences.chunks_exact(self.players);
        for (sequences, payoffs) in ends.zip(self.payoffs.chunks_exact(self.players)) {
            let mut others = 1.0;
            for (other, &sequence) in sequences.iter().enumerate() {
                if other != player {
                    others *= reach[sequence as usize];
                }
            }
            won[sequences[player] as usize] += others * payoffs[player];
        }
    }

    /// Adds up what was gathered, from the last decisions to the first: afterwards each place has what follows it too, and
    /// the first one the value. `decide` says what an information set is worth, of the values of its actions.
    pub(super) fn fold(
        &self,
        player: usize,
        won: &mut [f64],
        mut decide: impl FnMut(usize, &[f64]) -> f64,
    ) -> f64 {
        for set in self.sets_of(player).rev() {
            let slots = self.slots(set);
            let value = decide(set, &won[slots.start + 1..slots.end + 1]);
            won[self.origins[set] as usize] += value;
        }
        won[0]
    }

    /// What answering best is worth, of what was gathered.
    pub(super) fn best(&self, player: usize, won: &mut [f64]) -> f64 {
        let largest = |_: usize, values: &[f64]| {
            let values = values.iter().copied();
            values.fold(f64::NEG_INFINITY, f64::max)
        };
        self.fold(player, won, largest)
    }
}
