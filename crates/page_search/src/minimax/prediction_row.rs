//! The question that the viewer is asked, his answer, and his score.

use super::view::{SideView, View};
use drawing::tree::NodeId;
use experiments::minimax::predictions::{Predictions, Verdict};
use experiments::minimax::{Side, story};
use page_kit::context::use_page;
use texts::{MinimaxTexts, Texts};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The question; nothing if nothing is asked now.
pub fn prediction_row(
    view: &View,
    in_focus: Side,
    on_move: &Callback<u64>,
    words: &MinimaxTexts,
) -> Html {
    let predictions = &view.predictions;
    let content = if predictions.asks_for_cuts() {
        cuts_question(view, in_focus, on_move, words)
    } else if let Some(score) = predictions.checked {
        let sentence = (words.cuts_score)(score.right, score.missed, score.wrong);
        html! { <p id="prediction-score" role="status">{ sentence }</p> }
    } else if predictions.hides_values() {
        html! { <ValueQuestion view={view.clone()} {in_focus} on_move={on_move.clone()} /> }
    } else {
        return Html::default();
    };
    html! { <div class="prediction">{ content }</div> }
}

fn cuts_question(
    view: &View,
    in_focus: Side,
    on_move: &Callback<u64>,
    words: &MinimaxTexts,
) -> Html {
    let check = {
        let (view, on_move) = (view.clone(), on_move.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(side) = view.side(in_focus) {
                let mut next = (*view.predictions).clone();
                next.check(&side.subject.picture.record);
                view.predictions.set(next);
                on_move.emit(view.last.into());
            }
        })
    };
    html! {
        <>
            <p>{ words.ask_cuts }</p>
            <button id="check-cuts" onclick={check}>{ words.check }</button>
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ValueQuestionProps {
    view: View,
    in_focus: Side,
    on_move: Callback<u64>,
}

/// Asks for the value that a node is about to return.
#[component]
fn ValueQuestion(props: &ValueQuestionProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let input = use_node_ref();
    let view = &props.view;
    let predictions = &view.predictions;
    let open = view.barrier.filter(|(step, _)| *step == view.at);
    let side = view.side(props.in_focus);
    // At the end, of nothing that was asked, there is nothing to be said.
    let is_untouched = predictions.asked == 0 && view.barrier.is_none();
    let score = if is_untouched {
        String::new()
    } else {
        (words.score)(predictions.right, predictions.asked)
    };
    let Some(((_, node), side)) = open.zip(side) else {
        let is_over = view.barrier.is_none();
        let sentence = if is_over { words.all_done } else { "" };
        return html! {
            <>
                { side.map(|side| verdict(predictions, side, texts)).unwrap_or_default() }
                <p id="prediction-score" role="status">{ sentence }{ " " }{ score }</p>
            </>
        };
    };
    let subject = &side.subject;
    let name = story::name_of(&subject.place, &subject.picture.record, node, texts);
    let value = subject.picture.record.view(node).value;
    let answer = {
        let (input, props) = (input.clone(), props.clone());
        Callback::from(move |()| {
            if let Some(input) = input.cast::<HtmlInputElement>() {
                let text = input.value();
                take(
                    &props,
                    |predictions| predictions.answer(node, value, &text),
                    node,
                );
                if !props.view.predictions.hides(node) {
                    input.set_value("");
                }
            }
        })
    };
    let give_up = {
        let props = props.clone();
        Callback::from(move |_: MouseEvent| {
            take(&props, |predictions| predictions.give_up(node), node);
        })
    };
    let oninput = {
        let predictions = predictions.clone();
        Callback::from(move |_: InputEvent| {
            if predictions.verdict.is_some() {
                let mut next = (*predictions).clone();
                next.begin_attempt();
                predictions.set(next);
            }
        })
    };
    let onsubmit = answer.reform(|event: SubmitEvent| event.prevent_default());
    html! {
        <form class="actions" key={node.to_string()} {onsubmit}>
            <label for="prediction">{ (words.ask_value)(&name) }</label>
            <input id="prediction" ref={input} class="number" inputmode="text" autocomplete="off" size="7" {oninput} />
            <button id="check-value" type="submit">{ words.check }</button>
            <button id="give-up" type="button" onclick={give_up}>{ words.give_up }</button>
            { verdict(predictions, side, texts) }
            <p id="prediction-score" class="quiet small">{ score }</p>
        </form>
    }
}

/// What is to be said of the last answer.
fn verdict(predictions: &Predictions, side: &SideView, texts: &Texts) -> Html {
    let words = &texts.labs.minimax.page;
    let record = &side.subject.picture.record;
    let returned = |words: fn(&str, &str) -> String, node: NodeId| {
        // Searches side by side have nodes of their own.
        if node >= record.node_count() {
            return String::new();
        }
        let name = story::name_of(&side.subject.place, record, node, texts);
        words(&name, &(texts.value)(record.view(node).value))
    };
    let sentence = match predictions.verdict {
        Some(Verdict::Right(node)) => returned(words.right, node),
        Some(Verdict::Shown(node)) => returned(words.shown, node),
        Some(Verdict::TooLow) => words.wrong_low.to_owned(),
        Some(Verdict::TooHigh) => words.wrong_high.to_owned(),
        Some(Verdict::NotANumber) => words.not_a_value.to_owned(),
        None => String::new(),
    };
    let is_wrong = !matches!(
        predictions.verdict,
        Some(Verdict::Right(_) | Verdict::Shown(_))
    );
    html! { <p role="status" class={is_wrong.then_some("field-error")} id="prediction-answer">{ sentence }</p> }
}

/// Changes the predictions; once the question about `node` is answered, the step that it hid is shown.
fn take(props: &ValueQuestionProps, change: impl FnOnce(&mut Predictions), node: NodeId) {
    let mut next = (*props.view.predictions).clone();
    change(&mut next);
    let is_answered = !next.hides(node);
    props.view.predictions.set(next);
    if is_answered {
        props.on_move.emit(u64::from(props.view.at) + 1);
    }
}
