//! Reasons why the race goes on or stops: the bound worked out with the numbers of the moment, and the rules that end the race; the
//! one that has ended it is marked.

use super::formula::bound_formula;
use experiments::racing::{Moment, RacingExperiment};
use page_kit::components::answer::Answered;
use page_kit::components::run::RunFailure;
use page_kit::context::use_page;
use page_model::racing::stopping::{Rule, rules};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct WhyProps {
    pub lab: RacingExperiment,
    pub moment: Rc<Moment>,
    /// Whether that is the moment that is asked for.
    pub is_current: bool,
    /// The games after which the race is asked for.
    pub at: u64,
}

/// Formula and rules, as high before the first test as after it.
#[component]
pub fn Why(props: &WhyProps) -> Html {
    let texts = use_page().texts;
    let WhyProps { lab, moment, .. } = props;
    html! {
        <div class="rows moment" data-games={props.at.to_string()} aria-busy={(!props.is_current).to_string()}>
            { bound_formula(lab, moment.last_test.as_ref(), texts) }
            { stopping_rules(lab, moment, texts) }
        </div>
    }
}

/// What went wrong with the moment.
pub fn failure(answered: &Answered<Moment>) -> Html {
    let failure = answered.failure.clone();
    failure.map_or_else(Html::default, |failure| html! { <RunFailure {failure} /> })
}

/// The rules in the order in which they are asked.
fn stopping_rules(lab: &RacingExperiment, moment: &Moment, texts: &'static Texts) -> Html {
    let words = &texts.labs.racing.page.course.stopping;
    let rule = |(rule, name): (Rule, &'static str)| {
        let absent = (!rule.is_here).then_some("absent");
        let class = classes!(absent, rule.has_fired.then_some("fired"));
        html! {
            <li {class} data-about={rule.about} data-fired={rule.has_fired.to_string()}>
                <span>{ name }</span>
                <span class="number">{ rule.number }</span>
                <b>{ if rule.has_fired { words.stops } else { "" } }</b>
            </li>
        }
    };
    let rules = rules(lab, moment, texts).into_iter().zip(words.rules);
    html! {
        <>
            <p class="small"><strong>{ words.label }</strong></p>
            <ol class="stopping-rules">{ for rules.map(rule) }</ol>
        </>
    }
}
