//! Map of the subjects of a course: for each its lessons, its labs and some games; plans of courses; and what belongs to no subject.

use super::Words;
use super::sketch::Sketch;
use texts::{Course, ListedLesson, SubjectText, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MapProps {
    pub words: Words,
}

/// The map.
#[component]
pub fn Map(props: &MapProps) -> Html {
    let texts = props.words.0;
    let words = &texts.home;
    html! {
        <section class="map" aria-labelledby="lessons-heading">
            <h2 id="lessons-heading">{ texts.map.heading }</h2>
            <ul class="subjects">{ for texts.map.subjects.iter().map(|subject| subject_card(subject, texts)) }</ul>
            <h3>{ texts.courses.heading }</h3>
            <ul class="courses">{ for texts.courses.courses.iter().map(course_link) }</ul>
            <p class="actions">
                <a href="#/gallery">{ words.gallery }</a><a href="#/write">{ words.write }</a><a href="#/class">{ words.collect }</a>
            </p>
        </section>
    }
}

fn subject_card(said: &'static SubjectText, texts: &'static Texts) -> Html {
    let (words, subject) = (&texts.map, said.subject);
    let labs: Vec<_> = texts.shell.labs_of(subject).collect();
    let picture = labs.first().map(|lab| html! { <Sketch lab={lab.key} /> });
    let labs = labs.iter().map(|lab| link(lab.name, lab.link)).collect();
    let games = said.games.iter().map(|(name, to)| link(name, to)).collect();
    let lessons = texts.shell.lessons_of(subject);
    let lessons = lessons.map(|lesson| lesson_link(lesson, texts)).collect();
    html! {
        <li class="card subject">
            <div class="subject-picture" aria-hidden="true">{ for picture }</div>
            <h3>{ said.name }</h3>
            <p class="quiet small">{ said.about }</p>
            { list(words.lessons, lessons) }
            { list(words.labs, labs) }
            { list(words.games, games) }
        </li>
    }
}

fn course_link(course: &'static Course) -> Html {
    html! { <li><a class="button" href={format!("#/course/{}", course.name)}>{ course.title }</a></li> }
}

/// Links under a heading; nothing where there are none.
fn list(name: &'static str, links: Vec<Html>) -> Html {
    if links.is_empty() {
        return Html::default();
    }
    html! { <div class="subject-links"><p class="quiet small" aria-hidden="true">{ name }</p><ul aria-label={name}>{ for links }</ul></div> }
}

fn link(name: &'static str, to: &'static str) -> Html {
    html! { <li><a href={format!("#/{to}")}>{ name }</a></li> }
}

fn lesson_link(lesson: &'static ListedLesson, texts: &'static Texts) -> Html {
    let minutes = (texts.lessons.reader.minutes)(lesson.minutes);
    html! { <li><a href={format!("#/lesson/{}", lesson.name)} title={minutes}>{ lesson.title }</a></li> }
}
