//! ε and the two δ as sliders, on logarithmic scales. What is chosen stands in the form and the address as well.

use experiments::Lab;
use experiments::parameters::{Parameters, Real};
use experiments::race_curves::RaceCurvesLab;
use page_kit::components::heard;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::Texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Steps of a slider.
const STEPS: f64 = 200.0;
/// Smaller values can be typed, but the slider has no place for them.
const MIN_ON_SLIDER: f64 = 1e-6;

/// The sliders.
pub fn sliders(lab: &RaceCurvesLab, texts: &'static Texts) -> Html {
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
    lab: RaceCurvesLab,
    /// The parameter.
    name: &'static str,
}

#[component]
fn Slider(props: &SliderProps) -> Html {
    let page = use_page();
    let SliderProps { lab, name } = props;
    let name = *name;
    let Some(parameter) = RaceCurvesLab::find(name) else {
        return Html::default();
    };
    let Some(&Real { minimum, maximum }) = parameter.kind.as_kind() else {
        return Html::default();
    };
    let ends = (libm::log(minimum.max(MIN_ON_SLIDER)), libm::log(maximum));
    // What is under the thumb, until it is let go.
    let moving = use_state(|| None::<f64>);
    let value = lab.write(name).parse().unwrap_or(maximum);
    let shown = moving.unwrap_or(value);
    let of_steps = move |event: &Event| {
        let input: HtmlInputElement = event.target_dyn_into()?;
        let steps: f64 = input.value().parse().ok()?;
        let exact = libm::exp(ends.0 + (ends.1 - ends.0) * steps / STEPS);
        Some(rounded(exact).clamp(minimum, maximum))
    };
    let oninput = {
        let moving = moving.setter();
        let show = Callback::from(move |value: f64| moving.set(Some(value)));
        heard(&show, move |event: InputEvent| of_steps(&event))
    };
    let onchange = {
        let (lab, moving, go) = (lab.clone(), moving.setter(), use_go());
        let take = Callback::from(move |value: f64| {
            moving.set(None);
            if let Some(lab) = lab.with(name, &value.to_string()) {
                go.emit((lab, Entry::Replace));
            }
        });
        heard(&take, move |event: Event| of_steps(&event))
    };
    let steps = (libm::log(shown.max(MIN_ON_SLIDER)) - ends.0) / (ends.1 - ends.0) * STEPS;
    let words = (parameter.text)(page.texts);
    let written = (page.texts.labs.race_curves.page.number)(shown);
    let id = format!("slider-{name}");
    html! {
        <div class="slider">
            <label for={id.clone()}>{ words.label }</label>
            <input {id} type="range" min="0" max={STEPS.to_string()} value={libm::round(steps).to_string()}
                aria-valuetext={written.clone()} {oninput} {onchange} />
            <output class="number">{ written }</output>
        </div>
    }
}

/// Three digits: with two, a step from 0.01 on would be rounded back.
fn rounded(value: f64) -> f64 {
    let scale = libm::pow(10.0, 2.0 - libm::floor(libm::log10(value)));
    libm::round(value * scale) / scale
}
