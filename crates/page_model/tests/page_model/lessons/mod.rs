//! Lessons and classes: tests of what the page decides.
//!
//! * [`answers`]: judged, told about and kept. [`reading`]: live values, scenes and the ways between them.
//! * [`classes`]: hands, codes, and what a class has said. [`writing`]: the text of a lesson. [`offered`]: lessons in labs.
//! * [`sample`]: a lesson with a question of every kind.

mod answers;
mod classes;
mod course;
mod offered;
mod reading;
mod sample;
mod writing;
