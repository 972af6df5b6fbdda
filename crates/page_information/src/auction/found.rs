//! Found: what every view is given.

use page_model::auction::analysis::Analysis;
use yew::prelude::*;

/// What every view is given.
#[derive(PartialEq, Properties)]
pub struct FoundProps {
    pub of: Analysis,
}
