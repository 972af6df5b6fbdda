//! Triangles of the strategies of both players, in colours of the other one's best responses; a bar for a player with two actions.

use super::pressing::pressed;
use page_kit::context::use_page;
use page_model::kit::plane::Point;
use page_model::kit::simplex::CORNERS;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::geometry::regions;
use page_model::matrix::triangles;
use page_model::matrix::triangles::{
    AROUND, BAR, SIDE, WIDTH, height, line, mixture_at, place_of, placed,
};
use texts::MatrixTexts;
use yew::prelude::*;

/// Colours of the other one's actions.
const TONES: [&str; 3] = ["tone-one", "tone-two", "tone-three"];

#[derive(PartialEq, Properties)]
pub struct TrianglesProps {
    pub of: Analysis,
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
    let size = game.size(player);
    let height = height(size);
    let body = if size == 3 {
        triangle(props, player)
    } else {
        bar(props, player)
    };
    let onclick = on_press.clone().map(|on_press| {
        pressed((WIDTH, height), move |place| {
            on_press.emit((player, mixture_at(size, place)))
        })
    });
    html! {
        <figure class="path-picture">
            <figcaption>{ name.clone() }</figcaption>
            <svg class="response-triangle" viewBox={format!("0 0 {} {height:.1}", WIDTH)} role="img" aria-label={(words.triangle_label)(&name)} {onclick}>
                { body }
                { over[player].clone() }
            </svg>
            <ul class="tones small">{ for key }</ul>
        </figure>
    }
}

fn triangle(props: &Analysis, player: usize) -> Html {
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
        place_of(&parts)
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
    let (x, y) = at;
    html! { <circle class="equilibrium-dot" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="6" /> }
}

/// The mixtures of two actions from left to right, in steps that are finer than a pixel.
fn bar(props: &Analysis, player: usize) -> Html {
    let game = &props.game;
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
        dot(placed((second, BAR / 2.0 / SIDE)))
    });
    html! { <>{ for triangles::bar(game, player).iter().map(part) }{ name(0) }{ name(1) }{ for dots }</> }
}
