//! The plane of payoffs: what any agreement, all correlated equilibria and all equilibria pay.

use super::found::FoundProps;
use crate::app::context::use_page;
use experiments::matrix::geometry::{Point, hull};
use experiments::matrix::{Correlated, Distribution};
use texts::MatrixTexts;
use yew::prelude::*;

/// Units of the picture.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 320.0;
const AROUND: f64 = 46.0;

/// From payoffs to the picture.
struct Scale {
    low: Point,
    high: Point,
}

impl Scale {
    fn of(points: &[Point]) -> Self {
        let ends = |values: &mut dyn Iterator<Item = f64>| {
            values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
                (low.min(value), high.max(value))
            })
        };
        let (left, right) = ends(&mut points.iter().map(|point| point.0));
        let (bottom, top) = ends(&mut points.iter().map(|point| point.1));
        let (low, high) = ((left, bottom), (right, top));
        Self { low, high }
    }

    fn at(&self, (x, y): Point) -> Point {
        let part = |value: f64, low: f64, high: f64| {
            if high > low {
                (value - low) / (high - low)
            } else {
                0.5
            }
        };
        let across = part(x, self.low.0, self.high.0);
        let up = part(y, self.low.1, self.high.1);
        (
            AROUND + (WIDTH - 2.0 * AROUND) * across,
            HEIGHT - AROUND - (HEIGHT - 2.0 * AROUND) * up,
        )
    }

    fn line(&self, points: &[Point]) -> String {
        let texts = points.iter().map(|&point| {
            let (x, y) = self.at(point);
            format!("{x:.1},{y:.1}")
        });
        texts.collect::<Vec<_>>().join(" ")
    }
}

/// The picture, and the best correlated equilibria in words.
#[component]
pub fn Plane(props: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    let game = &props.game;
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
    let equilibria = props
        .found
        .equilibria()
        .iter()
        .map(|equilibrium| (equilibrium.payoffs[0].value, equilibrium.payoffs[1].value));
    let correlated = props.found.correlated.as_ref();
    let corners: Vec<Point> = correlated.map_or_else(Vec::new, |known| {
        known
            .corners
            .iter()
            .map(|[a, b]| (a.value, b.value))
            .collect()
    });
    let number = |value: f64| {
        format!("{value:.2}")
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned()
    };
    let text = |(x, y): Point, anchor: &'static str, text: String| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ text }</text> }
    };
    html! {
        <div class="rows" id="payoff-plane">
            <svg class="payoff-plane" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={words.plane_label} data-corners={corners.len().to_string()}>
                <polygon class="feasible" points={scale.line(&hull(&cells))} />
                <polygon class="correlated" points={scale.line(&corners)} />
                { for cells.iter().copied().map(point("profile-dot", "3")) }
                { for equilibria.map(point("equilibrium-dot", "6")) }
                { text((AROUND, HEIGHT - 18.0), "middle", number(scale.low.0)) }
                { text((WIDTH - AROUND, HEIGHT - 18.0), "middle", number(scale.high.0)) }
                { text((AROUND - 14.0, HEIGHT - AROUND), "end", number(scale.low.1)) }
                { text((AROUND - 14.0, AROUND + 5.0), "end", number(scale.high.1)) }
            </svg>
            <p class="quiet small">{ words.plane_about }</p>
            <ul class="tones small">
                { for ["feasible", "correlated", "equilibrium-dot"].into_iter().zip(words.plane_legend).map(|(class, text)| html! { <li><i class={classes!("tone", class)} />{ text }</li> }) }
            </ul>
            { in_words(props, correlated, words) }
        </div>
    }
}

fn in_words(props: &FoundProps, correlated: Option<&Correlated>, words: &MatrixTexts) -> Html {
    use experiments::matrix::Stage;
    match correlated {
        None if props.found.stage == Stage::Done => {
            html! { <p>{ words.too_large_for_correlated }</p> }
        }
        None => html! { <p class="quiet">{ words.under_way }</p> },
        Some(known) => {
            let sentence = |(whom, best): (usize, &Distribution)| {
                html! { <li>{ (words.best_correlated)(whom, &best.payoffs[0].shown(), &best.payoffs[1].shown()) }</li> }
            };
            html! { <ul>{ for known.best.iter().take(3).enumerate().map(sentence) }</ul> }
        }
    }
}
