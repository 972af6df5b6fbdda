//! A field with a value of the page, which takes what is typed when it is left or Enter is pressed.
//!
//! Yew puts the value of a field back whenever what it is in is drawn again, and while something runs that is several times a second. So what
//! is being typed is kept here until it is taken.

use super::filter_map_callback;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What a field shows, and what it listens to.
pub struct Typed {
    pub value: String,
    pub oninput: Callback<InputEvent>,
    pub onchange: Callback<Event>,
    pub onblur: Callback<FocusEvent>,
}

/// What is being typed over what the page shows; another value of the page's takes its place.
#[hook]
pub fn use_typed(shown: &str, on_change: &Callback<String>) -> Typed {
    // What is typed, and what it was typed over.
    let draft = use_state_eq(|| None::<(String, String)>);
    let value = match &*draft {
        Some((typed, over)) if over == shown => typed.clone(),
        _ => shown.to_owned(),
    };
    let oninput = {
        let (draft, shown) = (draft.setter(), shown.to_owned());
        filter_map_callback(
            &Callback::from(move |typed| draft.set(Some((typed, shown.clone())))),
            |event: InputEvent| Some(event.target_dyn_into::<HtmlInputElement>()?.value()),
        )
    };
    let onchange = {
        let (draft, on_change) = (draft.setter(), on_change.clone());
        filter_map_callback(
            &Callback::from(move |typed| {
                draft.set(None);
                on_change.emit(typed);
            }),
            |event: Event| Some(event.target_dyn_into::<HtmlInputElement>()?.value()),
        )
    };
    let draft = draft.setter();
    Typed {
        value,
        oninput,
        onchange,
        onblur: Callback::from(move |_: FocusEvent| draft.set(None)),
    }
}

#[derive(PartialEq, Properties)]
pub struct TypedFieldProps {
    pub value: String,
    pub on_change: Callback<String>,
    #[prop_or_default]
    pub id: Option<AttrValue>,
    #[prop_or_default]
    pub class: Classes,
    /// Where no element labels it.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// The element that says more about it.
    #[prop_or_default]
    pub described: Option<AttrValue>,
    #[prop_or_default]
    pub is_wrong: Option<bool>,
    /// Which keys a telephone shows.
    #[prop_or_default]
    pub inputmode: Option<&'static str>,
    #[prop_or_default]
    pub maxlength: Option<usize>,
    /// Of a whole number that the browser steps.
    #[prop_or_default]
    pub limits: Option<(u64, u64)>,
    #[prop_or_default]
    pub style: Option<String>,
    /// What tests know it by.
    #[prop_or_default]
    pub name: Option<AttrValue>,
}

/// The field.
#[component]
pub fn TypedField(props: &TypedFieldProps) -> Html {
    let Typed {
        value,
        oninput,
        onchange,
        onblur,
    } = use_typed(&props.value, &props.on_change);
    let [least, most] = props.limits.map_or([None, None], |(least, most)| {
        [least, most].map(|limit| Some(limit.to_string()))
    });
    let maxlength = props.maxlength.map(|most| most.to_string());
    html! {
        <input id={props.id.clone()} class={props.class.clone()} type={if props.limits.is_some() { "number" } else { "text" }}
            min={least} max={most} inputmode={props.inputmode} {maxlength}
            {value} {oninput} {onchange} {onblur} ~style={props.style.clone().unwrap_or_default()} aria-label={props.label.clone()}
            aria-invalid={props.is_wrong.map(|is_wrong| is_wrong.to_string())} aria-describedby={props.described.clone()}
            autocomplete="off" spellcheck="false" data-key={props.name.clone()} />
    }
}
