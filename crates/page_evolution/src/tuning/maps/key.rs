//! Key of the maps: what the marks mean, and the one scale of both.

use super::marks;
use page_model::tuning::maps::shades::strength;
use texts::Texts;
use yew::prelude::*;

/// Units of a mark in the key.
const SIDE: f64 = 18.0;
const SIZE: f64 = 6.0;

/// What the marks mean.
pub fn key(knows_best: bool, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.maps;
    let middle = (SIDE / 2.0, SIDE / 2.0);
    let mark = |drawn: Html, name: &'static str| {
        html! {
            <li><svg viewBox={format!("0 0 {SIDE} {SIDE}")} class="map-key-mark" aria-hidden="true">{ drawn }</svg>{ name }</li>
        }
    };
    html! {
        <div class="map-key small">
            <ul>
                { mark(marks::current(middle, SIZE), words.current) }
                { mark(marks::neighbour(middle, SIZE), words.neighbour) }
                { mark(marks::next(middle, SIZE), words.next) }
                { mark(marks::recommended(middle, SIZE), words.recommended) }
                if knows_best { { mark(marks::best(middle, SIZE), words.best) } }
            </ul>
        </div>
    }
}

/// The scale of the colours.
pub fn scale(range: (f64, f64), has_numbers: bool, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.maps;
    let amount = texts.labs.tuning.page.short_amount;
    let (low, high) = range;
    let ends = [low, high].map(|number| strength(number, range, has_numbers));
    let style = format!("--from:{:.0}%;--to:{:.0}%", ends[0], ends[1]);
    html! {
        <p class="map-scale small"><span class="number">{ amount(low) }</span><i ~style={style} aria-hidden="true" /><span class="number">{ amount(high) }</span>
            <span class="quiet">{ words.scale }</span></p>
    }
}
