//! The δ that keeps the probability of a wrong verdict below a wanted one.

use crate::app::context::use_page;
use crate::engines::racing::wanted_error::MOST_TESTS;
use crate::engines::racing::{Correction, Schedule, WantedError};
use crate::experiments::Experiment;
use crate::experiments::racing::{Findings, RacingLab};
use crate::texts::Texts;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CalculatorProps {
    pub lab: RacingLab,
    pub findings: Rc<Findings>,
}

/// The answer to the form's α, ε and mean; nothing for contestants whose mean is not known.
#[component]
pub fn Calculator(props: &CalculatorProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.racing.calculator;
    let lab = &props.lab;
    let Some(mean) = props.findings.mean(lab) else {
        return Html::default();
    };
    let answer = match props.findings.truth {
        _ if mean == 0.5 => html! { <p>{ words.nobody_is_better }</p> },
        None => html! { <p class="quiet">{ words.after_a_run }</p> },
        Some(truth) => match truth.wanted {
            Some(found) => table(lab, &found, texts),
            None => html! { <p>{ (words.too_many)(&(texts.number)(MOST_TESTS)) }</p> },
        },
    };
    html! {
        <section class="racing-section" aria-labelledby="calculator-heading">
            <h2 id="calculator-heading">{ words.heading }</h2>
            <p>{ (words.question)(lab.alpha, lab.epsilon, mean) }</p>
            { answer }
        </section>
    }
}

fn table(lab: &RacingLab, found: &WantedError, texts: &Texts) -> Html {
    let words = &texts.racing.calculator;
    let number = texts.number;
    let rules = lab.race.rules();
    let is_another = rules.correction != Correction::Equal || rules.schedule == Schedule::EveryGame;
    // Rounded up in the last digit that is written: rounded down it would lead to one more test.
    let delta = upwards(found.delta);
    let racing = lab.with_delta(delta);
    let cells = [
        number(found.n_max),
        shown(found.delta),
        number(found.most_games),
        (texts.racing.errors.probability)(found.bound),
    ];
    html! {
        <>
            <div class="scroll whole">
                <table class="number" id="wanted">
                    <thead><tr>{ for words.header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                    <tbody><tr>{ for cells.into_iter().map(|cell| html! { <td>{ cell }</td> }) }</tr></tbody>
                </table>
            </div>
            if found.delta >= 1.0 { <p>{ words.delta_is_large }</p> }
            if is_another { <p class="quiet small">{ words.other_races }</p> }
            if let Some(racing) = racing {
                <p><a id="race-with-delta" href={format!("#/{}", Experiment::Racing(racing).link())}>{ words.try_it }</a></p>
            }
        </>
    }
}

fn shown(delta: f64) -> String {
    if delta >= 0.001 {
        return format!("{delta:.6}");
    }
    format!("{delta:.6e}").replace('-', "−")
}

/// With nine digits, rounded up.
fn upwards(delta: f64) -> f64 {
    let scale = libm::pow(
        10.0,
        8.0 - libm::floor(libm::log10(delta.max(f64::MIN_POSITIVE))),
    );
    if scale.is_finite() {
        libm::ceil(delta * scale) / scale
    } else {
        delta
    }
}
