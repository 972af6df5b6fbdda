//! One generation: who was changed into what, and how it was decided whether that is better.

use super::strategies::strategies;
use engines::evolution::RaceRecord;
use experiments::evolution::{EvolutionExperiment, Step};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use page_model::evolution::looked_at::is_over;
use page_model::evolution::story::{race_cells, verdict};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GenerationViewProps {
    pub lab: EvolutionExperiment,
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
    let is_over = is_over(lab, step);
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
        Row::named((index + 1).to_string()).cells(race_cells(race, texts))
    };
    html! {
        <DataTable header={&words.race_header}>
            { for props.step.races.iter().enumerate().map(row) }
        </DataTable>
    }
}
