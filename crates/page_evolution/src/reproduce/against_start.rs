//! Tables 5.1 and 5.3: evaluations against the start, published and ours; and the box plots of them.

use experiments::reproduce::published::{Published, STATISTICS};
use experiments::reproduce::{Beside, Tables};
use page_kit::components::chart::BoxPlot;
use page_kit::components::data_table::DataTable;
use page_kit::context::use_page;
use page_model::kit::chart::boxes::FiveNumbers;
use page_model::reproduce::{boxes, cells};
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
                { cells(beside, texts) }
            </tr>
        }
    };
    html! { <key={algorithm}>{ for (0..STATISTICS.len()).map(row) }</> }
}

/// Ours, the spread between evolutions, the difference, and that in standard errors and in spreads.
pub fn cells(beside: Option<&Beside>, texts: &Texts) -> Html {
    let [ours, others @ ..] = cells::beside(beside, texts);
    html! {
        <>
            <td class="ours">{ ours }</td>
            { for others.into_iter().map(|cell| html! { <td>{ cell }</td> }) }
        </>
    }
}

/// A box an algorithm: published, ours, and what single evolutions of ours have come to.
fn boxes(props: &AgainstStartProps, texts: &'static Texts) -> Vec<(String, FiveNumbers)> {
    let boxes = boxes::boxes(&props.published, &props.tables, texts).into_iter();
    boxes
        .map(|(name, numbers)| (name, FiveNumbers(numbers)))
        .collect()
}
