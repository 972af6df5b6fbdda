//! The game by hand: keys and buttons, and where it stands. All of it is in the address.

use super::felt::felt;
use super::turns::turns;
use experiments::rrrats::RrratsExperiment;
use experiments::rrrats::table::Table;
use page_kit::components::keys::use_page_keys;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::rrrats::commands::Command;
use page_model::rrrats::standing::{is_over, may_decide, standing};
use page_model::rrrats::steps::Until;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HandTableProps {
    pub lab: RrratsExperiment,
    pub table: Rc<Table>,
}

/// The table.
#[component]
pub fn HandTable(props: &HandTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.rrrats.page;
    let table = &props.table;
    let until = Until::of(&props.lab, table);
    let is_over = is_over(table);
    let may_decide = may_decide(table, &until);
    let go = use_go();
    let on_command = {
        use_callback(
            (props.lab.clone(), may_decide, go),
            move |command: Command, (lab, may_decide, go)| {
                if let Some(next) = command.of(lab, *may_decide) {
                    let entry = if command == Command::NewGame {
                        Entry::Push
                    } else {
                        Entry::Replace
                    };
                    go.emit((next, entry));
                }
            },
        )
    };
    let place = use_node_ref();
    use_page_keys(&place, true, Command::of_key, on_command.clone());
    let button = |id: &'static str, label: &'static str, command: Command| {
        let is_possible = command.of(&props.lab, may_decide).is_some();
        let onclick = on_command.reform(move |_: MouseEvent| command);
        html! { <button {id} {onclick} aria-disabled={(!is_possible).to_string()}>{ label }</button> }
    };
    html! {
        <div class="rows" id="rrrats-table" ref={place} data-state={if is_over { "over" } else { "deciding" }}
            data-decisions={props.lab.decisions.clone()}>
            { felt(&until, texts) }
            <p id="turn" role="status"><strong>{ standing(&until, texts) }</strong></p>
            <div class="table-buttons">
                { button("roll", words.roll, Command::Roll) }
                { button("stop", words.stop, Command::Stop) }
                { button("undo", words.undo, Command::Undo) }
                { button("new-game", words.new_game, Command::NewGame) }
            </div>
            { turns(&until, texts) }
            <p class="quiet small">{ words.lead }</p>
        </div>
    }
}
