//! Form of a lab, whose address is all of its state: a change goes to the address and nowhere else.

use super::parameter_form::{ParameterForm, parameter_form};
use crate::context::use_page;
use crate::router::Entry;
use experiments::Experiment;
use page_model::kit::change::{Change, EditOutcome};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LabFormProps {
    pub experiment: Experiment,
}

/// What takes changes of the settings of `experiment`: it goes where they lead.
#[hook]
pub fn use_change(experiment: &Experiment) -> Callback<Change, EditOutcome> {
    let page = use_page();
    let (router, texts) = (page.router, page.texts);
    let experiment = experiment.clone();
    Callback::from(move |Change { key, text }: Change| {
        let edit = experiment.edit(key, &text);
        let outcome = EditOutcome::of(&edit, &experiment, texts);
        if let Ok(edit) = edit {
            let entry = if edit.is_new_place {
                Entry::Push
            } else {
                Entry::Replace
            };
            router.go(&edit.experiment.link(), entry);
        }
        outcome
    })
}

/// The form.
#[component]
pub fn LabForm(props: &LabFormProps) -> Html {
    let texts = use_page().texts;
    let experiment = &props.experiment;
    let on_change = use_change(experiment);
    let value = {
        let experiment = experiment.clone();
        Callback::from(move |key: &'static str| experiment.value(key))
    };
    let shows = {
        let experiment = experiment.clone();
        Callback::from(move |key: &'static str| experiment.uses(key))
    };
    let fault = {
        let runnable = experiment.runnable();
        Callback::from(move |key: &'static str| match &runnable {
            Err(reason) if reason.is_about(key) => Some(reason.sentence(texts)),
            _ => None,
        })
    };
    let offers = {
        let experiment = experiment.clone();
        Callback::from(move |(key, option): (&'static str, &'static str)| {
            experiment.offers(key, option)
        })
    };
    let form = ParameterForm {
        schema: experiment.schema(),
        shows,
        value,
        on_change,
        fault,
        offers,
    };
    parameter_form(&form, texts)
}
