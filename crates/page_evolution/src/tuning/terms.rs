//! The bound of a point, tuple by tuple.

use experiments::tuning::seen::{Term, Terms as PointTerms};
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::fold::Folded;
use page_kit::components::run::RunFailure;
use page_kit::context::use_page;
use page_model::tuning::stage::Stage;
use page_model::tuning::terms::{cells, tuple_name};
use page_model::tuning::words::short_setting;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The table of a point, folded until it is asked for.
pub fn terms(stage: &Stage, point: &[u16], texts: &'static Texts) -> Html {
    let words = &texts.labs.tuning.page.next;
    let name = short_setting(&stage.facts.dimensions, point);
    let summary =
        html! { <>{ words.terms }{ ": " }<span class="number">{ name.clone() }</span></> };
    html! {
        <div class="terms" data-point={name}>
            <Folded id="terms" {summary}><TermsTable stage={stage.clone()} point={point.to_vec()} /></Folded>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct TermsTableProps {
    stage: Stage,
    point: Vec<u16>,
}

#[component]
fn TermsTable(props: &TermsTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.next;
    let TermsTableProps { stage, point } = props;
    let experiment = Experiment::Tuning(stage.lab.asked());
    let inquiry = Some(stage.lab.terms_of(point));
    let answered = use_answer(&experiment, inquiry, core::slice::from_ref(&stage.sent));
    if let Some(failure) = answered.failure {
        return html! { <RunFailure {failure} /> };
    }
    let fits = |terms: &Rc<PointTerms>| terms.fits(stage.facts.problem.space());
    let Some(terms) = answered.latest.filter(fits) else {
        return Html::default();
    };
    let (bound, amount) = (terms.bound, texts.labs.tuning.page.amount);
    let hidden = terms.hidden as usize;
    html! {
        <>
            <DataTable header={&words.terms_header}>
                    { for terms.terms.iter().map(|term| row(stage, term, &terms, texts)) }
                    <tr key="mean" class="best">
                        <th scope="row" colspan="3">{ words.mean }</th>
                        <td>{ amount(bound.exploitation) }</td>
                        <td></td>
                        <td></td>
                        <td>{ amount(bound.exploration) }</td>
                        <td>{ amount(bound.value()) }</td>
                    </tr>
            </DataTable>
            if hidden > 0 { <p class="quiet small">{ (words.more)(hidden) }</p> }
        </>
    }
}

fn row(stage: &Stage, term: &Term, of: &PointTerms, texts: &Texts) -> Row {
    let dimensions = &stage.facts.dimensions;
    Row::of(format!("{:?}", term.tuple))
        .name(tuple_name(dimensions, term))
        .cells(cells(dimensions, term, of, texts))
}
