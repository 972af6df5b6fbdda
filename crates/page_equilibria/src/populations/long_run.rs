//! The long run: how often how many play the first strategy with mutations, and what is played if mutations are rare.

use super::found::FoundProps;
use page_kit::components::chart::LineChart;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::kit::chart::from_zero;
use page_model::populations::long_run::{is_known, line, loses_for_good, rows, why_missing};
use std::rc::Rc;
use yew::prelude::*;

/// The long run.
#[component]
pub fn LongRunView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.populations.views.long_run;
    let row = |[name, share, rare]: &[String; 3]| {
        Row::named(name.clone())
            .cell(share.clone())
            .cell(rare.clone())
    };
    let is_known = is_known(of);
    let chart = line(of).map(|(axis, series)| {
        let range = from_zero(series.values.iter().copied(), 1e-6);
        let title = (words.title)(of.name(0));
        html! {
            <LineChart {title} axis_label={words.axis} axis={Rc::new(axis)} series={Rc::new(vec![series])} {range}
                coloured=true height=170.0 />
        }
    });
    html! {
        <div class="rows" id="long-run">
            { chart }
            if is_known {
                <DataTable class="number" header={&words.header}>{ for rows(of, texts).iter().map(row) }</DataTable>
                <p class="quiet small">{ words.about_rare }</p>
            }
            if let Some(why) = why_missing(of, texts) { <p class="quiet small">{ why }</p> }
            if loses_for_good(of) { <p class="quiet small">{ words.no_mutation }</p> }
        </div>
    }
}
