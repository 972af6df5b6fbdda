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

/// What a pair of sequences pays: both players' payoffs, and how often chance allows the ends, all weighted with chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub sequences: [Sequence; 2],
    pub payoffs: [Rational; 2],
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
    /// By player: the least and the greatest payoff at an end.
    pub least: [Rational; 2],
    pub most: [Rational; 2],
}

impl SequenceForm {
    /// Of a game of two players.
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
            least: [Rational::ZERO, Rational::ZERO],
            most: [Rational::ZERO, Rational::ZERO],
        };
        let places = form.walk(game);
        for player in 0..2 {
            let ends = places.iter().filter(|place| place.is_end);
            let payoffs = ends.map(|place| &place.payoffs[player]);
            form.least[player] = payoffs.clone().min().cloned().unwrap_or_default();
            form.most[player] = payoffs.max().cloned().unwrap_or_default();
        }
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
            for (sum, &payoff) in place.payoffs.iter_mut().zip(&node.payoffs) {
                *sum += of_fraction(payoff);
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
        let mut sums: BTreeMap<[Sequence; 2], ([Rational; 2], Rational)> = BTreeMap::new();
        for place in places.into_iter().filter(|place| place.is_end) {
            let (payoffs, reach) = sums.entry(place.own).or_default();
            for (sum, payoff) in payoffs.iter_mut().zip(&place.payoffs) {
                *sum += &place.reach * payoff;
            }
            *reach += place.reach;
        }
        let entry = |(sequences, (payoffs, reach))| Entry {
            sequences,
            payoffs,
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

    /// The behaviour of a plan: the reverse. Where the plan never comes to, the first action.
    pub fn behaviour(&self, player: usize, plan: &Plan) -> Vec<Vec<Rational>> {
        let of = |set: &OwnSet| {
            let sum = set
                .sequences()
                .fold(Rational::ZERO, |sum, one| sum + &plan[one]);
            if sum.is_zero() {
                return crate::equilibria::bimatrix::pure(0, set.actions);
            }
            set.sequences().map(|one| &plan[one] / &sum).collect()
        };
        self.sets[player].iter().map(of).collect()
    }

    /// What a player gets from two plans.
    pub fn expected(&self, player: usize, plans: [&Plan; 2]) -> Rational {
        let mut sum = Rational::ZERO;
        for entry in &self.entries {
            let [first, second] = entry.sequences;
            if !plans[0][first].is_zero() && !plans[1][second].is_zero() {
                sum += &entry.payoffs[player] * &plans[0][first] * &plans[1][second];
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
    payoffs: [Rational; 2],
    is_end: bool,
}

impl Place {
    fn root() -> Self {
        Self {
            own: [0, 0],
            reach: Rational::ONE,
            payoffs: [Rational::ZERO, Rational::ZERO],
            is_end: false,
        }
    }
}
