//! Page of exercises to take away: so many variants of a lesson's questions, computed here, for Moodle, as Markdown, or printed.

use super::course_package::CoursePackage;
use super::exercise_paper::{Printed, answers, paper};
use super::results::use_results;
use crate::lessons::lesson_page::WithLesson;
use classes::exercise::{Exercise, Variation};
use classes::{gift, sheet};
use lessons::lesson::Lesson;
use lessons::link::{LessonLink, LessonLinkError};
use page_kit::components::typed_field::TypedField;
use page_kit::context::use_page;
use page_kit::device;
use page_model::lessons::classes::exercises::{
    MAX_SEED, MAX_VARIANTS, all_variations, number_within, varies,
};
use page_model::lessons::places::id_of;
use page_model::lessons::results::Results;
use std::ops::RangeInclusive;
use std::rc::Rc;
use texts::{ExerciseTexts, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ExercisesPageProps {
    pub link: Result<LessonLink, LessonLinkError>,
}

/// The page.
#[component]
pub fn ExercisesPage(props: &ExercisesPageProps) -> Html {
    let content = use_callback((), |(lesson, link): (Rc<Lesson>, LessonLink), ()| {
        html! { <ExercisesOf key={id_of(&link)} {lesson} link={link.clone()} /> }
    });
    html! { <WithLesson link={props.link.clone()} {content} /> }
}

#[derive(PartialEq, Properties)]
struct ExercisesOfProps {
    lesson: Rc<Lesson>,
    link: LessonLink,
}

#[component]
fn ExercisesOf(props: &ExercisesOfProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.class.exercises;
    let ExercisesOfProps { lesson, link } = props;
    let (count, seed, numbers) = use_numbers(words);
    let is_whole = use_state(|| true);
    let on_whole = {
        let is_whole = is_whole.clone();
        Callback::from(move |_: Event| is_whole.set(!*is_whole))
    };
    let all = use_memo((lesson.clone(), count, seed), |(lesson, count, seed)| {
        all_variations(lesson, *count, *seed)
    });
    let results = use_results(|_| {
        let all = all.iter().flatten();
        all.map(|variation| variation.experiment.clone()).collect()
    });
    let done = all
        .iter()
        .flatten()
        .filter(|variation| results.is_done(&variation.experiment))
        .count();
    let asked = all.iter().map(Vec::len).sum::<usize>();
    let variants = variants(lesson, &all, &results, words);
    let made: usize = variants.iter().map(|(_, exercises)| exercises.len()).sum();
    let is_done = done == asked;
    let address = link.source.clone().first_scene().write();
    html! {
        <div class="class-page exercises-page" data-done={is_done.to_string()}>
            <header class="rows not-printed">
                <p class="lesson-title">{ &lesson.title }</p>
                <h1>{ words.title }</h1>
                <p>{ words.lead }</p>
                { numbers }
                <label class="actions"><input id="with-pictures" type="checkbox" checked={*is_whole} onchange={on_whole} />{ words.with_pictures }</label>
                if !varies(lesson) { <p class="quiet small">{ words.none_varies }</p> }
                <p role="status" class="small">
                    if !is_done { { (words.computing)(done, asked) } }
                    else if made < asked { { (words.without)(asked - made) } }
                </p>
                <div class="actions">
                    <button id="exercises-gift" class="primary" aria-disabled={(!is_done).to_string()} onclick={save(props, "gift.txt", &variants, texts)}>{ words.gift }</button>
                    <button id="exercises-markdown" aria-disabled={(!is_done).to_string()} onclick={save(props, "md", &variants, texts)}>{ words.markdown }</button>
                    <button id="exercises-print" aria-disabled={(!is_done).to_string()} onclick={|_: MouseEvent| device::print()}>{ words.print }</button>
                    <a href={format!("#/{}", address)}>{ words.back }</a>
                </div>
            </header>
            <CoursePackage lesson={lesson.clone()} link={link.clone()} />
            if is_done {
                { for variants.iter().map(|(name, exercises)| paper(name, exercises, *is_whole, words)) }
                if made > 0 { { answers(&variants, words) } }
            }
        </div>
    }
}

/// How many variants there are, and the seed of the first one: the numbers, and the form.
#[hook]
fn use_numbers(words: &'static ExerciseTexts) -> (u64, u64, Html) {
    let count = use_state(|| 4_u64);
    let seed = use_state(device::new_seed);
    let said = use_state(|| None::<&'static str>);
    let number = |allowed: RangeInclusive<u64>, to: UseStateSetter<u64>, wrong: &'static str| {
        let said = said.setter();
        Callback::from(
            move |text: String| match number_within(&text, allowed.clone()) {
                Some(typed) => {
                    said.set(None);
                    to.set(typed);
                }
                None => said.set(Some(wrong)),
            },
        )
    };
    let renew = {
        let seed = seed.setter();
        Callback::from(move |_: MouseEvent| seed.set(device::new_seed()))
    };
    let form = html! {
        <>
            <div class="actions">
                <label class="actions">{ words.variants }<TypedField id="variants" class="number" inputmode="numeric" value={count.to_string()} on_change={number(1..=MAX_VARIANTS, count.setter(), words.bad_variants)} /></label>
                <label class="actions">{ words.seed }<TypedField id="first-seed" class="number" inputmode="numeric" value={seed.to_string()} on_change={number(0..=MAX_SEED, seed.setter(), words.bad_seed)} /></label>
                <button id="new-seed" onclick={renew}>{ words.new_seed }</button>
            </div>
            if let Some(said) = *said { <p class="field-error" role="alert">{ said }</p> }
        </>
    };
    (*count, *seed, form)
}

type Variants = Vec<(String, Vec<Printed>)>;

/// The variants with their exercises, as far as these are known.
fn variants(
    lesson: &Lesson,
    all: &[Vec<Variation>],
    results: &Results,
    words: &ExerciseTexts,
) -> Variants {
    let exercise = |variation: &Variation| {
        let result = results.of(&variation.experiment);
        Printed::of(&lesson.scenes[variation.scene], variation, result)
    };
    let variant = |(number, variations): (usize, &Vec<Variation>)| {
        let exercises = variations.iter().filter_map(exercise).collect();
        ((words.variant)(number + 1), exercises)
    };
    all.iter().enumerate().map(variant).collect()
}

/// Saves them in the format with this ending.
fn save(
    props: &ExercisesOfProps,
    ending: &'static str,
    variants: &Variants,
    texts: &'static Texts,
) -> Callback<MouseEvent> {
    let lesson = props.lesson.clone();
    let variants = variants.iter().map(|(name, exercises)| {
        let exercises = exercises.iter().map(|printed| printed.exercise.clone());
        (name.clone(), exercises.collect::<Vec<Exercise>>())
    });
    let variants: Vec<(String, Vec<Exercise>)> = variants.collect();
    let name = format!("exercises-{}.{ending}", id_of(&props.link));
    Callback::from(move |_: MouseEvent| {
        let (class, address) = (&texts.lessons.class, device::address());
        let (media, text) = if ending == "md" {
            (
                "text/markdown",
                sheet::write(&lesson.title, &variants, &address, class),
            )
        } else {
            let titled = variants
                .iter()
                .map(|(name, exercises)| (format!("{} – {name}", lesson.title), exercises.clone()));
            (
                "text/plain",
                gift::write(&titled.collect::<Vec<_>>(), &address, class.exercises.open),
            )
        };
        device::download(&name, media, &text);
    })
}
