//! Status of the searches: how they are doing, and what can be asked of them. Nothing is said about one that has come to its end.

use super::searching::{Command, Found, Searches};
use page_kit::components::run::RunFailure;
use runner::scheduler::JobState;
use texts::{MinimaxTexts, Texts};
use yew::prelude::*;

/// The status.
pub fn search_status(searches: &Searches, texts: &Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let Some(found) = &searches.found else {
        return html! { <p class="status" role="status" id="search-status" /> };
    };
    let nodes = (texts.number)(found.nodes());
    let (state, sentence, commands) = said(found, &nodes, words);
    let button = |(id, label, command): &(&'static str, &'static str, Command)| {
        let command = command.clone();
        let onclick = searches
            .command
            .reform(move |_: MouseEvent| command.clone());
        html! { <button id={*id} {onclick}>{ *label }</button> }
    };
    html! {
        <div class="status-line" hidden={sentence.is_empty()} data-state={state} id="search-status" data-nodes={found.nodes().to_string()}
            data-busy-milliseconds={found.busy_milliseconds.to_string()}>
            <p class="status" role="status">{ sentence }</p>
            <div class="actions">{ for commands.iter().map(button) }</div>
            if let JobState::Failed(failure) = &found.state { <RunFailure failure={failure.clone()} /> }
        </div>
    }
}

type Button = (&'static str, &'static str, Command);

/// The state in a word and in a sentence, and the buttons.
fn said(found: &Found, nodes: &str, words: &MinimaxTexts) -> (&'static str, String, Vec<Button>) {
    let stop = ("stop", words.stop, Command::Stop);
    let pause = ("pause", words.pause, Command::Pause(true));
    let count_on = ("count-on", words.count_on, Command::Pause(false));
    let again = ("again", words.search_again, Command::Again);
    match &found.state {
        JobState::Running if found.is_too_large() => {
            ("counting", (words.too_large)(nodes), vec![pause, stop])
        }
        JobState::Running => ("searching", (words.searching)(nodes), vec![stop]),
        JobState::Paused => (
            "paused",
            (words.too_large_stopped)(nodes),
            vec![count_on, stop],
        ),
        JobState::Stopped | JobState::Failed(_) => ("stopped", (words.stopped)(nodes), vec![again]),
        JobState::Finished if found.is_too_large() => {
            ("finished", (words.too_large)(nodes), Vec::new())
        }
        JobState::Finished => ("finished", String::new(), Vec::new()),
    }
}
