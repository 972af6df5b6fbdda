//! Values of every dimension on its own, and what the model says about them: the 1-tuples, as dots on one scale.

use super::values_table::ValuesTable;
use experiments::tuning::seen::SeenValue;
use page_kit::components::dots::{Dot, DotPlot};
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use page_model::kit::chart::extent;
use page_model::kit::chart::with_air;
use page_model::kit::dots::Marks;
use page_model::tuning::stage::Stage;
use page_model::tuning::values::truth_of;
use page_model::tuning::words::setting_of;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ValuesProps {
    pub stage: Stage,
}

/// The dots, and the numbers folded away.
#[component]
pub fn Values(props: &ValuesProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.model;
    let stage = &props.stage;
    let Some(values) = &stage.seen.values else {
        return html! { <p class="quiet">{ words.without_singles }</p> };
    };
    let dots: Vec<Vec<Dot>> = values
        .iter()
        .enumerate()
        .map(|(place, values)| dots_of(stage, values, place, texts))
        .collect();
    let numbers = dots.iter().flatten().flat_map(|dot| dot.marks.numbers());
    let shown = extent(numbers.collect::<Vec<_>>()).unwrap_or((0.0, 1.0));
    let range = with_air(shown, 0.03, 0.01);
    let dots: Vec<Dot> = dots.into_iter().flatten().collect();
    html! {
        <div class="rows tuning-values">
            <p class="quiet small">{ words.values_lead }</p>
            <div class="scroll-down" tabindex="0" role="group" aria-label={words.values}><DotPlot id="value-dots" label={words.values} {dots} {range} /></div>
            <Folded id="value-numbers" summary={texts.labs.tuning.page.next.as_numbers}><ValuesTable stage={stage.clone()} /></Folded>
        </div>
    }
}

fn dots_of(stage: &Stage, values: &[SeenValue], dimension: usize, texts: &Texts) -> Vec<Dot> {
    let words = &texts.labs.tuning.page.model;
    let amount = texts.labs.tuning.page.amount;
    let named = &stage.facts.dimensions[dimension];
    let last = stage.seen.last.first();
    let current = last.map(|(point, _)| usize::from(point[dimension]));
    let dot = |(value, seen): (usize, &SeenValue)| {
        let truth = truth_of(&stage.truths, (dimension, value));
        let mean = seen.entry.mean();
        let name = setting_of(named, value as u16, texts);
        let text = mean.map_or_else(|| words.never.to_owned(), amount);
        let first = (value == 0 && dimension > 0).then_some("first-of-group");
        let current = (current == Some(value)).then_some("current");
        Dot {
            name: name.into(),
            marks: Marks {
                value: mean,
                whisker: mean.map(|mean| (mean, mean + seen.exploration)),
                truth: truth.map(|truth| truth.mean),
            },
            text: text.into(),
            class: classes!(first, current),
            about: None,
        }
    };
    values.iter().enumerate().map(dot).collect()
}
