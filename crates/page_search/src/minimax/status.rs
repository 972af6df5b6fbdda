//! Status of the searches: how they are doing, and what can be asked of them. Nothing is said about one
//! that has just begun or has come to its end.

use super::searching::Searches;
use page_kit::components::run::RunFailure;
use page_model::minimax::status::{Button, said};
use runner::scheduler::JobState;
use texts::Texts;
use yew::prelude::*;

/// The status.
pub fn search_status(searches: &Searches, texts: &Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let Some(found) = &searches.found else {
        return html! { <div class="status-line" hidden={true} id="search-status" /> };
    };
    let nodes = (texts.number)(found.nodes());
    let (state, sentence, commands) = said(found, &nodes, words);
    let button = |(id, label, command): &Button| {
        let command = command.clone();
        let onclick = searches
            .command
            .reform(move |_: MouseEvent| command.clone());
        html! { <button id={*id} {onclick}>{ *label }</button> }
    };
    html! {
        <div class="status-line" hidden={sentence.is_empty()} data-state={state} id="search-status" data-nodes={found.nodes().to_string()}
            data-busy-milliseconds={found.all_busy_milliseconds().to_string()}>
            <p class="status" role="status">{ sentence }</p>
            <div class="actions">{ for commands.iter().map(button) }</div>
            if let JobState::Failed(failure) = &found.state { <RunFailure failure={failure.clone()} /> }
        </div>
    }
}
