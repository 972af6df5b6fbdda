//! Presets: experiments to begin with, as links with names.

use texts::Texts;
use yew::prelude::*;

/// Experiments to begin with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Presets {
    /// What stands above; that one may try them, if nothing else is said.
    title: Option<&'static str>,
    /// The lab of all of them, if that is not said by each.
    lab: Option<&'static str>,
    links: &'static [&'static str],
    /// In the same order.
    names: &'static [&'static str],
}

impl Presets {
    /// Links, and their names in the same order.
    pub const fn new(links: &'static [&'static str], names: &'static [&'static str]) -> Self {
        Self {
            title: None,
            lab: None,
            links,
            names,
        }
    }

    /// Of one lab: links without its name.
    pub const fn of_lab(
        lab: &'static str,
        links: &'static [&'static str],
        names: &'static [&'static str],
    ) -> Self {
        Self {
            lab: Some(lab),
            ..Self::new(links, names)
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

    fn address(&self, link: &str) -> String {
        let link = link.replace(' ', "%20");
        match self.lab {
            None => format!("#/{link}"),
            Some(lab) if link.is_empty() => format!("#/{lab}"),
            Some(lab) => format!("#/{lab}?{link}"),
        }
    }
}

/// The links.
pub fn preset_links(presets: &Presets, texts: &Texts) -> Html {
    let title = presets.title.unwrap_or(texts.lab_page.presets);
    let preset = |(link, name): (&&'static str, &&'static str)| {
        html! { <li key={*link}><a href={presets.address(link)}>{ *name }</a></li> }
    };
    html! {
        <nav class="presets" aria-label={title}>
            <p class="quiet small">{ title }</p>
            <ul>{ for presets.links.iter().zip(presets.names).map(preset) }</ul>
        </nav>
    }
}
