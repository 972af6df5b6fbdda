//! The first page: something to play beside what this is, then the map of subjects, then every lab with a live picture.

use super::Words;
use super::map::Map;
use super::tile::Tile;
use texts::{HomeTexts, Texts, WayIn};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HomeProps {
    pub words: Words,
    /// The link that was open last, without `#/`.
    #[prop_or_default]
    pub last: Option<AttrValue>,
    /// What is played beside the headline: the element that has the openings.
    pub opening: Html,
    /// How many of its [`parts`] are drawn: the map, then tiles.
    #[prop_or(usize::MAX)]
    pub parts: usize,
    /// Whether the pictures are held still, and the button for it.
    #[prop_or_default]
    pub is_still: bool,
    #[prop_or_default]
    pub on_still: Callback<MouseEvent>,
    /// What is live in the tiles, by lab.
    #[prop_or_default]
    pub pictures: Vec<(&'static str, Html)>,
}

/// So many tiles are a part.
const TILES: usize = 4;

/// How many parts there are.
pub fn parts(texts: &Texts) -> usize {
    1 + texts.shell.listed_labs().count().div_ceil(TILES)
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
    let tiles = props.parts.saturating_sub(1).saturating_mul(TILES);
    html! {
        <div class="home">
            <div class="hero">
                { headline(words, props.last.as_ref()) }
                { props.opening.clone() }
            </div>
            if props.parts > 0 { <Map words={props.words} /> }
            <section class="tiles" aria-labelledby="tiles-heading">
                <div class="tiles-head">
                    <h2 id="tiles-heading">{ (words.labs)(texts.shell.listed_labs().count()) }</h2>
                    <button id="hold-still" aria-pressed={props.is_still.to_string()} onclick={props.on_still.clone()}>{ words.hold_still }</button>
                </div>
                <ul>{ for texts.shell.listed_labs().take(tiles).map(tile) }</ul>
            </section>
            <ul class="promises">{ for words.promises.iter().map(|promise| html! { <li>{ *promise }</li> }) }</ul>
        </div>
    }
}

/// What this is, and three ways in.
fn headline(words: &'static HomeTexts, last: Option<&AttrValue>) -> Html {
    html! {
        <section class="headline">
            <h1>{ words.headline }</h1>
            <p class="lead">{ words.lead }</p>
            <ul class="ways-in">{ for words.ways_in.iter().map(way_in) }</ul>
            if let Some(last) = last {
                <p><a class="button" href={format!("#/{last}")}>{ words.go_on }</a></p>
            }
        </section>
    }
}

/// A way in for somebody.
fn way_in(way: &'static WayIn) -> Html {
    html! {
        <li class="way-in"><a href={format!("#/{}", way.link)}><b>{ way.who }</b><span>{ way.what }</span></a></li>
    }
}
