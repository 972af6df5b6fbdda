//! Page of a class: codes come in, and what the class has said is shown for every question.

use super::answers::Answers;
use super::choosing::Choosing;
use super::collecting::{Collecting, use_collecting};
use super::invalid::invalid_list;
use super::paste_box::PasteBox;
use super::results::use_results;
use super::seats::seats;
use crate::lessons::lesson_page::WithLesson;
use classes::collection::Collection;
use classes::grading::Grading;
use classes::search::{counted, search};
use classes::shape::Shape;
use classes::table;
use classes::tally::tallies;
use lessons::lesson::Lesson;
use lessons::link::{CLASS, LessonLink, LessonLinkError};
use page_kit::components::focus::FocusFallback;
use page_kit::context::use_page;
use page_kit::device;
use page_kit::storage;
use page_model::kit::kept::LessonPlace;
use page_model::lessons::places::id_of;
use page_model::lessons::results::Results;
use std::rc::Rc;
use texts::ClassTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ClassPageProps {
    /// Of which lesson; `None` until one is chosen.
    pub link: Option<Result<LessonLink, LessonLinkError>>,
}

/// The page.
#[component]
pub fn ClassPage(props: &ClassPageProps) -> Html {
    let content = use_callback((), |(lesson, link): (Rc<Lesson>, LessonLink), ()| {
        html! { <ClassOf key={id_of(&link)} {lesson} link={link.clone()} /> }
    });
    match &props.link {
        None => html! { <Choosing /> },
        Some(link) => html! { <WithLesson link={link.clone()} {content} /> },
    }
}

#[derive(PartialEq, Properties)]
struct ClassOfProps {
    lesson: Rc<Lesson>,
    link: LessonLink,
}

#[component]
fn ClassOf(props: &ClassOfProps) -> Html {
    let texts = &use_page().texts.lessons.class;
    let words = &texts.page;
    let ClassOfProps { lesson, link } = props;
    let shape = use_memo(lesson.clone(), |lesson| Shape::of(lesson));
    let collecting = use_collecting(&id_of(link), &shape);
    let on_look = {
        let shape = shape.clone();
        Callback::from(move |text: String| counted(&search(&shape, &text)))
    };
    let address = link.source.clone().first_scene();
    use_effect_with((), {
        let place = LessonPlace {
            link: address.write_at(CLASS),
            title: lesson.title.clone(),
            lab: lesson.lab.clone(),
        };
        move |()| storage::set_last_class(&place)
    });
    html! {
        <div class="class-page">
            <header class="rows">
                <p class="lesson-title">{ &lesson.title }</p>
                <h1>{ words.title }</h1>
                <p>{ words.lead }</p>
                <p class="actions small">
                    <a href={format!("#/{}", address.write())}>{ words.read_lesson }</a>
                    <a id="another-lesson" href={format!("#/{CLASS}")}>{ words.another }</a>
                </p>
            </header>
            <PasteBox {on_look} on_text={collecting.on_text.clone()} />
            { invalid_list(&collecting.collection.invalid, &without_invalid(&collecting), texts) }
            <Collected lesson={lesson.clone()} {shape} collecting={collecting.clone()} id={id_of(link)} />
            <p class="quiet small">{ words.no_proof }</p>
        </div>
    }
}

fn without_invalid(collecting: &Collecting) -> Callback<()> {
    let now = collecting.collection.clone();
    collecting.on_change.reform(move |()| Collection {
        invalid: Vec::new(),
        ..(*now).clone()
    })
}

#[derive(Clone, PartialEq, Properties)]
struct CollectedProps {
    lesson: Rc<Lesson>,
    shape: Rc<Shape>,
    collecting: Collecting,
    id: String,
}

/// What was collected.
#[component]
fn Collected(props: &CollectedProps) -> Html {
    let texts = &use_page().texts.lessons.class;
    let words = &texts.page;
    let CollectedProps {
        lesson,
        shape,
        collecting,
        ..
    } = props;
    let students = &collecting.collection.students;
    let of = |results: &Results| {
        Grading::of(lesson, shape, students, &|experiment| {
            results.of(experiment)
        })
    };
    let results = use_results(|results| of(results).wanted);
    let grading = use_memo(
        (collecting.collection.clone(), results.clone()),
        |(_, results)| of(results),
    );
    // Until then verdicts would be those that the codes claim. What cannot be computed is not waited for.
    let is_graded = grading.wanted.iter().all(|wanted| results.is_done(wanted));
    let rights = |number: usize, seed: u64| grading.right(number, seed).cloned();
    let tallies = tallies(shape, students, &rights);
    let questions = tallies.into_iter().enumerate().map(|(number, tally)| {
        let scene = Rc::new(lesson.scenes[shape.questions[number].scene].clone());
        html! { <Answers key={number} number={number + 1} {scene} {tally} results={results.clone()} /> }
    });
    html! {
        <>
            { state(props, &grading, is_graded, texts) }
            if !collecting.is_kept { <p class="field-error" role="alert">{ words.not_kept }</p> }
            if !students.is_empty() {
                <div class="class-questions">{ for questions }</div>
                { seats(students, &grading, words) }
            }
        </>
    }
}

/// How many students there are, and what to do with their answers.
fn state(
    props: &CollectedProps,
    grading: &Rc<Grading>,
    is_graded: bool,
    texts: &'static ClassTexts,
) -> Html {
    let words = &texts.page;
    let collecting = &props.collecting;
    let count = collecting.collection.students.len();
    let on_csv = {
        let CollectedProps {
            lesson,
            shape,
            collecting,
            id,
        } = props.clone();
        let grading = grading.clone();
        Callback::from(move |_: MouseEvent| {
            let rights = |number: usize, seed: u64| grading.right(number, seed).cloned();
            let students = &collecting.collection.students;
            let csv = table::csv(&lesson, &shape, students, &rights, texts);
            device::download(&format!("class-{id}.csv"), "text/csv", &csv);
        })
    };
    html! {
        <FocusFallback fallback="#codes">
            <div class="actions" id="class-state" data-students={count.to_string()}>
                <strong role="status">{ if count == 0 { words.nobody.to_owned() } else { (words.students)(count) } }</strong>
                if count > 0 {
                    <button id="class-csv" onclick={on_csv} aria-disabled={(!is_graded).to_string()}>{ words.csv }</button>
                    <button id="begin-again" onclick={collecting.on_begin_again.reform(|_: MouseEvent| ())}>{ words.start_again }</button>
                }
                if !is_graded { <span class="quiet small">{ words.grading }</span> }
                if let Some(before) = collecting.before.as_ref().filter(|_| count == 0) { { undo(before, collecting, words.undo) } }
            </div>
        </FocusFallback>
    }
}

fn undo(before: &Rc<Collection>, collecting: &Collecting, word: &'static str) -> Html {
    let before = before.clone();
    let onclick = collecting
        .on_change
        .reform(move |_: MouseEvent| (*before).clone());
    html! { <button id="undo" {onclick}>{ word }</button> }
}
