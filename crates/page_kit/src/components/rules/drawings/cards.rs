//! Hands of cards.

use super::parts::{card, drawing, remark, text, token};
use texts::RulesDrawingTexts;
use yew::prelude::*;

/// A hand of Leduc poker in its second round.
pub fn leduc(words: &RulesDrawingTexts) -> Html {
    let places = [
        (60.0, words.you, "Q"),
        (160.0, words.on_the_table, "Q"),
        (260.0, words.other, "K"),
    ];
    let seat = |(x, name, face): (f64, &'static str, &'static str)| {
        html! { <>{ text((x, 16.0), "middle", name) }{ card((x, 60.0), Some(face)) }</> }
    };
    drawing(
        106.0,
        html! {
            <>
                { for places.map(seat) }
                // The pair, together.
                <path class="rules-mark" d="M60 94v6h100v-6" />
            </>
        },
    )
}

/// A round of Goofspiel.
pub fn goofspiel(words: &RulesDrawingTexts) -> Html {
    let places = [
        (60.0, words.you, "2"),
        (160.0, words.prize, "4"),
        (260.0, words.other, "1"),
    ];
    let seat = |(x, name, face): (f64, &'static str, &'static str)| {
        html! { <>{ text((x, 16.0), "middle", name) }{ card((x, 60.0), Some(face)) }</> }
    };
    drawing(100.0, html! { <>{ for places.map(seat) }</> })
}

/// A war.
pub fn war(words: &RulesDrawingTexts) -> Html {
    let rows = [
        (44.0, words.you, [Some("7"), None, Some("K")]),
        (116.0, words.other, [Some("7"), None, Some("4")]),
    ];
    let row = |(y, name, cards): (f64, &'static str, [Option<&'static str>; 3])| {
        let card_at = |(place, face): (usize, Option<&'static str>)| {
            card((130.0 + 64.0 * place as f64, y), face)
        };
        html! { <>{ text((8.0, y + 5.0), "start", name) }{ for cards.into_iter().enumerate().map(card_at) }</> }
    };
    let steps = [
        (130.0, words.face_up),
        (194.0, words.face_down),
        (258.0, words.face_up),
    ];
    drawing(
        168.0,
        html! {
            <>
                { for rows.map(row) }
                // Who takes it all.
                <rect class="rules-mark" x="233" y="11" width="50" height="66" rx="9" />
                { for steps.map(|(x, word)| remark((x, 163.0), "middle", word)) }
            </>
        },
    )
}

/// A hand of Kuhn poker for three, as one of them sees it.
pub fn kuhn_for_three() -> Html {
    let tokens = [130.0, 150.0, 170.0, 200.0];
    drawing(
        196.0,
        html! {
            <>
                { card((70.0, 40.0), None) }{ card((250.0, 40.0), None) }
                { for tokens.map(|x| token((x, 90.0), false)) }
                { card((160.0, 156.0), Some("Q")) }
            </>
        },
    )
}
