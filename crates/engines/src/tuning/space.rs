//! Spaces to be searched: some dimensions, each with some values, which are numbered from 0.

use random::Random;
use thiserror::Error;

/// Dimensions of a space.
pub const MAX_DIMENSIONS: usize = 64;
/// Points of a space: numbers of points fit into 64 bits, and products of them with small numbers too.
pub const MAX_POINTS: u64 = 1 << 53;

/// Why there is no such space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SpaceError {
    #[error("there is no dimension")]
    Empty,
    #[error("there are {found} dimensions; up to {MAX_DIMENSIONS} are allowed")]
    TooManyDimensions { found: usize },
    /// `dimension` from 0.
    #[error("dimension {} has {found} values; at least two are needed", dimension + 1)]
    TooFewValues { dimension: usize, found: u16 },
    #[error("there are more than {MAX_POINTS} points")]
    TooManyPoints,
}

/// A point: the number of a value in each dimension.
pub type Point = [u16];

/// How many values each dimension has, two at least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    sizes: Vec<u16>,
    points: u64,
}

impl Space {
    /// With so many values in each dimension.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub fn new(sizes: Vec<u16>) -> Result<Self, SpaceError> {
        if sizes.is_empty() {
            return Err(SpaceError::Empty);
        }
        if sizes.len() > MAX_DIMENSIONS {
            let found = sizes.len();
            return Err(SpaceError::TooManyDimensions { found });
        }
        if let Some(dimension) = sizes.iter().position(|&size| size < 2) {
            let found = sizes[dimension];
            return Err(SpaceError::TooFewValues { dimension, found });
        }
        let points = sizes
            .iter()
            .try_fold(1, |points: u64, &size| points.checked_mul(size.into()))
            .filter(|&points| points <= MAX_POINTS)
            .ok_or(SpaceError::TooManyPoints)?;
        Ok(Self { sizes, points })
    }

    /// How many dimensions there are.
    pub fn dimensions(&self) -> usize {
        self.sizes.len()
    }

    /// The number of values of each dimension.
    pub fn sizes(&self) -> &[u16] {
        &self.sizes
    }

    /// How many points there are.
    pub fn points(&self) -> u64 {
        self.points
    }

    /// Whether a point has a value of the space in each dimension.
    pub fn contains(&self, point: &Point) -> bool {
        let mut values = self.sizes.iter().zip(point);
        point.len() == self.sizes.len() && values.all(|(size, value)| value < size)
    }

    /// The number of a point; the last dimension counts fastest.
    #[inline]
    pub fn index(&self, point: &Point) -> u64 {
        let digits = self.sizes.iter().zip(point);
        digits.fold(0, |index, (&size, &value)| {
            index * u64::from(size) + u64::from(value)
        })
    }

    /// Writes the point with this number.
    pub fn write_point(&self, mut index: u64, point: &mut Point) {
        for (value, &size) in point.iter_mut().zip(&self.sizes).rev() {
            *value = (index % u64::from(size)) as u16;
            index /= u64::from(size);
        }
    }

    /// Writes a point, all of which are equally probable.
    pub fn draw(&self, random: &mut Random, point: &mut Point) {
        for (value, &size) in point.iter_mut().zip(&self.sizes) {
            *value = random.below(size.into()) as u16;
        }
    }
}

/// Points one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Points {
    dimensions: usize,
    values: Vec<u16>,
}

impl Points {
    /// None, of a space with so many dimensions.
    pub fn new(dimensions: usize) -> Self {
        Self {
            dimensions,
            values: Vec::new(),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.values.len() / self.dimensions.max(1)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Takes all away; the memory stays.
    pub fn clear(&mut self) {
        self.values.clear();
    }

    /// Adds a copy of `point`, to be changed.
    pub fn push(&mut self, point: &Point) -> &mut Point {
        let first = self.values.len();
        self.values.extend_from_slice(point);
        &mut self.values[first..]
    }

    /// Adds a point with nothing but first values, to be changed.
    pub fn push_first(&mut self) -> &mut Point {
        let first = self.values.len();
        self.values.resize(first + self.dimensions, 0);
        &mut self.values[first..]
    }

    /// Takes the last one away.
    pub fn pop(&mut self) {
        self.values
            .truncate(self.values.len().saturating_sub(self.dimensions));
    }

    /// The point number `index`.
    pub fn get(&self, index: usize) -> &Point {
        &self.values[index * self.dimensions..(index + 1) * self.dimensions]
    }

    /// The points, in the order in which they came.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Point> + ExactSizeIterator {
        self.values.chunks_exact(self.dimensions)
    }
}
