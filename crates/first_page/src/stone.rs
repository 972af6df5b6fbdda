//! Stone of a player: a colour, and a second sign (a ring) for those who cannot tell the colours apart.

use games::Player;
use yew::prelude::*;

/// The class that colours what belongs to a player.
pub fn player_class(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

/// The stone as part of a picture: a disc, with a ring in it for the second player.
pub fn stone(player: Player, x: f64, y: f64, radius: f64) -> Html {
    let (x, y) = (x.to_string(), y.to_string());
    html! {
        <g class={classes!("stone", player_class(player))}>
            <circle cx={x.clone()} cy={y.clone()} r={radius.to_string()} />
            if player == Player::Second {
                <circle class="ring" cx={x} cy={y} r={(radius * 0.6).to_string()} stroke-width={(radius * 0.12).to_string()} />
            }
        </g>
    }
}
