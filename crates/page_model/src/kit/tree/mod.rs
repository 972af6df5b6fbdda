//! Trees to walk through: what fingers, mouse and keys mean, and what of a tree is seen.
//!
//! * [`stage`]: the window on a tree, and what of it is folded.
//! * [`gestures`]: what pointers mean. [`pulling`]: values that are pulled. [`walking`]: keys, and where they lead.

pub mod gestures;
pub mod pulling;
pub mod stage;
pub mod walking;
