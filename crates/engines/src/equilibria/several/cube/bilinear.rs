//! Bilinear functions a + bx + cy + dxy: what an action pays beyond the other one, where two others mix; and linear fractional functions, which solve them.
//!
//! With ad = bc such a function is a product, and what it is 0 on are lines; otherwise y = −(a + bx)/(c + dx) there, a hyperbola or an oblique line.

use crate::exact::quadratic::{Linear, Quadratic};
use crate::exact::rational::Rational;
use crate::exact::surd::Surd;

/// a + bx + cy + dxy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bilinear {
    pub a: Rational,
    pub b: Rational,
    pub c: Rational,
    pub d: Rational,
}

/// Where a bilinear function is 0, some of its variables being known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Zeros {
    Everywhere,
    Nowhere,
    /// Where the first or the second variable has a value: any of these.
    Lines(Vec<(usize, Rational)>),
    /// Each variable is a linear fractional function of the other.
    Curve,
}

impl Bilinear {
    /// From its values at (0, 0), (1, 0), (0, 1) and (1, 1).
    pub fn through([none, first, second, both]: [Rational; 4]) -> Self {
        Self {
            b: &first - &none,
            c: &second - &none,
            d: both - first - second + &none,
            a: none,
        }
    }

    /// Its value.
    pub fn at(&self, [x, y]: [&Surd; 2]) -> Surd {
        let parts = [&self.a, &self.b, &self.c, &self.d];
        let [a, b, c, d] = parts.map(|part| Surd::from(part.clone()));
        let first = b.times(x).plus(&a);
        first.plus(&c.plus(&d.times(x)).times(y))
    }

    /// Its value at fractions.
    pub fn at_fractions(&self, [x, y]: [&Rational; 2]) -> Rational {
        &self.a + &self.b * x + (&self.c + &self.d * x) * y
    }

    /// Where it is 0.
    pub fn zeros(&self, known: [Option<&Rational>; 2]) -> Zeros {
        let Self { a, b, c, d } = self;
        match known {
            [Some(x), Some(y)] if self.at_fractions([x, y]).is_zero() => Zeros::Everywhere,
            [Some(_), Some(_)] => Zeros::Nowhere,
            [Some(x), None] => on_a_line(1, &[a + b * x, c + d * x]),
            [None, Some(y)] => on_a_line(0, &[a + c * y, b + d * y]),
            [None, None] if a * d != b * c => Zeros::Curve,
            [None, None] if !d.is_zero() => Zeros::Lines(vec![(0, -(c / d)), (1, -(b / d))]),
            [None, None] if !b.is_zero() => on_a_line(0, &[a.clone(), b.clone()]),
            [None, None] => on_a_line(1, &[a.clone(), c.clone()]),
        }
    }

    /// Where it is 0 on a curve: the first or the second variable (`which`) as a function of the other.
    pub fn solved_for(&self, which: usize) -> Fractional {
        let Self { a, b, c, d } = self;
        let (rest, slope) = if which == 0 { (c, b) } else { (b, c) };
        Fractional {
            above: [-a.clone(), -rest.clone()],
            below: [slope.clone(), d.clone()],
        }
    }

    /// Its values times both denominators, where its variables are such functions.
    pub fn along(&self, [x, y]: [&Fractional; 2]) -> Quadratic {
        let mut sum = Quadratic::default();
        sum.add(&self.a, &x.below, &y.below);
        sum.add(&self.b, &x.above, &y.below);
        sum.add(&self.c, &x.below, &y.above);
        sum.add(&self.d, &x.above, &y.above);
        sum
    }
}

/// Where a linear function of one variable is 0.
fn on_a_line(variable: usize, [constant, slope]: &Linear) -> Zeros {
    if !slope.is_zero() {
        Zeros::Lines(vec![(variable, -(constant / slope))])
    } else if constant.is_zero() {
        Zeros::Everywhere
    } else {
        Zeros::Nowhere
    }
}

/// A linear fractional function of t: `above` over `below`. It is constant, or nowhere constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fractional {
    pub above: Linear,
    pub below: Linear,
}

impl Fractional {
    /// Always this.
    pub fn constant(value: Rational) -> Self {
        Self {
            above: [value, Rational::ZERO],
            below: [Rational::ONE, Rational::ZERO],
        }
    }

    /// t.
    pub fn identity() -> Self {
        Self {
            above: [Rational::ZERO, Rational::ONE],
            below: [Rational::ONE, Rational::ZERO],
        }
    }

    /// Whether it has one value only.
    pub fn is_constant(&self) -> bool {
        let [[a, b], [c, d]] = [&self.above, &self.below];
        a * d == b * c
    }

    /// Whether a line is what it draws.
    pub fn is_linear(&self) -> bool {
        self.below[1].is_zero() || self.is_constant()
    }

    /// Its value; `None` at its pole.
    pub fn at(&self, t: &Surd) -> Option<Surd> {
        let [above, below] = [&self.above, &self.below].map(|[constant, slope]| {
            let slope: Surd = slope.clone().into();
            slope.times(t).plus(&constant.clone().into())
        });
        above.over(&below)
    }

    /// Its value at a fraction; `None` at its pole.
    pub fn at_fraction(&self, t: &Rational) -> Option<Rational> {
        let [above, below] =
            [&self.above, &self.below].map(|[constant, slope]| constant + slope * t);
        (!below.is_zero()).then(|| above / below)
    }

    /// Where it has a value, unless it is constant or never has it.
    pub fn preimage(&self, value: &Rational) -> Option<Rational> {
        let [constant, slope] = [0, 1].map(|place| &self.above[place] - value * &self.below[place]);
        (!slope.is_zero() && !self.is_constant()).then(|| -(constant / slope))
    }

    /// Its pole, if it has one.
    pub fn pole(&self) -> Option<Rational> {
        let [constant, slope] = &self.below;
        (!slope.is_zero()).then(|| -(constant / slope))
    }

    /// What is 0 for t and its value.
    pub fn graph(&self) -> Bilinear {
        Bilinear {
            a: -self.above[0].clone(),
            b: -self.above[1].clone(),
            c: self.below[0].clone(),
            d: self.below[1].clone(),
        }
    }
}
