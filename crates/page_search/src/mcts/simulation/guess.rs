//! Guessing: which column the next simulation goes into, and what a mean will be once the result is counted.

use experiments::mcts::{Inside, MctsExperiment};
use page_kit::components::predict::{Predict, Wanted};
use page_model::mcts::guess::{self, question};
use texts::Texts;
use yew::prelude::*;

/// The question of this moment, if it has one; `phase` is 1 to 3, `None` after backpropagation.
pub fn guess(lab: &MctsExperiment, inside: &Inside, phase: Option<u8>, texts: &Texts) -> Html {
    let Some(question) = question(lab, inside, phase, texts) else {
        return Html::default();
    };
    let wanted = match question.wanted {
        guess::Wanted::Choice(options, place) => {
            Wanted::Choice(options.into_iter().map(AttrValue::from).collect(), place)
        }
        guess::Wanted::Number {
            right,
            near,
            written,
        } => Wanted::Number(right, near, written.into()),
    };
    let why = html! { <p class="small number">{ question.why }</p> };
    html! { <Predict id={question.id} question={question.text} {wanted} {why} /> }
}
