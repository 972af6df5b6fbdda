//! Module of lessons: `lessons` that are read and written, `classes` and what they make of one, experiments that a class plays (`playing`), the `gallery`, plans of courses
//! (`course_page`).
//! `counted_bars`: how many have said what.

#![cfg(target_arch = "wasm32")]

mod classes;
mod counted_bars;
mod course_page;
mod gallery;
mod lessons;
mod playing;

use classes::class_page::ClassPage;
use classes::exercises_page::ExercisesPage;
use course_page::CoursePage;
use gallery::Gallery;
use lessons::lesson_page::LessonPage;
use lessons::writer::Writer;
use page_model::kit::route::Route;
use playing::student_page::StudentPage;
use playing::teacher_page::TeacherPage;
use yew::prelude::*;

/// What a route shows of lessons, and of what is about them; nothing if that is in another module.
pub fn page(route: &Route) -> Html {
    match route {
        Route::Lesson(link) => html! { <LessonPage link={link.clone()} /> },
        Route::Write => html! { <Writer /> },
        Route::Gallery => html! { <Gallery /> },
        Route::Course(course) => html! { <CoursePage name={course.clone()} /> },
        Route::Class(lesson) => html! { <ClassPage link={lesson.clone()} /> },
        Route::Play(round) => html! { <StudentPage round={round.clone()} /> },
        Route::ClassPlays(round) => html! { <TeacherPage round={round.clone()} /> },
        Route::Exercises(lesson) => html! { <ExercisesPage link={lesson.clone()} /> },
        Route::Home | Route::Lessons | Route::Lab(_) | Route::Broken(_) => Html::default(),
    }
}
