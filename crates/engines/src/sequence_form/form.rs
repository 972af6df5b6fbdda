//! The sequence form of a game of two players.

use crate::exact::rational::{Rational, of_fraction};
use games::tree_game::recall::{Forgotten, forgotten};
use games::tree_game::{Mover, SetId, TreeGame};
use std::collections::BTreeMap;

/// The number of a sequence of one player; 0 is the empty one.
pub type Sequence = usize;

/// A probability for each sequence; that of the empty one is 1.
pub type Plan = Vec<Rational>;

/// An information set as its player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnSet {
    pub set: SetId,
    /// What the player did before.
    pub parent: Sequence,
    /// The sequence of the first action here; the others follow.
    pub first: Sequence,
    pub actions: usize,
}

impl OwnSet {
    /// The sequences of its actions.
    pub fn sequences(&self) -> core::ops::Range<Sequence> {
        self.first..self.first + self.actions
    }
}

/// What a pair of sequences pays: the first player's payoffs, and how often chance allows the ends, both weighted with chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub sequences: [Sequence; 2],
    pub payoff: Rational,
    pub reach: Rational,
}

/// The sequence form.
#[derive(Clone, Debug)]
pub struct SequenceForm {
    /// By player: the information sets, each after those that the player comes from.
    pub sets: [Vec<OwnSet>; 2],
    /// By player: how many sequences there are.
    pub sizes: [usize; 2],
    /// Where ends are: each pair of sequences once.
    pub entries: Vec<Entry>,
    /// The first player's least payoff.
    pub least: Rational,
}

impl SequenceForm {
    /// Of a game of two players; of the payoffs only the first player's count.
    ///
    /// # Errors
    /// What a player forgets.
    pub fn new(game: &TreeGame) -> Result<Self, Forgotten> {
        if let Some(forgotten) = forgotten(game) {
            return Err(forgotten);
        }
        let mut form = Self {
            sets: [Vec::new(), Vec::new()],
            sizes: [1, 1],
            entries: Vec::new(),
            least: Rational::ZERO,
        };
        let places = form.walk(game);
        form.least = places
            .iter()
            .filter(|place| place.is_end)
            .map(|place| &place.payoff)
            .min()
            .cloned()
            .unwrap_or_default();
        form.collect(places);
        Ok(form)
    }

    /// For each node what was done, allowed by chance and paid so far.
    fn walk(&mut self, game: &TreeGame) -> Vec<Place> {
        let mut firsts: BTreeMap<SetId, Sequence> = BTreeMap::new();
        let mut places: Vec<Place> = Vec::with_capacity(game.nodes().len());
        for node in game.nodes() {
            let mut place = match node.parent {
                None => Place::root(),
                Some((parent, action)) => {
                    let mut place = places[parent].clone();
                    if let Some((set, of)) = game.set_of(parent) {
                        match &of.mover {
                            Mover::Player(player) => place.own[*player] = firsts[&set] + action,
                            Mover::Chance(chances) => place.reach *= of_fraction(chances[action]),
                        }
                    }
                    place
                }
            };
            if let Some(&payoff) = node.payoffs.first() {
                place.payoff += of_fraction(payoff);
            }
            place.is_end = node.set.is_none();
            if let Some((set, of)) = node.set.map(|set| (set, &game.sets()[set]))
                && let Some(player) = of.player()
            {
                firsts.entry(set).or_insert_with(|| {
                    let (first, actions) = (self.sizes[player], of.actions.len());
                    let parent = place.own[player];
                    self.sets[player].push(OwnSet {
                        set,
                        parent,
                        first,
                        actions,
                    });
                    self.sizes[player] += actions;
                    first
                });
            }
            places.push(place);
        }
        places
    }

    fn collect(&mut self, places: Vec<Place>) {
        let mut sums: BTreeMap<[Sequence; 2], (Rational, Rational)> = BTreeMap::new();
        for place in places.into_iter().filter(|place| place.is_end) {
            let (payoff, reach) = sums.entry(place.own).or_default();
            *payoff += &place.reach * &place.payoff;
            *reach += place.reach;
        }
        let entry = |(sequences, (payoff, reach))| Entry {
            sequences,
            payoff,
            reach,
        };
        self.entries = sums.into_iter().map(entry).collect();
    }

    /// The plan of a behaviour: for each of the player's sets a probability for each action.
    pub fn plan(&self, player: usize, behaviour: &[Vec<Rational>]) -> Plan {
        let mut plan = vec![Rational::ONE; self.sizes[player]];
        for (set, probabilities) in self.sets[player].iter().zip(behaviour) {
            for (sequence, probability) in set.sequences().zip(probabilities) {
                plan[sequence] = &plan[set.parent] * probability;
            }
        }
        plan
    }

    /// What the first player gets from two plans.
    pub fn expected(&self, plans: [&Plan; 2]) -> Rational {
        let mut sum = Rational::ZERO;
        for entry in &self.entries {
            let [first, second] = entry.sequences;
            if !plans[0][first].is_zero() && !plans[1][second].is_zero() {
                sum += &entry.payoff * &plans[0][first] * &plans[1][second];
            }
        }
        sum
    }
}

/// Where a node is.
#[derive(Clone)]
struct Place {
    own: [Sequence; 2],
    reach: Rational,
    payoff: Rational,
    is_end: bool,
}

impl Place {
    fn root() -> Self {
        Self {
            own: [0, 0],
            reach: Rational::ONE,
            payoff: Rational::ZERO,
            is_end: false,
        }
    }
}
