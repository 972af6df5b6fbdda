//! Playing cards, drawn: the letter in two corners, in the middle what the court cards wear.

use texts::Texts;
use yew::prelude::*;

/// What a court card wears, in units of the picture: a crown with points, one with pearls, a cap with a feather.
fn drawing(card: char) -> Option<&'static str> {
    Some(match card {
        'K' => "M16 58 13 34 23 45 31 28 39 45 49 34 46 58ZM16 64H46M31 28V20M27 23H35",
        'Q' => {
            "M16 58 14 38 23 48 31 34 39 48 48 38 46 58ZM16 64H46M14 34A2 2 0 1 0 14.1 34M31 30A2 2 0 1 0 31.1 30M48 34A2 2 0 1 0 48.1 34"
        }
        'J' => "M17 58C17 42 27 36 45 40L44 58ZM15 64H47M40 38C48 32 50 26 46 20 42 26 38 30 37 37",
        _ => return None,
    })
}

/// A card of somebody's: open, hidden, or not dealt.
pub fn playing_card(
    whose: &str,
    card: Option<char>,
    is_dealt: bool,
    texts: &'static Texts,
) -> Html {
    let label = (texts.labs.regret.play.card)(whose, card);
    let class = match card {
        _ if !is_dealt => "playing-card no-card",
        Some(_) => "playing-card",
        None => "playing-card card-back",
    };
    html! {
        <svg {class} viewBox="0 0 62 88" role="img" aria-label={label}>
            <rect class="card-paper" x="1" y="1" width="60" height="86" rx="7" />
            if let Some(card) = card {
                { face(card) }
            } else if is_dealt {
                <rect class="card-pattern" x="6" y="6" width="50" height="76" rx="4" />
                <path class="card-lattice" d="M6 25 25 6M6 44 44 6M6 63 56 13M6 82 56 32M25 82 56 51M44 82 56 70M6 63 25 82M6 44 44 82M6 25 56 75M6 6 56 56M25 6 56 37M44 6 56 18" />
            }
        </svg>
    }
}

fn face(card: char) -> Html {
    let corner = |transform: Option<&'static str>| {
        html! { <text class="corner" x="5" y="16" {transform}>{ card }</text> }
    };
    html! {
        <g class="face" aria-hidden="true">
            { corner(None) }
            { corner(Some("rotate(180 31 44)")) }
            if let Some(path) = drawing(card) {
                <path class="court" d={path} />
            } else {
                <text class="pip" x="31" y="56" text-anchor="middle">{ card }</text>
            }
        </g>
    }
}
