//! Summary: what the class has chosen: how often each number, their mean, and of guesses what they are measured by.

use super::choices::Choices;
use super::game::{CARDS, ClassGame, Field, Role};
use super::round::Round;
use games::fraction::Fraction;

/// Of one thing that is chosen, on one side.
#[derive(Clone, Debug, PartialEq)]
pub struct OfField {
    pub role: Role,
    pub field: Field,
    /// How many have chosen each number from 0; in poker of those only whose own choices lead to it.
    pub counts: Vec<usize>,
    /// In poker the same for each card from the lowest; empty in other games.
    pub by_card: Vec<Vec<usize>>,
    /// Nothing where nobody has chosen.
    pub mean: Option<Fraction>,
}

/// Every field of every side.
pub fn summary(round: &Round, choices: &Choices) -> Vec<OfField> {
    let roles = if round.game.has_roles() { 2 } else { 1 };
    let of = |role: Role| {
        let fields = round.game.fields(role);
        let fields = fields.into_iter().enumerate();
        fields.map(move |(place, field)| of_field(round, choices, role, place, field))
    };
    (0..roles).flat_map(of).collect()
}

fn of_field(round: &Round, choices: &Choices, role: Role, place: usize, field: Field) -> OfField {
    let is_poker = round.game == ClassGame::KuhnPoker;
    let mut counts = vec![0; field.max as usize + 1];
    let mut by_card = vec![counts.clone(); if is_poker { CARDS as usize } else { 0 }];
    let (mut sum, mut all) = (0, 0);
    for (seat, chosen) in &choices.0 {
        // The first player who bets is never asked whether to call.
        let is_left_out = is_poker && role == 0 && place == 1 && chosen[0] == 1;
        if round.game.role(round.seed, *seat) != role || is_left_out {
            continue;
        }
        let number = chosen[place];
        counts[number as usize] += 1;
        let card = round.game.value(round.seed, round.number, *seat);
        if let Some(counts) = card.and_then(|card| by_card.get_mut(card as usize)) {
            counts[number as usize] += 1;
        }
        (sum, all) = (sum + i64::from(number), all + 1);
    }
    OfField {
        role,
        field,
        counts,
        by_card,
        mean: (all > 0).then(|| Fraction::new(sum, all)),
    }
}

/// The number that a guess is measured by: the fraction of the mean of all.
pub fn target(round: &Round, choices: &Choices) -> Option<Fraction> {
    let ClassGame::Guess { fraction, .. } = &round.game else {
        return None;
    };
    let mean = summary(round, choices).first()?.mean?;
    mean.checked_mul(*fraction)
}
