//! Pseudo-code of a search: its lines with the switches of the side, and the one at work.

use super::story::{self, Line};
use super::view::SideView;
use crate::kit::pseudo_code::CodeLine;
use experiments::minimax::{MinimaxExperiment, Place};
use texts::{MinimaxTexts, Texts};

/// The lines of the search of `side` at the moment shown.
pub fn lines(lab: &MinimaxExperiment, side: &SideView, texts: &Texts) -> Vec<CodeLine> {
    let words = &texts.labs.minimax.page;
    let subject = &side.subject;
    let (record, moment) = (&subject.picture.record, side.moment());
    let story = story::tell(&subject.place, record, &moment, subject.cuts, texts);
    let lit = story.map(|story| story.line);
    let has_chance = match &*subject.place {
        Place::Tree(position) => position.tree().has_chance(),
        _ => false,
    };
    let row = |line: Line| {
        let (text, indent) = text_of(line, lab, side, words);
        CodeLine {
            text,
            about: about(line).to_owned(),
            indent,
            is_lit: lit == Some(line),
            ..CodeLine::default()
        }
    };
    let lines = story::lines(lab, side.side, has_chance);
    lines.into_iter().map(row).collect()
}

/// A line as it is written, and how far it is indented.
fn text_of(
    line: Line,
    lab: &MinimaxExperiment,
    side: &SideView,
    words: &MinimaxTexts,
) -> (String, u8) {
    let options = lab.options(side.side);
    let windows = side.subject.cuts;
    let first = [
        options.table,
        options.ordering.by_promise,
        options.ordering.killer,
        options.ordering.history,
    ];
    let is_limited = options.depth.is_some() || options.deepening;
    let (text, indent) = match line {
        Line::Deepen => (words.code_deepen, 0),
        Line::Visit => ((words.code_visit)(windows), 0),
        Line::Evaluate => ((words.code_evaluate)(is_limited, options.quiescence > 0), 1),
        Line::LookUp => (words.code_look_up, 1),
        Line::Begin => (words.code_begin, 1),
        Line::Each => return ((words.code_each)(first), 1),
        Line::NullWindow => (words.code_null_window, 2),
        Line::Child => ((words.code_child)(windows), 2),
        Line::Maximum => ((words.code_maximum)(windows), 2),
        Line::Minimum => ((words.code_minimum)(windows), 2),
        Line::Mean => (words.code_mean, 2),
        Line::Cut => (words.code_cut, 2),
        Line::Return => ((words.code_return)(options.table), 1),
    };
    (text.to_owned(), indent)
}

/// What a line is about: the words that number line, stack and tree share with it.
fn about(line: Line) -> &'static str {
    match line {
        Line::Visit | Line::Cut => "alpha beta",
        Line::Begin | Line::Return => "value",
        Line::NullWindow | Line::Child => "v",
        Line::Maximum => "value v alpha",
        Line::Minimum => "value v beta",
        Line::Mean => "value v",
        Line::Deepen | Line::Evaluate | Line::LookUp | Line::Each => "",
    }
}
