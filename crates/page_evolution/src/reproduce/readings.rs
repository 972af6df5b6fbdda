//! Readings of Rrrats: what follows from each beside what the thesis has, as a picture and as a table.

use experiments::reproduce::ReadingRow;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::dots::{Dot, DotPlot};
use page_model::kit::dots::Marks;
use page_model::reproduce::readings::{
    COMPARED, Compared, names, of_whole_turns, optimum, verdict,
};
use texts::Texts;
use yew::prelude::*;

/// The picture, what it says, and the table of all readings; nothing before any is known.
pub fn readings(rows: &[ReadingRow], texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    if rows.is_empty() {
        return Html::default();
    }
    let plots = COMPARED.iter().zip(words.reading_plots);
    let plot = |(compared, name): (&Compared, &'static str)| plot(compared, name, rows, texts);
    html! {
        <div class="rows" id="by-reading">
            <p>{ words.by_reading }</p>
            <div class="two-columns">{ for plots.map(plot) }</div>
            if let Some(verdict) = verdict(rows, texts) { <p id="reading-verdict">{ verdict }</p> }
            { table(rows, texts) }
        </div>
    }
}

/// Those in which the last turn is finished, side by side.
fn plot(
    compared: &Compared,
    name: &'static str,
    rows: &[ReadingRow],
    texts: &'static Texts,
) -> Html {
    let four = of_whole_turns(rows);
    let dot = |row: &ReadingRow| {
        let value = (compared.number)(row);
        let text = value.map_or_else(|| "–".to_owned(), |value| (texts.fixed)(value, 4));
        Dot {
            name: html! { names(row, texts).1 },
            marks: Marks {
                value,
                truth: compared.published,
                ..Marks::default()
            },
            text: html! { text },
            class: Classes::new(),
            about: Some(format!("{}-{}", compared.id, row.bust).into()),
        }
    };
    html! {
        <div class="rows">
            <p class="small"><strong>{ name }</strong></p>
            <DotPlot id={compared.id} label={name} dots={four.map(dot).collect::<Vec<_>>()} range={compared.range} line={compared.line} />
        </div>
    }
}

/// What follows from each reading, exactly.
fn table(rows: &[ReadingRow], texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    let row = |row: &ReadingRow| {
        let (end, bust) = names(row, texts);
        let numbers = [
            row.published_strategy,
            row.published_strategy_begins,
            row.published_against_always,
            row.always,
            row.always_begins,
            row.start_begins,
        ];
        Row::of(format!("{} {}", row.end, row.bust))
            .name(end)
            .name(bust)
            .cells(numbers.map(|number| (texts.fixed)(number, 4)))
            .cell(optimum(row, texts))
    };
    html! {
        <DataTable id="readings" class="number published" caption={words.readings} header={&words.readings_header}>
            { for rows.iter().map(row) }
        </DataTable>
    }
}
