//! Fetching of the list of all there is, which the build has written: when somebody first searches.

use page_kit::components::fetched::{Fetched, use_fetched};
use page_model::site_search::index::Index;
use yew::prelude::*;

/// The file, beside the page.
const FILE: &str = "site-index.txt";

/// The list; another `attempt` tries again.
#[hook]
pub fn use_site_index(attempt: u32) -> Fetched<Index> {
    use_fetched(FILE, Index::read, Some(attempt))
}
