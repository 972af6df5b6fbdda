//! Presets: experiments to begin with, as links with names.

use crate::app::context::use_page;
use yew::prelude::*;

/// Experiments to begin with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Presets {
    /// What stands above; that one may try them, if nothing else is said.
    title: Option<&'static str>,
    links: &'static [&'static str],
    /// In the same order.
    names: &'static [&'static str],
}

impl Presets {
    /// Links, and their names in the same order.
    pub const fn new(links: &'static [&'static str], names: &'static [&'static str]) -> Self {
        Self {
            title: None,
            links,
            names,
        }
    }

    /// With something else above them.
    #[must_use]
    pub const fn titled(self, title: &'static str) -> Self {
        Self {
            title: Some(title),
            ..self
        }
    }
}

#[derive(PartialEq, Properties)]
pub struct PresetLinksProps {
    pub presets: Presets,
}

/// The links.
#[component]
pub fn PresetLinks(props: &PresetLinksProps) -> Html {
    let Presets {
        title,
        links,
        names,
    } = props.presets;
    let title = title.unwrap_or(use_page().texts.lab_page.presets);
    let preset = |(link, name): (&&'static str, &&'static str)| {
        html! { <li key={*link}><a href={format!("#/{link}")}>{ *name }</a></li> }
    };
    html! {
        <nav class="presets" aria-label={title}>
            <p class="quiet small">{ title }</p>
            <ul>{ for links.iter().zip(names).map(preset) }</ul>
        </nav>
    }
}
