//! Entrants: chips to take them out, and ways to bring others in.

use super::all_entrants::AllEntrants;
use super::class_codes::ClassCodes;
use super::found::AskedProps;
use super::own_strategy::OwnStrategy;
use crate::strategies::library_list::LibraryList;
use experiments::tournament::{Entrant, MIN_ENTRANTS};
use page_kit::components::focus::FocusFallback;
use page_kit::components::fold::Folded;
use page_kit::components::icons::{IconName, icon};
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::strategies::choosing::groups;
use page_model::tournament::analysis::names;
use page_model::tournament::entrants::{MAX_ENTRANTS, PLAYERS, is_full, with, without};
use yew::prelude::*;

/// The chips, and what brings others in.
#[component]
pub fn Entrants(AskedProps { lab }: &AskedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.entrants;
    let lab = lab.clone();
    html! {
        <div class="rows" id="entrants" tabindex="-1">
            <Chips lab={lab.clone()} />
            if is_full(&lab) { <p class="quiet small">{ (words.is_full)(MAX_ENTRANTS) }</p> }
            <Folded id="add-strategy" summary={html! { words.add }}><Library lab={lab.clone()} /></Folded>
            <Folded id="own-strategy" summary={html! { words.write }}><OwnStrategy lab={lab.clone()} /></Folded>
            <Folded id="class-codes" summary={html! { words.codes }}><ClassCodes lab={lab.clone()} /></Folded>
            <Folded id="all-entrants" summary={html! { words.all }}><AllEntrants {lab} /></Folded>
        </div>
    }
}

/// A chip for each entrant.
#[component]
fn Chips(AskedProps { lab }: &AskedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.entrants;
    let go = use_go();
    let chip = |(place, name): (usize, &String)| {
        let onclick = {
            let (lab, go) = (lab.clone(), go.clone());
            Callback::from(move |_: MouseEvent| {
                if let Some(fewer) = without(&lab, place) {
                    go.emit((fewer, Entry::Replace));
                }
            })
        };
        let rests = lab.entrants.len() <= MIN_ENTRANTS;
        let label = (words.remove)(name);
        html! {
            <li key={name.clone()} title={lab.entrants[place].strategy.clone()}>
                <span>{ name }</span>
                <button class="icon-button" {onclick} aria-label={label.clone()} title={label} aria-disabled={rests.to_string()}>{ icon(IconName::Close) }</button>
            </li>
        }
    };
    html! {
        <FocusFallback fallback="#entrants">
            <ul class="entrant-chips" aria-label={words.list}>{ for names(lab, texts).iter().enumerate().map(chip) }</ul>
        </FocusFallback>
    }
}

/// The strategies of the library that play on both sides.
#[component]
fn Library(AskedProps { lab }: &AskedProps) -> Html {
    let texts = use_page().texts;
    // All texts of the library are read for it.
    let groups = use_memo(lab.stage.clone(), |stage| {
        let stage = stage.stage();
        stage.map_or_else(|_| Vec::new(), |stage| groups(&stage.game, &PLAYERS, texts))
    });
    let on_choose = {
        let lab = lab.clone();
        use_go().reform(move |strategy: String| {
            (with(&lab, Entrant::unnamed(strategy)), Entry::Replace)
        })
    };
    html! { <LibraryList groups={(*groups).clone()} {on_choose} is_disabled={is_full(lab)} /> }
}
