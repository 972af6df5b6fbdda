//! Choice of the model's tuples: by size and one by one, as far as the space has them, and not too many.

use super::settings::{TuningExperiment, TuplesName};
use super::tuple_numbers::{tuple, tuples};
use crate::diagnostic::{Diagnostic, Fault};
use crate::parameters::Several;
use engines::tuning::TupleChoice;
use texts::Texts;

/// Tuples of a model at most: those of one, two and three of the most dimensions are fewer.
const MAX_TUPLES: u64 = 50_000;

/// A tuple with a dimension that the space does not have; it is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NoSuchDimension {
    /// From 1.
    found: u8,
    dimensions: usize,
}

impl Fault for NoSuchDimension {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.tuning.own_tuples.no_such_dimension)(key, self.found, self.dimensions)
    }
}

/// Tuples of this many dimensions are too many; they are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TooManyTuples {
    size: u8,
    count: u64,
}

impl Fault for TooManyTuples {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let number = texts.number;
        let (count, most) = (number(self.count), number(MAX_TUPLES));
        (texts.labs.tuning.own_tuples.too_many)(key, self.size, &count, &most)
    }
}

impl TuningExperiment {
    /// Which tuples the model has.
    pub(super) fn tuple_choice(&self) -> TupleChoice {
        let chosen = self.tuples.as_slice();
        TupleChoice {
            sizes: chosen.iter().filter_map(|name| name.size()).collect(),
            own: tuples(&self.own_tuples).unwrap_or_default(),
            all: chosen.contains(&TuplesName::All),
        }
    }

    /// Leaves out tuples that the space does not have, and sizes of which it has too many.
    pub(super) fn repair_tuples(&mut self) -> Vec<Diagnostic> {
        let dimensions = self.problem().space().dimensions();
        let own = self.repair_own_tuples(dimensions);
        own.into_iter()
            .chain(self.repair_sizes(dimensions))
            .collect()
    }

    fn repair_own_tuples(&mut self, dimensions: usize) -> Option<Diagnostic> {
        let list = tuples(&self.own_tuples)?;
        let mut places = list.iter().flatten().copied();
        let found = places.find(|&place| usize::from(place) >= dimensions)? + 1;
        let kept = self.own_tuples.split(',').filter(|text| {
            let places = tuple(text).unwrap_or_default();
            places.iter().all(|&place| usize::from(place) < dimensions)
        });
        self.own_tuples = kept.collect::<Vec<_>>().join(",");
        let fault = NoSuchDimension { found, dimensions };
        Some(Diagnostic::new("own_tuples", fault))
    }

    fn repair_sizes(&mut self, dimensions: usize) -> Option<Diagnostic> {
        let mut fault = None;
        loop {
            let choice = self.tuple_choice();
            let count = choice.count(dimensions);
            if count <= MAX_TUPLES {
                break;
            }
            let size = *choice.sizes.last()?;
            fault = fault.or(Some(TooManyTuples { size, count }));
            let names = self.tuples.as_slice().iter().copied();
            let kept: Vec<TuplesName> = names.filter(|name| name.size() != Some(size)).collect();
            self.tuples = Several::new(&kept);
        }
        Some(Diagnostic::new("tuples", fault?))
    }
}
