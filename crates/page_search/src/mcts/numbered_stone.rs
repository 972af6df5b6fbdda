//! A stone with the column that it is dropped into: the ring of the second player lies around the number.

use games::Player;
use page_kit::components::player_mark::player_class;
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
            { numbered_stone(props.player, (0.0, 0.0), 11.0, props.number) }
        </svg>
    }
}

/// The stone as part of a larger picture.
pub fn numbered_stone(player: Player, at: (f64, f64), radius: f64, number: Option<u8>) -> Html {
    let (x, y) = (at.0.to_string(), at.1.to_string());
    html! {
        <g class={classes!("stone", "numbered", player_class(player))}>
            <circle cx={x.clone()} cy={y.clone()} r={radius.to_string()} />
            if player == Player::Second {
                <circle class="ring" cx={x.clone()} cy={y} r={(radius * 0.84).to_string()} stroke-width={(radius * 0.13).to_string()} />
            }
            if let Some(number) = number {
                <text class="column-of" {x} y={(at.1 + 4.3).to_string()}>{ number }</text>
            }
        </g>
    }
}
