//! Form of a round's settings: a change leads to the first round of another class.

use classes::playing::round::Round;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::route::OF_CLASS;
use page_model::playing::settings::{Setting, settings, with};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SettingsFormProps {
    pub round: Rc<Round>,
}

/// The form, folded away.
#[component]
pub fn SettingsForm(SettingsFormProps { round }: &SettingsFormProps) -> Html {
    let page = use_page();
    let words = &page.texts.playing.settings;
    let wrong = use_state(|| None::<String>);
    let field = |setting: &Setting| {
        let (round, router, wrong, key) = (
            round.clone(),
            page.router.clone(),
            wrong.setter(),
            setting.key.clone(),
        );
        let onchange = Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            match with(&round, &key, &input.value(), words) {
                Ok(next) => {
                    wrong.set(None);
                    router.go(&format!("{OF_CLASS}{}", next.question()), Entry::Replace);
                }
                Err(error) => wrong.set(Some(error.to_string())),
            }
        });
        html! {
            <label key={setting.key.clone()} class="actions">{ setting.name }<input class="number" id={format!("setting-{}", setting.key)} value={setting.value.clone()} autocomplete="off" {onchange} /></label>
        }
    };
    html! {
        <details class="play-settings">
            <summary>{ words.heading }</summary>
            <div class="actions">{ for settings(round, words).iter().map(field) }</div>
            if let Some(wrong) = &*wrong { <p class="field-error" role="alert">{ wrong }</p> }
        </details>
    }
}
