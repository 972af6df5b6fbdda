//! The plane of payoffs: what any agreement, all correlated equilibria and all equilibria pay.

use super::found::FoundProps;
use page_kit::context::use_page;
use page_model::kit::plane::{ABOVE, BELOW, HEIGHT, LEFT, Point, RIGHT, Scale, WIDTH};
use page_model::matrix::analysis::Analysis;
use page_model::matrix::geometry::hull;
use page_model::matrix::plane::{Payoffs, Said, said};
use texts::{MatrixTexts, Texts};
use yew::prelude::*;

/// The picture, and the best correlated equilibria in words.
#[component]
pub fn Plane(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    html! {
        <div class="rows" id="payoff-plane">
            { picture(of, texts) }
            <p class="quiet small">{ words.plane_about }</p>
            <ul class="tones small">
                { for ["feasible", "correlated", "equilibrium-dot"].into_iter().zip(words.plane_legend).map(|(class, text)| html! { <li><i class={classes!("tone", class)} />{ text }</li> }) }
            </ul>
            { in_words(of, words) }
        </div>
    }
}

fn picture(of: &Analysis, texts: &Texts) -> Html {
    let words = &texts.labs.matrix.page;
    let Payoffs {
        profiles,
        equilibria,
        correlated,
    } = Payoffs::of(of);
    let scale = Scale::of(&profiles);
    let points = |points: &[Point], class: &'static str, radius: &'static str| -> Html {
        let point = |&at: &Point| {
            let (x, y) = scale.at(at);
            html! { <circle {class} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={radius} /> }
        };
        points.iter().map(point).collect()
    };
    let text = |(x, y): Point, anchor: &'static str, text: String| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ text }</text> }
    };
    let number = texts.value;
    let axis = |player: usize| (words.plane_axis)(&of.player(player, words));
    html! {
        <svg class="payoff-plane" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={words.plane_label} data-corners={correlated.len().to_string()}>
            <path class="axes" d={format!("M{LEFT} {ABOVE} V{} H{}", HEIGHT - BELOW, WIDTH - RIGHT)} />
            <polygon class="feasible" points={scale.line(&hull(&profiles))} />
            <polygon class="correlated" points={scale.line(&correlated)} />
            { points(&profiles, "profile-dot", "3") }
            { points(&equilibria, "equilibrium-dot", "6") }
            { text((LEFT, HEIGHT - BELOW + 18.0), "middle", number(scale.low.0)) }
            { text((WIDTH - RIGHT, HEIGHT - BELOW + 18.0), "middle", number(scale.high.0)) }
            { text((LEFT - 12.0, HEIGHT - BELOW + 5.0), "end", number(scale.low.1)) }
            { text((LEFT - 12.0, ABOVE + 5.0), "end", number(scale.high.1)) }
            { text((LEFT + (WIDTH - LEFT - RIGHT) / 2.0, HEIGHT - 8.0), "middle", axis(0)) }
            <g transform={format!("translate(14 {:.1}) rotate(-90)", ABOVE + (HEIGHT - ABOVE - BELOW) / 2.0)}>{ text((0.0, 0.0), "middle", axis(1)) }</g>
        </svg>
    }
}

fn in_words(of: &Analysis, words: &MatrixTexts) -> Html {
    match said(of, words) {
        Said::TooLarge => html! { <p>{ words.too_large_for_correlated }</p> },
        Said::UnderWay => html! { <p class="quiet">{ words.under_way }</p> },
        Said::Only(said) => html! { <p>{ said }</p> },
        Said::Best(best, egalitarian) => {
            let best = best.into_iter().map(|said| html! { <li>{ said }</li> });
            let egalitarian = egalitarian.map(|said| html! { <li id="egalitarian">{ said }</li> });
            html! { <ul>{ for best }{ for egalitarian }</ul> }
        }
    }
}
