//! Ground of the map: a field a strategy, the stronger its colour, the more it wins against the start.

use experiments::evolution::{Landscape, SIDE};
use page_kit::context::use_page;
use page_model::evolution::landscape::{BOTTOM, LEFT, LENGTH};
use page_model::kit::chart::extent;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct GroundProps {
    pub landscape: Rc<Landscape>,
}

/// From the least to the most that a strategy of the map wins.
pub(super) fn range(landscape: &Landscape) -> (f64, f64) {
    extent(landscape.worth.iter().copied()).unwrap_or((0.0, 1.0))
}

/// The fields, each with its worth as a title.
#[component]
pub(super) fn Ground(props: &GroundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.landscape;
    let landscape = &props.landscape;
    let (low, high) = range(landscape);
    let step = LENGTH / (SIDE - 1) as f64;
    let field = |row: usize, column: usize| {
        let worth = landscape.at(row, column)?;
        let strength = 100.0 * (worth - low) / (high - low).max(f64::MIN_POSITIVE);
        // Half a field on every side of its strategy; those of the edges are cut.
        let centre = |place: usize| place as f64 * step;
        let from = |place: usize| (centre(place) - step / 2.0).max(0.0);
        let to = |place: usize| (centre(place) + step / 2.0).min(LENGTH);
        let share = |place: usize| (texts.fixed)(place as f64 / (SIDE - 1) as f64, 2);
        let told = (words.field)(&share(column), &share(row), &(texts.fixed)(worth, 4));
        Some(html! {
            <rect x={format!("{:.2}", LEFT + from(column))} y={format!("{:.2}", BOTTOM - to(row))}
                width={format!("{:.2}", to(column) - from(column))} height={format!("{:.2}", to(row) - from(row))}
                ~style={format!("--strength:{strength:.1}%")}><title>{ told }</title></rect>
        })
    };
    let rows = (0..SIDE).flat_map(|row| (0..SIDE).filter_map(move |column| field(row, column)));
    html! { <g class="ground">{ for rows }</g> }
}
