//! A stone with the column that it is dropped into.

use crate::app::components::player_mark::stone;
use games::Player;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NumberedStoneProps {
    pub player: Player,
    /// Nothing is written on it if there is none.
    #[prop_or_default]
    pub number: Option<u8>,
}

/// The stone, in a line of text.
#[component]
pub fn NumberedStone(props: &NumberedStoneProps) -> Html {
    html! {
        <svg class="numbered-stone" viewBox="-12 -12 24 24" aria-hidden="true">
            { stone(props.player, 0.0, 0.0, 11.0) }
            if let Some(number) = props.number { <text class="column-of" y="4.5">{ number }</text> }
        </svg>
    }
}
