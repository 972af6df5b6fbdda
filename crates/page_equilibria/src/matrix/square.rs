//! Square of a game with two actions each: across, how often the first player does the first; up, the same of the second.

use crate::pressing::pressed;
use experiments::matrix::Equilibrium;
use page_kit::context::use_page;
use page_model::kit::plane::Point;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::square::{
    AROUND, LEFT, SIDE, SIZE, WHOLE, connected, curve, line, place, placed, profile_at,
};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SquareProps {
    pub of: Analysis,
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
    let onclick = on_press
        .clone()
        .map(|on_press| pressed(SIZE, move |place| on_press.emit(profile_at(place))));
    let best = |player: usize| match curve(game, player) {
        Some(points) => {
            let class = ["response of-first", "response of-second"][player];
            html! { <polyline {class} points={line(&points)} /> }
        }
        None => {
            let class = ["everything of-first", "everything of-second"][player];
            html! { <polygon {class} points={line(&WHOLE)} /> }
        }
    };
    let equilibria = props.shown_equilibria();
    let components = props.found.components.iter();
    let components = components.filter(|_| !equilibria.is_empty());
    let subsets = components.flat_map(|component| connected(component, equilibria));
    let subset = |corners: [Point; 4]| {
        html! { <polygon class="nash-subset" points={line(&corners)} /> }
    };
    let view_box = format!("0 0 {} {}", SIZE.0, SIZE.1);
    let frame = line(&WHOLE);
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
            { best(0) }{ best(1) }
            { for subsets.map(subset) }
            { for equilibria.iter().map(dot) }
            { over.clone() }
            { axis("0", (LEFT, bottom), "", "middle") }{ axis("1", (LEFT + SIDE, bottom), "", "middle") }
            { axis(&name(0), (LEFT + SIDE / 2.0, bottom + 16.0), "of-first", "middle") }
            { axis("0", (LEFT - 8.0, AROUND + SIDE), "", "end") }{ axis("1", (LEFT - 8.0, AROUND + 8.0), "", "end") }
            <text class="of-second" text-anchor="middle" transform={format!("translate({} {}) rotate(-90)", LEFT - 24.0, AROUND + SIDE / 2.0)}>{ name(1) }</text>
        </svg>
    }
}

fn dot(equilibrium: &Equilibrium) -> Html {
    let (x, y) = placed(place(equilibrium));
    html! { <circle class="equilibrium-dot" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="6" /> }
}
