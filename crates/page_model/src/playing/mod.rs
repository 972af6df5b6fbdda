//! Playing: what the pages of experiments that a class plays say, and what is typed into them.
//!
//! * [`said`]: rules, choices, results in words. [`theory`]: what theory says. [`draft`]: a choice that is being made. [`settings`]: of a round, as fields.
//! * [`taken`]: what a teacher takes away.

pub mod draft;
pub mod said;
pub mod settings;
pub mod taken;
pub mod theory;
