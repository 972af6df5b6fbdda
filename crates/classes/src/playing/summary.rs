//! Summary: what the class has chosen: how often each number, their mean, and of guesses what they are measured by.

use super::choices::Choices;
use super::game::{ClassGame, Field, Role};
use super::round::Round;
use games::fraction::Fraction;

/// Of one thing that is chosen, on one side.
#[derive(Clone, Debug, PartialEq)]
pub struct OfField {
    pub role: Role,
    pub field: Field,
    /// How many have chosen each number from 0.
    pub counts: Vec<usize>,
    /// Nothing where nobody has chosen.
    pub mean: Option<Fraction>,
}

/// Every field of every side.
pub fn summary(round: &Round, choices: &Choices) -> Vec<OfField> {
    let roles = if round.game.has_roles() { 2 } else { 1 };
    let of = |role: Role| {
        let fields = round.game.fields(role);
        fields.into_iter().enumerate().map(move |(place, field)| {
            let of_role = choices
                .0
                .iter()
                .filter(move |(seat, _)| round.game.role(round.seed, **seat) == role);
            let chosen: Vec<u32> = of_role.map(|(_, choices)| choices[place]).collect();
            let mut counts = vec![0; field.max as usize + 1];
            for number in &chosen {
                counts[*number as usize] += 1;
            }
            let sum: i64 = chosen.iter().map(|number| i64::from(*number)).sum();
            let mean = (!chosen.is_empty()).then(|| Fraction::new(sum, chosen.len() as i64));
            OfField {
                role,
                field,
                counts,
                mean,
            }
        })
    };
    (0..roles).flat_map(of).collect()
}

/// The number that a guess is measured by: the fraction of the mean of all.
pub fn target(round: &Round, choices: &Choices) -> Option<Fraction> {
    let ClassGame::Guess { fraction, .. } = &round.game else {
        return None;
    };
    let mean = summary(round, choices).first()?.mean?;
    mean.checked_mul(*fraction)
}
