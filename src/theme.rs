//! Light, dark, or as the system has it. The style sheet reads `data-theme` of the document's root.

use experiments::showing;
use page_kit::storage;

/// Which colours to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    System,
    Light,
    Dark,
}

impl Theme {
    /// The theme chosen on an earlier visit.
    pub fn kept() -> Self {
        match storage::theme().as_deref() {
            Some("light") => Self::Light,
            Some("dark") => Self::Dark,
            _ => Self::System,
        }
    }

    /// The one that a click on the theme button brings.
    pub fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        }
    }

    fn name(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }

    /// Shows the page in it and keeps it.
    pub fn apply(self) {
        storage::set_theme(self.name());
        self.show();
    }

    /// Shows the page as an address asks for, or as was chosen; what was chosen stays.
    pub fn show_for(address: &str) {
        match showing::theme(address) {
            Some("light") => Self::Light.show(),
            Some("dark") => Self::Dark.show(),
            _ => Self::kept().show(),
        }
    }

    fn show(self) {
        let root = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.document_element());
        let Some(root) = root else { return };
        // Setting a plain attribute of an existing element does not fail.
        let _ = match self.name() {
            Some(name) => root.set_attribute("data-theme", name),
            None => root.remove_attribute("data-theme"),
        };
    }
}
