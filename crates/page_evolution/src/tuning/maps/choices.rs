//! Choices of the two dimensions that are looked at together, where there are more.

use engines::tuning::problems::Dimension;
use experiments::tuning::TuningExperiment;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tuning::stage::Stage;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ChoicesProps {
    pub stage: Stage,
}

/// A list for the rows and one for the columns.
#[component]
pub fn Choices(props: &ChoicesProps) -> Html {
    let words = &use_page().texts.labs.tuning.page.maps;
    let go = use_go();
    let stage = &props.stage;
    let Some((row, column)) = stage.lab.pair(stage.facts.dimensions.len()) else {
        return Html::default();
    };
    let choice = |id: &'static str, label: &'static str, chosen: usize, other: usize| {
        let (lab, go) = (stage.lab.clone(), go.clone());
        let on_choose = Callback::from(move |place: u64| {
            let changed = if id == "pair-row" {
                TuningExperiment {
                    row: place,
                    column: other as u64 + 1,
                    ..lab.clone()
                }
            } else {
                TuningExperiment {
                    column: place,
                    row: other as u64 + 1,
                    ..lab.clone()
                }
            };
            go.emit((changed, Entry::Replace));
        });
        let onchange = filter_map_callback(&on_choose, |event: Event| {
            event
                .target_dyn_into::<HtmlSelectElement>()?
                .value()
                .parse()
                .ok()
        });
        let option = |(place, dimension): (usize, &Dimension)| {
            html! {
                <option value={(place + 1).to_string()} selected={place == chosen} disabled={place == other}>{ &dimension.name }</option>
            }
        };
        html! {
            <label for={id}>{ label }{ " " }<select {id} {onchange}>{ for stage.facts.dimensions.iter().enumerate().map(option) }</select></label>
        }
    };
    html! {
        <p class="pair-choices">
            { choice("pair-row", words.rows, row, column) }
            { choice("pair-column", words.columns, column, row) }
        </p>
    }
}
