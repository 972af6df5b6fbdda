//! The form of a lab whose address is all of its state: a change goes to the address and nowhere else.

use super::change::{Change, Taken};
use super::parameter_form::ParameterForm;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::{Lab, link};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LabFormProps<L: Lab> {
    pub lab: L,
}

/// What takes changes of the settings of `lab`: it goes where they lead.
#[hook]
pub fn use_change<L: Lab + 'static>(lab: &L) -> Callback<Change, Taken> {
    let page = use_page();
    let (router, texts) = (page.router, page.texts);
    let lab = lab.clone();
    Callback::from(
        move |Change { key, text }: Change| match lab.change(key, &text) {
            Ok(changed) => {
                let changed = changed.after_edit_of(&lab);
                let entry = if changed.is_new_place(&lab) {
                    Entry::Push
                } else {
                    Entry::Replace
                };
                router.go(&link::write(L::NAME, &changed), entry);
                Taken::Yes
            }
            Err(Some(problem)) => Taken::Because(problem.at_field(texts)),
            Err(None) => Taken::No,
        },
    )
}

/// The form.
#[component]
pub fn LabForm<L: Lab + 'static>(props: &LabFormProps<L>) -> Html {
    let texts = use_page().texts;
    let on_change = use_change(&props.lab);
    let value = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| lab.write(key))
    };
    let shows = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| lab.uses(key))
    };
    let fault = {
        let runnable = props.lab.runnable();
        Callback::from(move |key: &'static str| match &runnable {
            Err(reason) if reason.is_about(key) => Some(reason.sentence(texts)),
            _ => None,
        })
    };
    let offers = {
        let lab = props.lab.clone();
        Callback::from(move |(key, option): (&'static str, &'static str)| lab.offers(key, option))
    };
    html! { <ParameterForm schema={L::schema()} {value} {shows} {on_change} {fault} {offers} /> }
}
