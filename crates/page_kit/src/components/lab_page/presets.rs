//! Presets: experiments to begin with, as links with names.

use texts::{Preset, Texts};
use yew::prelude::*;

/// Experiments to begin with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Presets {
    /// What stands above; that one may try them, if nothing else is said.
    title: Option<&'static str>,
    presets: &'static [Preset],
}

impl Presets {
    pub const fn new(presets: &'static [Preset]) -> Self {
        Self {
            title: None,
            presets,
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

/// The links.
pub fn preset_links(presets: &Presets, texts: &Texts) -> Html {
    let title = presets.title.unwrap_or(texts.lab_page.presets);
    let preset = |&(link, name): &Preset| {
        let address = format!("#/{}", link.replace(' ', "%20"));
        html! { <li key={link}><a href={address}>{ name }</a></li> }
    };
    html! {
        <nav class="presets" aria-label={title}>
            <p class="quiet small">{ title }</p>
            <ul>{ for presets.presets.iter().map(preset) }</ul>
        </nav>
    }
}
