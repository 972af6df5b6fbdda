//! The phase in words: the four phases with the one at work lit, the pseudo-code, what happens, and the path with the
//! arithmetic of each choice.

use crate::app::components::data_table::DataTable;
use crate::app::context::use_page;
use experiments::mcts::Inside;
use experiments::mcts::inside::{Alternative, Arithmetic, Choice};
use std::rc::Rc;
use texts::InsideTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StoryProps {
    pub inside: Rc<Inside>,
    /// 1 to 3; `None` after backpropagation.
    pub phase: Option<u8>,
    /// C.
    pub exploration: f64,
}

/// All of it.
#[component]
pub fn Story(props: &StoryProps) -> Html {
    let words = &use_page().texts.labs.mcts.inside;
    let inside = &props.inside;
    // The last phase of a simulation is the moment after it.
    let phase = props.phase.unwrap_or(4);
    let chip = |(number, name): (u8, &&'static str)| {
        let is_lit = number == phase;
        html! { <li class={is_lit.then_some("lit")} aria-current={is_lit.then_some("step")}>{ *name }</li> }
    };
    let lit_line = phase;
    let code = words.code_lines.iter().enumerate().map(|(index, line)| {
        let is_lit = index as u8 == lit_line;
        let indent = u8::from(index > 0 && index < 5);
        html! {
            <li class={is_lit.then_some("lit")} style={format!("--indent:{indent}")} aria-current={is_lit.then_some("step")}>{ *line }</li>
        }
    });
    html! {
        <>
            <ol class="phases" id="phases">{ for (1_u8..).zip(&words.phases).map(chip) }</ol>
            <p id="inside-story" aria-live="polite">{ sentence(inside, phase, words) }</p>
            <ol class="pseudo-code" aria-label={words.code}>{ for code }</ol>
            { path(inside, props.phase, props.exploration, words) }
        </>
    }
}

fn sentence(inside: &Inside, phase: u8, words: &InsideTexts) -> String {
    let trace = &inside.trace;
    let down = trace.choices.len() - usize::from(trace.is_added);
    match phase {
        1 => (words.selected)(down),
        2 => match trace.choices.last().filter(|_| trace.is_added) {
            Some(choice) => (words.expanded)(usize::from(choice.player), choice.column + 1),
            None => words.not_expanded.to_owned(),
        },
        3 if trace.playout.is_empty() => words.no_playout.to_owned(),
        3 => {
            let winner = trace.results.iter().position(|&result| result == 1.0);
            (words.played_out)(trace.playout.len(), winner)
        }
        _ => (words.backed_up)(&result(trace.results[0]), &result(trace.results[1])),
    }
}

/// 1, ½ or 0.
fn result(result: f64) -> String {
    if result == 0.5 {
        "½".to_owned()
    } else {
        format!("{result:.0}")
    }
}

/// A row for each choice on the way down, with the bound that decided it; the result in the last column when it has
/// come back.
fn path(inside: &Inside, phase: Option<u8>, exploration: f64, words: &'static InsideTexts) -> Html {
    let trace = &inside.trace;
    let row = |(depth, choice): (usize, &Choice)| {
        let chosen = choice
            .options
            .iter()
            .find(|option| option.column == choice.column);
        let numbers = chosen.map(|option| numbers(&option.arithmetic));
        let [mean, wide, bound] = numbers.unwrap_or_default();
        let own = trace.results[usize::from(choice.player.min(1))];
        let back = if phase.is_none() {
            format!("+{}", result(own))
        } else {
            String::new()
        };
        html! {
            <key={depth}>
                <tr>
                    <th scope="row">{ (words.path_row)(usize::from(choice.player), choice.column + 1) }</th>
                    <td>{ mean }</td><td>{ wide }</td><td>{ bound }</td><td>{ back }</td>
                </tr>
                <tr class="arithmetic-row"><td colspan="5" class="number quiet">
                    { chosen.map(|option| arithmetic(option, choice.parent_visits, exploration, words)).unwrap_or_default() }
                    { others(choice) }
                </td></tr>
            </>
        }
    };
    html! {
        <DataTable id="path" class="number path" caption={words.path} header={&words.path_header} is_cut=true>
            { for inside.choices_until(phase).iter().enumerate().map(row) }
        </DataTable>
    }
}

fn numbers(arithmetic: &Arithmetic) -> [String; 3] {
    if arithmetic.value.is_infinite() {
        return ["–".to_owned(), "–".to_owned(), "∞".to_owned()];
    }
    [arithmetic.mean, arithmetic.exploration, arithmetic.value].map(|number| format!("{number:.3}"))
}

/// The bound worked out: "0.620 + 1.4·√(ln 25 / 7) = 1.570".
fn arithmetic(option: &Alternative, parent_visits: u32, c: f64, words: &InsideTexts) -> String {
    let parts = &option.arithmetic;
    if parts.value.is_infinite() || parts.visits + parts.prior_visits == 0 {
        return words.never_tried.to_owned();
    }
    let n = parts.visits + parts.prior_visits;
    let mean = if parts.later_weight > 0.0 {
        format!(
            "{:.3}·{:.3} + {:.3}·{:.3}",
            1.0 - parts.later_weight,
            parts.mean,
            parts.later_weight,
            parts.later_mean
        )
    } else {
        format!("{:.3}", parts.mean)
    };
    format!(
        "{mean} + {c}·√(ln {} / {n}) = {:.3}",
        parent_visits + 1,
        parts.value
    )
}

/// The bounds of the moves not chosen.
fn others(choice: &Choice) -> String {
    let others = choice
        .options
        .iter()
        .filter(|option| option.column != choice.column);
    let text = |option: &Alternative| {
        let value = option.arithmetic.value;
        let value = if value.is_infinite() {
            "∞".to_owned()
        } else {
            format!("{value:.3}")
        };
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
