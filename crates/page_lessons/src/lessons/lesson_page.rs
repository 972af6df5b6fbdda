//! Page of a lesson: it is loaded, and read; or a sentence says why not. [`WithLesson`]: the same for whatever else is done with one.

use super::loading::{Loaded, use_lesson};
use super::reader::Reader;
use lessons::lesson::Lesson;
use lessons::link::{LessonLink, LessonLinkError, LessonSource};
use page_kit::components::not_loaded::NotLoaded;
use page_kit::context::use_page;
use page_model::lessons::places::id_of;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LessonPageProps {
    pub link: Result<LessonLink, LessonLinkError>,
}

/// The page.
#[component]
pub fn LessonPage(props: &LessonPageProps) -> Html {
    let content = use_callback((), |(lesson, link): (Rc<Lesson>, LessonLink), ()| {
        html! { <Reader key={id_of(&link)} {lesson} link={link.clone()} /> }
    });
    html! { <WithLesson link={props.link.clone()} {content} /> }
}

#[derive(PartialEq, Properties)]
pub struct WithLessonProps {
    pub link: Result<LessonLink, LessonLinkError>,
    /// What is shown once it is there.
    pub content: Callback<(Rc<Lesson>, LessonLink), Html>,
}

/// What is shown of the lesson of a link.
#[component]
pub fn WithLesson(props: &WithLessonProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.reader;
    match &props.link {
        Ok(link) => {
            html! { <LoadedLesson link={link.clone()} content={props.content.clone()} /> }
        }
        Err(LessonLinkError::TooLong { characters }) => message(
            &(words.too_long)(&(texts.number)(*characters as u64)),
            words.home,
        ),
        Err(LessonLinkError::Packed(_) | LessonLinkError::Empty) => {
            message(words.broken, words.home)
        }
    }
}

fn message(sentence: &str, home: &'static str) -> Html {
    html! {
        <section class="card sheet" id="no-lesson">
            <p role="alert">{ sentence }</p>
            <p class="actions"><a class="button primary" href="#/">{ home }</a></p>
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct LoadedLessonProps {
    link: LessonLink,
    content: Callback<(Rc<Lesson>, LessonLink), Html>,
}

#[component]
fn LoadedLesson(props: &LoadedLessonProps) -> Html {
    let words = &use_page().texts.lessons.reader;
    let attempt = use_state(|| 0_u32);
    let loaded = use_lesson(&props.link.source, *attempt);
    let again = {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| attempt.set(*attempt + 1))
    };
    match loaded {
        Loaded::Waiting => html! { <p id="loading" role="status">{ words.loading }</p> },
        Loaded::Here(lesson) => props.content.emit((lesson, props.link.clone())),
        Loaded::Nowhere => {
            let name = match &props.link.source {
                LessonSource::Named(name) => name.as_str(),
                LessonSource::Text(_) => "",
            };
            message(&(words.no_such)(name), words.home)
        }
        Loaded::Failed => {
            html! { <NotLoaded sentence={words.not_loaded} {again} /> }
        }
    }
}
