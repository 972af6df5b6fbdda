//! A form made from a lab's own description: the same keys, ranges and words as links and the command line.
//!
//! The fields are in [`super::parameter_field`].

use super::parameter_field::ParameterField;
use experiments::parameters::{Audience, Control, Parameter};
use page_model::kit::change::{Change, EditOutcome};
use texts::Texts;
use yew::prelude::*;

/// What the form is about, and what takes its changes.
pub struct ParameterForm {
    pub schema: &'static [Parameter],
    /// Which parameters say something about the experiment: the others are left out.
    pub shows: Callback<&'static str, bool>,
    /// The text of a parameter's value now.
    pub value: Callback<&'static str, String>,
    /// Takes a change if it is allowed.
    pub on_change: Callback<Change, EditOutcome>,
    /// What is wrong with the value that a parameter has.
    pub fault: Callback<&'static str, Option<String>>,
    /// Whether an option of a set makes a difference: takes the key and the option.
    pub offers: Callback<(&'static str, &'static str), bool>,
}

/// The form.
pub fn parameter_form(form: &ParameterForm, texts: &Texts) -> Html {
    let texts = &texts.form;
    let field = |parameter: &'static Parameter| {
        html! {
            <ParameterField key={parameter.key} {parameter} value={form.value.emit(parameter.key)}
                on_change={form.on_change.clone()} fault={form.fault.emit(parameter.key)}
                offers={form.offers.clone()} />
        }
    };
    let of = |audience: Audience| {
        let wanted = move |parameter: &&Parameter| {
            let control = parameter.kind.control();
            let chosen_from_one = matches!(control, Control::OneOf(names) if names.len() < 2);
            parameter.audience == audience && !chosen_from_one && form.shows.emit(parameter.key)
        };
        form.schema.iter().filter(wanted).map(field)
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
