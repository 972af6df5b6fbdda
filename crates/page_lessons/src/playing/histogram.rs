//! Histogram of numbers that the class chose, with lines where the mean is and what is measured by it.

use page_model::playing::histogram::{Column, Histogram, histogram};
use yew::prelude::*;

/// Units of the picture.
const WIDTH: f64 = 820.0;
const HEIGHT: f64 = 190.0;
/// Above the columns, for the names of lines, and below them, for numbers.
const HEAD: f64 = 50.0;
const FOOT: f64 = 26.0;
const GAP: f64 = 4.0;

/// A number that is marked, with its name; the class of its line.
pub struct Mark {
    pub at: f64,
    pub name: String,
    pub class: &'static str,
}

/// The picture, with up to two marks.
pub fn histogram_of(name: &str, counts: &[usize], mut marks: Vec<Mark>) -> Html {
    // From the left, each lower than the one before, so that no line goes through a name.
    marks.sort_by(|one, other| one.at.total_cmp(&other.at));
    let shown = histogram(counts);
    let each = WIDTH / shown.columns.len() as f64;
    let mark = |(line, Mark { at, name, class }): (usize, &Mark)| {
        let (x, y) = (shown.along(*at) * WIDTH, 16.0 + 20.0 * line as f64);
        let (anchor, beside) = if x > 0.7 * WIDTH {
            ("end", x - 6.0)
        } else {
            ("start", x + 6.0)
        };
        html! {
            <g key={line} class={*class}>
                <line x1={format!("{x:.1}")} x2={format!("{x:.1}")} y1={format!("{:.0}", y - 12.0)} y2={format!("{:.0}", HEAD + HEIGHT)} />
                <text x={format!("{beside:.1}")} y={format!("{y:.0}")} text-anchor={anchor}>{ name }</text>
            </g>
        }
    };
    let told = shown.columns.iter().filter(|column| column.count > 0);
    let told: Vec<String> = told
        .map(|column| format!("{}: {}", column.told(), column.count))
        .collect();
    html! {
        <svg class="play-histogram" viewBox={format!("0 0 {WIDTH} {}", HEAD + HEIGHT + FOOT)} role="img" aria-label={format!("{name}. {}", told.join(", "))}>
            { for shown.columns.iter().enumerate().map(|(place, column)| one(place, column, each, &shown)) }
            <line class="floor" x1="0" x2={WIDTH.to_string()} y1={(HEAD + HEIGHT).to_string()} y2={(HEAD + HEIGHT).to_string()} />
            { for marks.iter().enumerate().map(mark) }
        </svg>
    }
}

fn one(place: usize, column: &Column, each: f64, shown: &Histogram) -> Html {
    let room = HEIGHT - 22.0;
    let height = room * column.count as f64 / shown.highest.max(1) as f64;
    let (x, top) = (place as f64 * each, HEAD + HEIGHT - height);
    let middle = format!("{:.1}", x + each / 2.0);
    // Every other number where there are many.
    let has_number = shown.columns.len() <= 12 || place.is_multiple_of(2);
    html! {
        <g key={place}>
            <rect x={format!("{:.1}", x + GAP / 2.0)} y={format!("{top:.1}")} width={format!("{:.1}", each - GAP)} height={format!("{height:.1}")} rx="3"><title>{ format!("{}: {}", column.told(), column.count) }</title></rect>
            if column.count > 0 { <text class="count" x={middle.clone()} y={format!("{:.1}", top - 5.0)} text-anchor="middle">{ column.count }</text> }
            if has_number { <text x={middle} y={format!("{:.0}", HEAD + HEIGHT + 18.0)} text-anchor="middle">{ column.first }</text> }
        </g>
    }
}
