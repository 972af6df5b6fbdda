//! Counts of the searches: at the moment shown and in the end, side by side.

use super::side_tree::name_of_side;
use super::view::View;
use engines::minimax::Counts;
use experiments::minimax::{MinimaxLab, Side, Snapshot};
use page_kit::components::data_table::{DataTable, Header, Row};
use texts::Texts;
use yew::prelude::*;

/// A column of the table: a title and a cell a row.
struct Column {
    title: String,
    cells: Vec<String>,
}

/// The table.
pub fn counts_table(lab: &MinimaxLab, view: &View, texts: &'static Texts) -> Html {
    let several = lab.sides().count() > 1;
    let columns: Vec<Column> = lab
        .sides()
        .flat_map(|side| {
            let name = if several {
                name_of_side(lab, side, texts)
            } else {
                String::new()
            };
            columns(side, &name, view, texts)
        })
        .collect();
    let header: Header = columns.iter().map(|column| column.title.clone()).collect();
    let names = texts.labs.minimax.page.count_names.iter().enumerate();
    let row = |(index, name): (usize, &&'static str)| {
        let cells = columns.iter().map(|column| &column.cells[index]);
        Row::named(*name)
            .with("data-count", index.to_string())
            .cells(cells)
    };
    html! {
        <>
            <DataTable id="counts" corner="" {header}>{ for names.map(row) }</DataTable>
            { result(view, texts) }
        </>
    }
}

fn columns(side: Side, name: &str, view: &View, texts: &'static Texts) -> Vec<Column> {
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
    let place = searched.lab.place();
    let best = found.line.first().copied();
    let best = best.map_or_else(String::new, |slot| place.move_words(slot, texts));
    ((texts.value)(found.value), best)
}

/// The result of the first search in a sentence.
fn result(view: &View, texts: &'static Texts) -> Html {
    let found = view.found.as_ref();
    let main = found.and_then(|found| found.side(Side::Main));
    let result = main
        .and_then(|side| side.snapshot.found.as_ref())
        .zip(found);
    let Some((result, found)) = result.filter(|_| view.barrier.is_none()) else {
        return Html::default();
    };
    let place = found.lab.place();
    let line = place.line_names(&result.line);
    let best = result.line.first().copied();
    let best = best.map_or_else(String::new, |slot| place.move_words(slot, texts));
    let sentence =
        (texts.labs.minimax.page.result)(&(texts.value)(result.value), &best, &line.join(" "));
    html! { <p class="quiet small" id="result">{ sentence }</p> }
}
