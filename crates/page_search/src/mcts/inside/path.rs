//! The path of a simulation, choice by choice: the pseudo-code with the line at work, and every choice with its arithmetic.

use experiments::mcts::Inside;
use experiments::mcts::inside::{Choice, PHASES};
use page_kit::components::data_table::DataTable;
use page_kit::components::pseudo_code::PseudoCode;
use page_kit::context::use_page;
use page_model::kit::pseudo_code::CodeLine;
use page_model::mcts::arithmetic::{others, parts, worked_out};
use page_model::mcts::{about, numbers};
use std::rc::Rc;
use texts::InsideTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PathProps {
    pub inside: Rc<Inside>,
    /// 1 to 3; `None` after backpropagation.
    pub phase: Option<u8>,
    /// C.
    pub exploration: f64,
    /// Whether the exploration term has no root.
    pub rootless: bool,
}

/// All of it.
#[component]
pub fn Path(props: &PathProps) -> Html {
    let words = &use_page().texts.labs.mcts.inside;
    let lit_line = props.phase.unwrap_or(PHASES as u8);
    let code = words.code_lines.iter().enumerate().map(|(index, line)| {
        let is_lit = index as u8 == lit_line;
        CodeLine {
            text: (*line).to_owned(),
            indent: u8::from(index > 0 && index < 5),
            is_lit,
            ..CodeLine::default()
        }
    });
    html! {
        <div class="path-view">
            <PseudoCode label={words.code} lines={code.collect::<Vec<_>>()} />
            { path(props, words) }
        </div>
    }
}

/// A row for each choice on the way down, with the bound that decided it; the result in the last column when it has
/// come back.
fn path(props: &PathProps, words: &'static InsideTexts) -> Html {
    let (inside, phase) = (&props.inside, props.phase);
    let trace = &inside.trace;
    let choices = inside.choices_until(phase);
    let row = |(depth, choice): (usize, &Choice)| {
        let moves: Vec<u8> = choices[..=depth]
            .iter()
            .map(|choice| choice.column)
            .collect();
        let chosen = choice
            .options
            .iter()
            .find(|option| option.column == choice.column);
        let numbers_of = chosen.map(|option| parts(&option.arithmetic));
        let [mean, wide, bound] = numbers_of.unwrap_or_default();
        let own = trace.results[usize::from(choice.player.min(1))];
        let back = if phase.is_none() {
            format!("+{}", numbers::result(own))
        } else {
            String::new()
        };
        html! {
            <key={depth}>
                <tr data-about={about::node(&moves)}>
                    <th scope="row">{ (words.path_row)(usize::from(choice.player), choice.column + 1) }</th>
                    <td>{ mean }</td><td>{ wide }</td><td>{ bound }</td><td>{ back }</td>
                </tr>
                <tr class="arithmetic-row"><td colspan="5" class="number quiet">
                    { chosen.map(|option| worked_out(option, choice.parent_visits, (props.exploration, props.rootless), words)).unwrap_or_default() }
                    { others(choice) }
                </td></tr>
            </>
        }
    };
    html! {
        <DataTable id="path" class="number path" caption={words.path} header={&words.path_header} is_cut=true>
            { for choices.iter().enumerate().map(row) }
        </DataTable>
    }
}
