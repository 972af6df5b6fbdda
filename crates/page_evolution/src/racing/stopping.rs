//! The rules that end a race, with the numbers of the moment: the one that has ended it is marked.

use experiments::racing::{Moment, RacingExperiment};
use page_model::racing::stopping::{Rule, rules};
use texts::Texts;
use yew::prelude::*;

/// The rules in the order in which they are asked.
pub fn stopping_rules(lab: &RacingExperiment, moment: &Moment, texts: &'static Texts) -> Html {
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
