//! Families: all equilibria in which everybody but one player does something fixed, exactly. That one's strategies are a polytope.
//!
//! Where everybody else mixes in a way that makes a player indifferent, and that player's strategy is bounded by what the others would rather do, there are infinitely many
//! equilibria: payoffs are linear in one player's strategy, so its bounds are linear inequalities. The vertices are found by trying all sets of inequalities that
//! can be equations there, as in the definition of a vertex (G. M. Ziegler, "Lectures on Polytopes", 1995).

use crate::equilibria::bimatrix::Mixed;
use crate::equilibria::supports::subsets;
use crate::exact::linear::{dependencies, solve};
use crate::exact::rational::{Rational, of_fraction};
use crate::exact::sparse::{common_denominator, whole};
use dashu_int::IBig;
use games::strategic::StrategicGame;

/// Sets of inequalities that are tried at most.
const MAX_SETS: f64 = 3_000.0;

/// What one player's action pays another player, by that one's action, then by the first one's.
type Table = Vec<Vec<Rational>>;

/// A family.
#[derive(Clone, Debug, PartialEq)]
pub struct Family {
    /// Who has a choice.
    pub player: usize,
    /// What all others do; nothing in this player's place.
    pub others: Vec<Mixed>,
    /// The corners of what this player may do: none if nothing is an equilibrium.
    pub vertices: Vec<Mixed>,
    limits: Limits,
}

/// Sums over a player's actions: these are 0, and those are not positive.
#[derive(Clone, Debug, Default, PartialEq)]
struct Limits {
    equations: Vec<Mixed>,
    inequalities: Vec<Mixed>,
}

impl Family {
    /// All strategies of a player that are an equilibrium with those of all others; `None` if there is too much to try.
    pub fn of(game: &StrategicGame, player: usize, others: Vec<Mixed>) -> Option<Self> {
        let limits = limits(game, player, &others);
        Some(Self {
            player,
            vertices: vertices(&limits, game.size(player))?,
            others,
            limits,
        })
    }

    /// All players' strategies, with one of this player's.
    pub fn profile(&self, own: &Mixed) -> Vec<Mixed> {
        let mut profile = self.others.clone();
        profile[self.player].clone_from(own);
        profile
    }

    /// How many dimensions it has.
    pub fn dimensions(&self) -> usize {
        // Vertices with the sum of their shares, which is 1, span one dimension more than they have.
        let row = |vertex: &Mixed| -> Vec<IBig> {
            let multiple = common_denominator(vertex.iter());
            vertex.iter().map(|share| whole(share, &multiple)).collect()
        };
        let rows: Vec<Vec<IBig>> = self.vertices.iter().map(row).collect();
        (rows.len() - dependencies(&rows).len()).saturating_sub(1)
    }

    /// Whether an equilibrium belongs to it.
    pub fn has(&self, profile: &[Mixed]) -> bool {
        let mut pairs = self.others.iter().zip(profile).enumerate();
        pairs.all(|(player, (fixed, strategy))| player == self.player || fixed == strategy)
            && self.limits.allow(&profile[self.player])
    }

    /// Whether two families have an equilibrium in common.
    pub fn meets(&self, other: &Self) -> bool {
        if self.player == other.player {
            return self.others == other.others;
        }
        // The only profile in which both fixed strategies are played.
        let profile = self.profile(&other.others[self.player]);
        self.has(&profile) && other.has(&profile)
    }
}

impl Limits {
    fn allow(&self, own: &Mixed) -> bool {
        let sum = |row: &Mixed| {
            let products = row.iter().zip(own).map(|(a, b)| a * b);
            products.fold(Rational::ZERO, |sum, product| sum + product)
        };
        self.equations.iter().all(|row| sum(row).is_zero())
            && self
                .inequalities
                .iter()
                .all(|row| sum(row) <= Rational::ZERO)
    }
}

/// What an action of `receiver` pays it, by an action of `player`; all others do what is fixed.
pub fn table(game: &StrategicGame, others: &[Mixed], [receiver, player]: [usize; 2]) -> Table {
    let mut table = vec![vec![Rational::ZERO; game.size(player)]; game.size(receiver)];
    for profile in 0..game.profiles() {
        let actions = game.actions_of(profile);
        let mut weight = Rational::ONE;
        for (other, strategy) in others.iter().enumerate() {
            if other != receiver && other != player && !weight.is_zero() {
                weight *= &strategy[actions[other]];
            }
        }
        if !weight.is_zero() {
            let payoff = of_fraction(game.payoff(profile, receiver));
            table[actions[receiver]][actions[player]] += weight * payoff;
        }
    }
    table
}

/// What each player gets in a profile.
pub fn payoffs(game: &StrategicGame, profile: &[Mixed]) -> Mixed {
    let payoff = |(player, strategy): (usize, &Mixed)| {
        let table = table(game, profile, [player, player]);
        let shares = strategy.iter().enumerate();
        shares.fold(Rational::ZERO, |sum, (action, share)| {
            sum + share * &table[action][action]
        })
    };
    profile.iter().enumerate().map(payoff).collect()
}

fn limits(game: &StrategicGame, player: usize, others: &[Mixed]) -> Limits {
    let mut limits = Limits::default();
    let own = table(game, others, [player, player]);
    let values: Mixed = (0..own.len())
        .map(|action| own[action][action].clone())
        .collect();
    // An action that is no best response has the probability 0.
    for action in
        (0..own.len()).filter(|&action| values.iter().any(|other| *other > values[action]))
    {
        let unit = |other| Rational::from(u8::from(other == action));
        limits.equations.push((0..own.len()).map(unit).collect());
    }
    for (other, strategy) in others
        .iter()
        .enumerate()
        .filter(|&(other, _)| other != player)
    {
        let table = table(game, others, [other, player]);
        let Some(used) = strategy.iter().position(|share| !share.is_zero()) else {
            continue;
        };
        for (action, share) in strategy.iter().enumerate() {
            let pairs = table[action].iter().zip(&table[used]);
            let gain: Mixed = pairs.map(|(one, two)| one - two).collect();
            if gain.iter().all(Rational::is_zero) {
                continue;
            }
            if share.is_zero() {
                limits.inequalities.push(gain);
            } else {
                limits.equations.push(gain);
            }
        }
    }
    limits
}

/// The vertices of what limits allow of strategies with so many actions.
fn vertices(limits: &Limits, size: usize) -> Option<Vec<Mixed>> {
    // Each with what it comes to.
    let row = |row: &Mixed, sum: Rational| {
        let multiple = common_denominator(row.iter().chain([&sum]));
        let all = row.iter().chain([&sum]);
        all.map(|number| whole(number, &multiple))
            .collect::<Vec<IBig>>()
    };
    let mut equations = vec![row(&vec![Rational::ONE; size], Rational::ONE)];
    equations.extend(limits.equations.iter().map(|one| row(one, Rational::ZERO)));
    let unit = |action: usize| -> Vec<IBig> {
        (0..=size)
            .map(|other| IBig::from(u8::from(other == action)))
            .collect()
    };
    let mut bounds: Vec<Vec<IBig>> = (0..size).map(unit).collect();
    bounds.extend(
        limits
            .inequalities
            .iter()
            .map(|one| row(one, Rational::ZERO)),
    );
    let left: Vec<Vec<IBig>> = equations.iter().map(|row| row[..size].to_vec()).collect();
    let free = size - (left.len() - dependencies(&left).len());
    let sets = (0..free).fold(1.0, |sets, place| {
        sets * (bounds.len() - place.min(bounds.len())) as f64 / (place + 1) as f64
    });
    if sets > MAX_SETS {
        return None;
    }
    let mut vertices: Vec<Mixed> = Vec::new();
    for set in subsets(bounds.len(), free) {
        let chosen = set.iter().map(|&bound| bounds[bound].clone());
        let matrix = equations.iter().cloned().chain(chosen).collect();
        let Some(point) = solve(matrix, size) else {
            continue;
        };
        let is_strategy = point.iter().all(|share| *share >= Rational::ZERO);
        if is_strategy && limits.allow(&point) && !vertices.contains(&point) {
            vertices.push(point);
        }
    }
    vertices.sort_by(|one, other| other.cmp(one));
    Some(vertices)
}
