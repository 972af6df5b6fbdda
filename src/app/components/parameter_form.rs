//! A form made from a lab's own description: the same keys, ranges and words as links and the command line.
//!
//! A value is taken when the field is left or Enter pressed. One that is not allowed stays in its field with
//! a sentence that says what is; the experiment keeps its last good value.

use super::heard;
use crate::app::context::use_page;
use crate::experiments::agent_text::agent_sentence;
use crate::experiments::parameters::{Audience, Kind, Parameter};
use crate::texts::Texts;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A parameter and the text of its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub key: &'static str,
    pub text: String,
}

#[derive(PartialEq, Properties)]
pub struct ParameterFormProps {
    pub schema: &'static [Parameter],
    /// Which parameters say something about the experiment: the others are left out.
    #[prop_or_else(|| Callback::from(|_| true))]
    pub shows: Callback<&'static str, bool>,
    /// The text of a parameter's value now.
    pub value: Callback<&'static str, String>,
    /// Takes a change if it is allowed; false if it is not.
    pub on_change: Callback<Change, bool>,
}

/// The form.
#[component]
pub fn ParameterForm(props: &ParameterFormProps) -> Html {
    let texts = &use_page().texts.form;
    let field = |parameter: &'static Parameter| {
        html! {
            <ParameterField key={parameter.key} {parameter} value={props.value.emit(parameter.key)}
                on_change={props.on_change.clone()} />
        }
    };
    let of = |audience: Audience| {
        let wanted = move |parameter: &&Parameter| {
            let chosen_from_one = matches!(parameter.kind, Kind::Choice(names) if names.len() < 2);
            parameter.audience == audience && !chosen_from_one && props.shows.emit(parameter.key)
        };
        props.schema.iter().filter(wanted).map(field)
    };
    html! {
        <form class="parameter-form" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            { for of(Audience::Everyone) }
            if of(Audience::Knowledge).next().is_some() {
                <details>
                    <summary>{ texts.knowledge }</summary>
                    <div class="parameter-form">{ for of(Audience::Knowledge) }</div>
                </details>
            }
            if of(Audience::Advanced).next().is_some() {
                <details>
                    <summary>{ texts.more }</summary>
                    <div class="parameter-form">{ for of(Audience::Advanced) }</div>
                </details>
            }
        </form>
    }
}

#[derive(PartialEq, Properties)]
struct ParameterFieldProps {
    parameter: &'static Parameter,
    value: String,
    on_change: Callback<Change, bool>,
}

#[component]
fn ParameterField(props: &ParameterFieldProps) -> Html {
    let texts = use_page().texts;
    let words = (props.parameter.text)(texts);
    // A text that was refused, while it stands in the field.
    let refused = use_state(|| None::<String>);
    {
        let refused = refused.setter();
        use_effect_with(props.value.clone(), move |_| refused.set(None));
    }
    let (key, kind) = (props.parameter.key, props.parameter.kind);
    let take = {
        let (refused, on_change) = (refused.setter(), props.on_change.clone());
        Callback::from(move |text: String| {
            // The page writes numbers in groups, so it reads them too.
            let number = matches!(
                kind,
                Kind::Integer { .. } | Kind::Even { .. } | Kind::Real { .. }
            );
            let text: String = text
                .trim()
                .chars()
                .filter(|c| !number || !c.is_whitespace())
                .collect();
            let taken = on_change.emit(Change {
                key,
                text: text.clone(),
            });
            refused.set((!taken).then_some(text));
        })
    };
    let shown = (*refused).clone().unwrap_or_else(|| props.value.clone());
    let error_id = format!("{key}-error");
    let help = help(props.parameter, texts);
    html! {
        <div class="field">
            <label for={key} title={help}>{ words.label }
                if !words.unit.is_empty() { <span class="quiet">{ format!(" ({})", words.unit) }</span> }
            </label>
            { control(props.parameter, words.options, &shown, refused.is_some(), &take) }
            if let Some(text) = &*refused {
                <p class="field-error" id={error_id} role="alert">{ refusal(&props.parameter.kind, text, texts) }</p>
            }
        </div>
    }
}

/// Why `text` was not taken: exactly, where the kind can tell.
fn refusal(kind: &Kind, text: &str, texts: &Texts) -> String {
    match kind.agent_error(text) {
        Some(error) => agent_sentence(&error, texts),
        None => (texts.form.refused)(&kind.allowed(texts)),
    }
}

fn help(parameter: &Parameter, texts: &Texts) -> String {
    let words = (parameter.text)(texts);
    (texts.form.help)(words.help, &parameter.kind.allowed(texts))
}

fn control(
    parameter: &Parameter,
    options: &'static [&'static str],
    value: &str,
    refused: bool,
    take: &Callback<String>,
) -> Html {
    let key = parameter.key;
    let described = refused.then(|| format!("{key}-error"));
    match parameter.kind {
        Kind::Choice(names) => {
            let onchange = heard(take, |event: Event| {
                Some(event.target_dyn_into::<HtmlSelectElement>()?.value())
            });
            let option = |(name, label): (&&'static str, &&'static str)| {
                html! { <option value={*name} selected={*name == value}>{ *label }</option> }
            };
            html! {
                <select id={key} {onchange}>{ for names.iter().zip(options).map(option) }</select>
            }
        }
        Kind::Switch => {
            let onchange = heard(take, |event: Event| {
                let checked = event.target_dyn_into::<HtmlInputElement>()?.checked();
                Some(if checked { "on" } else { "off" }.to_owned())
            });
            html! { <input type="checkbox" id={key} checked={value == "on"} {onchange} /> }
        }
        Kind::Set(names) => set_control(key, names, options, value, take),
        _ => {
            let onchange = heard(take, |event: Event| {
                Some(event.target_dyn_into::<HtmlInputElement>()?.value())
            });
            let inputmode = match parameter.kind {
                Kind::Integer { .. } | Kind::Even { .. } => "numeric",
                Kind::Real { .. } => "decimal",
                _ => "text",
            };
            html! {
                <input id={key} class="number" type="text" {inputmode} value={value.to_owned()} {onchange}
                    autocomplete="off" spellcheck="false" aria-invalid={refused.to_string()} aria-describedby={described} />
            }
        }
    }
}

/// A box a word; the value is the words that are ticked, in their order.
fn set_control(
    key: &'static str,
    names: &'static [&'static str],
    options: &'static [&'static str],
    value: &str,
    take: &Callback<String>,
) -> Html {
    let chosen: Vec<&str> = value.split(',').collect();
    let boxes = names.iter().zip(options).map(|(&name, &label)| {
        let is_on = chosen.contains(&name);
        let others: Vec<&'static str> = names
            .iter()
            .copied()
            .filter(|&other| (other == name) != chosen.contains(&other))
            .collect();
        let next = if others.is_empty() {
            "none".to_owned()
        } else {
            others.join(",")
        };
        let onchange = take.reform(move |_: Event| next.clone());
        html! {
            <label class="set-option">
                <input type="checkbox" id={format!("{key}-{name}")} checked={is_on} {onchange} />{ label }
            </label>
        }
    });
    html! { <div class="set" id={key} role="group">{ for boxes }</div> }
}
