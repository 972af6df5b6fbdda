//! Film: the moves of a match as two rows of cells around the moment that is shown, with what went wrong in them.

use super::analysis::Analysis;
use core::ops::Range;
use experiments::repeated::RepeatedExperiment;
use texts::Texts;

/// Rounds that are shown side by side.
pub const WINDOW: usize = 24;
/// Shades of actions: the first is the strongest.
const SHADES: u8 = 5;

/// A move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// From 1.
    pub round: usize,
    pub letter: String,
    /// The number of the action, from 0, which is also how pale it is.
    pub shade: u8,
    /// Whether something else had been decided.
    pub slipped: bool,
    /// Whether the other player took it for something else.
    pub mistaken: bool,
    pub is_now: bool,
    /// Whether it comes after the moment that is shown.
    pub is_later: bool,
}

/// The rounds that are in sight, from 0: the moment is in their middle, unless the match begins or ends there.
pub fn window(position: usize, count: usize) -> Range<usize> {
    let last_start = count.saturating_sub(WINDOW);
    let start = position.saturating_sub(WINDOW / 2).min(last_start);
    start..(start + WINDOW).min(count)
}

/// The moves of a player that are in sight.
pub fn cells(of: &Analysis, player: usize) -> Vec<Cell> {
    let position = of.position();
    let in_sight = window(position, of.rounds().len());
    let cell = |index: usize| {
        let round = &of.rounds()[index];
        let action = round.actions[player];
        Cell {
            round: index + 1,
            letter: of.letter(player, action.into()),
            shade: action.min(SHADES - 1),
            slipped: action != round.decided[player],
            mistaken: round.seen[1 - player] != action,
            is_now: index + 1 == position,
            is_later: index + 1 > position,
        }
    };
    in_sight.map(cell).collect()
}

/// The lab at another moment; its end is not written into the link.
#[must_use]
pub fn at_round(of: &Analysis, round: u64) -> RepeatedExperiment {
    let last = of.rounds().len() as u64;
    RepeatedExperiment {
        round: (round < last).then_some(round),
        ..of.asked.clone()
    }
}

/// Where the film is, and the longest caption that there will be.
pub fn captions(of: &Analysis, texts: &Texts) -> [String; 2] {
    let words = &texts.labs.repeated.views.film;
    let last = (texts.number)(of.rounds().len() as u64);
    [(texts.number)(of.position() as u64), last.clone()].map(|round| (words.caption)(&round, &last))
}
