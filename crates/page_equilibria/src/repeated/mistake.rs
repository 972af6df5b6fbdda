//! The question about a mistake: asked where the two cooperate until one is made.

use super::found::FoundProps;
use experiments::Experiment;
use games::fraction::Fraction;
use page_kit::components::answer::use_answer;
use page_kit::components::predict::{Predict, Wanted};
use page_kit::context::use_page;
use page_model::repeated::mistake::asked;
use yew::prelude::*;

/// The question.
#[component]
pub fn Mistake(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    // Errors, patience and the length of matches have no part in it.
    let pair = of.lab.pair_at(Fraction::ZERO);
    let question = Experiment::from(pair);
    let answer = use_answer(&question, Some(of.lab.recovery()), &[]);
    let recovery = answer.latest.as_deref().and_then(Option::as_ref);
    let Some(asked) = recovery.map(|found| asked(of, found, texts)) else {
        return Html::default();
    };
    let options = asked.options.into_iter().map(AttrValue::from).collect();
    let wanted = Wanted::Choice(options, asked.right);
    let why = html! { <>{ for asked.why.into_iter().map(|why| html! { <p>{ why }</p> }) }</> };
    let id = format!("{} mistake", question.link());
    html! { <Predict {id} question={asked.question} {wanted} {why} /> }
}
