//! Final comparison: finalists with their fresh evaluations, the races between them, and how sure the answer is.

use super::stage::SharedFacts;
use super::words::{mean_with_interval, setting};
use crate::app::components::data_table::{DataTable, Row};
use crate::app::context::use_page;
use experiments::tuning::{FinalRace, Finalist, Finals, Findings, TuningLab};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FinalsViewProps {
    pub lab: TuningLab,
    pub facts: SharedFacts,
    pub findings: Rc<Findings>,
}

/// The view.
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
            <p class="quiet small">{ words.lead }</p>
            if let Some(finals) = finals {
                { finalists(finals, &props.facts, texts) }
                { races(finals, texts) }
                if finals.are_over() { { verdict(finals, props, texts) } }
            } else if is_over {
                <p class="quiet">{ words.none }</p>
            } else {
                <p class="quiet">{ words.later }</p>
            }
        </div>
    }
}

fn finalists(finals: &Finals, facts: &SharedFacts, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.finals;
    let leader = finals.leader();
    let row = |(place, finalist): (usize, &Finalist)| {
        let leads = leader.is_some_and(|leader| core::ptr::eq(leader, finalist));
        let value = mean_with_interval(&finalist.entry, facts.problem.range(), texts);
        let marks = [(place == 0, words.recommended), (leads, words.leads)];
        let marks: Vec<&str> = marks
            .into_iter()
            .filter_map(|(is_it, mark)| is_it.then_some(mark))
            .collect();
        let name = (words.finalist)(place + 1);
        let marks = marks.join(", ");
        Row::of(place)
            .class("best", leads)
            .with("data-leads", leads.to_string())
            .name(html! { <>{ name }{ " " }<span class="quiet small">{ marks }</span></> })
            .cell_of("words", setting(&facts.dimensions, &finalist.point, texts))
            .cell((texts.number)(finalist.entry.visits.into()))
            .cell(value)
    };
    html! {
        <DataTable id="finalists" header={&words.finalists_header}>
            { for finals.finalists.iter().enumerate().map(row) }
        </DataTable>
    }
}

fn races(finals: &Finals, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.finals;
    let number = |place: u8| usize::from(place) + 1;
    let row = |race: &FinalRace| {
        let verdict = match race.verdict {
            None => words.goes_on.to_owned(),
            Some((leader_stays, reason)) => {
                let reason_text = words.reasons[reason.index()];
                match (race.is_decided(), leader_stays) {
                    (true, true) => (words.wins)(number(race.leader), reason_text),
                    (true, false) => (words.wins)(number(race.challenger), reason_text),
                    (false, _) => reason_text.to_owned(),
                }
            }
        };
        let (low, high) = race.bounds;
        let [leader, challenger] =
            [race.leader, race.challenger].map(|place| (words.finalist)(number(place)));
        Row::named(format!("{leader} – {challenger}"))
            .cell((texts.number)(race.comparisons))
            .cell((texts.percent)(race.share))
            .cell((texts.range)((low, high), 3))
            .cell_of("words", verdict)
    };
    html! {
        <DataTable id="final-races" header={&words.races_header}>
            { for finals.races.iter().map(row) }
        </DataTable>
    }
}

/// How the races have ended, in a sentence.
fn verdict(finals: &Finals, props: &FinalsViewProps, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.finals;
    let Some(leader) = finals.leader() else {
        return Html::default();
    };
    let mut others = finals.finalists.iter();
    let place = others.position(|finalist| core::ptr::eq(finalist, leader));
    let decided = finals.races.iter().filter(|race| race.is_decided());
    let (decided, races) = (decided.count(), finals.races.len());
    let sentence = match place {
        Some(place @ 1..) => (words.dethroned)(place + 1),
        _ if decided == 0 => words.no_difference.to_owned(),
        _ if decided < races => words.partly.to_owned(),
        _ => words.confirmed.to_owned(),
    };
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
            if decided < races { <p class="quiet small" id="too-close">{ (words.too_close)(props.lab.race_epsilon) }</p> }
            <p class="quiet small">{ (words.sure)(props.lab.race_delta) }</p>
        </>
    }
}
