//! Words beside the maps: the cell that is looked at, and why there is no true map.

use super::known::Known;
use crate::tuning::stage::Stage;
use crate::tuning::words::setting_of;
use experiments::tuning::landscape::MAX_POINTS;
use texts::Texts;

/// Whether the maps show all of the space.
pub fn is_whole(stage: &Stage) -> bool {
    stage.facts.dimensions.len() == 2
}

/// Why there is no true map; nothing while it is looked for.
pub fn why_no_truth(stage: &Stage, texts: &Texts) -> &'static str {
    let words = &texts.labs.tuning.page.maps;
    if !stage.lab.truth {
        words.truth_is_hidden
    } else if stage.lab.plays_games() {
        words.without_truth
    } else if stage.facts.problem.space().points() > MAX_POINTS {
        words.too_many_points
    } else {
        ""
    }
}

/// The point whose other values a cell has that is looked at: the one looked at, else the recommended one.
pub fn point_looked_from(stage: &Stage) -> Vec<u16> {
    let recommended = || Some(stage.seen.recommended.as_ref()?.point.clone());
    let point = stage.point_looked_at().or_else(recommended);
    point.unwrap_or_else(|| vec![0; stage.facts.problem.space().dimensions()])
}

/// What a cell is called, and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    pub name: String,
    pub sentences: String,
}

/// The cell that is looked at: what the model says about it, and what is true; `None` where none is looked at.
pub fn detail(stage: &Stage, known: &Known, texts: &Texts) -> Option<Detail> {
    let words = &texts.labs.tuning.page.maps;
    let point = stage.point_looked_at()?;
    let (row, column) = known.cell(&point);
    let place = row * known.grid.columns + column;
    let dimensions = &stage.facts.dimensions;
    let name = |place: usize| setting_of(&dimensions[place], point[place], texts);
    let amount = texts.labs.tuning.page.amount;
    let entry = stage.seen.pair.as_ref();
    let entry = entry.and_then(|seen| seen.entries.get(place));
    let estimate =
        entry.map(|entry| (words.estimate)(entry.mean().map(amount).as_deref(), entry.visits));
    let truth = stage.truths.pair.as_ref();
    let truth = truth.and_then(|pair| *pair.truths.get(place)?);
    let truth =
        truth.map(|truth| (words.truth)(&amount(truth.mean), &amount(truth.best), is_whole(stage)));
    let sentences: Vec<String> = estimate.into_iter().chain(truth).collect();
    Some(Detail {
        name: format!("{}, {}", name(known.column), name(known.row)),
        sentences: sentences.join(" "),
    })
}
