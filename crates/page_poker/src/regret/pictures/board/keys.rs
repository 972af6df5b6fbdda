//! Arrow keys on the board: from cell to cell, so that the tab key needs to come to one of them only.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

const CELL: &str = ".board-cell";

/// Moves the focus to the neighbour that an arrow key points at.
pub fn walk(event: KeyboardEvent) {
    let target = event.target();
    let cell = target.and_then(|target| target.dyn_into::<Element>().ok());
    let cell = cell.and_then(|element| element.closest(CELL).ok().flatten());
    let neighbour = cell.and_then(|cell| neighbour(&cell, &event.key()));
    if let Some(neighbour) = neighbour {
        event.prevent_default();
        // It is on the page.
        let _ = neighbour.focus();
    }
}

fn neighbour(cell: &Element, key: &str) -> Option<HtmlElement> {
    let place = cell.closest("td").ok()??;
    let there = match key {
        "ArrowLeft" => place.previous_element_sibling(),
        "ArrowRight" => place.next_element_sibling(),
        "ArrowUp" => in_row(&place, place.parent_element()?.previous_element_sibling()?),
        "ArrowDown" => in_row(&place, place.parent_element()?.next_element_sibling()?),
        _ => None,
    };
    there?.query_selector(CELL).ok()??.dyn_into().ok()
}

/// What stands in the same column of another row.
fn in_row(place: &Element, row: Element) -> Option<Element> {
    let before = core::iter::successors(place.previous_element_sibling(), |element| {
        element.previous_element_sibling()
    });
    let mut cells = core::iter::successors(row.first_element_child(), |element| {
        element.next_element_sibling()
    });
    cells.nth(before.count())
}
