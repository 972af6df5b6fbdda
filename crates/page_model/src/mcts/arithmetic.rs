//! Arithmetic of the choices on a simulation's path: the bound that decided, taken apart and worked out, and those of the other moves.

use super::numbers;
use experiments::mcts::inside::{Alternative, Arithmetic, Choice};
use texts::InsideTexts;

/// Mean, exploration and bound.
pub fn parts(arithmetic: &Arithmetic) -> [String; 3] {
    if arithmetic.value.is_infinite() {
        return ["–".to_owned(), "–".to_owned(), "∞".to_owned()];
    }
    [arithmetic.mean, arithmetic.exploration, arithmetic.value].map(numbers::term)
}

/// The bound worked out, with C and whether the exploration term has no root: "0.620 + 1.4·√(ln 25 / 7) = 1.570".
pub fn worked_out(
    option: &Alternative,
    parent_visits: u32,
    (exploration, rootless): (f64, bool),
    words: &InsideTexts,
) -> String {
    let parts = &option.arithmetic;
    if parts.value.is_infinite() || parts.visits + parts.prior_visits == 0 {
        return words.never_tried.to_owned();
    }
    let n = parts.visits + parts.prior_visits;
    let mean = numbers::mean_term(parts);
    let root = if rootless { "" } else { "√" };
    format!(
        "{mean} + {}·{root}(ln {} / {n}) = {}",
        exploration,
        parent_visits + 1,
        numbers::term(parts.value)
    )
}

/// The bounds of the moves not chosen.
pub fn others(choice: &Choice) -> String {
    let others = choice
        .options
        .iter()
        .filter(|option| option.column != choice.column);
    let text = |option: &Alternative| {
        let value = numbers::term(option.arithmetic.value);
        let mark = if option.is_excluded { " ✕" } else { "" };
        format!("{}: {value}{mark}", option.column + 1)
    };
    let others: Vec<String> = others.map(text).collect();
    if others.is_empty() {
        String::new()
    } else {
        format!("  ({})", others.join(", "))
    }
}
