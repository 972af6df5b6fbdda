//! Polynomial: a formula multiplied out, in both actions, with fractions.
//!
//! What is no polynomial (a quotient by an action, a root, a condition that depends on an action) has none.

use super::game::ContinuousGame;
use crate::exact::rational::{Rational, of_fraction};
use crate::formula::operations::{Binary, Unary};
use crate::formula::program::Arithmetic;
use games::fraction::Fraction;
use std::collections::BTreeMap;

/// The largest exponent that is multiplied out.
const MAX_DEGREE: u32 = 8;

/// Coefficients by exponents of both actions; those that are 0 are not there.
#[derive(Clone, Debug, PartialEq)]
struct Terms(BTreeMap<[u32; 2], Rational>);

/// A polynomial, or `None` where a formula is none.
#[derive(Clone, Debug, PartialEq)]
struct Polynomial(Option<Terms>);

impl Terms {
    fn constant(number: Rational) -> Self {
        let terms = [([0, 0], number)].into_iter();
        Self(
            terms
                .filter(|(_, number)| *number != Rational::ZERO)
                .collect(),
        )
    }

    /// The number that it is, if it has no action in it.
    fn number(&self) -> Option<Rational> {
        match self.0.len() {
            0 => Some(Rational::ZERO),
            1 => self.0.get(&[0, 0]).cloned(),
            _ => None,
        }
    }

    fn plus(&self, other: &Self, times: &Rational) -> Self {
        let mut sum = self.0.clone();
        for (&exponents, number) in &other.0 {
            *sum.entry(exponents).or_default() += number * times;
        }
        sum.retain(|_, number| *number != Rational::ZERO);
        Self(sum)
    }

    fn times(&self, other: &Self) -> Option<Self> {
        let mut product = BTreeMap::<[u32; 2], Rational>::new();
        for (one, first) in &self.0 {
            for (two, second) in &other.0 {
                let exponents = [one[0] + two[0], one[1] + two[1]];
                if exponents[0] + exponents[1] > MAX_DEGREE {
                    return None;
                }
                *product.entry(exponents).or_default() += first * second;
            }
        }
        product.retain(|_, number| *number != Rational::ZERO);
        Some(Self(product))
    }

    fn power(&self, exponent: &Rational) -> Option<Self> {
        let is_whole = exponent.denominator().is_one();
        let times = u32::try_from(exponent.numerator())
            .ok()
            .filter(|_| is_whole)?;
        let mut all = (0..times.min(MAX_DEGREE + 1)).map(|_| self);
        let one = Self::constant(Rational::ONE);
        let power = all.try_fold(one, |power, factor| power.times(factor))?;
        // More factors change nothing only of 0 and 1.
        (times <= MAX_DEGREE || *self == power).then_some(power)
    }

    fn compared(&self, binary: Binary, other: &Self) -> Option<Self> {
        let (left, right) = (self.number()?, other.number()?);
        let truth = |is_true: bool| Rational::from(u8::from(is_true));
        Some(Self::constant(match binary {
            Binary::Minimum => left.min(right),
            Binary::Maximum => left.max(right),
            Binary::Less => truth(left < right),
            Binary::AtMost => truth(left <= right),
            Binary::More => truth(left > right),
            Binary::AtLeast => truth(left >= right),
            _ => truth(left == right),
        }))
    }
}

impl Arithmetic for Polynomial {
    fn number(number: f64) -> Self {
        // These two stand for numbers that are no fractions.
        if number == core::f64::consts::PI || number == core::f64::consts::E {
            return Self(None);
        }
        let written = number.to_string().parse::<Fraction>().ok();
        Self(written.map(|number| Terms::constant(of_fraction(number))))
    }

    fn unary(&self, unary: Unary) -> Self {
        let nothing = Terms::constant(Rational::ZERO);
        let minus = Rational::from(-1);
        let terms = self.0.as_ref();
        Self(match unary {
            Unary::Negate => terms.map(|terms| nothing.plus(terms, &minus)),
            Unary::Absolute => terms.and_then(Terms::number).map(|number| {
                let negative = number < Rational::ZERO;
                Terms::constant(if negative { -number } else { number })
            }),
            _ => None,
        })
    }

    fn binary(&self, binary: Binary, other: &Self) -> Self {
        let (Some(one), Some(two)) = (&self.0, &other.0) else {
            return Self(None);
        };
        Self(match binary {
            Binary::Add => Some(one.plus(two, &Rational::ONE)),
            Binary::Subtract => Some(one.plus(two, &Rational::from(-1))),
            Binary::Multiply => one.times(two),
            Binary::Divide => two
                .number()
                .filter(|by| *by != Rational::ZERO)
                .and_then(|by| one.times(&Terms::constant(Rational::ONE / by))),
            Binary::Power => two.number().and_then(|exponent| one.power(&exponent)),
            _ => one.compared(binary, two),
        })
    }

    fn truth(&self) -> Option<bool> {
        Some(self.0.as_ref()?.number()? != Rational::ZERO)
    }
}

/// A polynomial of degree two at most: a payoff, or a sum of payoffs, in actions x and y.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Quadratic {
    pub xx: Rational,
    pub xy: Rational,
    pub yy: Rational,
    pub x: Rational,
    pub y: Rational,
    pub one: Rational,
}

impl Quadratic {
    /// A player's payoff, if it is of degree two at most.
    pub fn of(game: &ContinuousGame, player: usize) -> Option<Self> {
        let variable = |exponents| Polynomial(Some(Terms([(exponents, Rational::ONE)].into())));
        let t = Polynomial(Some(Terms::constant(of_fraction(game.t))));
        let payoff = game.payoff(player, &[variable([1, 0]), variable([0, 1])], t)?;
        let mut found = Self::default();
        for (exponents, number) in payoff.0?.0 {
            *match exponents {
                [2, 0] => &mut found.xx,
                [1, 1] => &mut found.xy,
                [0, 2] => &mut found.yy,
                [1, 0] => &mut found.x,
                [0, 1] => &mut found.y,
                [0, 0] => &mut found.one,
                _ => return None,
            } = number;
        }
        Some(found)
    }

    pub fn value(&self, [x, y]: &[Rational; 2]) -> Rational {
        let squares = &self.xx * x * x + &self.xy * x * y + &self.yy * y * y;
        squares + &self.x * x + &self.y * y + &self.one
    }

    /// With the two actions exchanged.
    #[must_use]
    pub fn exchanged(&self) -> Self {
        let of = self.clone();
        Self {
            xx: of.yy,
            xy: of.xy,
            yy: of.xx,
            x: of.y,
            y: of.x,
            one: of.one,
        }
    }

    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self {
            xx: &self.xx + &other.xx,
            xy: &self.xy + &other.xy,
            yy: &self.yy + &other.yy,
            x: &self.x + &other.x,
            y: &self.y + &other.y,
            one: &self.one + &other.one,
        }
    }
}
