//! The question that the viewer is asked, his answer, and his score.

use drawing::tree::NodeId;
use experiments::minimax::Side;
use page_kit::context::use_page;
use page_model::minimax::asking::{
    Asked, asked, cuts_score, open_question, question_about, score, verdict,
};
use page_model::minimax::predictions::Predictions;
use page_model::minimax::view::View;
use texts::{MinimaxTexts, Texts};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The question; nothing if nothing is asked now.
pub fn prediction_row(
    view: &View,
    in_focus: Side,
    on_predict: &UseStateSetter<Predictions>,
    on_move: &Callback<u64>,
    words: &MinimaxTexts,
) -> Html {
    let content = match asked(&view.predictions) {
        Asked::Nothing => return Html::default(),
        Asked::Cuts => cuts_question(view, in_focus, on_predict, on_move, words),
        Asked::CutsChecked => {
            let sentence = cuts_score(&view.predictions, words);
            html! { <p id="prediction-score" role="status">{ sentence }</p> }
        }
        Asked::Values => html! {
            <ValueQuestion view={view.clone()} {in_focus} on_predict={on_predict.clone()} on_move={on_move.clone()} />
        },
    };
    html! { <div class="prediction">{ content }</div> }
}

fn cuts_question(
    view: &View,
    in_focus: Side,
    on_predict: &UseStateSetter<Predictions>,
    on_move: &Callback<u64>,
    words: &MinimaxTexts,
) -> Html {
    let check = {
        let (view, on_predict, on_move) = (view.clone(), on_predict.clone(), on_move.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(side) = view.side(in_focus) {
                let mut next = view.predictions.clone();
                next.check(&side.subject.picture.record);
                on_predict.set(next);
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
    on_predict: UseStateSetter<Predictions>,
    on_move: Callback<u64>,
}

/// Asks for the value that a node is about to return.
#[component]
fn ValueQuestion(props: &ValueQuestionProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let input = use_node_ref();
    let view = &props.view;
    let score = score(view, words);
    let question = open_question(view).and_then(|node| {
        let question = question_about(view, props.in_focus, node, texts);
        question.map(|(text, value)| (node, text, value))
    });
    let Some((node, text, value)) = question else {
        let is_over = view.barrier.is_none();
        let sentence = if is_over { words.all_done } else { "" };
        return html! {
            <>
                { said(props, texts) }
                <p id="prediction-score" role="status">{ sentence }{ " " }{ score }</p>
            </>
        };
    };
    let answer = on_answer(props, &input, node, value);
    let give_up = {
        let props = props.clone();
        Callback::from(move |_: MouseEvent| {
            take(&props, |predictions| predictions.give_up(node), node);
        })
    };
    let oninput = on_input(props);
    let onsubmit = answer.reform(|event: SubmitEvent| event.prevent_default());
    html! {
        <form class="actions" key={node.to_string()} {onsubmit}>
            <label for="prediction">{ text }</label>
            <input id="prediction" ref={input} class="number" inputmode="text" autocomplete="off" size="7" {oninput} />
            <button id="check-value" type="submit">{ words.check }</button>
            <button id="give-up" type="button" onclick={give_up}>{ words.give_up }</button>
            { said(props, texts) }
            <p id="prediction-score" class="quiet small">{ score }</p>
        </form>
    }
}

/// Takes what stands in the field as the answer; the field is empty once it is right.
fn on_answer(
    props: &ValueQuestionProps,
    input: &NodeRef,
    node: NodeId,
    value: f64,
) -> Callback<()> {
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
}

/// Typing begins another attempt.
fn on_input(props: &ValueQuestionProps) -> Callback<InputEvent> {
    let (predictions, on_predict) = (props.view.predictions.clone(), props.on_predict.clone());
    Callback::from(move |_: InputEvent| {
        if predictions.verdict.is_some() {
            let mut next = predictions.clone();
            next.begin_attempt();
            on_predict.set(next);
        }
    })
}

/// What is to be said of the last answer.
fn said(props: &ValueQuestionProps, texts: &Texts) -> Html {
    let Some(side) = props.view.side(props.in_focus) else {
        return Html::default();
    };
    let (sentence, is_wrong) = verdict(&props.view.predictions, side, texts);
    html! { <p role="status" class={is_wrong.then_some("field-error")} id="prediction-answer">{ sentence }</p> }
}

/// Changes the predictions; once the question about `node` is answered, the step that it hid is shown.
fn take(props: &ValueQuestionProps, change: impl FnOnce(&mut Predictions), node: NodeId) {
    let mut next = props.view.predictions.clone();
    change(&mut next);
    let is_answered = !next.hides(node);
    props.on_predict.set(next);
    if is_answered {
        props.on_move.emit(u64::from(props.view.at) + 1);
    }
}
