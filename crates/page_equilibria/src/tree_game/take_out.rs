//! The game as other programs have it, to be taken away: files are called as the game is, and hold its title.

use super::found::FoundProps;
use experiments::common::game_name::file_stem;
use games::tree_game::{TreeGame, efg, json, text};
use page_kit::context::use_page;
use page_kit::device;
use page_model::tree_game::tikz::tikz;
use yew::prelude::*;

/// The buttons.
#[component]
pub fn TakeOut(FoundProps { of }: &FoundProps) -> Html {
    let texts = &use_page().texts.labs.tree_game;
    let words = &texts.page;
    let name = of.lab.entry().map(|(entry, _)| entry.name);
    let story = texts.stories.iter().find(|story| Some(story.key) == name);
    let title = match story {
        Some(story) if of.game.title.is_empty() => story.name.to_owned(),
        _ => of.game.title.clone(),
    };
    let stem = file_stem(name, &title);
    let button = |label: &'static str,
                  ending: &str,
                  media_type: &'static str,
                  text: fn(&TreeGame) -> String| {
        let (game, title) = (of.game.clone(), title.clone());
        let name = format!("{stem}.{ending}");
        let file = name.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let titled = TreeGame::clone(&game).with_names(title.clone(), Vec::new());
            device::download(&name, media_type, &text(&titled));
        });
        html! { <button {onclick} data-file={file}>{ label }</button> }
    };
    html! {
        <div class="actions">
            <span class="quiet small">{ words.take_out }</span>
            { button(words.as_efg, "efg", "text/plain", efg::write) }
            { button(words.as_json, "json", "application/json", |game| serde_json::to_string_pretty(&json::written(game)).unwrap_or_default()) }
            { button(words.as_tikz, "tex", "application/x-tex", tikz) }
            { button(words.as_text, "txt", "text/plain", text::write) }
        </div>
    }
}
