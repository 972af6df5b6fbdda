//! Tables 5.1 and 5.3: evaluations against the start, published and ours; and the box plots of them.

use experiments::reproduce::published::{Published, STATISTICS};
use experiments::reproduce::{Beside, Tables};
use page_kit::components::chart::BoxPlot;
use page_kit::components::data_table::DataTable;
use page_kit::context::use_page;
use page_model::kit::chart::boxes::FiveNumbers;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AgainstStartProps {
    pub game: &'static str,
    /// Of the table and the figure, after 5.
    pub number: u8,
    pub figure: u8,
    pub tables: Tables,
    pub published: Published,
}

/// The table and the plot.
#[component]
pub fn AgainstStart(props: &AgainstStartProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.reproduce.page;
    let tables = &props.tables;
    let id = AttrValue::from(format!("table-5-{}", props.number));
    html! {
        <div class="rows" {id} data-evolutions={tables.evolutions.0.to_string()}>
            <div class="two-columns">
                <DataTable class="number published" header={&words.statistics_header}>
                    { for (0..4).map(|algorithm| rows(props, algorithm, texts)) }
                </DataTable>
                <div>
                    <BoxPlot title={(words.figure)(props.figure, props.game)} boxes={Rc::new(boxes(props, texts))} />
                    <p class="quiet small">{ words.boxes }</p>
                </div>
            </div>
        </div>
    }
}

fn rows(props: &AgainstStartProps, algorithm: usize, texts: &'static Texts) -> Html {
    let words = &texts.labs.reproduce.page;
    let published = &props.published.against_start[algorithm];
    let ours = props.tables.against_start.get(algorithm);
    let row = |statistic: usize| {
        let beside = ours.map(|ours| &ours[statistic]);
        html! {
            <tr key={STATISTICS[statistic]} data-statistic={STATISTICS[statistic]}>
                if statistic == 0 { <th scope="rowgroup" rowspan="7">{ words.algorithms[algorithm] }</th> }
                <th scope="row">{ STATISTICS[statistic] }</th>
                <td>{ (texts.fixed)(published[statistic], 4) }</td>
                { cells(beside) }
            </tr>
        }
    };
    html! { <key={algorithm}>{ for (0..STATISTICS.len()).map(row) }</> }
}

/// Ours, the spread between evolutions, the difference, and that in standard errors and in spreads.
pub fn cells(beside: Option<&Beside>) -> Html {
    let number = |number: Option<f64>, digits: usize| {
        number.map_or_else(|| "–".to_owned(), |number| format!("{number:.digits$}"))
    };
    let signed = |number: Option<f64>, digits: usize| {
        number.map_or_else(
            || "–".to_owned(),
            |number| format!("{number:+.digits$}").replace('-', "−"),
        )
    };
    html! {
        <>
            <td class="ours">{ number(beside.map(|beside| beside.ours), 4) }</td>
            <td>{ number(beside.and_then(|beside| beside.spread), 4) }</td>
            <td>{ signed(beside.map(|beside| beside.difference), 4) }</td>
            <td>{ signed(beside.and_then(|beside| beside.standard_errors), 1) }</td>
            <td>{ signed(beside.and_then(|beside| beside.spreads), 1) }</td>
        </>
    }
}

/// A box an algorithm: published, ours, and what single evolutions of ours have come to.
fn boxes(props: &AgainstStartProps, texts: &'static Texts) -> Vec<(String, FiveNumbers)> {
    let words = &texts.labs.reproduce.page;
    let five = |statistics: [f64; 7]| {
        let [_, _, low, lower, middle, upper, high] = statistics;
        FiveNumbers([low, lower, middle, upper, high])
    };
    let mut boxes = Vec::new();
    for algorithm in 0..4 {
        let name = words.short_algorithms[algorithm];
        let published = five(props.published.against_start[algorithm]);
        boxes.push((format!("{name} {}", words.published_mark), published));
        if let Some(ours) = props.tables.against_start.get(algorithm) {
            let statistics = core::array::from_fn(|index| ours[index].ours);
            boxes.push((format!("{name} {}", words.ours_mark), five(statistics)));
        }
        if let Some(between) = props.tables.between.get(algorithm) {
            boxes.push((format!("{name} {}", words.between_mark), five(*between)));
        }
    }
    boxes
}
