//! Polynomials of the second degree at most, with rational coefficients: their roots, exactly, and where they are not negative.

use super::rational::Rational;
use super::surd::{Surd, sign};
use core::cmp::Ordering;

/// c₀ + c₁ t.
pub type Linear = [Rational; 2];

/// c₀ + c₁ t + c₂ t².
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quadratic([Rational; 3]);

impl Quadratic {
    /// Adds a multiple of a product.
    pub fn add(&mut self, factor: &Rational, one: &Linear, other: &Linear) {
        for (place, a) in one.iter().enumerate() {
            for (further, b) in other.iter().enumerate() {
                self.0[place + further] += factor * a * b;
            }
        }
    }

    /// Whether it is 0 everywhere.
    pub fn is_zero(&self) -> bool {
        self.0.iter().all(Rational::is_zero)
    }

    /// How its value compares with 0.
    pub fn sign_at(&self, at: &Rational) -> Ordering {
        let [c, b, a] = &self.0;
        sign(&(c + at * (b + at * a)))
    }

    /// Its roots, in order; none if it is constant.
    pub fn roots(&self) -> Vec<Surd> {
        let [c, b, a] = &self.0;
        if a.is_zero() {
            let is_constant = b.is_zero();
            return (!is_constant)
                .then(|| (-(c / b)).into())
                .into_iter()
                .collect();
        }
        let twice = a * Rational::from(2);
        let discriminant = b * b - Rational::from(2) * &twice * c;
        let Some(root) = Surd::root_of(&(&discriminant / (&twice * &twice))) else {
            return Vec::new();
        };
        let middle = Surd::from(-(b / &twice));
        let minus = root.times(&Rational::from(-1).into());
        if discriminant.is_zero() {
            vec![middle]
        } else {
            vec![middle.plus(&minus), middle.plus(&root)]
        }
    }

    /// Whether nowhere between two numbers its sign is the opposite of `wanted`; it is 0 everywhere if `wanted` is `Equal`.
    pub fn has_sign_between(&self, [low, high]: &[Rational; 2], wanted: Ordering) -> bool {
        if wanted.is_eq() {
            return self.is_zero();
        }
        let fits = |at: &Rational| self.sign_at(at) != wanted.reverse();
        let [_, b, a] = &self.0;
        let turns = !a.is_zero() && {
            let vertex = -(b / (a * Rational::from(2)));
            low < &vertex && &vertex < high && !fits(&vertex)
        };
        fits(low) && fits(high) && !turns
    }
}
