//! Context that every component may ask for: the texts of the language and the way to other places.

use super::router::Router;
use texts::Texts;
use yew::prelude::*;

/// What every component may ask for.
#[derive(Clone)]
pub struct Context {
    pub texts: &'static Texts,
    pub router: Router,
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
