//! The table: cards, chips, the pot.

use crate::app::components::player_mark::PlayerMark;
use experiments::regret::betting::Table;
use games::Player;
use texts::Texts;
use yew::prelude::*;

/// More chips than this are a number alone.
const MAX_CHIPS: usize = 14;

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
        let card = cards.map(|cards| cards[player.index()]);
        let card = card.filter(|_| player == person || is_over);
        let stake = table.map(|table| table.stakes[player.index()]);
        html! {
            <div class="seat">
                <p class="seat-name"><PlayerMark {player} />{ name }</p>
                if is_poker { { playing_card(name, card, cards.is_some(), texts) } }
                if let Some(stake) = stake.filter(|_| is_poker) { { chips(stake, texts) } }
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
                    <p class="pot number" id="pot">{ words.pot }{ ": " }{ (words.antes)(&(texts.value)(table.pot())) }</p>
                }
            </div>
            { seat(person, words.you) }
        </div>
    }
}

fn playing_card(whose: &str, card: Option<char>, is_dealt: bool, texts: &'static Texts) -> Html {
    let label = (texts.labs.regret.play.card)(whose, card);
    let class = match card {
        _ if !is_dealt => "playing-card no-card",
        Some(_) => "playing-card",
        None => "playing-card card-back",
    };
    html! {
        <div {class} role="img" aria-label={label}>
            if let Some(card) = card {
                <span class="corner" aria-hidden="true">{ card }</span>
                <span class="face" aria-hidden="true">{ card }</span>
                <span class="corner turned" aria-hidden="true">{ card }</span>
            }
        </div>
    }
}

fn chips(stake: f64, texts: &'static Texts) -> Html {
    let count = stake.round().max(0.0) as usize;
    html! {
        <p class="chips number">
            <span aria-hidden="true">{ for (0..count.min(MAX_CHIPS)).map(|_| html! { <i class="chip" /> }) }</span>
            { (texts.labs.regret.play.antes)(&(texts.value)(stake)) }
        </p>
    }
}
