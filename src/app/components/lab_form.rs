//! The form of a lab whose address is all of its state: a change goes to the address and nowhere else.

use super::parameter_form::{Change, ParameterForm, Taken};
use crate::app::context::use_page;
use crate::app::router::Entry;
use crate::experiments::{Lab, link};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LabFormProps<L: Lab> {
    pub lab: L,
}

/// The form.
#[component]
pub fn LabForm<L: Lab + 'static>(props: &LabFormProps<L>) -> Html {
    let router = use_page().router;
    let value = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| lab.write(key))
    };
    let on_change = {
        let lab = props.lab.clone();
        Callback::from(move |Change { key, text }: Change| {
            let changed = lab.with(key, &text);
            if let Some(changed) = &changed {
                let changed = changed.after_edit_of(&lab);
                router.go(&link::write(L::NAME, &changed), Entry::Replace);
            }
            Taken::or_not(changed.is_some())
        })
    };
    let shows = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| lab.uses(key))
    };
    html! { <ParameterForm schema={L::SCHEMA} {value} {shows} {on_change} /> }
}
