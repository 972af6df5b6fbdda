//! Takeover: a question, then one player of each strategy beside chance, and the experiment from its start, exactly and in its runs.

use super::found::FoundProps;
use experiments::Experiment;
use experiments::LabExperiment;
use page_kit::components::asked_first::use_asked_first;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::populations::analysis::Analysis;
use page_model::populations::laws::{benefit_over_cost, one_third};
use page_model::populations::takeover::{
    Row as Taking, by_vertex, chance_bar, from_start, known, mean_shares, missing, question,
    reason, rows, runs_needed, steps_from_start,
};
use texts::Texts;
use yew::prelude::*;

/// Who takes over.
#[component]
pub fn TakeoverView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let id = format!("{} takeover", Experiment::from(of.lab.asked()).link());
    let question = question(of, texts);
    let shows = question.is_none();
    let (asked, is_answered) = use_asked_first(id, question);
    html! {
        <div class="rows" id="takeover" data-known={known(of).is_some().to_string()}>
            { asked }
            if let Some(missing) = missing(of) { <p class="quiet small">{ reason(missing, texts) }</p> }
            if is_answered || shows {
                { one_of_each(of, texts) }
                { of_vertices(of, texts) }
                { in_runs(of, texts) }
            }
        </div>
    }
}

/// One player of each strategy, with bars beside that of chance.
fn one_of_each(of: &Analysis, texts: &Texts) -> Html {
    let words = &texts.labs.populations.views.takeover;
    let all = rows(of, texts);
    if all.is_empty() {
        return Html::default();
    }
    let has_steps = all.iter().any(|row| !row.steps.is_empty());
    let chance = format!("left:{:.2}%", 100.0 * chance_bar(of));
    let row = |row: &Taking| {
        let width = format!("width:{:.2}%", 100.0 * row.bar);
        html! {
            <div class="takeover-row" key={row.strategy}>
                <span class="takeover-name">{ &row.name }</span>
                <span class={classes!("takeover-bar", format!("of-{}", row.strategy))} aria-hidden="true">
                    <i class="takeover-value" ~style={width} />
                    <i class="takeover-chance" ~style={chance.clone()} />
                </span>
                <b class="number">{ &row.fixation }</b>
                <span class="quiet small">{ row.compared }</span>
            </div>
        }
    };
    let steps = all
        .iter()
        .map(|row| Row::named(row.name.clone()).cell(row.steps.clone()));
    let header = [words.header[0], words.header[2]];
    let laws = [one_third(of, texts), benefit_over_cost(of, texts)];
    html! {
        <>
            <div class="takeover-rows">{ for all.iter().map(row) }</div>
            <p class="quiet small">{ (words.chance)(of.lab.players().into()) }</p>
            if has_steps { <DataTable class="number" {header}>{ for steps }</DataTable> }
            { for laws.into_iter().flatten().map(|law| html! { <p>{ law }</p> }) }
        </>
    }
}

fn of_vertices(of: &Analysis, texts: &Texts) -> Html {
    let words = &texts.labs.populations.views.takeover;
    let all = by_vertex(of, texts);
    if all.len() < 2 {
        return Html::default();
    }
    let row = |[place, number]: &[String; 2]| Row::named(place.clone()).cell(number.clone());
    html! {
        <>
            <h3>{ words.vertices }</h3>
            <DataTable class="number" header={&words.vertices_header} is_cut=true>{ for all.iter().map(row) }</DataTable>
        </>
    }
}

fn in_runs(of: &Analysis, texts: &Texts) -> Html {
    let words = &texts.labs.populations.views.takeover;
    let ran = &of.found.ran;
    let ended = ran.runs() - ran.stopped;
    let cells = |row: Row, [exact, mean, interval]: [String; 3]| {
        row.cell_of("exact", exact).cell(mean).cell(interval)
    };
    let start = from_start(of, texts)
        .into_iter()
        .map(|[name, exact, mean, interval]| cells(Row::named(name), [exact, mean, interval]));
    let shares = mean_shares(of, texts).into_iter();
    let shares = shares.map(|[name, mean, interval]| Row::named(name).cell(mean).cell(interval));
    html! {
        <>
            <h3>{ words.from_start }</h3>
            if ended > 0 {
                <DataTable class="number takeover-runs" header={&words.start_header}>{ for start }</DataTable>
                if let Some(steps) = steps_from_start(of, texts) { <p>{ (words.steps)(&steps) }</p> }
            }
            if ran.stopped > 0 {
                <DataTable class="number" header={&words.shares_header}>{ for shares }</DataTable>
                <p class="quiet small">{ words.about_shares }</p>
            }
            <p class="quiet small">
                { (words.runs_of)(ended, ran.stopped) }{ " " }{ runs_needed(of, texts).unwrap_or_default() }
            </p>
        </>
    }
}
