//! Starts of evolutions that are drawn: which of them come nearest to what was published, and after how many generations.

use crate::app::components::data_table::{DataTable, Row};
use experiments::reproduce::starts::StartFit;
use texts::Texts;
use yew::prelude::*;

/// Starts that are shown at most.
const MAX_SHOWN: usize = 10;

/// The nearest ones of a game; nothing where all evolutions start alike.
pub fn starts(game: &str, fits: &[StartFit], texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    if fits.is_empty() {
        return Html::default();
    }
    let shown = &fits[..fits.len().min(MAX_SHOWN)];
    let number = |number: f64, places| (texts.fixed)(number, places);
    let row = |(place, fit): (usize, &StartFit)| {
        let start: Vec<String> = fit.start.iter().map(|&value| number(value, 2)).collect();
        Row::of(place.to_string())
            .name(format!("({})", start.join(", ")))
            .cell(fit.generations)
            .cells(fit.worth.map(|worth| number(worth, 4)))
            .cell_of("ours", number(fit.distance, 4))
    };
    html! {
        <DataTable class="number published starts" caption={(words.starts)(game, fits.len(), shown.len())} header={&words.starts_header}>
            { for shown.iter().enumerate().map(row) }
        </DataTable>
    }
}
