//! Typed trees: what can be written, what each fault is called and where it is.
//!
//! * [`grammar`]: everything that a text can say.
//! * [`faults`]: every fault with its place.

mod faults;
mod grammar;
