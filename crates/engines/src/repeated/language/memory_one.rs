//! Memory-one strategies that depend on payoffs and numbers; none where a number does not exist or gets too many digits.
//!
//! Zero-determinant strategies are written as C. Hilbe, M. A. Nowak and A. Traulsen, "Adaptive dynamics of extortion and compliance" (2013), equation (14),
//! write them: by the payoff l that both may get at the same time, the slope s of the line through it, and φ.

use games::fraction::Fraction;

pub fn random(_: [Fraction; 4], numbers: &[Fraction]) -> Option<[Fraction; 5]> {
    Some([numbers.first().copied().unwrap_or(Fraction::new(1, 2)); 5])
}

pub fn soft_joss(_: [Fraction; 4], numbers: &[Fraction]) -> Option<[Fraction; 5]> {
    let forgives = minus(
        Fraction::ONE,
        numbers.first().copied().unwrap_or(Fraction::new(9, 10)),
    )?;
    Some([
        Fraction::ONE,
        forgives,
        Fraction::ONE,
        forgives,
        Fraction::ONE,
    ])
}

/// The most generosity is min(1 − (T − R)/(R − S), (R − P)/(T − P)).
pub fn generous(
    [reward, sucker, temptation, punishment]: [Fraction; 4],
    numbers: &[Fraction],
) -> Option<[Fraction; 5]> {
    let most = || {
        let ratio = |a, b, c, d| minus(a, b)?.checked_mul(minus(c, d)?.inverse()?);
        let one = minus(Fraction::ONE, ratio(temptation, reward, reward, sucker)?)?;
        Some(one.min(ratio(reward, punishment, temptation, punishment)?))
    };
    let forgives = numbers.first().copied().or_else(most)?;
    Some([
        Fraction::ONE,
        forgives,
        Fraction::ONE,
        forgives,
        Fraction::ONE,
    ])
}

fn minus(a: Fraction, b: Fraction) -> Option<Fraction> {
    a.checked_add(-b)
}

/// How fast each probability leaves its end as φ grows: s(x − l) = y − l is enforced between own payoff x and the other's y (C. Hilbe and others, 2013, (14)).
fn slopes(
    [reward, sucker, temptation, punishment]: [Fraction; 4],
    level: Fraction,
    slope: Fraction,
) -> Option<[Fraction; 4]> {
    let (up, down) = (minus(level, sucker)?, minus(temptation, level)?);
    let steep = minus(Fraction::ONE, slope)?;
    Some([
        steep.checked_mul(minus(reward, level)?)?,
        slope.checked_mul(up)?.checked_add(down)?,
        up.checked_add(slope.checked_mul(down)?)?,
        steep.checked_mul(minus(level, punishment)?)?,
    ])
}

/// The zero-determinant strategy that enforces s(x − l) = y − l at that φ.
pub fn linear(
    payoffs: [Fraction; 4],
    level: Fraction,
    slope: Fraction,
    phi: Fraction,
) -> Option<[Fraction; 5]> {
    let [cc, cd, dc, dd] = slopes(payoffs, level, slope)?;
    let below = |part: Fraction| minus(Fraction::ONE, phi.checked_mul(part)?);
    Some([
        below(cc)?,
        below(cd)?,
        phi.checked_mul(dc)?,
        phi.checked_mul(dd)?,
        Fraction::ONE,
    ])
}

/// The one halfway to the largest φ, as Press and Dyson choose it.
pub fn zero_determinant(
    payoffs: [Fraction; 4],
    level: Fraction,
    slope: Fraction,
) -> Option<[Fraction; 5]> {
    let most = slopes(payoffs, level, slope)?.into_iter().max()?;
    linear(
        payoffs,
        level,
        slope,
        most.checked_mul(Fraction::whole(2))?.inverse()?,
    )
}
