//! Whether the two are a subgame-perfect equilibrium, for which δ they are, and what each deviation gains.

use super::found::FoundProps;
use experiments::repeated::{Deviation, Perfection};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::framing::use_is_asked_around;
use page_kit::context::use_page;
use page_model::repeated::analysis::Analysis;
use page_model::repeated::perfection::{deviation, sentences};
use page_model::repeated::values::missing;
use texts::Texts;
use yew::prelude::*;

/// The sentences, and the deviations.
#[component]
pub fn Patience(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views;
    // A scene of a lesson asks for which δ.
    let is_asked_around = use_is_asked_around();
    match &of.found.analysis.theory.perfection {
        None => html! { <p class="quiet">{ words.under_way }</p> },
        Some(Err(fault)) => html! { <p class="quiet">{ missing(of, *fault, texts) }</p> },
        Some(Ok(known)) => html! {
            <div class="rows" id="perfection" data-perfect={known.is_perfect.to_string()}>
                { for sentences(known, &of.lab.settings.rounds, !is_asked_around, texts).into_iter().map(|sentence| html! { <p>{ sentence }</p> }) }
                { deviations(of, known, texts) }
            </div>
        },
    }
}

fn deviations(of: &Analysis, known: &Perfection, texts: &Texts) -> Html {
    let words = &texts.labs.repeated.views.patience;
    let row = |(number, one): (usize, &Deviation)| {
        let [states, who, action, gain] = deviation(of, one, texts);
        Row::of(number.to_string())
            .class("gains", one.gain.value() > 0.0)
            .name(states)
            .cells([who, action])
            .cell_of("number", gain)
    };
    let listed = known.deviations.len();
    html! {
        <>
            <DataTable class="deviations" caption={words.deviations} header={&words.columns} is_cut=true>
                { for known.deviations.iter().enumerate().map(row) }
            </DataTable>
            if (listed as u32) < known.count { <p class="quiet small">{ (words.more_deviations)(listed as u64) }</p> }
        </>
    }
}
