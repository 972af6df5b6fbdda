//! Views of a lab inside something else: the first over time, the others below; in a narrow window one at a time, chosen by tabs.

use super::view_card::ViewCard;
use crate::components::tabs::{Tabs, use_choose};
use crate::context::use_page;
use yew::prelude::*;

/// A view as it is framed.
#[derive(Clone, PartialEq)]
pub struct FramedView {
    /// As in links.
    pub name: &'static str,
    pub title: &'static str,
    pub body: Html,
}

#[derive(PartialEq, Properties)]
pub struct FramedViewsProps {
    /// The main one first.
    pub views: Vec<FramedView>,
    pub time: Html,
    /// Whether what is shown was found with other settings.
    pub is_stale: bool,
    /// Whether one cannot go on in it.
    pub is_inert: bool,
}

/// The views.
#[component]
pub fn FramedViews(props: &FramedViewsProps) -> Html {
    let words = &use_page().texts.lab_page;
    let chosen = use_state(|| None::<&'static str>);
    let on_choose = use_choose(&chosen);
    let on_choose = on_choose.reform(Some);
    let is_there = |name: &&str| props.views.iter().any(|view| view.name == *name);
    let first = props.views.first().map(|view| view.name);
    let now = chosen.filter(is_there).or(first);
    let card = |view: &FramedView| {
        let (name, title, body) = (view.name, view.title, view.body.clone());
        let is_chosen = now == Some(name);
        html! {
            <div key={name} class="framed-view" data-chosen={is_chosen.to_string()}>
                <ViewCard {name} {title} link={None::<String>} is_wide=false {body} />
            </div>
        }
    };
    let named = |view: &FramedView| (view.name, AttrValue::Static(view.title));
    let tabs: Vec<_> = props.views.iter().map(named).collect();
    let stale = props.is_stale.then_some("stale");
    html! {
        <div class={classes!("stage-area", stale)}>
            if tabs.len() > 1 {
                <div class="view-tabs"><Tabs<&'static str> label={words.views} {tabs} chosen={now} {on_choose} /></div>
            }
            <div class="stage-views" inert={props.is_inert}>
                <div class="main-views">{ for props.views.iter().take(1).map(card) }</div>
                if props.time != Html::default() { <div class="stage-time">{ props.time.clone() }</div> }
                <div class="side-views">{ for props.views.iter().skip(1).map(card) }</div>
            </div>
        </div>
    }
}
