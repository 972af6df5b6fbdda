//! Likelihood of competitions: the probability that exactly these winners won, as a logarithm.
//!
//! In a competition of teams with strengths Γ₁ … Γ_n team i wins with the probability Γ_i/(Γ₁ + … + Γ_n); a team is as
//! strong as the product of its features' γ. The prior of Coulom (2007), section 2.5, is `prior` games won and as many lost
//! by each feature against an opponent of strength 1: so what was never seen is rated 0, and nothing becomes infinite.

use super::competitions::Competitions;

/// The strength of a team whose features have these strengths as natural logarithms.
pub fn strength(set: u32, logarithms: &[f64]) -> f64 {
    let has = |feature: &usize| set >> feature & 1 == 1;
    let members = (0..logarithms.len()).filter(has);
    libm::exp(members.map(|feature| logarithms[feature]).sum())
}

/// The logarithm of the probability of all winners, without the prior.
pub fn log_likelihood(data: &Competitions, logarithms: &[f64]) -> f64 {
    let strengths: Vec<f64> = data
        .sets()
        .iter()
        .map(|&set| strength(set, logarithms))
        .collect();
    let of = |competition| {
        let (teams, winner) = data.get(competition);
        let all: f64 = teams.iter().map(|&team| strengths[team as usize]).sum();
        libm::log(strengths[winner as usize] / all)
    };
    (0..data.len()).map(of).sum()
}

/// What the prior adds to it.
pub fn log_prior(prior: f64, logarithms: &[f64]) -> f64 {
    let of = |logarithm: &f64| {
        let strength = libm::exp(*logarithm);
        libm::log(strength) - 2.0 * libm::log1p(strength)
    };
    prior * logarithms.iter().map(of).sum::<f64>()
}
