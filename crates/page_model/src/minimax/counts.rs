//! Counts of the searches: at the moment shown and in the end, side by side.

use super::sides::name_of_side;
use super::view::View;
use engines::minimax::Counts;
use experiments::minimax::{MinimaxExperiment, Side, Snapshot};
use texts::Texts;

/// A column of the table: a title and a cell a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    pub title: String,
    pub cells: Vec<String>,
}

/// The columns of all searches.
pub fn columns(lab: &MinimaxExperiment, view: &View, texts: &'static Texts) -> Vec<Column> {
    let several = lab.sides().count() > 1;
    let name = |side: Side| {
        if several {
            name_of_side(lab, side, texts)
        } else {
            String::new()
        }
    };
    let sides = lab.sides();
    sides
        .flat_map(|side| columns_of(side, &name(side), view, texts))
        .collect()
}

fn columns_of(side: Side, name: &str, view: &View, texts: &Texts) -> Vec<Column> {
    let words = &texts.labs.minimax.page;
    let found = view.found.as_ref().and_then(|found| found.side(side));
    // The moment of another search is none of this one.
    let now = view.side(side).filter(|_| view.first_levels.is_none());
    let now = now.map(|side| Column {
        title: format!("{name} {}", words.counts_now).trim().to_owned(),
        cells: counted(side.moment().counts(), "", "", texts),
    });
    let hides = view.barrier.is_some();
    // How many cuts there are is a part of what is asked.
    let found = found.filter(|_| !view.predictions.asks_for_cuts());
    let end = found.map(|found| {
        let snapshot = &found.snapshot;
        let (value, best) = if hides {
            <_>::default()
        } else {
            value_and_best(snapshot, view, texts)
        };
        let when = if snapshot.is_finished {
            words.counts_end
        } else {
            words.counts_so_far
        };
        Column {
            title: format!("{name} {when}").trim().to_owned(),
            cells: counted(snapshot.counts(), &value, &best, texts),
        }
    });
    now.into_iter().chain(end).collect()
}

fn counted(counts: Counts, value: &str, best: &str, texts: &Texts) -> Vec<String> {
    let numbers = [
        counts.nodes,
        counts.leaves,
        counts.cuts,
        counts.table_hits,
        counts.most_in_memory,
    ];
    let numbers = numbers.into_iter().map(texts.number);
    numbers.chain([value.to_owned(), best.to_owned()]).collect()
}

fn value_and_best(snapshot: &Snapshot, view: &View, texts: &Texts) -> (String, String) {
    let Some((found, searched)) = snapshot.found.as_ref().zip(view.found.as_ref()) else {
        return Default::default();
    };
    let place = searched.question.place();
    let best = found.line.first().copied();
    let best = best.map_or_else(String::new, |slot| place.move_words(slot, texts));
    ((texts.value)(found.value), best)
}

/// The result of the first search in a sentence; `None` while there is none, and while it is asked for.
pub fn result(view: &View, texts: &Texts) -> Option<String> {
    let found = view.found.as_ref().filter(|_| view.barrier.is_none())?;
    let result = found.side(Side::Main)?.snapshot.found.as_ref()?;
    let place = found.question.place();
    let line = place.line_names(&result.line);
    let best = result.line.first().copied();
    let best = best.map_or_else(String::new, |slot| place.move_words(slot, texts));
    let words = &texts.labs.minimax.page;
    Some((words.result)(
        &(texts.value)(result.value),
        &best,
        &line.join(" "),
    ))
}
