//! Ground of a map: a cell for every pair of values, the darker the larger its number, hatched where nothing is known.

use page_kit::context::use_page;
use page_model::tuning::maps::grid::Grid;
use page_model::tuning::maps::known::Numbers;
use page_model::tuning::maps::shades::strength;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GroundProps {
    pub id: &'static str,
    pub grid: Grid,
    pub numbers: Numbers,
    pub range: (f64, f64),
    pub has_numbers: bool,
}

/// The cells.
#[component]
pub fn Ground(props: &GroundProps) -> Html {
    let amount = use_page().texts.labs.tuning.page.amount;
    let GroundProps { grid, .. } = props;
    let (width, height) = grid.cell;
    let hatch = format!("{}-hatch", props.id);
    let cell = |(index, number): (usize, &Option<f64>)| {
        let place @ (row, column) = (index / grid.columns, index % grid.columns);
        let (x, y) = grid.corner(place);
        let about = format!("pair-{row}-{column}");
        let (x, y) = (format!("{x:.2}"), format!("{y:.2}"));
        let (width, height) = (format!("{width:.2}"), format!("{height:.2}"));
        match number {
            Some(number) => {
                let strength = strength(*number, props.range, props.has_numbers);
                let style = format!("--strength:{strength:.0}%");
                html! { <rect class="map-cell" data-cell={index.to_string()} data-about={about} {x} {y} {width} {height} ~style={style} /> }
            }
            None => {
                let style = format!("fill:url(#{hatch})");
                html! { <rect class="map-cell" data-cell={index.to_string()} data-about={about} {x} {y} {width} {height} ~style={style} /> }
            }
        }
    };
    let text = |(index, number): (usize, &Option<f64>)| {
        let (x, y) = grid.number_at((index / grid.columns, index % grid.columns));
        number.map(|number| html! { <text class="map-number" x={format!("{x:.1}")} y={format!("{y:.1}")}>{ amount(number) }</text> })
    };
    let numbers = props.numbers.iter().enumerate();
    html! {
        <>
            <pattern id={hatch.clone()} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path class="map-hatch" d="M0 0V6" />
            </pattern>
            { for numbers.clone().map(cell) }
            if props.has_numbers { { for numbers.filter_map(text) } }
        </>
    }
}
