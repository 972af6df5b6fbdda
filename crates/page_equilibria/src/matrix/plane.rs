//! The plane of payoffs: what any agreement, all correlated equilibria and all equilibria pay.

use super::found::FoundProps;
use experiments::matrix::geometry::{Point, hull};
use experiments::matrix::{Correlated, Distribution, Exact};
use page_kit::context::use_page;
use texts::MatrixTexts;
use yew::prelude::*;

/// Units of the picture.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 320.0;
/// Between its edges and the outermost payoffs, where the axes, their numbers and their names stand.
const LEFT: f64 = 62.0;
const RIGHT: f64 = 24.0;
const ABOVE: f64 = 20.0;
const BELOW: f64 = 54.0;

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
            LEFT + (WIDTH - LEFT - RIGHT) * across,
            HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * up,
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
    let number = texts.value;
    let text = |(x, y): Point, anchor: &'static str, text: String| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ text }</text> }
    };
    let axis = |player: usize| (words.plane_axis)(&props.player(player, words));
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
            { in_words(props, correlated, words) }
        </div>
    }
}

fn shown(payoffs: &[Exact; 2]) -> [String; 2] {
    payoffs.each_ref().map(Exact::shown)
}

/// What is best for somebody: a point, or a whole edge.
fn sentence(
    whom: usize,
    best: &Distribution,
    edge: Option<&[[Exact; 2]; 2]>,
    words: &MatrixTexts,
) -> Html {
    let said = match edge {
        Some(ends) => {
            let ends = ends.each_ref().map(shown);
            (words.best_edge)(
                whom,
                ends.each_ref()
                    .map(|end| end.each_ref().map(String::as_str)),
            )
        }
        None => {
            let payoffs = shown(&best.payoffs);
            (words.best_correlated)(whom, payoffs.each_ref().map(String::as_str))
        }
    };
    html! { <li>{ said }</li> }
}

/// What the referee draws from.
fn lottery(props: &FoundProps, of: &Distribution, words: &MatrixTexts) -> String {
    let drawn = of
        .cells
        .iter()
        .enumerate()
        .filter(|(_, part)| !part.is_zero());
    let pairs: Vec<([&str; 2], String)> = drawn
        .map(|(profile, part)| {
            let actions = props.game.actions_of(profile);
            let names = [0, 1].map(|player| &props.game.actions()[player][actions[player]][..]);
            (names, part.shown())
        })
        .collect();
    (words.lottery)(&pairs)
}

fn in_words(props: &FoundProps, correlated: Option<&Correlated>, words: &MatrixTexts) -> Html {
    use experiments::matrix::Stage;
    match correlated {
        None if props.found.stage == Stage::Done => {
            html! { <p>{ words.too_large_for_correlated }</p> }
        }
        None => html! { <p class="quiet">{ words.under_way }</p> },
        Some(known) => {
            if let [only] = &known.corners[..] {
                let payoffs = shown(only);
                let said = (words.only_correlated)(payoffs.each_ref().map(String::as_str));
                return html! { <p>{ said }</p> };
            }
            let best = known.best.iter().zip(&known.edges).enumerate();
            let best = best.map(|(whom, (best, edge))| sentence(whom, best, edge.as_ref(), words));
            let egalitarian = known.egalitarian.as_ref().map(|one| {
                let payoffs = shown(&one.payoffs);
                let said = (words.egalitarian)(payoffs.each_ref().map(String::as_str));
                html! { <li id="egalitarian">{ said }{ " " }{ lottery(props, one, words) }</li> }
            });
            html! { <ul>{ for best }{ for egalitarian }</ul> }
        }
    }
}
