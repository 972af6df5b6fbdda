//! A strategy against three others: a row of moves for each match. `matches`: how they go, and what is said.

pub mod matches;

use super::card::Card;
use super::opening::{Opening, OpeningProps};
use first_page::Words;
use matches::{LINK, Played, Repeated, STRATEGIES};
use texts::RepeatedWords;
use yew::prelude::*;

/// The three matches.
#[component]
pub fn RepeatedOpening(OpeningProps { words, on_choose }: &OpeningProps) -> Html {
    let texts = words.0;
    let words = &texts.repeated;
    let state = use_state_eq(Repeated::default);
    let button = |own: usize| {
        let state = state.clone();
        let is_chosen = (state.chosen == Some(own)).to_string();
        let onclick = Callback::from(move |_: MouseEvent| state.set(state.choose(own)));
        html! { <button type="button" aria-pressed={is_chosen} {onclick}>{ words.strategies[own] }</button> }
    };
    let way = (AttrValue::from(LINK), words.way);
    html! {
        <Card words={Words(texts)} opening={Opening::Repeated} title={words.title} said={state.said(words)} {way} {on_choose}>
            { rows(state.matches(), words) }
            <div class="opening-buttons">{ for (0..STRATEGIES.len()).map(button) }</div>
        </Card>
    }
}

/// A row for each match: the visitor's moves over the other's, and the points.
fn rows(matches: Option<&[Played; 3]>, words: &RepeatedWords) -> Html {
    let row = |other: usize| {
        let top = f64::from(other as u32) * 70.0;
        let played = matches.map(|matches| &matches[other]);
        html! {
            <g>
                <text x="0" y={(top + 13.0).to_string()} text-anchor="start">{ (words.against)(words.strategies[other]) }</text>
                if let Some(played) = played {
                    { moves(played, top) }
                    <text class="payoffs" x="450" y={(top + 46.0).to_string()} text-anchor="end">{ played.points }</text>
                }
            </g>
        }
    };
    let key = |place: usize| {
        let x = 258.0 + 104.0 * place as f64;
        html! {
            <>
                <rect class={["move first", "move first defects"][place]} x={x.to_string()} y="206" width="14" height="14" rx="3" />
                <text x={(x + 20.0).to_string()} y="218" text-anchor="start">{ words.moves[place] }</text>
            </>
        }
    };
    html! {
        <svg class="opening-rows" viewBox="0 0 456 224" aria-hidden="true">{ for (0..STRATEGIES.len()).map(row) }{ for [0, 1].map(key) }</svg>
    }
}

fn moves(played: &Played, top: f64) -> Html {
    let one = |(round, player): (usize, usize)| {
        let (x, y) = (round as f64 * 40.0, top + 20.0 + player as f64 * 19.0);
        let side = ["first", "second"][player];
        let defects = (!played.rounds[round][player]).then_some("defects");
        html! { <rect class={classes!("move", side, defects)} x={x.to_string()} y={y.to_string()} width="36" height="15" rx="3" /> }
    };
    let places = (0..played.rounds.len()).flat_map(|round| [(round, 0), (round, 1)]);
    places.map(one).collect()
}
