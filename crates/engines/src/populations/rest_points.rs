//! Rest points of the replicator dynamic of one population: where they are, exactly, and what the flow does around them.
//!
//! On each face, given by the strategies that are played, shares at rest solve linear equations, so they are fractions where there is one such point only. Around it
//! the flow is that of its linear part: for each strategy that is not played an eigenvalue that is a fraction, and those on the face, the roots of a
//! polynomial whose coefficients are fractions. That all of these are to the left, or to the right, of 0 is decided exactly (Hurwitz); eigenvalues that are
//! shown, and whether one of them is on the imaginary axis where there are three or more on a face, are floats.
//! Source: J. Hofbauer, K. Sigmund, *Evolutionary Games and Population Dynamics* (1998), chapter 7; for centres E. C. Zeeman, "Population dynamics from
//! game theory" (1980).

use super::game::Game;
use crate::effort;
use crate::exact::feasible::Inequalities;
use crate::exact::linear::{determinant, solve};
use crate::exact::rational::{Rational, value};
use crate::exact::sparse::{common_denominator, whole};
use core::cmp::Ordering;
use dashu_int::IBig;
use serde::{Deserialize, Serialize};

/// What the flow does around a rest point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nature {
    /// All that is near goes there.
    Sink,
    /// All that is near goes away.
    Source,
    /// Some of it comes nearer, some goes away.
    Saddle,
    /// Orbits close around it.
    Centre,
    /// An eigenvalue has no real part, so that the linear part does not decide.
    Undecided,
}

/// A point where nothing changes.
#[derive(Clone, Debug, PartialEq)]
pub struct RestPoint {
    /// By strategy.
    pub shares: Vec<Rational>,
    /// What all that are played get.
    pub payoff: Rational,
    /// Real and imaginary parts, those on the face of what is played first.
    pub eigenvalues: Vec<(f64, f64)>,
    pub nature: Nature,
    /// Whether nobody would get more with a strategy that is not played: then it is a symmetric equilibrium.
    pub is_equilibrium: bool,
}

/// What rests on a face.
#[derive(Clone, Debug, PartialEq)]
pub enum OnFace {
    /// No point at which all of the strategies are played.
    Nothing,
    Point(RestPoint),
    /// More points than one.
    Many,
}

/// What rests where exactly these strategies are played; there is at least one.
pub fn on_face(game: &Game, played: &[usize]) -> OnFace {
    effort::spend(1_000 * played.len().pow(3) as u64);
    let Some(shares) = unique(game, played) else {
        return if is_inhabited(game, played) {
            OnFace::Many
        } else {
            OnFace::Nothing
        };
    };
    if shares.iter().any(|share| *share <= Rational::ZERO) {
        return OnFace::Nothing;
    }
    let mut all = vec![Rational::ZERO; game.size()];
    for (&strategy, share) in played.iter().zip(shares) {
        all[strategy] = share;
    }
    OnFace::Point(around(game, played, all))
}

/// The numbers for which payoffs of all that are played are the same and that add up to 1, if they are the only ones.
fn unique(game: &Game, played: &[usize]) -> Option<Vec<Rational>> {
    let first = played[0];
    let equal = played[1..].iter().map(|&strategy| {
        let of = |&other: &usize| game.payoff(strategy, other) - game.payoff(first, other);
        let row: Vec<Rational> = played.iter().map(of).chain([Rational::ZERO]).collect();
        row
    });
    let sum = vec![Rational::ONE; played.len() + 1];
    let rows = equal.chain([sum]).map(|row| integers(&row)).collect();
    solve(rows, played.len())
}

fn integers(row: &[Rational]) -> Vec<IBig> {
    let multiple = common_denominator(row.iter());
    row.iter().map(|number| whole(number, &multiple)).collect()
}

/// Whether there is a point at rest at which all of these are played, and nothing else: shares are at least 1 in some unit.
fn is_inhabited(game: &Game, played: &[usize]) -> bool {
    let mut inequalities = Inequalities::new(played.len());
    for &strategy in &played[1..] {
        let of = |&other: &usize| game.payoff(strategy, other) - game.payoff(played[0], other);
        let row: Vec<Rational> = played.iter().map(of).collect();
        let bound = row.iter().fold(Rational::ZERO, |sum, part| sum - part);
        inequalities.push_equation(row, bound);
    }
    inequalities.point().is_some()
}

fn around(game: &Game, played: &[usize], shares: Vec<Rational>) -> RestPoint {
    let payoff_of = |strategy: usize| {
        let parts = shares.iter().enumerate();
        parts.fold(Rational::ZERO, |sum, (other, share)| {
            sum + game.payoff(strategy, other) * share
        })
    };
    let payoff = payoff_of(played[0]);
    let unplayed = (0..game.size()).filter(|strategy| !played.contains(strategy));
    let outwards: Vec<Rational> = unplayed
        .map(|strategy| payoff_of(strategy) - &payoff)
        .collect();
    let polynomial = characteristic(&linear_part(game, played, &shares));
    let on_face = roots(&polynomial);
    let eigenvalues = on_face.iter().copied();
    let eigenvalues = eigenvalues.chain(outwards.iter().map(|number| (value(number), 0.0)));
    RestPoint {
        nature: nature(&polynomial, &on_face, &outwards),
        is_equilibrium: outwards.iter().all(|more| *more <= Rational::ZERO),
        eigenvalues: eigenvalues.collect(),
        shares,
        payoff,
    }
}

/// How changes of all shares on the face but the last grow, in their own terms.
fn linear_part(game: &Game, played: &[usize], shares: &[Rational]) -> Vec<Vec<Rational>> {
    // The derivative of x_i ((Ax)_i − x·Ax) at rest is x_i (a_ij − (Ax)_j − (xA)_j), and (Ax)_j is the same for all.
    let against = |column: usize| {
        played.iter().fold(Rational::ZERO, |sum, &row| {
            sum + game.payoff(row, column) * &shares[row]
        })
    };
    let of =
        |row: usize, column: usize| &shares[row] * (game.payoff(row, column) - against(column));
    let (last, others) = (played[played.len() - 1], &played[..played.len() - 1]);
    let row = |&row: &usize| {
        let cell = |&column: &usize| of(row, column) - of(row, last);
        others.iter().map(cell).collect()
    };
    others.iter().map(row).collect()
}

/// The coefficients of the characteristic polynomial, that of the highest power first: 1 (Faddeev and LeVerrier).
fn characteristic(matrix: &[Vec<Rational>]) -> Vec<Rational> {
    let size = matrix.len();
    let mut coefficients = vec![Rational::ONE];
    let mut power = vec![vec![Rational::ZERO; size]; size];
    for step in 1..=size {
        let last = coefficients[step - 1].clone();
        for (place, row) in power.iter_mut().enumerate() {
            row[place] += &last;
        }
        power = product(matrix, &power);
        let trace = (0..size).fold(Rational::ZERO, |sum, place| sum + &power[place][place]);
        coefficients.push(-trace / Rational::from(step));
    }
    coefficients
}

fn product(a: &[Vec<Rational>], b: &[Vec<Rational>]) -> Vec<Vec<Rational>> {
    let cell = |row: &Vec<Rational>, column: usize| {
        let parts = row.iter().zip(b);
        parts.fold(Rational::ZERO, |sum, (part, other)| {
            sum + part * &other[column]
        })
    };
    let row = |row: &Vec<Rational>| (0..b.len()).map(|column| cell(row, column)).collect();
    a.iter().map(row).collect()
}

/// Whether all roots are to the left of the imaginary axis: the leading minors of Hurwitz's matrix are positive.
fn is_hurwitz(polynomial: &[Rational]) -> bool {
    let degree = polynomial.len() - 1;
    let coefficients = integers(polynomial);
    let entry = |row: usize, column: usize| {
        let index = 2 * (column + 1);
        let place = index.checked_sub(row + 1);
        let coefficient = place.and_then(|place| coefficients.get(place));
        coefficient.cloned().unwrap_or(IBig::ZERO)
    };
    (1..=degree).all(|size| {
        let minor = (0..size).map(|row| (0..size).map(|column| entry(row, column)).collect());
        determinant(minor.collect()) > IBig::ZERO
    })
}

fn nature(polynomial: &[Rational], on_face: &[(f64, f64)], outwards: &[Rational]) -> Nature {
    let degree = polynomial.len() - 1;
    let mirrored: Vec<Rational> = polynomial
        .iter()
        .enumerate()
        .map(|(place, number)| {
            if place % 2 == 0 {
                number.clone()
            } else {
                -number.clone()
            }
        })
        .collect();
    let all = |sign: Ordering| {
        outwards
            .iter()
            .all(|more| more.cmp(&Rational::ZERO) == sign)
    };
    if all(Ordering::Less) && is_hurwitz(polynomial) {
        return Nature::Sink;
    }
    if all(Ordering::Greater) && is_hurwitz(&mirrored) {
        return Nature::Source;
    }
    let has_none = |number: &Rational| number.is_zero();
    if outwards.iter().any(has_none) || polynomial[degree].is_zero() {
        return Nature::Undecided;
    }
    // With two on the face, of which neither is 0: they are on the imaginary axis exactly where their sum is 0 and their product positive.
    let is_turning = match polynomial {
        [_, sum, product] => sum.is_zero() && *product > Rational::ZERO,
        _ => on_face
            .iter()
            .any(|&(real, imaginary)| imaginary != 0.0 && real.abs() < 1e-9 * imaginary.abs()),
    };
    match (is_turning, degree == 2 && outwards.is_empty()) {
        (true, true) => Nature::Centre,
        (true, false) => Nature::Undecided,
        (false, _) => Nature::Saddle,
    }
}

/// The roots of a polynomial whose first coefficient is 1, in floats: all at once, each away from the others (Weierstrass, Durand and Kerner); those of up to
/// two from the formula.
fn roots(polynomial: &[Rational]) -> Vec<(f64, f64)> {
    let coefficients: Vec<f64> = polynomial.iter().map(value).collect();
    match coefficients[..] {
        [] | [_] => Vec::new(),
        [_, last] => vec![(0.0 - last, 0.0)],
        [_, sum, product] => of_two(sum, product),
        _ => of_many(&coefficients),
    }
}

fn of_two(sum: f64, product: f64) -> Vec<(f64, f64)> {
    // Subtracted from 0, since −0 would be shown with its sign.
    let half = 0.0 - sum / 2.0;
    let under = half * half - product;
    let root = under.abs().sqrt();
    if under < 0.0 {
        return vec![(half, root), (half, -root)];
    }
    // The one without cancellation first.
    let large = if half < 0.0 { half - root } else { half + root };
    let small = if large == 0.0 { 0.0 } else { product / large };
    vec![(large.max(small), 0.0), (large.min(small), 0.0)]
}

fn of_many(coefficients: &[f64]) -> Vec<(f64, f64)> {
    const ROUNDS: usize = 200;
    let degree = coefficients.len() - 1;
    let times = |(a, b): (f64, f64), (c, d): (f64, f64)| (a * c - b * d, a * d + b * c);
    let bound = 1.0
        + coefficients
            .iter()
            .fold(0.0, |most: f64, one| most.max(one.abs()));
    let mut roots: Vec<(f64, f64)> = Vec::with_capacity(degree);
    let mut start = (bound.min(1.0), 0.0);
    for _ in 0..degree {
        start = times(start, (0.4, 0.9));
        roots.push(start);
    }
    for _ in 0..ROUNDS {
        for place in 0..degree {
            let at = roots[place];
            let value = coefficients.iter().fold((0.0, 0.0), |sum, &coefficient| {
                let (real, imaginary) = times(sum, at);
                (real + coefficient, imaginary)
            });
            let others = (0..degree).filter(|&other| other != place);
            let below = others.fold((1.0, 0.0), |product, other| {
                times(product, (at.0 - roots[other].0, at.1 - roots[other].1))
            });
            let size = below.0 * below.0 + below.1 * below.1;
            if size > 0.0 {
                let (real, imaginary) = times(value, (below.0, -below.1));
                roots[place] = (at.0 - real / size, at.1 - imaginary / size);
            }
        }
    }
    let tidy = |(real, imaginary): (f64, f64)| {
        let is_real = imaginary.abs() < 1e-9 * (1.0 + real.abs());
        (real, if is_real { 0.0 } else { imaginary })
    };
    roots.into_iter().map(tidy).collect()
}

/// All faces of a game, by the strategies that are played: alone first, then in twos and so on.
pub fn faces(strategies: usize) -> Vec<Vec<usize>> {
    let played = |set: u32| (0..strategies).filter(move |place| set >> place & 1 == 1);
    let mut faces: Vec<Vec<usize>> = (1..1u32 << strategies)
        .map(|set| played(set).collect())
        .collect();
    faces.sort_by_key(Vec::len);
    faces
}
