//! Practising: a choice tried against a machine, as often as one likes.

use classes::playing::choice_code::Choice;
use classes::playing::practice;
use classes::playing::round::Round;
use page_kit::context::use_page;
use page_model::playing::said::practised;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PractisingProps {
    pub round: Rc<Round>,
    /// Nothing while something is missing.
    pub choice: Option<Choice>,
}

/// The button, and what the last attempt brought.
#[component]
pub fn Practising(PractisingProps { round, choice }: &PractisingProps) -> Html {
    let words = &use_page().texts.playing;
    let attempts = use_state_eq(|| 0_u64);
    let said = use_state(String::new);
    let onclick = {
        let (round, choice) = (round.clone(), choice.clone());
        let (attempts, said) = (attempts.clone(), said.setter());
        Callback::from(move |_: MouseEvent| {
            if let Some(Choice { seat, choices }) = &choice {
                let attempt = practice::practised(&round, *seat, choices, *attempts);
                said.set(practised(&round, &attempt, words));
                attempts.set(*attempts + 1);
            }
        })
    };
    html! {
        <div class="play-practice">
            <div class="actions">
                <button id="practise" aria-disabled={choice.is_none().to_string()} {onclick}>{ words.student.practise }</button>
                <span class="quiet small">{ words.student.practice_note }</span>
            </div>
            <p role="status">{ (*said).clone() }</p>
        </div>
    }
}
