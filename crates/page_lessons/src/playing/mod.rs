//! Experiments that a class plays: pages of a round.
//!
//! * [`student_page`]: where a student chooses, with `fields`, `payoffs` and `practising`, and sees what that brought.
//! * [`teacher_page`]: where codes come in, with `handing_in`, `settings_form`; `closed_round`: what came of it, with
//!   `histogram`, `points_plot`, `neighbours`, `round_by_round`, `explained`. `kept`: rounds before it. `text_file`: a file that is opened.
//! * [`offered`]: which experiments there are. [`in_scene`]: one that a lesson's scene holds. `broken_round`: an address that names none.

mod broken_round;
mod closed_round;
mod explained;
mod fields;
mod handing_in;
mod histogram;
pub mod in_scene;
mod kept;
mod neighbours;
pub mod offered;
mod payoffs;
mod points_plot;
mod practising;
mod round_by_round;
mod settings_form;
pub mod student_page;
pub mod teacher_page;
mod text_file;
