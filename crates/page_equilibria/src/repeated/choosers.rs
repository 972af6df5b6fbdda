//! Chooser of a strategy in the sentence: one of the library, or one of somebody's own.

use experiments::common::repeated::strategy::StrategyLanguage;
use experiments::parameters::Kind;
use experiments::repeated::RepeatedExperiment;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::repeated::analysis::entry_of;
use page_model::repeated::editing::with_text;
use page_model::strategies::choosing::{Choice, Group, chosen, groups};
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
        stage.map_or_else(
            |_| Vec::new(),
            |stage| groups(&stage.game, &[*player], texts),
        )
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
    let option = |choice: &Choice| {
        html! { <option value={choice.text.clone()} selected={choice.text == text}>{ &choice.name }</option> }
    };
    let group = |group: &Group| {
        html! { <optgroup label={group.name}>{ for group.strategies.iter().map(option) }</optgroup> }
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
