//! Found: what every view is given.

use page_model::continuous::analysis::Analysis;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FoundProps {
    pub of: Analysis,
}
