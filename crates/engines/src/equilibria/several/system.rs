//! Equations of a profile of supports: all actions of a support pay what its last one does.
//!
//! Unknown are the probabilities of all actions of a support but its last, whose probability is what is left. There are as many equations as unknowns.

use super::tensor::{Bounds, Means, Tensor};
use crate::intervals::Interval;
use crate::intervals::krawczyk::Equations;

/// The actions of each player that are used.
pub type Supports = Vec<Vec<usize>>;

/// What each profile pays each player, between bounds.
#[derive(Clone, Debug)]
pub struct Payoffs {
    pub sizes: Vec<usize>,
    /// By player, then by profile.
    pub payoffs: Vec<Vec<Interval>>,
}

/// The equations. Gains are what an action pays beyond another one, the last of its player's support, for each profile of the others'.
#[derive(Clone, Debug)]
pub struct System {
    pub supports: Supports,
    /// By player: the number of the first unknown; then how many there are.
    first: Vec<usize>,
    /// Gains of the actions of supports: these are 0.
    inside: Vec<Tensor>,
    /// Gains of all others: none of these is positive.
    outside: Vec<Tensor>,
    /// What follows, but not between bounds: gains beyond the other actions of a support. None of these is positive.
    further: Vec<Tensor>,
}

impl System {
    pub fn new(game: &Payoffs, supports: Supports) -> Self {
        let mut first = vec![0];
        for (player, support) in supports.iter().enumerate() {
            first.push(first[player] + support.len() - 1);
        }
        let mut system = Self {
            supports,
            first,
            inside: Vec::new(),
            outside: Vec::new(),
            further: Vec::new(),
        };
        for player in 0..game.sizes.len() {
            system.add_gains(game, player);
        }
        system
    }

    fn add_gains(&mut self, game: &Payoffs, player: usize) {
        let support = &self.supports[player];
        for (place, &used) in support.iter().enumerate() {
            for action in (0..game.sizes[player]).filter(|&action| action != used) {
                let gain = gains(game, &self.supports, player, [action, used]);
                if place + 1 < support.len() {
                    self.further.push(gain);
                } else if support.contains(&action) {
                    self.inside.push(gain);
                } else {
                    self.outside.push(gain);
                }
            }
        }
    }

    /// How many unknowns and equations there are.
    pub fn unknowns(&self) -> usize {
        self.inside.len()
    }

    /// The numbers of a player's own unknowns: the probabilities of all used actions but the last. The equations have the numbers of the unknowns.
    pub fn own(&self, player: usize) -> core::ops::Range<usize> {
        self.first[player]..self.first[player + 1]
    }

    /// How many products all equations are.
    pub fn products(&self) -> u64 {
        let gains = self.inside.iter().chain(&self.outside).chain(&self.further);
        gains.map(|gain| gain.numbers.len() as u64).sum()
    }

    /// The unknowns that are worth splitting. If a player has more equations than the others have unknowns, these decide whether there is a solution.
    pub fn deciding(&self) -> Vec<usize> {
        let unknowns = self.unknowns();
        let mut players = 0..self.supports.len();
        let crowded = players.find(|&player| 2 * self.own(player).len() > unknowns);
        let is_deciding =
            |unknown: &usize| crowded.is_none_or(|player| !self.own(player).contains(unknown));
        (0..unknowns).filter(is_deciding).collect()
    }

    /// The strategies of all players, from the unknowns.
    pub fn strategies(&self, unknowns: &[Interval]) -> Vec<Bounds> {
        let strategy = |player: usize| {
            let own = &unknowns[self.own(player)];
            let last = own.iter().fold(Interval::ONE, |rest, &part| rest - part);
            own.iter().copied().chain([last]).collect()
        };
        (0..self.supports.len()).map(strategy).collect()
    }

    /// The same of a box, without what is no strategy; `None` if nothing is left, or a probability must be 0.
    pub fn proper_strategies(&self, unknowns: &[Interval]) -> Option<Vec<Bounds>> {
        let strategies = self.strategies(unknowns);
        strategies.into_iter().map(proper).collect()
    }

    /// The part of a box in which such strategies are.
    pub fn part(&self, strategies: &[Bounds]) -> Bounds {
        let unknown = |strategy: &Bounds| strategy[..strategy.len() - 1].to_vec();
        strategies.iter().flat_map(unknown).collect()
    }

    /// Whether strategies may be an equilibrium with these supports: an equation may hold, and no action certainly pays more.
    pub fn is_possible(&self, strategies: &[Bounds]) -> bool {
        let mean = |gain: &Tensor| gain.mean(strategies, Means::OfStrategies);
        self.inside.iter().all(|gain| mean(gain).contains(0.0))
            && self.outside.iter().all(|gain| mean(gain).low <= 0.0)
            && self.further.iter().all(|gain| mean(gain).low <= 0.0)
    }

    /// Whether a solution that is somewhere in a box is certainly an equilibrium with just these supports.
    pub fn is_equilibrium(&self, at: &[Interval]) -> bool {
        self.proper_strategies(at).is_some_and(|strategies| {
            let mut parts = strategies.iter().flatten();
            parts.all(|part| part.low > 0.0) && self.is_best(&strategies)
        })
    }

    /// Whether certainly no action outside of a support pays more.
    pub fn is_best(&self, strategies: &[Bounds]) -> bool {
        let mean = |gain: &Tensor| gain.mean(strategies, Means::OfStrategies);
        self.outside.iter().all(|gain| mean(gain).high <= 0.0)
    }
}

impl Equations for System {
    fn values(&self, unknowns: &[Interval]) -> Vec<Interval> {
        let strategies = self.strategies(unknowns);
        let value = |gain: &Tensor| gain.mean(&strategies, Means::OfAnyNumbers);
        self.inside.iter().map(value).collect()
    }

    fn derivatives(&self, unknowns: &[Interval]) -> Vec<Vec<Interval>> {
        let strategies = self.strategies(unknowns);
        let row = |gain: &Tensor| {
            let mut row = vec![Interval::ZERO; unknowns.len()];
            for &player in &gain.players {
                let along = gain.along(Some(player), &strategies, Means::OfAnyNumbers);
                let last = along[along.len() - 1];
                for (place, &value) in along[..along.len() - 1].iter().enumerate() {
                    row[self.first[player] + place] = value - last;
                }
            }
            row
        };
        self.inside.iter().map(row).collect()
    }
}

/// Probabilities that are positive, and at most what the least of the others leave.
fn proper(mut strategy: Bounds) -> Option<Bounds> {
    let sum = |sum: Interval, &part: &Interval| sum + part;
    for part in &mut strategy {
        *part = part.common(Interval::PROBABILITIES)?;
    }
    let all = strategy.iter().fold(Interval::ZERO, sum);
    for part in &mut strategy {
        // What the others come to, wider by rounding only: the ends are taken out one by one.
        let others = Interval {
            low: (Interval::point(all.low) - Interval::point(part.low)).low,
            high: (Interval::point(all.high) - Interval::point(part.high)).high,
        };
        *part = part.common(Interval::ONE - others)?;
        if part.high <= 0.0 {
            return None;
        }
    }
    Some(strategy)
}

/// What the first of two actions pays beyond the second, for each profile of the others' supports.
fn gains(game: &Payoffs, supports: &Supports, player: usize, actions: [usize; 2]) -> Tensor {
    let others = (0..supports.len()).filter(|&other| other != player);
    let mut places = vec![0];
    let stride = |player: usize| game.sizes[player + 1..].iter().product::<usize>();
    for other in others.clone() {
        let moved = |place: &usize| {
            let place = *place;
            let actions = supports[other].iter();
            actions.map(move |action| place + action * stride(other))
        };
        places = places.iter().flat_map(moved).collect();
    }
    let payoffs = &game.payoffs[player];
    let [this, last] = actions.map(|action| action * stride(player));
    let gain = |place: usize| payoffs[place + this] - payoffs[place + last];
    Tensor {
        players: others.collect(),
        numbers: places.into_iter().map(gain).collect(),
    }
}
