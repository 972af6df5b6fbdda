//! Links of labs: where each of them leads to.

use texts::ListedLab;

/// By the labs' names, without `#/`.
pub type Links = Vec<(&'static str, String)>;

/// The address of a lab; where no link is known, that of what it opens with.
pub fn address(lab: &'static ListedLab, links: &Links) -> String {
    let known = links.iter().find(|(name, _)| *name == lab.key);
    let link = known.map_or(lab.link, |(_, link)| link.as_str());
    format!("#/{link}")
}
