//! Points and the means of their own values, apart from any model.

use super::optimizer::first_highest;
use super::space::{Point, Space};
use super::table::Entry;
use super::visited::Visited;

/// What evaluations of points have brought.
#[derive(Clone, Debug)]
pub struct Sampled {
    visited: Visited,
    entries: Vec<Entry>,
}

impl Sampled {
    /// Nothing yet.
    pub fn new(space: &Space) -> Self {
        Self {
            visited: Visited::new(space),
            entries: Vec::new(),
        }
    }

    /// Counts an evaluation.
    pub fn add(&mut self, space: &Space, point: &Point, value: f64) {
        let place = self.visited.add(space, point);
        if place == self.entries.len() {
            self.entries.push(Entry::default());
        }
        self.entries[place].add(value);
    }

    /// The points with what their evaluations have brought, in the order of their first evaluation.
    pub fn iter(&self) -> impl Iterator<Item = (&Point, &Entry)> {
        let points = self.visited.iter().map(|(point, _)| point);
        points.zip(&self.entries)
    }

    /// How many points there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// A point by its place in the order of first evaluations, and what its evaluations have brought.
    pub fn at(&self, place: usize) -> (&Point, &Entry) {
        (self.visited.point(place), &self.entries[place])
    }

    /// What evaluations of this point have brought.
    pub fn entry(&self, space: &Space, point: &Point) -> Entry {
        let place = self.visited.place(space, point);
        place.map_or_else(Entry::default, |place| self.entries[place])
    }

    /// The point with the highest mean, the first of equals.
    pub fn best(&self) -> Option<&Point> {
        let means = self.entries.iter().filter_map(Entry::mean);
        first_highest(means).map(|place| self.visited.point(place))
    }
}
