//! Question of a scene: the first answer counts, and is kept; then what is right is shown, and why.

use super::prose::{Live, Prose};
use lessons::lesson::{Block, Choice, Question, Wanted};
use page_kit::components::focus::FocusFallback;
use page_kit::context::use_page;
use page_model::lessons::kept::Answer;
use page_model::lessons::said::{
    Said, right_place, said_to, selected_place, verdict as verdict_on,
};
use std::rc::Rc;
use texts::ReaderTexts;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The question, which describes the fields in which it is answered.
const ASKED: &str = "lesson-asked";

#[derive(Clone, PartialEq, Properties)]
pub struct AskedProps {
    pub question: Rc<Question>,
    pub live: Live,
    /// What was answered.
    pub answer: Option<Answer>,
    pub on_answer: Callback<Answer>,
    /// Whether it is put to a class whose hands are counted: then it is only read.
    #[prop_or_default]
    pub is_put: bool,
}

/// The question, and what was said to it.
#[component]
pub fn Asked(props: &AskedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.reader;
    let is_hint_shown = use_state(|| false);
    let field = use_node_ref();
    let question = &props.question;
    let Saying {
        said,
        is_waiting,
        on_say,
    } = use_saying(props);
    let show_hint = {
        let is_hint_shown = is_hint_shown.setter();
        Callback::from(move |_: MouseEvent| is_hint_shown.set(true))
    };
    let prose = |of: &Vec<Block>| html! { <Prose blocks={Rc::new(of.clone())} live={props.live.clone()} /> };
    html! {
        <section class="predict lesson-question" tabindex="-1" aria-label={words.question} data-answered={props.answer.is_some().to_string()}>
            <div class="predict-question" id={ASKED}>{ prose(&question.words) }</div>
            if props.is_put {
                // The class answers.
            } else if let Some(answer) = &props.answer {
                { verdict(props, answer, words) }
                if !question.why.is_empty() { { prose(&question.why) } }
            } else {
                <FocusFallback fallback=".lesson-question">
                    { ask(props, &field, &on_say, words) }
                    if let Some(Said::Refused(sentence)) = &*said { <p class="field-error" role="alert">{ sentence }</p> }
                    if is_waiting { <p class="quiet small" role="status">{ words.wait }</p> }
                    if *is_hint_shown { { prose(&question.hint) } }
                    else if !question.hint.is_empty() { <button class="hint" onclick={show_hint}>{ words.hint }</button> }
                </FocusFallback>
            }
        </section>
    }
}

/// What was said that is no answer yet, and the way to say something.
struct Saying {
    said: UseStateHandle<Option<Said>>,
    /// Whether it is judged as soon as the result is there.
    is_waiting: bool,
    on_say: Callback<String>,
}

#[hook]
fn use_saying(props: &AskedProps) -> Saying {
    let texts = use_page().texts;
    let said = use_state(|| None::<Said>);
    let on_say = {
        let AskedProps {
            question,
            live,
            on_answer,
            ..
        } = props.clone();
        let said = said.setter();
        Callback::from(
            move |text: String| match said_to(&question, &live.known, text, texts) {
                Ok(answer) => {
                    said.set(None);
                    on_answer.emit(answer);
                }
                Err(no_answer) => said.set(Some(no_answer)),
            },
        )
    };
    let known = &props.live.known;
    let waiting = said
        .as_ref()
        .and_then(|said| said.waiting(&props.question, known));
    let is_waiting = waiting.is_some();
    let due = waiting
        .filter(|_| known.scope().is_some())
        .map(str::to_owned);
    use_effect_with(due, {
        let on_say = on_say.clone();
        move |due| {
            if let Some(text) = due {
                on_say.emit(text.clone());
            }
        }
    });
    Saying {
        said,
        is_waiting,
        on_say,
    }
}

fn verdict(props: &AskedProps, answer: &Answer, words: &ReaderTexts) -> Html {
    let sentence = verdict_on(answer, &props.question.wanted, words);
    let class = classes!(
        "predict-verdict",
        (answer.is_right == Some(true)).then_some("right")
    );
    html! { <div {class} role="status" data-right={answer.is_right.map(|is| is.to_string())}>
            <p><strong>{ sentence }</strong></p>
            { shown_place(props, answer, words) }
        </div>
    }
}

/// The way to see the right place, after another one was said.
fn shown_place(props: &AskedProps, answer: &Answer, words: &ReaderTexts) -> Html {
    let Some(there) = right_place(&props.question.wanted, answer, &props.live.known) else {
        return Html::default();
    };
    let onclick = props.live.on_go.reform(move |_: MouseEvent| there.clone());
    html! { <button class="show-place" {onclick}>{ words.show_place }</button> }
}

/// The ways to answer.
fn ask(
    props: &AskedProps,
    field: &NodeRef,
    on_say: &Callback<String>,
    words: &ReaderTexts,
) -> Html {
    // What is typed is an answer when it is sent, not when the field is left.
    let onsubmit = {
        let (on_say, field) = (on_say.clone(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let input = field.cast::<HtmlInputElement>().map(|field| field.value());
            let text = input.or_else(|| Some(field.cast::<HtmlTextAreaElement>()?.value()));
            if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
                on_say.emit(text);
            }
        })
    };
    match &props.question.wanted {
        Wanted::Number(..) => html! {
            <form class="actions" {onsubmit}>
                <input ref={field} class="number" inputmode="decimal" aria-label={words.answer} aria-describedby={ASKED} autocomplete="off" />
                <button>{ words.check }</button>
            </form>
        },
        Wanted::Choice(options) => {
            let option = |(index, option): (usize, &Choice)| {
                let on_say = on_say.clone();
                let onclick = Callback::from(move |_: MouseEvent| on_say.emit(index.to_string()));
                html! { <button class="option" {onclick}>{ &option.words }</button> }
            };
            html! { <div class="options">{ for options.iter().enumerate().map(option) }</div> }
        }
        Wanted::Place(key, _) => place(props, key, on_say, words),
        Wanted::Free => html! {
            <form class="rows" {onsubmit}>
                <label class="rows"><span class="quiet small">{ words.free }</span><textarea ref={field} rows="3" aria-describedby={ASKED} /></label>
                <div class="actions"><button>{ words.save }</button></div>
            </form>
        },
    }
}

/// What is selected on the stage, and the way to say that this is it.
fn place(props: &AskedProps, key: &str, on_say: &Callback<String>, words: &ReaderTexts) -> Html {
    let place = selected_place(key, &props.live.known);
    let told = match place {
        None => words.select,
        Some(_) => words.selected,
    };
    let check = place.clone().map(|place| {
        let onclick = on_say.reform(move |_: MouseEvent| place.clone());
        html! { <button class="primary" {onclick}>{ words.check }</button> }
    });
    html! {
        <div class="actions">
            <span class="selected-place" aria-live="polite" data-place={place.clone()}>{ told }</span>
            { check.unwrap_or_default() }
        </div>
    }
}
