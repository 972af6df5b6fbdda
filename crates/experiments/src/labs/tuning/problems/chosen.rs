//! Chosen dimensions: what of an agent or of a game's rules is tuned, by name, and the values of each as texts.

use engines::tuning::problems::Dimension;
use engines::tuning::space::{Point, Space};

/// A dimension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenDimension {
    pub name: &'static str,
    /// All different.
    pub values: Vec<String>,
}

/// Some dimensions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    space: Space,
    dimensions: Vec<ChosenDimension>,
}

impl Chosen {
    /// These, of different names, with as many values as `space` has.
    pub fn new(space: Space, dimensions: Vec<ChosenDimension>) -> Self {
        Self { space, dimensions }
    }

    /// Those that a problem has unless somebody says otherwise.
    pub(super) fn usual(dimensions: impl IntoIterator<Item = (&'static str, Vec<String>)>) -> Self {
        let chosen = |(name, values)| ChosenDimension { name, values };
        let dimensions: Vec<ChosenDimension> = dimensions.into_iter().map(chosen).collect();
        let sizes = dimensions.iter().map(|chosen| chosen.values.len() as u16);
        let space = Space::new(sizes.collect());
        let space = space.unwrap_or_else(|_| unreachable!("a few dimensions of a few values"));
        Self::new(space, dimensions)
    }

    /// The space without names.
    pub fn space(&self) -> &Space {
        &self.space
    }

    /// The dimensions.
    pub fn as_slice(&self) -> &[ChosenDimension] {
        &self.dimensions
    }

    /// As people read them.
    pub fn dimensions(&self) -> Vec<Dimension> {
        let dimension = |chosen: &ChosenDimension| Dimension {
            name: chosen.name.to_owned(),
            values: chosen.values.clone(),
        };
        self.dimensions.iter().map(dimension).collect()
    }

    /// The value of each dimension, with the dimension's name, at a point of the space.
    pub fn values_at<'a>(
        &'a self,
        point: &'a Point,
    ) -> impl Iterator<Item = (&'static str, &'a str)> {
        let chosen = self.dimensions.iter().zip(point);
        chosen.map(|(chosen, &value)| (chosen.name, chosen.values[usize::from(value)].as_str()))
    }
}
