//! The ultimatum: a tree of three lines, and a button for every offer. `offer`: what it brings.

pub mod offer;

use super::card::Card;
use super::opening::{Opening, OpeningProps};
use first_page::Words;
use offer::{COINS, LINK, Ultimatum};
use texts::UltimatumWords;
use yew::prelude::*;

/// The offer.
#[component]
pub fn UltimatumOpening(OpeningProps { words, on_choose }: &OpeningProps) -> Html {
    let texts = words.0;
    let words = &texts.ultimatum;
    let ultimatum = use_state_eq(Ultimatum::default);
    let button = |offer: u32| {
        let set = ultimatum.setter();
        let onclick =
            Callback::from(move |_: MouseEvent| set.set(Ultimatum { offer: Some(offer) }));
        let is_chosen = (ultimatum.offer == Some(offer)).to_string();
        html! { <button type="button" aria-label={(words.offer)(offer)} aria-pressed={is_chosen} {onclick}>{ offer }</button> }
    };
    let way = (AttrValue::from(LINK), words.way);
    html! {
        <Card words={Words(texts)} opening={Opening::Ultimatum} title={words.title} said={ultimatum.said(words)} {way} {on_choose}>
            { tree(*ultimatum, words) }
            <div class="opening-buttons">{ for (0..=COINS).map(button) }</div>
        </Card>
    }
}

/// The offer, the answer, and what both get.
fn tree(ultimatum: Ultimatum, words: &UltimatumWords) -> Html {
    let is_accepted = ultimatum.is_accepted();
    let branch = |accepts: bool| {
        let x = if accepts { 128.0 } else { 328.0 };
        let is_taken = is_accepted == Some(accepts);
        let coins = match ultimatum.offer {
            Some(offer) if accepts => format!("{} : {offer}", COINS - offer),
            None if accepts => "? : ?".to_owned(),
            _ => "0 : 0".to_owned(),
        };
        let name = if accepts { words.accept } else { words.refuse };
        html! {
            <g class={is_taken.then_some("taken")}>
                <path class="branch" d={format!("M228 92L{x} 168")} />
                <text x={f64::midpoint(228.0, x).to_string()} y="122" text-anchor={if accepts { "end" } else { "start" }}>{ name }</text>
                <text class="payoffs" x={x.to_string()} y="192">{ coins }</text>
            </g>
        }
    };
    html! {
        <svg class="opening-tree" viewBox="0 0 456 210" aria-hidden="true">
            <path class="branch" d="M228 26V92" />
            <circle class="tree-first" cx="228" cy="26" r="9" /><circle class="tree-second" cx="228" cy="92" r="9" />
            <text x="242" y="31" text-anchor="start">{ words.you }</text><text x="242" y="97" text-anchor="start">{ words.other }</text>
            { branch(true) }{ branch(false) }
        </svg>
    }
}
