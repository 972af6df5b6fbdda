//! Final comparison: the verdict, and fresh values of the finalists as dots with whiskers on one scale.

use super::finals_tables::FinalsTables;
use engines::tuning::table::Entry;
use experiments::tuning::{Finalist, Finals, Findings, TuningExperiment};
use page_kit::components::dots::{Dot, DotPlot};
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use page_model::kit::chart::{extent, with_air};
use page_model::kit::dots::Marks;
use page_model::tuning::finals::{ending, is_partly_decided, leads, ranked};
use page_model::tuning::stage::SharedFacts;
use page_model::tuning::words::{finalist_marks, mean_with_interval, setting};
use statistics::mean;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FinalsViewProps {
    pub lab: TuningExperiment,
    pub facts: SharedFacts,
    pub findings: Rc<Findings>,
}

/// The finalists and what their races have decided.
#[component]
pub fn FinalsView(props: &FinalsViewProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.finals;
    let run = props.findings.first.as_ref();
    let finals = run
        .map(|run| &run.finals)
        .filter(|finals| finals.finalists.len() > 1);
    let is_over = run.is_some_and(|run| run.is_over);
    html! {
        <div class="rows" id="finals" data-over={is_over.to_string()}>
            if let Some(finals) = finals {
                { verdict(finals, props, texts) }
                { dots(finals, &props.facts, texts) }
                <Folded id="final-numbers" summary={texts.labs.tuning.page.next.as_numbers}>
                    <FinalsTables finals={finals.clone()} facts={props.facts.clone()} />
                </Folded>
            } else if is_over {
                <p class="quiet">{ words.none }</p>
            } else {
                <p class="quiet">{ words.later }</p>
            }
            <p class="quiet small">{ words.lead }</p>
        </div>
    }
}

/// What the search had promised, and what came of each finalist, from the highest to the lowest.
fn dots(finals: &Finals, facts: &SharedFacts, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.finals;
    let fresh = |(place, finalist): (usize, &Finalist)| {
        let leads = leads(finals, finalist);
        let marks = finalist_marks(place, leads, texts);
        let name = (words.finalist)(place + 1);
        let setting = setting(&facts.dimensions, &finalist.point, texts);
        let name = html! { <><strong>{ name }</strong>{ " " }{ setting }{ " " }<span class="quiet">{ marks }</span></> };
        let class = classes!(leads.then_some("best"));
        dot(
            name,
            &finalist.entry,
            facts.problem.true_value(&finalist.point),
            class,
            facts,
            texts,
        )
    };
    let promised = dot(
        words.promise.into(),
        &finals.promised,
        None,
        classes!("promised"),
        facts,
        texts,
    );
    let dots: Vec<Dot> = core::iter::once(promised)
        .chain(ranked(finals).into_iter().map(fresh))
        .collect();
    let numbers = dots.iter().flat_map(|dot| dot.marks.numbers());
    let shown = extent(numbers.collect::<Vec<_>>()).unwrap_or((0.0, 1.0));
    html! {
        <>
            <DotPlot id="final-dots" label={words.dots} {dots} range={with_air(shown, 0.03, 0.01)} />
            <p class="quiet small">{ words.dots_lead }</p>
        </>
    }
}

fn dot(
    name: Html,
    entry: &Entry,
    truth: Option<f64>,
    class: Classes,
    facts: &SharedFacts,
    texts: &Texts,
) -> Dot {
    let range = facts.problem.range();
    Dot {
        name,
        marks: Marks {
            value: entry.mean(),
            whisker: mean(&entry.sample(), range),
            truth,
        },
        text: mean_with_interval(entry, range, texts).into(),
        class,
        about: None,
    }
}

/// How the races have ended, and how sure that is.
fn verdict(finals: &Finals, props: &FinalsViewProps, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.finals;
    let Some((sentence, leader)) = ending(finals, texts).zip(finals.leader()) else {
        return html! { <p>{ words.under_way }</p> };
    };
    let is_partly = is_partly_decided(finals);
    let amount = texts.labs.tuning.page.amount;
    let promised = finals.promised;
    let came = finals.finalists[0].entry.mean();
    let value = mean_with_interval(&leader.entry, props.facts.problem.range(), texts);
    html! {
        <>
            <p id="final-verdict"><strong>{ sentence }</strong>{ " " }{ (words.value)(&value) }</p>
            if let Some((expected, came)) = promised.mean().zip(came) {
                <p id="promised">{ (words.promised)(&amount(expected), promised.visits, &amount(came)) }</p>
            }
            if is_partly { <p class="quiet small" id="too-close">{ (words.too_close)(props.lab.race_epsilon) }</p> }
            <p class="quiet small">{ (words.sure)(props.lab.race_delta) }</p>
        </>
    }
}
