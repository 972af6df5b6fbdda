//! Several evolutions side by side: what each has come to.

use super::generation::parameter_names;
use crate::app::context::use_page;
use experiments::evolution::{EvolutionLab, Evolved, Findings};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EvolutionsTableProps {
    pub lab: EvolutionLab,
    pub findings: Rc<Findings>,
}

/// The table; nothing if there is one evolution alone.
#[component]
pub fn EvolutionsTable(props: &EvolutionsTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.evolution_page;
    if props.lab.evolutions == 1 {
        return Html::default();
    }
    let names = parameter_names(props.lab.game, texts);
    let length = props.findings.main().steps[0].parent_meaning.len();
    let row = |(index, evolved): (usize, &Evolved)| {
        let meaning = props.lab.meaning(evolved.strategy());
        let worth = evolved.worth.last();
        html! {
            <tr>
                <th scope="row">{ index + 1 }</th>
                <td>{ evolved.steps.len() }</td>
                <td>{ evolved.archive.len() - 1 }</td>
                <td>{ (texts.number)(evolved.games) }</td>
                { for meaning.iter().map(|number| html! { <td>{ (texts.value)(*number) }</td> }) }
                <td>{ worth.map_or_else(|| "–".to_owned(), |worth| (words.worth_cell)(worth.mean, props.lab.compared_interval(worth.mean))) }</td>
            </tr>
        }
    };
    let begun = props.findings.evolved.iter().enumerate();
    let begun = begun.filter(|(_, evolved)| !evolved.archive.is_empty());
    html! {
        <section class="card wide" id="all-evolutions" aria-labelledby="evolutions-heading">
            <h2 id="evolutions-heading">{ words.evolutions }</h2>
            <div class="scroll whole"><table class="number">
                <thead><tr>
                    { for words.evolutions_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }
                    { for names.iter().take(length).map(|name| html! { <th scope="col">{ *name }</th> }) }
                    <th scope="col">{ words.worth }</th>
                </tr></thead>
                <tbody>{ for begun.map(row) }</tbody>
            </table></div>
        </section>
    }
}
