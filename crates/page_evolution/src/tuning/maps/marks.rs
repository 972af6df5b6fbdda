//! Marks on a map, told apart by their shapes: where the search is, what it may try next, what it recommends, and the truth.

use page_model::tuning::maps::grid::{Cell, Grid};
use page_model::tuning::maps::known::Marked;
use yew::prelude::*;

/// Corners of a star, and how deep it is between them.
const POINTS: usize = 5;
const DEPTH: f64 = 0.45;

/// All of them, the least important first, on cells with numbers in them or without.
pub fn marks(grid: &Grid, marked: &Marked, has_numbers: bool) -> Html {
    let size = grid.mark();
    let at = |cell: &Cell| grid.marks_at(*cell, has_numbers);
    html! {
        <g class="map-marks" aria-hidden="true">
            { for marked.neighbours.iter().map(|cell| neighbour(at(cell), size)) }
            { for marked.best.iter().map(|&cell| around(grid, cell, "mark-best", 1.0)) }
            { for marked.looked_at.iter().map(|&cell| around(grid, cell, "mark-looked-at", -1.0)) }
            { for marked.current.iter().map(|cell| current(at(cell), size)) }
            { for marked.next.iter().map(|cell| next(at(cell), size)) }
            { for marked.recommended.iter().map(|cell| recommended(at(cell), size)) }
        </g>
    }
}

/// The mark of a neighbour.
pub fn neighbour((x, y): (f64, f64), size: f64) -> Html {
    html! { <circle class="mark-neighbour" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={format!("{:.1}", size * 0.42)} /> }
}

/// The mark of the point that was evaluated last.
pub fn current((x, y): (f64, f64), size: f64) -> Html {
    html! { <circle class="mark-current" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={format!("{size:.1}")} /> }
}

/// The mark of the neighbour that is evaluated next.
pub fn next((x, y): (f64, f64), size: f64) -> Html {
    let half = size * 0.9;
    let d = format!(
        "M{x:.1} {:.1}l{half:.1} {half:.1}l-{half:.1} {half:.1}l-{half:.1} -{half:.1}z",
        y - half
    );
    html! { <path class="mark-next" {d} /> }
}

/// The mark of what is recommended.
pub fn recommended(at: (f64, f64), size: f64) -> Html {
    html! { <polygon class="mark-recommended" points={star(at, size * 1.15)} /> }
}

/// The mark of the best point: a frame.
pub fn best((x, y): (f64, f64), size: f64) -> Html {
    frame((x - size, y - size), (2.0 * size, 2.0 * size), "mark-best")
}

/// A frame around a cell, `beyond` its edge.
fn around(grid: &Grid, cell: Cell, class: &'static str, beyond: f64) -> Html {
    let ((x, y), (width, height)) = (grid.corner(cell), grid.cell);
    let size = (width + 2.0 * beyond, height + 2.0 * beyond);
    frame((x - beyond, y - beyond), size, class)
}

fn frame((x, y): (f64, f64), (width, height): (f64, f64), class: &'static str) -> Html {
    html! {
        <rect {class} x={format!("{x:.1}")} y={format!("{y:.1}")} width={format!("{width:.1}")} height={format!("{height:.1}")} />
    }
}

/// The corners of a star with one of its points up.
fn star((x, y): (f64, f64), size: f64) -> String {
    let corner = |index: usize| {
        let angle = core::f64::consts::PI * index as f64 / POINTS as f64;
        let reach = if index.is_multiple_of(2) {
            size
        } else {
            size * DEPTH
        };
        let (sine, cosine) = (libm::sin(angle), libm::cos(angle));
        format!("{:.1},{:.1}", x + reach * sine, y - reach * cosine)
    };
    let corners: Vec<String> = (0..2 * POINTS).map(corner).collect();
    corners.join(" ")
}
