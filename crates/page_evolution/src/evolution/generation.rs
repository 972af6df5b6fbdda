//! One generation: who was changed into what, and how it was decided whether that is better.

use super::by_tests;
use super::strategies::strategies;
use engines::evolution::RaceRecord;
use experiments::evolution::{EvolutionLab, Step, StepBy};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GenerationViewProps {
    pub lab: EvolutionLab,
    pub step: Rc<Step>,
    /// Which wins most against the start.
    pub best: Option<[f64; 3]>,
}

/// The generation.
#[component]
pub fn GenerationView(props: &GenerationViewProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.page;
    let GenerationViewProps { lab, step, best } = props;
    let is_over = match lab.step_by {
        StepBy::Tests => by_tests::is_over(lab, step),
        StepBy::Games => lab.game_seen.is_none_or(|games| games >= step.own_games()),
    };
    let verdict = if is_over {
        verdict(step, texts)
    } else {
        words.undecided.to_owned()
    };
    html! {
        <div class="rows" id="generation" data-number={step.number.to_string()} data-accepted={step.is_accepted.to_string()}>
            { strategies(lab, step, *best, texts) }
            <p id="verdict" class={classes!(is_over.then_some(if step.is_accepted { "accepted" } else { "refused" }))}>
                <strong>{ verdict }</strong>
            </p>
            <p class="number small" id="step-size">{ (words.sigma)(step.sigma, step.sigma_after(lab)) }</p>
            if step.races.len() > 1 { { races(step, texts) } }
        </div>
    }
}

fn verdict(step: &Step, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    if step.is_accepted {
        let is_sure = step.races.iter().all(|race| race.by_bounds);
        (words.accepted)(step.races.len(), is_sure)
    } else {
        let lost = step.races.last();
        let (mean, is_sure) = lost.map_or((0.5, false), |race| (race.mean, race.by_bounds));
        (words.refused)(mean, step.races.len(), is_sure)
    }
}

/// All races of the generation.
fn races(step: &Rc<Step>, texts: &'static Texts) -> Html {
    let summary = (texts.labs.evolution.page.all_races)(step.races.len());
    html! { <Folded id="races" {summary}><RacesTable step={step.clone()} /></Folded> }
}

#[derive(Properties)]
struct RacesTableProps {
    step: Rc<Step>,
}

impl PartialEq for RacesTableProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.step, &other.step)
    }
}

#[component]
fn RacesTable(props: &RacesTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.page;
    let row = |(index, race): (usize, &RaceRecord)| {
        let opponent = match race.opponent {
            Some(0) => words.start.to_owned(),
            Some(member) => member.to_string(),
            None => String::new(),
        };
        let verdict = if race.is_better {
            words.won
        } else {
            words.not_won
        };
        let how = if race.by_bounds { "" } else { words.by_mean };
        Row::named((index + 1).to_string())
            .cell(opponent)
            .cell((texts.number)(race.games))
            .cell((texts.fixed)(race.mean, 4))
            .cell((texts.range)(race.bounds, 3))
            .cell(format!("{verdict}{how}"))
    };
    html! {
        <DataTable header={&words.race_header}>
            { for props.step.races.iter().enumerate().map(row) }
        </DataTable>
    }
}
