//! Navigation: the way from lab to lab. The groups stand in a row where there is room for them, and a list of all labs with
//! their questions unfolds everywhere. Links and a `<details>` alone, so all of it works before the program is there; what
//! the program adds (closing the list by Escape and by leaving it) it hands in.

use super::Words;
use super::links::{Links, address};
use texts::{LabGroup, ListedLab, ShellTexts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NavigationProps {
    pub words: Words,
    /// The lab whose page is open.
    #[prop_or_default]
    pub open: Option<&'static str>,
    /// Where the link of a lab leads to, without `#/`; where it says nothing, to what the lab opens with.
    #[prop_or_default]
    pub links: Links,
    /// When the focus leaves a group of the row. Groups that find no place stand in a second row, which the focus brings into sight.
    #[prop_or_default]
    pub on_group_left: Callback<FocusEvent>,
    /// The list that unfolds.
    #[prop_or_default]
    pub list: NodeRef,
    /// When it is pressed, its links too.
    #[prop_or_default]
    pub on_press: Callback<MouseEvent>,
    /// Of keys pressed in it.
    #[prop_or_default]
    pub on_key: Callback<KeyboardEvent>,
    /// When the focus moves in it or out of it.
    #[prop_or_default]
    pub on_leave: Callback<FocusEvent>,
}

/// The row of groups and the list of labs.
#[component]
pub fn Navigation(props: &NavigationProps) -> Html {
    let texts = &props.words.0.shell;
    html! {
        <nav aria-label={texts.labs}>
            <ul class="lab-groups" onfocusout={props.on_group_left.clone()}>{ for texts.lab_groups.iter().map(|group| group_item(group, props)) }</ul>
            <details class="lab-menu" ref={props.list.clone()} onkeydown={props.on_key.clone()} onfocusout={props.on_leave.clone()}>
                // In a narrow window it is the only way.
                <summary><span class="at-a-desk">{ texts.all_labs }</span><span class="on-a-telephone">{ texts.menu }</span></summary>
                // Takes the focus of clicks beside its links, which do not leave it.
                <div class="card lab-list" tabindex="-1" onclick={props.on_press.clone()}>
                    { for texts.lab_groups.iter().map(|group| group_list(group, props)) }
                    { places(texts) }
                </div>
            </details>
        </nav>
    }
}

/// A group in the row leads to its first lab.
fn group_item(group: &'static LabGroup, props: &NavigationProps) -> Html {
    let is_open = group.labs.iter().any(|lab| props.open == Some(lab.key));
    let href = address(&group.labs[0], &props.links);
    html! { <li><a class="lab-group" {href} aria-current={is_open.then_some("true")}>{ group.name }</a></li> }
}

/// A group in the list.
fn group_list(group: &'static LabGroup, props: &NavigationProps) -> Html {
    html! {
        <div>
            <p class="quiet small" aria-hidden="true">{ group.name }</p>
            <ul aria-label={group.name}>{ for group.labs.iter().map(|lab| html! { <li>{ lab_link(lab, props) }</li> }) }</ul>
        </div>
    }
}

/// What is no lab, in the list.
fn places(texts: &'static ShellTexts) -> Html {
    let place = |&(href, name): &(&'static str, &'static str)| {
        html! { <li><a {href}><span class="lab-name">{ name }</span></a></li> }
    };
    html! {
        <div>
            <p class="quiet small" aria-hidden="true">{ texts.more }</p>
            <ul aria-label={texts.more}>{ for texts.places.iter().map(place) }</ul>
        </div>
    }
}

fn lab_link(lab: &'static ListedLab, props: &NavigationProps) -> Html {
    let is_open = props.open == Some(lab.key);
    html! {
        <a href={address(lab, &props.links)} aria-current={is_open.then_some("page")}>
            <span class="lab-name">{ lab.name }</span>
            <span class="quiet small">{ lab.question }</span>
        </a>
    }
}
