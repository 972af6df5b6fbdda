//! Tokens and objects: a roll of Rrrats, the heaps of Nim.

use super::parts::{arrow, drawing, text, token};
use texts::RulesDrawingTexts;
use yew::prelude::*;

/// What a roll of 1 and 2 does.
pub fn rrrats(words: &RulesDrawingTexts) -> Html {
    let pile = (0..20).map(|number| {
        (
            24.0 + 20.0 * f64::from(number % 5),
            40.0 + 20.0 * f64::from(number / 5),
        )
    });
    let bank = (0..4).map(|number| (232.0 + 20.0 * f64::from(number), 40.0));
    let hand = (0..4).map(|number| (130.0 + 20.0 * f64::from(number), 156.0));
    drawing(
        190.0,
        html! {
            <>
                { text((64.0, 20.0), "middle", words.pile) }
                { for pile.map(|place| token(place, false)) }
                { text((312.0, 20.0), "end", words.bank) }
                { for bank.map(|place| token(place, false)) }
                { die((148.0, 98.0), 1) }{ die((196.0, 98.0), 2) }
                { arrow((98.0, 116.0), (126.0, 144.0)) }{ arrow((262.0, 54.0), (204.0, 146.0)) }
                { for hand.map(|place| token(place, false)) }
                { text((160.0, 186.0), "middle", words.hand) }
            </>
        },
    )
}

/// Two dice, and a bid about both.
pub fn liars_dice(words: &RulesDrawingTexts) -> Html {
    drawing(
        110.0,
        html! {
            <>
                { text((80.0, 16.0), "middle", words.you) }{ die((80.0, 50.0), 3) }
                { text((240.0, 16.0), "middle", words.other) }{ die((240.0, 50.0), 6) }
                { text((160.0, 100.0), "middle", words.bid) }
            </>
        },
    )
}

/// A die around a point.
fn die((x, y): (f64, f64), face: u8) -> Html {
    let place = format!("translate({x} {y})");
    html! {
        <g class="rules-card" transform={place}>
            <rect x="-17" y="-17" width="34" height="34" rx="7" />
            <text class="rules-face" y="8" text-anchor="middle">{ face }</text>
        </g>
    }
}

/// Heaps of 3, 4 and 5, two of the first being taken.
pub fn nim() -> Html {
    let heap = |(index, size): (usize, u8)| {
        let x = 70.0 + 90.0 * index as f64;
        let object = |number: u8| {
            let is_going = index == 0 && number > 0;
            token((x, 112.0 - 21.0 * f64::from(number)), is_going)
        };
        html! { <>{ for (0..size).map(object) }{ text((x, 142.0), "middle", size.to_string()) }</> }
    };
    drawing(
        150.0,
        html! { <>{ for [3, 4, 5].into_iter().enumerate().map(heap) }</> },
    )
}
