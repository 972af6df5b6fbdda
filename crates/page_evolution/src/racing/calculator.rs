//! The δ that keeps the probability of a wrong verdict below a wanted one.

use experiments::racing::{Findings, RacingExperiment, Searched};
use page_kit::components::data_table::{DataTable, Row as TableRow};
use page_kit::context::use_page;
use page_model::racing::calculator::{self, Row, cells, name, race_link, remarks, why_not};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CalculatorProps {
    pub lab: RacingExperiment,
    pub findings: Rc<Findings>,
}

/// The answer to the form's α, ε and mean; nothing for contestants whose mean is not known.
#[component]
pub fn Calculator(props: &CalculatorProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page.calculator;
    let lab = &props.lab;
    let Some(mean) = props.findings.mean(lab) else {
        return Html::default();
    };
    let searched = props.findings.truth.and_then(|truth| truth.searched);
    let answer = match searched {
        _ if mean == 0.5 => html! { <p>{ words.nobody_is_better }</p> },
        None => html! { <p class="quiet">{ words.after_a_run }</p> },
        Some(searched) => answer(lab, searched, texts),
    };
    html! {
        <>
            <p>{ (words.question)(lab.alpha, lab.epsilon, mean) }</p>
            { answer }
        </>
    }
}

fn answer(lab: &RacingExperiment, searched: Searched, texts: &Texts) -> Html {
    let words = &texts.labs.racing.page.calculator;
    let rows = calculator::rows(searched);
    let remarks = remarks(lab, searched);
    html! {
        <>
            if !rows.is_empty() {
                <DataTable id="wanted" header={&words.header}>
                    { for rows.iter().map(|row| table_row(lab, row, texts)) }
                </DataTable>
            }
            { for why_not(lab.alpha, searched, texts).into_iter().map(|why| html! { <p class="why-not">{ why }</p> }) }
            if remarks.is_large { <p>{ words.delta_is_large }</p> }
            if remarks.is_any { <p>{ words.any_delta }</p> }
            if remarks.is_another { <p class="quiet small">{ words.other_races }</p> }
        </>
    }
}

fn table_row(lab: &RacingExperiment, row: &Row, texts: &Texts) -> TableRow {
    let words = &texts.labs.racing.page.calculator;
    let link = race_link(lab, row).map(|link| format!("#/{link}"));
    let try_it = link.map(|link| html! { <a id={row.link_id} href={link}>{ words.try_it }</a> });
    TableRow::of(row.name)
        .with("data-row", row.name)
        .name(name(row, texts))
        .cells(cells(row, texts))
        .cell(try_it.unwrap_or_default())
}
