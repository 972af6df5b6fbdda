//! Sight of a moment of the first run: as much of the model as pictures and tables show.

use super::neighbour::Neighbour;
use engines::tuning::table::Entry;
use engines::tuning::{Bound, Space};
use serde::{Deserialize, Serialize};

/// Neighbours that are seen.
pub const MAX_NEIGHBOURS: usize = 64;

/// What was known after so many steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    pub steps: u64,
    pub evaluations: u64,
    /// The last step's points and values; empty before the first.
    pub last: Vec<(Vec<u16>, f64)>,
    /// `None` before the first step.
    pub recommended: Option<Recommended>,
    pub neighbours: Neighbours,
    /// What 1/√(N(s, a) + ε) is multiplied by in bounds.
    pub factor: f64,
    /// By dimension and value; `None` for a model without tuples of one dimension.
    pub values: Option<Vec<Vec<SeenValue>>>,
    /// `None` for a model without tuples of two dimensions.
    pub pair: Option<SeenPair>,
}

/// The point that the settings would recommend.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recommended {
    pub point: Vec<u16>,
    /// What the model expects of it.
    pub expected: f64,
    /// What its own evaluations have brought.
    pub own: Entry,
    /// `None` if nobody knows it.
    pub truth: Option<f64>,
    /// Without noise: an evaluated point whose value is higher, if there is one.
    pub better_measured: Option<(Vec<u16>, f64)>,
}

/// Of NTBEA: the neighbours made next; none for other optimizers, and before the first step.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Neighbours {
    /// The best [`MAX_NEIGHBOURS`], best first.
    pub best: Vec<Neighbour>,
    /// How many different ones there are, how many were made, and how many have the highest bound.
    pub count: u64,
    pub made: u64,
    pub tied: u64,
}

/// A value of a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenValue {
    pub entry: Entry,
    /// What its bound has beyond its mean.
    pub exploration: f64,
}

/// All pairs of values of two dimensions, row by row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenPair {
    pub row: usize,
    pub column: usize,
    pub entries: Vec<Entry>,
}

/// The bound of a point, tuple by tuple.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    pub point: Vec<u16>,
    pub bound: Bound,
    /// The first ones and the last.
    pub terms: Vec<Term>,
    /// How many there are beside these.
    pub hidden: u64,
}

/// What a tuple says about a point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Term {
    /// Dimensions, from 0.
    pub tuple: Vec<u8>,
    pub entry: Entry,
    pub exploration: f64,
}

impl Seen {
    /// Whether it can be of this space.
    pub fn fits(&self, space: &Space) -> bool {
        let mut points = self.last.iter().map(|(point, _)| point);
        let mut neighbours = self.neighbours.best.iter().map(|known| &known.point);
        let recommended = self.recommended.as_ref();
        let better = recommended.and_then(|known| known.better_measured.as_ref());
        let mut others = recommended.map(|known| &known.point).into_iter();
        let contains = |point: &Vec<u16>| space.contains(point);
        let sizes = || space.sizes().iter().map(|&size| usize::from(size));
        let values_fit = self.values.as_ref().is_none_or(|values| {
            let lengths = values.iter().map(Vec::len);
            lengths.eq(sizes())
        });
        let pair_fits = |pair: &SeenPair| {
            let size = |place: usize| sizes().nth(place).unwrap_or_default();
            pair.row != pair.column
                && pair.entries.len() == size(pair.row) * size(pair.column)
                && !pair.entries.is_empty()
        };
        points.all(contains)
            && neighbours.all(contains)
            && others.all(contains)
            && better.is_none_or(|(point, _)| contains(point))
            && values_fit
            && self.pair.as_ref().is_none_or(pair_fits)
    }
}

impl Terms {
    /// Whether it can be of this space.
    pub fn fits(&self, space: &Space) -> bool {
        let mut places = self.terms.iter().flat_map(|term| &term.tuple);
        space.contains(&self.point) && places.all(|&place| usize::from(place) < space.dimensions())
    }
}
