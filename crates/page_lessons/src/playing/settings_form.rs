//! Form of a round's settings: a change leads to the first round of another class.

use classes::playing::round::Round;
use page_kit::components::typed_field::TypedField;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::route::OF_CLASS;
use page_model::playing::settings::{Setting, settings, told, with};
use std::rc::Rc;
use web_sys::HtmlSelectElement;
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
            setting.key,
        );
        let on_value =
            Callback::from(
                move |value: String| match with(&round, key, &value, words) {
                    Ok(next) => {
                        wrong.set(None);
                        router.go(&format!("{OF_CLASS}{}", next.question()), Entry::Replace);
                    }
                    Err(error) => wrong.set(Some(told(&error, words))),
                },
            );
        html! { <label {key} class="actions">{ setting.name }{ control(setting, &on_value) }</label> }
    };
    html! {
        <details class="play-settings">
            <summary>{ words.heading }</summary>
            <div class="actions">{ for settings(round, words).iter().map(field) }</div>
            if let Some(wrong) = &*wrong { <p class="field-error" role="alert">{ wrong }</p> }
        </details>
    }
}

/// What is chosen from, or typed into.
fn control(setting: &Setting, on_value: &Callback<String>) -> Html {
    let id = format!("setting-{}", setting.key);
    if setting.offered.is_empty() {
        let class = if matches!(setting.key, "game" | "actions") {
            "play-text"
        } else {
            "number"
        };
        return html! { <TypedField {class} {id} value={setting.value.clone()} on_change={on_value.clone()} /> };
    }
    let onchange = on_value.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        select.value()
    });
    let option = |(value, name): &(&'static str, &'static str)| {
        html! { <option key={*value} value={*value} selected={setting.value == *value}>{ *name }</option> }
    };
    html! { <select {id} {onchange}>{ for setting.offered.iter().map(option) }</select> }
}
