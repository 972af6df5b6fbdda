//! The game as other programs have it, to be taken away: files are called as the game is, and hold its title.

use super::found::FoundProps;
use experiments::common::game_name::file_stem;
use games::strategic::{StrategicGame, json, library, nfg, table};
use page_kit::context::use_page;
use page_kit::device;
use yew::prelude::*;

/// The buttons.
#[component]
pub fn TakeOut(FoundProps { of }: &FoundProps) -> Html {
    let texts = &use_page().texts.labs.matrix;
    let words = &texts.page;
    let entry = library::find(of.lab.game.trim());
    let name = entry.map(|entry| entry.name);
    let story = texts.stories.iter().find(|story| Some(story.key) == name);
    let mut game = StrategicGame::clone(&of.game);
    if let Some(story) = story.filter(|_| game.title.is_empty()) {
        story.name.clone_into(&mut game.title);
    }
    let stem = file_stem(name, &game.title);
    let button = |label: &'static str, ending: &str, media_type: &'static str, text: String| {
        let name = format!("{stem}.{ending}");
        let file = name.clone();
        let onclick =
            Callback::from(move |_: MouseEvent| device::download(&name, media_type, &text));
        html! { <button {onclick} data-file={file}>{ label }</button> }
    };
    let tables = of.is_of_two().then(|| {
        html! {
            <>
                { button(words.as_latex, "tex", "application/x-tex", table::latex(&game)) }
                { button(words.as_tabs, "tsv", "text/tab-separated-values", table::tabs(&game)) }
            </>
        }
    });
    let json = serde_json::to_string_pretty(&json::written(&game)).ok();
    let json = json.map(|text| button(words.as_json, "json", "application/json", text));
    html! {
        <div class="actions">
            <span class="quiet small">{ words.take_out }</span>
            { button(words.as_nfg, "nfg", "text/plain", nfg::write(&game)) }
            { tables }
            { for json }
        </div>
    }
}
