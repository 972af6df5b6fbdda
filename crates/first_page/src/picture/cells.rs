//! Cells in rows and columns, as dark as their numbers.

use super::frame::{AIR, HEIGHT, WIDTH, units};
use page_model::home::picture::Cells;
use yew::prelude::*;

/// The cells.
pub fn cells(cells: &Cells) -> Html {
    let rows = cells.shades.len().div_ceil(cells.columns.max(1));
    let side = ((HEIGHT - 2.0 * AIR) / rows.max(1) as f64)
        .min((WIDTH - 2.0 * AIR) / cells.columns.max(1) as f64);
    let left = (WIDTH - side * cells.columns as f64) / 2.0;
    let place = |cell: usize| {
        let (row, column) = (cell / cells.columns, cell % cells.columns);
        (
            left + side * column as f64,
            HEIGHT - AIR - side * (row + 1) as f64,
        )
    };
    let shade = |(cell, &shade): (usize, &f64)| {
        let (x, y) = place(cell);
        let side = units(side - 0.6);
        html! { <rect class="cell" x={units(x)} y={units(y)} width={side.clone()} height={side} fill-opacity={format!("{shade:.3}")} /> }
    };
    let count = cells.visits.len().max(1);
    let visit = |(number, &cell): (usize, &usize)| {
        let (x, y) = place(cell);
        // In tenths of the time that it takes: the style sheet has a delay for each.
        let when = 10 * number / count;
        let radius = units(side * 0.24);
        html! { <circle class="visit" cx={units(x + side / 2.0)} cy={units(y + side / 2.0)} r={radius} data-when={when.to_string()} /> }
    };
    let found = cells.found.map(|cell| {
        let (x, y) = place(cell);
        let side = units(side);
        html! { <rect class="found-cell" x={units(x)} y={units(y)} width={side.clone()} height={side} rx="2" /> }
    });
    let is_cell = |(_, shade): &(usize, &f64)| !shade.is_nan();
    html! {
        <>
            <rect class="cells-ground" x={units(left)} y={units(HEIGHT - AIR - side * rows as f64)}
                width={units(side * cells.columns as f64)} height={units(side * rows as f64)} />
            { for cells.shades.iter().enumerate().filter(is_cell).map(shade) }
            { for cells.visits.iter().enumerate().map(visit) }
            { found.unwrap_or_default() }
        </>
    }
}
