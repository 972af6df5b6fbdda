//! A bluff: hands of Kuhn poker, two cards and the coins between them. `hand`: what is played and said.

pub mod hand;

use super::card::Card;
use super::focus::use_focus_after;
use super::opening::{Opening, OpeningProps};
use first_page::Words;
use hand::{Bluff, LINK};
use texts::BluffWords;
use yew::prelude::*;

const SEED: u64 = 1;

/// The hands.
#[component]
pub fn BluffOpening(OpeningProps { words, on_choose }: &OpeningProps) -> Html {
    let texts = words.0;
    let words = &texts.bluff;
    let hand = use_state_eq(|| Bluff::new(SEED));
    let act = |bets: bool| {
        let hand = hand.clone();
        Callback::from(move |_: MouseEvent| hand.set(hand.act(bets)))
    };
    let next = {
        let hand = hand.clone();
        Callback::from(move |_: MouseEvent| hand.set(hand.next()))
    };
    let [bet, check] = if hand.faces_bet() {
        [words.call, words.fold]
    } else {
        [words.bet, words.check]
    };
    let over = hand.is_over();
    use_focus_after(over, ".opening-buttons button");
    let way = (AttrValue::from(LINK), words.way);
    html! {
        <Card words={Words(texts)} opening={Opening::Bluff} title={words.title} said={hand.said(words)} {way} {on_choose}>
            { table(&hand, words) }
            <div class="opening-buttons">
                if over {
                    <button type="button" class="primary" onclick={next}>{ words.next }</button>
                } else {
                    <button type="button" onclick={act(true)}>{ bet }</button>
                    <button type="button" onclick={act(false)}>{ check }</button>
                }
            </div>
        </Card>
    }
}

/// Both cards, and what each has put in.
fn table(hand: &Bluff, words: &BluffWords) -> Html {
    let side = |player: usize| {
        let x = [96.0, 276.0][player];
        let middle = x + 42.0;
        let name = [words.yours, words.its][player];
        let card = hand.cards()[player];
        let coins = hand.coins()[player];
        let coin = |coin: u32| {
            html! { <circle class="coin" cx={middle.to_string()} cy={(188.0 - 9.0 * f64::from(coin)).to_string()} r="13" /> }
        };
        html! {
            <>
                <rect class={classes!("playing-card", card.is_none().then_some("hidden-card"))} x={x.to_string()} y="26" width="84" height="112" rx="10" />
                if let Some(card) = card {
                    <text class="rank" x={middle.to_string()} y="96">{ words.ranks[card] }</text>
                }
                <text x={middle.to_string()} y="16">{ name }</text>
                { for (0..coins).map(coin) }
            </>
        }
    };
    html! {
        <svg class="opening-table" viewBox="0 0 456 210" aria-hidden="true">{ for [0, 1].map(side) }</svg>
    }
}
