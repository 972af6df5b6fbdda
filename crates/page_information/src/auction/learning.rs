//! Learning: what bidders on a grid have come to bid, round by round, how far that is from an equilibrium, and equilibria in fractions.

use super::found::FoundProps;
use experiments::auction::AuctionExperiment;
use page_kit::components::chart::LineChart;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::auction::analysis::Analysis;
use page_model::auction::learning::{
    bids, distances, exact_rows, looked_at, position, rounds, said,
};
use page_model::kit::chart::lines::Mark;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Bidders who learn.
#[component]
pub fn LearningView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.auction.views.learning;
    let go = use_go();
    let Some(lines) = bids(of, texts) else {
        let said = match of.lab.has_grid() {
            true if of.has_no_bid() => words.no_bid,
            true => of
                .instead(texts)
                .unwrap_or(texts.labs.auction.views.under_way),
            false => words.none,
        };
        return html! { <p class="quiet" id="learning">{ said }</p> };
    };
    let on_move = {
        let asked = of.asked.clone();
        let all: Vec<u64> = rounds(of).iter().map(|round| round.rounds).collect();
        go.reform(move |position: u64| {
            let is_last = position as usize + 1 >= all.len();
            let round = all.get(position as usize).copied().filter(|_| !is_last);
            let round = round.unwrap_or(AuctionExperiment::default().round);
            let asked = AuctionExperiment {
                round,
                ..asked.clone()
            };
            (asked, Entry::Replace)
        })
    };
    let number = texts.number;
    let (position, last) = (
        position(of) as u64,
        rounds(of).len().saturating_sub(1) as u64,
    );
    let round = looked_at(of).map_or(0, |round| round.rounds);
    let caption = (words.moment)(&number(round), &number(of.lab.rounds));
    let widest = (words.moment)(&number(of.lab.rounds), &number(of.lab.rounds));
    let axis_label = match of.lab.is_common() {
        true => words.axis_of_common,
        false => words.axis,
    };
    html! {
        <div class="rows" id="learning" data-rounds={of.found.learned.rounds.to_string()}>
            <LineChart title={words.title} {axis_label} axis={Rc::new(lines.axis)} ends={(0.0, Some(1.0))}
                series={Rc::new(lines.series)} range={lines.range} coloured=true />
            if !of.hides() { <TimeControl {position} {last} {caption} {widest} {on_move} speed=10.0 /> }
            if let Some(said) = said(of, texts) { <p>{ said }</p> }
            { distance(of, texts, round) }
            { exactly(of, texts) }
            <p class="quiet small">
                { (words.about)(of.lab.grid, &(texts.value)(0.5 / of.lab.grid as f64)) }
                if of.found.learned.is_rounded { { " " }{ words.rounded } }
            </p>
        </div>
    }
}

fn distance(of: &Analysis, texts: &Texts, round: u64) -> Html {
    let words = &texts.labs.auction.views.learning;
    let Some(lines) = distances(of, texts) else {
        return Html::default();
    };
    let marks = vec![Mark {
        at: round as f64,
        name: words.this_round,
    }];
    html! {
        <LineChart title={words.title_of_distance} axis_label={words.axis_of_distance} axis={Rc::new(lines.axis)}
            series={Rc::new(lines.series)} range={lines.range} {marks} logarithmic=true logarithmic_values=true coloured=true height=170.0 />
    }
}

fn exactly(of: &Analysis, texts: &Texts) -> Html {
    let words = &texts.labs.auction.views.learning;
    let rows = exact_rows(of, texts);
    if rows.is_empty() {
        return Html::default();
    }
    let row = |[size, exact, value, more]: &[String; 4]| {
        let row = Row::named(size.clone()).cell_of("exact", exact.clone());
        row.cell(value.clone()).cell(more.clone())
    };
    html! {
        <>
            <p>{ words.of_two }</p>
            <DataTable class="number" header={&words.header}>{ for rows.iter().map(row) }</DataTable>
        </>
    }
}
