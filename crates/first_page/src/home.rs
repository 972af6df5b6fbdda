//! The first page: what this is, in five seconds; something started, within ten.

use super::Words;
use super::tile::Tile;
use texts::{HomeTexts, LESSONS, ListedLesson, Texts, WayIn};
use yew::prelude::*;

/// The lab that "Start" opens.
const FIRST_LAB: &str = "mcts?view=play";

#[derive(PartialEq, Properties)]
pub struct HomeProps {
    pub words: Words,
    /// The link that was open last, without `#/`.
    #[prop_or_default]
    pub last: Option<AttrValue>,
    /// Whether the pictures are held still, and the button for it.
    #[prop_or_default]
    pub is_still: bool,
    #[prop_or_default]
    pub on_still: Callback<MouseEvent>,
    /// What is live in the tiles, by lab.
    #[prop_or_default]
    pub pictures: Vec<(&'static str, Html)>,
}

/// The home page.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    let texts = props.words.0;
    let words = &texts.home;
    let tile = |lab: &'static texts::ListedLab| {
        let live = props.pictures.iter().find(|(of, _)| *of == lab.key);
        let picture = live.map(|(_, picture)| picture.clone());
        html! { <Tile {lab} {picture} /> }
    };
    html! {
        <div class="home">
            <section class="hero">
                <h1>{ words.headline }</h1>
                <p class="lead">{ words.lead }</p>
                { actions(words, props.last.as_ref()) }
            </section>
            <section class="ways-in" aria-labelledby="ways-in-heading">
                <h2 id="ways-in-heading">{ words.start_here }</h2>
                <ul>{ for words.ways_in.iter().map(way_in) }</ul>
                <p class="to-gallery"><a href="#/gallery">{ words.gallery }</a></p>
            </section>
            <section class="home-lessons" aria-labelledby="lessons-heading">
                <h2 id="lessons-heading">{ words.lessons }</h2>
                <ul>{ for LESSONS.iter().map(|lesson| listed(lesson, texts)) }</ul>
                <p class="actions"><a href="#/write">{ words.write }</a><a href="#/class">{ words.collect }</a></p>
            </section>
            <section class="tiles" aria-labelledby="tiles-heading">
                <div class="tiles-head">
                    <h2 id="tiles-heading">{ (words.labs)(texts.shell.listed_labs().count()) }</h2>
                    <button id="hold-still" aria-pressed={props.is_still.to_string()} onclick={props.on_still.clone()}>{ words.hold_still }</button>
                </div>
                <ul>{ for texts.shell.listed_labs().map(tile) }</ul>
            </section>
            <ul class="promises">{ for words.promises.iter().map(|promise| html! { <li>{ *promise }</li> }) }</ul>
        </div>
    }
}

fn actions(words: &HomeTexts, last: Option<&AttrValue>) -> Html {
    let last = last.filter(|last| *last != FIRST_LAB);
    html! {
        <p class="actions">
            <a class="button primary" href={format!("#/{FIRST_LAB}")} id="start">{ words.start }</a>
            if let Some(last) = last {
                <a class="button" href={format!("#/{last}")}>{ words.go_on }</a>
            }
        </p>
    }
}

/// A lesson, with how long it takes and whom it is for.
fn listed(lesson: &ListedLesson, texts: &Texts) -> Html {
    let words = &texts.lessons.reader;
    let level = words.levels[usize::from(!lesson.is_first)];
    html! {
        <li key={lesson.name}>
            <a href={format!("#/lesson/{}", lesson.name)}>{ lesson.title }</a>
            <span class="quiet small">{ format!("{}, {level}", (words.minutes)(lesson.minutes)) }</span>
        </li>
    }
}

/// A way in for somebody.
fn way_in(way: &'static WayIn) -> Html {
    html! {
        <li class="card way-in">
            <h3>{ way.who }</h3>
            <p>{ way.what }</p>
            <p><a href={format!("#/{}", way.link)}>{ way.begin }</a></p>
        </li>
    }
}
