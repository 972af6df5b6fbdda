//! Memory-one strategies as a table: how likely the first action is in the first round and after each outcome.

use super::analysis::Analysis;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Own and then the other one's move in the round before; none for the first round.
    pub after: Option<[u8; 2]>,
    pub probability: String,
    /// Whether it decided in the round that is shown.
    pub is_now: bool,
}

/// The outcomes in the order of the language, own move first.
const OUTCOMES: [[u8; 2]; 4] = [[0, 0], [0, 1], [1, 0], [1, 1]];

/// The table of a player's strategy; none if it is no memory-one strategy.
pub fn rows(of: &Analysis, player: usize) -> Option<Vec<Row>> {
    let numbers = numbers(&of.described(player)?.text)?;
    let before = of
        .position()
        .checked_sub(2)
        .and_then(|index| of.rounds().get(index));
    let remembered = before.map(|round| [round.actions[player], round.seen[player]]);
    let row = |after: Option<[u8; 2]>, probability: &String| Row {
        after,
        probability: probability.clone(),
        is_now: after == remembered,
    };
    let [opening, outcomes @ ..] = &numbers;
    let outcomes = OUTCOMES.into_iter().zip(outcomes);
    let rows = outcomes.map(|(outcome, number)| row(Some(outcome), number));
    Some(core::iter::once(row(None, opening)).chain(rows).collect())
}

/// The probabilities in a canonical text: in the first round, and after the outcomes.
fn numbers(text: &str) -> Option<[String; 5]> {
    let inside = text.strip_prefix("m1(")?.strip_suffix(')')?;
    let (after, opening) = inside.split_once(';')?;
    let numbers = core::iter::once(opening).chain(after.split(','));
    let numbers: Vec<String> = numbers.map(|number| number.trim().to_owned()).collect();
    numbers.try_into().ok()
}
