//! Perfection in words: whether the two strategies are a subgame-perfect equilibrium, for which δ they are, and what deviations gain.

use super::analysis::Analysis;
use super::values::shown;
use experiments::common::repeated::length::Length;
use experiments::repeated::{Deviation, End, Perfection};
use texts::{PatienceTexts, Texts};

/// Whether they are one at δ and, if wished, for which δ exactly, where that is known; that matches of `length` are another game,
/// where they are.
pub fn sentences(
    known: &Perfection,
    length: &Length,
    with_all: bool,
    texts: &Texts,
) -> Vec<String> {
    let words = &texts.labs.repeated.views.patience;
    let now = if known.is_perfect {
        words.is_perfect.to_owned()
    } else {
        (words.is_not_perfect)(known.gaining, known.count)
    };
    let when = known
        .patience
        .as_ref()
        .filter(|_| with_all)
        .map(|intervals| when(intervals, texts));
    let end = match length {
        Length::Rounds(rounds) => Some((words.has_an_end)(&(texts.number)((*rounds).into()))),
        Length::Random => None,
    };
    core::iter::once(now).chain(when).chain(end).collect()
}

/// All δ for which they are one.
fn when(intervals: &[[End; 2]], texts: &Texts) -> String {
    let words = &texts.labs.repeated.views.patience;
    match intervals {
        [] => words.never.to_owned(),
        [[End::Zero, End::One]] => words.always.to_owned(),
        intervals => {
            let intervals: Vec<String> =
                intervals.iter().map(|ends| interval(ends, texts)).collect();
            (words.exactly)(&intervals)
        }
    }
}

fn interval([low, high]: &[End; 2], texts: &Texts) -> String {
    let words: &PatienceTexts = &texts.labs.repeated.views.patience;
    let [from, to] = [low, high].map(|end| end_text(end, texts));
    match (low, high) {
        (_, End::One) => (words.at_least)(&from),
        (End::Zero, End::Zero) => (words.only_at)(&from),
        (End::Zero, _) => (words.at_most)(&to),
        (low, high) if low == high => (words.only_at)(&from),
        _ => (words.between_ends)([&from, &to]),
    }
}

fn end_text(end: &End, texts: &Texts) -> String {
    let words = &texts.labs.repeated.views.value;
    match end {
        End::Zero => "0".to_owned(),
        End::One => "1".to_owned(),
        End::At(exact) => exact.shown(),
        &End::Between([low, high]) => {
            (words.approximately)(&(texts.fixed)(f64::midpoint(low, high), 6))
        }
    }
}

/// A deviation as a row: the states of both, who deviates, what they play instead, and what that gains.
pub fn deviation(of: &Analysis, known: &Deviation, texts: &Texts) -> [String; 4] {
    let player = usize::from(known.player);
    let states = [0, 1].map(|player| of.state(player, known.states[player]));
    [
        states.join(", "),
        of.name(player, texts),
        of.action(player, known.action).to_owned(),
        shown(&known.gain, texts),
    ]
}
