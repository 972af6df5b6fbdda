//! The honest ending: finalists with their fresh evaluations, the races between them, and how sure the answer is.

use super::stage::Ground;
use super::words::setting;
use crate::app::context::use_page;
use crate::engines::mcts::statistics::Z;
use crate::engines::tuning::problems::Dimension;
use crate::engines::tuning::table::Entry;
use crate::experiments::tuning::{FinalRace, Finalist, Finals, Findings, TuningLab};
use crate::texts::Texts;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FinalsSectionProps {
    pub lab: TuningLab,
    pub ground: Ground,
    pub findings: Rc<Findings>,
}

/// The section.
#[component]
pub fn FinalsSection(props: &FinalsSectionProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.tuning.finals;
    let run = props.findings.first.as_ref();
    let finals = run
        .map(|run| &run.finals)
        .filter(|finals| finals.finalists.len() > 1);
    let is_over = run.is_some_and(|run| run.is_over);
    html! {
        <section class="tuning-section" aria-labelledby="finals-heading" data-over={is_over.to_string()}>
            <h2 id="finals-heading">{ words.heading }</h2>
            <p class="quiet small">{ words.lead }</p>
            if let Some(finals) = finals {
                { finalists(finals, &props.ground.dimensions, texts) }
                { races(finals, texts) }
                if finals.are_over() { { verdict(finals, &props.lab, texts) } }
            } else if is_over {
                <p class="quiet">{ words.none }</p>
            } else {
                <p class="quiet">{ words.later }</p>
            }
        </section>
    }
}

fn mean_and_margin(entry: &Entry, texts: &Texts) -> (String, Option<String>) {
    let amount = texts.tuning.amount;
    let mean = entry.mean().map_or_else(|| "–".to_owned(), amount);
    (mean, entry.standard_error().map(|error| amount(Z * error)))
}

fn finalists(finals: &Finals, dimensions: &[Dimension], texts: &Texts) -> Html {
    let words = &texts.tuning.finals;
    let leader = finals.leader();
    let row = |(place, finalist): (usize, &Finalist)| {
        let leads = leader.is_some_and(|leader| core::ptr::eq(leader, finalist));
        let (mean, margin) = mean_and_margin(&finalist.entry, texts);
        let marks = [(place == 0, words.recommended), (leads, words.leads)];
        let marks: Vec<&str> = marks
            .into_iter()
            .filter_map(|(is_it, mark)| is_it.then_some(mark))
            .collect();
        html! {
            <tr class={classes!(leads.then_some("best"))} data-leads={leads.to_string()}>
                <th scope="row">{ (words.finalist)(place + 1) }{ " " }<span class="quiet small">{ marks.join(", ") }</span></th>
                <td class="words">{ setting(dimensions, &finalist.point, texts) }</td>
                <td>{ (texts.number)(finalist.entry.visits.into()) }</td>
                <td>{ mean }{ margin.map(|margin| format!(" ± {margin}")) }</td>
            </tr>
        }
    };
    html! {
        <div class="scroll whole"><table class="number" id="finalists">
            <thead><tr>{ for words.finalists_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
            <tbody>{ for finals.finalists.iter().enumerate().map(row) }</tbody>
        </table></div>
    }
}

fn races(finals: &Finals, texts: &Texts) -> Html {
    let words = &texts.tuning.finals;
    let number = |place: u8| usize::from(place) + 1;
    let row = |race: &FinalRace| {
        let verdict = match race.verdict {
            None => words.goes_on.to_owned(),
            Some((leader_wins, reason)) => {
                let winner = if leader_wins {
                    race.leader
                } else {
                    race.challenger
                };
                (words.wins)(number(winner), words.reasons[reason.index()])
            }
        };
        let (low, high) = race.bounds;
        html! {
            <tr>
                <th scope="row">{ (words.finalist)(number(race.leader)) }{ " – " }{ (words.finalist)(number(race.challenger)) }</th>
                <td>{ (texts.number)(race.comparisons) }</td>
                <td>{ format!("{:.1} %", 100.0 * race.share) }</td>
                <td>{ format!("{low:.3} – {high:.3}") }</td>
                <td class="words">{ verdict }</td>
            </tr>
        }
    };
    html! {
        <div class="scroll whole"><table class="number" id="final-races">
            <thead><tr>{ for words.races_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
            <tbody>{ for finals.races.iter().map(row) }</tbody>
        </table></div>
    }
}

fn verdict(finals: &Finals, lab: &TuningLab, texts: &Texts) -> Html {
    let words = &texts.tuning.finals;
    let Some(leader) = finals.leader() else {
        return Html::default();
    };
    let place = finals
        .finalists
        .iter()
        .position(|finalist| core::ptr::eq(finalist, leader));
    let (mean, margin) = mean_and_margin(&leader.entry, texts);
    let amount = texts.tuning.amount;
    let promised = finals.promised;
    let came = finals.finalists[0].entry.mean();
    html! {
        <>
            <p id="final-verdict"><strong>{ (words.verdict)(place.unwrap_or(0) + 1, &mean, margin.as_deref()) }</strong></p>
            if let Some((expected, came)) = promised.mean().zip(came) {
                <p id="promised">{ (words.promised)(&amount(expected), promised.visits, &amount(came)) }</p>
            }
            <p class="quiet small">{ (words.sure)(lab.race_delta) }</p>
        </>
    }
}
