//! Observed: people who chose, as mixed strategies: where they stand in the picture of best responses, what would have been best against them, and how far
//! from an equilibrium they are.
//!
//! The distance is the one of ε-equilibria (R. Radner, "Collusive behavior in noncooperative epsilon-equilibria of oligopolies with long but finite lives",
//! 1980): the most that a player could gain on average by another choice.

use super::analysis::Analysis;
use super::quantal::at_most;
use super::square;
use super::triangles::place_of;
use crate::kit::plane::Point;
use games::fraction::Fraction;
use texts::Texts;

/// How often each action of two players was chosen, as shares; nothing where the link does not tell it, or of somebody nothing.
pub fn observed(of: &Analysis) -> Option<[Vec<Fraction>; 2]> {
    let counts = of.lab.counts().filter(|_| of.is_of_two())?;
    let shares = |player: usize| {
        let own = counts.get(player)?;
        let sum: u64 = own.iter().sum();
        let share = |&count: &u64| Fraction::new(count as i64, sum as i64);
        (sum > 0).then(|| own.iter().map(share).collect::<Vec<_>>())
    };
    Some([shares(0)?, shares(1)?])
}

/// The shares as pictures have them.
fn values(shares: &[Vec<Fraction>; 2]) -> [Vec<f64>; 2] {
    [0, 1].map(|player| shares[player].iter().map(|share| share.value()).collect())
}

/// Where they stand in the square of a game with two actions each.
pub fn on_square(of: &Analysis) -> Option<Point> {
    let [first, second] = observed(of)?;
    Some(square::placed((first[0].value(), second[0].value())))
}

/// Where those who are a player stand in the player's triangle or bar.
pub fn on_triangle(of: &Analysis, player: usize) -> Option<Point> {
    place_of(&values(&observed(of)?)[player])
}

/// What a player's choices pay on average against what the other side chose.
struct Responses {
    /// By action.
    worth: Vec<Fraction>,
    /// What was chosen.
    got: Fraction,
}

impl Responses {
    /// `None` where a number has too many digits.
    fn new(of: &Analysis, shares: &[Vec<Fraction>; 2], player: usize) -> Option<Self> {
        let mean = |weights: &[Fraction], payoff: &dyn Fn(usize) -> Option<Fraction>| {
            let mut sum = Fraction::ZERO;
            for (action, weight) in weights.iter().enumerate() {
                sum = sum.checked_add(payoff(action)?.checked_mul(*weight)?)?;
            }
            Some(sum)
        };
        let worth = |own: usize| {
            mean(&shares[1 - player], &|other| {
                let actions = if player == 0 {
                    [own, other]
                } else {
                    [other, own]
                };
                Some(of.game.payoff(of.game.profile(&actions), player))
            })
        };
        let worth: Vec<Fraction> = (0..of.game.size(player))
            .map(worth)
            .collect::<Option<_>>()?;
        let got = mean(&shares[player], &|own| Some(worth[own]))?;
        Some(Self { worth, got })
    }

    fn most(&self) -> Fraction {
        self.worth.iter().copied().max().unwrap_or(self.got)
    }

    fn best(&self) -> impl Iterator<Item = u8> {
        let most = self.most();
        let each = self.worth.iter().enumerate();
        each.filter(move |(_, worth)| **worth == most)
            .map(|(action, _)| action as u8)
    }

    fn gain(&self) -> Option<Fraction> {
        let lost = Fraction::whole(-1).checked_mul(self.got)?;
        self.most().checked_add(lost)
    }
}

/// What is best for each player against what the other side chose, how far that is from an equilibrium, and which of the listed ones is nearest. Empty where
/// nothing was observed.
pub fn said(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.matrix.observed;
    let Some(shares) = observed(of) else {
        return Vec::new();
    };
    let sides = [0, 1].map(|player| Responses::new(of, &shares, player));
    let [Some(first), Some(second)] = &sides else {
        return vec![words.too_many_digits.to_owned()];
    };
    // A class without sides is on both, and there is only one thing to say.
    let actions = of.game.actions();
    let is_one = of.game.is_symmetric() && actions[0] == actions[1] && shares[0] == shares[1];
    let players = [first, second].into_iter().enumerate();
    let players = players.take(if is_one { 1 } else { 2 });
    let best = players.map(|(player, own)| best(of, player, own, is_one, texts));
    let gains = [first, second].map(Responses::gain);
    let epsilon = gains.into_iter().flatten().max().map(|gain| {
        if gain == Fraction::ZERO {
            words.in_equilibrium.to_owned()
        } else {
            (words.epsilon)(&amount(gain, texts))
        }
    });
    let nearest = of.nearest_equilibrium(&values(&shares));
    let nearest = nearest.map(|(number, distance)| {
        let name = format!("E{}", number + 1);
        (words.nearest)(&name, &at_most(distance, texts))
    });
    best.chain(epsilon).chain(nearest).collect()
}

fn best(of: &Analysis, player: usize, own: &Responses, is_one: bool, texts: &Texts) -> String {
    let words = &texts.labs.matrix.observed;
    let name = |player: usize| of.player(player, &texts.labs.matrix.page);
    let best: Vec<u8> = own.best().collect();
    let actions = of.actions(player, &best);
    let [most, got] = [own.most(), own.got].map(|number| amount(number, texts));
    if is_one {
        (words.best_of_all)(&actions, &most, &got)
    } else {
        (words.best)(&name(player), &name(1 - player), &actions, &most, &got)
    }
}

/// A number exactly, and in decimals where they are not the same.
fn amount(number: Fraction, texts: &Texts) -> String {
    let exact = number.shown();
    if number.denominator() == 1 {
        exact
    } else {
        (texts.labs.matrix.observed.amount)(&exact, &(texts.value)(number.value()))
    }
}
