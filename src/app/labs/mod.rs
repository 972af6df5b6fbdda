//! The labs, a folder each, and which of them an experiment belongs to.

pub mod connect_four;
pub mod minimax;

use crate::experiments::{Experiment, Opened};
use yew::prelude::*;

/// The lab of what a link opened.
#[cfg(feature = "labs")]
pub fn lab(opened: &Opened) -> Html {
    use connect_four::ConnectFourPage;
    use minimax::MinimaxPage;
    let problems = opened.problems.clone();
    match &opened.experiment {
        Experiment::ConnectFour(lab) => html! { <ConnectFourPage lab={lab.clone()} {problems} /> },
        Experiment::Minimax(lab) => html! { <MinimaxPage lab={lab.clone()} {problems} /> },
    }
}
