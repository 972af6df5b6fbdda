//! ε and the two δ as sliders, on logarithmic scales. What is chosen stands in the form and the address as well.

use experiments::LabExperiment;
use experiments::parameters::{Parameters, Real};
use experiments::race_curves::RaceCurvesExperiment;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::race_curves::sliders::{STEPS, Scale};
use texts::Texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The sliders.
pub fn sliders(lab: &RaceCurvesExperiment, texts: &'static Texts) -> Html {
    let words = &texts.labs.race_curves.page;
    let slider = |key: &'static str| html! { <Slider lab={lab.clone()} name={key} /> };
    html! {
        <div class="sliders" role="group" aria-label={words.sliders}>
            { slider("epsilon") }
            { slider("delta") }
            { slider("delta_star") }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct SliderProps {
    lab: RaceCurvesExperiment,
    /// The parameter.
    name: &'static str,
}

#[component]
fn Slider(props: &SliderProps) -> Html {
    let page = use_page();
    let SliderProps { lab, name } = props;
    let name = *name;
    let Some(parameter) = RaceCurvesExperiment::find(name) else {
        return Html::default();
    };
    let Some(&Real { minimum, maximum }) = parameter.kind.as_kind() else {
        return Html::default();
    };
    let scale = Scale::new(minimum, maximum);
    // What is under the thumb, until it is let go.
    let moving = use_state(|| None::<f64>);
    let value = lab.write(name).parse().unwrap_or(maximum);
    let shown = moving.unwrap_or(value);
    let of_steps = move |event: &Event| {
        let input: HtmlInputElement = event.target_dyn_into()?;
        let steps: f64 = input.value().parse().ok()?;
        Some(scale.value(steps))
    };
    let oninput = {
        let moving = moving.setter();
        let show = Callback::from(move |value: f64| moving.set(Some(value)));
        filter_map_callback(&show, move |event: InputEvent| of_steps(&event))
    };
    let onchange = {
        let (lab, moving, go) = (lab.clone(), moving.setter(), use_go());
        let take = Callback::from(move |value: f64| {
            moving.set(None);
            if let Some(lab) = lab.with(name, &value.to_string()) {
                go.emit((lab, Entry::Replace));
            }
        });
        filter_map_callback(&take, move |event: Event| of_steps(&event))
    };
    let words = (parameter.text)(page.texts);
    let written = (page.texts.labs.race_curves.page.number)(shown);
    let id = format!("slider-{name}");
    html! {
        <div class="slider">
            <label for={id.clone()}>{ words.label }</label>
            <input {id} type="range" min="0" max={STEPS.to_string()} value={scale.step(shown).to_string()}
                aria-valuetext={written.clone()} {oninput} {onchange} />
            <output class="number">{ written }</output>
        </div>
    }
}
