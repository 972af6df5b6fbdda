//! Dialog of the search: a field, and below it what was found, what to begin with, or why there is nothing.

use super::fetching::use_site_index;
use super::results::{LIST, option_id, options};
use page_kit::components::fetched::Fetched;
use page_kit::context::use_page;
use page_kit::storage;
use page_model::site_search::beginnings::beginnings;
use page_model::site_search::choosing::place_by_key;
use page_model::site_search::entry::Entry;
use page_model::site_search::index::{Index, MAX_CHARACTERS, MAX_FOUND};
use std::rc::Rc;
use texts::Texts;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SiteSearchProps {
    /// A term that the glossary is to explain.
    pub on_term: Callback<AttrValue>,
}

/// Field and results.
#[component]
pub fn SiteSearch(SiteSearchProps { on_term }: &SiteSearchProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.site_search;
    let attempt = use_state(|| 0_u32);
    let fetched = use_site_index(*attempt);
    let typed = use_state_eq(String::new);
    let chosen = use_state_eq(|| 0_usize);
    let entries = use_entries(&fetched, &typed, texts);
    let count = entries.len();
    use_effect_with(*chosen, |&chosen| show_option(chosen));
    let oninput = {
        let (typed, chosen) = (typed.setter(), chosen.setter());
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(field.value());
                chosen.set(0);
            }
        })
    };
    let onkeydown = use_keys(&chosen, count);
    let again = {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| attempt.set(*attempt + 1))
    };
    html! {
        <>
            <input id="site-search-field" class="site-search-field" type="text" role="combobox" placeholder={words.button} aria-label={words.button}
                aria-expanded={(count > 0).to_string()} aria-controls={LIST} aria-autocomplete="list" autocomplete="off" spellcheck="false" maxlength={MAX_CHARACTERS.to_string()}
                aria-activedescendant={(count > 0).then(|| option_id(*chosen))} autofocus=true {oninput} {onkeydown} onfocus={Callback::from(select_all)} />
            { said(&fetched, &typed, count, &again, texts) }
            if count > 0 {
                <div id={LIST} class="site-search-results" role="listbox" aria-label={words.results}>{ options(&entries, *chosen, on_term, texts) }</div>
            }
        </>
    }
}

/// What is shown: what to begin with, or what fits.
#[hook]
fn use_entries(fetched: &Fetched<Index>, typed: &str, texts: &'static Texts) -> Rc<Vec<Entry>> {
    let index = fetched.here();
    use_memo((typed.to_owned(), index.is_some()), |(typed, _)| {
        if typed.trim().is_empty() {
            let labs = texts.shell.listed_labs().map(|lab| lab.key);
            return beginnings(&storage::last_links(labs), texts);
        }
        let found = index.as_ref().map(|index| index.find(typed));
        found.into_iter().flatten().cloned().collect()
    })
}

/// The sentence over the list.
fn said(
    fetched: &Fetched<Index>,
    typed: &str,
    count: usize,
    again: &Callback<MouseEvent>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.site_search;
    if typed.trim().is_empty() {
        return html! { <p class="quiet small" role="status">{ words.beginnings }</p> };
    }
    match fetched {
        Fetched::Waiting => html! { <p class="quiet small" role="status">{ words.loading }</p> },
        Fetched::Failed => html! {
            <div class="rows">
                <p role="alert">{ words.not_loaded }</p>
                <p class="actions"><button onclick={again}>{ texts.runs.try_again }</button></p>
            </div>
        },
        Fetched::Here(_) if count == 0 => html! {
            <div class="rows" role="status">
                <p>{ (words.nothing)(typed.trim()) }</p>
                <p class="quiet small">{ words.what_there_is }</p>
            </div>
        },
        Fetched::Here(_) => {
            html! { <p class="quiet small" role="status">{ (words.found)(count, count < MAX_FOUND) }</p> }
        }
    }
}

/// The keys of the field: arrows choose, Enter opens what is chosen.
#[hook]
fn use_keys(chosen: &UseStateHandle<usize>, count: usize) -> Callback<KeyboardEvent> {
    let setter = chosen.setter();
    use_callback(
        (**chosen, count),
        move |event: KeyboardEvent, &(chosen, count)| {
            if let Some(place) = place_by_key(&event.key(), chosen, count) {
                event.prevent_default();
                setter.set(place);
            } else if event.key() == "Enter" && !event.is_composing() {
                event.prevent_default();
                if let Some(option) = option_at(chosen) {
                    option.click();
                }
            }
        },
    )
}

fn option_at(place: usize) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    let option = document.get_element_by_id(&option_id(place))?;
    option.dyn_into().ok()
}

/// Brings the chosen option into sight, and no more than it has to.
fn show_option(place: usize) {
    if let Some(option) = option_at(place) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        option.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Who comes back types over what was typed before.
fn select_all(event: FocusEvent) {
    if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
        field.select();
    }
}
