//! Laws: rules of thumb that the literature has for what stands beside them, where their conditions hold.

use super::analysis::Analysis;
use experiments::populations::{ProcessName, Structure};
use games::fraction::Fraction;
use texts::Texts;

/// A population is large if it is so many times as large as the number of neighbours.
const MIN_TIMES_NEIGHBOURS: u64 = 10;

/// Payoffs of two strategies: a, b of the first against itself and the other, c, d of the second.
fn payoffs(of: &Analysis) -> Option<[f64; 4]> {
    let [first, second] = &of.named.payoffs[..] else {
        return None;
    };
    let [a, b, c, d] = [first[0], first[1], second[0], second[1]].map(Fraction::value);
    Some([a, b, c, d])
}

/// The one-third law (Nowak, Sasaki, Taylor and Fudenberg 2004), where each strategy is the best against itself and there is no structure.
pub fn one_third(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.populations.views.takeover;
    let [a, b, c, d] = payoffs(of)?;
    let is_mixed = of.lab.structure == Structure::Mixed;
    let is_coordination = a > c && d > b;
    let has_law = matches!(
        of.lab.process,
        ProcessName::Moran
            | ProcessName::WrightFisher
            | ProcessName::Fermi
            | ProcessName::Imitation
            | ProcessName::BirthDeath
            | ProcessName::DeathBirth
    );
    if !(is_mixed && is_coordination && has_law) {
        return None;
    }
    let share = (d - b) / (a - b - c + d);
    let is_favoured = share < 1.0 / 3.0;
    Some((words.third)(
        of.name(0),
        &(texts.percent)(share),
        is_favoured,
    ))
}

/// b/c > k (Ohtsuki, Hauert, Lieberman and Nowak 2006), of a game of giving on a graph where everybody has the same number of neighbours.
pub fn benefit_over_cost(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.populations.views.takeover;
    let [a, b, c, d] = payoffs(of)?;
    let (benefit, cost) = (c - d, d - b);
    let is_giving = cost > 0.0 && benefit > 0.0 && (a - d - (benefit - cost)).abs() < 1e-9;
    let more = match of.lab.process {
        ProcessName::DeathBirth => 0,
        ProcessName::Imitation => 2,
        _ => return None,
    };
    let degree = match of.lab.structure {
        Structure::Cycle => 2,
        Structure::RandomRegular => of.lab.degree,
        Structure::Grid if !of.lab.borders => match of.lab.neighbourhood {
            experiments::populations::NeighbourhoodName::VonNeumann => 4,
            experiments::populations::NeighbourhoodName::Moore => 8,
        },
        _ => return None,
    };
    // Among few others than neighbours the rule does not hold.
    let is_large = u64::from(of.lab.players()) >= MIN_TIMES_NEIGHBOURS * degree;
    if !is_giving || of.lab.with_itself || !is_large {
        return None;
    }
    let ratio = benefit / cost;
    let is_above = ratio > (degree + more) as f64;
    Some((words.ratio)(&(texts.value)(ratio), degree, is_above, more))
}
