//! Experiments to begin with, as links with names.

use crate::app::context::use_page;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PresetLinksProps {
    /// What stands above; that one may try them, if nothing else is said.
    #[prop_or_default]
    pub title: Option<&'static str>,
    pub links: &'static [&'static str],
    /// In the same order.
    pub names: &'static [&'static str],
}

/// The links.
#[component]
pub fn PresetLinks(props: &PresetLinksProps) -> Html {
    let title = props.title.unwrap_or(use_page().texts.regret_page.presets);
    let preset = |(link, name): (&&'static str, &&'static str)| {
        html! { <li><a href={format!("#/{link}")}>{ *name }</a></li> }
    };
    html! {
        <nav class="presets" aria-label={title}>
            <p class="quiet small">{ title }</p>
            <ul>{ for props.links.iter().zip(props.names).map(preset) }</ul>
        </nav>
    }
}
