//! The way from lab to lab: groups in a row, and beside the open one its labs. Links alone: nothing unfolds under a
//! pointer, and where one is follows from the address.

use super::Words;
use texts::{LabGroup, LabName};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NavigationProps {
    pub words: Words,
    /// The lab whose page is open.
    #[prop_or_default]
    pub open: Option<&'static str>,
    /// Where the link of a lab leads to, without `#/`; where it says nothing, to the lab's default experiment.
    #[prop_or_default]
    pub links: Vec<(&'static str, String)>,
}

/// The list of groups.
#[component]
pub fn Navigation(props: &NavigationProps) -> Html {
    let texts = &props.words.0.shell;
    html! {
        <nav aria-label={texts.labs}>
            <ul class="lab-groups">{ for texts.lab_groups.iter().map(|group| group_item(group, props)) }</ul>
        </nav>
    }
}

/// A group leads to its first lab. A lab alone stands for its group; of several, those of the open group are beside it.
fn group_item(group: &'static LabGroup, props: &NavigationProps) -> Html {
    let is_open = group.labs.iter().any(|(name, _)| props.open == Some(name));
    let lab_item = |lab: &LabName| html! { <li>{ lab_link(lab, lab.1, props) }</li> };
    let first = &group.labs[0];
    if group.labs.len() == 1 {
        return html! { <li>{ lab_link(first, group.name, props) }</li> };
    }
    html! {
        <li>
            <a href={address(first.0, props)} class="lab-group" aria-current={is_open.then_some("true")}>{ group.name }</a>
            if is_open {
                <ul aria-label={group.name}>{ for group.labs.iter().map(lab_item) }</ul>
            }
        </li>
    }
}

fn lab_link(lab: &LabName, label: &'static str, props: &NavigationProps) -> Html {
    let is_open = props.open == Some(lab.0);
    html! { <a href={address(lab.0, props)} aria-current={is_open.then_some("page")}>{ label }</a> }
}

fn address(lab: &'static str, props: &NavigationProps) -> String {
    let known = props.links.iter().find(|(name, _)| *name == lab);
    let link = known.map_or(lab, |(_, link)| link.as_str());
    format!("#/{link}")
}
