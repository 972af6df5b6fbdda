//! Chooser of the game that is repeated, in a sentence: one of the library that two can repeat, or one that is written.

use experiments::common::repeated::stage::StageSettings;
use page_kit::components::filter_map_callback;
use page_kit::context::use_page;
use texts::Story;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GameChooserProps {
    pub stage: StageSettings,
    pub on_choose: Callback<StageSettings>,
}

/// The list.
#[component]
pub fn GameChooser(GameChooserProps { stage, on_choose }: &GameChooserProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.repeated_games.choosing;
    let game = stage.game.trim();
    // All games of the library are read for it.
    let stories = use_memo((), |()| {
        let stories = texts.labs.matrix.stories.iter();
        let can_be_repeated = |story: &&'static Story| named(story.key).stage().is_ok();
        stories.filter(can_be_repeated).collect::<Vec<_>>()
    });
    let is_named = stories.iter().any(|story| story.key == game);
    let option = |story: &&'static Story| {
        html! { <option value={story.key} selected={story.key == game}>{ story.name }</option> }
    };
    let onchange = filter_map_callback(on_choose, |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>()?.value();
        Some(named(&chosen))
    });
    html! {
        <select class="in-sentence" aria-label={words.game} {onchange} data-key="choose-game">
            if !is_named { <option value={stage.game.clone()} selected=true>{ words.own_game }</option> }
            { for stories.iter().map(option) }
        </select>
    }
}

/// The game of the library with this name.
fn named(key: &str) -> StageSettings {
    StageSettings {
        game: key.to_owned(),
        actions: String::new(),
    }
}
