//! Zero-determinant strategies: memory-one strategies that hold the payoffs of both to a line, whatever the other one does.
//!
//! Source: W. H. Press and F. J. Dyson, "Iterated prisoner's dilemma contains strategies that dominate any evolutionary opponent" (2012). If (p_CC − 1,
//! p_CD − 1, p_DC, p_DD) = αS + βT + γ1, S being the player's own payoffs after CC, CD, DC and DD and T the other's, then αs + βt + γ = 0 for the limits of
//! means s and t.

use crate::exact::linear::{determinant, solve};
use crate::exact::rational::{Rational, of_fraction, over_one_denominator, quotient};
use crate::repeated::stage_game::Seat;
use dashu_int::IBig;
use games::fraction::Fraction;

/// Own payoffs and the other's, in units, after CC, CD, DC and DD, own action first.
fn units(seat: Seat) -> [[i64; 4]; 2] {
    let [own, other] = [seat.player, 1 - seat.player].map(|player| seat.game.units(player));
    [
        [own[0], own[1], own[2], own[3]],
        [other[0], other[2], other[1], other[3]],
    ]
}

/// α, β and γ of the line that a memory-one strategy enforces; none if it enforces none, or more than one.
pub fn line(seat: Seat, [cc, cd, dc, dd, _]: &[Fraction; 5]) -> Option<[Rational; 3]> {
    let (scaled, common) = over_one_denominator(&[*cc, *cd, *dc, *dd]);
    let [own, other] = units(seat);
    let row = |outcome: usize| {
        let right = if outcome < 2 {
            &scaled[outcome] - &common
        } else {
            scaled[outcome].clone()
        };
        vec![own[outcome].into(), other[outcome].into(), IBig::ONE, right]
    };
    let found = solve((0..4).map(row).collect(), 3)?;
    let common = Rational::from(common);
    let denominator = Rational::from(seat.game.denominator());
    let [alpha, beta, gamma] = <[Rational; 3]>::try_from(found).ok()?;
    let line = [
        alpha * &denominator / &common,
        beta * denominator / &common,
        gamma / common,
    ];
    // A strategy that repeats what it did last enforces 0 = 0.
    (!line[0].is_zero() || !line[1].is_zero()).then_some(line)
}

/// Limits of means of two memory-one strategies by Press and Dyson's determinant, (8) and (9) there: those of `seat` and of the other one, each strategy
/// from its own side. None where they depend on the opening.
pub fn by_determinant(
    seat: Seat,
    own: &[Fraction; 5],
    other: &[Fraction; 5],
) -> Option<[Rational; 2]> {
    let [p, q] = [own, other].map(|strategy| strategy.map(of_fraction));
    // The other one's outcomes are CC, DC, CD and DD from their own side.
    let q = [&q[0], &q[2], &q[1], &q[3]];
    let one = |is_there: bool| Rational::from(u8::from(is_there));
    let rows: [[Rational; 3]; 4] = core::array::from_fn(|outcome| {
        let (p, q) = (&p[outcome], q[outcome]);
        [
            p * q - one(outcome == 0),
            p - one(outcome < 2),
            q - one(outcome % 2 == 0),
        ]
    });
    let all = with_last(&rows, [1; 4]);
    let over = |sum: IBig| quotient(sum, &all * IBig::from(seat.game.denominator()));
    (!all.is_zero()).then(|| units(seat).map(|last| over(with_last(&rows, last))))
}

/// The determinant with these numbers as its last column, each row times its denominators.
fn with_last(rows: &[[Rational; 3]; 4], last: [i64; 4]) -> IBig {
    let row = |(parts, last): (&[Rational; 3], i64)| {
        let denominators = parts
            .each_ref()
            .map(|part| IBig::from(part.denominator().clone()));
        let common: IBig = denominators
            .iter()
            .fold(IBig::ONE, |product, part| product * part);
        let scaled = parts
            .iter()
            .zip(&denominators)
            .map(|(part, below)| part.numerator() * (&common / below));
        scaled.chain([IBig::from(last) * &common]).collect()
    };
    determinant(rows.iter().zip(last).map(row).collect())
}
