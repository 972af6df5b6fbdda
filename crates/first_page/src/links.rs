//! Links of labs: where each of them leads to.

/// By the labs' names, without `#/`.
pub type Links = Vec<(&'static str, String)>;

/// The address of a lab; its default experiment's where no link is known.
pub fn address(lab: &'static str, links: &Links) -> String {
    let known = links.iter().find(|(name, _)| *name == lab);
    let link = known.map_or(lab, |(_, link)| link.as_str());
    format!("#/{link}")
}
