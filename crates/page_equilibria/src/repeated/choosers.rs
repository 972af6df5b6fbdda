//! Choosers in the sentence: a strategy out of the library, and the game.

use experiments::common::repeated::stage::StageSettings;
use experiments::common::repeated::strategy::StrategyLanguage;
use experiments::parameters::Kind;
use experiments::repeated::RepeatedExperiment;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::repeated::analysis::entry_of;
use page_model::repeated::choosing::{chosen, groups};
use page_model::repeated::editing::with_text;
use texts::Story;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlSelectElement};
use yew::prelude::*;

/// The option that leads to the editor.
const OWN: &str = "own";

#[derive(PartialEq, Properties)]
pub struct StrategyChooserProps {
    pub lab: RepeatedExperiment,
    pub player: usize,
}

/// A strategy of the library, or one of somebody's own, which is written in the editor.
#[component]
pub fn StrategyChooser(StrategyChooserProps { lab, player }: &StrategyChooserProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views;
    let player = *player;
    let go = use_go();
    let text = [&lab.first, &lab.second][player].clone();
    // All texts of the library are read for it.
    let groups = use_memo((lab.stage.clone(), player), |(stage, player)| {
        let stage = stage.stage();
        stage.map_or_else(|_| Vec::new(), |stage| groups(&stage.game, *player, texts))
    });
    let is_named = entry_of(&text, texts).is_some();
    // One of the library with other numbers than those it is offered with stands there too.
    let other = is_named && chosen(&groups, &text) != Some(text.as_str());
    let onchange = {
        let (lab, text) = (lab.clone(), text.clone());
        filter_map_callback(&go, move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>()?;
            let value = select.value();
            if value == OWN {
                select.set_value(&text);
                to_editor(player);
                return None;
            }
            Some((with_text(&lab, player, &value, texts).ok()?, Entry::Replace))
        })
    };
    let option = |(value, name): &(String, String)| {
        html! { <option value={value.clone()} selected={*value == text}>{ name }</option> }
    };
    let group = |(name, strategies): &(&'static str, Vec<(String, String)>)| {
        html! { <optgroup label={*name}>{ for strategies.iter().map(option) }</optgroup> }
    };
    let label = [words.first_chosen, words.second_chosen][player];
    let key = ["choose-first", "choose-second"][player];
    html! {
        <select class="in-sentence" aria-label={label} {onchange} data-key={key}>
            if other { <option value={text.clone()} selected=true>{ StrategyLanguage.spoken(&text, texts) }</option> }
            if !is_named { <option value={text.clone()} selected=true>{ (words.own_strategy)(player) }</option> }
            { for groups.iter().map(group) }
            <option value={OWN}>{ words.write_own }</option>
        </select>
    }
}

/// Goes to the editor of a strategy.
fn to_editor(player: usize) {
    let document = web_sys::window().and_then(|window| window.document());
    let field = document.and_then(|document| document.get_element_by_id(&editor_id(player)));
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        field.scroll_into_view();
        // A field can have the focus.
        let _ = field.focus();
    }
}

/// The id of the field in which a strategy is written.
pub fn editor_id(player: usize) -> String {
    format!("strategy-text-{player}")
}

#[derive(PartialEq, Properties)]
pub struct GameChooserProps {
    pub lab: RepeatedExperiment,
}

/// The game that is repeated: one of the library that two can repeat, or one that is written.
#[component]
pub fn GameChooser(GameChooserProps { lab }: &GameChooserProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views;
    let game = lab.stage.game.trim();
    let named = |key: &str| StageSettings {
        game: key.to_owned(),
        actions: String::new(),
    };
    let stories = use_memo((), |()| {
        let stories = texts.labs.matrix.stories.iter();
        let can_be_repeated = |story: &&'static Story| named(story.key).stage().is_ok();
        stories.filter(can_be_repeated).collect::<Vec<_>>()
    });
    let is_named = stories.iter().any(|story| story.key == game);
    let option = |story: &&'static Story| {
        html! { <option value={story.key} selected={story.key == game}>{ story.name }</option> }
    };
    let onchange = {
        let lab = lab.clone();
        filter_map_callback(&use_go(), move |event: Event| {
            let game = event.target_dyn_into::<HtmlSelectElement>()?.value();
            let chosen = RepeatedExperiment {
                stage: StageSettings {
                    game,
                    actions: String::new(),
                },
                round: None,
                moves: String::new(),
                ..lab.clone()
            };
            Some((chosen, Entry::Push))
        })
    };
    html! {
        <select class="in-sentence" aria-label={words.game_chosen} {onchange} data-key="choose-game">
            if !is_named { <option value={lab.stage.game.clone()} selected=true>{ words.own_game }</option> }
            { for stories.iter().map(option) }
        </select>
    }
}
