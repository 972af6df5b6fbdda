//! Triangles of the strategies of both players, in colours of the other one's best responses; a bar for a player with two actions.

use super::found::FoundProps;
use super::pressing::pressed;
use experiments::common::simplex::{CORNERS, in_triangle};
use experiments::matrix::geometry::{Point, payoff, regions};
use page_kit::context::use_page;
use texts::MatrixTexts;
use yew::prelude::*;

/// Units of the picture: a side, and the room around it.
const SIDE: f64 = 300.0;
const AROUND: f64 = 34.0;
const BAR: f64 = 40.0;
/// Colours of the other one's actions.
const TONES: [&str; 3] = ["tone-one", "tone-two", "tone-three"];

#[derive(PartialEq, Properties)]
pub struct TrianglesProps {
    pub of: FoundProps,
    /// How many players are shown: one of a single population.
    #[prop_or(2)]
    pub shown: usize,
    /// Over everything else, by player.
    #[prop_or_default]
    pub over: [Html; 2],
    /// Where somebody presses: a player, and their mixture.
    #[prop_or_default]
    pub on_press: Option<Callback<(usize, Vec<f64>)>>,
}

/// A picture a player.
#[component]
pub fn Triangles(props: &TrianglesProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    html! { <div class="path-pictures">{ for (0..props.shown).map(|player| picture(props, player, words)) }</div> }
}

/// Where a mixture stands in the picture of its player.
pub fn place_of(mixture: &[f64]) -> Option<Point> {
    match mixture {
        [_, second] => Some(placed((*second, BAR / 2.0 / SIDE))),
        _ => in_triangle(mixture).map(placed),
    }
}

/// The mixture at a place of a picture; the nearest where there is none.
fn mixture_at(size: usize, (x, y): Point) -> Vec<f64> {
    let (x, y) = ((x - AROUND) / SIDE, (y - AROUND) / SIDE);
    if size == 2 {
        let second = x.clamp(0.0, 1.0);
        return vec![1.0 - second, second];
    }
    let first = 1.0 - y / CORNERS[1].1;
    let third = x - first / 2.0;
    let shares = [first, 1.0 - first - third, third].map(|share| share.max(0.0));
    let sum: f64 = shares.iter().sum();
    shares.map(|share| share / sum).to_vec()
}

fn placed((x, y): Point) -> Point {
    (AROUND + SIDE * x, AROUND + SIDE * y)
}

fn line(points: &[Point]) -> String {
    let texts = points.iter().map(|&point| {
        let (x, y) = placed(point);
        format!("{x:.1},{y:.1}")
    });
    texts.collect::<Vec<_>>().join(" ")
}

fn picture(
    TrianglesProps {
        of: props,
        over,
        on_press,
        ..
    }: &TrianglesProps,
    player: usize,
    words: &MatrixTexts,
) -> Html {
    let game = &props.game;
    let name = props.player(player, words);
    let key = game.actions()[1 - player].iter().enumerate();
    let key = key.map(|(action, name)| {
        html! { <li><i class={classes!("tone", TONES.get(action).copied())} />{ name.clone() }</li> }
    });
    let (height, body) = if game.size(player) == 3 {
        (CORNERS[1].1 * SIDE + 2.0 * AROUND, triangle(props, player))
    } else {
        (BAR + 2.0 * AROUND, bar(props, player))
    };
    let size = game.size(player);
    let onclick = on_press.clone().map(|on_press| {
        pressed((SIDE + 2.0 * AROUND, height), move |place| {
            on_press.emit((player, mixture_at(size, place)))
        })
    });
    html! {
        <figure class="path-picture">
            <figcaption>{ name.clone() }</figcaption>
            <svg class="response-triangle" viewBox={format!("0 0 {} {height:.1}", SIDE + 2.0 * AROUND)} role="img" aria-label={(words.triangle_label)(&name)} {onclick}>
                { body }
                { over[player].clone() }
            </svg>
            <ul class="tones small">{ for key }</ul>
        </figure>
    }
}

fn triangle(props: &FoundProps, player: usize) -> Html {
    let game = &props.game;
    let area = |(response, corners): &(usize, Vec<Point>)| {
        html! { <polygon class={classes!("region", TONES.get(*response).copied())} points={line(corners)} /> }
    };
    let names = CORNERS.iter().zip(&game.actions()[player]).enumerate();
    let name = |(index, (&corner, name)): (usize, (&Point, &String))| {
        let (x, y) = placed(corner);
        let y = if index == 0 { y - 10.0 } else { y + 22.0 };
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor="middle">{ name.clone() }</text> }
    };
    let dots = props.shown_equilibria().iter().filter_map(|equilibrium| {
        let parts: Vec<f64> = equilibrium.strategies[player]
            .iter()
            .map(|part| part.value)
            .collect();
        in_triangle(&parts)
    });
    html! {
        <>
            <polygon class="simplex-frame" points={line(&CORNERS)} />
            { for regions(game, player).iter().map(area) }
            { for names.map(name) }
            { for dots.map(dot) }
        </>
    }
}

fn dot(at: Point) -> Html {
    let (x, y) = placed(at);
    html! { <circle class="equilibrium-dot" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="6" /> }
}

/// The mixtures of two actions from left to right, in steps that are finer than a pixel.
fn bar(props: &FoundProps, player: usize) -> Html {
    let game = &props.game;
    let other = 1 - player;
    let steps = SIDE as usize;
    let best = |step: usize| {
        let second = step as f64 / steps as f64;
        let value = |response: usize| {
            (1.0 - second) * payoff(game, other, response, 0)
                + second * payoff(game, other, response, 1)
        };
        (0..game.size(other)).fold(0, |best, response| {
            if value(response) > value(best) {
                response
            } else {
                best
            }
        })
    };
    let mut parts: Vec<(usize, f64, f64)> = Vec::new();
    for step in 0..steps {
        let (response, end) = (best(step), (step + 1) as f64);
        match parts.last_mut() {
            Some((last, _, until)) if *last == response => *until = end,
            _ => parts.push((response, step as f64, end)),
        }
    }
    let part = |&(response, from, until): &(usize, f64, f64)| {
        html! {
            <rect class={classes!("region", TONES.get(response).copied())} x={format!("{:.1}", AROUND + from)} y={AROUND.to_string()}
                width={format!("{:.1}", until - from)} height={BAR.to_string()} />
        }
    };
    let name = |action: usize| {
        let (x, anchor) = [(AROUND, "start"), (AROUND + SIDE, "end")][action];
        let name = game.actions()[player][action].clone();
        html! { <text x={x.to_string()} y={format!("{}", AROUND + BAR + 20.0)} text-anchor={anchor}>{ name }</text> }
    };
    let dots = props.shown_equilibria().iter().map(|equilibrium| {
        let second = equilibrium.strategies[player][1].value;
        dot((second, BAR / 2.0 / SIDE))
    });
    html! { <>{ for parts.iter().map(part) }{ name(0) }{ name(1) }{ for dots }</> }
}
