//! Names of what happens at the table, in words: actions, the course of a hand, hints, and what the coach says.

use crate::regret::sitting::Dealt;
use engines::regret::GameTree;
use experiments::regret::betting::{Deed, Event, Table};
use experiments::regret::naming::set_name;
use experiments::regret::spoken::Spoken;
use games::Player;
use texts::Texts;

/// An amount with its sign.
pub fn signed(amount: f64, texts: &Texts) -> String {
    let text = (texts.value)(amount);
    if amount > 0.0 && text != "0" {
        format!("+{text}")
    } else {
        text
    }
}

/// What an action is called where it is taken.
pub fn deed(deed: &Deed, texts: &Texts) -> String {
    let words = &texts.labs.regret.play;
    match deed {
        Deed::Check => words.check.to_owned(),
        Deed::Fold => words.fold.to_owned(),
        Deed::Call(amount) => (words.call)(&(texts.value)(*amount)),
        Deed::Bet(amount) => (words.bet)(&(texts.value)(*amount)),
        Deed::Raise(amount) => (words.raise)(&(texts.value)(*amount)),
        Deed::Choice(name) => (words.choice)(name),
    }
}

/// The events of a hand as sentences; what the person cannot see yet is not said.
pub fn history(table: &Table, person: Player, is_over: bool, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.regret.play;
    // Without cards what is hidden is what the opponent has done.
    let is_hidden = table.cards.is_none() && !is_over;
    let sentence = |event: &Event| match event {
        Event::Done(player, _) if *player != person && is_hidden => words.hidden_choice.to_owned(),
        Event::Done(player, done) => (words.did)(*player == person, &deed(done, texts)),
        Event::Revealed(card) => (words.revealed)((words.card_name)(*card)),
        Event::Rolled(rolled) => (words.rolled)(rolled),
    };
    table.events.iter().map(sentence).collect()
}

/// What the person can know of the hand on the table: in poker and games of one choice what has happened; in others, while
/// it goes on, what the information set says, and at the end everything.
pub fn told(dealt: &Dealt, texts: &Texts) -> Vec<String> {
    let tree = dealt.tree();
    let table = Table::at(tree, dealt.node());
    let row = tree.row(dealt.node());
    let known = row.filter(|&row| Spoken::of(&tree.information_sets()[row].key).is_some());
    match known {
        Some(row) if table.cards.is_none() => vec![set_name(tree, row, texts)],
        _ => history(&table, dealt.person, dealt.is_over(), texts),
    }
}

/// The events of a hand in a few words, for a list.
pub fn short_history(table: &Table, texts: &Texts) -> String {
    let words = &texts.labs.regret.play;
    let short = |event: &Event| match event {
        Event::Done(_, done) => deed(done, texts),
        Event::Revealed(card) => (words.card_name)(*card).to_owned(),
        Event::Rolled(rolled) => rolled.clone(),
    };
    table
        .events
        .iter()
        .map(short)
        .collect::<Vec<_>>()
        .join(", ")
}

/// Whose turn it is, or how the hand has ended.
pub fn turn(dealt: Option<&Dealt>, texts: &Texts) -> String {
    let words = &texts.labs.regret.play;
    match dealt {
        None => words.not_dealt.to_owned(),
        Some(dealt) if dealt.is_over() => result(dealt, texts),
        Some(dealt) => (words.your_turn)(dealt.person == Player::First),
    }
}

/// What the hand has brought.
fn result(dealt: &Dealt, texts: &Texts) -> String {
    let won = dealt.winnings();
    let sign = i32::from(won > 0.0) - i32::from(won < 0.0);
    (texts.labs.regret.play.over)(&(texts.value)(won.abs()), sign)
}

/// What would be best now, in words; `None` where the person has nothing to decide.
pub fn hint(dealt: &Dealt, texts: &Texts) -> Option<String> {
    let words = &texts.labs.regret.play;
    let actions = dealt.actions();
    if actions.is_empty() {
        return None;
    }
    let Some(values) = dealt.hint() else {
        return Some(words.no_hint.to_owned());
    };
    let table = Table::at(dealt.tree(), dealt.node());
    let name = |action: &String| deed(&table.deed(dealt.person, action), texts);
    let names: Vec<String> = actions.iter().map(name).collect();
    let best = (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]))?;
    let value = |(name, value): (&String, &f64)| format!("{name} {}", signed(*value, texts));
    let values: Vec<String> = names.iter().zip(&values).map(value).collect();
    Some((words.hinted)(&names[best], &values.join(", ")))
}

/// What the coach says about the last decision; `None` before the first.
pub fn judgement(dealt: &Dealt, texts: &Texts) -> Option<Vec<String>> {
    /// What costs less costs nothing but rounding.
    const NOTHING: f64 = 1e-9;
    let words = &texts.labs.regret.play;
    let decision = dealt.decisions.last()?;
    let tree: &GameTree = dealt.tree();
    let table = Table::at(tree, decision.node);
    let row = tree.row(decision.node)?;
    let names = &tree.information_sets()[row].actions;
    let names: Vec<String> = names
        .iter()
        .map(|name| deed(&table.deed(dealt.person, name), texts))
        .collect();
    let taken = names.get(decision.action)?;
    let Some(values) = &decision.judgement.values else {
        return Some(vec![(words.coach_unknown)(taken)]);
    };
    let best = (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]))?;
    let cost = decision.judgement.cost;
    let verdict = if cost <= NOTHING {
        (words.coach_best)(taken)
    } else {
        (words.coach_cost)(taken, &(texts.value)(cost), &names[best])
    };
    let value = |(name, value): (&String, &f64)| format!("{name} {}", signed(*value, texts));
    let values: Vec<String> = names.iter().zip(values).map(value).collect();
    Some(vec![verdict, (words.coach_values)(&values.join(", "))])
}
