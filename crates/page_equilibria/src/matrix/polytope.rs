//! Best-response polytopes of players with three actions, turned by dragging or by arrow keys, with all labels, equilibria, and the way of an algorithm.

use super::triangles::{equilibrium, label, tone};
use super::walked::path;
use experiments::matrix::Pivot;
use page_kit::context::use_page;
use page_model::kit::plane::{Point, points_text};
use page_model::matrix::analysis::Analysis;
use page_model::matrix::labels::{Placed, labels_of_equilibria};
use page_model::matrix::polytope::{Polytope, SIZE, Seen, Turned};
use std::rc::Rc;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PolytopesProps {
    pub of: Analysis,
    /// Of Lemke and Howson's algorithm, until now.
    #[prop_or_default]
    pub pivots: Vec<Pivot>,
}

/// A body for each player with three actions.
#[component]
pub fn Polytopes(PolytopesProps { of, pivots }: &PolytopesProps) -> Html {
    let words = &use_page().texts.labs.matrix.labels;
    let bodies = use_memo(of.game.clone(), |game| {
        [0, 1].map(|player| Polytope::of(game, player).map(Rc::new))
    });
    let shown = bodies.iter().enumerate();
    let shown = shown.filter_map(|(player, body)| {
        let (of, body, pivots) = (of.clone(), body.clone()?, pivots.clone());
        Some(html! { <Body {of} {player} {body} {pivots} /> })
    });
    html! {
        <div class="rows">
            <div class="path-pictures">{ for shown }</div>
            <p class="quiet small">{ words.polytope_about }</p>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct BodyProps {
    of: Analysis,
    player: usize,
    body: Rc<Polytope>,
    pivots: Vec<Pivot>,
}

/// One that is turned.
#[component]
fn Body(props: &BodyProps) -> Html {
    let BodyProps {
        of, player, body, ..
    } = props;
    let texts = &use_page().texts.labs.matrix;
    let turned = use_state(Turned::default);
    let from = use_mut_ref(|| None::<Point>);
    let onpointerdown = {
        let from = from.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some(picture) = event.target_dyn_into::<Element>() {
                // Without it a drag ends where the picture does.
                drop(picture.set_pointer_capture(event.pointer_id()));
            }
            *from.borrow_mut() = Some(place(&event));
        })
    };
    let onpointermove = {
        let (from, turned) = (from.clone(), turned.clone());
        Callback::from(move |event: PointerEvent| {
            let (x, y) = place(&event);
            let before = from.borrow().as_ref().copied();
            if let Some((before_x, before_y)) = before {
                *from.borrow_mut() = Some((x, y));
                turned.set(turned.dragged((x - before_x, y - before_y)));
            }
        })
    };
    let onpointerup = Callback::from(move |_: PointerEvent| *from.borrow_mut() = None);
    let onkeydown = {
        let turned = turned.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(next) = turned.by_key(&event.key()) {
                event.prevent_default();
                turned.set(next);
            }
        })
    };
    let name = of.player(*player, &texts.page);
    let label = (texts.labels.polytope_label)(&name);
    let (around, forward) = (turned.around, turned.forward);
    html! {
        <figure class="path-picture" data-own-keys="true">
            <figcaption>{ name }</figcaption>
            <svg class="polytope" viewBox={format!("0 0 {SIZE} {SIZE}")} role="img" tabindex="0" aria-label={label} data-turned={format!("{around:.2} {forward:.2}")}
                {onpointerdown} {onpointermove} onpointerup={onpointerup.clone()} onpointercancel={onpointerup} {onkeydown}>
                { drawn(props, body, *turned) }
            </svg>
        </figure>
    }
}

fn place(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn drawn(props: &BodyProps, body: &Polytope, turned: Turned) -> Html {
    let (of, player) = (&props.of, props.player);
    let faces = body.seen(turned);
    let held = props.pivots.last().map_or(0, |pivot| pivot.labels[player]);
    let face = |face: &Seen| {
        let side = if face.is_front { "front" } else { "behind" };
        let class = classes!("face", side, colour(of, player, face.labels));
        html! { <polygon {class} points={points_text(&face.corners)} /> }
    };
    let badge = |face: &Seen| {
        let (x, y) = face.middle;
        let labels = (0..64)
            .filter(|label| face.labels >> label & 1 == 1)
            .enumerate();
        let one = |(number, name): (usize, usize)| {
            label(
                &Placed {
                    label: name,
                    at: (x + 22.0 * number as f64, y),
                },
                held,
            )
        };
        html! { <g opacity={if face.is_front { "1" } else { "0.5" }}>{ for labels.map(one) }</g> }
    };
    let of_player = labels_of_equilibria(of)
        .into_iter()
        .map(|both| both[player].clone());
    let named = body.named(&of_player.collect::<Vec<_>>());
    let names = body
        .ends_of_axes(turned)
        .into_iter()
        .zip(&of.game.actions()[player]);
    let name = |((x, y), name): (Point, &String)| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor="middle">{ name }</text> }
    };
    html! {
        <>
            { for faces.iter().map(face) }
            { for names.map(name) }
            { for faces.iter().map(badge) }
            { for named.into_iter().map(|(corner, names)| equilibrium((body.at(corner, turned), names))) }
            { walked(props, body, turned) }
        </>
    }
}

/// Faces of the other one's best responses have the colours that they have in the triangle.
fn colour(of: &Analysis, player: usize, labels: u64) -> Option<&'static str> {
    let rows = of.game.size(0);
    let first = labels.trailing_zeros() as usize;
    let (whose, action) = if first < rows {
        (0, first)
    } else {
        (1, first - rows)
    };
    (whose != player).then(|| tone(action))
}

fn walked(props: &BodyProps, body: &Polytope, turned: Turned) -> Html {
    if props.pivots.is_empty() {
        return Html::default();
    }
    let corners = body.walked(&props.pivots, props.player);
    let points: Vec<Point> = corners
        .iter()
        .map(|&corner| body.at(corner, turned))
        .collect();
    path(&points)
}
