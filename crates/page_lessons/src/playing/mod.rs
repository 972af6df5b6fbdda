//! Experiments that a class plays: pages of a round.
//!
//! * [`student_page`]: where a student chooses, with `fields` and `payoffs`, and sees what that brought.
//! * [`teacher_page`]: where codes come in, with `handing_in`, `settings_form`; `closed_round`: what came of it.
//! * [`offered`]: which experiments there are. `broken_round`: an address that names none.

mod broken_round;
mod closed_round;
mod fields;
mod handing_in;
pub mod offered;
mod payoffs;
mod settings_form;
pub mod student_page;
pub mod teacher_page;
