//! The pseudo-code of a walk: its lines, which differ from variant to variant.

use crate::kit::pseudo_code::CodeLine;
use engines::regret::{Discount, Sampling};
use experiments::regret::RegretExperiment;
use texts::RegretInsideTexts;

/// A line of the pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Visit,
    Over,
    Chance,
    Average,
    Opponent,
    Each,
    Value,
    Regret,
    Weight,
    Return,
    Settle,
}

/// The lines of the walk of this experiment's variant, with how far each is indented.
pub fn lines(lab: &RegretExperiment) -> Vec<(Line, u8)> {
    let sampling = lab.parameters_of(lab.variant).sampling;
    let is_external = sampling == Sampling::External;
    let mut lines = vec![(Line::Visit, 0), (Line::Over, 1), (Line::Chance, 1)];
    lines.extend(is_external.then_some((Line::Average, 1)));
    lines.extend([
        (Line::Opponent, 1),
        (Line::Each, 1),
        (Line::Value, 1),
        (Line::Regret, 1),
    ]);
    lines.extend((!is_external).then_some((Line::Weight, 1)));
    lines.extend([(Line::Return, 1), (Line::Settle, 0)]);
    lines
}

/// What other pictures say that they are about this line.
pub fn token(line: Line) -> &'static str {
    match line {
        Line::Visit => "code-visit",
        Line::Over => "code-over",
        Line::Chance => "code-chance",
        Line::Average => "code-average",
        Line::Opponent => "code-opponent",
        Line::Each => "code-each",
        Line::Value => "code-value",
        Line::Regret => "code-regret",
        Line::Weight => "code-weight",
        Line::Return => "code-return",
        Line::Settle => "code-settle",
    }
}

/// The text of a line.
pub fn code(lab: &RegretExperiment, line: Line, words: &RegretInsideTexts) -> &'static str {
    let parameters = lab.parameters_of(lab.variant);
    let sampling = parameters.sampling;
    match line {
        Line::Visit => words.code_visit,
        Line::Over => words.code_over,
        Line::Chance => (words.code_chance)(sampling != Sampling::None),
        Line::Average => words.code_average,
        Line::Opponent => (words.code_opponent)(draws_opponent(sampling)),
        Line::Each => (words.code_each)(matches!(sampling, Sampling::Outcome { .. })),
        Line::Value => words.code_value,
        Line::Regret => words.code_regret[kind(sampling)],
        Line::Weight => words.code_weight[kind(sampling)],
        Line::Return => words.code_return,
        Line::Settle => match parameters.discount {
            Discount::None => words.code_settle[0],
            Discount::Clip => words.code_settle[1],
            Discount::Powers { .. } => words.code_settle[2],
        },
    }
}

/// The lines with their texts, the one that is `lit` among them.
pub fn code_lines(
    lab: &RegretExperiment,
    lit: Option<Line>,
    words: &RegretInsideTexts,
) -> Vec<CodeLine> {
    let row = |(line, indent): (Line, u8)| {
        let about = match line {
            Line::Regret | Line::Weight => format!("{} reach", token(line)),
            _ => token(line).to_owned(),
        };
        CodeLine {
            text: code(lab, line, words).to_owned(),
            about,
            indent,
            is_lit: lit == Some(line),
            ..CodeLine::default()
        }
    };
    lines(lab).into_iter().map(row).collect()
}

/// The place of a way of sampling in lists: none, chance, external, outcome.
fn kind(sampling: Sampling) -> usize {
    match sampling {
        Sampling::None => 0,
        Sampling::Chance => 1,
        Sampling::External => 2,
        Sampling::Outcome { .. } => 3,
    }
}

/// Whether the opponent's actions are drawn.
pub(super) fn draws_opponent(sampling: Sampling) -> bool {
    matches!(sampling, Sampling::External | Sampling::Outcome { .. })
}
