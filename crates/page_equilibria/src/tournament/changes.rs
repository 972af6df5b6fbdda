//! Changes: a question about errors, and then who is ahead with how many of them; whose absence or double changes that; and what newcomers would get.

use super::found::FoundProps;
use experiments::Experiment;
use experiments::tournament::{Entrant, Errors, NoiseCurve, TournamentInquiry};
use page_kit::components::answer::use_answer;
use page_kit::components::asked_first::use_asked_first;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::focus::FocusFallback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tournament::analysis::Analysis;
use page_model::tournament::changes::{
    NewcomerRow, Span, asked, curve_question, exact_question, in_words, newcomers, spans,
    without_errors,
};
use page_model::tournament::entrants::{is_full, with};
use texts::Texts;
use yew::prelude::*;

/// What would be otherwise.
#[component]
pub fn Changes(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views;
    let question = Experiment::from(curve_question(&of.lab));
    let inquiry = Some(TournamentInquiry::noise(Errors::Execution));
    let curve = use_answer(&question, inquiry, &[]).latest;
    let id = format!("{} errors", question.link());
    let asked = curve.as_deref().and_then(|curve| asked(of, curve, texts));
    let (asked, is_answered) = use_asked_first(id, asked);
    let changes = in_words(of, texts);
    html! {
        <div class="rows" id="changes" tabindex="-1">
            <h3>{ words.changes.errors }</h3>
            if let Some(curve) = curve.as_deref() {
                if let Some(told) = without_errors(of, curve, texts) { <p>{ told }</p> }
                { asked }
                if is_answered { { by_errors(of, curve, texts) } }
            } else {
                <p class="quiet">{ words.under_way }</p>
            }
            if !changes.is_empty() {
                <h3>{ words.changes.entrants }</h3>
                <ul class="entrant-changes">{ for changes.iter().map(|change| html! { <li>{ change }</li> }) }</ul>
            }
            <Newcomers of={of.clone()} />
        </div>
    }
}

/// Who is ahead with how many errors.
fn by_errors(of: &Analysis, curve: &NoiseCurve, texts: &Texts) -> Html {
    let words = &texts.labs.tournament.views.changes;
    let row = |span: &Span| {
        let who = span.winners.as_ref();
        let who = who.map(|winners| of.names_of(winners).join(", "));
        Row::named((words.percents)(span.from, span.to))
            .cell(who.unwrap_or_else(|| words.inexact_errors.to_owned()))
    };
    html! { <DataTable class="by-errors" header={&words.errors_header}>{ for spans(curve).iter().map(row) }</DataTable> }
}

/// What strategies that do not take part would get, each with a button that lets it in.
#[component]
fn Newcomers(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.changes;
    let question = Experiment::from(exact_question(&of.lab));
    let answer = use_answer(&question, Some(TournamentInquiry::newcomers()), &[]).latest;
    let go = use_go();
    let Some(answer) = answer.filter(|_| !is_full(&of.asked)) else {
        return Html::default();
    };
    let newcomers = newcomers(of, &answer, texts);
    if newcomers.is_empty() {
        return Html::default();
    }
    let row = |one: &NewcomerRow| {
        let entrant = Entrant::unnamed(&one.strategy);
        let asked = of.asked.clone();
        let onclick =
            go.reform(move |_: MouseEvent| (with(&asked, entrant.clone()), Entry::Replace));
        let title = (words.enter)(&one.name);
        Row::of(one.strategy.clone())
            .name(html! { <button class="entrant-name" {onclick} {title}>{ &one.name }</button> })
            .cell_of("number", one.payoff.clone())
            .cell_of("number", one.place.clone())
            .cell(one.winners.clone())
    };
    html! {
        <FocusFallback fallback="#changes">
            <h3>{ words.newcomers }</h3>
            <p class="quiet small">{ words.about_newcomers }</p>
            <DataTable id="newcomers" class="newcomers" header={&words.newcomers_header} is_cut=true>
                { for newcomers.iter().map(row) }
            </DataTable>
        </FocusFallback>
    }
}
