//! Starts of evolutions that are drawn: which of them come nearest to what was published, and after how many generations.

use experiments::reproduce::starts::StartFit;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::simplex::Simplex;
use page_model::kit::simplex::in_triangle;
use page_model::reproduce::starts::{dots, shown};
use texts::Texts;
use yew::prelude::*;

/// The nearest ones of a game; nothing where all evolutions start alike.
pub fn starts(game: &str, fits: &[StartFit], texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    if fits.is_empty() {
        return Html::default();
    }
    let shown = shown(fits);
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

/// Starts of War in the triangle of the three orders: the nearer to what was published, the stronger.
pub fn map_of_war(fits: &[StartFit], texts: &'static Texts) -> Html {
    if fits.is_empty() {
        return Html::default();
    }
    let words = &texts.labs.reproduce.page;
    let dots = dots(fits);
    let nearest = fits.first().and_then(|fit| in_triangle(&fit.start));
    let orders = words.orders_of_war.map(str::to_owned).to_vec();
    html! {
        <div class="start-map" id="start-map">
            <p class="quiet small">{ words.start_map }</p>
            <Simplex label={words.start_map} actions={orders} current={Vec::new()} average={Vec::new()} ends={["", ""]}
                equilibria={nearest.into_iter().collect::<Vec<_>>()} {dots} class="first" />
        </div>
    }
}
