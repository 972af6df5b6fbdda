//! Components: how equilibria are connected, as maximal Nash subsets and components, with the index of each.
//!
//! Equilibria are the edges of a graph between the vertices of both polytopes. Its maximal complete parts are the *maximal Nash subsets*, in which any
//! mixture of the first player's vertices goes with any of the second's; its connected parts are the *components* (H.-M. Winkels, "An algorithm to
//! determine all equilibrium points of a bimatrix game", 1979; M. J. M. Jansen, 1981).
//!
//! The *index* of a regular equilibrium with supports of size k is (−1)^(k+1) times the signs of the determinants of both players' positive payoffs on
//! them (L. S. Shapley, "A note on the Lemke–Howson algorithm", 1974); a strict one has index 1. A component has the sum of the indices of the equilibria near it after
//! a small generic change of payoffs: here that of lexicographic ties, whose equilibria are the pairs of bases with every label once. Indices of all
//! components add up to 1.

use super::bimatrix::Bimatrix;
use super::extreme::{Enumeration, Pair};
use super::vertices::Labels;
use crate::exact::linear::determinant;
use dashu_int::IBig;
use std::collections::{BTreeMap, BTreeSet};

/// Subsets of one component that are looked for at most.
const MAX_SUBSETS: usize = 2_000;

/// A maximal Nash subset: vertices of each polytope.
pub type Subset = [Vec<usize>; 2];

/// A component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// Its equilibria, as places in the list.
    pub pairs: Vec<usize>,
    pub subsets: Vec<Subset>,
    pub index: i64,
}

/// The components of all equilibria, in the order of their first ones.
pub fn components(game: &Bimatrix, found: &Enumeration) -> Vec<Component> {
    let numbers = connected(&found.pairs);
    let groups = groups(&numbers);
    let indices = if found.is_optimal_only {
        // They are a single component, and all indices add up to 1; not all bases of changed games are there.
        groups.keys().map(|&only| (only, 1)).collect()
    } else {
        indices(game, found, &numbers)
    };
    let component = |(number, pairs): (usize, Vec<usize>)| Component {
        subsets: subsets(pairs.iter().map(|&place| found.pairs[place])),
        index: indices.get(&number).copied().unwrap_or(0),
        pairs,
    };
    groups.into_iter().map(component).collect()
}

/// The components alone, without their indices: the pairs of each, and its maximal subsets.
pub fn connected_parts(pairs: &[Pair]) -> Vec<(Vec<usize>, Vec<Subset>)> {
    let groups = groups(&connected(pairs)).into_values();
    let part = |places: Vec<usize>| {
        let subsets = subsets(places.iter().map(|&place| pairs[place]));
        (places, subsets)
    };
    groups.map(part).collect()
}

/// Things in connected groups, in the order of their first ones.
pub fn connected_by<T: Clone>(things: &[T], meet: impl Fn(&T, &T) -> bool) -> Vec<Vec<T>> {
    let mut numbers: Vec<usize> = (0..things.len()).collect();
    for (place, thing) in things.iter().enumerate() {
        for (before, other) in things[..place].iter().enumerate() {
            if meet(thing, other) {
                join(&mut numbers, place, before);
            }
        }
    }
    let group = |places: Vec<usize>| places.iter().map(|&place| things[place].clone()).collect();
    groups(&numbers).into_values().map(group).collect()
}

/// For each pair another one of the same component, in the end the first.
fn connected(pairs: &[Pair]) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..pairs.len()).collect();
    // By player and vertex: the first pair with it. Joined pairs take the smallest number.
    let mut owners: [BTreeMap<usize, usize>; 2] = Default::default();
    for (place, pair) in pairs.iter().enumerate() {
        for (owners, vertex) in owners.iter_mut().zip(pair.vertices) {
            let owner = *owners.entry(vertex).or_insert(place);
            join(&mut numbers, owner, place);
        }
    }
    numbers
}

/// The places of each component, in the order of their first ones.
fn groups(numbers: &[usize]) -> BTreeMap<usize, Vec<usize>> {
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for place in 0..numbers.len() {
        groups.entry(root(numbers, place)).or_default().push(place);
    }
    groups
}

fn root(numbers: &[usize], mut place: usize) -> usize {
    while numbers[place] != place {
        place = numbers[place];
    }
    place
}

fn join(numbers: &mut [usize], a: usize, b: usize) {
    let (a, b) = (root(numbers, a), root(numbers, b));
    numbers[a.max(b)] = a.min(b);
}

/// The maximal complete parts of the graph that pairs make.
fn subsets(pairs: impl Iterator<Item = Pair>) -> Vec<Subset> {
    let mut neighbours: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for pair in pairs {
        let [first, second] = pair.vertices;
        neighbours.entry(first).or_default().insert(second);
    }
    // Second sides of maximal parts are the intersections of sets of neighbours.
    let own: BTreeSet<BTreeSet<usize>> = neighbours.values().cloned().collect();
    let mut closed = own.clone();
    let mut fresh: Vec<BTreeSet<usize>> = own.iter().cloned().collect();
    while let Some(set) = fresh.pop() {
        if closed.len() > MAX_SUBSETS {
            break;
        }
        for other in &own {
            let both: BTreeSet<usize> = set.intersection(other).copied().collect();
            if !both.is_empty() && closed.insert(both.clone()) {
                fresh.push(both);
            }
        }
    }
    let subset = |second: BTreeSet<usize>| {
        let has_all = neighbours
            .iter()
            .filter(|(_, own)| own.is_superset(&second));
        let first = has_all.map(|(&vertex, _)| vertex).collect();
        [first, second.into_iter().collect()]
    };
    closed.into_iter().map(subset).collect()
}

/// The index of each component, by its number.
fn indices(game: &Bimatrix, found: &Enumeration, numbers: &[usize]) -> BTreeMap<usize, i64> {
    let [first, second] = &found.polytopes;
    let all: Labels = u64::MAX >> (64 - game.rows - game.columns);
    let by_labels: BTreeMap<Labels, usize> = second
        .bases
        .iter()
        .map(|basis| (basis.labels, basis.vertex))
        .collect();
    let places: BTreeMap<[usize; 2], usize> = found
        .pairs
        .iter()
        .enumerate()
        .map(|(place, pair)| (pair.vertices, place))
        .collect();
    let mut indices = BTreeMap::new();
    for basis in &first.bases {
        let Some(&vertex) = by_labels.get(&(all & !basis.labels)) else {
            continue;
        };
        // The origins are a pair too, and no equilibrium.
        if let Some(&place) = places.get(&[basis.vertex, vertex]) {
            *indices.entry(root(numbers, place)).or_insert(0) += index(game, basis.labels);
        }
    }
    indices
}

/// The index of the equilibrium of a changed game in which the first player's basis has these labels.
fn index(game: &Bimatrix, labels: Labels) -> i64 {
    let has = |label: usize| labels >> label & 1 == 1;
    // A row without its label is used; a column with it is a best response, and used by the second player.
    let rows: Vec<usize> = (0..game.rows).filter(|&row| !has(row)).collect();
    let columns: Vec<usize> = (0..game.columns)
        .filter(|&column| has(game.rows + column))
        .collect();
    let sign = |player: usize| {
        let shift = IBig::ONE - game.least(player);
        let entry = |row: usize, column: usize| game.payoff(player, row, column) + &shift;
        let matrix = rows
            .iter()
            .map(|&row| columns.iter().map(|&column| entry(row, column)).collect());
        match determinant(matrix.collect()) {
            number if number.is_zero() => 0,
            number if number > IBig::ZERO => 1,
            _ => -1,
        }
    };
    let parity = if rows.len() % 2 == 1 { 1 } else { -1 };
    parity * sign(0) * sign(1)
}
