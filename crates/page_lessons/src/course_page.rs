//! Plan of a course: a table of its weeks with what is opened in each, printable; and the way to the other courses.

use page_kit::context::use_page;
use texts::{Course, CoursesTexts, Week};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CoursePageProps {
    /// In its link.
    pub name: String,
}

/// The plan.
#[component]
pub fn CoursePage(CoursePageProps { name }: &CoursePageProps) -> Html {
    let words = &use_page().texts.courses;
    match words.courses.iter().find(|course| course.name == *name) {
        Some(course) => plan(course, words),
        None => html! {
            <div class="home course">
                <h1>{ words.heading }</h1>
                <p role="alert">{ (words.unknown)(name) }</p>
                { others(None, words) }
            </div>
        },
    }
}

fn plan(course: &'static Course, words: &'static CoursesTexts) -> Html {
    let onclick = Callback::from(|_: MouseEvent| {
        // A window that cannot print says so itself.
        let _ = web_sys::window().map(|window| window.print());
    });
    html! {
        <div class="home course">
            <div>
                <h1>{ course.title }</h1>
                <p class="lead">{ course.about }</p>
            </div>
            <table>
                <thead><tr><th scope="col"></th><th scope="col">{ words.subject }</th><th scope="col">{ words.try_it }</th></tr></thead>
                <tbody>{ for course.weeks.iter().enumerate().map(|(place, week)| row(place, week, words)) }</tbody>
            </table>
            <p class="not-printed"><button type="button" {onclick}>{ words.print }</button></p>
            <section class="not-printed">
                <h2>{ words.all }</h2>
                { others(Some(course), words) }
            </section>
        </div>
    }
}

fn row(place: usize, week: &'static Week, words: &'static CoursesTexts) -> Html {
    let link = |(name, to): &(&'static str, &'static str)| html! { <li><a href={format!("#/{to}")}>{ *name }</a></li> };
    html! {
        <tr>
            <th scope="row">{ (words.week)(place + 1) }</th>
            <td>{ week.subject }</td>
            <td><ul>{ for week.links.iter().map(link) }</ul></td>
        </tr>
    }
}

/// The courses but this one.
fn others(open: Option<&'static Course>, words: &'static CoursesTexts) -> Html {
    let courses = words.courses.iter().filter(|course| Some(*course) != open);
    html! {
        <ul class="courses">{ for courses.map(|course| html! { <li><a class="button" href={format!("#/course/{}", course.name)}>{ course.title }</a></li> }) }</ul>
    }
}
