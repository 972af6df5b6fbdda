//! Revenue: a question, then bars of formats, and what else comes of the auction.

use super::found::FoundProps;
use experiments::{Experiment, LabExperiment};
use page_kit::components::asked_first::use_asked_first;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::auction::analysis::Analysis;
use page_model::auction::revenue::{Bar, bars, error, naive, question, rows};
use texts::Texts;
use yew::prelude::*;

/// What the seller gets.
#[component]
pub fn RevenueView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let id = format!("{} revenue", Experiment::from(of.lab.asked()).link());
    let question = question(of, texts);
    let shows = question.is_none();
    let (asked, is_answered) = use_asked_first(id, question);
    html! {
        <div class="rows" id="revenue" data-known={of.totals().is_some().to_string()}>
            { asked }
            if is_answered || shows { { of_formats(of, texts) } }
            { others(of, texts) }
        </div>
    }
}

fn of_formats(of: &Analysis, texts: &Texts) -> Html {
    let bar = |(place, bar): (usize, Bar)| {
        let width = format!("width:{:.2}%", 100.0 * bar.share);
        html! {
            <div class="revenue-row" key={place}>
                <span>{ bar.name }</span>
                <span class="revenue-bar" aria-hidden="true"><i class={format!("of-{place}")} ~style={width} /></span>
                <b class="number">{ bar.shown }</b>
            </div>
        }
    };
    html! { <div class="revenue-rows">{ for bars(of, texts).into_iter().enumerate().map(bar) }</div> }
}

fn others(of: &Analysis, texts: &Texts) -> Html {
    let views = &texts.labs.auction.views;
    let Some(totals) = of.totals() else {
        return html! { <p class="quiet">{ of.instead(texts) }</p> };
    };
    let row = |[name, number]: &[String; 2]| Row::named(name.clone()).cell(number.clone());
    html! {
        <>
            <DataTable class="number" header={&views.revenue.header}>{ for rows(totals, texts).iter().map(row) }</DataTable>
            if let Some(naive) = naive(totals, texts) { <p>{ naive }</p> }
            <p class="quiet small">{ error(totals, texts) }</p>
        </>
    }
}
