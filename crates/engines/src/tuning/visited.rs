//! The points that were evaluated, in the order of their first evaluation, and how often.

use super::space::{Point, Points, Space};
use std::collections::BTreeMap;

/// A list of points without a point twice.
#[derive(Clone, Debug)]
pub struct Visited {
    points: Points,
    visits: Vec<u32>,
    places: BTreeMap<u64, u32>,
}

impl Visited {
    /// None yet.
    pub fn new(space: &Space) -> Self {
        Self {
            points: Points::new(space.dimensions()),
            visits: Vec::new(),
            places: BTreeMap::new(),
        }
    }

    /// Counts an evaluation; the place of the point in the list.
    pub fn add(&mut self, space: &Space, point: &Point) -> usize {
        let next = self.visits.len() as u32;
        let place = *self.places.entry(space.index(point)).or_insert(next);
        if place == next {
            self.points.push(point);
            self.visits.push(0);
        }
        self.visits[place as usize] += 1;
        place as usize
    }

    /// The place of a point in the list; `None` if it was never evaluated.
    pub fn place(&self, space: &Space, point: &Point) -> Option<usize> {
        let place = self.places.get(&space.index(point));
        place.map(|&place| place as usize)
    }

    /// How many points there are.
    pub fn len(&self) -> usize {
        self.visits.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.visits.is_empty()
    }

    /// The point at a place.
    pub fn point(&self, place: usize) -> &Point {
        self.points.get(place)
    }

    /// The points with their visits.
    pub fn iter(&self) -> impl Iterator<Item = (&Point, u32)> {
        self.points.iter().zip(self.visits.iter().copied())
    }
}
