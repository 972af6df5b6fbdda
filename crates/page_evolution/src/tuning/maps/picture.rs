//! One map: ground, values along its sides, marks. Press a cell, or go from cell to cell with the arrow keys.

use super::ground::Ground;
use super::marks::marks;
use engines::tuning::problems::Dimension;
use page_model::tuning::maps::grid::{Cell, Grid};
use page_model::tuning::maps::known::{Marked, Numbers};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// What a map is drawn from.
pub struct MapPicture<'a> {
    pub id: &'static str,
    pub caption: &'static str,
    /// What it is, and how to use it.
    pub label: String,
    pub grid: Grid,
    /// Those of rows and columns.
    pub dimensions: [&'a Dimension; 2],
    pub numbers: &'a Numbers,
    pub range: (f64, f64),
    pub has_numbers: bool,
    pub marked: &'a Marked,
    pub on_look: &'a Callback<Cell>,
}

/// The map.
pub fn map_picture(map: MapPicture<'_>) -> Html {
    let (width, height) = map.grid.size();
    let (onclick, onkeydown) = (looking_by_pointer(&map), looking_by_key(&map));
    let MapPicture {
        id,
        grid,
        range,
        has_numbers,
        ..
    } = map;
    html! {
        <figure class="tuning-map">
            <figcaption>{ map.caption }</figcaption>
            <svg {id} viewBox={format!("0 0 {width:.1} {height:.1}")} ~style={format!("width:{width:.0}px")} tabindex="0"
                role="application" data-own-keys="" aria-label={map.label} aria-describedby="map-detail" {onclick} {onkeydown}>
                <Ground {id} {grid} numbers={map.numbers.clone()} {range} {has_numbers} />
                { sides(&grid, map.dimensions) }
                { marks(&grid, map.marked, has_numbers) }
            </svg>
        </figure>
    }
}

/// Looks at the cell that is pressed.
fn looking_by_pointer(map: &MapPicture<'_>) -> Callback<MouseEvent> {
    let (on_look, columns) = (map.on_look.clone(), map.grid.columns);
    Callback::from(move |event: MouseEvent| {
        if let Some(index) = cell_of(&event) {
            on_look.emit((index / columns, index % columns));
        }
    })
}

/// Looks at the cell that an arrow key leads to.
fn looking_by_key(map: &MapPicture<'_>) -> Callback<KeyboardEvent> {
    let (on_look, grid) = (map.on_look.clone(), map.grid);
    let from = map.marked.looked_at;
    let from = from.or(map.marked.current.first().copied());
    let from = from.unwrap_or_default();
    Callback::from(move |event: KeyboardEvent| {
        if let Some(next) = grid.neighbour(from, &event.key()) {
            event.prevent_default();
            if next != from {
                on_look.emit(next);
            }
        }
    })
}

/// The number of the cell that was pressed.
fn cell_of(event: &MouseEvent) -> Option<usize> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.get_attribute("data-cell")?.parse().ok()
}

/// Names of both dimensions, and those of their values that have room.
fn sides(grid: &Grid, [row, column]: [&Dimension; 2]) -> Html {
    let text = |(x, y): (f64, f64), anchor: &'static str, text: &str, class: &'static str| {
        html! { <text {class} x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ text.replace('-', "−") }</text> }
    };
    let [over, below] = grid.names();
    html! {
        <g aria-hidden="true">
            { for grid.labelled_rows().map(|value| text(grid.row_label(value), "end", &row.values[value], "map-value")) }
            { for grid.labelled_columns().map(|value| text(grid.column_label(value), "middle", &column.values[value], "map-value")) }
            { text(over, "start", &row.name, "map-name") }
            { text(below, "middle", &column.name, "map-name") }
        </g>
    }
}
