//! Frame of the map: a square of two probabilities, or the triangle of three that add up to one.

use page_model::evolution::landscape::{BOTTOM, LEFT, LENGTH, Map, Point};
use yew::prelude::*;

/// The frame, with what its sides or corners are.
pub(super) fn frame(map: Map, names: &[&'static str]) -> Html {
    match map {
        Map::Square(up, right) => square(names[up], names[right]),
        Map::Triangle => triangle(map, names),
    }
}

fn square(up: &'static str, right: &'static str) -> Html {
    let tick = |share: f64, text: &'static str| {
        let (x, y) = (LEFT + LENGTH * share, BOTTOM - LENGTH * share);
        html! {
            <>
                <text class="tick" x={format!("{x}")} y={format!("{}", BOTTOM + 17.0)} text-anchor="middle">{ text }</text>
                <text class="tick" x={format!("{}", LEFT - 8.0)} y={format!("{}", y + 4.0)} text-anchor="end">{ text }</text>
            </>
        }
    };
    let middle = BOTTOM - LENGTH / 2.0;
    html! {
        <g aria-hidden="true">
            <rect class="map-frame" x={LEFT.to_string()} y={(BOTTOM - LENGTH).to_string()} width={LENGTH.to_string()} height={LENGTH.to_string()} />
            { tick(0.0, "0") }{ tick(0.5, "0.5") }{ tick(1.0, "1") }
            <text class="axis-name" x={format!("{}", LEFT + LENGTH / 2.0)} y={format!("{}", BOTTOM + 37.0)} text-anchor="middle">{ right }</text>
            <text class="axis-name" x="16" y={middle.to_string()} text-anchor="middle" transform={format!("rotate(-90 16 {middle})")}>{ up }</text>
        </g>
    }
}

fn triangle(map: Map, names: &[&'static str]) -> Html {
    let corners = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|at| map.place(&at));
    let points: Vec<String> = corners
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    let name = |((x, y), name): (&Point, &&'static str)| {
        let (y, anchor) = match (*y < BOTTOM, *x > LEFT) {
            (true, _) => (y - 10.0, "middle"),
            (false, false) => (y + 22.0, "start"),
            (false, true) => (y + 22.0, "end"),
        };
        html! { <text class="axis-name" x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ *name }</text> }
    };
    html! {
        <g aria-hidden="true">
            <polygon class="map-frame" points={points.join(" ")} />
            { for corners.iter().zip(names).map(name) }
        </g>
    }
}
