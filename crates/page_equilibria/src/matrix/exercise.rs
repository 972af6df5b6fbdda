//! Exercise: the bare matrix and questions about it, one after the other; each is answered before the right answer is shown.

use super::plain_table::PlainTable;
use experiments::Experiment;
use experiments::matrix::{MatrixExperiment, View};
use page_kit::components::lab_page::use_go;
use page_kit::components::predict::{Predict, Wanted};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_kit::storage;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::exercise::{Answer, Question, answered, id, in_words, questions};
use yew::prelude::*;

/// Whether a question has been answered in this tab.
pub fn is_answered(id: &str) -> bool {
    storage::answer(id).is_some()
}

#[derive(PartialEq, Properties)]
pub struct ExerciseProps {
    pub of: Analysis,
    /// After each answer.
    pub on_answer: Callback<()>,
}

/// The exercise.
#[component]
pub fn Exercise(ExerciseProps { of, on_answer }: &ExerciseProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let questions = questions(of);
    let answered = answered(&of.lab, &questions, is_answered);
    let lab = &of.lab;
    let text = words.exercise_sentence;
    let ask = |(number, question): (usize, &Question)| {
        let asked = in_words(of, question, words);
        html! { <Predict key={number} id={id(lab, number)} question={asked.question} wanted={wanted(asked.answer)} why={html! { <p>{ asked.why }</p> }} on_answer={on_answer.reform(|_| ())} is_exercise=true /> }
    };
    html! {
        <div class="rows" id="exercise" data-answered={answered.to_string()} data-questions={questions.len().to_string()}>
            if lab.is_exercise() { <Sentence experiment={Experiment::from(lab.clone())} {text} /> }
            <PlainTable of={of.clone()} />
            { for questions.iter().enumerate().take(answered + 1).map(ask) }
            <AtTheEnd of={of.clone()} is_over={answered > 0 && answered == questions.len()} />
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct EndProps {
    of: Analysis,
    is_over: bool,
}

/// Another exercise, and all that is known about this game.
#[component]
fn AtTheEnd(EndProps { of, is_over }: &EndProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let go = use_go::<MatrixExperiment>();
    let lab = of.lab.clone();
    let another = MatrixExperiment {
        seed: lab.seed.wrapping_add(1),
        ..lab.clone()
    };
    let whole = MatrixExperiment {
        view: View::All,
        ..lab.clone()
    };
    let is_alone = lab.view != View::All;
    let to = |lab: MatrixExperiment| go.reform(move |_: MouseEvent| (lab.clone(), Entry::Push));
    html! {
        <div class="actions">
            if lab.is_exercise() { <button onclick={to(another)} data-key="new-exercise">{ words.another_exercise }</button> }
            if *is_over && is_alone { <button onclick={to(whole)} data-key="whole-game">{ words.everything }</button> }
        </div>
    }
}

/// The answer as it is asked for.
fn wanted(answer: Answer) -> Wanted {
    match answer {
        Answer::Choice(options, right) => {
            Wanted::Choice(options.into_iter().map(AttrValue::from).collect(), right)
        }
        Answer::Number(right, tolerance, text) => Wanted::Number(right, tolerance, text.into()),
    }
}
