//! Playing: what the pages of experiments that a class plays say, and what is typed into them.
//!
//! * [`said`]: rules, choices, results in words. [`theory`]: what theory says; [`published`]: what others have found. [`draft`]: a choice that is being made. [`settings`]: of a round, as fields.
//! * [`chosen`]: bars of actions. [`rounds`]: rounds and classes beside each other. [`explained`]: what would have been best. [`dots`]: who got what, as a picture;
//!   [`histogram`]: which numbers were chosen.
//! * [`neighbours`]: a class on a ring or a grid.
//! * [`taken`]: what a teacher takes away.

pub mod chosen;
pub mod dots;
pub mod draft;
pub mod explained;
pub mod histogram;
pub mod neighbours;
pub mod published;
pub mod rounds;
pub mod said;
pub mod settings;
pub mod taken;
pub mod theory;
