//! Codes of a class: any text is pasted, the strategies in it become entrants, and what is none is listed.

use super::entrants::EntrantsProps;
use experiments::tournament::MIN_ENTRANTS;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tournament::codes::{Codes, LeftOut, count_with, read, taken};
use page_model::tournament::entrants::MAX_ENTRANTS;
use texts::StrategyCodesTexts;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The box.
#[component]
pub fn ClassCodes(EntrantsProps { lab }: &EntrantsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.codes;
    let text = use_state(String::new);
    let stage = lab.stage.stage().ok();
    let codes = stage.map_or_else(Codes::default, |stage| read(&text, &stage.game, texts));
    let oninput = {
        let set = Callback::from({
            let text = text.setter();
            move |typed: String| text.set(typed)
        });
        filter_map_callback(&set, |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlTextAreaElement>()?;
            Some(field.value())
        })
    };
    let take = {
        let (lab, codes, go, text) = (lab.clone(), codes.clone(), use_go(), text.setter());
        Callback::from(move |is_alone: bool| {
            go.emit((taken(&lab, &codes, is_alone), Entry::Push));
            text.set(String::new());
        })
    };
    let count = codes.entrants.len();
    let (no_add, no_only) = (count == 0, count < MIN_ENTRANTS);
    let has_too_many = count_with(lab, &codes) > MAX_ENTRANTS;
    html! {
        <div class="rows">
            <p class="quiet small">{ words.help }</p>
            <textarea id="class-codes-text" rows="4" aria-label={words.field} spellcheck="false" autocomplete="off" value={(*text).clone()} {oninput} />
            if !text.is_empty() { <p role="status">{ (words.found)(count) }</p> }
            if has_too_many { <p class="field-error" role="alert">{ (words.too_many)(MAX_ENTRANTS) }</p> }
            { left_out(&codes.left_out, words) }
            <p class="actions">
                <button aria-disabled={no_add.to_string()} onclick={take.reform(|_: MouseEvent| false)} data-key="add-codes">{ words.add }</button>
                <button aria-disabled={no_only.to_string()} onclick={take.reform(|_: MouseEvent| true)} data-key="only-codes">{ words.only }</button>
            </p>
        </div>
    }
}

/// What cannot play, with its line and why.
fn left_out(all: &[LeftOut], words: &StrategyCodesTexts) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let item = |left: &LeftOut| {
        html! { <li>{ (words.line)(left.line) }{ " " }<code>{ &left.text }</code>{ " " }{ &left.reason }</li> }
    };
    html! {
        <div id="codes-left-out" class="small" role="status">
            <p>{ (words.left_out)(all.len()) }</p>
            <ul>{ for all.iter().map(item) }</ul>
        </div>
    }
}
