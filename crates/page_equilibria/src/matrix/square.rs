//! Square of a game with two actions each: across, how often the first player does the first; up, the same of the second.

use super::found::FoundProps;
use super::pressing::pressed;
use experiments::matrix::geometry::{Point, responses};
use experiments::matrix::{Component, Equilibrium};
use page_kit::context::use_page;
use yew::prelude::*;

/// Units of the picture: a side, and the room on the left and below.
const SIDE: f64 = 300.0;
const LEFT: f64 = 44.0;
const AROUND: f64 = 16.0;
const BELOW: f64 = 40.0;

/// Where two probabilities of the first actions stand.
pub fn placed((x, y): Point) -> Point {
    (LEFT + SIDE * x, AROUND + SIDE * (1.0 - y))
}

/// A line through places.
pub fn line(points: &[Point]) -> String {
    let texts = points.iter().map(|&point| {
        let (x, y) = placed(point);
        format!("{x:.1},{y:.1}")
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// The probabilities of the first actions in an equilibrium.
fn place(equilibrium: &Equilibrium) -> Point {
    let first = |player: usize| {
        equilibrium.strategies[player]
            .first()
            .map_or(0.0, |part| part.value)
    };
    (first(0), first(1))
}

#[derive(PartialEq, Properties)]
pub struct SquareProps {
    pub of: FoundProps,
    /// Over everything else.
    #[prop_or_default]
    pub over: Html,
    /// Where somebody presses.
    #[prop_or_default]
    pub on_press: Option<Callback<Point>>,
}

/// The picture.
#[component]
pub fn Square(
    SquareProps {
        of: props,
        over,
        on_press,
    }: &SquareProps,
) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let game = &props.game;
    let size = (LEFT + SIDE + AROUND, AROUND + SIDE + BELOW);
    let onclick = on_press.clone().map(|on_press| {
        pressed(size, move |(x, y)| {
            let place = ((x - LEFT) / SIDE, 1.0 - (y - AROUND) / SIDE);
            on_press.emit((place.0.clamp(0.0, 1.0), place.1.clamp(0.0, 1.0)));
        })
    });
    let curve = |player: usize| {
        let class = ["response of-first", "response of-second"][player];
        match responses(game, player) {
            // The first player's line has the other one's probability upwards.
            Some(points) if player == 0 => {
                let points: Vec<Point> = points.iter().map(|&(other, own)| (own, other)).collect();
                html! { <polyline {class} points={line(&points)} /> }
            }
            Some(points) => html! { <polyline {class} points={line(&points)} /> },
            None => {
                let class = ["everything of-first", "everything of-second"][player];
                html! { <polygon {class} points={line(&[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)])} /> }
            }
        }
    };
    let equilibria = props.shown_equilibria();
    let components = props
        .found
        .components
        .iter()
        .filter(|_| !equilibria.is_empty());
    let view_box = format!("0 0 {} {}", size.0, size.1);
    let frame = line(&[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]);
    let axis = |text: &str, at: Point, class: &'static str, anchor: &'static str| {
        let (x, y) = at;
        html! { <text class={class} x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ text.to_owned() }</text> }
    };
    // How often whose first action is chosen.
    let name = |player: usize| {
        format!(
            "{}: {}",
            props.player(player, words),
            game.actions()[player][0]
        )
    };
    let bottom = AROUND + SIDE + 16.0;
    html! {
        <svg class="response-square" viewBox={view_box} role="img" aria-label={words.square_label} data-equilibria={equilibria.len().to_string()} {onclick}>
            <polygon class="simplex-frame" points={frame} />
            { curve(0) }{ curve(1) }
            { for components.map(|component| connected(component, equilibria)) }
            { for equilibria.iter().map(dot) }
            { over.clone() }
            { axis("0", (LEFT, bottom), "", "middle") }{ axis("1", (LEFT + SIDE, bottom), "", "middle") }
            { axis(&name(0), (LEFT + SIDE / 2.0, bottom + 16.0), "of-first", "middle") }
            { axis("0", (LEFT - 8.0, AROUND + SIDE), "", "end") }{ axis("1", (LEFT - 8.0, AROUND + 8.0), "", "end") }
            <text class="of-second" text-anchor="middle" transform={format!("translate({} {}) rotate(-90)", LEFT - 24.0, AROUND + SIDE / 2.0)}>{ name(1) }</text>
        </svg>
    }
}

/// Everything between the equilibria of maximal Nash subsets.
fn connected(component: &Component, equilibria: &[Equilibrium]) -> Html {
    let subset = |subset: &[Vec<u32>; 2]| {
        let places = |player: usize| {
            subset[player]
                .iter()
                .map(move |&number| place(&equilibria[number as usize]))
        };
        let xs: Vec<f64> = places(0).map(|(x, _)| x).collect();
        let ys: Vec<f64> = places(1).map(|(_, y)| y).collect();
        let ends = |list: &[f64]| {
            let (low, high) = (f64::min, f64::max);
            (
                list.iter().copied().fold(1.0, low),
                list.iter().copied().fold(0.0, high),
            )
        };
        let ((left, right), (low, high)) = (ends(&xs), ends(&ys));
        html! { <polygon class="nash-subset" points={line(&[(left, low), (right, low), (right, high), (left, high)])} /> }
    };
    if component.equilibria.len() < 2 {
        return Html::default();
    }
    component.subsets.iter().map(subset).collect()
}

fn dot(equilibrium: &Equilibrium) -> Html {
    let (x, y) = placed(place(equilibrium));
    html! { <circle class="equilibrium-dot" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="6" /> }
}
