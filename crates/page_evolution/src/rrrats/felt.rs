//! The table: both banks, the pile, the dice and the hand, in tokens.

use games::rrrats::Dice;
use games::{Game, Player, Turn};
use page_kit::components::player_mark::{player_class, player_mark};
use page_model::rrrats::steps::Until;
use texts::Texts;
use yew::prelude::*;

/// The table from the person's side.
pub fn felt(until: &Until, texts: &'static Texts) -> Html {
    let words = &texts.labs.rrrats.page;
    let position = until.position();
    let (mover, hand) = (position.mover(), position.table().in_hand());
    let is_over = position.turn() == Turn::Over;
    let seat = |player: Player, name: &'static str, id: &'static str| {
        let moves = (!is_over && player == mover).then_some("moves");
        html! {
            <div class={classes!("rrrats-seat", moves)} {id}>
                <p class="seat-name">{ player_mark(player) }{ name }</p>
                <p class="rrrats-count number"><strong>{ (words.in_bank)(position.bank(player)) }</strong></p>
                { chips(position.bank(player), player_class(player)) }
            </div>
        }
    };
    html! {
        <div class="felt rrrats-felt">
            { seat(Player::First, words.you, "your-bank") }
            <div class="rrrats-middle">
                <div id="pile">
                    <p class="rrrats-count number">{ (words.pile)(position.table().pile) }</p>
                    { chips(position.table().pile, "free") }
                </div>
                { dice(until.dice(), texts) }
                <div id="in-hand" class="rrrats-hand">
                    <p class="rrrats-count number">{ (words.in_hand)(mover.index(), hand) }</p>
                    { chips(hand, player_class(mover)) }
                </div>
            </div>
            { seat(Player::Second, words.opponent, "their-bank") }
        </div>
    }
}

/// So many tokens.
pub fn chips(count: u8, class: &'static str) -> Html {
    html! {
        <span class="chips" aria-hidden="true">{ for (0..count).map(|_| html! { <i class={classes!("chip", class)} /> }) }</span>
    }
}

fn dice(fallen: Option<Dice>, texts: &'static Texts) -> Html {
    let words = &texts.labs.rrrats.page;
    let faces = fallen.map(|dice| [dice.low, dice.high]);
    let label = faces.map_or_else(
        || words.no_dice.to_owned(),
        |[low, high]| (words.dice)(low, high),
    );
    let die = |face: Option<u8>| {
        html! { <span class="die" aria-hidden="true">{ face.map_or_else(String::new, |face| face.to_string()) }</span> }
    };
    html! {
        <p class="dice" role="img" aria-label={label}>
            { die(faces.map(|faces| faces[0])) }
            { die(faces.map(|faces| faces[1])) }
        </p>
    }
}
