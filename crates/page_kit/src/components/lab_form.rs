//! Form of a lab, whose address is all of its state: a change goes to the address and nowhere else.

use super::change::{Change, Taken};
use super::parameter_form::{ParameterForm, parameter_form};
use crate::context::use_page;
use crate::router::Entry;
use experiments::Experiment;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LabFormProps {
    pub experiment: Experiment,
}

/// What takes changes of the settings of `experiment`: it goes where they lead.
#[hook]
pub fn use_change(experiment: &Experiment) -> Callback<Change, Taken> {
    let page = use_page();
    let (router, texts) = (page.router, page.texts);
    let experiment = experiment.clone();
    Callback::from(
        move |Change { key, text }: Change| match experiment.edit(key, &text) {
            Ok(edit) => {
                let entry = if edit.is_new_place {
                    Entry::Push
                } else {
                    Entry::Replace
                };
                router.go(&edit.experiment.link(), entry);
                Taken::Yes
            }
            Err(Some(problem)) => Taken::Because(problem.at_field(texts)),
            Err(None) => Taken::No,
        },
    )
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
