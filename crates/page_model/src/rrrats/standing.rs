//! Standing of a game by hand: what is to be done, how it ended, and its last turns, in words.

use super::steps::{PlayerTurn, Step, Until};
use experiments::rrrats::table::Table;
use games::{Game, Player, Turn};
use texts::Texts;

/// Whether the game is over.
pub fn is_over(table: &Table) -> bool {
    table.position.turn() == Turn::Over
}

/// Whether the person may decide at the moment looked at.
pub fn may_decide(table: &Table, until: &Until) -> bool {
    !is_over(table) && until.is_now()
}

/// What is to be done, or how the game ended.
pub fn standing(until: &Until, texts: &Texts) -> String {
    let words = &texts.labs.rrrats.page;
    let position = until.position();
    match position.turn() {
        Turn::Over => {}
        Turn::Player(Player::First) if until.is_now() => {
            let (in_hand, pile) = (position.table().in_hand(), position.table().pile);
            return (words.decide)(until.has_lost_hand(), in_hand, pile);
        }
        Turn::Player(_) | Turn::Chance => return words.earlier.to_owned(),
    }
    let banks = Player::BOTH.map(|player| position.bank(player));
    let payoff = position.payoff(Player::First);
    if payoff > 0.0 {
        (words.won)(banks[0], banks[1])
    } else if payoff < 0.0 {
        (words.lost)(banks[0], banks[1])
    } else {
        (words.drawn)(banks[0], banks[1])
    }
}

/// Turns that are shown.
const SHOWN: usize = 3;

/// The last turns, the earlier one first: the person's own last one is among them.
pub fn last(turns: &[PlayerTurn]) -> &[PlayerTurn] {
    &turns[turns.len().saturating_sub(SHOWN)..]
}

/// What a step has come to.
pub fn said(step: &Step, texts: &Texts) -> String {
    let words = &texts.labs.rrrats.page;
    match (step.dice, step.in_hand) {
        (None, kept) => (words.keeps)(kept.unwrap_or_default()),
        (Some(_), Some(count)) => (words.has)(count),
        (Some(_), None) if step.loses_hand() => words.loses_hand.to_owned(),
        (Some(_), None) => words.is_full.to_owned(),
    }
}
