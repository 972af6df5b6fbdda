//! Lessons: read, and written.
//!
//! * [`lesson_page`]: what the address of a lesson shows. `loading`: its text, from a file or from the link. `text_reader`: the worker
//!   that reads texts.
//! * [`reader`]: words on one side, the experiment on the other. `scene_stage`: the experiment of a scene.
//!   `faults`: what is wrong with a text.
//! * `course_note`: what a course system is told, in a package for one.
//! * `prose`: paragraphs with live values, controls and buttons. `question`: what is asked. [`hands`]: a class that shows hands. [`hand_in`]: the code of what was answered.
//! * [`writer`]: a text and the lesson that it is, side by side.

mod course_note;
mod faults;
mod hand_in;
mod hands;
pub mod lesson_page;
pub mod loading;
pub mod prose;
mod question;
pub mod reader;
pub mod scene_stage;
mod text_reader;
pub mod writer;
