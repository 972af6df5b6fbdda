//! A field of a form: what a parameter is called, its control, what it is for, and why a value was not taken.
//!
//! A value is taken when the field is left or Enter pressed. One that is not allowed stays in its field with
//! a sentence that says what is; the experiment keeps its last good value.
//!
//! What a parameter is for is behind a "?", so that fingers and keys reach it as well as a mouse; screen readers say it with
//! the control. Two dozen more stops would be in the way of anyone who tabs through the form: the "?" stands before its
//! control and takes the focus only while the field has it, so it is a Shift+Tab away and never on the way forward.

use super::filter_map_callback;
use super::typed_field::TypedField;
use crate::context::use_page;
use experiments::parameters::{Control, Parameter};
use page_model::kit::change::{Change, EditOutcome};
use page_model::kit::field::{Refused, help, input_mode, is_wide, toggled, typed};
use texts::ParameterText;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ParameterFieldProps {
    pub parameter: &'static Parameter,
    pub value: String,
    pub on_change: Callback<Change, EditOutcome>,
    /// What is wrong with the value.
    pub fault: Option<String>,
    pub offers: Callback<(&'static str, &'static str), bool>,
}

/// The field.
#[component]
pub fn ParameterField(props: &ParameterFieldProps) -> Html {
    let texts = use_page().texts;
    let words = (props.parameter.text)(texts);
    let (refused, take) = use_refusal(props);
    let is_explained = use_state(|| false);
    let has_focus = use_state(|| false);
    let follow = |has: bool| {
        let has_focus = has_focus.setter();
        Callback::from(move |_: FocusEvent| has_focus.set(has))
    };
    let toggle = {
        let is_explained = is_explained.clone();
        Callback::from(move |_: MouseEvent| is_explained.set(!*is_explained))
    };
    let ids = Ids::of(props.parameter.key);
    let tabindex = if *has_focus { "0" } else { "-1" };
    let is_wide = is_wide(props.parameter.kind.control(), words.options);
    let class = classes!("field", is_wide.then_some("wide"));
    html! {
        <div {class} onfocusin={follow(true)} onfocusout={follow(false)}>
            <div class="field-head">
                { name(props.parameter, words, &ids) }
                <button type="button" class="help-button" {tabindex} onclick={toggle} aria-label={(texts.form.explain)(words.label)}
                    aria-expanded={is_explained.to_string()} aria-controls={ids.help.clone()}>{ "?" }</button>
            </div>
            { control(props, words.options, refused.as_ref().map(|refused| refused.text.as_str()), &take, &ids) }
            <p class="field-help" id={ids.help.clone()} hidden={!*is_explained}>{ help(props.parameter, texts) }</p>
            if let Some(refused) = &refused {
                <p class="field-error" id={ids.error} role="alert">{ refused.sentence(props.parameter, texts) }</p>
            } else if let Some(fault) = &props.fault {
                <p class="field-error" id={ids.error} role="alert">{ fault }</p>
            }
        </div>
    }
}

/// What was refused, and what takes a text.
#[hook]
fn use_refusal(props: &ParameterFieldProps) -> (Option<Refused>, Callback<String>) {
    let refused = use_state(|| None::<Refused>);
    {
        let refused = refused.setter();
        use_effect_with(props.value.clone(), move |_| refused.set(None));
    }
    let (key, control) = (props.parameter.key, props.parameter.kind.control());
    let (setter, on_change) = (refused.setter(), props.on_change.clone());
    let take = Callback::from(move |text: String| {
        let text = typed(control, &text);
        let outcome = on_change.emit(Change {
            key,
            text: text.clone(),
        });
        setter.set(Refused::of(text, outcome));
    });
    ((*refused).clone(), take)
}

/// The ids of a field's elements. Keys are short words that a table or a sentence of a lab may have as well.
struct Ids {
    control: String,
    label: String,
    help: String,
    error: String,
}

impl Ids {
    fn of(key: &str) -> Self {
        let control = format!("parameter-{key}");
        Self {
            label: format!("{control}-label"),
            help: format!("{control}-help"),
            error: format!("{control}-error"),
            control,
        }
    }

    fn describing(&self, is_refused: bool) -> String {
        if is_refused {
            format!("{} {}", self.error, self.help)
        } else {
            self.help.clone()
        }
    }
}

/// The label; several boxes are a group, which has a name but no label.
fn name(parameter: &Parameter, words: &ParameterText, ids: &Ids) -> Html {
    let unit = (!words.unit.is_empty())
        .then(|| html! { <span class="quiet">{ format!(" ({})", words.unit) }</span> });
    let id = ids.label.clone();
    match parameter.kind.control() {
        Control::SomeOf(_) => {
            html! { <span class="field-name" {id}>{ words.label }{ unit }</span> }
        }
        _ => html! { <label for={ids.control.clone()} {id}>{ words.label }{ unit }</label> },
    }
}

fn control(
    props: &ParameterFieldProps,
    options: &'static [(&'static str, &'static str)],
    refused: Option<&str>,
    take: &Callback<String>,
    ids: &Ids,
) -> Html {
    let value = refused.unwrap_or(&props.value);
    let id = ids.control.clone();
    let is_wrong = refused.is_some() || props.fault.is_some();
    let described = ids.describing(is_wrong);
    let control = props.parameter.kind.control();
    match control {
        Control::OneOf(_) => {
            let onchange = filter_map_callback(take, |event: Event| {
                Some(event.target_dyn_into::<HtmlSelectElement>()?.value())
            });
            let option = |&(name, label): &(&'static str, &'static str)| {
                html! { <option value={name} selected={name == value}>{ label }</option> }
            };
            html! {
                <select {id} {onchange} aria-describedby={described}>{ for options.iter().map(option) }</select>
            }
        }
        Control::Switch => {
            let onchange = filter_map_callback(take, |event: Event| {
                let checked = event.target_dyn_into::<HtmlInputElement>()?.checked();
                Some(if checked { "on" } else { "off" }.to_owned())
            });
            html! { <input type="checkbox" {id} checked={value == "on"} {onchange} aria-describedby={described} /> }
        }
        Control::SomeOf(names) => set_control(props, ids, (names, options), value, take),
        Control::Whole | Control::Real | Control::Text { .. } => {
            html! {
                <TypedField {id} class="number" inputmode={input_mode(control)} value={value.to_owned()} on_change={take.clone()}
                    {is_wrong} {described} />
            }
        }
    }
}

/// A box a word; the value is the words that are ticked, in their order.
fn set_control(
    props: &ParameterFieldProps,
    ids: &Ids,
    (names, options): (
        &'static [&'static str],
        &'static [(&'static str, &'static str)],
    ),
    value: &str,
    take: &Callback<String>,
) -> Html {
    let chosen: Vec<&str> = value.split(',').collect();
    let key = props.parameter.key;
    let offered = options
        .iter()
        .filter(|(name, _)| props.offers.emit((key, *name)));
    let boxes = offered.map(|&(name, label)| {
        let is_on = chosen.contains(&name);
        let next = toggled(names, value, name);
        let onchange = take.reform(move |_: Event| next.clone());
        html! {
            <label class="set-option">
                <input type="checkbox" id={format!("{}-{name}", ids.control)} checked={is_on} {onchange} />{ label }
            </label>
        }
    });
    html! {
        <div class="set" id={ids.control.clone()} role="group" aria-labelledby={ids.label.clone()} aria-describedby={ids.help.clone()}>
            { for boxes }
        </div>
    }
}
