//! Continuous games: payoffs of degree two exactly, all others between bounds, and their texts.

mod certified;
mod quadratic;
mod text;

use engines::continuous::game::ContinuousGame;
use engines::continuous::text::read;
use engines::exact::rational::Rational;
use games::fraction::Fraction;
use random::Random;

/// A game that is written without faults, with t = 0.
fn game(text: &str) -> ContinuousGame {
    read(text, Fraction::ZERO).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

fn ratio(above: i64, below: i64) -> Rational {
    Rational::from(above) / Rational::from(below)
}

/// A payoff of degree two with small coefficients, of which the square of their action may be made negative.
fn random_payoff(random: &mut Random, own: &str, curves: bool) -> String {
    let mut number = || i64::from(random.below(5)) - 2;
    let terms = ["x^2", "x*y", "y^2", "x", "y"];
    let term = |term: &&str| {
        let is_own = **term == *format!("{own}^2");
        let number = if is_own && curves { -1 } else { number() };
        format!("({number})*{term}")
    };
    let all: Vec<String> = terms.iter().map(term).collect();
    all.join(" + ")
}

fn random_game(random: &mut Random, curves: bool) -> ContinuousGame {
    let payoffs = [
        random_payoff(random, "x", curves),
        random_payoff(random, "y", curves),
    ];
    game(&format!(
        "A: x from -1 to 2\nB: y from -2 to 1\npayoff A = {}\npayoff B = {}",
        payoffs[0], payoffs[1]
    ))
}
