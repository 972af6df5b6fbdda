//! Probabilities of an information set: one is typed, the others share what is left.

use games::fraction::Fraction;

/// The rest goes to the others in their proportions, so that all is still 1.
pub fn with_share(shares: &[Fraction], place: usize, share: Fraction) -> Option<Vec<Fraction>> {
    if !(Fraction::ZERO..=Fraction::ONE).contains(&share)
        || (shares.len() == 1 && share != Fraction::ONE)
    {
        return None;
    }
    let left = Fraction::ONE.checked_add(-share)?;
    let before = Fraction::ONE.checked_add(-shares[place])?;
    let others = shares.len().max(2) - 1;
    let scaled = |(number, &other): (usize, &Fraction)| {
        if number == place {
            return Some(share);
        }
        match before.inverse() {
            Some(inverse) => other.checked_mul(inverse)?.checked_mul(left),
            None => left.checked_mul(Fraction::new(1, others as i64)),
        }
    };
    shares.iter().enumerate().map(scaled).collect()
}

/// A probability as people type it, with a point or a comma, or as a fraction.
pub fn typed(text: &str) -> Option<Fraction> {
    let share: Fraction = text.trim().replace(',', ".").parse().ok()?;
    (Fraction::ZERO..=Fraction::ONE)
        .contains(&share)
        .then_some(share)
}
