//! Question about the next moment that is kept: will the information set that is looked at do its last action more often?

use experiments::regret::RegretExperiment;
use page_kit::components::predict::{Predict, Wanted};
use page_kit::context::use_page;
use page_model::regret::asking::{Question, question};
use page_model::regret::shown::Shown;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AskingProps {
    pub lab: RegretExperiment,
    pub shown: Shown,
}

/// The question, if there is one.
#[component]
pub fn Asking(props: &AskingProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.asking;
    let Some(question) = question(&props.lab, &props.shown, texts) else {
        return Html::default();
    };
    let Question {
        id,
        text,
        right,
        why,
    } = question;
    // In the order of the changes.
    let options = [words.more, words.less, words.as_often].map(AttrValue::Static);
    let wanted = Wanted::Choice(options.to_vec(), right as usize);
    html! { <Predict {id} question={text} {wanted} why={html! { <p>{ why }</p> }} /> }
}
