//! Lessons: texts of scenes with experiments, live numbers and questions. The grammar is in `docs/LESSONS.md`.
//!
//! * [`lesson`]: what a lesson is once it is read. [`link`]: which one an address names.
//! * `source`: a text with its lines. [`text`]: from a text, with what is wrong in it ([`fault`]). [`prose`]: its paragraphs, from Markdown.
//! * [`expression`]: live values and right answers. [`answer`]: what is right.
//! * [`html`]: words before the page's program is there. `changes`: parameters as texts have them. `hiding`: what waits for an answer. [`check`]: whether what it names exists: labs, parameters, views; [`fields`]: of results.
//!
//! Reading a text needs a Markdown parser and one of formulas; showing a lesson that was read needs neither, so that the page's program
//! has neither.

pub mod answer;
mod changes;
pub mod check;
pub mod expression;
pub mod fault;
pub mod fields;
mod hiding;
pub mod html;
pub mod lesson;
pub mod link;
pub mod prose;
mod source;
mod stage;
pub mod text;
