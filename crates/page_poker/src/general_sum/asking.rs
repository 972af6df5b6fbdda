//! Question: whether the averages come close to the equilibrium in Shapley's game, asked once something has been learned.

use super::found::FoundProps;
use page_kit::components::predict::{Predict, Wanted};
use page_model::general_sum::asking::{Question, question};
use texts::GeneralSumTexts;
use yew::prelude::*;

/// The question, if there is one.
pub fn asking(FoundProps { lab, findings }: &FoundProps, words: &'static GeneralSumTexts) -> Html {
    let Some(Question { id, are_close }) = question(lab, findings) else {
        return Html::default();
    };
    // The answers are that they do, and that they do not.
    let right = usize::from(!are_close);
    let answers = words.answers.map(AttrValue::from).to_vec();
    let why = html! { <p>{ words.why[right] }</p> };
    html! { <Predict {id} question={words.question} wanted={Wanted::Choice(answers, right)} {why} /> }
}
