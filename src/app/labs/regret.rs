//! The regret lab, which has no page yet: what it is, and how to run it.

use crate::app::context::use_page;
use crate::experiments::Experiment;
use crate::experiments::regret::RegretLab;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RegretPageProps {
    pub lab: RegretLab,
}

/// The name, the summary and the command line.
#[component]
pub fn RegretPage(props: &RegretPageProps) -> Html {
    let page = use_page();
    let texts = &page.texts.regret;
    let link = Experiment::Regret(props.lab.clone()).link();
    html! {
        <section class="sheet">
            <h1>{ texts.title }</h1>
            <p>{ texts.summary }</p>
            <p class="quiet">{ page.texts.files.command_line }</p>
            <p><code>{ format!("saddlepoint run '{link}' --format json") }</code></p>
        </section>
    }
}
