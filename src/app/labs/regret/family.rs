//! Kuhn's equilibria: any of them beside the learned average, and where the average lies among them.

use crate::app::components::data_table::{DataTable, Row};
use crate::app::components::heard;
use crate::app::context::use_page;
use engines::regret::Strategy;
use engines::regret::kuhn_equilibrium::{self, MAX_ALPHA};
use experiments::regret::Learned;
use std::rc::Rc;
use texts::Texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Steps of the slider.
const STEPS: f64 = 300.0;

#[derive(PartialEq, Properties)]
pub struct FamilyProps {
    pub learned: Rc<Learned>,
}

/// The slider and the table; nothing in games that have no such family.
#[component]
pub fn Family(props: &FamilyProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.page.family;
    let alpha = use_state(|| MAX_ALPHA / 2.0);
    let Some(equilibrium) = kuhn_equilibrium::strategy(&props.learned.tree, *alpha) else {
        return Html::default();
    };
    let place = props.learned.place();
    let take = {
        let alpha = alpha.setter();
        Callback::from(move |steps: f64| alpha.set(MAX_ALPHA * steps / STEPS))
    };
    let oninput = heard(&take, |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>()?;
        field.value().parse().ok()
    });
    let steps = libm::round(*alpha / MAX_ALPHA * STEPS).to_string();
    let to_nearest = place.map(|place| {
        let alpha = alpha.setter();
        let onclick = Callback::from(move |_: MouseEvent| alpha.set(place.nearest));
        html! { <button id="nearest-alpha" {onclick}>{ words.to_nearest }</button> }
    });
    html! {
        <section class="family" aria-labelledby="family-heading">
            <h3 id="family-heading">{ words.heading }</h3>
            <p>{ words.introduction }</p>
            if let Some(place) = place { <p id="place">{ (words.place)(place.implied, place.nearest, place.distance) }</p> }
            <div class="actions alpha-row">
                <label for="alpha-slider">{ words.slider }</label>
                <input type="range" id="alpha-slider" min="0" max={STEPS.to_string()} value={steps} {oninput}
                    aria-valuetext={(words.alpha)(*alpha)} />
                <output id="alpha-shown" class="number">{ (words.alpha)(*alpha) }</output>
                { to_nearest.unwrap_or_default() }
            </div>
            { table(&props.learned, &equilibrium, texts) }
        </section>
    }
}

/// The last action of every information set, in the equilibrium and in the average.
fn table(learned: &Learned, equilibrium: &Strategy, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page.family;
    let tree = &learned.tree;
    let last = |strategy: &Strategy, row: usize| strategy.row(tree, row).last().copied();
    let row = |(row, set): (usize, &engines::regret::InformationSet)| {
        let exact = last(equilibrium, row).unwrap_or_default();
        let average = learned
            .main
            .as_ref()
            .and_then(|main| last(&main.average, row));
        let number = |number: Option<f64>| {
            number.map_or_else(|| "–".to_owned(), |number| format!("{number:.4}"))
        };
        let distance = average.map(|average| (average - exact).abs());
        Row::named(set.key.clone())
            .with("data-key", set.key.clone())
            .cell(set.actions.last().cloned().unwrap_or_default())
            .cells([Some(exact), average, distance].map(number))
    };
    html! {
        <DataTable id="family" header={&words.header}>
            { for tree.information_sets().iter().enumerate().map(row) }
        </DataTable>
    }
}
