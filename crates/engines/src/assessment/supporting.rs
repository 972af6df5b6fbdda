//! A belief at one information set with which what is done there is best, if any belief is.
//!
//! What a plan for the rest of the game pays is linear in the belief, so plans that pay more are inequalities, and they are added one by one: the best
//! plan against a belief that satisfies those so far, until nothing is better or no belief is left (J. Kelley, "The cutting-plane method", 1960).

use super::below::Below;
use super::play::{Play, sum_of};
use crate::exact::feasible::Inequalities;
use crate::exact::rational::{Rational, quotient};
use games::tree_game::SetId;

/// A belief with which nothing that its player could do from the set on pays more than the behaviour. Where the behaviour comes to, only that of Bayes'
/// rule is one.
pub(super) fn supporting(of: &Play, set: SetId) -> Option<Vec<Rational>> {
    let below = Below::new(of, set);
    let follow = below.following(of);
    let better = |beliefs: &[Rational]| {
        let best = below.best(of, beliefs);
        let is_better = best.value > sum_of(follow.clone(), beliefs);
        is_better.then(|| below.paid(of, &best.actions))
    };
    if let Some(beliefs) = of.by_bayes(set) {
        return better(&beliefs).is_none().then_some(beliefs);
    }
    let count = follow.len();
    let mut inequalities = Inequalities::new(count);
    inequalities.push_equation(vec![Rational::ONE; count], Rational::ONE);
    // All alike is tried first: nobody has to ask why it is that belief.
    let mut beliefs = vec![quotient(1.into(), count.into()); count];
    while let Some(paid) = better(&beliefs) {
        let gains = paid
            .iter()
            .zip(&follow)
            .map(|(paid, follow)| paid - follow)
            .collect();
        inequalities.push(gains, Rational::ZERO);
        beliefs = inequalities.point()?;
    }
    Some(beliefs)
}
