//! Numbers that depend on a count of visits alone, kept: the logarithms and roots of a bound are its dearest part, and few
//! nodes have many visits.

/// The value of `formula` for every count from 0 up to a limit, as far as counts have come.
#[derive(Clone, Debug)]
pub(super) struct ByVisits {
    known: Vec<f64>,
    most: usize,
}

impl ByVisits {
    /// Nothing known yet; never more than `most` values are.
    pub(super) fn new(most: usize) -> Self {
        Self {
            known: Vec::new(),
            most,
        }
    }

    /// The value for `visits`, computed where it is not kept.
    #[inline(always)]
    pub(super) fn get(&self, visits: u32, formula: impl Fn(u32) -> f64) -> f64 {
        match self.known.get(visits as usize) {
            Some(&value) => value,
            None => formula(visits),
        }
    }

    /// Keeps the values up to that for `visits`.
    #[inline(always)]
    pub(super) fn know(&mut self, visits: u32, formula: impl Fn(u32) -> f64) {
        while self.known.len() <= visits as usize && self.known.len() < self.most {
            self.known.push(formula(self.known.len() as u32));
        }
    }
}
