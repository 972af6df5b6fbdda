//! Reasons: what both did in the round that is shown, and why, in words.

use super::analysis::Analysis;
use experiments::repeated::{Described, Round, State};
use texts::{FilmTexts, Texts};

/// A sentence for each player; before the first round that there was none.
pub fn sentences(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.repeated.views.film;
    match of.round() {
        Some(round) => (0..2)
            .map(|player| sentence(of, round, player, texts))
            .collect(),
        None => vec![words.before.to_owned()],
    }
}

fn sentence(of: &Analysis, round: &Round, player: usize, texts: &Texts) -> String {
    let words = &texts.labs.repeated.views.film;
    let (action, decided) = (round.actions[player], round.decided[player]);
    let mut text = (words.plays)(&of.name(player, texts), of.action(player, action));
    if action != decided {
        text += &(words.slipped)(of.action(player, decided));
    }
    text += &because(of, round, player, words);
    if round.seen[player] != round.actions[1 - player] {
        text += &(words.saw)(of.action(1 - player, round.seen[player]));
    }
    text += &then(of, round, player, words);
    text + "."
}

/// The rule that held, or the state that it was in; and how likely what it decided was, where that was left to chance.
fn because(of: &Analysis, round: &Round, player: usize, words: &FilmTexts) -> String {
    let rules = of.described(player).map_or(&[][..], |known| &known.rules);
    let rule = round.rules[player].and_then(|rule| rules.get(usize::from(rule)));
    let state = state_in(of, round, player);
    let mut text = match (rule, state) {
        (Some(rule), _) => (words.by_rule)(rule),
        (None, Some((number, _))) if is_shown(of, player) => {
            (words.in_state)(&of.state(player, number))
        }
        _ => String::new(),
    };
    let part = state.and_then(|(_, state)| state.mixture.get(usize::from(round.decided[player])));
    if let Some(part) = part.filter(|part| part.text != "1") {
        text += &(words.by_chance)(&part.text);
    }
    text
}

/// The state that it goes on to.
fn then(of: &Analysis, round: &Round, player: usize, words: &FilmTexts) -> String {
    let Some((number, state)) = state_in(of, round, player).filter(|_| is_shown(of, player)) else {
        return String::new();
    };
    let others = of.stage.game.size(1 - player);
    let outcome = usize::from(round.actions[player]) * others + usize::from(round.seen[player]);
    match state.next.get(outcome) {
        Some(&next) if next == number => words.stays.to_owned(),
        Some(&next) => (words.goes_to)(&of.state(player, next)),
        None => String::new(),
    }
}

/// Whether states say more than that there is only one.
fn is_shown(of: &Analysis, player: usize) -> bool {
    of.described(player)
        .is_some_and(|known| known.states().len() > 1)
}

/// The state that a player was in in a round.
fn state_in<'a>(of: &'a Analysis, round: &Round, player: usize) -> Option<(u16, &'a State)> {
    let number = round.states[player]?;
    let states = of.described(player).map(Described::states)?;
    Some((number, states.get(usize::from(number))?))
}

/// The state that a player is in in the round that is shown: before the first, the one that it begins in.
pub fn state_now(of: &Analysis, player: usize) -> Option<u16> {
    match of.round() {
        Some(round) => round.states[player],
        None => Some(0),
    }
}

/// The rule by which a player decided in the round that is shown.
pub fn rule_now(of: &Analysis, player: usize) -> Option<u16> {
    of.round()?.rules[player]
}
