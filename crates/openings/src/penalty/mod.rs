//! A penalty: two lines, one for each side the keeper may dive to, and the mixture that is dragged along them. `mixture`: what it is worth.

pub mod mixture;

use super::card::Card;
use super::opening::{Opening, OpeningProps};
use first_page::Words;
use mixture::{LINK, Penalty, chances};
use texts::PenaltyWords;
use web_sys::HtmlInputElement;
use yew::prelude::*;

// In the picture's own units.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 400.0;
const TOP: f64 = 12.0;
const FOOT: f64 = 250.0;

/// The kick.
#[component]
pub fn PenaltyOpening(OpeningProps { words, on_choose }: &OpeningProps) -> Html {
    let texts = words.0;
    let words = &texts.penalty;
    let penalty = use_state_eq(Penalty::default);
    let oninput = {
        let penalty = penalty.setter();
        Callback::from(move |event: InputEvent| {
            let slider = event.target_dyn_into::<HtmlInputElement>();
            if let Some(left) = slider.and_then(|slider| slider.value().parse().ok()) {
                penalty.set(Penalty { left });
            }
        })
    };
    let way = (AttrValue::from(LINK), words.way);
    html! {
        <Card words={Words(texts)} opening={Opening::Penalty} title={words.title} said={penalty.said(words)} {way} {on_choose}>
            { lines(*penalty, words) }
            <input type="range" min="0" max="100" step="1" value={penalty.left.to_string()} aria-label={words.slider} {oninput} />
        </Card>
    }
}

fn x(left: f64) -> f64 {
    LEFT + left * (RIGHT - LEFT)
}

/// Goals in a hundred from 50 to 100.
fn y(goals: f64) -> f64 {
    FOOT - (goals - 50.0) / 50.0 * (FOOT - TOP)
}

fn lines(penalty: Penalty, words: &PenaltyWords) -> Html {
    let line = |side: usize| {
        let [start, end] = [0.0, 1.0].map(|left| chances(left)[side]);
        let tone = ["tone-first", "tone-second"][side];
        let at = [0.02, 0.98][side];
        let anchor = ["start", "end"][side];
        let over = y(chances(at)[side]) - 8.0;
        html! {
            <>
                <path class={tone} d={format!("M{} {}L{} {}", x(0.0), y(start), x(1.0), y(end))} />
                <text x={x(at).to_string()} y={over.to_string()} text-anchor={anchor}>{ words.keeper[side] }</text>
            </>
        }
    };
    let left = f64::from(penalty.left) / 100.0;
    let (_, worst) = penalty.worst();
    let tick = |goals: u32| {
        html! { <text x={(LEFT - 8.0).to_string()} y={(y(goals.into()) + 4.0).to_string()} text-anchor="end">{ goals }</text> }
    };
    html! {
        <svg class="opening-lines" viewBox="0 0 442 262" aria-hidden="true">
            <path class="axes" d={format!("M{LEFT} {TOP}V{FOOT}H{RIGHT}")} />
            { for [50, 75, 100].map(tick) }
            { for [0, 1].map(line) }
            <path class="at" d={format!("M{} {FOOT}V{}", x(left), y(worst))} />
            <circle class="worst" cx={x(left).to_string()} cy={y(worst).to_string()} r="7" />
        </svg>
    }
}
