//! Card of a view: its title, the way to it alone, and what it shows.

use crate::components::icons::{IconName, icon};
use crate::context::use_page;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ViewCardProps {
    /// As in links.
    pub name: &'static str,
    pub title: &'static str,
    /// To this view alone; none where it stands alone already.
    pub link: Option<String>,
    /// Whether it is as wide as the page.
    pub is_wide: bool,
    pub body: Html,
}

/// The card.
#[component]
pub fn ViewCard(props: &ViewCardProps) -> Html {
    let words = &use_page().texts.lab_page;
    let class = classes!("card", "view", props.is_wide.then_some("wide"));
    let heading = format!("{}-heading", props.name);
    html! {
        <section {class} aria-labelledby={heading.clone()} id={format!("view-{}", props.name)} data-view={props.name} tabindex="-1">
            <h2 id={heading}>{ props.title }</h2>
            if let Some(link) = &props.link {
                <a class="alone" href={format!("#/{link}")} aria-label={(words.alone)(props.title)} title={(words.alone)(props.title)}>
                    { icon(IconName::Alone) }
                </a>
            }
            { props.body.clone() }
        </section>
    }
}
