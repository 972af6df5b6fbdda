//! A player's mark beside their name: their stone.

pub use first_page::stone::{player_class, stone};
use games::Player;
use yew::prelude::*;

/// The mark beside a player's name, in a line of text.
pub fn player_mark(player: Player) -> Html {
    html! {
        <svg class="player-mark" viewBox="-12 -12 24 24" aria-hidden="true">
            { stone(player, 0.0, 0.0, 10.0) }
        </svg>
    }
}
