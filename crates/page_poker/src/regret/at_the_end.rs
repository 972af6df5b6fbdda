//! Note of views that are about the end of the run, while another moment is shown above them.

use super::pictures::shown::Shown;
use page_kit::context::use_page;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AtTheEndProps {
    pub shown: Shown,
}

/// The note; nothing where the end is shown.
#[component]
pub fn AtTheEnd(props: &AtTheEndProps) -> Html {
    let texts = use_page().texts;
    let end = props
        .shown
        .learned
        .main
        .as_ref()
        .map(|main| main.iterations);
    let moment = props.shown.moment.as_ref().map(|moment| moment.iteration);
    match end.filter(|_| moment.is_some() && moment != end) {
        Some(end) => {
            let note = (texts.labs.regret.page.at_the_end)(&(texts.number)(end));
            html! { <p class="quiet">{ note }</p> }
        }
        None => Html::default(),
    }
}
