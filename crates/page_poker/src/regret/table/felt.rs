//! The table: cards, chips, the pot.

use super::playing_card::playing_card;
use experiments::regret::betting::Table;
use games::Player;
use page_kit::components::player_mark::{player_class, player_mark};
use page_model::regret::table::felt::{card_seen, chips};
use texts::Texts;
use yew::prelude::*;

/// The table from the person's side; `table` is `None` before the first hand, and the opponent's card is seen once the
/// hand `is_over`.
pub fn felt(
    table: Option<&Table>,
    person: Player,
    is_over: bool,
    is_poker: bool,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.regret.play;
    let cards = table.and_then(|table| table.cards);
    let seat = |player: Player, name: &'static str| {
        let card = table.and_then(|table| card_seen(table, player, person, is_over));
        let amount = table.map(|table| table.stakes[player.index()]);
        html! {
            <div class="seat">
                <p class="seat-name">{ player_mark(player) }{ name }</p>
                if is_poker { { playing_card(name, card, cards.is_some(), texts) } }
                if let Some(amount) = amount.filter(|_| is_poker) { { stake(amount, player, texts) } }
            </div>
        }
    };
    let public = table.and_then(|table| table.public);
    html! {
        <div class="felt">
            { seat(person.opponent(), words.opponent) }
            <div class="middle">
                if let Some(public) = public { { playing_card(words.public, Some(public), true, texts) } }
                if let Some(table) = table.filter(|_| is_poker) {
                    { pot(table, texts) }
                }
            </div>
            { seat(person, words.you) }
        </div>
    }
}

/// The pot: what each has put in, in the colours of the players.
fn pot(table: &Table, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.play;
    let pile = |player: Player| {
        let count = chips(table.stakes[player.index()]);
        let class = classes!("chip", player_class(player));
        let chips = (0..count).map(|_| html! { <i class={class.clone()} /> });
        html! { <>{ for chips }</> }
    };
    html! {
        <div class="pot-pile">
            <span class="chips" aria-hidden="true"><span>{ for Player::BOTH.into_iter().map(pile) }</span></span>
            <p class="pot number" id="pot">{ words.pot }{ ": " }{ (words.antes)(&(texts.value)(table.pot())) }</p>
        </div>
    }
}

fn stake(amount: f64, player: Player, texts: &'static Texts) -> Html {
    let class = classes!("chips", "number", player_class(player));
    html! { <p {class}>{ (texts.labs.regret.play.put_in)(&(texts.value)(amount)) }</p> }
}
