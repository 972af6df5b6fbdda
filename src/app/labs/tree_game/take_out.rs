//! The game as other programs have it, to be taken away.

use super::found::FoundProps;
use crate::app::context::use_page;
use crate::app::device;
use experiments::tree_game::tikz::tikz;
use games::tree_game::{efg, json, text};
use yew::prelude::*;

/// The buttons.
#[component]
pub fn TakeOut(props: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let button = |label: &'static str,
                  name: &'static str,
                  media_type: &'static str,
                  text: fn(&FoundProps) -> String| {
        let of = props.clone();
        let onclick =
            Callback::from(move |_: MouseEvent| device::download(name, media_type, &text(&of)));
        html! { <button {onclick} data-file={name}>{ label }</button> }
    };
    html! {
        <div class="actions">
            <span class="quiet small">{ words.take_out }</span>
            { button(words.as_efg, "game.efg", "text/plain", |of| efg::write(&of.game)) }
            { button(words.as_json, "game.json", "application/json", |of| serde_json::to_string_pretty(&json::written(&of.game)).unwrap_or_default()) }
            { button(words.as_tikz, "game.tex", "application/x-tex", |of| tikz(&of.game)) }
            { button(words.as_text, "game.txt", "text/plain", |of| text::write(&of.game)) }
        </div>
    }
}
