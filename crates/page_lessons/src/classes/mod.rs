//! Classes: what students hand in is collected and shown, and exercises are taken away.
//!
//! * [`class_page`]: the page of `#/class`. `choosing`: of which lesson. `paste_box`, `camera`: where codes come
//!   in. `collecting`: they are counted and kept. `answers`: a picture for each
//!   question. `invalid`: what is no code. `seats`: who has handed in.
//! * [`exercises_page`]: the page of `#/exercises`. `course_package`: the lesson for a course system.
//! * `results`: what experiments have found, computed because answers depend on it.

mod answers;
mod camera;
mod choosing;
pub mod class_page;
mod collecting;
mod course_package;
mod exercise_paper;
pub mod exercises_page;
pub mod invalid;
pub mod paste_box;
mod results;
mod seats;
