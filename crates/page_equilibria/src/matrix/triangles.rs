//! Triangles of the strategies of both players, in colours of the other one's best responses, with all labels; a bar for a player with two actions.

use crate::pressing::pressed;
use page_kit::context::use_page;
use page_model::kit::plane::Point;
use page_model::kit::simplex::CORNERS;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::geometry::regions;
use page_model::matrix::labels::{Placed, label_of, named_places, placed_labels};
use page_model::matrix::triangles;
use page_model::matrix::triangles::{AROUND, BAR, SIDE, WIDTH, height, line, mixture_at, placed};
use texts::MatrixTexts;
use yew::prelude::*;

/// Colours of the other one's actions.
const TONES: [&str; 6] = [
    "tone-one",
    "tone-two",
    "tone-three",
    "tone-four",
    "tone-five",
    "tone-six",
];

/// The colour of an action: the first six have one of their own, and areas have labels too.
pub fn tone(action: usize) -> &'static str {
    TONES[action % TONES.len()]
}

#[derive(PartialEq, Properties)]
pub struct TrianglesProps {
    pub of: Analysis,
    /// How many players are shown: one of a single population.
    #[prop_or(2)]
    pub shown: usize,
    #[prop_or(true)]
    pub has_labels: bool,
    /// The labels that the strategies have which are looked at, by player, as bits.
    #[prop_or_default]
    pub held: [u64; 2],
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
    // More than three actions have no place in a plane.
    let shown = (0..props.shown).filter(|&player| props.of.game.size(player) <= 3);
    html! { <div class="path-pictures">{ for shown.map(|player| picture(props, player, words)) }</div> }
}

fn picture(
    TrianglesProps {
        of: props,
        over,
        on_press,
        held,
        has_labels,
        ..
    }: &TrianglesProps,
    player: usize,
    words: &MatrixTexts,
) -> Html {
    let game = &props.game;
    let name = props.player(player, words);
    let badges = placed_labels(game, player);
    let is_there = |label| badges.iter().any(|badge| badge.label == label);
    let named = |player: usize| game.actions()[player].iter().enumerate();
    let shown = if *has_labels { &badges[..] } else { &[] };
    let number = |label: usize| has_labels.then(|| format!("{} ", label + 1));
    let own = named(player).filter(|_| *has_labels).map(|(action, name)| {
        html! { <li class="unused">{ number(label_of(game, player, action)) }<s>{ name }</s></li> }
    });
    let others =
        named(1 - player).map(|(action, name)| (action, label_of(game, 1 - player, action), name));
    let others = others
        .filter(|&(_, label, _)| is_there(label))
        .map(|(action, label, name)| {
            html! { <li><i class={classes!("tone", tone(action))} />{ number(label) }{ name }</li> }
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
                { for shown.iter().map(|badge| label(badge, held[player])) }
                { for named_places(props, player).into_iter().map(equilibrium) }
                { over[player].clone() }
            </svg>
            <ul class="tones small">{ for own }{ for others }</ul>
        </figure>
    }
}

fn triangle(props: &Analysis, player: usize) -> Html {
    let game = &props.game;
    let area = |(response, corners): &(usize, Vec<Point>)| {
        html! { <polygon class={classes!("region", tone(*response))} points={line(corners)} /> }
    };
    let names = CORNERS.iter().zip(&game.actions()[player]).enumerate();
    let name = |(index, (&corner, name)): (usize, (&Point, &String))| {
        let (x, y) = placed(corner);
        let y = if index == 0 { y - 10.0 } else { y + 22.0 };
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor="middle">{ name.clone() }</text> }
    };
    html! {
        <>
            <polygon class="simplex-frame" points={line(&CORNERS)} />
            { for regions(game, player).iter().map(area) }
            { for names.map(name) }
        </>
    }
}

/// A label in a circle, filled where the strategy that is looked at has it.
pub fn label(Placed { label, at: (x, y) }: &Placed, held: u64) -> Html {
    let class = classes!("label-badge", (held >> label & 1 == 1).then_some("held"));
    html! {
        <g {class} data-label={(label + 1).to_string()} transform={format!("translate({x:.1} {y:.1})")}>
            <circle r="10" /><text text-anchor="middle" y="4.5">{ label + 1 }</text>
        </g>
    }
}

/// A strategy of equilibria, with their names.
pub fn equilibrium(((x, y), names): (Point, String)) -> Html {
    html! {
        <>
            <circle class="equilibrium-dot" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="6" />
            <text class="equilibrium-name" x={format!("{:.1}", x + 9.0)} y={format!("{:.1}", y - 8.0)}>{ names }</text>
        </>
    }
}

/// The mixtures of two actions from left to right, in steps that are finer than a pixel.
fn bar(props: &Analysis, player: usize) -> Html {
    let game = &props.game;
    let part = |&(response, from, until): &(usize, f64, f64)| {
        html! {
            <rect class={classes!("region", tone(response))} x={format!("{:.1}", AROUND + from)} y={AROUND.to_string()}
                width={format!("{:.1}", until - from)} height={BAR.to_string()} />
        }
    };
    let name = |action: usize| {
        let (x, anchor) = [(AROUND, "start"), (AROUND + SIDE, "end")][action];
        let name = game.actions()[player][action].clone();
        html! { <text x={x.to_string()} y={format!("{}", AROUND + BAR + 20.0)} text-anchor={anchor}>{ name }</text> }
    };
    html! { <>{ for triangles::bar(game, player).iter().map(part) }{ name(0) }{ name(1) }</> }
}
