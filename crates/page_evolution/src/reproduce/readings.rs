//! Readings of Rrrats: what follows from each beside what the thesis has, as a picture and as a table.

use experiments::common::rrrats_rules::{BustName, EndName};
use experiments::parameters::Word;
use experiments::reproduce::ReadingRow;
use experiments::reproduce::published::RRRATS;
use experiments::reproduce::readings::READINGS;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::dots::{Dot, DotPlot};
use page_model::kit::dots::Marks;
use texts::Texts;
use yew::prelude::*;

/// What is compared: the number of a reading, what was published, and the scale.
struct Compared {
    id: &'static str,
    number: fn(&ReadingRow) -> Option<f64>,
    published: Option<f64>,
    /// A line across: what decides.
    line: Option<f64>,
    range: (f64, f64),
}

/// In the order of their names.
const COMPARED: [Compared; 4] = [
    Compared {
        id: "readings-optimum",
        number: |row| row.equilibrium.map(|[.., third]| third),
        published: Some(0.36),
        line: None,
        range: (0.0, 1.0),
    },
    Compared {
        id: "readings-always",
        number: |row| Some(row.published_against_always),
        published: None,
        line: Some(0.5),
        range: (0.38, 0.52),
    },
    Compared {
        id: "readings-itself",
        number: |row| Some(row.published_strategy_begins),
        published: Some(RRRATS.pairs[0][0].0),
        line: None,
        range: (0.5, 0.56),
    },
    Compared {
        id: "readings-start",
        number: |row| Some(row.published_strategy),
        published: Some(RRRATS.against_start[0][0]),
        line: None,
        range: (0.7, 0.9),
    },
];

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
    let four = rows.iter().filter(|row| row.end == EndName::Turn.name());
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

/// What the four say, once all readings are known.
fn verdict(rows: &[ReadingRow], texts: &Texts) -> Option<String> {
    let of = |bust: BustName| {
        let reading =
            |row: &&ReadingRow| row.end == EndName::Turn.name() && row.bust == bust.name();
        rows.iter().find(reading)
    };
    let (owner, pile) = (of(BustName::Owner)?, of(BustName::Pile)?);
    let numbers = [
        owner.equilibrium?[2],
        owner.published_strategy_begins,
        owner.published_against_always,
    ];
    let is_complete = rows.len() == READINGS.len();
    let words = &texts.labs.reproduce.page;
    is_complete.then(|| (words.by_reading_verdict)(numbers, pile.published_strategy))
}

/// When the game ends with a reading, and what becomes of lost hands.
fn names(row: &ReadingRow, texts: &Texts) -> (&'static str, &'static str) {
    let option = |options: &'static [&'static str], index: Option<usize>| {
        let option = index.and_then(|index| options.get(index));
        option.copied().unwrap_or_default()
    };
    let end = EndName::of_name(&row.end).map(|end| end as usize);
    let bust = BustName::of_name(&row.bust).map(|bust| bust as usize);
    let words = &texts.rrrats_readings;
    (
        option(words.end.options, end),
        option(words.bust.options, bust),
    )
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
        let optimum = row.equilibrium.map(|three| {
            let three = three.map(|share| (texts.value)((share * 1e4).round() / 1e4));
            format!("({})", three.join(", "))
        });
        Row::of(format!("{} {}", row.end, row.bust))
            .name(end)
            .name(bust)
            .cells(numbers.map(|number| (texts.fixed)(number, 4)))
            .cell(optimum.unwrap_or_else(|| "–".to_owned()))
    };
    html! {
        <DataTable id="readings" class="number published" caption={words.readings} header={&words.readings_header}>
            { for rows.iter().map(row) }
        </DataTable>
    }
}
