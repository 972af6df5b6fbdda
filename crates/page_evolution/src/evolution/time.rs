//! Time by generations. Behind the slider: what the strategy is worth against the start, and the generations whose offspring
//! was accepted.

use experiments::evolution::{EvolutionExperiment, Evolved, Findings, Step, StepBy};
use page_kit::components::lab_page::Shown;
use page_kit::components::time_control::TimeControl;
use page_model::evolution::history::rise;
use page_model::evolution::looked_at::looking_at;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// The time control. `seen` is the generation looked at, 0 before the first; `is_busy` says whether there will be more.
pub fn generations(
    shown: &Shown<EvolutionExperiment>,
    seen: u64,
    is_busy: bool,
    on_go: &Callback<EvolutionExperiment>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.evolution.page;
    let Shown { lab, findings, .. } = shown;
    let last = findings.main().steps.len() as u64;
    let caption = if seen == 0 {
        words.before.to_owned()
    } else {
        (words.generation)(&(texts.number)(seen), &(texts.number)(last))
    };
    let widest = (words.generation)(&(texts.number)(last), &(texts.number)(last));
    let on_move = {
        let (lab, go) = (lab.clone(), on_go.clone());
        Callback::from(move |number: u64| {
            go.emit(looking_at(&lab, number, last));
        })
    };
    let background = html! { <Rise findings={findings.clone()} /> };
    html! {
        <div class="generations">
            <TimeControl position={seen} {last} {caption} {widest} {on_move} {background} busy={is_busy}
                has_keys={lab.step_by == StepBy::Tests} />
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct RiseProps {
    findings: Rc<Findings>,
}

/// Units of the picture, which is stretched over the slider.
const WIDTH: f64 = 1_000.0;
const HEIGHT: f64 = 100.0;

/// The worth by generation, from one half at the bottom to the most at the top, and a stroke a success.
#[component]
fn Rise(props: &RiseProps) -> Html {
    let main = props.findings.main();
    let last = main.steps.len().max(1) as f64;
    let x = |number: u64| WIDTH * number as f64 / last;
    let stroke = |step: &Step| {
        let x = x(step.number);
        html! { <path class="success" d={format!("M{x:.1} {HEIGHT}V{}", HEIGHT - 18.0)} /> }
    };
    html! {
        <svg class="rise" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true">
            { area(main, x) }
            { for main.steps.iter().filter(|step| step.is_accepted).map(stroke) }
        </svg>
    }
}

fn area(main: &Evolved, x: impl Fn(u64) -> f64) -> Html {
    let rise = rise(main);
    let point =
        |&(number, height): &(u64, f64)| format!("{:.1},{:.1}", x(number), HEIGHT * (1.0 - height));
    let line: Vec<String> = rise.iter().map(point).collect();
    let end = rise.last().map_or(0.0, |&(number, _)| x(number));
    html! { <polygon class="worth" points={format!("0,{HEIGHT} {} {end:.1},{HEIGHT}", line.join(" "))} /> }
}
