//! Playing cards of War, drawn: a card that is turned over, one that lies face down, and a pile of those. The game knows ranks
//! and no suits.

use page_model::war::story::name;
use yew::prelude::*;

/// Of a pile one edge is drawn for so many cards.
const CARDS_AN_EDGE: usize = 7;
/// From edge to edge, in units of the picture.
const EDGE: f64 = 2.2;

/// A card face up. It turns over when it is drawn for the first time.
pub fn face_up(rank: u8) -> Html {
    let name = name(rank);
    html! {
        <span class="war-card turns" role="img" aria-label={name}>
            <svg class="playing-card card-front" viewBox="0 0 62 88" aria-hidden="true">
                <rect class="card-paper" x="1" y="1" width="60" height="86" rx="7" />
                <text class="corner" x="5" y="17">{ name }</text>
                <text class="corner" x="5" y="17" transform="rotate(180 31 44)">{ name }</text>
                <text class="pip" x="31" y="57" text-anchor="middle">{ name }</text>
            </svg>
            <svg class="playing-card card-behind" viewBox="0 0 62 88" aria-hidden="true">{ back() }</svg>
        </span>
    }
}

/// A card face down.
pub fn face_down(label: &'static str) -> Html {
    html! {
        <span class="war-card" role="img" aria-label={label} title={label}>
            <svg class="playing-card" viewBox="0 0 62 88" aria-hidden="true">{ back() }</svg>
        </span>
    }
}

/// A pile of so many cards face down; an empty place without any.
pub fn pile(count: usize, label: String) -> Html {
    let edges = count.div_ceil(CARDS_AN_EDGE);
    let edge = |place: usize| {
        let shift = EDGE * (edges - 1 - place) as f64;
        html! { <g transform={format!("translate({shift} {shift})")}>{ back() }</g> }
    };
    html! {
        <svg class={classes!("playing-card", "war-pile", (count == 0).then_some("no-card"))} viewBox="0 0 80 106" role="img" aria-label={label}>
            if count == 0 {
                <rect class="card-paper" x="1" y="1" width="60" height="86" rx="7" />
            }
            { for (0..edges).map(edge) }
        </svg>
    }
}

fn back() -> Html {
    html! {
        <>
            <rect class="card-paper" x="1" y="1" width="60" height="86" rx="7" />
            <rect class="card-pattern" x="6" y="6" width="50" height="76" rx="4" />
            <path class="card-lattice" d="M6 25 25 6M6 44 44 6M6 63 56 13M6 82 56 32M25 82 56 51M44 82 56 70M6 63 25 82M6 44 44 82M6 25 56 75M6 6 56 56M25 6 56 37M44 6 56 18" />
        </>
    }
}
