//! Polynomials in one unknown, in fractions, and where they vanish between 0 and 1.
//!
//! Source: J. C. F. Sturm (1829): how often the signs of a chain of remainders change counts the roots between two numbers.

use super::simplest::simplest;
use crate::exact::rational::Rational;
use core::cmp::Ordering;

/// Coefficients, that of the constant first; the last is not 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Polynomial(Vec<Rational>);

/// A root, alone between two fractions that are none, or one of them if both are the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Root {
    pub low: Rational,
    pub high: Rational,
}

/// Roots are found to this width.
const HALVINGS: usize = 48;

impl Polynomial {
    pub fn new(mut coefficients: Vec<Rational>) -> Self {
        while coefficients.last().is_some_and(Rational::is_zero) {
            coefficients.pop();
        }
        Self(coefficients)
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// How many coefficients there are: the degree and one.
    pub fn size(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn plus(&self, other: &Self, factor: &Rational) -> Self {
        let of = |polynomial: &Self, place: usize| {
            polynomial.0.get(place).cloned().unwrap_or(Rational::ZERO)
        };
        let places = 0..self.size().max(other.size());
        Self::new(
            places
                .map(|place| of(self, place) + of(other, place) * factor)
                .collect(),
        )
    }

    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        let mut product = vec![Rational::ZERO; (self.size() + other.size()).saturating_sub(1)];
        for (place, one) in self.0.iter().enumerate() {
            for (shift, two) in other.0.iter().enumerate() {
                product[place + shift] += one * two;
            }
        }
        Self::new(product)
    }

    /// The sign at a number.
    pub fn sign(&self, at: &Rational) -> Ordering {
        let value = self
            .0
            .iter()
            .rev()
            .fold(Rational::ZERO, |sum, coefficient| sum * at + coefficient);
        value.cmp(&Rational::ZERO)
    }

    fn derivative(&self) -> Self {
        let terms = self.0.iter().enumerate().skip(1);
        Self::new(
            terms
                .map(|(place, coefficient)| coefficient * Rational::from(place as u64))
                .collect(),
        )
    }

    /// The quotient and the remainder of a division by what is not 0.
    fn divided(&self, by: &Self) -> (Self, Self) {
        let mut rest = self.0.clone();
        let mut quotient = vec![Rational::ZERO; (self.size() + 1).saturating_sub(by.size())];
        for place in (0..quotient.len()).rev() {
            let factor = &rest[place + by.size() - 1] / &by.0[by.size() - 1];
            for (shift, coefficient) in by.0.iter().enumerate() {
                rest[place + shift] -= coefficient * &factor;
            }
            quotient[place] = factor;
        }
        (Self::new(quotient), Self::new(rest))
    }

    /// Divided by the size of its last coefficient, so that numbers stay short.
    #[must_use]
    pub fn scaled(self) -> Self {
        let last = self.0.last().map(|last| {
            if *last < Rational::ZERO {
                -last
            } else {
                last.clone()
            }
        });
        match last {
            Some(last) => Self(
                self.0
                    .into_iter()
                    .map(|coefficient| coefficient / &last)
                    .collect(),
            ),
            None => self,
        }
    }

    fn common_divisor(&self, other: &Self) -> Self {
        let (mut a, mut b) = (self.clone(), other.clone());
        while !b.is_zero() {
            let rest = a.divided(&b).1.scaled();
            (a, b) = (b, rest);
        }
        a.scaled()
    }

    /// One that vanishes where this one or the other does, everywhere once.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Self {
        let product = self.times(other).scaled();
        product
            .divided(&product.common_divisor(&product.derivative()))
            .0
            .scaled()
    }

    /// The chain of remainders.
    fn chain(&self) -> Vec<Self> {
        let mut chain = vec![self.clone(), self.derivative().scaled()];
        while let [.., a, b] = chain.as_slice()
            && !b.is_zero()
        {
            let rest = a.divided(b).1.scaled();
            chain.push(Self::default().plus(&rest, &-Rational::ONE));
        }
        chain.pop();
        chain
    }

    /// The roots above 0 and below 1, in order, of a polynomial that vanishes nowhere twice. A root that is a short fraction is found exactly.
    pub fn roots(&self) -> Vec<Root> {
        let chain = self.chain();
        let mut found = Vec::new();
        // Roots above the low end, up to the high one.
        let end = |at: Rational| (changes(&chain, &at), at);
        let mut open = vec![(end(Rational::ZERO), end(Rational::ONE), 0)];
        while let Some((low, high, halvings)) = open.pop() {
            if low.0 == high.0 {
                continue;
            }
            if low.0 == high.0 + 1 && halvings >= HALVINGS {
                found.push(self.root(low.1, high.1));
                continue;
            }
            let middle = end((&low.1 + &high.1) / Rational::from(2));
            open.push((middle.clone(), high, halvings + 1));
            open.push((low, middle, halvings + 1));
        }
        found.retain(|root| root.low != Rational::ONE);
        found
    }

    /// How many roots there are above `low` and up to `high`.
    pub fn count(&self, low: &Rational, high: &Rational) -> usize {
        let chain = self.chain();
        changes(&chain, low).saturating_sub(changes(&chain, high))
    }

    /// Divided by 1 − x as often as that leaves nothing: the sign below 1 stays.
    #[must_use]
    pub fn without_root_at_one(mut self) -> Self {
        let factor = Self::new(vec![Rational::ONE, -Rational::ONE]);
        while !self.is_zero() && self.sign(&Rational::ONE).is_eq() {
            self = self.divided(&factor).0;
        }
        self
    }

    /// The only root above `low` and up to `high`, exactly where it is simple.
    fn root(&self, low: Rational, high: Rational) -> Root {
        let simple = if self.sign(&high).is_eq() {
            high.clone()
        } else {
            simplest(&low, &high)
        };
        if self.sign(&simple).is_eq() {
            Root {
                low: simple.clone(),
                high: simple,
            }
        } else {
            Root { low, high }
        }
    }
}

/// How often the signs of a chain change at a number.
fn changes(chain: &[Polynomial], at: &Rational) -> usize {
    let signs = chain.iter().map(|polynomial| polynomial.sign(at));
    let signs: Vec<Ordering> = signs.filter(|sign| sign.is_ne()).collect();
    signs.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

impl Root {
    /// Whether the polynomial, all of whose roots are apart from this one or the same, vanishes here.
    pub fn is_of(&self, polynomial: &Polynomial) -> bool {
        if self.low == self.high {
            return polynomial.sign(&self.low).is_eq();
        }
        let [low, high] = [&self.low, &self.high].map(|end| polynomial.sign(end));
        low.is_ne() && high.is_ne() && low != high
    }
}
