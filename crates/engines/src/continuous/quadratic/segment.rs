//! Segment: a line from one point to another in the plane of both actions, exactly. Its ends may be one point.

use crate::exact::rational::Rational;

/// Both actions.
pub type Point = [Rational; 2];

/// From one point to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Segment {
    pub from: Point,
    pub to: Point,
}

fn between(number: &Rational, one: &Rational, other: &Rational) -> bool {
    (one <= number && number <= other) || (other <= number && number <= one)
}

fn minus(one: &Point, other: &Point) -> Point {
    [&one[0] - &other[0], &one[1] - &other[1]]
}

fn cross(one: &Point, other: &Point) -> Rational {
    &one[0] * &other[1] - &one[1] * &other[0]
}

impl Segment {
    pub fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    pub fn point(at: Point) -> Self {
        Self {
            from: at.clone(),
            to: at,
        }
    }

    pub fn is_point(&self) -> bool {
        self.from == self.to
    }

    /// What is added to an end to come to the other one.
    pub fn direction(&self) -> Point {
        minus(&self.to, &self.from)
    }

    /// The point that is so much of the way along.
    pub fn along(&self, part: &Rational) -> Point {
        let direction = self.direction();
        [0, 1].map(|axis| &self.from[axis] + part * &direction[axis])
    }

    pub fn middle(&self) -> Point {
        self.along(&(Rational::ONE / Rational::from(2)))
    }

    pub fn contains(&self, point: &Point) -> bool {
        cross(&self.direction(), &minus(point, &self.from)) == Rational::ZERO
            && (0..2).all(|axis| between(&point[axis], &self.from[axis], &self.to[axis]))
    }

    pub fn covers(&self, other: &Self) -> bool {
        self.contains(&other.from) && self.contains(&other.to)
    }

    /// What two segments have in common.
    pub fn common(&self, other: &Self) -> Option<Self> {
        let (one, two) = (self.direction(), other.direction());
        let turn = cross(&one, &two);
        if turn == Rational::ZERO {
            return self.overlap(other);
        }
        let part = cross(&minus(&other.from, &self.from), &two) / turn;
        let point = self.along(&part);
        (self.contains(&point) && other.contains(&point)).then(|| Self::point(point))
    }

    /// What two segments in one direction, or one of which is a point, have in common.
    fn overlap(&self, other: &Self) -> Option<Self> {
        let mut shared: Vec<&Point> = Vec::new();
        let inside = [&other.from, &other.to]
            .into_iter()
            .filter(|point| self.contains(point));
        let outside = [&self.from, &self.to]
            .into_iter()
            .filter(|point| other.contains(point));
        for point in inside.chain(outside) {
            if !shared.contains(&point) {
                shared.push(point);
            }
        }
        let first = shared.first()?;
        let last = shared.last()?;
        Some(Self::new((*first).clone(), (*last).clone()))
    }
}

/// Segments without those that others cover, in the order of their ends.
pub fn without_repetition(mut all: Vec<Segment>) -> Vec<Segment> {
    for segment in &mut all {
        if segment.from > segment.to {
            core::mem::swap(&mut segment.from, &mut segment.to);
        }
    }
    all.sort_by(|one, other| (&one.from, &one.to).cmp(&(&other.from, &other.to)));
    all.dedup();
    let is_needed = |place: &usize| {
        let mut others = all.iter().enumerate();
        !others.any(|(other, cover)| other != *place && cover.covers(&all[*place]))
    };
    let places: Vec<usize> = (0..all.len()).filter(is_needed).collect();
    places.into_iter().map(|place| all[place].clone()).collect()
}
