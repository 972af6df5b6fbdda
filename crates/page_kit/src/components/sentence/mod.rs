//! Sentence with settings in it: what is shown, and the few settings that matter most, each where it is named.
//!
//! A lab gives a text with places: `{iterations}` becomes the control of that parameter, `{=exploitability}` a value that was
//! found. Numbers are dragged, typed or stepped ([`number_field`]), words are chosen in place ([`choice`]), and what has a grammar
//! of its own is edited in its field among all settings.

mod choice;
mod number_field;

use crate::components::lab_form::use_change;
use crate::context::use_page;
use choice::{Choice, FewWords};
use experiments::Experiment;
use experiments::parameters::Parameter;
use number_field::NumberField;
use page_model::kit::change::{Change, EditOutcome};
use page_model::kit::sentence::{Form, Piece, find, pieces, refused, spoken};
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SentenceProps {
    pub experiment: Experiment,
    /// The text, with places in it.
    pub text: AttrValue,
    /// What stands in the places of values, by their names. Those that are not known yet are shown as a dash.
    #[prop_or_default]
    pub values: Vec<(&'static str, Html)>,
    /// What settings with a grammar of their own are called, where the lab has better words than the setting.
    #[prop_or_default]
    pub called: Vec<(&'static str, String)>,
}

/// The sentence.
#[component]
pub fn Sentence(props: &SentenceProps) -> Html {
    let texts = use_page().texts;
    let change = use_change(&props.experiment);
    let refusal = use_state(|| None::<String>);
    {
        let refusal = refusal.setter();
        use_effect_with(props.experiment.clone(), move |_| refusal.set(None));
    }
    let on_change = {
        let (refusal, schema) = (refusal.setter(), props.experiment.schema());
        Callback::from(move |asked: Change| {
            let outcome = change.emit(asked.clone());
            refusal.set(outcome.refusal(|| refused(schema, &asked, texts)));
        })
    };
    let piece = |piece: Piece| match piece {
        Piece::Words(words) => html! { { words } },
        Piece::Value(name) => {
            let value = props.values.iter().find(|(known, _)| *known == name);
            let value = value.map_or_else(|| html! { "–" }, |(_, value)| value.clone());
            html! { <b class="value number" data-value={name.to_owned()}>{ value }</b> }
        }
        Piece::Setting(key) => {
            let called = props.called.iter().find(|(known, _)| *known == key);
            let called = called.map(|(_, words)| words.as_str());
            setting(&props.experiment, key, called, &on_change, texts)
        }
    };
    html! {
        <div class="sentence">
            <p>{ for pieces(&props.text).into_iter().map(piece) }</p>
            if let Some(refusal) = &*refusal { <p class="field-error" role="alert">{ refusal }</p> }
        </div>
    }
}

/// The control of a setting somewhere else than in a lab's own sentence; of a choice only some words, where they are given.
pub fn setting_of(
    experiment: &Experiment,
    key: &str,
    only: Option<&[String]>,
    on_change: &Callback<Change, EditOutcome>,
    texts: &'static Texts,
) -> Html {
    let Some(parameter) = find(experiment.schema(), key) else {
        return Html::default();
    };
    let on_change = {
        let on_change = on_change.clone();
        Callback::from(move |change| drop(on_change.emit(change)))
    };
    match Form::out_of_sentence(parameter, only) {
        Some(form) => control(experiment, parameter, form, None, &on_change, texts),
        None => {
            html! { <b class="value">{ spoken(parameter, &experiment.value(key), texts) }</b> }
        }
    }
}

fn setting(
    experiment: &Experiment,
    key: &str,
    called: Option<&str>,
    on_change: &Callback<Change>,
    texts: &'static Texts,
) -> Html {
    let Some(parameter) = find(experiment.schema(), key) else {
        debug_assert!(false, "{key} is no setting of {}", experiment.lab());
        return Html::default();
    };
    let form = Form::in_sentence(parameter);
    control(experiment, parameter, form, called, on_change, texts)
}

fn control(
    experiment: &Experiment,
    parameter: &'static Parameter,
    form: Form,
    called: Option<&str>,
    on_change: &Callback<Change>,
    texts: &'static Texts,
) -> Html {
    let key = parameter.key;
    let value = experiment.value(key);
    let on_text = on_change.reform(move |text: String| Change { key, text });
    let words = (parameter.text)(texts);
    match form {
        Form::Number => html! {
            <NumberField {parameter} {value} on_change={on_text} />
        },
        Form::Choice => html! {
            <Choice label={words.label} options={words.options} {value} on_change={on_text} />
        },
        Form::FewWords(words) => {
            html! { <FewWords {parameter} {words} {value} on_change={on_text} /> }
        }
        Form::Elsewhere => {
            let called = called.map_or_else(|| spoken(parameter, &value, texts), str::to_owned);
            elsewhere(parameter, called, texts)
        }
    }
}

/// A setting that is edited in its own field: what it is called leads there.
fn elsewhere(parameter: &'static Parameter, called: String, texts: &'static Texts) -> Html {
    let words = (parameter.text)(texts);
    let label = words.label;
    let field = format!("parameter-{}", parameter.key);
    let onclick = Callback::from(move |_: MouseEvent| super::lab_shell::show_field(&field));
    html! {
        <button class="in-sentence" {onclick} title={(texts.lab_page.edit)(label)}>{ called }</button>
    }
}
