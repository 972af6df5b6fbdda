//! Note of views that are about the end of the run, while another moment is shown above them.

use page_kit::context::use_page;
use page_model::regret::shown::Shown;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AtTheEndProps {
    pub shown: Shown,
}

/// The note; nothing where the end is shown.
#[component]
pub fn AtTheEnd(props: &AtTheEndProps) -> Html {
    let texts = use_page().texts;
    match props.shown.end_elsewhere() {
        Some(end) => {
            let note = (texts.labs.regret.page.at_the_end)(&(texts.number)(end));
            html! { <p class="quiet">{ note }</p> }
        }
        None => Html::default(),
    }
}
