//! Context that every component may ask for: the texts of the language, the way to other places, the pages of labs.

use crate::router::Router;
use experiments::Opened;
use texts::Texts;
use yew::prelude::*;

/// What every component may ask for.
#[derive(Clone)]
pub struct Context {
    pub texts: &'static Texts,
    pub router: Router,
    /// The page of what a link opened: labs are in modules that no other module knows.
    pub lab: fn(&Opened) -> Html,
}

impl PartialEq for Context {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.texts, other.texts) && self.router == other.router
    }
}

/// The context that the root component provides.
#[hook]
pub fn use_page() -> Context {
    use_context().unwrap_or_else(|| unreachable!("every component is below the root"))
}
