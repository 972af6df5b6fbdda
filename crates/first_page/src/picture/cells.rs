//! Cells in rows and columns, as dark as their numbers.

use super::data::Cells;
use super::frame::{AIR, HEIGHT, WIDTH, units};
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
        let style = format!("--shade: {shade:.3}");
        html! { <rect class="cell" x={units(x)} y={units(y)} width={side.clone()} height={side} {style} /> }
    };
    let count = cells.visits.len().max(1);
    let visit = |(number, &cell): (usize, &usize)| {
        let (x, y) = place(cell);
        let style = format!("--when: {:.3}", number as f64 / count as f64);
        let radius = units(side * 0.24);
        html! { <circle class="visit" cx={units(x + side / 2.0)} cy={units(y + side / 2.0)} r={radius} {style} /> }
    };
    let found = cells.found.map(|cell| {
        let (x, y) = place(cell);
        let side = units(side);
        html! { <rect class="found-cell" x={units(x)} y={units(y)} width={side.clone()} height={side} rx="2" /> }
    });
    let is_cell = |(_, shade): &(usize, &f64)| !shade.is_nan();
    html! {
        <>
            { for cells.shades.iter().enumerate().filter(is_cell).map(shade) }
            { for cells.visits.iter().enumerate().map(visit) }
            { found.unwrap_or_default() }
        </>
    }
}
