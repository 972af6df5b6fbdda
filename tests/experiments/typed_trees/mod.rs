//! Typed trees: what can be written, what each fault is called and where it is, and that no text is too strange.
//!
//! * [`grammar`]: everything that a text can say.
//! * [`faults`]: every fault with its place.
//! * [`fuzz`]: any text at all.

mod faults;
mod fuzz;
mod grammar;
