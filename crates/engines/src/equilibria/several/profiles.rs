//! Profiles of supports, small and even ones first, one after the other: there may be more than can be kept.

use super::system::Supports;

/// The profiles that are left.
#[derive(Clone, Debug)]
pub struct Profiles {
    /// The actions of each player that may be used.
    actions: Vec<Vec<usize>>,
    /// How many actions each player uses; the next is the last.
    shapes: Vec<Vec<usize>>,
    /// By the places of these actions.
    next: Option<Supports>,
}

impl Profiles {
    /// All but the pure ones, of players who may use these actions.
    pub fn new(actions: &[Vec<usize>]) -> Self {
        let mut shapes = shapes(actions);
        shapes.reverse();
        Self::of(actions, shapes)
    }

    /// The same with large ones first.
    pub fn large_first(actions: &[Vec<usize>]) -> Self {
        Self::of(actions, shapes(actions))
    }

    fn of(actions: &[Vec<usize>], shapes: Vec<Vec<usize>>) -> Self {
        let mut profiles = Self {
            actions: actions.to_vec(),
            shapes,
            next: None,
        };
        profiles.begin();
        profiles
    }

    /// The first profile of the next shape.
    fn begin(&mut self) {
        let first = |shape: Vec<usize>| shape.iter().map(|&used| (0..used).collect()).collect();
        self.next = self.shapes.pop().map(first);
    }
}

impl Iterator for Profiles {
    type Item = Supports;

    fn next(&mut self) -> Option<Supports> {
        let places = self.next.take()?;
        let named = |(places, actions): (&Vec<usize>, &Vec<usize>)| {
            places.iter().map(|&place| actions[place]).collect()
        };
        let found = places.iter().zip(&self.actions).map(named).collect();
        let mut next = places;
        for player in (0..next.len()).rev() {
            if advance(&mut next[player], self.actions[player].len()) {
                self.next = Some(next);
                return Some(found);
            }
            next[player] = (0..next[player].len()).collect();
        }
        self.begin();
        Some(found)
    }
}

/// How many actions each player may use, small and even profiles first, without pure ones.
fn shapes(actions: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut shapes = vec![Vec::new()];
    for size in actions.iter().map(Vec::len) {
        let longer = |shape: &Vec<usize>| {
            let shape = shape.clone();
            (1..=size).map(move |used| [shape.clone(), vec![used]].concat())
        };
        shapes = shapes.iter().flat_map(longer).collect();
    }
    shapes.retain(|shape| shape.iter().any(|&used| used > 1));
    let most = |shape: &Vec<usize>| shape.iter().copied().max();
    shapes.sort_by_key(|shape| (shape.iter().sum::<usize>(), most(shape), shape.clone()));
    shapes
}

/// The next set of as many of the first `size` numbers, in the order of their elements; whether there is one.
fn advance(set: &mut [usize], size: usize) -> bool {
    let count = set.len();
    let can_move = |&place: &usize| set[place] < size - (count - place);
    let Some(place) = (0..count).rev().find(can_move) else {
        return false;
    };
    let number = set[place] + 1;
    for (beyond, element) in set[place..].iter_mut().enumerate() {
        *element = number + beyond;
    }
    true
}
