//! The last three turns, the person's own last one among them, roll by roll: dice, what is in hand after them, and how the turn ended.

use super::felt::chips;
use games::Player;
use page_kit::components::player_mark::{player_class, player_mark};
use page_model::rrrats::standing::{last, said};
use page_model::rrrats::steps::{PlayerTurn, Step, Until};
use texts::Texts;
use yew::prelude::*;

/// The turns, the earlier one first.
pub fn turns(until: &Until, texts: &'static Texts) -> Html {
    let words = &texts.labs.rrrats.page;
    let turns = until.turns();
    let turn = |turn: &PlayerTurn| {
        let name = [words.your_turn, words.their_turn][turn.player.index()];
        // What the opponent did while nobody could look is shown one roll after the other.
        let unfolds = turn.player == Player::Second && until.is_now();
        let key = turn.steps.first().map_or(0, |step| step.place);
        html! {
            <div class={classes!("turn-row", unfolds.then_some("unfolds"))} key={key.to_string()} data-player={turn.player.index().to_string()}>
                <p class="small">{ player_mark(turn.player) }{ name }</p>
                <ol>{ for turn.steps.iter().enumerate().map(|(place, one)| step(place, one, turn.player, texts)) }</ol>
            </div>
        }
    };
    html! { <div class="turn-rows" id="turns">{ for last(&turns).iter().map(turn) }</div> }
}

fn step(place: usize, step: &Step, player: Player, texts: &'static Texts) -> Html {
    let dice = step.dice.map(|dice| {
        html! { <span class="mini-dice"><b>{ dice.low }</b><b>{ dice.high }</b></span> }
    });
    html! {
        <li key={step.place.to_string()} ~style={format!("--place: {place}")}>
            { dice }{ chips(step.in_hand.unwrap_or_default(), player_class(player)) }<span class="small">{ said(step, texts) }</span>
        </li>
    }
}
