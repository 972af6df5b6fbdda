//! The way from lab to lab, with the links that were open last.

use experiments::Experiment;
use first_page::{Navigation, Words};
use page_kit::context::use_page;
use page_kit::storage;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LabsNavigationProps {
    /// The experiment that is open.
    pub open: Option<Experiment>,
}

/// The groups and the list of labs. The lab that is open leads to itself, others to the link last seen there.
#[component]
pub fn LabsNavigation(props: &LabsNavigationProps) -> Html {
    let texts = use_page().texts;
    let open = props.open.as_ref();
    let list = use_node_ref();
    let (on_key, on_leave) = use_closing(&list, open.map(page_of));
    let on_press = use_callback(list.clone(), |event: MouseEvent, list| {
        if is_on_link(&event) {
            close(list);
        }
    });
    let link = |lab: &'static str| {
        let here = open.filter(|open| open.lab() == lab).map(Experiment::link);
        Some((lab, here.or_else(|| storage::last_link(lab))?))
    };
    let labs = texts.shell.listed_labs();
    let links: Vec<(&'static str, String)> = labs.filter_map(|lab| link(lab.key)).collect();
    let on_group_left = use_callback((), |event: FocusEvent, ()| first_row(&event));
    html! { <Navigation words={Words(texts)} open={open.map(page_of)} {links} {on_group_left} {list} {on_press} {on_key} {on_leave} /> }
}

/// Shows the first row of the groups again. If the focus goes on into the second one, the browser brings that into sight afterwards.
fn first_row(event: &FocusEvent) {
    let group = event.target_dyn_into::<Element>();
    if let Some(row) = group.and_then(|group| group.closest(".lab-groups").ok()?) {
        row.set_scroll_top(0);
    }
}

/// Whether a press was on a link: the way to a place that is no lab may begin and end where no lab is open.
fn is_on_link(event: &MouseEvent) -> bool {
    let pressed = event.target_dyn_into::<Element>();
    pressed.is_some_and(|pressed| matches!(pressed.closest("a"), Ok(Some(_))))
}

/// The list of labs closes when a lab has been opened, by Escape, and when the focus leaves it.
#[hook]
fn use_closing(
    list: &NodeRef,
    open: Option<&'static str>,
) -> (Callback<KeyboardEvent>, Callback<FocusEvent>) {
    use_effect_with((list.clone(), open), |(list, _)| close(list));
    let on_key = use_callback(list.clone(), |event: KeyboardEvent, list| {
        if !is_open(list) {
            return;
        }
        match event.key().as_str() {
            "Escape" => {
                close(list);
                focus_summary(list);
            }
            "ArrowDown" => {
                event.prevent_default();
                focus_beside(list, 1);
            }
            "ArrowUp" => {
                event.prevent_default();
                focus_beside(list, -1);
            }
            _ => {}
        }
    });
    let on_leave = use_callback(list.clone(), |event: FocusEvent, list| {
        let to = event.related_target();
        let to = to.and_then(|target| target.dyn_into::<Node>().ok());
        let stays = list.get().is_some_and(|list| list.contains(to.as_ref()));
        if !stays {
            close(list);
        }
    });
    (on_key, on_leave)
}

fn is_open(list: &NodeRef) -> bool {
    let list = list.cast::<Element>();
    list.is_some_and(|list| list.has_attribute("open"))
}

fn close(list: &NodeRef) {
    if let Some(list) = list.cast::<Element>() {
        // Without the attribute there is nothing to take away.
        let _ = list.remove_attribute("open");
    }
}

/// From the link in focus, or from before the first, to another one.
fn focus_beside(list: &NodeRef, step: i32) -> Option<()> {
    let links = list.cast::<Element>()?.query_selector_all("a").ok()?;
    let links = (0..links.length()).filter_map(|place| links.get(place)?.dyn_into().ok());
    let links: Vec<HtmlElement> = links.collect();
    let focused = web_sys::window()?.document()?.active_element();
    let is_focused = |link: &HtmlElement| focused.as_ref() == Some(link.as_ref());
    let next = match links.iter().position(is_focused) {
        Some(place) => place.checked_add_signed(step as isize)?,
        None => 0,
    };
    links.get(next)?.focus().ok()
}

fn focus_summary(list: &NodeRef) -> Option<()> {
    let summary = list.cast::<Element>()?.query_selector("summary").ok()??;
    summary.dyn_into::<HtmlElement>().ok()?.focus().ok()
}

/// The listed lab whose page shows an experiment, or is nearest to the one that does.
fn page_of(experiment: &Experiment) -> &'static str {
    match experiment.lab() {
        "solve" => "mcts",
        "generation" => "evolution",
        "war-game" => "war",
        "aliens-game" => "aliens",
        lab => lab,
    }
}
