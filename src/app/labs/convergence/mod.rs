//! Convergence: the regret of the recommended move against simulations, for several searches at once.

mod curves_chart;
mod curves_table;
mod exact_table;

use crate::app::components::lab_page::{self, LabPage, LabProps, LabRun, use_lab_run};
use crate::app::components::run::RunRow;
use crate::app::components::section::Section;
use crate::app::context::use_page;
use curves_chart::CurvesChart;
use curves_table::CurvesTable;
use exact_table::exact_table;
use experiments::Lab;
use experiments::convergence::ConvergenceLab;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn ConvergencePage(LabProps { lab, problems }: &LabProps<ConvergenceLab>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.convergence.page;
    let LabRun {
        run,
        findings: curves,
        ..
    } = use_lab_run(lab);
    let progress = lab.progress(&curves);
    let (searched, wanted) = curves.searches;
    let done = (words.searches_done)(&(texts.number)(searched), &(texts.number)(wanted));
    let has_points = curves.curves.iter().any(|curve| !curve.points.is_empty());
    let position = lab.position_to_look_at().link();
    let stage = html! {
        <Section class="card stage" name="results" heading={words.results}>
            <RunRow run={run.clone()} {progress} {done} hindrance={lab_page::hindrance(lab, texts)} />
            if has_points {
                <CurvesChart curves={curves.clone()} />
                <CurvesTable curves={curves.clone()} />
            } else {
                <p class="quiet">{ words.nothing_yet }</p>
            }
        </Section>
    };
    let exact = html! {
        if lab.runnable().is_ok() {
            <Section name="exact" heading={words.exact}>{ exact_table(&curves.truth, texts) }</Section>
        }
    };
    let look = html! { <p><a href={format!("#/{position}")} id="look-at-position">{ words.look_at_position }</a></p> };
    html! {
        <LabPage<ConvergenceLab> lab={lab.clone()} problems={problems.clone()} {run} {stage} under_form={look}
            under_settings={exact} />
    }
}
