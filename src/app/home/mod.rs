//! The first page: what this is, in five seconds; something started, within ten.
//!
//! The labs are there as live miniatures: [`mcts`], [`minimax`].

mod mcts;
mod minimax;

use super::context::use_page;
use super::storage;
use crate::experiments::Lab;
use crate::experiments::mcts::MctsLab;
use crate::experiments::minimax::MinimaxLab;
use mcts::MctsMiniature;
use minimax::MinimaxMiniature;
use yew::prelude::*;

/// The home page.
#[component]
pub fn Home() -> Html {
    let texts = use_page().texts;
    let words = &texts.home;
    let link = MctsLab::NAME;
    let last = storage::last_of_all().filter(|last| last != link);
    html! {
        <div class="home">
            <section class="hero">
                <h1>{ words.headline }</h1>
                <p class="lead">{ words.lead }</p>
                <p class="actions">
                    <a class="button primary" href={format!("#/{link}")} id="start">{ words.start }</a>
                    if let Some(last) = last {
                        <a class="button" href={format!("#/{last}")}>{ words.go_on }</a>
                    }
                </p>
                <ul class="promises">{ for words.promises.iter().map(|promise| html! { <li>{ *promise }</li> }) }</ul>
            </section>
            <section class="lab-cards" aria-label={texts.shell.labs}>
                <LabCard lab={MinimaxLab::NAME} title={texts.minimax.title} summary={texts.minimax.summary}
                    live={words.live_minimax}><MinimaxMiniature /></LabCard>
                <LabCard lab={MctsLab::NAME} title={texts.mcts.title} summary={texts.mcts.summary}
                    live={words.live_mcts}><MctsMiniature /></LabCard>
            </section>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct LabCardProps {
    lab: &'static str,
    title: &'static str,
    summary: &'static str,
    /// What the miniature shows.
    live: &'static str,
    children: Html,
}

/// A lab, small.
#[component]
fn LabCard(props: &LabCardProps) -> Html {
    let words = &use_page().texts.home;
    html! {
        <article class="card lab-card">
            { props.children.clone() }
            <div>
                <h2>{ props.title }</h2>
                <p>{ props.summary }</p>
                <p class="quiet small">{ props.live }</p>
                <p><a href={format!("#/{}", props.lab)}>{ words.open_lab }</a></p>
            </div>
        </article>
    }
}
