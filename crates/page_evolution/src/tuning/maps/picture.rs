//! One map: ground, values along its sides, marks. Press a cell, or go from cell to cell with the arrow keys.

use super::grid::{Cell, Grid};
use super::ground::Ground;
use super::known::{Marked, Numbers};
use super::marks::marks;
use engines::tuning::problems::Dimension;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MapPictureProps {
    pub id: &'static str,
    pub caption: &'static str,
    /// What it is, and how to use it.
    pub label: AttrValue,
    pub grid: Grid,
    /// Those of rows and columns.
    pub dimensions: [Dimension; 2],
    pub numbers: Numbers,
    pub range: (f64, f64),
    pub has_numbers: bool,
    pub marked: Marked,
    pub on_look: Callback<Cell>,
}

/// The map.
#[component]
pub fn MapPicture(props: &MapPictureProps) -> Html {
    let MapPictureProps { id, grid, .. } = props;
    let (width, height) = grid.size();
    let onclick = {
        let (on_look, columns) = (props.on_look.clone(), grid.columns);
        Callback::from(move |event: MouseEvent| {
            if let Some(index) = cell_of(&event) {
                on_look.emit((index / columns, index % columns));
            }
        })
    };
    let onkeydown = {
        let (on_look, grid) = (props.on_look.clone(), *grid);
        let from = props.marked.looked_at;
        let from = from.or(props.marked.current.first().copied());
        let from = from.unwrap_or_default();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(next) = grid.neighbour(from, &event.key()) {
                event.prevent_default();
                if next != from {
                    on_look.emit(next);
                }
            }
        })
    };
    html! {
        <figure class="tuning-map">
            <figcaption>{ props.caption }</figcaption>
            <svg id={*id} viewBox={format!("0 0 {width:.1} {height:.1}")} ~style={format!("width:{width:.0}px")} tabindex="0"
                role="application" data-own-keys="" aria-label={props.label.clone()} aria-describedby="map-detail" {onclick} {onkeydown}>
                <Ground id={*id} grid={*grid} numbers={props.numbers.clone()} range={props.range} has_numbers={props.has_numbers} />
                { sides(props) }
                { marks(grid, &props.marked, props.has_numbers) }
            </svg>
        </figure>
    }
}

/// The number of the cell that was pressed.
fn cell_of(event: &MouseEvent) -> Option<usize> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.get_attribute("data-cell")?.parse().ok()
}

/// Names of both dimensions, and those of their values that have room.
fn sides(props: &MapPictureProps) -> Html {
    let MapPictureProps {
        grid,
        dimensions: [row, column],
        ..
    } = props;
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
