//! The game as other programs have it, to be taken away.

use super::found::FoundProps;
use crate::app::context::use_page;
use crate::app::device;
use games::strategic::{json, nfg, table};
use yew::prelude::*;

/// The buttons.
#[component]
pub fn TakeOut(props: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let button =
        |label: &'static str, name: &'static str, media_type: &'static str, text: String| {
            let onclick =
                Callback::from(move |_: MouseEvent| device::download(name, media_type, &text));
            html! { <button {onclick} data-file={name}>{ label }</button> }
        };
    let tables = props.is_of_two().then(|| {
        html! {
            <>
                { button(words.as_latex, "game.tex", "application/x-tex", table::latex(&props.game)) }
                { button(words.as_tabs, "game.tsv", "text/tab-separated-values", table::tabs(&props.game)) }
            </>
        }
    });
    let json = serde_json::to_string_pretty(&json::written(&props.game)).ok();
    let json = json.map(|text| button(words.as_json, "game.json", "application/json", text));
    html! {
        <div class="actions">
            <span class="quiet small">{ words.take_out }</span>
            { button(words.as_nfg, "game.nfg", "text/plain", nfg::write(&props.game)) }
            { tables }
            { for json }
        </div>
    }
}
