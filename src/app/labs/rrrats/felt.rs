//! The table: the pile, both banks, the hand, the dice.

use crate::app::components::player_mark::PlayerMark;
use experiments::rrrats::table::Table;
use games::Player;
use games::rrrats::{Action, Dice};
use texts::Texts;
use yew::prelude::*;

/// The table from the person's side.
pub fn felt(table: &Table, texts: &'static Texts) -> Html {
    let words = &texts.labs.rrrats.page;
    let position = &table.position;
    let seat = |player: Player, name: &'static str, id: &'static str| {
        html! {
            <div class="seat" {id}>
                <p class="seat-name"><PlayerMark {player} />{ name }</p>
                { tokens(position.bank(player), texts) }
            </div>
        }
    };
    let fallen = table
        .events
        .iter()
        .rev()
        .find_map(|event| match event.action {
            Action::Fall(dice) => Some(dice),
            Action::Roll | Action::Stop => None,
        });
    html! {
        <div class="felt">
            { seat(Player::First, words.you, "your-bank") }
            <div class="middle">
                { dice(fallen, texts) }
                <p class="pot number" id="pile">{ (words.pile)(position.table().pile) }</p>
                <p class="pot number" id="in-hand">{ (words.in_hand)(position.table().in_hand()) }</p>
            </div>
            { seat(Player::Second, words.opponent, "their-bank") }
        </div>
    }
}

fn tokens(count: u8, texts: &'static Texts) -> Html {
    html! {
        <p class="chips number">
            <span aria-hidden="true">{ for (0..count).map(|_| html! { <i class="chip" /> }) }</span>
            { (texts.labs.rrrats.page.tokens)(count) }
        </p>
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
