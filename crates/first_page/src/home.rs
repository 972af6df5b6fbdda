//! The first page: what this is, in five seconds; something started, within ten.

use super::Words;
use yew::prelude::*;

/// The lab that "Start" opens.
const FIRST_LAB: &str = "mcts";

#[derive(PartialEq, Properties)]
pub struct HomeProps {
    pub words: Words,
    /// The link that was open last, without `#/`.
    #[prop_or_default]
    pub last: Option<AttrValue>,
    /// Labs that move, small.
    #[prop_or_default]
    pub minimax: Html,
    #[prop_or_default]
    pub mcts: Html,
}

/// The home page.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    let texts = props.words.0;
    let words = &texts.home;
    let last = props.last.as_ref().filter(|last| *last != FIRST_LAB);
    html! {
        <div class="home">
            <section class="hero">
                <h1>{ words.headline }</h1>
                <p class="lead">{ words.lead }</p>
                <p class="actions">
                    <a class="button primary" href={format!("#/{FIRST_LAB}")} id="start">{ words.start }</a>
                    if let Some(last) = last {
                        <a class="button" href={format!("#/{last}")}>{ words.go_on }</a>
                    }
                </p>
                <ul class="promises">{ for words.promises.iter().map(|promise| html! { <li>{ *promise }</li> }) }</ul>
            </section>
            <section class="lab-cards" aria-label={texts.shell.labs}>
                <LabCard words={props.words} lab="minimax" title={texts.labs.minimax.page.title} summary={texts.labs.minimax.page.summary}
                    live={words.live_minimax} miniature={props.minimax.clone()} />
                <LabCard words={props.words} lab={FIRST_LAB} title={texts.labs.mcts.page.title} summary={texts.labs.mcts.page.summary}
                    live={words.live_mcts} miniature={props.mcts.clone()} />
            </section>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct LabCardProps {
    words: Words,
    lab: &'static str,
    title: &'static str,
    summary: &'static str,
    /// What the miniature shows.
    live: &'static str,
    miniature: Html,
}

/// A lab, small.
#[component]
fn LabCard(props: &LabCardProps) -> Html {
    html! {
        <article class="card lab-card">
            <div class="miniature-place">{ props.miniature.clone() }</div>
            <div>
                <h2>{ props.title }</h2>
                <p>{ props.summary }</p>
                <p class="quiet small">{ props.live }</p>
                <p><a href={format!("#/{}", props.lab)}>{ props.words.0.home.open_lab }</a></p>
            </div>
        </article>
    }
}
