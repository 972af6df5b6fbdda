//! The cell that is looked at, in a line: what the model says about it, and what is true.

use super::known::Known;
use crate::tuning::stage::Stage;
use crate::tuning::words::setting_of;
use texts::Texts;
use yew::prelude::*;

/// The line; how to look at a cell where none is looked at.
pub fn detail(stage: &Stage, known: &Known, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.maps;
    let point = stage.lab.point_looked_at(stage.facts.problem.space());
    let Some(point) = point else {
        return html! { <p class="map-detail quiet small" id="map-detail">{ words.press }</p> };
    };
    let (row, column) = known.cell(&point);
    let place = row * known.grid.columns + column;
    let dimensions = &stage.facts.dimensions;
    let name = |place: usize| setting_of(&dimensions[place], point[place], texts);
    let both = format!("{}, {}", name(known.column), name(known.row));
    let amount = texts.labs.tuning.page.amount;
    let entry = stage.seen.pair.as_ref();
    let entry = entry.and_then(|seen| seen.entries.get(place));
    let estimate =
        entry.map(|entry| (words.estimate)(entry.mean().map(amount).as_deref(), entry.visits));
    let truth = stage.truths.pair.as_ref();
    let truth = truth.and_then(|pair| *pair.truths.get(place)?);
    let is_whole = dimensions.len() == 2;
    let truth =
        truth.map(|truth| (words.truth)(&amount(truth.mean), &amount(truth.best), is_whole));
    let sentences: Vec<String> = estimate.into_iter().chain(truth).collect();
    html! {
        <p class="map-detail small" id="map-detail" aria-live="polite"><strong>{ both }</strong>{ ": " }{ sentences.join(" ") }</p>
    }
}
