//! Learning: what regret minimisation makes of the game, beside what is exact.

use super::behaviour_table::behaviour_table;
use super::found::FoundProps;
use crate::app::components::answer::use_answer;
use crate::app::components::chart::{LineChart, Series, extent};
use crate::app::components::sentence::Sentence;
use crate::app::context::use_page;
use experiments::exact::Exact;
use experiments::tree_game::{Learning, Play};
use experiments::{Experiment, Lab};
use std::rc::Rc;
use texts::{Texts, TreeGameTexts};
use yew::prelude::*;

/// Smaller numbers than this are drawn as this: 0 has no place on a logarithmic axis.
const LEAST: f64 = 1e-9;

/// The view.
#[component]
pub fn LearningView(of: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tree_game.page;
    let question = Experiment::from(of.lab.asked());
    let answer = use_answer(&question, Some(of.lab.learning()), &[]);
    let body = match answer.latest.as_deref() {
        None => html! { <p class="quiet">{ words.under_way }</p> },
        Some(learning) if !learning.refusal.is_empty() => {
            html! { <p class="quiet">{ (words.not_learned)(&learning.refusal) }</p> }
        }
        Some(learning) => html! {
            <>
                <p role="status"><strong>{ said(of, learning, texts) }</strong></p>
                { chart(learning, words) }
                { table(of, learning, texts) }
            </>
        },
    };
    html! {
        <div class="rows" id="learning" data-points={answer.latest.map(|learning| learning.points.len().to_string())}>
            <Sentence experiment={Experiment::from(of.lab.clone())} text={words.learning_sentence} />
            { body }
        </div>
    }
}

/// How good the average is, and what it pays beside the exact value.
fn said(of: &FoundProps, learning: &Learning, texts: &Texts) -> String {
    let words = &texts.labs.tree_game.page;
    let Some(last) = learning.points.last() else {
        return String::new();
    };
    let exact = match &of.found.play {
        Play::Known {
            payoffs,
            is_value: true,
            ..
        } => Some(payoffs[0].shown()),
        _ => None,
    };
    (words.learned)(
        &(texts.number)(last.iteration),
        &of.player(0, words),
        &(texts.value)(last.value),
        exact.as_deref(),
        &(texts.value)(last.exploitability),
    )
}

fn chart(learning: &Learning, words: &TreeGameTexts) -> Html {
    let points = learning.points.iter();
    let axis: Vec<f64> = points.clone().map(|point| point.iteration as f64).collect();
    let values: Vec<f64> = points
        .map(|point| point.exploitability.max(LEAST))
        .collect();
    let range = extent(values.iter().copied()).unwrap_or((LEAST, 1.0));
    let series = vec![Series::line(words.exploitability, values)];
    html! {
        <LineChart title={words.learning_chart} axis_label={words.iterations_axis} axis={Rc::new(axis)} series={Rc::new(series)} {range}
            logarithmic=true logarithmic_values=true />
    }
}

fn table(of: &FoundProps, learning: &Learning, texts: &Texts) -> Html {
    let share = |&share: &f32| Exact {
        text: (texts.value)(share.into()),
        value: share.into(),
    };
    let mixed = |shares: &Vec<f32>| shares.iter().map(share).collect();
    let average: Vec<Vec<Exact>> = learning.average.iter().map(mixed).collect();
    behaviour_table(of, &average, "learned", &texts.labs.tree_game.page)
}
