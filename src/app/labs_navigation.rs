//! The way from lab to lab: groups in a row, and beside the open one its labs. Links alone: nothing unfolds under a
//! pointer, and where one is follows from the address.

use super::context::use_page;
use super::storage;
use experiments::Experiment;
use texts::{LabGroup, LabName};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LabsNavigationProps {
    /// The experiment that is open.
    pub open: Option<Experiment>,
}

/// The list of groups.
#[component]
pub fn LabsNavigation(props: &LabsNavigationProps) -> Html {
    let texts = &use_page().texts.shell;
    let open = props.open.as_ref();
    html! {
        <nav aria-label={texts.labs}>
            <ul class="lab-groups">{ for texts.lab_groups.iter().map(|group| group_item(group, open)) }</ul>
        </nav>
    }
}

/// A group leads to its first lab. A lab alone stands for its group; of several, those of the open group are beside it.
fn group_item(group: &'static LabGroup, open: Option<&Experiment>) -> Html {
    let open = open.filter(|open| group.labs.iter().any(|(name, _)| *name == page_of(open)));
    let lab_item = |lab: &LabName| html! { <li>{ lab_link(lab, lab.1, open) }</li> };
    let first = &group.labs[0];
    if group.labs.len() == 1 {
        return html! { <li>{ lab_link(first, group.name, open) }</li> };
    }
    html! {
        <li>
            <a href={link(first.0, open)} class="lab-group" aria-current={open.map(|_| "true")}>{ group.name }</a>
            if open.is_some() {
                <ul aria-label={group.name}>{ for group.labs.iter().map(lab_item) }</ul>
            }
        </li>
    }
}

fn lab_link(lab: &LabName, label: &'static str, open: Option<&Experiment>) -> Html {
    let is_open = open.is_some_and(|open| page_of(open) == lab.0);
    html! { <a href={link(lab.0, open)} aria-current={is_open.then_some("page")}>{ label }</a> }
}

/// The lab that is open leads to itself, others to the link last seen there; the bare name is a lab's default experiment.
fn link(lab: &'static str, open: Option<&Experiment>) -> String {
    let open = open.filter(|open| open.lab() == lab);
    let link = open.map_or_else(
        || storage::last_link(lab).unwrap_or_else(|| lab.to_owned()),
        Experiment::link,
    );
    format!("#/{link}")
}

/// The lab whose page shows an experiment.
fn page_of(experiment: &Experiment) -> &'static str {
    match experiment.lab() {
        "solve" => "mcts",
        "generation" => "evolution",
        "war-game" => "war",
        lab => lab,
    }
}
