//! Widening, and what it saves: the same search with it and without, and how deep their trees have grown.

use experiments::mcts::MctsExperiment;
use experiments::mcts::widening::Compared;
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::chart::LineChart;
use page_kit::components::run::RunFailure;
use page_kit::context::use_page;
use page_model::kit::chart::Series;
use page_model::kit::chart::extent;
use page_model::mcts::widening::sentence;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct WideningProps {
    pub lab: MctsExperiment,
}

/// The chart, and what it comes to.
#[component]
pub fn Widening(props: &WideningProps) -> Html {
    let texts = use_page().texts;
    let experiment = Experiment::Mcts(props.lab.asked());
    let answered = use_answer(&experiment, Some(MctsExperiment::widening_compared()), &[]);
    if let Some(failure) = answered.failure {
        return html! { <RunFailure {failure} /> };
    }
    let found = answered.latest.filter(|found| !found.is_empty());
    html! {
        <div class="rows" id="widening" aria-busy={(!answered.is_current).to_string()}>
            if let Some(found) = found { { chart(&found, texts) }<p>{ sentence(&props.lab, &found, texts) }</p> }
            <p class="quiet small">{ texts.labs.mcts.widening.why }</p>
        </div>
    }
}

fn chart(found: &[Compared], texts: &'static Texts) -> Html {
    let words = &texts.labs.mcts.widening;
    let axis: Vec<f64> = found.iter().map(|at| at.simulations as f64).collect();
    let plain = found.iter().map(|at| at.plain.mean_depth());
    let widened = found.iter().map(|at| at.widened.mean_depth());
    let (_, highest) = extent(plain.clone().chain(widened.clone())).unwrap_or((0.0, 1.0));
    let series = vec![
        Series::line(words.lines[0].to_owned(), plain),
        Series::line(words.lines[1].to_owned(), widened),
    ];
    html! {
        <LineChart title={words.chart} axis_label={texts.labs.mcts.page.simulations_axis} axis={Rc::new(axis)}
            series={Rc::new(series)} range={(0.0, highest.ceil())} logarithmic=true coloured=true />
    }
}
