//! Revenue: a question, then bars of formats, and what else comes of the auction.

use super::found::FoundProps;
use experiments::{Experiment, LabExperiment};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::framing::use_is_asked_around;
use page_kit::components::predict::{Predict, Wanted};
use page_kit::context::use_page;
use page_kit::storage;
use page_model::auction::analysis::Analysis;
use page_model::auction::revenue::{Bar, bars, error, naive, question, rows};
use texts::Texts;
use yew::prelude::*;

/// What the seller gets.
#[component]
pub fn RevenueView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let id = format!("{} revenue", Experiment::from(of.lab.asked()).link());
    let answers = use_state(|| 0);
    // A scene of a lesson asks a question of its own.
    let is_asked_around = use_is_asked_around();
    let asked = question(of, texts);
    let is_answered = is_asked_around || storage::answer(&id).is_some();
    let on_answer = {
        let answers = answers.clone();
        Callback::from(move |_: bool| answers.set(*answers + 1))
    };
    let asked = asked.map(|asked| {
        let options = asked.options.into_iter().map(AttrValue::from).collect();
        let wanted = Wanted::Choice(options, asked.right);
        let why = html! { <p>{ asked.why }</p> };
        html! { <Predict {id} question={asked.question} {wanted} {why} {on_answer} /> }
    });
    html! {
        <div class="rows" id="revenue" data-known={of.totals().is_some().to_string()}>
            { asked }
            if is_answered { { of_formats(of, texts) } }
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
