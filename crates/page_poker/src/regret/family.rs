//! Kuhn's equilibria: any of them beside the learned average, and where the average lies among them.

use super::pictures::looking::use_looking_around;
use engines::regret::{Strategy, kuhn_equilibrium};
use experiments::regret::{Findings, RegretExperiment};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::filter_map_callback;
use page_kit::context::use_page;
use page_model::regret::equilibria::{Row as FamilyRow, STEPS, alpha_of, rows, step_of};
use std::rc::Rc;
use texts::Texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FamilyProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
}

/// The slider and the table; nothing in games that have no such family.
#[component]
pub fn Family(props: &FamilyProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.page.family;
    let looking = use_looking_around(&props.lab);
    let alpha = props.lab.equilibrium;
    let Some(equilibrium) = kuhn_equilibrium::strategy(&props.learned.tree, alpha) else {
        return Html::default();
    };
    if !props.lab.lock.is_empty() {
        return html! { <p class="quiet" id="family-fixed">{ words.not_when_fixed }</p> };
    }
    let place = props.learned.place();
    let show = looking.slide(|lab, alpha: f64| lab.equilibrium = alpha);
    let take = show.reform(alpha_of);
    let oninput = filter_map_callback(&take, |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>()?;
        field.value().parse().ok()
    });
    let steps = step_of(alpha).to_string();
    let to_nearest = place.map(|place| {
        let onclick = show.reform(move |_: MouseEvent| place.nearest);
        html! { <button id="nearest-alpha" {onclick}>{ words.to_nearest }</button> }
    });
    html! {
        <div class="rows family">
            <p>{ words.introduction }</p>
            if let Some(place) = place { <p id="place">{ (words.place)(place.implied, place.nearest, place.distance) }</p> }
            <div class="actions alpha-row">
                <label for="alpha-slider">{ words.slider }</label>
                <input type="range" id="alpha-slider" min="0" max={STEPS.to_string()} value={steps} {oninput}
                    aria-valuetext={(words.alpha)(alpha)} />
                <output id="alpha-shown" class="number">{ (words.alpha)(alpha) }</output>
                { to_nearest.unwrap_or_default() }
            </div>
            { table(&props.learned, &equilibrium, texts) }
        </div>
    }
}

/// The last action of every information set, in the equilibrium and in the average.
fn table(learned: &Findings, equilibrium: &Strategy, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page.family;
    let row = |row: FamilyRow| {
        Row::named(row.name)
            .with("data-key", row.key.clone())
            .with("data-about", format!("set-{}", row.key))
            .cell(row.action)
            .cells(row.numbers)
    };
    html! {
        <DataTable id="family" header={&words.header}>
            { for rows(learned, equilibrium, texts).into_iter().map(row) }
        </DataTable>
    }
}
