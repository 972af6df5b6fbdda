//! The plane of payoffs: what any agreement, all correlated equilibria and all equilibria pay.

use super::found::FoundProps;
use page_kit::context::use_page;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::geometry::{Point, hull};
use page_model::matrix::plane::{ABOVE, BELOW, HEIGHT, LEFT, RIGHT, Said, Scale, WIDTH, said};
use texts::MatrixTexts;
use yew::prelude::*;

/// The picture, and the best correlated equilibria in words.
#[component]
pub fn Plane(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    let game = &of.game;
    let cells: Vec<Point> = (0..game.profiles())
        .map(|profile| {
            (
                game.payoff(profile, 0).value(),
                game.payoff(profile, 1).value(),
            )
        })
        .collect();
    let scale = Scale::of(&cells);
    let point = |class: &'static str, radius: &'static str| {
        let scale = &scale;
        move |at: Point| {
            let (x, y) = scale.at(at);
            html! { <circle {class} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={radius} /> }
        }
    };
    let equilibria = of
        .found
        .equilibria()
        .iter()
        .map(|equilibrium| (equilibrium.payoffs[0].value, equilibrium.payoffs[1].value));
    let correlated = of.found.correlated.as_ref();
    let corners: Vec<Point> = correlated.map_or_else(Vec::new, |known| {
        known
            .corners
            .iter()
            .map(|[a, b]| (a.value, b.value))
            .collect()
    });
    let number = texts.value;
    let text = |(x, y): Point, anchor: &'static str, text: String| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ text }</text> }
    };
    let axis = |player: usize| (words.plane_axis)(&of.player(player, words));
    html! {
        <div class="rows" id="payoff-plane">
            <svg class="payoff-plane" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={words.plane_label} data-corners={corners.len().to_string()}>
                <path class="axes" d={format!("M{LEFT} {ABOVE} V{} H{}", HEIGHT - BELOW, WIDTH - RIGHT)} />
                <polygon class="feasible" points={scale.line(&hull(&cells))} />
                <polygon class="correlated" points={scale.line(&corners)} />
                { for cells.iter().copied().map(point("profile-dot", "3")) }
                { for equilibria.map(point("equilibrium-dot", "6")) }
                { text((LEFT, HEIGHT - BELOW + 18.0), "middle", number(scale.low.0)) }
                { text((WIDTH - RIGHT, HEIGHT - BELOW + 18.0), "middle", number(scale.high.0)) }
                { text((LEFT - 12.0, HEIGHT - BELOW + 5.0), "end", number(scale.low.1)) }
                { text((LEFT - 12.0, ABOVE + 5.0), "end", number(scale.high.1)) }
                { text((LEFT + (WIDTH - LEFT - RIGHT) / 2.0, HEIGHT - 8.0), "middle", axis(0)) }
                <g transform={format!("translate(14 {:.1}) rotate(-90)", ABOVE + (HEIGHT - ABOVE - BELOW) / 2.0)}>{ text((0.0, 0.0), "middle", axis(1)) }</g>
            </svg>
            <p class="quiet small">{ words.plane_about }</p>
            <ul class="tones small">
                { for ["feasible", "correlated", "equilibrium-dot"].into_iter().zip(words.plane_legend).map(|(class, text)| html! { <li><i class={classes!("tone", class)} />{ text }</li> }) }
            </ul>
            { in_words(of, words) }
        </div>
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
