//! Prediction: the viewer says what comes next before it is shown, and is told whether that was right, and why.
//!
//! The first answer counts, and is kept for the tab, so that a reload neither loses nor repeats it. A scene of a lesson asks a
//! question of its own: the lab's is not asked beside it.

use super::filter_map_callback;
use super::focus::FocusFallback;
use super::framing::use_is_asked_around;
use crate::context::use_page;
use crate::storage;
use experiments::parameters::number;
use games::fraction::Fraction;
use texts::PredictTexts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What is asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    /// One of these, and the place of the right one.
    Choice(Vec<AttrValue>, usize),
    /// A number, how far from it is still right, and how it is written.
    Number(f64, f64, AttrValue),
}

impl Wanted {
    /// Whether `answer` is right; `None` if it is no answer.
    fn judge(&self, answer: &str) -> Option<bool> {
        match self {
            Self::Choice(options, right) => {
                let place = options.iter().position(|option| option == answer)?;
                Some(place == *right)
            }
            Self::Number(right, tolerance, _) => {
                let fraction = || Some(answer.parse::<Fraction>().ok()?.value());
                let answer = number(answer.trim()).or_else(fraction);
                let answer = answer.filter(|number| number.is_finite())?;
                Some((answer - right).abs() <= *tolerance)
            }
        }
    }

    /// The right answer, in words.
    fn right(&self) -> AttrValue {
        match self {
            Self::Choice(options, right) => options.get(*right).cloned().unwrap_or_default(),
            Self::Number(_, _, text) => text.clone(),
        }
    }
}

#[derive(PartialEq, Properties)]
pub struct PredictProps {
    /// What tells the question from all others: the link of the moment, and a word.
    pub id: AttrValue,
    pub question: AttrValue,
    pub wanted: Wanted,
    /// Why the right answer is right: shown with it.
    #[prop_or_default]
    pub why: Html,
    /// After an answer: whether it was right.
    #[prop_or_default]
    pub on_answer: Callback<bool>,
    /// Whether questions are what the view is for: then they are asked wherever it is shown.
    #[prop_or_default]
    pub is_exercise: bool,
}

/// The question, then what was said to it.
#[component]
pub fn Predict(props: &PredictProps) -> Html {
    let words = &use_page().texts.predict;
    let is_one_too_many = use_is_asked_around() && !props.is_exercise;
    let kept = use_memo(props.id.clone(), |id| storage::answer(id));
    // What was said last, and to which question; it may be no answer.
    let said = use_state(|| None::<(AttrValue, String)>);
    let just_said = said.as_ref().filter(|(id, _)| *id == props.id);
    let text = just_said.map(|(_, text)| text.clone());
    let text = (*kept).clone().or(text);
    let judged = text.as_ref().and_then(|text| props.wanted.judge(text));
    let on_say = {
        let (said, id, told) = (said.setter(), props.id.clone(), props.on_answer.clone());
        let wanted = props.wanted.clone();
        Callback::from(move |text: String| {
            let judged = wanted.judge(&text);
            if judged.is_some() {
                storage::set_answer(&id, &text);
            }
            said.set(Some((id.clone(), text)));
            if let Some(is_right) = judged {
                told.emit(is_right);
            }
        })
    };
    if is_one_too_many {
        return Html::default();
    }
    html! {
        <div class="predict" tabindex="-1" data-answered={judged.is_some().to_string()}>
            <p class="predict-question">{ &props.question }</p>
            if let Some((text, is_right)) = text.as_ref().zip(judged) {
                { verdict(props, text, is_right, words) }
            } else {
                <FocusFallback fallback=".predict">{ ask(&props.wanted, text.is_some(), &on_say, words) }</FocusFallback>
            }
        </div>
    }
}

/// The ways to answer.
fn ask(wanted: &Wanted, is_refused: bool, on_say: &Callback<String>, words: &PredictTexts) -> Html {
    match wanted {
        Wanted::Choice(options, _) => {
            let option = |option: &AttrValue| {
                let (text, on_say) = (option.clone(), on_say.clone());
                let onclick = Callback::from(move |_: MouseEvent| on_say.emit(text.to_string()));
                html! { <button {onclick}>{ option }</button> }
            };
            html! { <div class="actions">{ for options.iter().map(option) }</div> }
        }
        Wanted::Number(..) => {
            let onchange = filter_map_callback(on_say, |event: Event| {
                Some(event.target_dyn_into::<HtmlInputElement>()?.value())
            });
            html! {
                <form class="actions" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                    <input class="number" inputmode="decimal" aria-label={words.answer} autocomplete="off" {onchange} aria-invalid={is_refused.to_string()} />
                    <button>{ words.check }</button>
                    if is_refused { <span role="alert" class="field-error">{ words.no_number }</span> }
                </form>
            }
        }
    }
}

fn verdict(props: &PredictProps, answer: &str, is_right: bool, words: &PredictTexts) -> Html {
    let sentence = if is_right {
        (words.right)(answer)
    } else {
        (words.wrong)(answer, &props.wanted.right())
    };
    html! {
        <div class={classes!("predict-verdict", is_right.then_some("right"))} role="status">
            <p><strong>{ sentence }</strong></p>
            { props.why.clone() }
        </div>
    }
}
