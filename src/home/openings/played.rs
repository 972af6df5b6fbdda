//! Properties of every opening that is played.

use page_model::home::openings::Opening;
use yew::prelude::*;

/// What every opening is given.
#[derive(PartialEq, Properties)]
pub struct PlayedProps {
    /// Another one is chosen.
    pub on_choose: Callback<Opening>,
}
