//! Question of a scene: the first answer counts, and is kept; then what is right is shown, and why.

use super::kept::{Answer, number_of};
use super::live::{Live, number_written};
use super::prose::Prose;
use crate::app::components::focus::FocusFallback;
use crate::app::context::use_page;
use experiments::parameters::number;
use games::fraction::Fraction;
use lessons::answer::Right;
use lessons::lesson::{Choice, Format, Question, Wanted};
use std::rc::Rc;
use texts::{ReaderTexts, Texts};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AskedProps {
    pub question: Rc<Question>,
    pub live: Live,
    /// What was answered.
    pub answer: Option<Answer>,
    pub on_answer: Callback<Answer>,
}

/// The question, and what was said to it.
#[component]
pub fn Asked(props: &AskedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.reader;
    let is_hint_shown = use_state(|| false);
    let said = use_state(|| None::<String>);
    let field = use_node_ref();
    let question = &props.question;
    let blocks = |blocks: &Vec<lessons::lesson::Block>| Rc::new(blocks.clone());
    let on_say = {
        let (question, live, told) = (
            question.clone(),
            props.live.clone(),
            props.on_answer.clone(),
        );
        let said = said.setter();
        Callback::from(
            move |text: String| match judge(&question, &live, &text, texts) {
                Ok(answer) => {
                    said.set(None);
                    told.emit(answer);
                }
                Err(sentence) => said.set(Some(sentence)),
            },
        )
    };
    let show_hint = {
        let is_hint_shown = is_hint_shown.setter();
        Callback::from(move |_: MouseEvent| is_hint_shown.set(true))
    };
    let prose = |of: &Vec<lessons::lesson::Block>| html! { <Prose blocks={blocks(of)} live={props.live.clone()} /> };
    html! {
        <section class="predict lesson-question" tabindex="-1" aria-label={words.question} data-answered={props.answer.is_some().to_string()}>
            <div class="predict-question">{ prose(&question.words) }</div>
            if let Some(answer) = &props.answer {
                { verdict(props, answer, words) }
                if !question.why.is_empty() { { prose(&question.why) } }
            } else {
                <FocusFallback fallback=".lesson-question">
                    { ask(props, &field, &on_say, words) }
                    if let Some(said) = &*said { <p class="field-error" role="alert">{ said }</p> }
                    if *is_hint_shown { { prose(&question.hint) } }
                    else if !question.hint.is_empty() { <button class="hint" onclick={show_hint}>{ words.hint }</button> }
                </FocusFallback>
            }
        </section>
    }
}

/// What somebody has said, judged; a sentence where it cannot be. Of options it is the number.
fn judge(
    question: &Question,
    live: &Live,
    said: &str,
    texts: &'static Texts,
) -> Result<Answer, String> {
    let words = &texts.lessons.reader;
    let answer = |text: &str, is_right, right| Answer {
        question: number_of(question),
        text: text.to_owned(),
        is_right,
        right,
        is_own: live.is_own,
    };
    let option = |options: &[Choice]| {
        let place = said.parse().ok();
        place
            .filter(|&place: &usize| place < options.len())
            .unwrap_or_default()
    };
    if !question.wanted.is_graded() {
        let text = match &question.wanted {
            Wanted::Choice(options) => options[option(options)].words.as_str(),
            _ => said.trim(),
        };
        return Ok(answer(text, None, String::new()));
    }
    let scope = live.scope().ok_or_else(|| words.wait.to_owned())?;
    let right = Right::of(&question.wanted, &scope).map_err(|fault| fault.sentence(texts))?;
    let (is_right, text) = match (&right, &question.wanted) {
        (Right::Number(..), _) => {
            let number = typed(said).ok_or_else(|| words.no_number.to_owned())?;
            (right.takes_number(number), said.trim())
        }
        (Right::Options(truths), Wanted::Choice(options)) => {
            if !truths.contains(&true) {
                return Err(texts.lessons.faults.no_right_answer.to_owned());
            }
            let place = option(options);
            (right.takes_option(place), options[place].words.as_str())
        }
        (Right::Places(_), _) => (right.takes_place(said), said),
        _ => (false, said),
    };
    let right = in_words(&right, &question.wanted, texts);
    Ok(answer(text, Some(is_right), right))
}

/// A number as people type it, or copy it from the page: with spaces between digits and a proper minus sign, as a fraction or in percent.
pub fn typed(text: &str) -> Option<f64> {
    let plain: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    let plain = plain.replace('−', "-");
    let (plain, unit) = match plain.strip_suffix('%') {
        Some(percent) => (percent, 0.01),
        None => (plain.as_str(), 1.0),
    };
    let fraction = || Some(plain.parse::<Fraction>().ok()?.value());
    let number = number(plain).or_else(fraction)?;
    Some(number * unit).filter(|number| number.is_finite())
}

fn in_words(right: &Right, wanted: &Wanted, texts: &Texts) -> String {
    match (right, wanted) {
        (Right::Number(number, _), _) => number_written(*number, Format::Short, texts),
        (Right::Options(right), Wanted::Choice(options)) => {
            let options = options.iter().zip(right).filter(|(_, is_right)| **is_right);
            let words: Vec<&str> = options
                .map(|(option, _)| option.words.trim_end_matches('.'))
                .collect();
            words.join("; ")
        }
        (Right::Places(places), _) => places.join("; "),
        _ => String::new(),
    }
}

fn verdict(props: &AskedProps, answer: &Answer, words: &ReaderTexts) -> Html {
    let said = (words.your_answer)(answer.text.trim_end_matches('.'));
    let is_place = matches!(props.question.wanted, Wanted::Place(..));
    let sentence = match answer.is_right {
        // Places have names that only programs read.
        Some(true) if is_place => words.right.to_owned(),
        Some(false) if is_place => words.wrong.to_owned(),
        Some(true) => format!("{} {said}", words.right),
        Some(false) => format!(
            "{} {said} {}",
            words.wrong,
            (words.right_answer)(&answer.right)
        ),
        None => format!("{} {said}", words.saved),
    };
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
    let Wanted::Place(key, _) = &props.question.wanted else {
        return Html::default();
    };
    let right = answer.right.split("; ").next().unwrap_or_default();
    let experiment = props.live.experiment.as_ref();
    let there = experiment.and_then(|experiment| experiment.with(key, right));
    let Some(there) = there.filter(|_| answer.is_right == Some(false)) else {
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
                <input ref={field} class="number" inputmode="decimal" aria-label={words.answer} autocomplete="off" />
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
                <label class="rows"><span class="quiet small">{ words.free }</span><textarea ref={field} rows="3" /></label>
                <div class="actions"><button>{ words.save }</button></div>
            </form>
        },
    }
}

/// What is selected on the stage, and the way to say that this is it.
fn place(props: &AskedProps, key: &str, on_say: &Callback<String>, words: &ReaderTexts) -> Html {
    let experiment = props.live.experiment.as_ref();
    let place = experiment.map(|experiment| experiment.value(key));
    let place = place.filter(|place| !place.is_empty() && place != "none");
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
