//! Parent and offspring over each other, a bar a number: the parent filled, the offspring as an outline, and a tick where the
//! best strategy stands, if it is known.

use experiments::evolution::{EvolutionExperiment, Step};
use page_kit::components::data_table::{DataTable, Row};
use page_model::evolution::strategies::{largest, parameter_names, told_apart, what_numbers_are};
use texts::Texts;
use yew::prelude::*;

/// The bars, with the numbers beside them; `best` wins most against the start.
pub fn strategies(
    lab: &EvolutionExperiment,
    step: &Step,
    best: Option<[f64; 3]>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.evolution.page;
    let names = parameter_names(lab.game, texts);
    let both = step.parent_meaning.iter().zip(&step.offspring_meaning);
    let largest = largest(lab, step);
    let row = |(index, (name, (&parent, &offspring)))| {
        let best = best.and_then(|best: [f64; 3]| best.get::<usize>(index).copied());
        let [parent_share, offspring_share] = [parent, offspring].map(|value| value / largest);
        Row::named(name)
            .with("data-parameter", index.to_string())
            .cell_of("overlay", bar(parent_share, offspring_share, best))
            .cells(told_apart([parent, offspring], texts))
    };
    let rows = names.iter().copied().zip(both).enumerate().map(row);
    html! {
        <>
            <DataTable class="number strategies-now" header={&words.strategy_header}>{ for rows }</DataTable>
            <p class="quiet small">{ what_numbers_are(lab.game, texts) }{ " " }{ words.overlay }
                if best.is_some() { { " " }{ words.overlay_best } }
            </p>
        </>
    }
}

/// Shares of the whole width.
fn bar(parent: f64, offspring: f64, best: Option<f64>) -> Html {
    let width = |share: f64| format!("width:{:.2}%", 100.0 * share);
    html! {
        <span class="overlay-bar" aria-hidden="true">
            <i class="parent" ~style={width(parent)} />
            <i class="offspring" ~style={width(offspring)} />
            if let Some(best) = best { <i class="best" ~style={format!("left:{:.2}%", 100.0 * best)} /> }
        </span>
    }
}
